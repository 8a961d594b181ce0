### Sherwood


## The game

sherwood-name = Sherwood
sherwood-tagline = Apposta i banditi, colpisci al momento giusto e sparisci prima che lo sceriffo faccia la conta.
sherwood-about = Un gioco di dadi e sangue freddo per due, tre o quattro bande (cinque con la nostra ricostruzione dell’espansione); circa 45 minuti. In ognuno dei quattro turni nascondi i banditi lungo la strada, assalti i carri del re un dado dopo l’altro da sinistra, ti dividi il bottino e speri che lo sceriffo guardi altrove. Robin Hood e i suoi amici danno una mano una volta a turno.

## Chapters

sherwood-chapter-setup = Preparazione
sherwood-chapter-course = Svolgimento
sherwood-chapter-leader = Capibanda e allegra brigata
sherwood-chapter-marks = Segni
sherwood-chapter-placement = Piazzare i banditi
sherwood-chapter-marion = Lady Marion
sherwood-chapter-tip_off = Soffiata
sherwood-chapter-brotherhood = Fratellanza
sherwood-chapter-inside_job = Lavoro dall’interno
sherwood-chapter-friendly_guards = Guardie amichevoli
sherwood-chapter-closing = Compattare le file
sherwood-chapter-reveal = Guardie e rivelazione
sherwood-chapter-beer_wagon = Il carro della birra
sherwood-chapter-gypsy_wagon = Il carro della gitana
sherwood-chapter-copy = Difesa copiata
sherwood-chapter-war_wagon = Il carro da guerra
sherwood-chapter-royal_wagon = Il carro reale
sherwood-chapter-sheriff_wagon = Il carro dello sceriffo
sherwood-chapter-fair_wagon = Il carro della fiera
sherwood-chapter-john = Little John
sherwood-chapter-infiltrator = Infiltrato
sherwood-chapter-shove = Spintone
sherwood-chapter-lying = Banditi stesi
sherwood-chapter-squeeze = Stretti stretti
sherwood-chapter-quick_job = Lavoro veloce
sherwood-chapter-assault = Assalto
sherwood-chapter-robin = Robin Hood
sherwood-chapter-heads_down = Giù la testa!
sherwood-chapter-second_chance = Seconda chance
sherwood-chapter-over_there = Guarda di là!
sherwood-chapter-over_here = Guarda di qua!
sherwood-chapter-look = Le due carte «guarda»
sherwood-chapter-result = Risultato
sherwood-chapter-points = Punti
sherwood-chapter-loot = Bottino
sherwood-chapter-drawbridge = Il ponte levatoio
sherwood-chapter-tuck = Fra Tuck
sherwood-chapter-cheer_up = Forza, ragazzo!
sherwood-chapter-barter = Baratto
sherwood-chapter-market = Al mercato!
sherwood-chapter-where_beer = Dov’è la birra?
sherwood-chapter-release = Scarcerazione
sherwood-chapter-bail = Cauzione
sherwood-chapter-arrest = Arresti
sherwood-chapter-reward = Ricompense
sherwood-chapter-cleanup = Pulizia
sherwood-chapter-end = Conteggio finale
sherwood-chapter-two = Due giocatori
sherwood-chapter-option = Opzioni
sherwood-chapter-info = Chi sa che cosa

## Rules: setup
## Every rule has one message. .ruling says why this table decides so where the rulebook is silent; .refusal is spoken to the player whose action breaks the rule.

# $seats (number): seats at the table.
sherwood-setup-players = Si gioca in due, tre o quattro; in cinque solo con l’espansione ricostruita.
    .refusal = A Sherwood si gioca da due a quattro, o in cinque con l’opzione del quinto giocatore; posti a questo tavolo: { $seats }.
sherwood-setup-gangs = Ogni banda ha un capobanda, quattro banditi, quattro dadi e un segnapunti dello stesso colore, più un forziere.
sherwood-setup-own_colour = Due bande non hanno mai lo stesso colore; a questo tavolo i posti li ricevono in ordine.
sherwood-setup-first_player = Chi comincia il primo turno lo decide la sorte.
    .ruling = Il regolamento ci scherza soltanto, quindi si tira a sorte.
sherwood-setup-score_zero = Tutte le bande cominciano da zero punti.
sherwood-setup-loot_supply = I 53 gettoni bottino stanno coperti in un’unica riserva.
sherwood-setup-loot_mix = Per ognuno dei quattro colori ci sono 5 anelli, 4 bracciali e 2 collane; in più 9 monete senza colore.
    .ruling = Ricostruito: è stampato solo il totale di 53.
sherwood-setup-tokens_apart = Monete del villaggio, gettoni +2/−2 e segni X sono a portata di mano e non finiscono mai nella riserva del bottino.
sherwood-setup-coins_never_short = Una moneta del villaggio c’è sempre.
    .ruling = Fino a quattro giocatori non ne servono mai più di 12 su 13; in cinque si immagina che ce ne siano altre.
sherwood-setup-wagon_deck = I 42 carri, sei dei quali speciali, formano un solo mazzo coperto e mescolato.
sherwood-setup-wagon_backs = Dal retro un carro rivela solo l’intervallo della sua difesa; quelli speciali sono uguali agli altri.
sherwood-setup-wagon_values = Ci sono tre retri, 4–7, 8–10 e 11–14, con 14 carte ciascuno: dodici normali dentro l’intervallo e due speciali.
    .ruling = Ricostruito: dei valori veri se ne conoscono solo alcuni.
sherwood-setup-deck_suffices = Quattro turni non esauriscono mai il mazzo dei carri: al massimo 32 carte.
sherwood-setup-merry_men = Ognuno dei quattro aiutanti ha un mazzetto mescolato di quattro carte diverse, la prima scoperta.
sherwood-setup-road = La strada ha quattro tratti. Ognuno ha posto per un carro, quattro nascondigli contati da sinistra e uno spazio di attacco sotto ciascuno.
sherwood-setup-pickpocket_spaces = Da due a quattro giocatori sono aperti tre spazi di borseggio.
    .refusal = Il villaggio è pieno: nascondi il bandito lungo la strada.
    .ruling = Ricostruito: con tre spazi le 13 monete bastano sempre.

## Rules: course

sherwood-course-rounds = La partita dura esattamente quattro turni.
    .refusal = I quattro turni sono finiti: nessuno agisce più.
# $step: what the table waits for now.
sherwood-course-phases = Un turno comprende appostamenti, imboscate e sceriffo, ognuno con i suoi passi in ordine fisso.
    .refusal = Ogni cosa a suo tempo. Adesso si tratta di questo: { $step }.
sherwood-course-ambush_repeats = I passi dell’imboscata si giocano una volta per ogni carro; poi arriva lo sceriffo.
# $player: whose decision it is.
sherwood-course-turn_order = Quando tocca a tutti, comincia il primo giocatore e si va in senso orario.
    .refusal = Adesso decide { $player }, non tu.

## Rules: leader

# $character: the helper. $effect: the card that lies open.
sherwood-leader-helps = Per usare la carta scoperta di un aiutante ci metti sopra il tuo capobanda e fai quello che dice.
    .refusal = { $character } adesso offre altro: { $effect }.
# $character: the helper.
sherwood-leader-own_moment = Ogni aiutante può essere chiamato solo nel proprio passo.
    .refusal = Non è il momento di { $character }.
sherwood-leader-optional = Chiedere aiuto non è mai obbligatorio.
sherwood-leader-needs_target = Puoi impiegare il capobanda solo se in quel momento la carta può fare qualcosa.
    .refusal = Qui la carta non ti servirebbe a nulla: il capobanda resta dov’è.
    .ruling = L’aiuto è facoltativo; così non sprechi il capobanda per niente.
# $character: where the leader stands.
sherwood-leader-once = Un capobanda aiuta una volta a turno, su una sola carta.
    .refusal = Il tuo capobanda ha già aiutato in questo turno (con { $character }).
sherwood-leader-shared_card = Più capibanda possono usare la stessa carta in un turno, ognuno per la propria banda.
sherwood-leader-prisoner = Un capobanda in prigione non può aiutare.
    .refusal = Il tuo capobanda è in prigione.
# $player: who is asked now.
sherwood-leader-one_lap = Nel passo di un aiutante ognuno viene interpellato una volta sola.
    .refusal = Ti è già stato chiesto; adesso tocca a { $player }.
sherwood-leader-one_card_per_step = In un passo agisce una sola carta per aiutante, perché le carte cambiano solo quando si rivelano i carri.
sherwood-leader-cards_stay = Le carte scoperte restano di turno in turno finché un carro non le cambia.
sherwood-leader-zone = Ogni aiutante agisce solo su una parte del tabellone.

## Rules: marks

sherwood-marks-same_power = Una X protegge solo dal potere che l’ha messa.
sherwood-marks-no_limit = I segni non finiscono mai.
    .ruling = Nella scatola ci sono quattro gettoni X, ma servono solo da promemoria.
sherwood-marks-cleared = Quando i dadi vanno sul ponte levatoio si tolgono tutti i segni.

## Rules: placement

sherwood-placement-wagons_dealt = Un turno si apre con un carro coperto per giocatore sulla strada, al massimo quattro.
sherwood-placement-three_wagons = In tre si affrontano tre carri, e in due anche.
sherwood-placement-wagon_spaces = Tre carri stanno sui tre tratti più a sinistra.
    .ruling = Il regolamento chiude i tratti senza carro ma non dice quali siano.
# $stretch (number): the stretch of road.
sherwood-placement-closed_stretch = Dove non c’è un carro i nascondigli sono chiusi.
    .refusal = Sul tratto { $stretch } non passa nessun carro: non c’è niente da aspettare.
sherwood-placement-village_open = Gli spazi di borseggio sono aperti qualunque sia il numero dei carri.
    .ruling = La frase che chiude gli spazi parla della strada; il villaggio non ne fa parte.
sherwood-placement-one_each = Dal primo giocatore in poi ognuno piazza un bandito alla volta, giro dopo giro, finché ci sono tutti.
sherwood-placement-all_four = Devi piazzare tutti i tuoi banditi; passare non si può.
    .refusal = Non puoi passare: scegli uno spazio libero per il tuo bandito.
sherwood-placement-free_space = Uno spazio tiene un bandito. Se è occupato è chiuso a tutti, anche al proprietario.
    .refusal = Lì c’è già qualcuno: scegli uno spazio libero.
sherwood-placement-any_hideout = Puoi prendere qualunque nascondiglio libero di un carro e lasciare vuoti.
sherwood-placement-always_room = C’è sempre uno spazio libero per il prossimo bandito.
sherwood-placement-pickpocket_coin = Un bandito mandato al villaggio borseggia: prendi subito una moneta del villaggio.
sherwood-placement-coin_is_loot = Una moneta del villaggio vale quanto una moneta del bottino, qualunque uso tu ne faccia.
sherwood-placement-fifth_spaces = Gli spazi di borseggio col 5 servono solo in cinque.
    .refusal = Quel vicolo è aperto solo in cinque.

## Rules: Lady Marion

sherwood-marion-window = Puoi chiamare Lady Marion subito prima di piazzare uno qualunque dei tuoi banditi, non solo il primo.
sherwood-marion-then_place = Dopo il suo aiuto piazzi subito, nella stessa mossa.
sherwood-tip_off-two_wagons = Soffiata: guarda di nascosto due carri sulla strada.
    .refusal = Scegli due carri che sono sulla strada.
sherwood-tip_off-named_together = Indichi i due carri, diversi fra loro, prima di guardare.
    .refusal = Indica due carri diversi.
    .ruling = Il regolamento non dà un ordine: si scelgono entrambi prima di guardare.
sherwood-brotherhood-second_bandit = Fratellanza: subito dopo questo bandito ne piazzi un altro.
sherwood-brotherhood-two_coins = Tutti e due possono andare al villaggio e prendere una moneta ciascuno.
sherwood-brotherhood-needs_two = Ti servono due banditi ancora da piazzare.
    .refusal = Ti resta un solo bandito: non ce n’è un secondo da piazzare.
sherwood-brotherhood-skipped_later = Chi non ha più banditi viene saltato mentre gli altri finiscono.
    .ruling = Così ognuno ne piazza comunque quattro.
sherwood-inside_job-replace = Lavoro dall’interno: togli un carro e mettici la prima carta del mazzo.
    .refusal = Su quel tratto non c’è nessun carro da sostituire.
sherwood-inside_job-face_down = Nessuno vede né il carro tolto né quello nuovo.
    .ruling = I carri restano coperti finché non si rivelano tutti insieme.
sherwood-inside_job-bandits_stay = I banditi in attesa di quel carro restano dove sono.
sherwood-inside_job-marked = Il carro nuovo riceve una X e in questo turno non si può più sostituire.
    .refusal = Questo carro è già stato scambiato: scegline uno senza X.
sherwood-inside_job-always_target = Fino a quattro giocatori resta sempre un carro senza X.
sherwood-inside_job-no_icon = Un carro tolto non cambia carte e non ha effetti speciali.
    .ruling = Agiscono solo i carri rivelati.
sherwood-friendly_guards-look = Guardie amichevoli: guarda di nascosto un carro.
    .refusal = Su quel tratto non c’è nessun carro da guardare.
sherwood-friendly_guards-token = Dopo aver guardato puoi metterci un gettone, come +2 o come −2.
    .refusal = Un gettone si mette solo sul carro appena mostrato dalle Guardie amichevoli.
sherwood-friendly_guards-decline = Puoi anche non metterne; il capobanda è comunque usato.
    .refusal = Di’ che cosa fai del gettone: +2, −2 o niente.
# $stretch (number): the stretch of road.
sherwood-friendly_guards-one_token = Un carro non porta mai due di questi gettoni.
    .refusal = Il carro sul tratto { $stretch } ha già un gettone.
sherwood-friendly_guards-marked_wagon = Un carro col gettone si può ancora guardare.
    .ruling = È vietato solo il secondo gettone, non lo sguardo.
sherwood-friendly_guards-on_reveal = Il gettone conta appena il carro è scoperto.
sherwood-friendly_guards-open_side = Tutti vedono il gettone e il suo segno; se ne va insieme al carro.

## Rules: closing up

sherwood-closing-gaps = Quando l’ultimo bandito è piazzato, i nascondigli liberi fra due banditi di una fila si chiudono: chi sta a destra avanza.
sherwood-closing-order_kept = L’ordine della fila resta e nessuno cambia carro.
sherwood-closing-leading_space = I nascondigli liberi a sinistra del primo bandito restano liberi.
    .ruling = Il regolamento chiude solo gli spazi fra due banditi.
sherwood-closing-before_reveal = Succede una volta sola, prima che si scopra un carro.
sherwood-closing-later_gaps = I vuoti creati poi da Little John restano.
    .ruling = Il regolamento compatta le file una volta sola.

## Rules: guards and reveal

sherwood-reveal-all = Quando tutti i banditi sono piazzati, ogni carro sulla strada viene scoperto.
sherwood-reveal-already_open = Un carro già scoperto non va rivelato; niente in questa scatola ne scopre uno prima.
sherwood-reveal-defence = Il numero sullo scudo è la difesa del carro; uno scudo scuro indica un carro speciale.
sherwood-reveal-order = I carri si scoprono da sinistra: prima il cambio di carta, poi lo sceriffo; le difese copiate si fissano quando sono tutti scoperti.
    .ruling = Il regolamento non indica un ordine; cambia solo il diario.
sherwood-reveal-change = Un carro col ritratto di un aiutante ne sostituisce la carta scoperta con la successiva; la vecchia esce dal gioco.
sherwood-reveal-change_valid_now = Una nuova carta di Little John, Robin Hood o Fra Tuck vale già in questo turno.
sherwood-reveal-change_twice = Due carri con lo stesso ritratto cambiano la carta due volte.
sherwood-reveal-change_leaders = I capibanda su una carta sostituita restano usati e contano ancora come fermi su una carta.
    .ruling = Il loro aiuto l’hanno avuto; il regolamento non ne parla.
sherwood-reveal-change_empty_deck = Se il mazzetto di quell’aiutante è vuoto, la carta scoperta resta.
    .ruling = Con tre ritratti a testa qui non può succedere.
sherwood-reveal-icons = Ogni aiutante compare su tre carri normali, uno per retro; quelli speciali non mostrano nessuno.
    .ruling = Ricostruito: i ritratti stampati non si conoscono.

## Rules: special wagons

sherwood-beer_wagon-lowest = Il carro della birra prende la difesa più bassa sulla strada.
sherwood-gypsy_wagon-highest = Il carro della gitana prende la difesa più alta sulla strada.
sherwood-gypsy_wagon-war = Accanto al carro da guerra ne prende il numero e diventa imbattibile anche lui.
sherwood-copy-own_numbers = Chi copia guarda solo i carri con un numero proprio, coi loro gettoni; ignora l’altro carro che copia e la fiera.
    .ruling = Altrimenti si copierebbero in cerchio, o copierebbero un numero ancora ignoto.
sherwood-copy-token_last = Un gettone su un carro che copia si aggiunge dopo averne trovato il numero.
    .ruling = Un gettone cambia solo il carro su cui sta.
sherwood-copy-fixed = Un numero copiato si fissa quando i carri si scoprono e resta, anche se il carro copiato non c’è più.
    .ruling = Il regolamento lo lascia aperto; per fare piani serve un numero sicuro.
sherwood-copy-no_reference = Se sulla strada non c’è nessun numero, la birra prende l’estremo basso del proprio intervallo e la gitana quello alto.
    .ruling = Un numero ci vuole; capita solo con birra, gitana e fiera insieme.
sherwood-war_wagon-unbeatable = Il carro da guerra ha difesa 33: nessuno lo batte.
sherwood-royal_wagon-two_each = Chi ha diritto al bottino del carro reale pesca due gettoni e li tiene; non si passa niente.
sherwood-royal_wagon-per_player = Sono due a giocatore, quanti che siano i suoi dadi lì.
sherwood-royal_wagon-order = Pesca per primo chi ha il dado più a destra, poi si va verso sinistra.
sherwood-royal_wagon-pair = Per uno spazio condiviso il bottino spetta al bandito che si è infilato.
sherwood-royal_wagon-value = Il carro reale ha difesa 12.
    .ruling = Ricostruito: il numero stampato non si conosce.
sherwood-sheriff_wagon-jails = Quando si scopre il carro dello sceriffo, i capibanda liberi di tutte le bande in attesa finiscono in prigione.
sherwood-sheriff_wagon-on_card_safe = Chi sta sulla carta di un aiutante è al sicuro.
sherwood-sheriff_wagon-only_at_reveal = Spostare poi banditi da o verso quel carro non cambia nulla.
sherwood-sheriff_wagon-this_round = I capibanda così arrestati perdono gli altri aiutanti di questo turno ed escono con la scarcerazione del turno stesso.
    .ruling = Il regolamento qui dice due cose diverse; ogni altro arresto costa un turno.
sherwood-sheriff_wagon-no_penalty = Nell’ultimo turno questa prigione non costa punti.
    .ruling = La penalità riguarda gli arresti sul ponte levatoio.
sherwood-sheriff_wagon-value = Il carro dello sceriffo ha difesa 6.
    .ruling = Ricostruito: il numero stampato non si conosce.
sherwood-fair_wagon-first = Se sulla strada c’è la fiera, si assalta sempre per prima.
    .refusal = Prima la fiera.
sherwood-fair_wagon-three_dice = La sua difesa è la somma di tre dadi lanciati sulla carta.
sherwood-fair_wagon-dice_back = Quei dadi lasciano la carta a fine assalto.
sherwood-fair_wagon-neutral = Non sono di nessuno, si lanciano prima dei dadi dei banditi e Robin Hood non può toccarli.
    .refusal = I dadi della fiera sono fuori dalla portata di Robin Hood.
    .ruling = Il regolamento li prende in prestito e li restituisce: di chi siano non conta.

## Rules: Little John

sherwood-john-window = Dopo la rivelazione ognuno, a turno, può chiamare Little John.
sherwood-john-hideouts_only = Si possono muovere o scegliere solo i banditi nei nascondigli, mai quelli nel villaggio.
    .refusal = In quel nascondiglio non c’è un tuo bandito.
sherwood-infiltrator-swap = Infiltrato: un tuo bandito si scambia con uno avversario nel nascondiglio dello stesso numero di un altro carro.
sherwood-infiltrator-opponent_only = L’altro bandito dev’essere di qualcun altro.
    .refusal = Anche quello è un tuo bandito: scambia con un avversario.
sherwood-infiltrator-same_number = Il primo col primo, il secondo col secondo e così via; un nascondiglio vuoto non è un bersaglio.
    .refusal = Là, nel nascondiglio di quel numero, non c’è nessuno.
sherwood-shove-swap = Spintone: un tuo bandito si scambia con un vicino.
sherwood-shove-same_wagon = Vicino è chi sta nel nascondiglio accanto, a sinistra o a destra, dello stesso carro.
    .refusal = Da quella parte non c’è nessun vicino.
    .ruling = Il regolamento non dice che cosa sia adiacente; le file di due carri sono separate.
sherwood-shove-own_neighbour = Il vicino può essere anche un tuo bandito.
sherwood-lying-marks = Il bandito che hai mosso con Infiltrato, Spintone o Stretti stretti si stende; l’altro resta in piedi.
sherwood-lying-protected = Un bandito steso non può più essere scambiato da quella carta.
    .refusal = Un bandito steso non si sposta più.
sherwood-lying-other_free = Chi è stato scambiato restando in piedi può essere scambiato di nuovo.
sherwood-squeeze-move = Stretti stretti: un tuo bandito si stende e si sposta di un nascondiglio a sinistra, dividendolo con chi c’è.
sherwood-squeeze-needs_neighbour = Il nascondiglio subito a sinistra deve avere un bandito, di qualunque colore; dal primo nascondiglio o accanto a un vuoto non si può.
    .refusal = Subito a sinistra non c’è nessuno con cui stringersi.
    .ruling = La carta parla di dividere il posto con chi c’è.
sherwood-squeeze-two_at_most = In un nascondiglio si sta al massimo in due.
    .refusal = Lì sono già in due.
    .ruling = La carta parla di due banditi.
sherwood-squeeze-pair_stays = Nessuno dei due si muove più in questo passo.
    .refusal = Questi due dividono un nascondiglio e restano insieme.
    .ruling = Le loro ricompense richiedono entrambi; il regolamento non ne parla.
sherwood-quick_job-move = Lavoro veloce: un tuo bandito passa da un nascondiglio a uno spazio di borseggio libero.
sherwood-quick_job-coin = Ti porta subito una moneta del villaggio.
sherwood-quick_job-die_two = Un tuo dado resta sullo spazio di attacco lasciato, sul 2.
sherwood-quick_job-full_village = Senza uno spazio di borseggio libero non si può fare.
    .refusal = Il villaggio è pieno: non c’è posto per un lavoro veloce.
sherwood-quick_job-not_lying = Quel bandito non si stende e non porta il premio per chi è steso.

## Rules: assault

# $player: who holds the first-player marker.
sherwood-assault-choice = Il primo giocatore sceglie quale carro scoperto si assalta dopo.
    .refusal = Il prossimo carro lo sceglie { $player }.
# $stretch (number): the stretch of road.
sherwood-assault-each_once = Ogni carro si assalta una volta a turno.
    .refusal = Sul tratto { $stretch } non c’è più un carro da assaltare.
sherwood-assault-roll_order = Da sinistra a destra, per ogni bandito il proprietario lancia un proprio dado sullo spazio di attacco sottostante.
sherwood-assault-roll_all = Tutti i banditi lanciano prima che si sommi qualcosa.
sherwood-assault-quick_job_die = Un dado lasciato da Lavoro veloce non si lancia; resta sul 2 finché Robin Hood non lo tocca.
sherwood-assault-pair_together = I due dadi di un nascondiglio condiviso si lanciano insieme su un solo spazio di attacco.
sherwood-assault-dice_suffice = Non ti servono mai più dei tuoi quattro dadi.
sherwood-assault-empty_wagon = Un carro senza banditi né dadi scappa da sé: nessuno lo sceglie, ci tira dadi o chiama aiuto.
    .ruling = Non c’è niente da sommare; il regolamento tace.

## Rules: Robin Hood

sherwood-robin-window = In ogni assalto, quando i dadi sono tutti a terra, ognuno a turno può chiamare Robin Hood.
sherwood-robin-without_die = Puoi intervenire anche senza un dado lì, se la carta ammette i dadi altrui.
sherwood-robin-this_assault = Si possono toccare solo i dadi sugli spazi di attacco del carro sotto assalto.
    .refusal = Scegli un dado del carro sotto assalto adesso.
    .ruling = Il passo di Robin Hood appartiene a questo assalto; i dadi di prima sposterebbero solo il ponte.
sherwood-robin-single_dice = Ogni carta agisce su singoli dadi, anche dove due dividono uno spazio.
    .ruling = Un dado non mostra più di 6, quindi qui le coppie non valgono per uno.
sherwood-robin-quick_job_die = Un dado lasciato da Lavoro veloce si può cambiare come gli altri.
sherwood-heads_down-own_die = Giù la testa: cambia di 2 un tuo dado, in su o in giù.
    .refusal = Quel dado non è tuo.
# $face (number): what the die shows.
sherwood-heads_down-bounds = Il dado si ferma a 1 e a 6, e deve cambiare.
    .refusal = Un { $face } non può andare oltre in quella direzione.
    .ruling = La carta pone dei limiti; come quella della birra, lì si ferma.
sherwood-second_chance-reroll = Seconda chance: rilancia un dado qualsiasi, di chiunque sia.
sherwood-second_chance-once = Quel dado riceve una X e questa carta non lo rilancia più.
    .refusal = Quel dado ha già avuto la sua seconda chance.
sherwood-over_there-left = Guarda di là: scegli un dado; tutti quelli alla sua sinistra su quel carro ne prendono la faccia.
sherwood-over_here-right = Guarda di qua: lo stesso per tutti i dadi alla sua destra.
sherwood-look-marked = I dadi girati ricevono una X e questo potere non li gira più.
sherwood-look-passes_over = I dadi con la X non proteggono quelli dietro e possono essere il dado scelto; il dado scelto non riceve la X.
    .ruling = Sono protetti solo i dadi girati, e solo dall’essere girati.
sherwood-look-equal_faces = Un dado che mostra già quella faccia riceve la X come gli altri.
    .ruling = Fa parte dei dadi a cui la carta si riferisce.
sherwood-look-needs_unmarked = Da quella parte deve esserci almeno un dado senza X.
    .refusal = Da quella parte di questo dado non c’è più niente da girare.
    .ruling = Altrimenti la carta non farebbe nulla.
sherwood-look-shared_space = Due dadi sullo stesso spazio non sono né a sinistra né a destra l’uno dell’altro; per ogni altro dado contano entrambi.
    .ruling = Stanno sullo stesso spazio.

## Rules: result

sherwood-result-sum = I dadi si sommano da sinistra finché si raggiunge la difesa.
sherwood-result-equal_beats = Raggiungere il numero esatto basta.
sherwood-result-too_late = I dadi più a destra arrivano tardi: tornano a casa coi loro banditi, senza punti né bottino.
sherwood-result-late_not_on_bridge = I dadi tornati a casa non arrivano mai sul ponte levatoio.
sherwood-result-gap = Gli spazi di attacco vuoti si saltano.
    .ruling = Conta solo l’ordine dei dadi.
sherwood-result-pair_whole = Uno spazio condiviso somma le due facce insieme e resta o se ne va per intero.
sherwood-result-escape = Se tutti i dadi insieme non bastano, il carro scappa: niente punti, niente bottino, tutti a casa.
sherwood-result-escaped_discarded = Un carro scappato si scarta subito.
sherwood-result-beaten_stays = Un carro battuto, i dadi che l’hanno battuto e i loro banditi restano fino all’arrivo dello sceriffo.

## Rules: points

sherwood-points-participant = Chi ha ancora un dado su un carro battuto prende 1 punto, quanti che siano i dadi.
sherwood-points-right_end = Il proprietario del dado più a destra rimasto ne prende 1 in più.
sherwood-points-lying = Se il bandito sopra quel dado è steso, c’è ancora 1 punto: tre in tutto.
sherwood-points-lying_elsewhere = Un bandito steso altrove non porta niente in più.
sherwood-points-before_loot = I punti si segnano subito, prima di dividere il bottino.
sherwood-points-pair = Per uno spazio condiviso i punti vanno al bandito che c’era già; chi si è infilato non ne prende.
sherwood-points-pair_own = Se sono tutti e due tuoi, gettone e punti sono tuoi.
sherwood-points-pair_other_die = Chi si è infilato prende comunque un punto per un altro suo dado rimasto lì.
sherwood-points-pair_no_lying = Uno spazio condiviso all’estrema destra non porta il premio per chi è steso.
    .ruling = Il bandito che lì prende i punti è in piedi.
sherwood-points-quick_job = Un dado di Lavoro veloce rimasto lì conta come gli altri.

## Rules: loot

sherwood-loot-draw = Il proprietario del dado più a destra rimasto pesca tanti gettoni bottino quanti sono i dadi rimasti.
sherwood-loot-keep_pass = Guardali di nascosto, tienine uno e passa gli altri coperti al proprietario del dado accanto a sinistra.
    .refusal = Tieni uno dei gettoni che hai in mano; gli altri passano oltre.
sherwood-loot-until_gone = Si continua finché chi è più a sinistra prende l’ultimo.
sherwood-loot-twice = Con più dadi rimasti scegli una volta per ciascuno, al suo posto.
sherwood-loot-one_owner = Se tutte le scelte rimaste sono tue, prendi semplicemente il resto.
sherwood-loot-pair = Uno spazio condiviso conta come un dado; la scelta spetta al bandito che si è infilato.
sherwood-loot-face_down = Quello che tieni sta coperto davanti a te; puoi riguardarlo finché non va nel forziere.
sherwood-loot-short_supply = Quando la riserva finisce, ci si rimescola il bottino scartato. Se ancora non basta, i gettoni vanno da destra finché ce n’è.
    .ruling = Il regolamento non lo prevede; in quattro possono servirne appena più di 53.
sherwood-loot-discards = Il bottino scartato sta coperto accanto alla riserva; le monete del villaggio tornano alle loro.
    .ruling = Il regolamento dice solo che si scartano.

## Rules: drawbridge

sherwood-drawbridge-all_dice = Dopo l’ultimo assalto tutti i dadi ancora sul tabellone vanno sul ponte levatoio.
sherwood-drawbridge-faces_kept = Mantengono la loro faccia.
sherwood-drawbridge-columns = Ogni colore forma la propria colonna.
sherwood-drawbridge-pair = I dadi di uno spazio condiviso si separano: ognuno va nella colonna del proprietario.
sherwood-drawbridge-quick_job = Anche un dado di Lavoro veloce che ha aiutato a battere un carro conta lì.

## Rules: Friar Tuck

sherwood-tuck-window = Coi dadi sul ponte levatoio ognuno a turno può chiamare Fra Tuck.
sherwood-tuck-before_sums = Il suo aiuto viene prima di cauzioni, arresti e ricompense, e ne cambia le somme.
sherwood-tuck-stacks = Più usi si sommano.
sherwood-tuck-without_dice = Solo Forza, ragazzo richiede dadi tuoi.
    .ruling = Le altre carte agiscono sui gettoni o sui dadi altrui.
# $face (number): the face that was named.
sherwood-cheer_up-remove = Forza, ragazzo: togli dal ponte levatoio un tuo dado a scelta.
    .refusal = Sul ponte levatoio non hai un dado con { $face }.
sherwood-cheer_up-needs_die = Ti serve un tuo dado lì.
    .refusal = Sul ponte levatoio non c’è nessun tuo dado.
    .ruling = Altrimenti non cambierebbe nulla.
sherwood-barter-draw_discard = Baratto: pesca un gettone bottino, poi scartane uno di questo turno, magari proprio quello pescato.
    .refusal = Hai pescato: ora cedi un gettone di questo turno.
# $token: the token that was named.
sherwood-barter-this_round = I gettoni nel forziere non si possono dare; quello pescato vale come di questo turno.
    .refusal = Non hai questo gettone fra quelli del turno: { $token }.
sherwood-barter-needs_token = Ti serve un gettone di questo turno davanti a te, e ce ne deve essere uno da pescare.
    .refusal = Il baratto richiede un gettone di questo turno e uno da pescare.
    .ruling = Altrimenti non ci sarebbe niente da barattare.
# $token: the token that was named.
sherwood-market-sell = Al mercato: scarta un gettone di questo turno per 1 punto.
    .refusal = Non hai questo gettone fra quelli del turno: { $token }.
sherwood-market-coin = Anche una moneta del villaggio di questo turno si può vendere o barattare.
# $target: the opponent whose die is to be named.
sherwood-where_beer-each_opponent = Dov’è la birra: scegli un dado di ogni avversario sul ponte levatoio e alzalo di 2.
    .refusal = Indica uno dei dadi di { $target } così com’è sul ponte levatoio.
sherwood-where_beer-cap = Nessun dado supera il 6.
sherwood-where_beer-no_dice = Gli avversari senza dadi si saltano; degli altri si deve indicare un dado, anche un 6. Almeno un dado avversario dev’essere sotto il 6.
    .refusal = Lì non c’è nessun dado avversario da alzare.
    .ruling = La carta nomina ogni avversario; senza dadi non c’è bersaglio.
sherwood-where_beer-not_self = I tuoi dadi restano come sono.
    .refusal = La birra è per i dadi degli avversari, non per i tuoi.

## Rules: release, bail, arrest, reward

sherwood-release-first = Prima di tutto, ogni capobanda in prigione torna a casa.
sherwood-release-step_order = Poi vengono le cauzioni, e solo dopo arresti e ricompense.
sherwood-bail-one_token = Cauzione: un gettone di questo turno toglie il tuo dado più basso.
sherwood-bail-three_tokens = Oppure tre gettoni di questo turno tolgono i tuoi due dadi più bassi.
    .refusal = Servono tre gettoni di questo turno.
sherwood-bail-one_option = La cauzione si paga al massimo una volta a turno, in un modo o nell’altro.
    .refusal = La cauzione si paga una volta a turno, e il tuo momento è passato.
sherwood-bail-this_round_only = I gettoni del forziere non possono pagare.
    .refusal = La cauzione si paga con gettoni di questo turno, e tu non ne hai di simili.
sherwood-bail-any_tokens = Scegli tu quali; vanno bene anche monete del villaggio e un gettone barattato.
sherwood-bail-lowest = I più bassi sono quelli dopo Fra Tuck; dadi uguali si equivalgono.
sherwood-bail-needs_dice = Serve un dado per il primo modo, due per il secondo.
    .refusal = Lì hai un solo dado: per quello basta un gettone.
# $sum (number): the column.
sherwood-bail-purpose = Si paga solo per una colonna da 5 in su, anche se non basterà.
    .refusal = La tua colonna è { $sum }: non c’è niente da cui riscattarsi.
    .ruling = Sotto il 5 la cauzione non servirebbe a nessuno dei suoi due scopi.
sherwood-bail-voluntary = Nessuno è obbligato a pagare.
sherwood-bail-turn_order = Si decide uno dopo l’altro, dal primo giocatore.
    .ruling = Il regolamento non dà un ordine; queste scelte non si toccano.
sherwood-arrest-above_ten = Una colonna sopra il 10 manda il capobanda in prigione.
sherwood-arrest-next_round = Un capobanda arrestato manca nel turno seguente.
sherwood-arrest-from_card = Un capobanda che ha aiutato in questo turno passa dalla carta alla prigione.
sherwood-arrest-again = Un capobanda appena liberato può essere subito riarrestato.
sherwood-arrest-last_round = Nell’ultimo turno un arresto costa 1 punto.
sherwood-arrest-not_below_zero = I punti non scendono mai sotto lo 0.
    .ruling = Il tracciato parte da 0; in realtà non può succedere.
sherwood-arrest-middle = Da 5 a 10 non succede niente.
sherwood-reward-below_five = Una colonna sotto il 5 ti frutta un gettone bottino o 1 punto, a scelta.
    .refusal = La ricompensa è per le colonne sotto il 5: un gettone o un punto.
sherwood-reward-no_dice = Vale anche se non hai dadi sul ponte levatoio.
sherwood-reward-after_bail = I dadi tolti da Fra Tuck o dalla cauzione non contano più.
sherwood-reward-blind = Il gettone si pesca alla cieca; poi è tuo e lo guardi.
sherwood-reward-not_spendable = Va nel forziere con gli altri; dopo, nel turno, nulla potrebbe spenderlo.
sherwood-reward-turn_order = Le ricompense si scelgono a turno dopo gli arresti.
    .ruling = Il regolamento non dà un ordine; conta solo quando i gettoni scarseggiano.
sherwood-reward-no_token_left = Se non c’è nessun gettone, la ricompensa è un punto.
    .ruling = Il regolamento non prevede una riserva vuota.
sherwood-reward-every_round = Le ricompense si danno anche nell’ultimo turno.

## Rules: clean-up

sherwood-cleanup-into_chest = Tutti i gettoni del turno, monete del villaggio comprese, vanno nel tuo forziere.
sherwood-cleanup-chest_closed = Quel che è nel forziere non si rivede prima della fine, nemmeno dal proprietario.
sherwood-cleanup-first_player = Chi ha meno punti diventa primo giocatore.
sherwood-cleanup-first_player_tie = Se sono in più, ognuno di loro lancia quattro dadi; la somma più alta prende il segnalino, ripetendo in caso di parità.
    .ruling = Il regolamento fa tirare i dadi ma non dice come.
sherwood-cleanup-no_marker_at_end = Dopo il quarto turno il segnalino resta dov’è.
    .ruling = Non serve più a niente.
sherwood-cleanup-pieces_back = Banditi, dadi e capibanda non in prigione tornano ai proprietari.
sherwood-cleanup-prisoners_stay = I capibanda arrestati restano in prigione.
sherwood-cleanup-wagons_discarded = Tutti i carri rimasti sulla strada si scartano.
sherwood-cleanup-no_reshuffle = I carri scartati non tornano.
sherwood-cleanup-next_round = Poi comincia il turno seguente o, dopo il quarto, il conteggio finale.

## Rules: final scoring

sherwood-end-open_chests = Tutti i forzieri si aprono davanti a tutti.
sherwood-end-majority = Più anelli, più bracciali e più collane portano 2 punti ciascuno, di qualunque colore siano.
sherwood-end-majority_tie = Chi pareggia per la maggioranza prende 1 punto.
sherwood-end-majority_none = Un tipo che nessuno possiede non porta niente.
    .ruling = Una maggioranza di niente non è tale.
sherwood-end-majority_all_tokens = Per le maggioranze contano tutti i gettoni, anche quelli spesi in combinazioni.
    .ruling = Lo spendere riguarda solo le combinazioni.
sherwood-end-no_coin_majority = Per le monete non c’è maggioranza.
sherwood-end-three_rings = Tre anelli di un colore: 6 punti.
sherwood-end-two_bracelets = Due bracciali di un colore: 3 punti.
sherwood-end-necklace = Una collana da sola: 1 punto.
sherwood-end-set = Anello, bracciale e collana di un colore: 4 punti.
sherwood-end-leftovers = Anelli e bracciali fuori dalle combinazioni valgono una moneta ciascuno; le collane no.
sherwood-end-coins = Ogni tre monete danno 1 punto; contano anche quelle del villaggio.
sherwood-end-spent_once = Un gettone serve a una sola combinazione.
sherwood-end-repeatable = Puoi fare ogni combinazione tutte le volte che i gettoni lo permettono.
sherwood-end-best_split = Il tavolo trova per tutti la suddivisione migliore.
    .ruling = Risparmia i conti; per Scarlet lo chiede il regolamento.
sherwood-end-winner = Vince chi ha più punti in tutto.
sherwood-end-tie_tokens = In parità vince chi ha meno gettoni.
sherwood-end-tie_counts_all = Per questo contano tutti i gettoni del forziere, spesi o no, comprese le monete del villaggio.
sherwood-end-tie_dice = Se la parità resta, gli interessati lanciano quattro dadi a testa; vince la somma più alta, ripetendo se serve.
    .ruling = Il regolamento chiede un tiro senza dettagli; si fa come per il segnalino.

## Rules: two players

sherwood-two-as_three = In due si gioca con le regole per tre; la terza banda è quella di Will Scarlet.
sherwood-two-red = Scarlet è sempre rosso, con tutti i suoi pezzi; i giocatori hanno altri colori.
sherwood-two-place_after_both = Quando i due giocatori hanno piazzato un bandito, ne segue uno di Scarlet.
sherwood-two-place_fewest = Va al carro dove ha meno banditi.
sherwood-two-place_lowest_range = Poi a quello con l’intervallo più basso sul retro.
sherwood-two-place_least_crowded = Poi a quello con meno nascondigli occupati.
sherwood-two-place_leftmost_wagon = Poi a quello più a sinistra.
sherwood-two-place_leftmost_space = Lì prende il nascondiglio libero più a sinistra.
sherwood-two-place_full = I carri pieni si saltano; non va mai al villaggio e un nascondiglio lo trova sempre.
    .ruling = Il regolamento non parla di carri pieni.
sherwood-two-place_laps = Piazza una volta in ognuno dei quattro giri, anche se Fratellanza ha lasciato i giocatori senza banditi.
    .ruling = Ne ha quattro da piazzare; il regolamento ne conta uno a giro.
sherwood-two-roll = Per lui tira il primo giocatore.
sherwood-two-no_help = Scarlet non chiama mai aiutanti; il suo capobanda resta fermo.
    .ruling = Nessuna regola gli fa decidere qualcosa.
sherwood-two-targets = I suoi banditi e dadi si possono scegliere come quelli di un avversario.
    .ruling = Conta come un avversario.
sherwood-two-points = Negli assalti prende punti come tutti.
sherwood-two-no_draft = Non si passa niente: da destra a sinistra ogni dado rimasto pesca un gettone per il proprietario.
sherwood-two-scarlet_unseen = I gettoni di Scarlet vanno nel suo forziere senza che nessuno guardi.
sherwood-two-royal = Al carro reale prende due gettoni non visti, se gli spetta bottino.
sherwood-two-pair = Uno spazio diviso col suo bandito dà il gettone a chi si è infilato e i punti a Scarlet.
sherwood-two-bridge = I suoi dadi formano una colonna; non paga cauzioni.
    .ruling = È indicato solo come pesca; questo ne segue.
sherwood-two-reward = Sotto il 5 pesca un gettone senza vederlo.
    .ruling = Non può scegliere, quindi prende il gettone.
sherwood-two-arrest = Sopra il 10 perde solo il punto dell’ultimo turno.
    .ruling = La prigione non conta per chi non aiuta mai.
sherwood-two-marker = Il segnalino di primo giocatore passa di mano a ogni turno, qualunque siano i punti; Scarlet non lo ha mai.
sherwood-two-majority = Partecipa alle maggioranze.
sherwood-two-best_split = I suoi gettoni si contano al meglio.
sherwood-two-scarlet_wins = Se ha più punti di entrambi, i due giocatori perdono.
sherwood-two-scarlet_level = Se è solo alla pari col migliore, vince quel giocatore.
sherwood-two-players_tied = Una parità fra i due si risolve coi gettoni, poi coi dadi.

## Rules: options

sherwood-option-open_loot = Bottino scoperto: i gettoni davanti ai giocatori stanno a faccia in su finché non vanno nel forziere.
sherwood-option-open_loot_draft = Il passaggio dei gettoni resta segreto; si mostra solo quel che si tiene.
sherwood-option-open_loot_chest = Nel forziere sono di nuovo nascosti.
sherwood-option-look_inside = Sbirciare nel forziere: puoi guardare nel tuo in ogni momento.
sherwood-option-look_inside_own = Mai in quello di un altro, né in quello di Scarlet.
sherwood-option-look_inside_apart = Forziere e gettoni del turno restano separati; guardare non rende spendibile nulla.
sherwood-option-both = Le due opzioni sono indipendenti, e spente se non scelte prima della partita.
# $seats (number): seats at the table.
sherwood-option-fifth_player = In cinque si gioca solo con l’opzione del quinto giocatore, che è una nostra ricostruzione: quinto colore, quattro carri, cinque spazi di borseggio.
    .refusal = L’opzione del quinto giocatore vale esattamente per cinque posti; posti a questo tavolo: { $seats }.
    .ruling = Le regole dell’espansione non si conoscono; sono noti solo il numero di carri e di pezzi.

## Rules: information

sherwood-info-ranges = Tutti vedono gli intervalli dei carri coperti.
sherwood-info-deck_top = Tutti vedono l’intervallo in cima al mazzo dei carri.
sherwood-info-peek = Quel che Lady Marion ti ha mostrato lo sai solo tu; tutti vedono di quali carri si trattava.
sherwood-info-public = Visibili a tutti: punti, dadi, banditi, capibanda, segni, carte scoperte, carri scartati scoperti, carte fuori gioco e quanti gettoni ha ognuno davanti e nel forziere.
sherwood-info-coins = Prendere o restituire una moneta del villaggio lo vedono tutti.
sherwood-info-draft = Mentre il bottino gira lo vede solo chi lo tiene; tutti vedono quanti gettoni vanno dove.
sherwood-info-own_tokens = Vedi i tuoi gettoni di questo turno.
sherwood-info-drawn = I gettoni del Baratto e delle ricompense li vede solo chi li prende.
sherwood-info-discarded = Che gettone fosse lo sa solo chi l’ha scartato, se il bottino non è scoperto.
    .ruling = Il regolamento tace; i gettoni stanno sempre coperti.
sherwood-info-log_silent = Chiusi i forzieri, il diario dimentica i nomi dei gettoni, salvo con l’opzione per sbirciare.
    .ruling = Un diario che racconta tutto annullerebbe il gioco di memoria.
sherwood-info-all_at_end = Dopo l’ultimo turno è tutto scoperto.

## Names: people, places, colours

sherwood-piece-seat_3 = Will Scarlet
sherwood-piece-lady_marion = Lady Marion
sherwood-piece-little_john = Little John
sherwood-piece-robin_hood = Robin Hood
sherwood-piece-friar_tuck = Fra Tuck
sherwood-piece-home = a casa
sherwood-piece-prison = in prigione
sherwood-piece-left = sinistra
sherwood-piece-right = destra
sherwood-piece-red = rosso
sherwood-piece-blue = blu
sherwood-piece-green = verde
sherwood-piece-yellow = giallo
sherwood-piece-violet = viola

## Names: tokens

sherwood-piece-ring = anelli
sherwood-piece-bracelet = bracciali
sherwood-piece-necklace = collane
sherwood-piece-red_ring = anello rosso
sherwood-piece-green_ring = anello verde
sherwood-piece-blue_ring = anello blu
sherwood-piece-yellow_ring = anello giallo
sherwood-piece-red_bracelet = bracciale rosso
sherwood-piece-green_bracelet = bracciale verde
sherwood-piece-blue_bracelet = bracciale blu
sherwood-piece-yellow_bracelet = bracciale giallo
sherwood-piece-red_necklace = collana rossa
sherwood-piece-green_necklace = collana verde
sherwood-piece-blue_necklace = collana blu
sherwood-piece-yellow_necklace = collana gialla
sherwood-piece-coin = moneta
sherwood-piece-village_coin = moneta del villaggio

## Names: wagons

sherwood-piece-wagon_4 = carro 4
sherwood-piece-wagon_5 = carro 5
sherwood-piece-wagon_6 = carro 6
sherwood-piece-wagon_7 = carro 7
sherwood-piece-wagon_8 = carro 8
sherwood-piece-wagon_9 = carro 9
sherwood-piece-wagon_10 = carro 10
sherwood-piece-wagon_11 = carro 11
sherwood-piece-wagon_12 = carro 12
sherwood-piece-wagon_13 = carro 13
sherwood-piece-wagon_14 = carro 14
sherwood-piece-beer_wagon = carro della birra
    .help = Forte quanto il più debole carro numerato sulla strada.
sherwood-piece-gypsy_wagon = carro della gitana
    .help = Forte quanto il più forte carro numerato sulla strada.
sherwood-piece-war_wagon = carro da guerra
    .help = Difesa 33: nessuno lo batte.
sherwood-piece-royal_wagon = carro reale
    .help = Chi ha diritto al bottino pesca due gettoni e li tiene.
sherwood-piece-sheriff_wagon = carro dello sceriffo
    .help = Quando si scopre, i capibanda liberi delle bande in attesa vanno in prigione.
sherwood-piece-fair_wagon = carro della fiera
    .help = Si assalta per primo; la sua difesa sono tre dadi.

## Names: what the table waits for

sherwood-piece-step_place = piazzare un bandito
sherwood-piece-step_place_two = piazzare due banditi di fila
sherwood-piece-step_post = il gettone delle Guardie amichevoli
sherwood-piece-step_john = l’aiuto di Little John
sherwood-piece-step_choose = scegliere il prossimo carro
sherwood-piece-step_robin = l’aiuto di Robin Hood
sherwood-piece-step_draft = dividere il bottino
sherwood-piece-step_tuck = l’aiuto di Fra Tuck
sherwood-piece-step_raise = indicare i dadi per Dov’è la birra
sherwood-piece-step_barter = il gettone da cedere per il Baratto
sherwood-piece-step_bail = la cauzione
sherwood-piece-step_pay = i gettoni per la cauzione
sherwood-piece-step_reward = la ricompensa

## The Merry Men’s cards: names and effects

sherwood-piece-tip_off = Soffiata
sherwood-piece-brotherhood = Fratellanza
sherwood-piece-inside_job = Lavoro dall’interno
sherwood-piece-friendly_guards = Guardie amichevoli
sherwood-piece-infiltrator = Infiltrato
sherwood-piece-shove = Spintone
sherwood-piece-squeeze = Stretti stretti
sherwood-piece-quick_job = Lavoro veloce
sherwood-piece-heads_down = Giù la testa!
sherwood-piece-second_chance = Seconda chance
sherwood-piece-over_there = Guarda di là!
sherwood-piece-over_here = Guarda di qua!
sherwood-piece-cheer_up = Forza, ragazzo!
sherwood-piece-barter = Baratto
sherwood-piece-market = Al mercato!
sherwood-piece-where_beer = Dov’è la birra?
sherwood-effect-tip_off = Prima di un piazzamento: guarda di nascosto due carri.
sherwood-effect-brotherhood = Prima di un piazzamento: piazza due banditi di fila.
sherwood-effect-inside_job = Prima di un piazzamento: scambia un carro senza X con il primo del mazzo.
sherwood-effect-friendly_guards = Prima di un piazzamento: guarda un carro; puoi metterci +2 o −2.
sherwood-effect-infiltrator = Scambia un tuo bandito con uno avversario nello stesso nascondiglio di un altro carro. Il tuo si stende.
sherwood-effect-shove = Scambia un tuo bandito con un vicino sullo stesso carro. Il tuo si stende.
sherwood-effect-squeeze = Sposta un tuo bandito di un nascondiglio a sinistra e dividilo. Per la coppia tu prendi il gettone, l’altro i punti.
sherwood-effect-quick_job = Manda al villaggio un bandito nascosto e prendi una moneta. Al suo posto resta un tuo dado sul 2.
sherwood-effect-heads_down = Cambia di 2 un tuo dado, fra 1 e 6.
sherwood-effect-second_chance = Rilancia un dado qualsiasi; riceve una X.
sherwood-effect-over_there = Scegli un dado: tutti quelli alla sua sinistra senza X ne prendono la faccia.
sherwood-effect-over_here = Scegli un dado: tutti quelli alla sua destra senza X ne prendono la faccia.
sherwood-effect-cheer_up = Togli un tuo dado dal ponte levatoio.
sherwood-effect-barter = Pesca un gettone bottino, poi cedine uno di questo turno.
sherwood-effect-market = Cedi un gettone di questo turno per 1 punto.
sherwood-effect-where_beer = Alza di 2 un dado di ogni avversario sul ponte levatoio.

## Actions
## Numbers count from 1: $stretch and $other stretches of road, $hideout hide-outs, $circle pick-pocket spaces, $die dice from the left.

sherwood-action-hide = Nascondi al carro { $stretch }, nascondiglio { $hideout }
sherwood-action-pick_pockets = Borseggia nel villaggio ({ $circle })
sherwood-action-tip_off = Soffiata: guarda i carri { $first } e { $second }
sherwood-action-brotherhood = Fratellanza: piazza due di fila
sherwood-action-inside_job = Lavoro dall’interno: sostituisci il carro { $stretch }
sherwood-action-friendly_guards = Guardie amichevoli: guarda il carro { $stretch }
sherwood-action-put_token =
    { $change ->
        [0] Nessun gettone
       *[other] Gettone { $change }
    }
sherwood-action-infiltrate = Infiltrato: dal carro { $stretch } al carro { $other }, nascondiglio { $hideout }
sherwood-action-shove = Spintone: carro { $stretch }, nascondiglio { $hideout }, verso { $to }
sherwood-action-squeeze_in = Stretti stretti: carro { $stretch }, dal nascondiglio { $hideout }
sherwood-action-quick_job = Lavoro veloce: dal carro { $stretch }, nascondiglio { $hideout }, al villaggio ({ $circle })
sherwood-action-assault = Assalta il carro { $stretch }
sherwood-action-heads_down = Giù la testa: dado { $die } al carro { $stretch }, cambia di { $change }
sherwood-action-second_chance = Seconda chance: dado { $die } al carro { $stretch }
sherwood-action-second_chance_fair = Seconda chance: dado { $die } della fiera
sherwood-action-over_there = Guarda di là: dado { $die } al carro { $stretch }
sherwood-action-over_here = Guarda di qua: dado { $die } al carro { $stretch }
sherwood-action-keep = Tieni: { $token }
sherwood-action-cheer_up = Forza, ragazzo: togli il tuo { $face }
sherwood-action-barter = Baratto: pesca un gettone
sherwood-action-market = Al mercato: { $token }
sherwood-action-where_beer = Dov’è la birra?
sherwood-action-raise = Alza il { $face } di { $target }
sherwood-action-bail_one = Cauzione con un gettone: { $token }
sherwood-action-bail_three = Cauzione con tre gettoni
sherwood-action-discard = Cedi: { $token }
sherwood-action-take_loot = Prendi un gettone bottino
sherwood-action-take_point = Prendi 1 punto
sherwood-action-pass = Passa

## Status line
## $player: who is to act.

sherwood-status-place = Nascondi un bandito lungo la strada o mandane uno al villaggio.
sherwood-status-place-wait = { $player } piazza un bandito.
sherwood-status-place_two = Fratellanza: piazza il primo di due banditi.
sherwood-status-place_two-wait = { $player } piazza due banditi.
sherwood-status-post = Hai visto il carro: +2, −2 o nessun gettone?
sherwood-status-post-wait = { $player } pensa a un gettone.
sherwood-status-john = Little John deve spostare un tuo bandito?
sherwood-status-john-wait = { $player } può chiamare Little John.
sherwood-status-choose = Scegli il prossimo carro da assaltare.
sherwood-status-choose-wait = { $player } sceglie un carro.
sherwood-status-robin = I dadi sono a terra. Deve intervenire Robin Hood?
sherwood-status-robin-wait = { $player } può chiamare Robin Hood.
sherwood-status-draft = Tieni un gettone; gli altri passano a sinistra.
sherwood-status-draft-wait = { $player } guarda il bottino.
sherwood-status-tuck = Deve aiutarti Fra Tuck?
sherwood-status-tuck-wait = { $player } può chiamare Fra Tuck.
sherwood-status-raise = Indica il dado che sale di 2.
sherwood-status-raise-wait = { $player } indica i dadi da alzare.
sherwood-status-barter = Cedi un gettone di questo turno.
sherwood-status-barter-wait = { $player } baratta.
sherwood-status-bail = Vuoi pagare la cauzione per togliere i dadi più bassi?
sherwood-status-bail-wait = { $player } può pagare la cauzione.
sherwood-status-pay = Scegli il prossimo gettone per la cauzione.
sherwood-status-pay-wait = { $player } paga la cauzione.
sherwood-status-reward = Lo sceriffo non ti ha visto: un gettone o un punto?
sherwood-status-reward-wait = { $player } sceglie una ricompensa.
sherwood-status-over = La partita è finita.

## Log
## The variables are the fields of the events; seats and pieces come in words.

sherwood-event-started = Comincia { $starter }. Carte scoperte: { $cards }.
sherwood-event-round_began = Turno { $round }: sulla strada arrivano { $lows_count } carri; comincia { $starter }.
sherwood-event-hid = { $seat } nasconde un bandito al carro { $stretch }, nascondiglio { $hideout }.
sherwood-event-picked_pockets = { $seat } manda un bandito al villaggio e prende una moneta.
sherwood-event-asked = { $seat } chiede aiuto a { $character }: { $effect }.
sherwood-event-looked = { $seat } guarda questi carri ({ $stretches }): { $wagons }.
sherwood-event-looked-unseen = { $seat } guarda di nascosto; carri: { $stretches }.
sherwood-event-replaced = { $seat } fa sostituire il carro { $stretch }; ora il suo intervallo è { $low }–{ $high }.
sherwood-event-posted =
    { $change ->
        [0] { $seat } non mette gettoni sul carro { $stretch }.
       *[other] { $seat } mette un gettone sul carro { $stretch }: { $change }.
    }
sherwood-event-closed_up = La fila al carro { $stretch } si compatta.
sherwood-event-revealed = Si scopre il tratto { $stretch }: { $wagon }.
sherwood-event-card_changed = { $character } offre qualcosa di nuovo: { $effect } (prima { $old }).
sherwood-event-card_stayed = { $character } non ha altre carte: quella scoperta resta.
sherwood-event-jailed = Il carro dello sceriffo cattura il capobanda di { $seat }.
sherwood-event-defence_set = { $wagon } sul tratto { $stretch }: difesa { $defence }.
sherwood-event-infiltrated = { $seat } si scambia con { $target }: dal carro { $stretch } al carro { $other }, nascondiglio { $hideout }.
sherwood-event-shoved = { $seat } dà uno spintone a { $target } al carro { $stretch }: dal nascondiglio { $hideout } al { $to }.
sherwood-event-squeezed_in = { $seat } si stringe a { $target } al carro { $stretch }, venendo dal nascondiglio { $hideout }.
sherwood-event-quick_job = { $seat } lascia un { $face } al carro { $stretch }, nascondiglio { $hideout }, e prende una moneta al villaggio.
sherwood-event-assault_began = { $seat } lancia l’assalto sul tratto { $stretch }: { $wagon }.
sherwood-event-fair_rolled = I dadi della fiera mostrano { $faces }: difesa { $defence }.
sherwood-event-rolled = I dadi al carro { $stretch }, da sinistra: { $faces }.
sherwood-event-die_changed = { $seat } porta il dado { $die } da { $old } a { $face }.
sherwood-event-rerolled = { $seat } fa rilanciare il dado { $die } di { $target }: da { $old } a { $face }.
sherwood-event-turned = { $seat } indica il dado { $die }: anche questi dadi ora mostrano { $face }: { $dice }.
sherwood-event-beaten = Battuto: { $wagon } ({ $sum } contro { $defence }). Dadi in ritardo: { $late }.
sherwood-event-escaped = Scappato: { $wagon } ({ $sum } contro { $defence }).
sherwood-event-deserted = Nessuno aspettava; è passato: { $wagon }.
sherwood-event-points_won = { $seat } segna +{ $points } al carro { $stretch }.
sherwood-event-loot_drawn = { $seat } pesca il bottino: { $tokens }.
sherwood-event-loot_drawn-unseen = { $seat } pesca il bottino; gettoni: { $count }.
sherwood-event-kept = { $seat } tiene: { $token }.
sherwood-event-kept-unseen = { $seat } tiene un gettone.
sherwood-event-passed = { $seat } passa il resto a { $taker }: { $tokens }.
sherwood-event-passed-unseen = { $seat } passa il resto a { $taker }; gettoni: { $count }.
sherwood-event-drew = { $seat } pesca: { $token }.
sherwood-event-drew-unseen = { $seat } pesca un gettone bottino.
sherwood-event-discarded = { $seat } cede: { $token }.
sherwood-event-discarded-unseen = { $seat } cede un gettone.
sherwood-event-shuffled_back = La riserva era vuota; si rimescola il bottino scartato. Gettoni: { $count }.
sherwood-event-no_loot_left = Per { $seat } non ci sono più gettoni.
sherwood-event-scuffle = I dadi vanno sul ponte levatoio; i segni spariscono.
sherwood-event-cheered_up = { $seat } toglie un { $face } dal ponte levatoio.
sherwood-event-sold = { $seat } lo vende per +{ $points }.
sherwood-event-raised = { $seat } alza il { $old } di { $target } a { $face }.
sherwood-event-released = Il capobanda di { $seat } esce di prigione.
sherwood-event-bailed = { $seat } paga la cauzione; via dal ponte levatoio: { $faces }.
sherwood-event-arrested =
    { $points ->
        [0] I dadi di { $seat } fanno { $sum }: il capobanda è arrestato.
       *[other] I dadi di { $seat } fanno { $sum }: l’arresto costa { $points } punto.
    }
sherwood-event-rewarded = { $seat } ha beffato lo sceriffo: +{ $points }.
sherwood-event-chests_closed = Il turno { $round } è finito; i suoi gettoni sono nei forzieri.
sherwood-event-marker_rolled = { $seat } tira { $sum } per il segnalino di primo giocatore.
sherwood-event-marker_passed = { $seat } è primo giocatore.
sherwood-event-chest_opened = Il forziere di { $seat } ({ $tokens_count }): { $tokens }
sherwood-event-majority_won = Maggioranza di { $kind }: { $seat }, +{ $points }.
sherwood-event-scored = { $seat }: { $track } sul tracciato, { $majorities } di maggioranze, { $combinations } di combinazioni = { $total }.
sherwood-event-tie_rolled = { $seat } tira { $sum } per la vittoria.
sherwood-event-ended =
    { $reason ->
        [scarlet] Will Scarlet ha più punti di tutti voi: non vince nessuno.
        [tokens] { $winner } vince lo spareggio con meno gettoni.
        [dice] { $winner } vince lo spareggio ai dadi.
       *[counted] { $winner } entra nella brigata di Robin Hood e vince!
    }

## Outcome

sherwood-outcome-counted = Più punti dopo quattro turni.
sherwood-outcome-tokens = Parità di punti; hanno deciso meno gettoni.
sherwood-outcome-dice = Parità di punti e gettoni; hanno deciso i dadi.
sherwood-outcome-scarlet = Will Scarlet aveva più punti dei due giocatori.

## Why a move is good (hints and coach)

sherwood-reason-hide = Lì un bandito ha il { $share } % di probabilità di partecipare al bottino del tratto { $stretch } e il { $last } % di dare l’ultimo colpo.
sherwood-reason-pick_pockets = Una moneta sicura, e nessun dado che lo sceriffo possa contare.
sherwood-reason-tip_off = Conoscere due carri migliora i tuoi prossimi nascondigli.
sherwood-reason-brotherhood = Due buoni nascondigli in una volta, prima che qualcuno prenda il secondo.
sherwood-reason-inside_job = Un altro carro può andare meglio ai banditi in attesa.
sherwood-reason-friendly_guards = Uno sguardo, e un gettone che aiuta i tuoi banditi.
sherwood-reason-put_token = Adatta il carro ai banditi che hai lì.
sherwood-reason-infiltrate = L’altro carro è un posto migliore per l’agguato.
sherwood-reason-shove = Un posto fa la differenza fra tardi e ultimo colpo.
sherwood-reason-squeeze_in = Più vicino, il tuo bandito prende un gettone che avrebbe perso.
sherwood-reason-quick_job = Una moneta subito, e il 2 lasciato può ancora servire.
sherwood-reason-assault =
    { $count ->
        [0] Nessuno dei tuoi banditi è in agguato sul tratto { $stretch }: lascia che lì gli altri usino i loro capi.
        [one] Uno dei tuoi banditi è in agguato sul tratto { $stretch }.
       *[other] { $count } dei tuoi banditi sono in agguato sul tratto { $stretch }.
    }
sherwood-reason-heads_down = Due in più o in meno volgono l’assalto a tuo favore.
sherwood-reason-second_chance = Rilanciare questo dado ti promette di più.
sherwood-reason-over_there = I dadi a sinistra fermano il carro dove ti conviene.
sherwood-reason-over_here = I dadi a destra fermano il carro dove ti conviene.
sherwood-reason-keep =
    { $points ->
        [0] Per ora aggiunge quasi nulla alla tua raccolta: { $token }.
        [one] Aggiunge circa un punto alla tua raccolta: { $token }.
       *[other] Aggiunge circa { $points } punti alla tua raccolta: { $token }.
    }
sherwood-reason-cheer_up = Porta la tua colonna dove piace allo sceriffo.
sherwood-reason-barter = Un gettone nuovo per il tuo più povero.
sherwood-reason-market = Per te vale meno di un punto: { $token }.
sherwood-reason-where_beer = Rovina i conti degli altri sul ponte levatoio.
sherwood-reason-raise = Peggiora la posizione di { $target } sul ponte levatoio.
sherwood-reason-bail_one = Costa meno di quanto ti costerebbe la colonna.
sherwood-reason-bail_three = Due dadi in meno valgono tre gettoni poveri.
sherwood-reason-discard =
    { $points ->
        [0] Con lui perdi quasi nulla: { $token }.
        [one] Con lui perdi circa un punto: { $token }.
       *[other] Con lui perdi circa { $points } punti: { $token }.
    }
sherwood-reason-take_loot = Un gettone può diventare più di un punto.
sherwood-reason-take_point = Un punto sicuro batte un gettone ignoto.
sherwood-reason-pass = Niente di quel che c’è ne vale la pena.
sherwood-reason-pass_robin = I dadi vanno bene così; il capobanda può servire dopo.

## Labels at the table

sherwood-label-round = Turno
sherwood-label-road = Strada
sherwood-label-village = Villaggio
sherwood-label-drawbridge = Ponte levatoio
sherwood-label-prison = Prigione
sherwood-label-deck = Mazzo dei carri
sherwood-label-discards = Carri scartati
sherwood-label-supply = Riserva del bottino
sherwood-label-loot_discards = Bottino scartato
sherwood-label-front = Questo turno
sherwood-label-chest = Forziere
sherwood-label-leader = Capobanda
sherwood-label-bandit = Bandito
sherwood-label-lying = steso
sherwood-label-first = Primo giocatore
sherwood-label-defence = Difesa
sherwood-label-range = Intervallo
sherwood-label-odds = Probabilità di batterlo
sherwood-label-merry_men = Allegra brigata
sherwood-label-points = Punti
sherwood-label-column = Somma
sherwood-label-arrest = sopra 10: prigione
sherwood-label-reward = sotto 5: ricompensa
sherwood-label-marked = segnato
sherwood-label-beaten = battuto
sherwood-label-majorities = Maggioranze
sherwood-label-three_rings = Tre anelli
sherwood-label-sets = Terzetti
sherwood-label-two_bracelets = Due bracciali
sherwood-label-necklaces = Collane
sherwood-label-coins = Monete
sherwood-label-total = Totale
sherwood-label-track = Tracciato
sherwood-label-reconstructed = Nostra ricostruzione, non il valore stampato

## Player aid

sherwood-aid-1 = Appostamenti: a turno, un bandito alla volta. A sinistra si rischia poco e si guadagna poco, a destra il contrario. Il villaggio paga subito una moneta.
sherwood-aid-2 = Un capobanda aiuta una volta a turno: Lady Marion nel piazzare, Little John dopo la rivelazione, Robin Hood in un assalto, Fra Tuck sul ponte levatoio.
sherwood-aid-3 = Assalto: chi è al carro tira; si somma da sinistra fino alla difesa. Chi sta dietro arriva tardi.
sherwood-aid-4 = Punti: 1 per aver partecipato, 1 in più all’estrema destra, 1 ancora se quel bandito è steso.
sherwood-aid-5 = Bottino: chi è più a destra pesca un gettone per dado, ne tiene uno e passa gli altri a sinistra.
sherwood-aid-6 = Sceriffo: sopra 10 sul ponte levatoio il capobanda va in prigione, sotto 5 prendi un gettone o un punto. Cauzione: un gettone per il dado più basso, tre per i due più bassi.
sherwood-aid-7 = Fine: tre anelli di un colore 6, due bracciali 3, un terzetto 4, una collana 1, tre monete 1. Maggioranza di un tipo: 2.

## Tutorial

sherwood-tutorial-1 = Benvenuto a Sherwood! A ogni turno passano i carri con l’oro delle tasse, e i tuoi quattro banditi ne vogliono un po’.
sherwood-tutorial-2 = Il retro di un carro dice quanto è difeso: un bandito tira in media 3 o 4. Quanti ne serviranno?
sherwood-tutorial-3 = Nascondi un bandito. I dadi si sommano da sinistra, quindi davanti sei al sicuro; ma chi dà l’ultimo colpo guadagna di più.
sherwood-tutorial-4 = Troppa folla? Manda un bandito al villaggio: subito una moneta, e nessuna grana con lo sceriffo.
sherwood-tutorial-5 = Il tuo capobanda può chiamare un aiutante a turno. Ognuno ha il suo momento; le carte scoperte dicono che cosa fa.
sherwood-tutorial-6 = L’assalto: cadono tutti i dadi. Se raggiungono la difesa, chi è davanti si divide punti e bottino; gli altri arrivano tardi.
sherwood-tutorial-7 = Tieni un gettone e passa gli altri. Raccogli colori: tre anelli, due bracciali o uno per tipo.
sherwood-tutorial-8 = I dadi vincenti vanno sul ponte levatoio. Sopra 10 lo sceriffo arresta il tuo capobanda; sotto 5 non ti vede e hai un premio.
sherwood-tutorial-9 = Ora tutto va nel forziere e non si può più guardare. Ricordati che cos’hai: dopo quattro turni si conta. Buona caccia!

## Options before the game

sherwood-option-face_up_loot = Bottino scoperto
    .help = Quel che si tiene sta scoperto finché non va nel forziere.
sherwood-option-face_up_loot-on = Bottino scoperto
sherwood-option-face_up_loot-off = Bottino coperto
sherwood-option-own_chest = Sbirciare nel forziere
    .help = Puoi guardare nel tuo forziere in ogni momento; non serve memoria.
sherwood-option-own_chest-on = Il proprio forziere si può guardare
sherwood-option-own_chest-off = I forzieri restano chiusi
sherwood-option-five_players = Quinto giocatore
    .help = Nostra ricostruzione dell’espansione: quinto colore, quattro carri, cinque spazi di borseggio. Solo per cinque posti.
sherwood-option-five_players-on = In cinque (ricostruzione)
sherwood-option-five_players-off = Da due a quattro

## The board of the web table

sherwood-board-round = Turno { $round } di 4
sherwood-board-phase-0 = Appostamenti
sherwood-board-phase-1 = Imboscate
sherwood-board-phase-2 = Sceriffo
sherwood-board-discarded-empty = Nessun carro ha ancora lasciato la strada.
sherwood-board-odds = Probabilità
    .help = Quanto è probabile che il carro cada con i dadi da sinistra fino a ogni appostamento
sherwood-board-stretch = Tratto { $stretch }
sherwood-board-hideout = appostamento { $hideout }
sherwood-board-circle = spazio borseggio { $circle }
sherwood-board-free = libero
sherwood-board-lying = { $player }, a terra
sherwood-board-pair = { $player } con { $mover } stretto accanto
sherwood-board-die = { $player }: dado { $face }
sherwood-board-wagon-hidden = carro coperto { $low }–{ $high }
sherwood-board-wagon-looked = visto da te, dorso { $low }–{ $high }
sherwood-board-defence = difesa { $defence }
sherwood-board-marked = non sostituibile di nuovo
sherwood-board-changes = porta una nuova carta di { $character }
sherwood-board-lookers = Visto da
sherwood-board-closed = Oggi nessun carro
sherwood-board-gone = Il carro è passato
sherwood-board-beaten = Rapinato!
sherwood-board-bandits = Banditi da piazzare
sherwood-board-front = Segnalini di questo turno
sherwood-board-leader = Capobanda: { $place }
sherwood-board-leader-home = pronto
sherwood-board-leader-prison = in prigione
sherwood-board-tray = Il tuo bottino del turno
sherwood-board-tray-empty = ancora niente
sherwood-board-options = Le tue scelte
sherwood-board-draft = Spartizione del bottino
sherwood-board-draft-own = Tieni un segnalino, passa gli altri.
sherwood-board-draft-other = { $player } guarda il bottino.
sherwood-board-draft-order = Chi sceglie dopo
sherwood-board-help-now = Può aiutarti ora
sherwood-board-help-open = È il suo momento
sherwood-board-help-later = Più tardi nel turno
sherwood-board-help-past = Di nuovo al prossimo turno
sherwood-board-help-used = Il tuo capobanda ha già chiesto
sherwood-board-help-prison = Il tuo capobanda è in prigione
sherwood-board-verdict-reward = ricompensa
sherwood-board-verdict-free = al sicuro
sherwood-board-verdict-arrest = arresto!
sherwood-board-prompt-tip_off = Soffiata: scegli due carri da guardare.
sherwood-board-prompt-tip_off-then = E il secondo carro?
sherwood-board-prompt-inside_job = Lavoro dall’interno: quale carro sostituisci?
sherwood-board-prompt-friendly_guards = Guardie amichevoli: quale carro guardi?
sherwood-board-prompt-infiltrate = Infiltrato: scegli il tuo bandito.
sherwood-board-prompt-infiltrate-then = Con chi scambia di posto?
sherwood-board-prompt-shove = Spintone: scegli il tuo bandito.
sherwood-board-prompt-shove-then = Quale vicino spingi?
sherwood-board-prompt-squeeze_in = Stretti stretti: quale bandito va a sinistra?
sherwood-board-prompt-quick_job = Lavoro veloce: quale bandito va al villaggio?
sherwood-board-prompt-quick_job-then = In quale cerchio libero?
sherwood-board-prompt-heads_down = Giù la testa: scegli un tuo dado.
sherwood-board-prompt-heads_down-then = Più due o meno due?
sherwood-board-prompt-second_chance = Seconda chance: quale dado si rilancia?
sherwood-board-prompt-over_there = Quale risultato prendono i dadi a sinistra?
sherwood-board-prompt-over_here = Quale risultato prendono i dadi a destra?
sherwood-board-prompt-cheer_up = Forza, ragazzo: quale tuo dado lascia il ponte?
sherwood-board-prompt-market = Al mercato: quale segnalino vendi?
sherwood-account-track = punti sulla strada
sherwood-account-most-ring = più anelli
sherwood-account-most-bracelet = più bracciali
sherwood-account-most-necklace = più collane
sherwood-account-rings = tre anelli dello stesso colore
sherwood-account-set = una serie dello stesso colore
sherwood-account-bracelets = due bracciali dello stesso colore
sherwood-account-necklaces = collane singole
sherwood-account-coins = monete e resto, tre per un punto
sherwood-stat-assaults = Più carri rapinati
sherwood-stat-pockets = Più borseggi
sherwood-stat-help = Più aiuti dai Merry Men
sherwood-stat-arrests = Più volte in prigione
sherwood-stat-strongest = Carro più forte battuto
sherwood-stat-beaten = Carri battuti sul totale
