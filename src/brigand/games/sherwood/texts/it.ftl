### Sherwood


## The game

sherwood-name = Sherwood
sherwood-weight = medio
sherwood-tagline = Bande di fuorilegge attendono lungo la strada i carri dei ricchi.
sherwood-about = Un gioco di dadi e sangue freddo per due, tre o quattro bande (cinque con la nostra ricostruzione dell’espansione); circa 45 minuti. In ognuno dei quattro turni apposti i banditi lungo la strada, assalti i carri del re un dado dopo l’altro da sinistra, ti dividi il bottino e speri che lo sceriffo guardi altrove. Una volta a turno Robin Hood e i suoi Merry Men ti danno una mano.

## Chapters

sherwood-chapter-setup = Preparazione
sherwood-chapter-course = Svolgimento
sherwood-chapter-leader = Capibanda e Merry Men
sherwood-chapter-marks = Segnalini X
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
sherwood-chapter-look = Le due carte «Guarda»
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
    .refusal = A Sherwood si gioca in due, tre o quattro, oppure in cinque con l’opzione del quinto giocatore; posti a questo tavolo: { $seats }.
sherwood-setup-gangs = Ogni banda ha un capobanda, quattro banditi, quattro dadi e un segnapunti dello stesso colore, più un forziere.
sherwood-setup-own_colour = Ogni banda ha un colore diverso; a questo tavolo si assegnano in ordine di posto.
sherwood-setup-first_player = Chi comincia il primo turno lo decide la sorte.
    .ruling = Il regolamento ci scherza soltanto, quindi si tira a sorte.
sherwood-setup-score_zero = Tutte le bande cominciano da zero punti.
sherwood-setup-loot_supply = I 53 segnalini bottino stanno coperti in un’unica riserva.
sherwood-setup-loot_mix = Per ognuno dei quattro colori ci sono 5 anelli, 4 bracciali e 2 collane; in più 9 monete senza colore.
    .ruling = Ricostruito: è stampato solo il totale di 53.
sherwood-setup-tokens_apart = Monete del villaggio, segnalini +2/−2 e segnalini X sono a portata di mano e non finiscono mai nella riserva del bottino.
sherwood-setup-coins_never_short = Le monete del villaggio non finiscono mai.
    .ruling = Fino a quattro giocatori non ne servono mai più di 12 su 13; in cinque si immagina che ce ne siano altre.
sherwood-setup-wagon_deck = I 42 carri, sei dei quali speciali, formano un solo mazzo coperto e mescolato.
sherwood-setup-wagon_backs = Dal dorso di un carro si vede solo l’intervallo della sua difesa; quelli speciali sono uguali agli altri.
sherwood-setup-wagon_values = Ci sono tre dorsi, 4–7, 8–10 e 11–14, con 14 carte ciascuno: dodici normali dentro l’intervallo e due speciali.
    .ruling = Ricostruito: dei valori veri se ne conoscono solo alcuni.
sherwood-setup-deck_suffices = In quattro turni il mazzo dei carri non finisce mai: servono al massimo 32 carte.
sherwood-setup-merry_men = Ognuno dei quattro personaggi ha un mazzetto mescolato di quattro carte diverse, con la prima scoperta.
sherwood-setup-road = La strada ha quattro tratti. Ognuno ha posto per un carro, quattro spazi appostamento contati da sinistra e uno spazio attacco sotto ciascuno di essi.
sherwood-setup-pickpocket_spaces = Da due a quattro giocatori sono aperti tre spazi borseggio.
    .refusal = Il villaggio è pieno: apposta il bandito lungo la strada.
    .ruling = Ricostruito: con tre spazi le 13 monete bastano sempre.

## Rules: course

sherwood-course-rounds = La partita dura esattamente quattro turni.
    .refusal = I quattro turni sono finiti: nessuno agisce più.
# $step: what the table waits for now.
sherwood-course-phases = Un turno ha tre fasi, appostamenti, imboscate e sceriffo, ognuna con i suoi passi in ordine fisso.
    .refusal = Ogni cosa a suo tempo. Adesso c’è da decidere questo: { $step }.
sherwood-course-ambush_repeats = I passi dell’imboscata si giocano una volta per ogni carro; poi arriva lo sceriffo.
# $player: whose decision it is.
sherwood-course-turn_order = Quando tocca a tutti, comincia il primo giocatore e si va in senso orario.
    .refusal = Adesso decide { $player }, non tu.

## Rules: leader

# $character: the helper. $effect: the card that lies open.
sherwood-leader-helps = Per usare la carta scoperta di un personaggio, mettici sopra il tuo capobanda e applicane l’effetto.
    .refusal = Adesso { $character } offre «{ $effect }» e nient’altro.
# $character: the helper.
sherwood-leader-own_moment = Ogni personaggio può essere chiamato solo nel proprio passo.
    .refusal = Non è il momento di { $character }.
sherwood-leader-optional = Chiedere aiuto non è mai obbligatorio.
sherwood-leader-needs_target = Puoi impiegare il capobanda solo se in quel momento la carta può avere effetto.
    .refusal = Qui la carta non ti servirebbe a nulla: il capobanda resta dov’è.
    .ruling = Chiedere aiuto è facoltativo; così non sprechi il capobanda per niente.
# $character: where the leader stands.
sherwood-leader-once = Un capobanda può chiedere aiuto una volta a turno, su una sola carta.
    .refusal = Il tuo capobanda ha già chiesto aiuto in questo turno ({ $character }).
sherwood-leader-shared_card = Più capibanda possono usare la stessa carta in un turno, ognuno per la propria banda.
sherwood-leader-prisoner = Un capobanda in prigione non può chiedere aiuto.
    .refusal = Il tuo capobanda è in prigione.
# $player: who is asked now.
sherwood-leader-one_lap = Nel passo di un personaggio ognuno viene interpellato una volta sola.
    .refusal = Ti è già stato chiesto; adesso tocca a { $player }.
sherwood-leader-one_card_per_step = In un passo agisce una sola carta per personaggio, perché le carte cambiano solo quando si rivelano i carri.
sherwood-leader-cards_stay = Le carte Merry Men scoperte restano di turno in turno finché un carro non le cambia.
sherwood-leader-zone = Ogni personaggio agisce solo su una parte del tabellone.

## Rules: marks

sherwood-marks-same_power = Una X protegge solo dal potere che l’ha messa.
sherwood-marks-no_limit = I segnalini X non finiscono mai.
    .ruling = Nella scatola ce ne sono quattro, ma servono solo da promemoria.
sherwood-marks-cleared = Quando i dadi vanno sul ponte levatoio si tolgono tutti i segnalini X.

## Rules: placement

sherwood-placement-wagons_dealt = Un turno si apre con un carro coperto per giocatore sulla strada, al massimo quattro.
sherwood-placement-three_wagons = Si gioca con tre carri sia in tre sia in due.
sherwood-placement-wagon_spaces = Tre carri stanno sui tre tratti più a sinistra.
    .ruling = Il regolamento chiude i tratti senza carro ma non dice quali siano.
# $stretch (number): the stretch of road.
sherwood-placement-closed_stretch = Dove non c’è un carro gli spazi appostamento sono chiusi.
    .refusal = Sul tratto { $stretch } non passa nessun carro: non c’è niente da aspettare.
sherwood-placement-village_open = Gli spazi borseggio sono aperti qualunque sia il numero dei carri.
    .ruling = La frase che chiude gli spazi parla della strada; il villaggio non ne fa parte.
sherwood-placement-one_each = Dal primo giocatore in poi ognuno piazza un bandito alla volta, giro dopo giro, finché non sono tutti piazzati.
sherwood-placement-all_four = Devi piazzare tutti i tuoi banditi; passare non si può.
    .refusal = Non puoi passare: scegli uno spazio libero per il tuo bandito.
sherwood-placement-free_space = In ogni spazio sta un solo bandito. Uno spazio occupato è chiuso a tutti, anche a chi lo occupa.
    .refusal = Lì c’è già qualcuno: scegli uno spazio libero.
sherwood-placement-any_hideout = Puoi scegliere qualunque spazio appostamento libero di un carro, anche lasciando dei vuoti nella fila.
sherwood-placement-always_room = C’è sempre uno spazio libero per il prossimo bandito.
sherwood-placement-pickpocket_coin = Un bandito mandato al villaggio borseggia: prendi subito una moneta del villaggio.
sherwood-placement-coin_is_loot = Una moneta del villaggio vale quanto una moneta del bottino, qualunque uso tu ne faccia.
sherwood-placement-fifth_spaces = Gli spazi borseggio con il 5 si usano solo in cinque.
    .refusal = Quel vicolo è aperto solo in cinque.

## Rules: Lady Marion

sherwood-marion-window = Puoi chiamare Lady Marion subito prima di piazzare uno qualunque dei tuoi banditi, non solo il primo.
sherwood-marion-then_place = Dopo l’aiuto di Lady Marion piazzi subito, nella stessa mossa.
sherwood-tip_off-two_wagons = Soffiata: guarda di nascosto due carri sulla strada.
    .refusal = Scegli due carri che sono sulla strada.
sherwood-tip_off-named_together = Per la Soffiata indichi i due carri, diversi fra loro, prima di guardare.
    .refusal = Indica due carri diversi.
    .ruling = Il regolamento non dà un ordine: si scelgono entrambi prima di guardare.
sherwood-brotherhood-second_bandit = Fratellanza: subito dopo questo bandito ne piazzi un altro.
sherwood-brotherhood-two_coins = I due banditi di Fratellanza possono andare entrambi al villaggio e prendere una moneta ciascuno.
sherwood-brotherhood-needs_two = Per Fratellanza ti servono due banditi ancora da piazzare.
    .refusal = Ti resta un solo bandito: non ce n’è un secondo da piazzare.
    .ruling = La carta fa seguire al primo un secondo bandito; se ne resta uno solo, il capobanda andrebbe sprecato.
sherwood-brotherhood-skipped_later = Chi non ha più banditi viene saltato mentre gli altri finiscono.
    .ruling = Così ognuno ne piazza comunque quattro.
sherwood-inside_job-replace = Lavoro dall’interno: scarta un carro e sostituiscilo con la prima carta del mazzo.
    .refusal = Su quel tratto non c’è nessun carro da sostituire.
sherwood-inside_job-face_down = Nessuno vede né il carro scartato né quello nuovo.
    .ruling = I carri restano coperti finché non si rivelano tutti insieme.
sherwood-inside_job-bandits_stay = I banditi in attesa di quel carro restano dove sono.
sherwood-inside_job-marked = Il carro nuovo riceve una X e in questo turno non si può più sostituire.
    .refusal = Questo carro è già stato sostituito: scegline uno senza X.
sherwood-inside_job-always_target = Fino a quattro giocatori resta sempre un carro senza X.
sherwood-inside_job-no_icon = Un carro scartato così non cambia carte e non ha effetti speciali.
    .ruling = Agiscono solo i carri rivelati.
sherwood-friendly_guards-look = Guardie amichevoli: guarda di nascosto un carro.
    .refusal = Su quel tratto non c’è nessun carro da guardare.
sherwood-friendly_guards-token = Guardie amichevoli: dopo aver guardato puoi mettere su quel carro un segnalino, come +2 o come −2.
    .refusal = Un segnalino si mette solo sul carro appena mostrato dalle Guardie amichevoli.
sherwood-friendly_guards-decline = Con Guardie amichevoli puoi anche non mettere segnalini; il capobanda è usato lo stesso.
    .refusal = Di’ che cosa fai del segnalino: +2, −2 o nessuno.
# $stretch (number): the stretch of road.
sherwood-friendly_guards-one_token = Un carro non porta mai due segnalini +2/−2.
    .refusal = Il carro sul tratto { $stretch } ha già un segnalino.
sherwood-friendly_guards-marked_wagon = Un carro con il segnalino si può ancora guardare.
    .ruling = È vietato solo un secondo segnalino, non guardare.
sherwood-friendly_guards-on_reveal = Il segnalino conta appena il carro è scoperto.
sherwood-friendly_guards-open_side = Tutti vedono il segnalino e il suo segno; se ne va insieme al carro.

## Rules: closing up

sherwood-closing-gaps = Piazzato l’ultimo bandito, gli spazi appostamento liberi fra due banditi di una fila si chiudono: chi sta più a destra scala verso sinistra.
sherwood-closing-order_kept = Quando una fila si ricompatta, il suo ordine resta e nessuno cambia carro.
sherwood-closing-leading_space = Gli spazi appostamento liberi a sinistra del primo bandito restano liberi.
    .ruling = Il regolamento chiude solo gli spazi fra due banditi.
sherwood-closing-before_reveal = Le file si compattano una volta sola, prima che si scopra un carro.
sherwood-closing-later_gaps = I vuoti creati poi da Little John restano.
    .ruling = Il regolamento compatta le file una volta sola.

## Rules: guards and reveal

sherwood-reveal-all = Quando tutti i banditi sono piazzati, ogni carro sulla strada viene scoperto.
sherwood-reveal-already_open = Un carro già scoperto non va rivelato; niente in questa scatola ne scopre uno prima.
sherwood-reveal-defence = Il numero sullo scudo è la difesa del carro; uno scudo scuro indica un carro speciale.
sherwood-reveal-order = I carri si scoprono da sinistra: prima il cambio di carta, poi lo sceriffo; le difese copiate si fissano quando sono tutti scoperti.
    .ruling = Il regolamento non indica un ordine; ne dipende solo la cronaca.
sherwood-reveal-change = Un carro con il ritratto di un personaggio ne sostituisce la carta scoperta con la successiva; la vecchia esce dal gioco.
sherwood-reveal-change_valid_now = Una nuova carta di Little John, Robin Hood o Fra Tuck vale già in questo turno.
sherwood-reveal-change_twice = Due carri con lo stesso ritratto cambiano la carta due volte.
sherwood-reveal-change_leaders = I capibanda su una carta sostituita restano usati e valgono ancora come posati su una carta.
    .ruling = Il loro aiuto l’hanno avuto; il regolamento non ne parla.
sherwood-reveal-change_empty_deck = Se il mazzetto di quel personaggio è vuoto, la carta scoperta resta.
    .ruling = Con tre ritratti a testa qui non può succedere.
sherwood-reveal-icons = Ogni personaggio compare su tre carri normali, uno per dorso; quelli speciali non mostrano nessuno.
    .ruling = Ricostruito: i ritratti stampati non si conoscono.

## Rules: special wagons

sherwood-beer_wagon-lowest = Il carro della birra prende la difesa più bassa sulla strada.
sherwood-gypsy_wagon-highest = Il carro della gitana prende la difesa più alta sulla strada.
sherwood-gypsy_wagon-war = Se sulla strada c’è il carro da guerra, il carro della gitana ne prende il numero ed è imbattibile anch’esso.
sherwood-copy-own_numbers = Chi copia guarda solo i carri con un numero proprio, segnalini compresi; ignora l’altro carro che copia e la fiera.
    .ruling = Altrimenti si copierebbero in cerchio, o copierebbero un numero ancora ignoto.
sherwood-copy-token_last = Un segnalino su un carro che copia si aggiunge quando il suo numero è fissato.
    .ruling = Un segnalino cambia solo il carro su cui sta.
sherwood-copy-fixed = Un numero copiato si fissa quando i carri si scoprono e resta, anche se il carro copiato non c’è più.
    .ruling = Il regolamento parla dei carri ora sul tabellone e si può leggere in due modi. Un numero mobile dipenderebbe dall’ordine degli assalti e non avrebbe più nulla da copiare quando parte l’ultimo carro con un numero; perciò si legge una volta, quando ci sono tutti.
sherwood-copy-no_reference = Se sulla strada non c’è nessun numero, la birra prende l’estremo basso del proprio intervallo e la gitana quello alto.
    .ruling = Un numero ci vuole; capita solo con birra, gitana e fiera insieme.
sherwood-war_wagon-unbeatable = Il carro da guerra ha difesa 33: nessuno lo batte.
sherwood-royal_wagon-two_each = Chi ha diritto al bottino del carro reale pesca due segnalini e li tiene entrambi; non si passa niente.
sherwood-royal_wagon-per_player = Il carro reale dà due segnalini a testa, per quanti dadi uno abbia lì.
sherwood-royal_wagon-order = Al carro reale pesca per primo chi ha il dado più a destra, poi si va verso sinistra.
sherwood-royal_wagon-pair = Al carro reale, per uno spazio condiviso il bottino spetta al bandito che si è infilato.
sherwood-royal_wagon-value = Il carro reale ha difesa 12.
    .ruling = Ricostruito: il numero stampato non si conosce.
sherwood-sheriff_wagon-jails = Quando si scopre il carro dello sceriffo, i capibanda liberi di tutte le bande che lo aspettano finiscono in prigione.
sherwood-sheriff_wagon-on_card_safe = Il carro dello sceriffo non tocca i capibanda che stanno su una carta Merry Men.
sherwood-sheriff_wagon-only_at_reveal = Spostare poi banditi dal carro dello sceriffo o verso di esso non cambia nulla.
sherwood-sheriff_wagon-this_round = I capibanda arrestati dal carro dello sceriffo perdono gli altri aiuti di questo turno ed escono con la scarcerazione del turno stesso.
    .ruling = Il testo libera chi era in prigione dal turno prima, il riassunto chi ci ha passato questo turno. Seguiamo il riassunto: chi è arrestato alla rivelazione ha già perso l’aiuto di questo turno, e un secondo turno sarebbe il doppio di ogni altro arresto.
sherwood-sheriff_wagon-no_penalty = Nell’ultimo turno la prigione per il carro dello sceriffo non costa punti.
    .ruling = La penalità riguarda gli arresti sul ponte levatoio.
sherwood-sheriff_wagon-value = Il carro dello sceriffo ha difesa 6.
    .ruling = Ricostruito: il numero stampato non si conosce.
sherwood-fair_wagon-first = Se sulla strada c’è il carro della fiera, si assalta sempre per primo.
    .refusal = Prima il carro della fiera.
sherwood-fair_wagon-three_dice = La difesa del carro della fiera è la somma di tre dadi lanciati sulla carta.
sherwood-fair_wagon-dice_back = I dadi della fiera lasciano la carta a fine assalto.
sherwood-fair_wagon-neutral = I dadi della fiera non sono di nessuno, si lanciano prima di quelli dei banditi e Robin Hood non può toccarli.
    .refusal = I dadi della fiera sono fuori dalla portata di Robin Hood.
    .ruling = Il regolamento li prende in prestito e li restituisce: di chi siano non conta.

## Rules: Little John

sherwood-john-window = Dopo la rivelazione ognuno, a turno, può chiamare Little John.
sherwood-john-hideouts_only = Si possono muovere o scegliere solo i banditi negli spazi appostamento, mai quelli nel villaggio.
    .refusal = In quello spazio appostamento non c’è un tuo bandito.
sherwood-infiltrator-swap = Infiltrato: un tuo bandito si scambia con uno avversario che occupa lo stesso spazio appostamento di un altro carro.
sherwood-infiltrator-opponent_only = Con Infiltrato ci si scambia solo con il bandito di qualcun altro.
    .refusal = Anche quello è un tuo bandito: scambia con uno avversario.
sherwood-infiltrator-same_number = Infiltrato scambia il primo con il primo, il secondo con il secondo e così via; uno spazio appostamento vuoto non è un bersaglio.
    .refusal = Là, nello spazio appostamento di quel numero, non c’è nessuno.
sherwood-shove-swap = Spintone: un tuo bandito si scambia con un vicino.
sherwood-shove-same_wagon = Vicino è chi sta nello spazio appostamento accanto, a sinistra o a destra, dello stesso carro.
    .refusal = Da quella parte non c’è nessun vicino.
    .ruling = Il regolamento non dice che cosa sia adiacente; le file di due carri sono separate.
sherwood-shove-own_neighbour = Con lo Spintone il vicino può essere anche un tuo bandito.
sherwood-lying-marks = Il bandito che hai mosso con Infiltrato, Spintone o Stretti stretti si stende; l’altro resta in piedi.
sherwood-lying-protected = Un bandito steso non può più essere scambiato da quella carta.
    .refusal = Un bandito steso non si sposta più.
sherwood-lying-other_free = Chi è stato scambiato restando in piedi può essere scambiato di nuovo.
sherwood-squeeze-move = Stretti stretti: un tuo bandito si stende e si sposta di uno spazio appostamento a sinistra, dividendolo con chi c’è.
sherwood-squeeze-needs_neighbour = Per Stretti stretti, nello spazio appostamento subito a sinistra deve esserci un bandito, di qualunque colore; dal primo spazio o accanto a un vuoto non si può.
    .refusal = Subito a sinistra non c’è nessuno con cui stringersi.
    .ruling = La carta parla di dividere il posto con chi c’è.
sherwood-squeeze-two_at_most = In uno spazio appostamento si sta al massimo in due.
    .refusal = Lì sono già in due.
    .ruling = La carta parla di due banditi.
sherwood-squeeze-pair_stays = I due banditi che dividono uno spazio appostamento non si muovono più in questo passo.
    .refusal = Questi due dividono uno spazio appostamento e restano insieme.
    .ruling = Per le loro ricompense servono entrambi; il regolamento non ne parla.
sherwood-quick_job-move = Lavoro veloce: un tuo bandito passa da uno spazio appostamento a uno spazio borseggio libero.
sherwood-quick_job-coin = Lavoro veloce ti porta subito una moneta del villaggio.
sherwood-quick_job-die_two = Con Lavoro veloce un tuo dado resta, con il 2, nello spazio attacco che il bandito ha lasciato.
sherwood-quick_job-full_village = Senza uno spazio borseggio libero non si può fare un lavoro veloce.
    .refusal = Il villaggio è pieno: non c’è posto per un lavoro veloce.
sherwood-quick_job-not_lying = Un bandito mandato a fare un lavoro veloce non si stende e non dà il punto in più per chi è steso.

## Rules: assault

# $player: who holds the first-player marker.
sherwood-assault-choice = Il primo giocatore sceglie quale dei carri scoperti si assalta ora.
    .refusal = Il prossimo carro lo sceglie { $player }.
# $stretch (number): the stretch of road.
sherwood-assault-each_once = Ogni carro si assalta una volta a turno.
    .refusal = Sul tratto { $stretch } non c’è più un carro da assaltare.
sherwood-assault-roll_order = Da sinistra a destra, per ogni bandito il proprietario lancia un proprio dado nello spazio attacco sottostante.
sherwood-assault-roll_all = Si lancia per tutti i banditi prima di sommare qualcosa.
sherwood-assault-quick_job_die = Un dado lasciato da Lavoro veloce non si lancia; resta sul 2 finché Robin Hood non lo tocca.
sherwood-assault-pair_together = I due dadi di uno spazio appostamento condiviso si lanciano insieme in un solo spazio attacco.
sherwood-assault-dice_suffice = Non ti servono mai più dei tuoi quattro dadi.
sherwood-assault-empty_wagon = Un carro senza banditi né dadi scappa da sé: nessuno lo sceglie, lancia dadi o chiede aiuto.
    .ruling = Non c’è niente da sommare; il regolamento tace.

## Rules: Robin Hood

sherwood-robin-window = In ogni assalto, quando tutti i dadi sono lanciati, ognuno a turno può chiamare Robin Hood.
sherwood-robin-without_die = Puoi chiamare Robin Hood anche senza un dado su quel carro, se la carta ammette i dadi altrui.
sherwood-robin-this_assault = Si possono toccare solo i dadi sugli spazi attacco del carro sotto assalto.
    .refusal = Scegli un dado del carro sotto assalto adesso.
    .ruling = Il passo di Robin Hood fa parte di questo assalto; cambiare i dadi di prima servirebbe solo per il ponte levatoio.
sherwood-robin-single_dice = Ogni carta di Robin Hood agisce su singoli dadi, anche dove due dividono uno spazio.
    .ruling = Una coppia vale come un dado solo per la somma e i premi; le carte girano o rilanciano un dado, e un dado non mostra più di 6.
sherwood-robin-quick_job_die = Un dado lasciato da Lavoro veloce si può cambiare come gli altri.
sherwood-heads_down-own_die = Giù la testa: cambia di 2 un tuo dado, in su o in giù.
    .refusal = Quel dado non è tuo.
# $face (number): what the die shows.
sherwood-heads_down-bounds = Con Giù la testa il dado si ferma a 1 e a 6, e deve cambiare.
    .refusal = Un { $face } non può andare oltre in quella direzione.
    .ruling = La carta pone dei limiti; come quella della birra, lì si ferma.
sherwood-second_chance-reroll = Seconda chance: rilancia un dado qualsiasi, tuo o altrui.
sherwood-second_chance-once = Un dado rilanciato con Seconda chance riceve una X e questa carta non lo rilancia più.
    .refusal = Quel dado ha già avuto la sua seconda chance.
sherwood-over_there-left = Guarda di là: scegli un dado; tutti quelli alla sua sinistra su quel carro prendono lo stesso risultato.
sherwood-over_here-right = Guarda di qua: scegli un dado; tutti quelli alla sua destra su quel carro prendono lo stesso risultato.
sherwood-look-marked = I dadi girati ricevono una X e questo potere non li gira più.
sherwood-look-passes_over = I dadi con la X non proteggono quelli dietro e possono essere scelti; il dado scelto non riceve la X.
    .ruling = Sono protetti solo i dadi girati, e solo dall’essere girati.
sherwood-look-equal_faces = Un dado che mostra già quel risultato riceve la X come gli altri.
    .ruling = Fa parte dei dadi a cui la carta si riferisce.
sherwood-look-needs_unmarked = Per «Guarda di là» e «Guarda di qua», dalla parte indicata deve esserci almeno un dado senza X.
    .refusal = Da quella parte di questo dado non c’è più niente da girare.
    .ruling = Altrimenti la carta non farebbe nulla.
sherwood-look-shared_space = Due dadi sullo stesso spazio non sono né a sinistra né a destra l’uno dell’altro; per ogni altro dado contano entrambi.
    .ruling = Stanno sullo stesso spazio.

## Rules: result

sherwood-result-sum = I dadi si sommano da sinistra fino a raggiungere la difesa.
sherwood-result-equal_beats = Per battere un carro basta raggiungere esattamente la sua difesa.
sherwood-result-too_late = I dadi più a destra arrivano tardi: tornano a casa con i loro banditi, senza punti né bottino.
sherwood-result-late_not_on_bridge = I dadi tornati a casa non arrivano mai sul ponte levatoio.
sherwood-result-gap = Gli spazi attacco vuoti si saltano.
    .ruling = Conta solo l’ordine dei dadi.
sherwood-result-pair_whole = Uno spazio condiviso somma i due risultati insieme e resta o se ne va per intero.
sherwood-result-escape = Se tutti i dadi insieme non bastano, il carro scappa: niente punti, niente bottino, tutti a casa.
sherwood-result-escaped_discarded = Un carro scappato si scarta subito.
sherwood-result-beaten_stays = Un carro battuto, i dadi che l’hanno battuto e i loro banditi restano fino all’arrivo dello sceriffo.

## Rules: points

sherwood-points-participant = Chi ha ancora un dado su un carro battuto prende 1 punto, per quanti dadi abbia.
sherwood-points-right_end = Il proprietario del dado più a destra rimasto prende 1 punto in più.
sherwood-points-lying = Se il bandito sopra il dado più a destra è steso, c’è ancora 1 punto in più: tre in tutto.
sherwood-points-lying_elsewhere = Un bandito steso altrove non porta niente in più.
sherwood-points-before_loot = I punti si segnano subito, prima di dividere il bottino.
sherwood-points-pair = Per uno spazio condiviso i punti vanno al bandito che c’era già; chi si è infilato non ne prende.
sherwood-points-pair_own = Se i due banditi di uno spazio condiviso sono entrambi tuoi, segnalino e punti sono tuoi.
sherwood-points-pair_other_die = Chi si è infilato prende comunque un punto per un altro suo dado rimasto lì.
sherwood-points-pair_no_lying = Uno spazio condiviso all’estrema destra non dà il punto in più per chi è steso.
    .ruling = Il punto in più premia il bandito steso; lì i punti vanno a quello in piedi, e chi si è steso ha il segnalino.
sherwood-points-quick_job = Un dado di Lavoro veloce rimasto lì conta come gli altri.

## Rules: loot

sherwood-loot-draw = Il proprietario del dado più a destra rimasto pesca tanti segnalini bottino quanti sono i dadi rimasti.
sherwood-loot-keep_pass = Guarda di nascosto i segnalini pescati, tienine uno e passa gli altri coperti al proprietario del dado accanto a sinistra.
    .refusal = Tieni uno dei segnalini che hai in mano; gli altri si passano.
sherwood-loot-until_gone = I segnalini si passano finché chi è più a sinistra non prende l’ultimo.
sherwood-loot-twice = Con più dadi rimasti scegli una volta per ciascuno, al suo posto.
sherwood-loot-one_owner = Se tutte le scelte rimaste sono tue, prendi semplicemente il resto.
sherwood-loot-pair = Uno spazio condiviso conta come un dado; la scelta spetta al bandito che si è infilato.
sherwood-loot-face_down = Quello che tieni sta coperto davanti a te; puoi riguardarlo finché non va nel forziere.
sherwood-loot-short_supply = Quando la riserva finisce, vi si rimescola il bottino scartato. Se ancora non basta, i segnalini si distribuiscono da destra finché ce ne sono.
    .ruling = Il regolamento non lo prevede; in quattro possono servirne più di 53.
sherwood-loot-discards = Il bottino scartato sta coperto accanto alla riserva; le monete del villaggio scartate tornano fra le altre.
    .ruling = Il regolamento dice solo che si scartano.

## Rules: drawbridge

sherwood-drawbridge-all_dice = Dopo l’ultimo assalto tutti i dadi ancora sul tabellone vanno sul ponte levatoio.
sherwood-drawbridge-faces_kept = Sul ponte levatoio i dadi mantengono il loro risultato.
sherwood-drawbridge-columns = Ogni colore forma la propria colonna.
sherwood-drawbridge-pair = I dadi di uno spazio condiviso si separano: ognuno va nella colonna del proprietario.
sherwood-drawbridge-quick_job = Anche un dado di Lavoro veloce che ha aiutato a battere un carro conta lì.

## Rules: Friar Tuck

sherwood-tuck-window = Con i dadi sul ponte levatoio, ognuno a turno può chiamare Fra Tuck.
sherwood-tuck-before_sums = L’aiuto di Fra Tuck viene prima di cauzioni, arresti e ricompense, e ne cambia le somme.
sherwood-tuck-stacks = Più usi di una carta di Fra Tuck si sommano.
sherwood-tuck-without_dice = Solo «Forza, ragazzo!» richiede dadi tuoi.
    .ruling = Le altre carte agiscono sui segnalini o sui dadi altrui.
# $face (number): the face that was named.
sherwood-cheer_up-remove = Forza, ragazzo: togli dal ponte levatoio un tuo dado a scelta.
    .refusal = Sul ponte levatoio non hai un dado che mostri { $face }.
sherwood-cheer_up-needs_die = Per «Forza, ragazzo!» ti serve un tuo dado sul ponte levatoio.
    .refusal = Sul ponte levatoio non c’è nessun tuo dado.
    .ruling = Altrimenti non cambierebbe nulla.
sherwood-barter-draw_discard = Baratto: pesca un segnalino bottino, poi scartane uno di questo turno, magari proprio quello pescato.
    .refusal = Hai pescato: ora scarta un segnalino di questo turno.
# $token: the token that was named.
sherwood-barter-this_round = Nel Baratto non si scartano segnalini del forziere; quello pescato vale come di questo turno.
    .refusal = Non hai questo segnalino fra quelli del turno: { $token }.
sherwood-barter-needs_token = Per il Baratto ti serve un segnalino di questo turno davanti a te, e ce ne deve essere uno da pescare.
    .refusal = Il baratto richiede un segnalino di questo turno e uno da pescare.
    .ruling = Altrimenti non ci sarebbe niente da barattare.
# $token: the token that was named.
sherwood-market-sell = Al mercato: scarta un segnalino di questo turno per 1 punto.
    .refusal = Non hai questo segnalino fra quelli del turno: { $token }.
sherwood-market-coin = Anche una moneta del villaggio di questo turno si può vendere o barattare.
# $target: the opponent whose die is to be named.
sherwood-where_beer-each_opponent = Dov’è la birra: scegli sul ponte levatoio un dado di ogni avversario e alzalo di 2.
    .refusal = Scegli uno dei dadi di { $target }, così com’è sul ponte levatoio.
sherwood-where_beer-cap = Nessun dado supera il 6.
sherwood-where_beer-no_dice = Gli avversari senza dadi si saltano; per ciascuno degli altri devi scegliere un dado, anche un 6. Almeno un dado avversario deve mostrare meno di 6.
    .refusal = Lì non c’è nessun dado avversario da alzare.
    .ruling = La carta nomina ogni avversario; senza dadi non c’è bersaglio.
sherwood-where_beer-not_self = Con la birra i tuoi dadi restano come sono.
    .refusal = La birra è per i dadi degli avversari, non per i tuoi.

## Rules: release, bail, arrest, reward

sherwood-release-first = Prima di tutto, ogni capobanda in prigione torna a casa.
sherwood-release-step_order = Dopo la scarcerazione vengono le cauzioni, e solo dopo arresti e ricompense.
sherwood-bail-one_token = Cauzione: un segnalino di questo turno toglie il tuo dado più basso.
sherwood-bail-three_tokens = Cauzione, nell’altro modo: tre segnalini di questo turno tolgono i tuoi due dadi più bassi.
    .refusal = Servono tre segnalini di questo turno.
sherwood-bail-one_option = La cauzione si paga al massimo una volta a turno, in un modo o nell’altro.
    .refusal = La cauzione si paga una volta a turno, e il tuo momento è passato.
sherwood-bail-this_round_only = La cauzione non si può pagare con i segnalini del forziere.
    .refusal = La cauzione si paga con segnalini di questo turno, e uno così non ce l’hai.
sherwood-bail-any_tokens = Scegli tu con quali segnalini pagare la cauzione; vanno bene anche monete del villaggio e un segnalino barattato.
sherwood-bail-lowest = I dadi più bassi sono quelli che mostrano meno dopo l’aiuto di Fra Tuck; dadi uguali si equivalgono.
sherwood-bail-needs_dice = Per la cauzione con un segnalino serve un dado sul ponte levatoio, per quella con tre ne servono due.
    .refusal = Lì hai un solo dado: per quello basta un segnalino.
# $sum (number): the column.
sherwood-bail-purpose = La cauzione si paga solo per una colonna da 5 in su, anche se non basta.
    .refusal = La tua colonna è { $sum }: non c’è motivo di pagare la cauzione.
    .ruling = Sotto il 5 la cauzione non servirebbe a nessuno dei suoi due scopi.
sherwood-bail-voluntary = Nessuno è obbligato a pagare la cauzione.
sherwood-bail-turn_order = Sulla cauzione si decide uno dopo l’altro, dal primo giocatore.
    .ruling = Il regolamento non dà un ordine; queste scelte non si influenzano.
sherwood-arrest-above_ten = Una colonna sopra il 10 manda il capobanda in prigione.
sherwood-arrest-next_round = Un capobanda arrestato manca nel turno seguente.
sherwood-arrest-from_card = Un capobanda che ha chiesto aiuto in questo turno passa dalla carta alla prigione.
sherwood-arrest-again = Un capobanda appena liberato può essere subito riarrestato.
sherwood-arrest-last_round = Nell’ultimo turno un arresto costa 1 punto.
sherwood-arrest-not_below_zero = I punti non scendono mai sotto lo 0.
    .ruling = Il tracciato parte da 0; in realtà non può succedere.
sherwood-arrest-middle = Con una colonna da 5 a 10 non succede niente.
sherwood-reward-below_five = Una colonna sotto il 5 ti frutta un segnalino bottino o 1 punto, a scelta.
    .refusal = La ricompensa è per le colonne sotto il 5: un segnalino o un punto.
sherwood-reward-no_dice = La ricompensa spetta anche a chi non ha dadi sul ponte levatoio.
sherwood-reward-after_bail = I dadi tolti da Fra Tuck o dalla cauzione non contano più.
sherwood-reward-blind = Il segnalino si pesca alla cieca; poi è tuo e lo guardi.
sherwood-reward-not_spendable = Un segnalino preso come ricompensa va nel forziere con gli altri; più avanti nel turno non si potrebbe più spendere.
sherwood-reward-turn_order = Le ricompense si scelgono a turno dopo gli arresti.
    .ruling = Il regolamento non dà un ordine; conta solo quando i segnalini scarseggiano.
sherwood-reward-no_token_left = Se non c’è nessun segnalino, la ricompensa è un punto.
    .ruling = Il regolamento non prevede una riserva vuota.
sherwood-reward-every_round = Le ricompense si danno anche nell’ultimo turno.

## Rules: clean-up

sherwood-cleanup-into_chest = Tutti i segnalini del turno, monete del villaggio comprese, vanno nel tuo forziere.
sherwood-cleanup-chest_closed = Quel che è nel forziere non lo rivede nessuno prima della fine, nemmeno il proprietario.
sherwood-cleanup-first_player = Chi ha meno punti diventa primo giocatore.
sherwood-cleanup-first_player_tie = Se sono più d’uno, ognuno di loro lancia quattro dadi; la somma più alta prende il segnalino primo giocatore, e in caso di parità si ripete.
    .ruling = Il regolamento fa tirare i dadi ma non dice come.
sherwood-cleanup-no_marker_at_end = Dopo il quarto turno il segnalino primo giocatore resta dov’è.
    .ruling = Non serve più a niente.
sherwood-cleanup-pieces_back = Banditi, dadi e capibanda non in prigione tornano ai proprietari.
sherwood-cleanup-prisoners_stay = I capibanda arrestati restano in prigione.
sherwood-cleanup-wagons_discarded = Tutti i carri rimasti sulla strada si scartano.
sherwood-cleanup-no_reshuffle = I carri scartati non tornano.
sherwood-cleanup-next_round = Poi comincia il turno seguente o, dopo il quarto, il conteggio finale.

## Rules: final scoring

sherwood-end-open_chests = Tutti i forzieri si aprono davanti a tutti.
sherwood-end-majority = Chi ha più anelli, chi ha più bracciali e chi ha più collane prende 2 punti per ciascuna maggioranza, di qualunque colore siano.
sherwood-end-majority_tie = In caso di parità per una maggioranza, chi è alla pari prende 1 punto a testa.
sherwood-end-majority_none = Un tipo che nessuno possiede non porta niente.
    .ruling = Una maggioranza di niente non è tale.
sherwood-end-majority_all_tokens = Per le maggioranze contano tutti i segnalini, anche quelli spesi in combinazioni.
    .ruling = Si spendono solo per le combinazioni.
sherwood-end-no_coin_majority = Per le monete non c’è maggioranza.
sherwood-end-three_rings = Tre anelli dello stesso colore: 6 punti.
sherwood-end-two_bracelets = Due bracciali dello stesso colore: 3 punti.
sherwood-end-necklace = Una collana da sola: 1 punto.
sherwood-end-set = Anello, bracciale e collana dello stesso colore: 4 punti.
sherwood-end-leftovers = Anelli e bracciali fuori dalle combinazioni valgono una moneta ciascuno; le collane no.
sherwood-end-coins = Ogni tre monete danno 1 punto; contano anche quelle del villaggio.
sherwood-end-spent_once = Un segnalino serve a una sola combinazione.
sherwood-end-repeatable = Puoi fare ogni combinazione tutte le volte che i segnalini lo permettono.
sherwood-end-best_split = Il tavolo trova per tutti la divisione migliore.
    .ruling = Risparmia i conti; per Scarlet lo chiede il regolamento.
sherwood-end-winner = Vince chi ha più punti in tutto.
sherwood-end-tie_tokens = In caso di parità vince chi ha meno segnalini.
sherwood-end-tie_counts_all = In caso di parità contano tutti i segnalini del forziere, spesi o no, comprese le monete del villaggio.
sherwood-end-tie_dice = Se la parità resta, gli interessati lanciano quattro dadi a testa; vince la somma più alta, e se serve si ripete.
    .ruling = Il regolamento chiede un lancio di dadi senza dettagli; si fa come per il segnalino primo giocatore.

## Rules: two players

sherwood-two-as_three = In due si gioca con le regole per tre; la terza banda è quella di Will Scarlet.
sherwood-two-red = Scarlet è sempre rosso, con tutti i suoi pezzi; i giocatori hanno altri colori.
sherwood-two-place_after_both = Quando i due giocatori hanno piazzato un bandito, ne segue uno di Scarlet.
sherwood-two-place_fewest = Scarlet va al carro dove ha meno banditi.
sherwood-two-place_lowest_range = Se Scarlet ha altrettanto pochi banditi a più carri, sceglie quello con l’intervallo più basso sul dorso.
sherwood-two-place_least_crowded = Se la parità resta, Scarlet sceglie quello con meno spazi appostamento occupati.
sherwood-two-place_leftmost_wagon = Se c’è ancora parità, Scarlet sceglie il carro più a sinistra.
sherwood-two-place_leftmost_space = Al suo carro Scarlet prende lo spazio appostamento libero più a sinistra.
sherwood-two-place_full = Scarlet salta i carri pieni, non va mai al villaggio e uno spazio appostamento lo trova sempre.
    .ruling = Il regolamento non parla di carri pieni.
sherwood-two-place_laps = Scarlet piazza una volta in ognuno dei quattro giri, anche se Fratellanza ha lasciato i giocatori senza banditi.
    .ruling = Ne ha quattro da piazzare; il regolamento ne conta uno a giro.
sherwood-two-roll = Per Scarlet lancia i dadi il primo giocatore.
sherwood-two-no_help = Scarlet non chiede mai aiuto; il suo capobanda resta fermo.
    .ruling = Nessuna regola gli affida una decisione.
sherwood-two-targets = I banditi e i dadi di Scarlet si possono scegliere come quelli di un avversario.
    .ruling = Conta come un avversario.
sherwood-two-points = Negli assalti Scarlet prende punti come tutti.
sherwood-two-no_draft = Non si passa niente: da destra a sinistra, per ogni dado rimasto il proprietario pesca un segnalino.
sherwood-two-scarlet_unseen = I segnalini di Scarlet vanno nel suo forziere senza che nessuno guardi.
sherwood-two-royal = Al carro reale Scarlet prende due segnalini che nessuno guarda, se gli spetta il bottino.
sherwood-two-pair = Uno spazio diviso con un bandito di Scarlet dà il segnalino a chi si è infilato e i punti a Scarlet.
sherwood-two-bridge = I dadi di Scarlet formano una colonna; non paga cauzioni.
    .ruling = È indicato solo come pesca; questo ne consegue.
sherwood-two-reward = Con una colonna sotto il 5 Scarlet pesca un segnalino senza vederlo.
    .ruling = Non può scegliere, quindi prende il segnalino.
sherwood-two-arrest = Con una colonna sopra il 10 Scarlet perde solo il punto dell’ultimo turno.
    .ruling = La prigione non conta per un capobanda che non chiede mai aiuto.
sherwood-two-marker = Il segnalino primo giocatore passa di mano a ogni turno, qualunque siano i punti; Scarlet non lo ha mai.
sherwood-two-majority = Anche Scarlet partecipa alle maggioranze.
sherwood-two-best_split = I segnalini di Scarlet si contano al meglio.
sherwood-two-scarlet_wins = Se Scarlet ha più punti di entrambi, i due giocatori perdono.
sherwood-two-scarlet_level = Se Scarlet è solo alla pari con il migliore, vince quel giocatore.
sherwood-two-players_tied = Una parità fra i due si risolve con i segnalini, poi con i dadi.

## Rules: options

sherwood-option-open_loot = Svelare i bottini: i segnalini davanti ai giocatori stanno a faccia in su finché non vanno nel forziere.
sherwood-option-open_loot_draft = Il passaggio dei segnalini resta segreto; si mostra solo quel che si tiene.
sherwood-option-open_loot_chest = Nel forziere i segnalini sono di nuovo nascosti.
sherwood-option-look_inside = Controllare i forzieri: puoi guardare nel tuo in ogni momento.
sherwood-option-look_inside_own = Nel forziere di un altro non si guarda mai, né in quello di Scarlet.
sherwood-option-look_inside_apart = Forziere e segnalini del turno restano separati; guardare nel forziere non permette di spendere ciò che contiene.
sherwood-option-both = Le due opzioni sono indipendenti, e restano disattivate se non si scelgono prima della partita.
# $seats (number): seats at the table.
sherwood-option-fifth_player = In cinque si gioca solo con l’opzione del quinto giocatore, che è una nostra ricostruzione: quinto colore, quattro carri, cinque spazi borseggio.
    .refusal = L’opzione del quinto giocatore vale esattamente per cinque posti; posti a questo tavolo: { $seats }.
    .ruling = Le regole dell’espansione non si conoscono; sono noti solo il numero di carri e di pezzi. A un tavolo da cinque l’opzione è attiva da sé, perché in cinque non si può giocare altrimenti.

## Rules: information

sherwood-info-ranges = Tutti vedono gli intervalli dei carri coperti.
sherwood-info-deck_top = Tutti vedono l’intervallo in cima al mazzo dei carri.
sherwood-info-peek = Quel che Lady Marion ti ha mostrato lo sai solo tu; tutti vedono di quali carri si trattava.
sherwood-info-public = Visibili a tutti: punti, dadi, banditi, capibanda, segnalini X e +2/−2, carte scoperte, carri scartati scoperti, carte fuori gioco e quanti segnalini ha ognuno davanti a sé e nel forziere.
sherwood-info-coins = Quando qualcuno prende o restituisce una moneta del villaggio, lo vedono tutti.
sherwood-info-draft = Mentre il bottino gira lo vede solo chi lo tiene; tutti vedono quanti segnalini passano e a chi.
sherwood-info-own_tokens = Vedi i tuoi segnalini di questo turno.
sherwood-info-drawn = I segnalini del Baratto e delle ricompense li vede solo chi li prende.
sherwood-info-discarded = Che segnalino fosse lo sa solo chi l’ha scartato, a meno che non si svelino i bottini.
    .ruling = Il regolamento tace; i segnalini stanno sempre coperti.
sherwood-info-log_silent = Chiusi i forzieri, cronaca e replay dimenticano i nomi dei segnalini fino alla fine; con l’opzione «Controllare i forzieri» restano leggibili, solo per te, i tuoi.
    .ruling = Una cronaca che racconta tutto annullerebbe il gioco di memoria.
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
    .listed =
        { $count ->
            [one] anello rosso
           *[other] { $count } anelli rossi
        }
sherwood-piece-green_ring = anello verde
    .listed =
        { $count ->
            [one] anello verde
           *[other] { $count } anelli verdi
        }
sherwood-piece-blue_ring = anello blu
    .listed =
        { $count ->
            [one] anello blu
           *[other] { $count } anelli blu
        }
sherwood-piece-yellow_ring = anello giallo
    .listed =
        { $count ->
            [one] anello giallo
           *[other] { $count } anelli gialli
        }
sherwood-piece-red_bracelet = bracciale rosso
    .listed =
        { $count ->
            [one] bracciale rosso
           *[other] { $count } bracciali rossi
        }
sherwood-piece-green_bracelet = bracciale verde
    .listed =
        { $count ->
            [one] bracciale verde
           *[other] { $count } bracciali verdi
        }
sherwood-piece-blue_bracelet = bracciale blu
    .listed =
        { $count ->
            [one] bracciale blu
           *[other] { $count } bracciali blu
        }
sherwood-piece-yellow_bracelet = bracciale giallo
    .listed =
        { $count ->
            [one] bracciale giallo
           *[other] { $count } bracciali gialli
        }
sherwood-piece-red_necklace = collana rossa
    .listed =
        { $count ->
            [one] collana rossa
           *[other] { $count } collane rosse
        }
sherwood-piece-green_necklace = collana verde
    .listed =
        { $count ->
            [one] collana verde
           *[other] { $count } collane verdi
        }
sherwood-piece-blue_necklace = collana blu
    .listed =
        { $count ->
            [one] collana blu
           *[other] { $count } collane blu
        }
sherwood-piece-yellow_necklace = collana gialla
    .listed =
        { $count ->
            [one] collana gialla
           *[other] { $count } collane gialle
        }
sherwood-piece-coin = moneta
    .listed =
        { $count ->
            [one] moneta
           *[other] { $count } monete
        }
sherwood-piece-village_coin = moneta del villaggio
    .listed =
        { $count ->
            [one] moneta del villaggio
           *[other] { $count } monete del villaggio
        }

## Names: wagons

sherwood-piece-wagon_4 = carro da 4
sherwood-piece-wagon_5 = carro da 5
sherwood-piece-wagon_6 = carro da 6
sherwood-piece-wagon_7 = carro da 7
sherwood-piece-wagon_8 = carro da 8
sherwood-piece-wagon_9 = carro da 9
sherwood-piece-wagon_10 = carro da 10
sherwood-piece-wagon_11 = carro da 11
sherwood-piece-wagon_12 = carro da 12
sherwood-piece-wagon_13 = carro da 13
sherwood-piece-wagon_14 = carro da 14
sherwood-piece-beer_wagon = carro della birra
    .help = La sua difesa è quella del più debole fra i carri numerati sulla strada.
sherwood-piece-gypsy_wagon = carro della gitana
    .help = La sua difesa è quella del più forte fra i carri numerati sulla strada.
sherwood-piece-war_wagon = carro da guerra
    .help = Difesa 33: nessuno lo batte.
sherwood-piece-royal_wagon = carro reale
    .help = Chi ha diritto al bottino pesca due segnalini e li tiene entrambi.
sherwood-piece-sheriff_wagon = carro dello sceriffo
    .help = Quando si scopre, i capibanda liberi delle bande che lo aspettano vanno in prigione.
sherwood-piece-fair_wagon = carro della fiera
    .help = Si assalta per primo; la sua difesa è la somma di tre dadi.

## Names: what the table waits for

sherwood-piece-step_place = piazzare un bandito
sherwood-piece-step_place_two = piazzare due banditi di fila
sherwood-piece-step_post = il segnalino delle Guardie amichevoli
sherwood-piece-step_john = l’aiuto di Little John
sherwood-piece-step_choose = scegliere il prossimo carro
sherwood-piece-step_robin = l’aiuto di Robin Hood
sherwood-piece-step_draft = dividere il bottino
sherwood-piece-step_tuck = l’aiuto di Fra Tuck
sherwood-piece-step_raise = scegliere i dadi che Fra Tuck alza
sherwood-piece-step_barter = il segnalino da scartare per il Baratto
sherwood-piece-step_bail = la cauzione
sherwood-piece-step_pay = i segnalini per la cauzione
sherwood-piece-step_reward = la ricompensa

## The Merry Men’s cards: names and effects

sherwood-piece-tip_off = Soffiata
    .listed = «Soffiata»
sherwood-piece-brotherhood = Fratellanza
    .listed = «Fratellanza»
sherwood-piece-inside_job = Lavoro dall’interno
    .listed = «Lavoro dall’interno»
sherwood-piece-friendly_guards = Guardie amichevoli
    .listed = «Guardie amichevoli»
sherwood-piece-infiltrator = Infiltrato
    .listed = «Infiltrato»
sherwood-piece-shove = Spintone
    .listed = «Spintone»
sherwood-piece-squeeze = Stretti stretti
    .listed = «Stretti stretti»
sherwood-piece-quick_job = Lavoro veloce
    .listed = «Lavoro veloce»
sherwood-piece-heads_down = Giù la testa!
    .listed = «Giù la testa!»
sherwood-piece-second_chance = Seconda chance
    .listed = «Seconda chance»
sherwood-piece-over_there = Guarda di là!
    .listed = «Guarda di là!»
sherwood-piece-over_here = Guarda di qua!
    .listed = «Guarda di qua!»
sherwood-piece-cheer_up = Forza, ragazzo!
    .listed = «Forza, ragazzo!»
sherwood-piece-barter = Baratto
    .listed = «Baratto»
sherwood-piece-market = Al mercato!
    .listed = «Al mercato!»
sherwood-piece-where_beer = Dov’è la birra?
    .listed = «Dov’è la birra?»
sherwood-effect-tip_off = Prima di un piazzamento: guarda di nascosto due carri.
sherwood-effect-brotherhood = Prima di un piazzamento: piazza due banditi di fila.
sherwood-effect-inside_job = Prima di un piazzamento: scambia un carro senza X con il primo del mazzo.
sherwood-effect-friendly_guards = Prima di un piazzamento: guarda un carro; puoi metterci +2 o −2.
sherwood-effect-infiltrator = Scambia un tuo bandito con uno avversario nello stesso spazio appostamento di un altro carro. Il tuo si stende.
sherwood-effect-shove = Scambia un tuo bandito con un vicino sullo stesso carro. Il tuo si stende.
sherwood-effect-squeeze = Sposta un tuo bandito nello spazio appostamento alla sua sinistra, insieme a chi c’è già. Per la coppia tu prendi il segnalino, l’altro i punti.
sherwood-effect-quick_job = Manda al villaggio un bandito appostato e prendi una moneta. Al suo posto resta un tuo dado con il 2.
sherwood-effect-heads_down = Cambia di 2 un tuo dado, fra 1 e 6.
sherwood-effect-second_chance = Rilancia un dado qualsiasi; riceve una X.
sherwood-effect-over_there = Scegli un dado: tutti quelli alla sua sinistra senza X prendono lo stesso risultato.
sherwood-effect-over_here = Scegli un dado: tutti quelli alla sua destra senza X prendono lo stesso risultato.
sherwood-effect-cheer_up = Togli un tuo dado dal ponte levatoio.
sherwood-effect-barter = Pesca un segnalino bottino, poi scartane uno di questo turno.
sherwood-effect-market = Scarta un segnalino di questo turno per 1 punto.
sherwood-effect-where_beer = Alza di 2 un dado di ogni avversario sul ponte levatoio.

## Actions
## Numbers count from 1: $stretch and $other stretches of road, $hideout hide-outs, $circle pick-pocket spaces, $die dice from the left.

sherwood-action-hide = Apposta un bandito: tratto { $stretch }, appostamento { $hideout }
sherwood-action-pick_pockets = Borseggia nel villaggio ({ $circle })
sherwood-action-tip_off = Soffiata: guarda i carri sui tratti { $first } e { $second }
sherwood-action-brotherhood = Fratellanza: piazza due di fila
sherwood-action-inside_job = Lavoro dall’interno: sostituisci il carro sul tratto { $stretch }
sherwood-action-friendly_guards = Guardie amichevoli: guarda il carro sul tratto { $stretch }
sherwood-action-put_token =
    { $change ->
        [0] Nessun segnalino
       *[other] Segnalino { SIGNED($change) }
    }
sherwood-action-infiltrate = Infiltrato: appostamento { $hideout }, dal tratto { $stretch } al tratto { $other }
sherwood-action-shove = Spintone: tratto { $stretch }, appostamento { $hideout }, verso { $to }
sherwood-action-squeeze_in = Stretti stretti: tratto { $stretch }, dall’appostamento { $hideout }
sherwood-action-quick_job = Lavoro veloce: dal tratto { $stretch }, appostamento { $hideout }, al villaggio ({ $circle })
sherwood-action-assault = Assalta il carro sul tratto { $stretch }
sherwood-action-heads_down = Giù la testa: dado { $die } sul tratto { $stretch }, { SIGNED($change) }
sherwood-action-second_chance = Seconda chance: dado { $die } sul tratto { $stretch }
sherwood-action-second_chance_fair = Seconda chance: dado { $die } della fiera
sherwood-action-over_there = Guarda di là: dado { $die } sul tratto { $stretch }
sherwood-action-over_here = Guarda di qua: dado { $die } sul tratto { $stretch }
sherwood-action-keep = Tieni: { $token }
sherwood-action-cheer_up = Forza, ragazzo: togli il tuo { $face }
sherwood-action-barter = Baratto: pesca un segnalino
sherwood-action-market = Al mercato: { $token }
sherwood-action-where_beer = Dov’è la birra: alza un dado di ogni avversario
sherwood-action-raise =
    { $face ->
        [1] Alza l’1 di { $target }
       *[other] Alza il { $face } di { $target }
    }
sherwood-action-bail_one = Cauzione con un segnalino: { $token }
sherwood-action-bail_three = Cauzione con tre segnalini
sherwood-action-discard = Scarta: { $token }
sherwood-action-take_loot = Prendi un segnalino bottino
sherwood-action-take_point = Prendi 1 punto
sherwood-action-pass = Passa

## Status line
## $player: who is to act.

sherwood-status-place = Apposta un bandito lungo la strada o mandane uno al villaggio.
sherwood-status-place-wait = { $player } piazza un bandito.
sherwood-status-place_two = Fratellanza: piazza il primo di due banditi.
sherwood-status-place_two-wait = { $player } piazza due banditi.
sherwood-status-post = Hai visto il carro: +2, −2 o nessun segnalino?
sherwood-status-post-wait = { $player } decide se mettere un segnalino.
sherwood-status-john = Vuoi che Little John sposti un tuo bandito?
sherwood-status-john-wait = { $player } può chiamare Little John.
sherwood-status-choose = Scegli il prossimo carro da assaltare.
sherwood-status-choose-wait = { $player } sceglie un carro.
sherwood-status-robin = I dadi sono lanciati. Vuoi che intervenga Robin Hood?
sherwood-status-robin-wait = { $player } può chiamare Robin Hood.
sherwood-status-draft = Tieni un segnalino; gli altri passano a sinistra.
sherwood-status-draft-wait = { $player } guarda il bottino.
sherwood-status-tuck = Vuoi che Fra Tuck ti aiuti?
sherwood-status-tuck-wait = { $player } può chiamare Fra Tuck.
sherwood-status-raise = Scegli il dado che sale di 2.
sherwood-status-raise-wait = { $player } sceglie i dadi da alzare.
sherwood-status-barter = Scarta un segnalino di questo turno.
sherwood-status-barter-wait = { $player } baratta.
sherwood-status-bail = Cauzione? Un segnalino toglie il tuo dado più basso, tre i due più bassi.
sherwood-status-bail-wait = { $player } può pagare la cauzione.
sherwood-status-pay = Scegli il prossimo segnalino per la cauzione.
sherwood-status-pay-wait = { $player } paga la cauzione.
sherwood-status-reward = Lo sceriffo non ti ha visto: un segnalino o un punto?
sherwood-status-reward-wait = { $player } sceglie una ricompensa.
sherwood-status-over = La partita è finita.

## Log
## The variables are the fields of the events; seats and pieces come in words.

sherwood-event-started = Sono scoperte le carte { $cards }; comincia { $starter }.
sherwood-event-round_began =
    { $lows_count ->
        [one] Turno { $round }: sulla strada arriva un carro; comincia { $starter }.
       *[other] Turno { $round }: sulla strada arrivano { $lows_count } carri; comincia { $starter }.
    }
sherwood-event-hid = { $seat } apposta un bandito sul tratto { $stretch }, appostamento { $hideout }.
sherwood-event-picked_pockets = { $seat } manda un bandito al villaggio e prende una moneta.
sherwood-event-asked = { $character } aiuta { $seat } con «{ $effect }» in questo turno.
sherwood-event-looked =
    { $stretches_count ->
        [one] { $seat } guarda il carro sul tratto { $stretches }: { $wagons }.
       *[other] { $seat } guarda i carri sui tratti { $stretches }: { $wagons }.
    }
sherwood-event-looked-unseen =
    { $stretches_count ->
        [one] { $seat } guarda di nascosto il carro sul tratto { $stretches }.
       *[other] { $seat } guarda di nascosto i carri sui tratti { $stretches }.
    }
sherwood-event-replaced = { $seat } fa sostituire il carro sul tratto { $stretch }; ora l’intervallo è { $low }–{ $high }.
sherwood-event-posted =
    { $change ->
        [0] { $seat } non mette segnalini sul carro del tratto { $stretch }.
       *[other] { $seat } mette un segnalino sul carro del tratto { $stretch }: { SIGNED($change) }.
    }
sherwood-event-closed_up = La fila sul tratto { $stretch } si compatta.
sherwood-event-revealed = Si scopre il carro sul tratto { $stretch }: { $wagon }.
sherwood-event-card_changed = { $character } ripone «{ $old }» e offre «{ $effect }» d’ora in poi.
sherwood-event-card_stayed = { $character } non ha altre carte: quella scoperta resta.
sherwood-event-jailed = Il carro dello sceriffo cattura il capobanda di { $seat }.
sherwood-event-defence_set = Il carro sul tratto { $stretch } ha difesa { $defence }.
sherwood-event-infiltrated = { $seat } si scambia con { $target } nell’appostamento { $hideout }: dal tratto { $stretch } al tratto { $other }.
sherwood-event-shoved = { $seat } dà uno spintone a { $target } sul tratto { $stretch }: dall’appostamento { $hideout } all’appostamento { $to }.
sherwood-event-squeezed_in = { $seat } si stringe a { $target } sul tratto { $stretch }, venendo dall’appostamento { $hideout }.
sherwood-event-quick_job = { $seat } lascia un dado con { $face } sul tratto { $stretch }, appostamento { $hideout }, e prende una moneta al villaggio.
sherwood-event-assault_began = { $seat } lancia l’assalto sul tratto { $stretch }: { $wagon }.
sherwood-event-fair_rolled = I dadi della fiera mostrano { $faces }: difesa { $defence }.
sherwood-event-rolled = I dadi sul tratto { $stretch }, da sinistra: { $faces }.
sherwood-event-die_changed = { $seat } porta il dado { $die } da { $old } a { $face }.
sherwood-event-rerolled = { $seat } fa rilanciare il dado { $die } di { $target }: da { $old } a { $face }.
sherwood-event-turned =
    { $dice_count ->
        [one] { $seat } indica il dado { $die }: ora mostra { $face } anche il dado { $dice }.
       *[other] { $seat } indica il dado { $die }: ora mostrano { $face } anche i dadi { $dice }.
    }
sherwood-event-beaten =
    { $late ->
        [0] Battuto sul tratto { $stretch }: { $wagon } ({ $sum } contro { $defence }).
        [one] Battuto sul tratto { $stretch }: { $wagon } ({ $sum } contro { $defence }). Un dado è arrivato tardi.
       *[other] Battuto sul tratto { $stretch }: { $wagon } ({ $sum } contro { $defence }). { $late } dadi sono arrivati tardi.
    }
sherwood-event-escaped = Scappato dal tratto { $stretch }: { $wagon } ({ $sum } contro { $defence }).
sherwood-event-deserted = Sul tratto { $stretch } non aspettava nessuno; è passato: { $wagon }.
sherwood-event-points_won =
    { $points ->
        [one] { $seat } segna 1 punto sul tratto { $stretch }.
       *[other] { $seat } segna { $points } punti sul tratto { $stretch }.
    }
sherwood-event-loot_drawn = { $seat } pesca il bottino: { $tokens }.
sherwood-event-loot_drawn-unseen =
    { $count ->
        [one] { $seat } pesca il bottino: un segnalino.
       *[other] { $seat } pesca il bottino: { $count } segnalini.
    }
sherwood-event-kept = { $seat } tiene: { $token }.
sherwood-event-kept-unseen = { $seat } tiene un segnalino.
sherwood-event-passed = { $seat } passa il resto a { $taker }: { $tokens }.
sherwood-event-passed-unseen =
    { $count ->
        [one] { $seat } passa l’ultimo segnalino a { $taker }.
       *[other] { $seat } passa { $count } segnalini a { $taker }.
    }
sherwood-event-drew = { $seat } pesca: { $token }.
sherwood-event-drew-unseen = { $seat } pesca un segnalino bottino.
sherwood-event-discarded = { $seat } scarta: { $token }.
sherwood-event-discarded-unseen = { $seat } scarta un segnalino.
sherwood-event-shuffled_back =
    { $count ->
        [one] La riserva era vuota: vi torna un segnalino bottino scartato.
       *[other] La riserva era vuota: vi si rimescolano { $count } segnalini bottino scartati.
    }
sherwood-event-no_loot_left = Per { $seat } non ci sono più segnalini.
sherwood-event-scuffle = I dadi vanno sul ponte levatoio; i segnalini X spariscono.
sherwood-event-cheered_up = { $seat } toglie dal ponte levatoio un dado con { $face }.
sherwood-event-sold =
    { $points ->
        [one] { $seat } lo vende per 1 punto.
       *[other] { $seat } lo vende per { $points } punti.
    }
sherwood-event-raised =
    { $old ->
        [1] { $seat } alza l’1 di { $target }: ora è { $face }.
       *[other] { $seat } alza il { $old } di { $target }: ora è { $face }.
    }
sherwood-event-released = Il capobanda di { $seat } esce di prigione.
sherwood-event-bailed =
    { $faces_count ->
        [one] { $seat } paga la cauzione e toglie dal ponte levatoio un dado con { $faces }.
       *[other] { $seat } paga la cauzione e toglie dal ponte levatoio i dadi con { $faces }.
    }
sherwood-event-arrested =
    { $points ->
        [0] I dadi di { $seat } fanno { $sum }: il capobanda è arrestato.
        [one] I dadi di { $seat } fanno { $sum }: l’arresto costa 1 punto.
       *[other] I dadi di { $seat } fanno { $sum }: l’arresto costa { $points } punti.
    }
sherwood-event-rewarded =
    { $points ->
        [one] { $seat } ha beffato lo sceriffo e prende 1 punto.
       *[other] { $seat } ha beffato lo sceriffo e prende { $points } punti.
    }
sherwood-event-chests_closed = Il turno { $round } è finito; i suoi segnalini sono nei forzieri.
sherwood-event-marker_rolled = { $seat } tira { $sum } per il segnalino primo giocatore.
sherwood-event-marker_passed = Il segnalino primo giocatore passa a { $seat }.
sherwood-event-chest_opened =
    { $tokens_count ->
        [0] Il forziere di { $seat } è vuoto.
        [one] Nel forziere di { $seat } c’è un solo segnalino: { $tokens }.
       *[other] Nel forziere di { $seat } ci sono { $tokens_count } segnalini: { $tokens }.
    }
sherwood-event-majority_won =
    { $points ->
        [one] Maggioranza di { $kind }: { $seat } prende 1 punto.
       *[other] Maggioranza di { $kind }: { $seat } prende { $points } punti.
    }
sherwood-event-scored = { $seat }: { $track } sul tracciato, { $majorities } per le maggioranze, { $combinations } per le combinazioni = { $total }.
sherwood-event-tie_rolled = { $seat } tira { $sum } per la vittoria.
sherwood-event-ended =
    { $reason ->
        [scarlet] Will Scarlet ha più punti di tutti voi: non vince nessuno.
        [tokens] { $winner } vince lo spareggio con meno segnalini.
        [dice] { $winner } vince lo spareggio ai dadi.
       *[counted] { $winner } entra a far parte dei Merry Men e vince!
    }

## Outcome

sherwood-outcome-counted = Il punteggio più alto dopo quattro turni.
sherwood-outcome-tokens = Parità di punti: vince chi ha meno segnalini.
sherwood-outcome-dice = Parità di punti e di segnalini: hanno deciso i dadi.
sherwood-outcome-scarlet = Will Scarlet aveva più punti di entrambi i giocatori.

## Why a move is good (hints and coach)

sherwood-reason-hide = Probabilità, stimando chi altro verrà sul tratto { $stretch }: { $share }% di partecipare al bottino, { $last }% di dare l’ultimo colpo.
sherwood-reason-pick_pockets = Una moneta sicura, e nessun dado che lo sceriffo possa contare.
sherwood-reason-tip_off = Vedi due carri prima di piazzare.
sherwood-reason-brotherhood = Due piazzamenti di fila, prima che qualcuno risponda.
sherwood-reason-inside_job = Arriva un altro carro, forse più adatto a te.
sherwood-reason-friendly_guards = Guardi un carro e puoi renderlo più forte o più debole di due.
sherwood-reason-put_token =
    { $count ->
        [0] Nessun tuo bandito aspetta questo carro.
        [one] Un tuo bandito aspetta questo carro.
       *[other] { $count } tuoi banditi aspettano questo carro.
    }
sherwood-reason-infiltrate = Così il tuo bandito aspetterà sul tratto { $stretch }.
sherwood-reason-shove = Così il tuo bandito aspetterà nell’appostamento { $hideout }, steso.
sherwood-reason-squeeze_in = Il segnalino bottino del posto condiviso sarebbe tuo.
sherwood-reason-quick_job = Una moneta subito, e il 2 lasciato può ancora servire.
sherwood-reason-assault =
    { $count ->
        [0] Nessuno dei tuoi banditi è in agguato sul tratto { $stretch }: lascia che lì gli altri usino i loro capibanda.
        [one] Uno dei tuoi banditi è in agguato sul tratto { $stretch }.
       *[other] { $count } dei tuoi banditi sono in agguato sul tratto { $stretch }.
    }
sherwood-reason-second_chance = Questo dado mostra { $face } e si tira di nuovo.
sherwood-reason-keep =
    { $points ->
        [0] Per ora non aggiunge quasi nulla alla tua raccolta: { $token }.
        [one] Aggiunge circa un punto alla tua raccolta: { $token }.
       *[other] Aggiunge circa { $points } punti alla tua raccolta: { $token }.
    }
sherwood-reason-keep_closed =
    { $points ->
        [0] Senza contare il forziere chiuso, per ora non aggiunge quasi nulla: { $token }.
        [one] Senza contare il forziere chiuso, aggiunge circa un punto: { $token }.
       *[other] Senza contare il forziere chiuso, aggiunge circa { $points } punti: { $token }.
    }
sherwood-reason-barter = Un segnalino nuovo al posto del meno utile.
sherwood-reason-market = Un punto subito per: { $token }.
sherwood-reason-where_beer = Un dado di ogni avversario sale di due, fino a 6.
sherwood-reason-raise = Così la colonna di { $target } arriva a { $sum }.
sherwood-reason-discard =
    { $points ->
        [0] Scartare questo segnalino non ti costa quasi nulla: { $token }.
        [one] Scartare questo segnalino ti costa circa un punto: { $token }.
       *[other] Scartare questo segnalino ti costa circa { $points } punti: { $token }.
    }
sherwood-reason-discard_closed =
    { $points ->
        [0] Senza contare il forziere chiuso, scartare questo segnalino non ti costa quasi nulla: { $token }.
        [one] Senza contare il forziere chiuso, scartare questo segnalino ti costa circa un punto: { $token }.
       *[other] Senza contare il forziere chiuso, scartare questo segnalino ti costa circa { $points } punti: { $token }.
    }
sherwood-reason-take_loot = Un segnalino può valere più di un punto.
sherwood-reason-take_point = Un punto sicuro.
sherwood-reason-pass = Non ti costa nulla.
sherwood-reason-pass_robin = I dadi restano come sono, e il tuo capobanda resta libero.
sherwood-reason-column =
    { $verdict ->
        [reward] La tua colonna scende da { $old } a { $sum }: lo sceriffo non ti nota.
        [saved] La tua colonna scende da { $old } a { $sum }: niente arresto.
        [arrest] La tua colonna scende da { $old } a { $sum }: l’arresto non si evita.
       *[free] La tua colonna scende da { $old } a { $sum }; per lo sceriffo è lo stesso.
    }
sherwood-reason-dice = Così tutti i dadi insieme fanno { $sum } contro { $defence }.

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
sherwood-label-merry_men = Merry Men
sherwood-label-points = Punti
sherwood-label-column = Somma
sherwood-label-arrest = sopra 10: prigione
sherwood-label-reward = sotto 5: ricompensa
sherwood-label-marked = con la X
sherwood-label-beaten = battuto
sherwood-label-majorities = Maggioranze
sherwood-label-three_rings = Tre anelli
sherwood-label-sets = Serie
sherwood-label-two_bracelets = Due bracciali
sherwood-label-necklaces = Collane
sherwood-label-coins = Monete
sherwood-label-total = Totale
sherwood-label-track = Tracciato

## Player aid

sherwood-aid-1 = Appostamenti: a turno, un bandito alla volta. A sinistra si rischia poco e si guadagna poco, a destra il contrario. Il villaggio dà subito una moneta.
sherwood-aid-2 = Una volta a turno il tuo capobanda può chiedere aiuto a uno dei Merry Men: Lady Marion nel piazzamento, Little John dopo la rivelazione, Robin Hood in un assalto, Fra Tuck sul ponte levatoio.
sherwood-aid-3 = Assalto: chi è al carro lancia i dadi; si somma da sinistra fino alla difesa. Chi sta dietro arriva tardi.
sherwood-aid-4 = Punti: 1 per aver partecipato, 1 in più all’estrema destra, 1 ancora se quel bandito è steso.
sherwood-aid-5 = Bottino: chi è più a destra pesca un segnalino per dado, ne tiene uno e passa gli altri a sinistra.
sherwood-aid-6 = Sceriffo: sopra 10 sul ponte levatoio il capobanda va in prigione, sotto 5 prendi un segnalino o un punto. Cauzione: un segnalino per il dado più basso, tre per i due più bassi.
sherwood-aid-7 = Fine: tre anelli di un colore 6, due bracciali 3, una serie 4, una collana 1, tre monete 1. Maggioranza di un tipo: 2.

## Tutorial

sherwood-tutorial-1 = Ti diamo il benvenuto a Sherwood! A ogni turno passano i carri con l’oro delle tasse, e i tuoi quattro banditi ne vogliono un po’.
sherwood-tutorial-2 = Il dorso di un carro dice quanto è difeso: un bandito tira in media 3 o 4. Quanti ne serviranno?
sherwood-tutorial-3 = Apposta un bandito. I dadi si sommano da sinistra, quindi davanti è al sicuro; ma chi dà l’ultimo colpo guadagna di più.
sherwood-tutorial-4 = Troppa folla? Manda un bandito al villaggio: subito una moneta, e nessuna grana con lo sceriffo.
sherwood-tutorial-5 = In ogni turno il tuo capobanda può chiedere aiuto a uno dei Merry Men. Ognuno ha il suo momento; le carte scoperte dicono che cosa fa.
sherwood-tutorial-6 = L’assalto: si lanciano tutti i dadi. Se raggiungono la difesa, chi è davanti si divide punti e bottino; gli altri arrivano tardi.
sherwood-tutorial-7 = Tieni un segnalino e passa gli altri. Raccogli segnalini dello stesso colore: tre anelli, due bracciali o uno per tipo.
sherwood-tutorial-8 = I dadi che hanno battuto un carro vanno sul ponte levatoio. Sopra 10 lo sceriffo arresta il tuo capobanda; sotto 5 non ti vede e ricevi una ricompensa.
sherwood-tutorial-9 = Ora tutto va nel forziere e nessuno può più guardarci. Ricordati che cos’hai: dopo quattro turni si conta. Buona caccia!

## Options before the game

sherwood-option-face_up_loot = Svelare i bottini
    .help = Quel che si tiene sta scoperto finché non va nel forziere.
sherwood-option-face_up_loot-on = Bottino scoperto
sherwood-option-face_up_loot-off = Bottino coperto
sherwood-option-own_chest = Controllare i forzieri
    .help = Puoi guardare nel tuo forziere in ogni momento; non serve memoria.
sherwood-option-own_chest-on = Il proprio forziere si può guardare
sherwood-option-own_chest-off = I forzieri restano chiusi
sherwood-option-five_players = Quinto giocatore
    .help = Nostra ricostruzione dell’espansione: quinto colore, quattro carri, cinque spazi borseggio. Solo per cinque posti.
sherwood-option-five_players-on = In cinque (ricostruzione)
sherwood-option-five_players-off = Da due a quattro

## The board of the web table

sherwood-board-round = Turno { $round } di 4
sherwood-board-phase-0 = Appostamenti
sherwood-board-phase-1 = Imboscate
sherwood-board-phase-2 = Sceriffo
sherwood-board-discarded-empty = Nessun carro ha ancora lasciato la strada.
sherwood-board-odds = Probabilità
    .help = Quanto è probabile che i dadi da sinistra fino a ogni appostamento battano il carro
sherwood-board-stretch = Tratto { $stretch }
sherwood-board-hideout = appostamento { $hideout }
sherwood-board-circle = spazio borseggio { $circle }
sherwood-board-free = libero
sherwood-board-lying = { $player }, bandito steso
sherwood-board-pair = { $player }, con { $mover } che si è infilato
sherwood-board-die = { $player }: dado { $face }
sherwood-board-wagon-hidden = carro coperto { $low }–{ $high }
sherwood-board-wagon-looked = visto da te, dorso { $low }–{ $high }
sherwood-board-defence = difesa { $defence }
sherwood-board-marked = non si può sostituire di nuovo
sherwood-board-changes = porta una nuova carta di { $character }
sherwood-board-lookers = Visto da
sherwood-board-closed = Oggi nessun carro
sherwood-board-gone = Il carro non c’è più
sherwood-board-beaten = Rapinato!
sherwood-board-bandits = Banditi da piazzare
sherwood-board-front = Segnalini di questo turno
sherwood-panel-bandits =
    { $count ->
        [one] { $count } bandito da piazzare
       *[other] { $count } banditi da piazzare
    }
sherwood-panel-tokens =
    { $count ->
        [one] { $count } segnalino di questo turno
       *[other] { $count } segnalini di questo turno
    }
sherwood-panel-chest =
    { $count ->
        [one] { $count } segnalino nel forziere
       *[other] { $count } segnalini nel forziere
    }
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
sherwood-board-help-later = Più avanti nel turno
sherwood-board-help-past = Per questo turno è passato
sherwood-board-help-used = Il tuo capobanda ha già chiesto aiuto
sherwood-board-help-prison = Il tuo capobanda è in prigione
sherwood-board-verdict-reward = ricompensa
sherwood-board-verdict-free = al sicuro
sherwood-board-verdict-arrest = arresto!
sherwood-board-prompt-tip_off = Soffiata: scegli due carri da guardare.
sherwood-board-prompt-tip_off-then = E il secondo carro?
sherwood-board-prompt-inside_job = Lavoro dall’interno: quale carro sostituisci?
sherwood-board-prompt-friendly_guards = Guardie amichevoli: quale carro guardi?
sherwood-board-prompt-infiltrate = Infiltrato: scegli il tuo bandito.
sherwood-board-prompt-infiltrate-then = Con chi si scambia di posto?
sherwood-board-prompt-shove = Spintone: scegli il tuo bandito.
sherwood-board-prompt-shove-then = Quale vicino spingi?
sherwood-board-prompt-squeeze_in = Stretti stretti: quale bandito va a sinistra?
sherwood-board-prompt-quick_job = Lavoro veloce: quale bandito va al villaggio?
sherwood-board-prompt-quick_job-then = In quale spazio borseggio libero?
sherwood-board-prompt-heads_down = Giù la testa: scegli un tuo dado.
sherwood-board-prompt-heads_down-then = Più due o meno due?
sherwood-board-prompt-second_chance = Seconda chance: quale dado si rilancia?
sherwood-board-prompt-over_there = Guarda di là: quale dado copiano tutti quelli alla sua sinistra?
sherwood-board-prompt-over_here = Guarda di qua: quale dado copiano tutti quelli alla sua destra?
sherwood-board-prompt-cheer_up = Forza, ragazzo: quale tuo dado lascia il ponte levatoio?
sherwood-board-prompt-market = Al mercato: quale segnalino vendi?
sherwood-account-track = punti sul tracciato
sherwood-account-most-ring = maggioranza di anelli
sherwood-account-most-bracelet = maggioranza di bracciali
sherwood-account-most-necklace = maggioranza di collane
sherwood-account-rings = tre anelli dello stesso colore
sherwood-account-set = una serie dello stesso colore
sherwood-account-bracelets = due bracciali dello stesso colore
sherwood-account-necklaces = collane singole
sherwood-account-coins = monete e resto, un punto ogni tre
sherwood-stat-assaults = Più carri rapinati
sherwood-stat-pockets = Più borseggi
sherwood-stat-help = Più aiuti dai Merry Men
sherwood-stat-arrests = Più volte in prigione
sherwood-stat-strongest = Carro più forte battuto
sherwood-stat-beaten = Carri battuti sul totale

## Results shown on a card
sherwood-shown-assault = Assalto sul tratto { $stretch }: { $wagon }
sherwood-shown-beaten = { $sum } contro { $defence }: battuto!
sherwood-shown-escaped = { $sum } contro { $defence }: scappa.
sherwood-shown-late =
    { $count ->
        [one] In ritardo: un dado di { $seat }.
       *[other] In ritardo: { $count } dadi di { $seat }.
    }
sherwood-shown-drew = { $seat } ha pescato un segnalino bottino
sherwood-shown-arrested = Lo sceriffo arresta il capobanda di { $seat }
sherwood-shown-jailed = Il carro dello sceriffo
sherwood-shown-rewarded = Lo sceriffo non nota { $seat }
sherwood-shown-own_draw = Hai pescato un segnalino bottino
