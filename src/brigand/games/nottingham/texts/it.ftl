### Nottingham

## The game

nottingham-name = Nottingham
nottingham-weight = medio
nottingham-tagline = Gli uomini dello sceriffo riscuotono le tasse e intanto si svuotano le tasche a vicenda.
nottingham-about = Un gioco di carte fatto di collezioni e furtarelli, da tre a sette giocatori; una partita dura circa 30 minuti. A ogni turno si scopre una carta: la prendi, oppure la usi per comprare, trafugare, rubare, rapinare, commerciare o preparare un’imboscata. I punti vengono dalle carte uguali e da quattro incarichi, e ogni scambio porta lo sceriffo un passo più vicino a casa.

## Chapters

nottingham-chapter-setup = Preparazione
nottingham-chapter-reveal = Il tuo turno
nottingham-chapter-take = Prendere la carta
nottingham-chapter-purchase = Acquisto (rame)
nottingham-chapter-theft = Trafugare (argento)
nottingham-chapter-ambush_lay = Preparare un’imboscata (oro)
nottingham-chapter-ambush_spring = Far scattare un’imboscata
nottingham-chapter-robbery = Rubare (perle)
nottingham-chapter-raid = Rapinare (gioielli)
nottingham-chapter-defence = Difesa (collana)
nottingham-chapter-trade = Commercio (forziere)
nottingham-chapter-exchange = Scambiare carte uguali
nottingham-chapter-task = Incarichi
nottingham-chapter-sheriff = Lo sceriffo e i suoi favori
nottingham-chapter-deck = Quando il mazzo finisce
nottingham-chapter-emergency = L’emergenza
nottingham-chapter-end = Fine della partita
nottingham-chapter-score = Il conto dei punti
nottingham-chapter-info = Chi sa che cosa
nottingham-chapter-hint = Consigli
nottingham-chapter-difference = Dove il testo tedesco e quello italiano differiscono

## Rules: setup

nottingham-setup-players = Si gioca almeno in tre e al massimo in sette.
    .refusal = A Nottingham si gioca almeno in tre e al massimo in sette; posti a questo tavolo: { $seats }.
nottingham-setup-aim = Vince chi alla fine ha più punti vittoria.
nottingham-setup-pieces = Oltre alle carte oggetto ci sono un tabellone, lo sceriffo, sette pedine, tredici carte imboscata e otto carte incarico.
nottingham-setup-object_cards = Le carte oggetto sono 84: sette tipi, dodici per tipo.
nottingham-setup-kinds = Ogni tipo ha il suo valore e la sua azione: rame 7, acquisto; argento 8, trafugare; oro 9, imboscata; perle 10, rubare; gioielli 11, rapinare; collana 12, difesa; forziere 13, commercio.
    .refusal = La carta scoperta è: { $card }. Puoi solo prenderla o usare la sua azione.
nottingham-setup-banners = Trafugare, rubare e rapinare hanno lo stendardo rosso: sono attacchi. Gli altri quattro stendardi sono arancioni.
nottingham-setup-chest_one_card = La carta da 13 e il forziere del commercio sono la stessa carta.
nottingham-setup-blank_cards = Le cinque carte bianche restano nella scatola.
nottingham-setup-sheriff_in_town = Lo sceriffo parte dalla città.
nottingham-setup-draw_pile = Le carte oggetto si mescolano e formano il mazzo coperto.
nottingham-setup-hand = Tutti iniziano con tre carte del mazzo e le tengono segrete.
nottingham-setup-no_discard_yet = Fino al primo scambio non ci sono scarti.
nottingham-setup-colours = Ognuno ha uno dei sette colori, nessun colore due volte; le pedine in più restano nella scatola.
    .refusal = Due giocatori non possono avere lo stesso colore: scegline un altro.
nottingham-setup-colour_choice = I colori si scelgono liberamente oppure si assegnano secondo i posti.
    .ruling = Il regolamento lascia scegliere; assegnarli secondo i posti evita di chiedere.
nottingham-setup-colour_use = I colori contano per le imboscate e per nient’altro.
nottingham-setup-ambush_cards = Delle tredici carte imboscata sette mostrano un colore e sei due oggetti diversi; ogni oggetto tranne l’oro sta su due di esse.
    .refusal = Una scatola vuole sei carte imboscata con due oggetti diversi ciascuna: ogni oggetto tranne l’oro su due di esse, e mai due carte uguali.
nottingham-setup-ambush_pairs = Qui gli oggetti che condividono una carta imboscata sono: { $pairs }.
nottingham-setup-ambush_removed = Le carte imboscata dei colori che nessuno usa si tolgono: ne restano sei più una per giocatore.
nottingham-setup-ambush_deck = Le carte imboscata rimaste si mescolano in un mazzo coperto a parte.
nottingham-setup-tasks = I quattro incarichi stanno scoperti, due carte per ciascuno, con sopra quella che mostra una sola pedina.
nottingham-setup-task_values = Valori usati qui per uno e per due giocatori: tre coppie { $three_pairs_single } o { $three_pairs_double }, quattro coppie { $four_pairs_single } o { $four_pairs_double }, sette diversi { $seven_different_single } o { $seven_different_double }, cinque uguali { $five_alike_single } o { $five_alike_double }.
    .refusal = I valori di un incarico ({ $task }) sono due numeri interi da 1 a { $most }, quello per uno più grande di quello per due.
nottingham-setup-track_length = La strada dello sceriffo ha la città e { $spaces ->
    [one] una casella numerata
   *[other] { $spaces } caselle numerate
}.
nottingham-setup-track_numbers = Sulle caselle stanno i numeri da { $lowest } a { $highest }; { $track_from ->
    [ours] il loro ordine qui è nostro
   *[yours] il loro ordine è quello della scatola portata a questo tavolo
}.
    .refusal = Una strada ha da 1 a { $spaces } caselle; ognuna, come il limite in città, è un numero intero da 1 a { $most }.
nottingham-setup-start_player = Chi comincia è sorteggiato, oppure lo decide il tavolo.
    .ruling = Il regolamento lascia che i giocatori si accordino; il sorteggio è il modo più equo.
    .refusal = Il posto { $number } non può cominciare: il tavolo ha { $seats } posti.
nottingham-setup-own_box = Ciò che qui è ricostruito si può sostituire con quello di una scatola vera: la strada, i valori degli incarichi, gli oggetti sulle carte imboscata. La registrazione della partita dice con quale scatola si è giocato.
    .ruling = Il regolamento non stampa questi valori; chi ha il gioco può leggerli.
    .refusal = Questo file non è una scatola: { $problem ->
    [long] ha più di { $limit } caratteri
    [part] «{ $part }» non è tra ciò che si può sostituire (track, tasks, ambushes)
   *[toml] non si può leggere come TOML ({ $part })
}.

## Rules: reveal

nottingham-reveal-first = Il turno comincia scoprendo la prima carta del mazzo; questo viene sempre prima di tutto.
nottingham-reveal-public = Tutti vedono la carta scoperta.
nottingham-reveal-one_card = Si scopre una carta per turno, qualunque cosa le succeda.
    .refusal = Con la carta di questo turno hai già finito: ora scambia o termina il turno.
nottingham-reveal-choose = Devi prendere la carta o eseguire la sua azione.
    .refusal = Prima decidi sulla carta scoperta ({ $card }): prendila o usa la sua azione.
nottingham-reveal-not_in_hand = Finché non è presa o ceduta, la carta scoperta non è di nessuno.
nottingham-reveal-before_him = Durante la sua azione la carta resta scoperta davanti al giocatore di turno.
nottingham-reveal-choice_final = La scelta è definitiva: un’azione scelta si porta a termine, salvo che la sua regola dica altro.
    .refusal = Hai scelto l’azione: la carta non si può più semplicemente prendere.
    .ruling = L’azione può aver già mostrato qualcosa, quindi non si torna indietro.
nottingham-reveal-no_own_card_needed = Un’azione non costa carte tue: puoi agire anche a mano vuota.
nottingham-reveal-order = Un turno procede così: scoprire una carta, prenderla o agire, poi scambiare se vuoi.
    .refusal = Lo scambio viene dopo: prima prendi la carta scoperta ({ $card }) o usa la sua azione.
nottingham-reveal-action_swaps = Chiunque faccia offerte, un’azione scambia carte con un solo avversario al massimo.
nottingham-reveal-exchange_after_any = Puoi scambiare in ogni caso, anche dopo un attacco respinto o un acquisto in cui hai rifiutato tutte le offerte.
nottingham-reveal-next_player = Dopo di te tocca a chi siede alla tua sinistra.
    .refusal = Ora è il turno di { $player }.
nottingham-reveal-no_card = Se nemmeno un’emergenza dà una carta da scoprire, puoi solo scambiare.
    .ruling = Il regolamento non lo prevede; così la partita va avanti.

## Rules: take

nottingham-take-to_hand = La carta presa va in mano, per essere scambiata più tardi.
nottingham-take-known = Tutti sanno quale carta hai preso.
nottingham-take-action_lost = In mano una carta non ha più azione, tranne la collana.
    .refusal = In mano questa carta non ha azione: { $card }. Conta solo la carta scoperta.
nottingham-take-no_hand_limit = La mano può crescere quanto vuoi; la limita solo un’emergenza.
    .refusal = Si scarta dalla mano solo in un’emergenza.

## Rules: purchase

nottingham-purchase-everyone_offers = Ogni avversario con una carta adatta deve offrirne esattamente una per il rame.
    .refusal = Offri esattamente una carta per il rame.
nottingham-purchase-from_hand = La carta offerta viene dalla mano.
    .refusal = Questa carta non è nella tua mano: { $card }.
nottingham-purchase-active_makes_none = Il giocatore di turno non fa offerte.
    .refusal = Le offerte le fanno gli altri; tu scegli tra quelle.
nottingham-purchase-hidden = Le offerte per il rame restano coperte finché non ci sono tutte.
nottingham-purchase-simultaneous = Ognuno offre per conto suo e tutte le offerte si scoprono insieme.
    .refusal = Aspetta che ci siano tutte le offerte.
nottingham-purchase-no_copper = Il rame non si può offrire.
    .refusal = Per il rame non si offre rame: scegli un’altra carta.
nottingham-purchase-any_other_card = Si può offrire ogni altro tipo, anche una collana.
nottingham-purchase-proof = Se hai solo rame non fai offerte e lo dimostri mostrando a tutti l’intera mano.
    .refusal = Hai solo rame: mostra la mano.
nottingham-purchase-proof_only_then = Con una carta adatta in mano non puoi mostrare la mano invece di offrire.
    .refusal = Hai una carta da offrire, quindi la mano resta coperta: offrine una.
nottingham-purchase-proof_timing = La mano mostrata come prova appare insieme alle offerte.
    .ruling = Il regolamento non dice quando; nessuna offerta deve influenzare le altre.
nottingham-purchase-proof_empty = Una mano vuota non offre nulla e non ha nulla da dimostrare.
    .refusal = Non hai carte: non c’è nulla da offrire o mostrare.
    .ruling = Il regolamento non parla di mani vuote; non c’è nulla da mostrare.
nottingham-purchase-offer_binding = Un’offerta fatta non si cambia.
    .refusal = La tua offerta è vincolante: non si può cambiare.
    .ruling = Il regolamento tace; altri possono aver già risposto.
nottingham-purchase-offers_seen = Quando le offerte sono scoperte, tutti le vedono; si sceglie solo dopo.
nottingham-purchase-choose_one = Il giocatore di turno può accettare una delle offerte.
    .refusal = Accetta una delle offerte o rifiutale tutte.
nottingham-purchase-swap = Prendi in mano la carta accettata, e chi l’ha offerta prende il rame.
nottingham-purchase-refuse_all = Puoi rifiutare ogni offerta e prendere tu il rame.
nottingham-purchase-return = Le offerte non accettate tornano in mano ai proprietari.
nottingham-purchase-no_offer = Se nessuno può offrire nulla, il rame va nella tua mano; l’acquisto si può scegliere comunque.
    .ruling = Il regolamento ti lascia comunque il rame, e nessuno sa prima che non ci saranno offerte.
nottingham-purchase-no_defence = Un acquisto non è un attacco: una collana non lo ferma.
    .refusal = Una collana non ferma un acquisto: fai un’offerta.

## Rules: theft

nottingham-theft-target = Chi trafuga sceglie un avversario qualsiasi.
    .refusal = Scegli un avversario a questo tavolo.
nottingham-theft-target_needs_card = La vittima di un furto deve avere almeno una carta.
    .refusal = { $player } non ha carte: scegli qualcun altro.
    .ruling = Il regolamento non ne parla; un’azione è uno scambio, e qui non c’è nulla da scambiare.
nottingham-theft-no_target = Se nessun avversario ha carte, l’argento si può solo prendere.
    .ruling = Senza vittima non c’è nulla da trafugare, quindi la carta va semplicemente in mano.
nottingham-theft-defence_first = La vittima può respingere l’attacco prima che si peschi la carta.
nottingham-theft-unseen = La carta trafugata si pesca alla cieca.
nottingham-theft-random = Ogni carta della mano ha la stessa probabilità.
nottingham-theft-pay = La vittima di chi trafuga riceve l’argento.
nottingham-theft-pay_after = L’argento entra nella mano solo dopo, quindi non può essere pescato.
nottingham-theft-to_hand = Ladro e vittima prendono in mano le loro nuove carte.
nottingham-theft-private = Solo chi trafuga e la vittima sanno quale carta è stata presa; l’argento è palese.

## Rules: laying an ambush

nottingham-ambush_lay-look_two = Prendi le prime due carte imboscata e le guardi solo tu.
    .refusal = Non è una delle due carte imboscata che stai guardando: { $ambush }.
nottingham-ambush_lay-return_one = Delle due carte imboscata che hai guardato, una va coperta sotto il mazzo delle imboscate.
nottingham-ambush_lay-keep_one = L’altra delle due carte imboscata si posa coperta davanti a te.
    .refusal = Scegli quale delle due carte imboscata posare.
nottingham-ambush_lay-not_own_colour = Non puoi tenere la carta del tuo colore.
    .refusal = È il tuo colore ({ $ambush }): devi posare l’altra carta.
nottingham-ambush_lay-other_forced = Se una delle due mostra il tuo colore, devi tenere l’altra; non capita mai con entrambe.
nottingham-ambush_lay-gold_under = L’oro sta scoperto e di traverso sotto l’imboscata.
nottingham-ambush_lay-not_hand = Imboscata e oro non sono carte in mano: non contano per i favori e non si rubano né si scartano.
nottingham-ambush_lay-worthless = Alla fine un’imboscata e il suo oro non valgono nulla.
nottingham-ambush_lay-several = Puoi avere quante imboscate vuoi.
    .ruling = Il regolamento non pone limiti.
nottingham-ambush_lay-deck_empty = Se non ci sono più carte imboscata, l’oro si può solo prendere.
    .ruling = Il regolamento tace; per un’imboscata serve una carta.
nottingham-ambush_lay-deck_one = Se resta una sola carta imboscata, la guardi e devi posarla, a meno che non mostri il tuo colore: allora resta lì e l’oro va in mano.
    .ruling = Il regolamento tace; così l’azione si compie per quanto possibile.
nottingham-ambush_lay-supply = In tre ci sono nove carte imboscata, quindi ne resta una sola quando otto sono posate. Poiché le carte oro sono dodici, il mazzo delle imboscate può esaurirsi fino a cinque giocatori e ridursi a una carta fino a sei.
nottingham-ambush_lay-queue = Il mazzo delle imboscate non si rimescola mai: le carte escono dall’alto e tornano in fondo.
nottingham-ambush_lay-stays = Un’imboscata posata resta finché non scatta o non finisce la partita; nessuno può spostarla o attaccarla.
    .ruling = Il regolamento non indica altri modi per toglierla.
nottingham-ambush_lay-owner_may_look = Puoi riguardare la tua imboscata.
    .ruling = Il regolamento tace; tanto l’hai già vista.
nottingham-ambush_lay-exchange_after = Dopo aver preparato un’imboscata puoi ancora scambiare.
nottingham-ambush_lay-hand_unchanged = Preparare un’imboscata lascia la mano grande com’era.

## Rules: springing an ambush

nottingham-ambush_spring-set_only = Un’imboscata può scattare quando un avversario cala carte uguali da scambiare.
    .refusal = Le imboscate scattano solo quando un altro cala carte uguali.
nottingham-ambush_spring-not_task = Un’imboscata non può mai colpire un incarico.
nottingham-ambush_spring-always_asked = Si chiede a ogni avversario con un’imboscata, adatta o no.
    .refusal = Le carte di { $player } sono sul tavolo. Ora contano solo le imboscate posate: chi ne ha una la fa scattare o passa.
    .ruling = Se si chiedesse solo a chi ne ha una adatta, la domanda la tradirebbe.
nottingham-ambush_spring-optional = Far scattare un’imboscata non è mai obbligatorio.
nottingham-ambush_spring-any_time = Puoi farla scattare finché lo scambio è in corso.
nottingham-ambush_spring-object_card = Una carta con due oggetti colpisce chiunque scambi uno di essi.
nottingham-ambush_spring-colour_card = Una carta colore colpisce ogni scambio del giocatore di quel colore, qualunque sia l’oggetto.
nottingham-ambush_spring-gold_colour_only = Uno scambio d’oro può essere colpito solo dalla carta del colore di chi lo fa.
nottingham-ambush_spring-must_match = Un’imboscata che non è adatta non si può scoprire.
    .refusal = La tua imboscata non è adatta: { $ambush }. { $player } sta scambiando: { $card }.
nottingham-ambush_spring-not_self = Le tue imboscate non toccano i tuoi scambi.
    .refusal = Le tue imboscate colpiscono gli altri, non le tue carte.
nottingham-ambush_spring-shown = La carta che scatta si scopre per tutti.
nottingham-ambush_spring-take_one = Chi colpisce prende in mano una delle carte calate.
nottingham-ambush_spring-no_choice = Le carte calate sono uguali, quindi non c’è nulla da scegliere.
nottingham-ambush_spring-pay_gold = La vittima riceve l’oro che sta sotto proprio quell’imboscata.
nottingham-ambush_spring-gold_to_hand = L’oro va nella mano della vittima e non si unisce mai alle carte calate, nemmeno se sono d’oro.
    .ruling = Il regolamento dice solo che la vittima lo riceve; alle carte calate non si aggiunge nulla.
nottingham-ambush_spring-no_topping_up = La vittima non può aggiungere carte dalla mano.
    .refusal = Alle carte già calate non si aggiunge nulla.
nottingham-ambush_spring-card_returns = La carta usata va coperta sotto il mazzo delle imboscate.
nottingham-ambush_spring-one_use = Ogni carta posata scatta una volta; per colpire ancora ne serve un’altra.
    .refusal = Questa imboscata non è davanti a te: { $ambush }.
nottingham-ambush_spring-several = Più imboscate possono colpire lo stesso scambio.
nottingham-ambush_spring-at_most_three = Uno scambio può essere colpito al massimo tre volte, uno d’oro una sola: sei carte, o quattro d’oro, sono sempre al sicuro.
nottingham-ambush_spring-seat_order = A chi ha un’imboscata si chiede in senso orario, dalla sinistra di chi scambia, un colpo alla volta.
    .refusal = Prima tocca a { $player }.
    .ruling = Il regolamento non dà un ordine; questo è quello consueto.
nottingham-ambush_spring-same_player_again = Puoi colpire con più carte e scegliere quale per prima.
    .ruling = Il regolamento non lo vieta, e se ne possono avere diverse.
nottingham-ambush_spring-ask_again = Dopo un colpo che lascia tre o più carte, si chiede di nuovo a tutti quelli che hanno un’imboscata, ripartendo da sinistra.
    .ruling = Il regolamento permette di colpire in ogni momento, quindi nessun rifiuto è definitivo.
nottingham-ambush_spring-closes_on_round = Un giro intero senza colpi chiude la questione.
    .ruling = Prima o poi si deve finire, e nessuno vuole più colpire.
nottingham-ambush_spring-closes_below_three = Con meno di tre carte rimaste nessuno può più colpire.
    .ruling = A quel punto non si sta scambiando nulla.
nottingham-ambush_spring-fails = Con meno di tre carte rimaste lo scambio non avviene.
nottingham-ambush_spring-cards_back = Le carte ancora calate tornano nella mano della vittima.
nottingham-ambush_spring-turn_spent = La vittima non scambia altro in questo turno.
nottingham-ambush_spring-sheriff_stays = Uno scambio fallito non muove lo sceriffo e non dà favori.
nottingham-ambush_spring-completes = Con tre o più carte rimaste lo scambio avviene con quelle.
nottingham-ambush_spring-no_withdrawal = Uno scambio che resiste a un’imboscata non si può ritirare.
    .refusal = Le tue carte sono calate: non si possono ritirare.
    .ruling = Il regolamento non prevede che ci si ritiri.
nottingham-ambush_spring-counts_for_favour = La carta presa e l’oro ricevuto contano come carte in mano per i favori che seguono.

## Rules: robbery

nottingham-robbery-target = Chi ruba sceglie un avversario qualsiasi.
    .refusal = Scegli un avversario a questo tavolo.
nottingham-robbery-target_needs_card = La vittima deve avere una carta; se nessuno ne ha, le perle si possono solo prendere.
    .refusal = { $player } non ha carte: scegli qualcun altro.
    .ruling = Il regolamento non ne parla; non ci sarebbe nulla da prendere.
nottingham-robbery-defence_first = La vittima può respingere l’attacco prima che si guardi la mano.
nottingham-robbery-look = Chi ruba guarda l’intera mano della vittima.
nottingham-robbery-private = Gli altri avversari non devono vedere la mano della vittima.
nottingham-robbery-must_take = Chi ruba deve prendere una delle carte.
    .refusal = Scegli una carta dalla mano di { $player }: devi prenderne una.
nottingham-robbery-any_card = Si può scegliere ogni carta, anche perle.
    .refusal = { $player } non ha questa carta: { $card }.
nottingham-robbery-pay = La vittima di chi ruba riceve le perle.
nottingham-robbery-pay_after = Si sceglie prima che le perle entrino nella mano.
nottingham-robbery-card_private = Solo chi ruba e la vittima sanno quale carta è stata presa.

## Rules: raid

nottingham-raid-target = Chi rapina nomina un avversario qualsiasi.
    .refusal = Scegli un avversario a questo tavolo.
nottingham-raid-target_needs_card = La vittima deve avere una carta; se nessuno ne ha, i gioielli si possono solo prendere.
    .refusal = { $player } non ha carte: scegli qualcun altro.
    .ruling = Il regolamento non ne parla; non ci sarebbe nulla da prendere.
nottingham-raid-defence_first = La vittima può respingere la rapina prima di mostrare la mano.
nottingham-raid-hand_shown = La vittima scopre l’intera mano davanti a tutti.
nottingham-raid-must_take = Chi rapina deve prendere una delle carte.
    .refusal = Scegli una carta dalla mano di { $player }: devi prenderne una.
nottingham-raid-any_card = Si può scegliere ogni carta, anche gioielli.
    .refusal = { $player } non ha questa carta: { $card }.
nottingham-raid-pay = La vittima di una rapina riceve i gioielli.
nottingham-raid-pay_after = Si sceglie prima che i gioielli entrino nella mano.
nottingham-raid-card_public = Tutti vedono quale carta viene presa.
nottingham-raid-hand_back = Dopo una rapina le altre carte tornano nella mano della vittima.
nottingham-raid-stays_known = Ciò che è stato mostrato resta noto, anche se le carte tornano nascoste.
    .ruling = A nessuno si può chiedere di dimenticare.

## Rules: defence

nottingham-defence-must_take = Una collana scoperta si deve prendere; in quel momento non ha azione.
nottingham-defence-from_hand = La collana è l’unica carta che si usa dalla mano.
    .refusal = Non hai collane in mano.
nottingham-defence-red_only = Una collana risponde a chi trafuga, ruba o rapina.
    .refusal = Nessuno ti sta attaccando.
nottingham-defence-nothing_else = Una collana non risponde a imboscate, acquisti o commerci.
    .refusal = Qui una collana non ha effetto.
nottingham-defence-optional = Puoi tenere la collana e lasciar fare.
nottingham-defence-target_only = Può rispondere solo chi è attaccato.
    .refusal = L’attacco è contro { $player }: nessun altro può rispondere.
nottingham-defence-at_once = La collana si gioca subito, prima che una carta sia vista, mostrata o pescata.
    .refusal = Prima si compie l’attacco di { $player }: ci si difende subito, prima che una carta sia vista; dopo non si può più.
nottingham-defence-cancels = Se ci si difende, l’attacco non ha luogo.
nottingham-defence-swap = Chi si difende prende la carta dell’attacco, chi attacca la collana, entrambe in mano.
nottingham-defence-public = La collana e la carta dell’attacco sono palesi per tutti.
nottingham-defence-one_card = Basta una collana, e non se ne spende più di una.
nottingham-defence-no_chain = A una difesa non si risponde con una collana.
    .refusal = Sei tu ad attaccare: risponde { $player }.
    .ruling = Una collana risponde solo agli stendardi rossi, e la difesa non ne ha uno.
nottingham-defence-no_second_target = Dopo una difesa non si attacca qualcun altro.
    .ruling = La carta dell’attacco non c’è più.
nottingham-defence-exchange_after = Chi ha attaccato può ancora scambiare, anche con la collana appena ricevuta.
nottingham-defence-later_use = Una collana ricevuta ti difende dal turno successivo; in un turno non ci sono mai due attacchi.
nottingham-defence-marked = La collana ha un segno, per riconoscerla in mano.
nottingham-defence-always_asked = Si chiede a chiunque sia attaccato, con o senza collana.
    .ruling = Se si chiedesse solo a chi ne ha una, la domanda tradirebbe la carta.

## Rules: trade

nottingham-trade-everyone_offers = Ogni avversario con una carta adatta deve fare un’offerta per il forziere.
    .refusal = Hai una carta da offrire, quindi la mano resta coperta: fai un’offerta.
nottingham-trade-one_or_two = Un’offerta è di una o due carte, a piacere.
    .refusal = Offri una o due carte per il forziere.
nottingham-trade-open = Le offerte per il forziere sono scoperte fin dall’inizio.
nottingham-trade-seat_order = Comincia il vicino di sinistra del giocatore di turno, gli altri seguono in senso orario.
    .refusal = Prima offre { $player }.
nottingham-trade-active_makes_none = Il giocatore di turno non fa offerte.
    .refusal = Le offerte le fanno gli altri; ora tocca a { $player }.
nottingham-trade-no_chest = Un’offerta non contiene forzieri.
    .refusal = Per il forziere non si offre un forziere.
nottingham-trade-any_other_cards = Vanno bene tutte le altre carte, uguali o diverse, collane comprese.
    .refusal = Non hai abbastanza carte di questo tipo: { $card }.
nottingham-trade-one_legal_card = Con una sola carta adatta, l’offerta è quella.
    .refusal = Hai una sola carta che si può offrire.
nottingham-trade-proof = Se hai solo forzieri non fai offerte e lo dimostri mostrando l’intera mano.
    .refusal = Hai solo forzieri: mostra la mano.
nottingham-trade-proof_timing = La prova si dà quando tocca a te offrire.
    .ruling = Il regolamento non dice quando; le offerte si fanno comunque a turno.
nottingham-trade-proof_empty = Una mano vuota non offre nulla.
    .refusal = Non hai carte: non c’è nulla da offrire o mostrare.
    .ruling = Il regolamento non parla di mani vuote; non c’è nulla da mostrare.
nottingham-trade-offer_binding = Un’offerta fatta è vincolante.
    .refusal = La tua offerta è vincolante: non si può cambiare.
    .ruling = Il regolamento tace; le offerte seguenti ne tengono conto.
nottingham-trade-must_accept = Quando tutti hanno offerto, il giocatore di turno deve accettare un’offerta.
    .refusal = Devi accettare una delle offerte; al commercio non si rinuncia.
nottingham-trade-swap = Prendi tutta l’offerta accettata, e chi l’ha fatta riceve il forziere.
nottingham-trade-return = Le altre offerte tornano in mano ai proprietari.
nottingham-trade-no_offer = Senza offerte il forziere va nella tua mano; il commercio si può scegliere comunque.
    .ruling = Alla fine ognuno riprende ciò che ha davanti, e qui è il forziere.
nottingham-trade-no_defence = Il commercio non è un attacco: una collana non lo ferma.
    .refusal = Una collana non ferma il commercio: fai un’offerta.

## Rules: exchanging sets

nottingham-exchange-optional = Dopo aver preso o agito puoi scambiare, oppure no.
nottingham-exchange-own_turn = Si scambia solo nel proprio turno.
    .refusal = È il turno di { $player }: scambia nel tuo.
nottingham-exchange-once = Uno scambio per turno: carte uguali o un incarico.
nottingham-exchange-what_pays = I punti vengono da carte uguali e da incarichi.
    .refusal = Scambia carte uguali, completa un incarico o finisci il turno.
nottingham-exchange-any_hand_cards = Si possono usare tutte le carte in mano, anche quelle avute in questo turno.
nottingham-exchange-three_or_more = Servono tre o più carte dello stesso oggetto.
    .refusal = Non ne hai così tante. Carte di questo tipo in mano: { $count } ({ $card }); ne servono tre o più.
nottingham-exchange-more_than_three = Puoi calare anche più di tre carte uguali, quante ne hai.
nottingham-exchange-open = Le carte si calano scoperte.
nottingham-exchange-declared = Calando le carte dichiari se sono uno scambio o un incarico, ed è definitivo.
    .refusal = Le tue carte sono calate: ciò che hai dichiarato non si cambia.
    .ruling = Il regolamento tace; le imboscate devono saperlo.
nottingham-exchange-always_asked = Si chiede al giocatore di turno anche se non ha nulla da scambiare.
    .ruling = Altrimenti la domanda direbbe che cosa ha in mano.
nottingham-exchange-keep_one = Una delle carte calate si tiene per i punti, qualunque sia il loro numero.
nottingham-exchange-always_kept = La carta di un gruppo che conta i punti si tiene sempre.
    .ruling = Il testo tedesco dice che si può tenere; rinunciarvi non serve mai.
nottingham-exchange-win_pile = Le carte tenute stanno coperte nel tuo mazzo delle vincite.
nottingham-exchange-discard_rest = Le altre carte si scartano, scoperte accanto al mazzo.
nottingham-exchange-discard_pile = Tutti gli scarti formano un unico mazzo, scoperto.
nottingham-exchange-win_not_hand = Le vincite sono fuori gioco: nessuno le ruba, e non contano come carte in mano.
nottingham-exchange-moves_sheriff = Dopo uno scambio riuscito lo sceriffo si muove e concede favori.

## Rules: tasks

nottingham-task-complete = Completi un incarico calando le carte che mostra.
nottingham-task-seven_different = Sette diversi: una carta di ogni oggetto, sette in tutto.
    .refusal = «Sette diversi» richiede una carta di ogni oggetto; ti manca: { $card }.
nottingham-task-five_alike = Cinque uguali: cinque carte di un oggetto qualsiasi.
    .refusal = «Cinque uguali» richiede cinque carte; di queste ne hai troppo poche: { $card }.
nottingham-task-four_pairs = Quattro coppie: due carte per ciascuno di quattro oggetti diversi.
    .refusal = «Quattro coppie» richiede due carte per oggetto; ti manca la coppia di: { $card }.
nottingham-task-three_pairs = Tre coppie: due carte per ciascuno di tre oggetti diversi.
    .refusal = «Tre coppie» richiede due carte per oggetto; ti manca la coppia di: { $card }.
nottingham-task-exact = Un incarico richiede esattamente le sue carte, nessuna in più.
nottingham-task-pairs_differ = Quattro carte uguali non sono due coppie.
nottingham-task-discard_all = Tutte le carte di un incarico si scartano; nessuna va tra le vincite.
nottingham-task-two_players = In tutta la partita ogni incarico può essere completato da due giocatori al massimo.
nottingham-task-first_single = Il primo a completare un incarico prende la carta con una pedina e il valore più alto.
nottingham-task-second_double = Il secondo a completarlo prende l’altra carta, che ha il valore più basso su entrambi i lati.
nottingham-task-flip = Quando un secondo giocatore completa un incarico, la carta del primo si gira sul valore più basso.
nottingham-task-stays_single = Se fino alla fine nessun altro svolge l’incarico, il primo tiene il valore più alto.
nottingham-task-closed = Un incarico completato due volte è chiuso.
    .refusal = Due giocatori hanno già completato questo incarico: { $task }.
nottingham-task-once_each = Nessuno completa due volte lo stesso incarico, nemmeno per bloccarlo.
    .refusal = Hai già completato questo incarico: { $task }.
nottingham-task-all_four = Uno stesso giocatore può completare ogni incarico una volta.
nottingham-task-no_ambush = Le carte di un incarico non si possono colpire con un’imboscata.
nottingham-task-five_task_or_set = Cinque carte uguali si possono dichiarare come incarico, al sicuro dalle imboscate, o come semplice scambio.
nottingham-task-counts_as_exchange = Un incarico è lo scambio del turno e muove lo sceriffo.
nottingham-task-public = Le carte incarico stanno scoperte davanti a chi le ha vinte.

## Rules: sheriff

nottingham-sheriff-step = Ogni scambio riuscito muove lo sceriffo di una casella.
nottingham-sheriff-clockwise = Lo sceriffo cammina in senso orario.
nottingham-sheriff-favour_limit = Riceve un favore chi ha in mano al massimo tante carte quante indica il numero sotto lo sceriffo.
nottingham-sheriff-new_space = Per i favori conta la casella che lo sceriffo raggiunge, non quella che lascia.
nottingham-sheriff-all_players = Tutti possono ricevere favori, anche chi ha scambiato.
nottingham-sheriff-after_exchange = Le mani si contano dopo lo scambio.
nottingham-sheriff-counted_at_once = Tutte le mani si contano nello stesso momento, prima di pescare i favori.
    .ruling = Il regolamento non dà un ordine; così nessuno ci guadagna.
nottingham-sheriff-hand_only = Per i favori non contano le imboscate con il loro oro, le carte vinte e le carte incarico.
nottingham-sheriff-none_without_step = Solo uno scambio riuscito porta favori.
nottingham-sheriff-one_card = Un favore è la prima carta del mazzo.
nottingham-sheriff-hidden = La carta di un favore va in mano senza che gli altri la vedano.
nottingham-sheriff-automatic = Un favore non si rifiuta.
    .ruling = Il testo tedesco dice che i giocatori ricevono la carta.
nottingham-sheriff-order = Il favore lo pesca prima il giocatore di turno, poi gli altri in senso orario.
    .ruling = Il regolamento non dà un ordine; conta solo se le carte finiscono.
nottingham-sheriff-none_in_town = La città non concede nulla: lì la partita è finita.

## Rules: deck

nottingham-deck-reshuffle = Quando il mazzo è finito, gli scarti si girano, si mescolano e diventano il nuovo mazzo.
nottingham-deck-on_demand = Gli scarti diventano il nuovo mazzo quando serve una carta, non prima.
    .ruling = I testi differiscono; così entrano anche gli scarti dello stesso turno.
nottingham-deck-during_favours = Il mazzo può finire anche tra due favori.
nottingham-deck-what_is_shuffled = Tornano solo gli scarti; mani, vincite, imboscate e il loro oro restano.
nottingham-deck-finite = Tra un passo dello sceriffo e l’altro i mazzi possono solo diminuire, quindi ogni partita finisce.
nottingham-deck-no_empty_hand = Con i numeri di questa strada nessuno resta senza carte tra un turno e l’altro.

## Rules: emergency

nottingham-emergency-trigger = Se, quando serve una carta, mancano anche gli scarti, scatta l’emergenza.
nottingham-emergency-discard = Chi supera il limite scarta le carte in eccesso.
    .refusal = Non superi il limite di { $limit } e non scarti nulla.
nottingham-emergency-limit_now = Il limite è il numero su cui sta lo sceriffo, e le mani contano come sono ora.
nottingham-emergency-own_choice = In un’emergenza ognuno sceglie quali delle proprie carte scartare.
    .refusal = Non ne hai più da scartare: { $card }.
nottingham-emergency-exact = Nessuno scarta più o meno carte del necessario.
    .refusal = Scarta fino ad averne in mano esattamente { $limit }, né più né meno.
nottingham-emergency-simultaneous = Tutti gli interessati scelgono insieme, senza vedersi.
    .ruling = Il regolamento non dà un ordine; così nessuno deve scegliere per primo.
nottingham-emergency-face_up = Le carte scelte vanno poi scoperte tra gli scarti.
    .ruling = Il mazzo degli scarti è palese.
nottingham-emergency-hand_only = Le imboscate e il loro oro non si toccano.
nottingham-emergency-step = Dopo gli scarti lo sceriffo avanza di una casella.
nottingham-emergency-no_favour = Il passo dello sceriffo in un’emergenza non concede favori.
nottingham-emergency-then_draw = Gli scarti diventano il nuovo mazzo e la pescata interrotta continua.
nottingham-emergency-into_town = Se con questo passo lo sceriffo entra in città, la partita finisce lì.
nottingham-emergency-in_town = Se all’inizio lo sceriffo è ancora in città, il limite è { $limit } e con il suo passo lascia la città.
    .ruling = La città non ha numero. Se la scatola non dice altro, vale il limite più mite della nostra strada.
nottingham-emergency-during_favours = Se le carte finiscono durante i favori, l’emergenza avviene subito; poi pescano gli altri.
    .ruling = Il regolamento lega l’emergenza ai mazzi vuoti, in qualunque momento.
nottingham-emergency-served_count = Anche chi supera il limite per un favore appena ricevuto deve scartare.
nottingham-emergency-once_per_favours = C’è una sola emergenza per giro di favori; chi non è ancora stato servito non riceve nulla.
    .ruling = Altrimenti un solo scambio muoverebbe lo sceriffo più e più volte.
nottingham-emergency-no_card = Se l’emergenza non libera nessuna carta da scoprire, il turno continua con lo scambio.
    .ruling = Il regolamento non lo prevede; così la partita va avanti.
nottingham-emergency-always_frees = { $track_from ->
    [ours] Con i numeri di questa strada un’emergenza libera sempre almeno cinque carte.
   *[yours] Se i numeri della strada sono alti, un’emergenza può liberare poche carte, o nessuna.
}

## Rules: end

nottingham-end-town = La partita finisce nel momento in cui lo sceriffo torna in città.
nottingham-end-start_is_no_return = Che lo sceriffo all’inizio sia in città non conclude la partita.
nottingham-end-exchange_counts = Lo scambio che ha riportato a casa lo sceriffo conta.
nottingham-end-eighth_task = La partita finisce anche quando qualcuno prende l’ottava carta incarico.
nottingham-end-eighth_no_step = Per l’ottavo incarico lo sceriffo non si muove e non si pescano favori.
nottingham-end-eighth_flips = Il primo ad averlo completato gira comunque la carta sul valore più basso.
nottingham-end-at_once = Nessun giro si completa e non ci sono ultimi turni.
    .refusal = La partita è finita.

## Rules: score

nottingham-score-sum = Il punteggio è il valore delle tue vincite e delle tue carte incarico.
nottingham-score-card_value = Una carta vinta vale il numero sulla sua sacca.
nottingham-score-hand_nothing = Le carte in mano non valgono nulla.
nottingham-score-ambush_nothing = Le imboscate posate e il loro oro non valgono nulla.
nottingham-score-tie_win_pile = A parità vince chi ha più carte tra le vincite.
nottingham-score-tie_objects_only = Le carte incarico non fanno parte delle vincite.
nottingham-score-tie_shared = Chi è ancora alla pari condivide la vittoria.

## Rules: info

nottingham-info-hand_hidden = Le mani sono segrete.
nottingham-info-hand_size = Tutti vedono quante carte ha ogni mano.
    .ruling = Ne dipendono i favori.
nottingham-info-counts = Tutti vedono anche quante carte ci sono in ogni mazzo, compreso quello delle imboscate, e quante imboscate sono posate.
    .ruling = Le carte su un tavolo si possono contare.
nottingham-info-entering_cards = Solo le carte iniziali e i favori lasciano il mazzo coperti; ogni altra carta si scopre per tutti.
nottingham-info-pile_order = Nessuno vede mai l’ordine del mazzo.
nottingham-info-discard_open = Tutti possono contare gli scarti in ogni momento.
    .ruling = Stanno scoperti, e tutti li hanno visti arrivare.
nottingham-info-win_pile = Delle vincite si vedono i dorsi e quante sono; quali carte siano si ricava dagli scambi, fatti davanti a tutti.
    .ruling = Tutti hanno visto gli scambi, quindi l’aiuto alla memoria può nominare le carte.
nottingham-info-ambush_face = Finché non scatta, un’imboscata la conosce solo chi l’ha posata.
nottingham-info-ambush_owner_excluded = Tutti sanno che un’imboscata posata non è del colore di chi l’ha posata.
nottingham-info-ambush_bottom = Chi ha messo una carta sotto il mazzo delle imboscate sa che è lì; dove sta un’imboscata usata lo sanno tutti.
nottingham-info-paid_cards_open = La carta che paga un attacco, una difesa, un acquisto o un commercio è nota a tutti nella nuova mano.
nottingham-info-offers_known = Le offerte mostrano che chi le fa ha quelle carte, anche dopo che le ha riprese.
nottingham-info-proof_exact = Una mano mostrata come prova è nota con esattezza.
nottingham-info-declining_tells_nothing = Non difendersi, non colpire o non scambiare non dimostra nulla.
nottingham-info-decision_public = Chi deve decidere si ricava solo da ciò che tutti vedono.
    .ruling = Altrimenti la domanda stessa tradirebbe una carta nascosta.
nottingham-info-log_per_seat = La cronaca nomina una carta nascosta solo a chi l’ha vista.
nottingham-info-memory_aid = Un aiuto alla memoria può mostrarti ciò che hai visto e di cui sei ancora sicuro, uguale per tutti.
    .ruling = I consigli invitano a osservare; l’aiuto ricorda soltanto.

## Rules: advice

nottingham-hint-lay_out_more = Carte in più proteggono lo scambio dalle imboscate e possono portare la mano sotto il limite.
nottingham-hint-watch_collections = Ricorda che cosa hanno preso gli altri davanti a tutti.
nottingham-hint-watch_sheriff = Risparmiare per un grande incarico vuol dire mano grande e pochi favori.
nottingham-hint-ambush_threat = Uno scambio perso fa male, perché ce n’è uno solo per turno.
nottingham-hint-five_alike = Cinque uguali rendono bene, ma richiedono tempo, attirano attacchi e spesso finiscono al valore più basso.
nottingham-hint-three_pairs = Tre coppie valgono poco all’inizio e servono verso la fine.

## Rules: differences

nottingham-difference-blank_cards = Tedesco: le carte bianche non servono. Italiano: sono elencate. Qui: non si usano.
nottingham-difference-colour_use = Tedesco: i colori contano per tutta l’azione imboscata. Italiano: solo quando scatta. Qui: come in tedesco.
nottingham-difference-action_summary = Tedesco: un’azione scambia con un giocatore. Italiano: con altri giocatori. Qui non cambia nulla.
nottingham-difference-laid_open = Solo il testo tedesco dice che carte calate, carta azione e oro stanno scoperti. Qui: scoperti.
nottingham-difference-keep_card = Tedesco: una carta si può tenere. Italiano: si tiene. Qui: si tiene sempre.
    .ruling = Rinunciarvi non serve mai.
nottingham-difference-discard_name = Il tedesco ha due parole per gli scarti, l’italiano una. Qui: un mazzo solo.
nottingham-difference-second_task_card = Tedesco: la seconda carta. Italiano: la carta con due pedine. È la stessa.
nottingham-difference-favour = Tedesco: i giocatori ricevono una carta. Italiano: ne hanno diritto. Qui: arriva da sola.
    .ruling = Decide l’originale tedesco.
nottingham-difference-reshuffle = Tedesco: quando il mazzo è vuoto. Italiano: quando non basta. Qui: quando serve una carta.
    .ruling = Nessuno dei due testi dice se subito o solo al bisogno; così entrano anche gli scarti dello stesso turno.
nottingham-difference-eighth_task = Tedesco: si prende l’ottava carta. Italiano: si completa l’ottavo incarico. È lo stesso momento.
nottingham-difference-offer_from_hand = Solo il testo italiano dice che l’offerta dell’acquisto viene dalla mano. È così.
nottingham-difference-proof = Tedesco: lo si dimostra scoprendo la mano. Italiano: lo si annuncia e si mostrano le carte. Qui: la mano intera, a tutti.
nottingham-difference-theft_random = Tedesco: pescata coperta. Italiano: a caso. Qui: entrambe le cose.
nottingham-difference-strike_time = Tedesco: l’imboscata scatta in ogni momento. Italiano: non detto. Qui: nessun rifiuto è definitivo.
nottingham-difference-strike_which = Tedesco: l’imboscata. Italiano: una delle proprie carte imboscata. Qui: possono scattarne diverse.
    .ruling = Nessuno dei due testi pone limiti.
nottingham-difference-strike_number = Tedesco: tre o più carte uguali. Italiano: non sempre ripetuto. Qui: come in tedesco.
nottingham-difference-failed_set = Tedesco: devono restare tre oggetti uguali. Italiano: tre carte. Qui: l’oro ricevuto non aiuta.
nottingham-difference-trade_makers = Tedesco: offrono gli altri giocatori. Italiano: tutti i giocatori. Qui: non chi è di turno.
nottingham-difference-trade_after = Tedesco: tutti riprendono ciò che hanno davanti. Italiano: gli altri riprendono le offerte. Qui: un forziere senza offerte va in mano al giocatore di turno.
    .ruling = L’originale tedesco risolve il caso senza offerte.
nottingham-difference-chest_name = Il tedesco ha due nomi per il forziere, l’italiano uno. È una carta sola.

## Pieces

nottingham-piece-copper = rame
    .short = rame
    .listed =
        { $count ->
            [one] rame
           *[other] { $count } × rame
        }
nottingham-piece-silver = argento
    .short = argento
    .listed =
        { $count ->
            [one] argento
           *[other] { $count } × argento
        }
nottingham-piece-gold = oro
    .short = oro
    .listed =
        { $count ->
            [one] oro
           *[other] { $count } × oro
        }
nottingham-piece-pearls = perle
    .short = perle
    .listed =
        { $count ->
            [one] perle
           *[other] { $count } × perle
        }
nottingham-piece-gems = gioielli
    .short = gioielli
    .listed =
        { $count ->
            [one] gioielli
           *[other] { $count } × gioielli
        }
nottingham-piece-necklace = collana
    .short = collana
    .listed =
        { $count ->
            [one] collana
           *[other] { $count } × collana
        }
nottingham-piece-chest = forziere
    .short = forziere
    .listed =
        { $count ->
            [one] forziere
           *[other] { $count } × forziere
        }
nottingham-piece-purchase = acquisto
    .short = acquisto
nottingham-piece-theft = trafugamento
    .short = trafugamento
nottingham-piece-ambush = imboscata
    .short = imboscata
nottingham-piece-robbery = furto
    .short = furto
nottingham-piece-raid = rapina
    .short = rapina
nottingham-piece-defence = difesa
    .short = difesa
nottingham-piece-trade = commercio
    .short = commercio
nottingham-piece-red = rosso
    .short = rosso
nottingham-piece-purple = viola
    .short = viola
nottingham-piece-yellow = giallo
    .short = giallo
nottingham-piece-blue = blu
    .short = blu
nottingham-piece-white = bianco
    .short = bianco
nottingham-piece-green = verde
    .short = verde
nottingham-piece-gray = grigio
    .short = grigio
nottingham-piece-copper-chest = rame e forziere
    .short = rame/forziere
nottingham-piece-chest-silver = forziere e argento
    .short = forziere/argento
nottingham-piece-silver-necklace = argento e collana
    .short = argento/collana
nottingham-piece-necklace-pearls = collana e perle
    .short = collana/perle
nottingham-piece-pearls-gems = perle e gioielli
    .short = perle/gioielli
nottingham-piece-gems-copper = gioielli e rame
    .short = gioielli/rame
nottingham-piece-copper-silver = rame e argento
    .short = rame/argento
nottingham-piece-copper-pearls = rame e perle
    .short = rame/perle
nottingham-piece-copper-necklace = rame e collana
    .short = rame/collana
nottingham-piece-silver-pearls = argento e perle
    .short = argento/perle
nottingham-piece-silver-gems = argento e gioielli
    .short = argento/gioielli
nottingham-piece-pearls-chest = perle e forziere
    .short = perle/forziere
nottingham-piece-gems-necklace = gioielli e collana
    .short = gioielli/collana
nottingham-piece-gems-chest = gioielli e forziere
    .short = gioielli/forziere
nottingham-piece-necklace-chest = collana e forziere
    .short = collana/forziere
nottingham-piece-seven_different = sette diversi
    .short = 7 diversi
nottingham-piece-five_alike = cinque uguali
    .short = 5 uguali
nottingham-piece-four_pairs = quattro coppie
    .short = 4 coppie
nottingham-piece-three_pairs = tre coppie
    .short = 3 coppie
nottingham-card-back = carta coperta

## Actions

nottingham-action-take = Prendi la carta
nottingham-action-purchase = Acquisto: chiedi offerte
nottingham-action-trade = Commercio: chiedi offerte
nottingham-action-lay = Prepara un’imboscata
nottingham-action-steal = Trafuga a { $target }
nottingham-action-rob = Ruba a { $target }
nottingham-action-raid = Rapina { $target }
nottingham-action-defend = Difenditi con una collana
nottingham-action-pick = Prendi questa carta: { $card }
nottingham-action-keep = Posa questa imboscata: { $ambush }
nottingham-action-offer = Offri: { $cards }
nottingham-action-show = Mostra la mano
nottingham-action-accept = Accetta l’offerta di { $giver }
nottingham-action-refuse = Rifiuta tutte le offerte
nottingham-action-exchange = Scambia { $count } × { $card }
nottingham-action-complete = Completa l’incarico «{ $task }»: { $cards }
nottingham-action-strike = Colpisci con questa imboscata: { $ambush }
nottingham-action-discard = Scarta: { $card }
nottingham-action-pass = Passa
nottingham-action-pass-defend = Lascia fare
nottingham-action-pass-exchange = Non scambiare
nottingham-action-pass-strike = Non colpire

## Status line

nottingham-status-choose = Tocca a te: prendi la carta o usa la sua azione.
nottingham-status-choose-wait = { $player } prende la carta o usa la sua azione.
nottingham-status-defend = { $seat } ti attacca ({ $action }): difenditi con una collana o lascia fare.
nottingham-status-defend-bare = { $seat } ti attacca ({ $action }): senza collana devi lasciar fare.
nottingham-status-defend-wait = { $player } è sotto attacco e può difendersi.
nottingham-status-rob = Scegli una carta dalla mano che stai guardando.
nottingham-status-rob-wait = { $player } guarda una mano e sceglie una carta.
nottingham-status-raid = Scegli una carta dalla mano scoperta.
nottingham-status-raid-wait = { $player } sceglie una carta dalla mano scoperta.
nottingham-status-keep = Scegli quale delle due carte imboscata posare.
nottingham-status-keep-wait = { $player } guarda due carte imboscata.
nottingham-status-offer = Offri una carta coperta per il rame.
nottingham-status-offer-wait = Offerte per il rame ancora attese da: { $player }.
nottingham-status-buy = Accetta un’offerta o rifiutale tutte.
nottingham-status-buy-wait = { $player } sceglie tra le offerte.
nottingham-status-bid = Offri una o due carte scoperte per il forziere.
nottingham-status-bid-wait = { $player } fa un’offerta per il forziere.
nottingham-status-trade = Accetta una delle offerte.
nottingham-status-trade-wait = { $player } sceglie tra le offerte.
nottingham-status-exchange = Puoi scambiare carte uguali o completare un incarico.
nottingham-status-exchange-bare = Stavolta non c’è niente da scambiare.
nottingham-status-exchange-wait = { $player } può scambiare carte per punti.
nottingham-status-strike = C’è uno scambio sul tavolo: colpisci con un’imboscata o passa.
nottingham-status-strike-wait = { $player } può colpire con un’imboscata.
nottingham-status-discard = Emergenza: scegli le carte da scartare.
# $count, $limit (numbers): cards chosen to be discarded, and how many are wanted.
nottingham-status-discarding = Emergenza! Scelte: { $count } di { $limit }.
nottingham-status-discard-wait = Scarti ancora attesi da: { $player }.
nottingham-status-over = La partita è finita.

## Log

nottingham-event-dealt = Tutti ricevono tre carte; inizia { $starter }.
nottingham-event-revealed = { $seat } scopre: { $card }.
nottingham-event-no_card = Non c’è una carta da scoprire per { $seat }.
nottingham-event-took =
    { $is_forced ->
        [yes] { $seat } deve prendere: { $card }.
       *[no] { $seat } prende: { $card }.
    }
nottingham-event-called = { $seat } sceglie l’azione { $action } con: { $card }.
nottingham-event-attacked = { $seat } attacca { $target }: { $action } con { $card }.
nottingham-event-allowed = { $seat } lascia fare.
nottingham-event-defended = { $seat } si difende con una collana, la dà a { $target } e prende: { $card }.
nottingham-event-stole = { $seat } trafuga a { $target }: { $card }. Paga con l’argento.
nottingham-event-stole-unseen = { $seat } trafuga una carta a { $target }. Paga con l’argento.
nottingham-event-searched = { $seat } guarda la mano di { $target }: { $cards }.
nottingham-event-searched-unseen = { $seat } guarda la mano di { $target }.
nottingham-event-robbed = { $seat } ruba a { $target }: { $card }. Paga con le perle.
nottingham-event-robbed-unseen = { $seat } ruba una carta a { $target }. Paga con le perle.
nottingham-event-bared = { $seat } mostra la mano a tutti: { $cards }.
nottingham-event-raided = { $seat } rapina { $target } e prende: { $card }. Paga con i gioielli.
nottingham-event-answered = { $seat } fa un’offerta coperta: { $card }.
nottingham-event-answered-unseen = { $seat } ha risposto.
nottingham-event-offered = { $seat } offre: { $cards }.
nottingham-event-proved = { $seat } non ha nulla da offrire e mostra la mano: { $cards }.
nottingham-event-swapped = { $seat } accetta l’offerta di { $giver }: { $cards }. { $giver } riceve: { $card }.
nottingham-event-refused = { $seat } rifiuta tutte le offerte e prende: { $card }.
nottingham-event-no_offer = Nessuno può offrire nulla; { $seat } prende: { $card }.
nottingham-event-looked = { $seat } guarda carte imboscata: { $ambushes }.
nottingham-event-looked-unseen =
    { $count ->
        [one] { $seat } guarda { $count } carta imboscata.
       *[other] { $seat } guarda { $count } carte imboscata.
    }
nottingham-event-laid = { $seat } prepara un’imboscata: { $ambush }.
nottingham-event-laid-unseen = { $seat } prepara un’imboscata.
nottingham-event-put_back = L’ultima carta imboscata è del colore di { $seat } ({ $ambush }); resta lì, e { $seat } prende: { $card }.
nottingham-event-declined = { $seat } non scambia nulla.
nottingham-event-laid_out = { $seat } cala carte uguali: { $count } × { $card }.
nottingham-event-held_back = { $seat } non colpisce.
nottingham-event-struck =
    { $count ->
        [one] { $seat } colpisce { $victim } con un’imboscata ({ $ambush }) e prende: { $card }. Resta { $count } carta; l’oro va a { $victim }.
       *[other] { $seat } colpisce { $victim } con un’imboscata ({ $ambush }) e prende: { $card }. Restano { $count } carte; l’oro va a { $victim }.
    }
nottingham-event-failed = Restano troppo poche carte: { $seat } riprende { $count } × { $card }.
nottingham-event-exchanged =
    { $seat } scambia { $count } × { $card } per { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }.
nottingham-event-completed =
    { $seat } completa l’incarico «{ $task }» per { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }: { $cards }.
nottingham-event-turned =
    La carta di { $owner } per l’incarico «{ $task }» vale ora { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    }.
nottingham-event-stepped = Lo sceriffo va alla casella { $space }, numero { $number }.
nottingham-event-returned = Lo sceriffo è tornato in città.
nottingham-event-favoured = { $seat } riceve un favore: { $card }.
nottingham-event-favoured-unseen = { $seat } riceve un favore.
nottingham-event-unserved = Non c’è più una carta per il favore di { $seat }.
nottingham-event-reshuffled =
    { $count ->
        [one] Gli scarti diventano il nuovo mazzo: { $count } carta.
       *[other] Gli scarti diventano il nuovo mazzo: { $count } carte.
    }
nottingham-event-emergency =
    Emergenza: entrambi i mazzi sono vuoti. Chi ha più di { $limit ->
        [one] { $limit } carta
       *[other] { $limit } carte
    } scarta quelle in eccesso.
nottingham-event-set_aside = { $seat } sceglie una carta da scartare: { $card }.
nottingham-event-set_aside-unseen = { $seat } sceglie una carta da scartare.
nottingham-event-discarded = { $seat } scarta: { $cards }.
nottingham-event-ended =
    { $reason ->
        [tasks] { $seat } ha preso l’ottava carta incarico: la partita è finita.
       *[town] Lo sceriffo è a casa: la partita è finita.
    }
nottingham-event-scored =
    { $seat }: { $won ->
        [one] { $won } punto
       *[other] { $won } punti
    } dalle vincite, { $tasks } dagli incarichi = { $total }.

## Outcome

nottingham-outcome-town = Lo sceriffo è tornato in città.
nottingham-outcome-tasks = È stata presa l’ottava carta incarico.

## Why a move is good

nottingham-reason-take =
    { $count ->
        [0] L’inizio di una collezione: { $card }.
        [one] Ne hai già una di questo tipo: { $card }.
       *[other] Ne hai già { $count } di questo tipo: { $card }.
    }
nottingham-reason-purchase = Lascia offrire gli altri: il rame puoi tenerlo comunque.
nottingham-reason-trade = Le offerte possono portare due carte per una.
nottingham-reason-lay = Un’imboscata può guastare più tardi lo scambio di qualcuno.
nottingham-reason-defend = L’attacco fallisce, e per la collana ricevi: { $card }.
nottingham-reason-pass = Per ora le tue carte restano come sono.
nottingham-reason-pick =
    { $count ->
        [0] L’inizio di una collezione: { $card }.
        [one] Si aggiunge a quella che hai già: { $card }.
       *[other] Si aggiunge alle { $count } che hai già: { $card }.
    }
nottingham-reason-keep =
    { $count ->
        [0] Forse qualcuno raccoglie proprio ciò che aspetta: { $ambush }.
        [one] Sai che in un’altra mano c’è una carta adatta: { $ambush }.
       *[other] Sai che nelle altre mani ci sono { $count } carte adatte: { $ambush }.
    }
nottingham-reason-show = Non hai nulla da offrire.
nottingham-reason-accept =
    { $count ->
        [one] { $giver } dà una carta per la tua.
       *[other] { $giver } dà { $count } carte per la tua.
    }
nottingham-reason-refuse = Il rame va nella tua mano.
nottingham-reason-exchange =
    { $value ->
        [one] { $value } punto sicuro
       *[other] { $value } punti sicuri
    } per: { $card }.
nottingham-reason-exchange_more = { $count } × { $card }: le carte in più proteggono dalle imboscate e riducono la mano.
nottingham-reason-complete =
    L’incarico «{ $task }» porta circa { $value ->
        [one] { $value } punto
       *[other] { $value } punti
    } e non teme imboscate.
nottingham-reason-strike = Una carta per te e un guaio per l’altro: { $ambush }.
nottingham-reason-spare =
    { $count ->
        [one] L’unica di questo tipo che hai: { $card }.
       *[other] Ne hai { $count }: { $card }.
    }
nottingham-reason-keep_player =
    { $count ->
        [one] Minaccia { $target }, che ha una carta sola: { $ambush }.
       *[other] Minaccia { $target }, che ha { $count } carte: { $ambush }.
    }
nottingham-reason-attack =
    { $count ->
        [one] { $target } ha una carta in mano.
       *[other] { $target } ha { $count } carte in mano.
    }
nottingham-reason-allow = Nessuna collana viene spesa.

## Labels at the table

nottingham-label-pile = Mazzo
nottingham-label-discards = Scarti
nottingham-label-hand = Mano
nottingham-label-win_pile = Vincite
nottingham-label-tasks = Incarichi
nottingham-label-ambushes = Imboscate
nottingham-panel-won =
    { $count ->
        [one] { $count } carta vinta
       *[other] { $count } carte vinte
    }
nottingham-panel-ambushes =
    { $count ->
        [one] { $count } imboscata
       *[other] { $count } imboscate
    }
nottingham-label-ambush_deck = Mazzo imboscate
nottingham-label-road = La strada dello sceriffo
nottingham-label-revealed = Carta scoperta
nottingham-label-laid_out = Carte calate
nottingham-label-memory = Che cosa sai
nottingham-label-defence_mark = In mano ti difende
nottingham-label-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
nottingham-option-memory = Aiuto alla memoria
    .help = Mostra a ognuno ciò che ha visto e di cui è ancora sicuro: carte nelle altre mani, vincite, posti nel mazzo delle imboscate.
nottingham-option-memory-on = Con aiuto alla memoria
nottingham-option-memory-off = A memoria
nottingham-option-starter = Chi inizia
    .help = A sorte, oppure il posto su cui vi accordate.
nottingham-option-starter-drawn = A sorte
nottingham-option-starter-1 = Posto 1
nottingham-option-starter-2 = Posto 2
nottingham-option-starter-3 = Posto 3
nottingham-option-starter-4 = Posto 4
nottingham-option-starter-5 = Posto 5
nottingham-option-starter-6 = Posto 6
nottingham-option-starter-7 = Posto 7
nottingham-option-colours = Colori
    .help = Contano solo per le imboscate. Se i posti si sorteggiano, i colori restano ai posti.
nottingham-option-box = Scatola
    .help = Se avete il gioco: un file con la strada, i valori degli incarichi e le carte imboscata della vostra scatola al posto di ciò che abbiamo dovuto ricostruire.
nottingham-option-box-none = La nostra, ricostruita

## Player aid

nottingham-aid-1 = Scopri una carta. Prendila o usa la sua azione. Poi puoi scambiare una volta.
nottingham-aid-2 = Rame 7, acquisto: tutti offrono una carta coperta; prendine una per il rame o tienilo.
nottingham-aid-3 = Argento 8, trafugare: pesca a caso. Perle 10, rubare: guarda e scegli. Gioielli 11, rapinare: guardano tutti, scegli tu.
nottingham-aid-4 = Oro 9, imboscata: guarda due carte imboscata, posane una sull’oro, non del tuo colore.
nottingham-aid-5 = Collana 12, difesa: si prende sempre; dalla mano ferma chi trafuga, ruba o rapina.
nottingham-aid-6 = Forziere 13, commercio: tutti offrono una o due carte scoperte; devi accettare un’offerta.
nottingham-aid-7 = Scambio: tre o più carte uguali, una si tiene per i punti; oppure un incarico: ognuno una volta sola, due giocatori al massimo per incarico.
nottingham-aid-8 = Poi si muove lo sceriffo: chi ha in mano al massimo tante carte quante il suo numero ne riceve una. Quando torna in città, o con l’ottava carta incarico, la partita finisce.

## Tutorial

nottingham-tutorial-1 = Ti diamo il benvenuto a Nottingham! Riscuoti le tasse per lo sceriffo: carte uguali e incarichi portano punti.
nottingham-tutorial-2 = A ogni turno si scopre una carta per tutti. Prendila, o usa l’azione del suo stendardo.
nottingham-tutorial-3 = Il rame compra: tutti ti offrono una carta coperta. Prendine una per il rame, o tieni il rame.
nottingham-tutorial-4 = Gli stendardi rossi attaccano: con l’argento trafughi a caso, con le perle guardi e scegli, con i gioielli rapini davanti a tutti. Si paga con la carta dell’attacco.
nottingham-tutorial-5 = Una collana in mano respinge un attacco: la scambi con la carta dell’attacco.
nottingham-tutorial-6 = Il forziere si commercia: tutti offrono una o due carte scoperte, e devi accettare un’offerta.
nottingham-tutorial-7 = L’oro prepara un’imboscata. Scatta quando qualcuno cala carte adatte: prendi una carta, e con meno di tre rimaste lo scambio fallisce.
nottingham-tutorial-8 = Ora scambia: tre o più carte uguali. Una va tra le vincite per il suo valore. Più carte cali, meno devi temere le imboscate.
nottingham-tutorial-9 = Gli incarichi rendono di più, non temono imboscate e valgono il massimo finché nessun altro li completa.
nottingham-tutorial-10 = Ogni scambio muove lo sceriffo, e chi ha poche carte in mano ne riceve una. Quando torna a casa, la partita è finita. Buona fortuna!

### The web table
## Web table: labels, the moment in words, the account

nottingham-discards-empty = Non è stato ancora scartato nulla.
nottingham-label-county = La contea
nottingham-label-players = Al tavolo
nottingham-label-own_ambushes = Le tue imboscate
nottingham-label-colour = Colore

nottingham-deed-purchase = Acquisto
    .help = Tutti ti offrono una carta coperta per il rame. Ne prendi una, o tieni il rame.
nottingham-deed-theft = Trafugare
    .help = Pesca alla cieca una carta dalla mano di qualcuno. Paghi con l’argento.
nottingham-deed-ambush = Imboscata
    .help = Guarda due carte imboscata e mettine una davanti a te, di traverso sull’oro.
nottingham-deed-robbery = Rubare
    .help = Guarda la mano di qualcuno e prendi una carta. Paghi con le perle.
nottingham-deed-raid = Rapinare
    .help = Qualcuno mostra a tutti la mano e tu prendi una carta. Paghi con i gioielli.
nottingham-deed-defence = Difesa
    .help = Va in mano. Da lì la collana ti difende da chi trafuga, ruba o rapina.
nottingham-deed-trade = Commercio
    .help = A turno tutti ti offrono 1 o 2 carte scoperte per il forziere. Un’offerta devi accettarla.
# $single, $double (numbers): points.
nottingham-task-worth =
    { $single ->
        [one] { $single } punto
       *[other] { $single } punti
    } per uno solo, { $double } a testa in due
nottingham-task-done = Completato da { $players }
nottingham-task-preview = per l’incarico: { $task }. Le carte vanno negli scarti.
nottingham-offer-hidden = { $player } ha fatto un’offerta coperta
nottingham-offer-open = { $player } non ha ancora fatto un’offerta
nottingham-offer-none = { $player } non offre nulla
nottingham-offer-cards = { $player } offre { $cards }
# $space, $number, $left (numbers): the space, its number, the steps that are left.
nottingham-road-space =
    Lo sceriffo è sulla casella { $space } con il numero { $number }; { $left ->
        [one] { $left } passo
       *[other] { $left } passi
    } fino a Nottingham
nottingham-road-town =
    Lo sceriffo è a Nottingham; { $left ->
        [one] { $left } passo
       *[other] { $left } passi
    } fino al ritorno
nottingham-road-home = Lo sceriffo è tornato a Nottingham
nottingham-road-stone =
    Casella { $space }: chi ha al massimo { $number ->
        [one] { $number } carta
       *[other] { $number } carte
    } ne riceve un’altra.
# $player: a name; the others are numbers.
nottingham-seat-sentence = { $player }: { $hand } in mano, { $won } tra le vincite, imboscate: { $ambushes }.
nottingham-keep-own = Tienine una e mettila di traverso sull’oro. L’altra va sotto il mazzo.
nottingham-keep-wait = { $player } sceglie un’imboscata.
nottingham-exchange-sets = Tre o più uguali:
# $count (number), $card: an object.
nottingham-exchange-set = Scambia { $card } ({ $count } in mano)
nottingham-exchange-task_only = Un incarico aspetta le tue carte.
nottingham-exchange-nothing = Non hai niente da scambiare: la partita prosegue da sola.
nottingham-exchange-wait = { $player } può scambiare carte.
# $count (number): cards that are given up.
nottingham-exchange-preview =
    tra le tue vincite; { $count ->
        [one] { $count } carta va
       *[other] { $count } carte vanno
    } negli scarti.
nottingham-exchange-count = Quante carte
nottingham-exchange-fewer = una in meno
nottingham-exchange-more = una in più
nottingham-strike-own = Fai scattare un’imboscata?
nottingham-strike-wait = { $player } fa scattare un’imboscata?
# $cards: what the emergency takes from one player.
nottingham-label-discarding = Scarta: { $cards }
nottingham-emergency-note =
    Entrambi i mazzi sono vuoti: chi ha più di { $limit ->
        [one] { $limit } carta
       *[other] { $limit } carte
    } scarta quelle in eccesso.
nottingham-key-take = prendere la carta scoperta
nottingham-key-purchase = acquisto
nottingham-key-trade = commercio
nottingham-key-lay = preparare un’imboscata
nottingham-key-defend = difendersi con la collana
nottingham-key-show = mostrare la mano
nottingham-key-refuse = rifiutare tutte le offerte
nottingham-key-pass = non fare nulla
nottingham-scoring-step-won = Vincite
nottingham-scoring-step-tasks = Incarichi
nottingham-stat-sets = Più scambi di carte uguali
nottingham-stat-tasks = Più incarichi completati
nottingham-stat-attacks = Più attacchi riusciti
nottingham-stat-attacked = Vittima più frequente
nottingham-stat-defended = Più attacchi respinti
nottingham-stat-struck = Più imboscate riuscite
nottingham-stat-favours = Più favori dello sceriffo

## Results shown on a card
nottingham-shown-attack = { $seat } attacca { $target }
nottingham-shown-paid = { $seat } riceve in cambio: { $card }.
nottingham-shown-defence = { $seat } respinge { $target }
nottingham-shown-deal = { $seat } si accorda con { $giver }
nottingham-shown-exchanged = { $seat } scambia carte uguali
nottingham-shown-failed = Lo scambio di { $seat } fallisce
nottingham-shown-task = { $seat } completa un incarico

## Risposte in anticipo

nottingham-ahead-spare = Non far mai scattare un’imboscata
nottingham-ahead-spare_small = Imboscata solo contro scambi di almeno quattro carte: in quel caso chiedimelo
nottingham-ahead-yield = Non difendermi mai con una collana
