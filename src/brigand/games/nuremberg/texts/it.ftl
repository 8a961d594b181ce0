### Nuremberg

## The game

nuremberg-name = Norimberga
nuremberg-tagline = Colonizza le strade, riempi le botteghe, costruisci le mura, conquista il tuo seggio in consiglio.
nuremberg-about = Un gioco di commercio e costruzione per tre o quattro persone; dura da un’ora e mezza a due ore. Gli insediamenti lungo cinque strade danno risorse, le botteghe le trasformano in merci, e con l’oro di Francoforte, Praga e Venezia si costruiscono le mura della città vecchia. Vince chi ha tredici punti nel proprio turno; nel 1400 il tempo scade.

## Chapters

nuremberg-chapter-components = Il contenuto
nuremberg-chapter-map = I dintorni
nuremberg-chapter-city = La città vecchia
nuremberg-chapter-setup = Preparazione
nuremberg-chapter-beginner = L’apertura per chi comincia
nuremberg-chapter-expert = L’apertura per esperti
nuremberg-chapter-turn = Il tuo turno
nuremberg-chapter-build = Costruire
nuremberg-chapter-card = La carta evento
nuremberg-chapter-harvest = Il raccolto
nuremberg-chapter-event = Gli eventi
nuremberg-chapter-trade = Commerciare con gli altri
nuremberg-chapter-bank = Commerciare con la banca
nuremberg-chapter-station = Stazioni di pedaggio
nuremberg-chapter-settlement = Insediamenti
nuremberg-chapter-workshop = Botteghe
nuremberg-chapter-wall = Mura cittadine
nuremberg-chapter-tower = Torri
nuremberg-chapter-sale = Produrre e vendere
nuremberg-chapter-knight = Il cavaliere brigante
nuremberg-chapter-right = Diritti di passaggio
nuremberg-chapter-council = Prestigio e consigli
nuremberg-chapter-time = Gli anni
nuremberg-chapter-end = Fine della partita
nuremberg-chapter-three = In tre
nuremberg-chapter-info = Chi sa cosa

## Every rule of the game has one message. .ruling says why this table decides so where the rulebook is silent;
## .refusal is spoken to the player whose action breaks the rule. Its variables: $player, $lacking, $thing, $road and the
## like are words, $count, $seats, $limit, $tile and $toll are numbers.

## Rules: components

nuremberg-components-players = Si gioca in tre o in quattro.
    .refusal = Bisogna essere in tre o in quattro; posti a questo tavolo: { $seats }.
nuremberg-components-colours = I colori sono quattro: bianco, rosso, blu e arancione. Nessuno divide il proprio con altri.
nuremberg-components-board = Metà del tabellone è la città vecchia con i suoi dodici settori; l’altra metà sono i dintorni, dove l’intera città occupa un solo esagono.
nuremberg-components-terrain = Le foreste danno legno, i pascoli lana, i campi grano, le colline argilla e le montagne minerale.
nuremberg-components-resource_cards = Le carte risorsa sono 100.
nuremberg-components-resource_split = Di ciascuno dei cinque tipi ci sono 20 carte.
nuremberg-components-event_cards = Le 36 carte evento formano un mazzo unico.
nuremberg-components-pieces = Hai 5 insediamenti, 4 botteghe e 15 stazioni di pedaggio del tuo colore.
nuremberg-components-piece_limit = Finiti i pezzi di un tipo, quel tipo non lo costruisci più.
    .refusal = Non hai più pezzi di questo tipo: { $piece }.
nuremberg-components-walls_towers = Le 26 tessere di mura e le 16 torri non hanno colore: tutti costruiscono dalla stessa riserva.
nuremberg-components-prestige_enough = I gettoni prestigio non finiscono mai: tutte le mura e le torri insieme ne danno 58, e ce ne sono 86.
nuremberg-components-gold_tokens = L’oro è in gettoni da uno e da cinque, 146 in tutto.
nuremberg-components-gold_endless = La banca ha sempre oro a sufficienza.
    .ruling = Il regolamento non dice che cosa accade se i gettoni finiscono: per noi sono solo spiccioli.
nuremberg-components-point_cards = Otto carte valgono punti: cinque diritti di passaggio e tre seggi in un consiglio.
nuremberg-components-markers = Un segnalino indica l’anno, e di cavalieri briganti ce n’è uno solo.
nuremberg-components-unprinted = Alcuni valori stavano solo sul tabellone e sulle carte, che non abbiamo visto. Li abbiamo ricostruiti in accordo con tutto ciò che si sa, e diciamo apertamente quali sono.

## Rules: map

nuremberg-map-numbers = Ogni numero da 3 a 12, tranne il 7, sta su tre esagoni e il 2 su due: 29 esagoni numerati.
nuremberg-map-four = I tre 4 stanno su un pascolo, un campo e una montagna.
nuremberg-map-layout = La posizione degli altri terreni e numeri è una nostra ricostruzione.
nuremberg-map-shading = L’anello intorno a un numero mostra quante carte lo portano: cinque per il 6, una per il 12.
nuremberg-map-crossing = Un incrocio è un punto in cui si toccano tre esagoni.
nuremberg-map-roads = Dalla città partono cinque strade. I, II e III arrivano a Francoforte, Praga e Venezia; IV e V non portano a nessuna città.
nuremberg-map-courses = Percorso e lunghezza delle strade, e quale numero porta dove, sono una nostra ricostruzione.

## Rules: city

nuremberg-city-sectors = Dieci settori producono merci, due per ciascuno dei cinque tipi; gli altri due sono il mercato e il cantiere.
nuremberg-city-layout = Il perimetro, la posizione dei settori, il primo tratto di mura e i segni del mercato sono una nostra ricostruzione.

## Rules: setup

nuremberg-setup-two_openings = Le aperture sono due: posizioni fisse per chi comincia, scelta libera per chi conosce il gioco.
nuremberg-setup-colour = Ognuno prende un colore con tutti i suoi pezzi.
nuremberg-setup-cards_beside = I diritti di passaggio e i seggi del consiglio aspettano accanto al tabellone finché qualcuno li guadagna.
nuremberg-setup-stacks_open = Le carte risorsa stanno scoperte in cinque pile, divise per tipo.
nuremberg-setup-event_pile = Le carte evento, mescolate, formano un mazzo coperto; gli scarti sono ancora vuoti.
nuremberg-setup-stock_beside = Mura, torri, prestigio e oro sono una riserva comune accanto al tabellone.
nuremberg-setup-gold = Ognuno comincia con due monete d’oro.
nuremberg-setup-right_majority = Piazzati tutti i pezzi, chi ha più stazioni su una strada ne prende il diritto di passaggio.
nuremberg-setup-right_tie = In parità, durante la preparazione, vale chi è arrivato prima sulla strada.
nuremberg-setup-right_tie_pairs = Conta la tua prima stazione su quella strada, anche se altri hanno raggiunto prima lo stesso numero.
nuremberg-setup-right_empty_road = Se una strada non ha stazioni, il suo diritto resta accanto al tabellone.
nuremberg-setup-time = Si comincia nell’anno 1355.
nuremberg-setup-knight = Il cavaliere brigante comincia nel suo castello, che non è un esagono numerato: nulla è ancora bloccato.
nuremberg-setup-no_win = Nessuno può vincere durante la preparazione: al massimo dà due insediamenti e due diritti.

## Rules: beginner

nuremberg-beginner-two_each = Chi comincia ha due insediamenti e due stazioni di pedaggio in posizioni fisse.
nuremberg-beginner-sites = Quali siano le posizioni è una nostra ricostruzione, coerente con i diritti e le carte noti.
nuremberg-beginner-cards = Prendi una carta per ogni terreno intorno al tuo insediamento con la stella.
nuremberg-beginner-rights = Il bianco comincia con la strada per Venezia, il rosso con Praga, il blu con la V e l’arancione con la IV.
nuremberg-beginner-start_player = Chi comincia lo decide la sorte.

## Rules: expert

nuremberg-expert-base = Cambiano solo le posizioni, le prime carte e la scelta di chi comincia; il resto è come sempre.
nuremberg-expert-start_draw = Ognuno scopre una carta evento; comincia chi ha il numero più alto.
nuremberg-expert-start_draw_knight = Qui una carta cavaliere vale 0.
nuremberg-expert-start_draw_tie = Chi è in parità per il più alto pesca di nuovo, finché uno è davanti.
    .ruling = Il regolamento non risolve le parità: ripescare tra gli interessati è il modo più semplice.
nuremberg-expert-start_draw_inert = Queste carte non portano né raccolto né evento.
nuremberg-expert-reshuffle = Poi tornano tutte nel mazzo, che viene rimescolato per intero.
nuremberg-expert-pair = Piazzi una coppia: una stazione su una strada a scelta, poi un insediamento sulla stessa strada.
    .refusal = Ora piazzi una coppia: prima una stazione, poi un insediamento sulla strada di quella stazione.
nuremberg-expert-station_from_city = La stazione va sullo spazio libero della strada più vicino alla città.
nuremberg-expert-settlement_rules = L’insediamento rispetta le regole solite: non accanto alla città e con un incrocio libero da entrambi i lati lungo la strada.
    .refusal = Qui un insediamento non ci sta: { $crossing }. Non può toccare la città e vuole un incrocio libero da entrambi i lati.
nuremberg-expert-any_road = Puoi aprire una strada vuota o raggiungere altri su una già usata.
nuremberg-expert-first_round = Le prime coppie si piazzano in senso orario, cominciando da chi gioca per primo.
    .refusal = Ora tocca a { $player } piazzare una coppia.
nuremberg-expert-second_round = L’ultimo ne piazza due di seguito; poi si torna indietro in senso antiorario.
    .refusal = In questo giro ora tocca a { $player } piazzare.
nuremberg-expert-second_same_manner = Anche il secondo insediamento va sulla strada della stazione piazzata con lui.
    .refusal = L’insediamento deve stare sulla strada della stazione che hai appena piazzato.
nuremberg-expert-second_own_road = La seconda coppia può andare sulla strada della prima.
nuremberg-expert-free = Piazzare non costa nulla.
nuremberg-expert-room_needed = Puoi scegliere una strada solo se ha ancora uno spazio di pedaggio e un incrocio per un insediamento.
    .refusal = Qui non c’è posto per una coppia: { $road }.
nuremberg-expert-never_stuck = Da qualche parte c’è sempre posto: per riempire le nostre strade servono almeno undici insediamenti.
nuremberg-expert-cards = Prendi una carta per ogni terreno intorno all’insediamento piazzato per secondo.
nuremberg-expert-rights_last = I diritti di passaggio si assegnano solo quando tutte le coppie sono piazzate.
nuremberg-expert-first_turn = Poi il primo turno tocca a chi ha piazzato per primo.

## Rules: turn

nuremberg-turn-clockwise = Si gioca in senso orario.
nuremberg-turn-card_first = Il turno si apre con una carta evento; prima non puoi fare nulla.
    .refusal = Prima scopri la carta evento.
nuremberg-turn-free_order = Dopo l’evento commerci, costruisci, produci e vendi nell’ordine che vuoi.
nuremberg-turn-repeat = Puoi ripetere ogni cosa quanto vuoi e mescolarle a piacere.
nuremberg-turn-optional = Non sei tenuto a fare nulla: puoi chiudere subito il turno.
nuremberg-turn-others_wait = Chi non è di turno non costruisce e non vende, a parte il tratto di mura delle carte argilla gratis.
    .refusal = È il turno di { $player }.
nuremberg-turn-guard = In un turno puoi fare al massimo 60 scambi con la banca e vendite.
    .refusal = In questo turno hai già fatto { $count } scambi e vendite: è il limite.
    .ruling = È possibile girare in tondo senza guadagno: serve un limite che nessun turno sensato raggiunge.

## Rules: build

nuremberg-build-pay_bank = Il prezzo di una costruzione torna alla banca.
nuremberg-build-any_number = Costruisci tutto quello che puoi pagare.
nuremberg-build-full_price = O paghi tutto il prezzo o non costruisci.
nuremberg-build-works_at_once = Quello che costruisci o ottieni ti serve da quel momento stesso.
nuremberg-build-stays = Le costruzioni restano: nessuno le sposta, le toglie o le conquista.

## Rules: card

nuremberg-card-draw = Scopri la prima carta evento e la metti sugli scarti, una volta per turno.
    .refusal = La carta evento di questo turno l’hai già scoperta.
nuremberg-card-harvest_first = Prima viene il raccolto, poi l’evento della carta.
nuremberg-card-event_optional = Una carta con un numero può anche non avere un evento.
nuremberg-card-numbers = Trenta carte portano numeri distribuiti come due dadi senza il 7: da un 2 e un 12 fino a cinque 6 e cinque 8.
nuremberg-card-knight_blank = Le sei carte cavaliere non portano numeri.
nuremberg-card-counts = Tre carte fanno passare gli anni, quattro chiamano il margravio e quattordici danno argilla gratis.
nuremberg-card-toll_count = Nove carte sono di pedaggio, quante ne permette il resto del mazzo; il numero è una nostra ricostruzione.
nuremberg-card-pairing = Quale numero va con quale evento, e quale carta pedaggio con quale strada, è una nostra ricostruzione.

## Rules: harvest

nuremberg-harvest-hexes = Rende ogni esagono con il numero della carta: tre, oppure due per il 2.
nuremberg-harvest-per_settlement = Ogni tuo insediamento su quell’esagono ti dà una sua carta.
nuremberg-harvest-everyone = Raccolgono tutti, chiunque abbia pescato.
nuremberg-harvest-each_hex = Un insediamento che tocca più esagoni che rendono riceve una carta da ciascuno.
nuremberg-harvest-workshops_none = Botteghe, stazioni, mura e la città stessa non rendono nulla.
nuremberg-harvest-knight_blocks = L’esagono sotto il cavaliere brigante non rende nulla a nessuno.
nuremberg-harvest-no_hand_limit = Puoi tenere quante carte vuoi; solo una carta cavaliere le rende pericolose.
nuremberg-harvest-shortage = Se una pila non basta per tutti quelli che ne hanno diritto, nessuno riceve quel tipo.
    .ruling = Il regolamento tace; nei giochi della stessa famiglia si fa così.
nuremberg-harvest-shortage_single = Se a quel tipo ha diritto uno solo, prende quello che resta.
    .ruling = Il regolamento tace; negarlo non gioverebbe a nessuno.

## Rules: event

nuremberg-event-years = Gli anni che passano spostano il segnalino di uno spazio.
nuremberg-event-margrave = Il margravio ricaccia il cavaliere brigante nel suo castello.
nuremberg-event-margrave_home = Se il cavaliere è già a casa, il margravio non cambia nulla.
nuremberg-event-margrave_late = Arriva dopo il raccolto: per questa carta l’esagono resta bloccato.
nuremberg-event-free_clay_price = Con l’argilla gratis puoi costruire un tratto di mura per sole tre monete.
nuremberg-event-free_clay_order = L’offerta fa il giro in senso orario da chi è di turno.
    .refusal = Ora si chiede a { $player } se vuole un tratto di mura.
nuremberg-event-free_clay_one = Ognuno può costruire un solo tratto di mura.
nuremberg-event-free_clay_optional = Puoi rifiutare l’offerta.
    .refusal = Puoi passare solo quando una carta argilla gratis ti offre un tratto di mura.
nuremberg-event-free_clay_own_gold = Conta solo l’oro che hai già: in mezzo non si commercia e non si vende.
    .refusal = Prima viene l’evento: costruisci il tratto di mura per tre monete o passa.
nuremberg-event-free_clay_full_wall = È un tratto di mura come gli altri: posto successivo, un prestigio, vale per i consigli anche fuori turno.
nuremberg-event-free_clay_exhausted = Posata l’ultima tessera l’offerta finisce, e chi viene dopo resta senza.
nuremberg-event-toll_amount = Con una carta pedaggio chi ha il diritto su quella strada riceve una moneta per ogni insediamento avversario.
nuremberg-event-toll_own = Gli insediamenti di chi ha il diritto non costano nulla.
nuremberg-event-toll_no_holder = Se nessuno ha il diritto su quella strada, nessuno paga.
nuremberg-event-toll_anyone = Non importa di chi sia il turno.
nuremberg-event-toll_gold_first = Si paga prima in oro, e non puoi dare carte al suo posto.
nuremberg-event-toll_seizure = Per ogni moneta che ti manca, chi ha il diritto pesca a caso una carta dalla tua mano.
nuremberg-event-toll_rest_lost = Quello che oro e carte insieme non coprono è perduto.
nuremberg-event-toll_order = Si paga in senso orario a partire da chi ha il diritto.
    .ruling = Il regolamento non indica un ordine; serve solo a fissare le pescate a caso.
nuremberg-event-knight = Una carta cavaliere scatena il cavaliere brigante.

## Rules: trade

nuremberg-trade-active_only = In ogni scambio c’è chi è di turno; gli altri non trattano tra loro.
    .refusal = Solo { $player }, che è di turno, può fare un’offerta.
nuremberg-trade-any_partner = Nel tuo turno puoi commerciare con qualsiasi avversario.
    .refusal = Scegli un avversario con cui commerciare.
nuremberg-trade-talk = Dici che cosa dai e che cosa vuoi; gli altri possono rispondere con offerte proprie, e tu farne una nuova.
nuremberg-trade-gold = Nel commercio l’oro è una risorsa come le altre.
nuremberg-trade-goods_only = Passano di mano solo carte e oro: niente diritti, seggi, prestigio, pezzi o promesse.
nuremberg-trade-any_amount = Da entrambe le parti va bene qualsiasi numero e combinazione.
nuremberg-trade-no_gift = Tutte e due le parti devono dare qualcosa.
    .refusal = Niente regali: entrambe le parti devono dare qualcosa.
    .ruling = Il regolamento parla di scambi; i giochi della stessa famiglia vietano i regali.
nuremberg-trade-no_same_kind = La stessa cosa non può stare da entrambe le parti, oro compreso.
    .refusal = Questo compare da entrambe le parti: { $thing }.
    .ruling = Altrimenti si potrebbe camuffare un regalo da scambio.
nuremberg-trade-must_hold = Puoi offrire o accettare solo quello che hai.
    .refusal = Non hai abbastanza per questo scambio. Manca: { $count } × { $lacking }.
nuremberg-trade-consent = Uno scambio vuole l’accordo di entrambi e avviene subito.
    .refusal = Questo giocatore non ha accettato lo scambio.
nuremberg-trade-often = In un turno puoi commerciare quante volte vuoi.
nuremberg-trade-one_open = C’è una sola offerta aperta per volta, e intanto non succede altro.
    .refusal = C’è un’offerta aperta: prima va chiusa.
    .ruling = Il regolamento lascia libera la trattativa; una cosa alla volta la rende chiara.
nuremberg-trade-open_side = Puoi anche chiedere offerte lasciando aperta una parte; gli altri rispondono con offerte o rifiutano.
    .refusal = È una richiesta di offerte: rispondi con un’offerta tua o rifiuta.
    .ruling = Così anche gli avversari possono proporre, e nessuno deve ascoltare senza averlo chiesto.
nuremberg-trade-answers = Chi è interpellato risponde una volta, tutti insieme e in segreto fino all’ultimo: accetta, rifiuta o fa una controfferta.
    .refusal = Ora non hai nulla a cui rispondere.
    .ruling = Rispondendo insieme nessun posto è avvantaggiato.
nuremberg-trade-counter_binding = La tua accettazione o controfferta vale finché chi è di turno non ha scelto.
    .ruling = Risparmia una domanda e non coglie nessuno alla sprovvista.
nuremberg-trade-choose = Se in più accettano o c’è una controfferta, chi è di turno ne sceglie una o si ritira.
    .refusal = Ora non ci sono risposte tra cui scegliere.
    .ruling = Il regolamento non dice come si sceglie tra più risposte.
nuremberg-trade-single_accept = Se accetta uno solo e non ci sono controfferte, lo scambio avviene subito.
    .ruling = Non resta nulla da scegliere.
nuremberg-trade-offer_limit = In un turno puoi fare dieci tra offerte e richieste.
    .refusal = In questo turno hai già fatto { $count } offerte: è il limite.
    .ruling = Davanti a uno schermo serve un riparo dalle trattative infinite.
nuremberg-trade-no_repeat = Non puoi ripetere un’offerta a chi l’ha rifiutata, se nel frattempo le carte o l’oro di nessuno dei due sono cambiati.
    .refusal = { $player } l’ha appena rifiutata, e da allora non è cambiato nulla.
    .ruling = Evita che le offerte diventino insistenza.
nuremberg-trade-public_check = Se puoi fare un’offerta dipende solo da fatti noti e dalla tua mano: puoi chiedere carte che poi nessuno ha.
    .refusal = Nessuno a cui ti rivolgi può averlo: è più oro o più carte di quante ne hanno, oppure il resto è ancora nella pila.
    .ruling = Vietarla per motivi nascosti svelerebbe una mano.

## Rules: bank

nuremberg-bank-four = In banca quattro carte uguali ne comprano una a scelta.
    .refusal = La banca ne vuole quattro uguali; tu hai { $count } × { $thing }.
nuremberg-bank-alike = Quello che dai dev’essere tutto dello stesso tipo.
nuremberg-bank-gold_in = Quattro monete d’oro comprano una carta.
    .refusal = Una carta costa quattro monete; tu hai { $count } × { $thing }.
nuremberg-bank-gold_out = Quattro carte uguali comprano una moneta d’oro.
nuremberg-bank-three = Con una bottega al segno 3:1 del mercato bastano tre carte uguali.
    .refusal = Al mercato ne servono tre uguali; tu hai { $count } × { $thing }.
nuremberg-bank-two = Con una bottega al segno di un tipo, di quel tipo ne bastano due.
    .refusal = Ne servono due; tu hai { $count } × { $thing }.
nuremberg-bank-gold_three = Il segno 3:1 vale anche per l’oro, dato o preso.
    .refusal = Al mercato una carta costa tre monete; tu hai { $count } × { $thing }.
nuremberg-bank-gold_two = Un segno 2:1 può comprarti una moneta, ma lì l’oro non diventa mai più conveniente da spendere.
nuremberg-bank-rates_add_up = I segni di tutte le tue botteghe valgono insieme, ciascuno per il suo scambio.
nuremberg-bank-only_active = Solo chi è di turno tratta con la banca.
    .refusal = Solo { $player }, che è di turno, tratta con la banca.
nuremberg-bank-other_kind = Non puoi riprendere il tipo che dai.
    .refusal = Riprenderesti quello che dai: { $thing }.
    .ruling = Non avrebbe senso, e vietarlo accorcia le scelte.
nuremberg-bank-stack_empty = Non puoi prendere un tipo la cui pila è vuota.
    .refusal = Questa pila è vuota: { $thing }.
nuremberg-bank-marks = Sei angoli del mercato hanno un segno: un 3:1 e uno per ogni tipo. Quale sia dove è una nostra ricostruzione.

## Rules: station

nuremberg-station-cost = Una stazione di pedaggio costa un legno e un’argilla.
    .refusal = Una stazione costa un legno e un’argilla. Manca: { $count } × { $lacking }.
nuremberg-station-between_crossings = Sta su un tratto di strada tra due incroci.
nuremberg-station-no_stub = L’ultimo tratto di una strada verso una città non ha un incrocio in fondo e non accoglie stazioni.
    .refusal = Gli spazi di pedaggio di questa strada sono tutti occupati, e l’ultimo tratto non ne accoglie: { $road }.
nuremberg-station-any_road = Puoi costruire su qualsiasi strada, anche dove non hai ancora nulla.
nuremberg-station-first_at_city = La prima stazione di una strada sta accanto alla città.
nuremberg-station-outwards = Ogni altra occupa lo spazio libero più vicino alla città.
nuremberg-station-one_per_segment = Un tratto di strada regge una sola stazione, di qualunque colore.
nuremberg-station-road_full = Quando i suoi spazi sono tutti occupati, una strada è piena.
    .refusal = Gli spazi di pedaggio di questa strada sono tutti occupati: { $road }.
nuremberg-station-no_points = Una stazione in sé non dà punti.

## Rules: settlement

nuremberg-settlement-cost = Un insediamento costa un legno, un grano, un’argilla e una lana.
    .refusal = Un insediamento costa legno, grano, argilla e lana, uno ciascuno. Manca: { $count } × { $lacking }.
nuremberg-settlement-point = Ogni insediamento vale un punto.
nuremberg-settlement-on_road = Sta su un incrocio di una delle cinque strade.
nuremberg-settlement-not_at_city = Gli incroci che toccano la città non sono edificabili.
    .refusal = Questo incrocio tocca la città: qui non si può costruire.
nuremberg-settlement-own_station = Prima serve una tua stazione di pedaggio su quella strada.
    .refusal = Su questa strada non hai ancora stazioni: { $road }.
nuremberg-settlement-one_is_enough = Una stazione apre l’intera strada a quanti insediamenti vuoi.
nuremberg-settlement-anywhere = Il posto non deve essere vicino alla tua stazione.
nuremberg-settlement-spacing = Lungo la strada, in entrambe le direzioni, tra due insediamenti deve restare libero almeno un incrocio.
    .refusal = Accanto a questo incrocio, sulla stessa strada, c’è già un insediamento: { $crossing }.
nuremberg-settlement-spacing_all_colours = Valgono gli insediamenti di ogni colore.
nuremberg-settlement-other_road_near = Incroci vicini di strade diverse non si danno fastidio.
nuremberg-settlement-summary_loose = Il riassunto chiede distanza da ogni insediamento; vale la regola precisa, solo lungo la stessa strada.
nuremberg-settlement-one_per_crossing = Un incrocio regge un solo insediamento.
    .refusal = Qui c’è già un insediamento di { $player }.

## Rules: workshop

nuremberg-workshop-cost = Una bottega costa due grano e tre minerale.
    .refusal = Una bottega costa due grano e tre minerale. Manca: { $count } × { $lacking }.
nuremberg-workshop-point = Ogni bottega vale un punto.
nuremberg-workshop-red_crossing = Sta su uno dei dodici incroci rossi dentro la città.
nuremberg-workshop-one_per_site = Un incrocio rosso regge una sola bottega: in città ce ne stanno dodici.
    .refusal = Qui c’è già una bottega di { $player }.
nuremberg-workshop-no_spacing = Le botteghe possono stare una accanto all’altra.
nuremberg-workshop-free_site = Va bene qualsiasi incrocio rosso libero; non serve altro prima.
nuremberg-workshop-all_neighbours = Una bottega serve tutti i settori che tocca.

## Rules: wall

nuremberg-wall-cost = Un tratto di mura costa un’argilla e tre monete d’oro.
    .refusal = Un tratto di mura costa un’argilla e tre monete. Manca: { $count } × { $lacking }.
nuremberg-wall-clay_not_stone = Mura e torri vogliono argilla; la pietra del riassunto è una svista.
nuremberg-wall-outer_edge = Le mura stanno sul bordo esterno della città.
nuremberg-wall-arrow = Il primo tratto sta alla freccia.
nuremberg-wall-counter_clockwise = Ogni altro tratto continua l’ultimo in senso antiorario.
nuremberg-wall-any_number = Nel tuo turno puoi costruire tutte le mura che puoi pagare.
nuremberg-wall-prestige = Ogni tratto dà a chi lo costruisce un prestigio.
nuremberg-wall-from_start = Le mura si possono costruire dal primo turno, senza botteghe.
nuremberg-wall-nobodys = Un tratto costruito non è di nessuno; a chi l’ha costruito resta solo il prestigio.
nuremberg-wall-all_built = Costruiti tutti i 26 tratti, non se ne fanno altri; la partita continua.
    .refusal = Le mura della città sono già complete.

## Rules: tower

nuremberg-tower-cost = Una torre costa un’argilla, un legno e tre monete d’oro.
    .refusal = Una torre costa un’argilla, un legno e tre monete. Manca: { $count } × { $lacking }.
nuremberg-tower-gap = Riempie un angolo aperto tra due tratti già costruiti.
    .refusal = L’angolo dopo il tratto { $tile } non è ancora aperto: devono esserci entrambi i tratti accanto.
nuremberg-tower-yard = Serve una tua bottega accanto al cantiere.
    .refusal = Non hai botteghe accanto al cantiere.
nuremberg-tower-prestige = Ogni torre dà a chi la costruisce due prestigi.
nuremberg-tower-anyones_gap = Puoi usare qualsiasi angolo aperto, chiunque abbia costruito i tratti accanto.
nuremberg-tower-one_per_gap = Un angolo regge una sola torre.
    .refusal = In questo angolo c’è già una torre.
nuremberg-tower-last_gap = Dove l’anello si chiude vale lo stesso; nel nostro piano è un angolo che si apre quando l’ultimo tratto raggiunge il primo.
    .refusal = L’angolo dopo il tratto { $tile } si apre solo quando l’anello è chiuso.
nuremberg-tower-sixteen = Il perimetro ha sedici angoli sporgenti, uno per ogni torre.
nuremberg-tower-no_clay_gift = L’argilla gratis non sconta le torri.
    .refusal = Questa carta offre un tratto di mura, non una torre.

## Rules: sale

nuremberg-sale-five_goods = La città produce cinque merci: carta, armature, elmi, compassi e chincaglierie.
nuremberg-sale-recipe = Produrre una merce costa le carte della sua ricetta, pagate alla banca.
    .refusal = Non hai tutto quello che serve per questa merce. Manca: { $count } × { $lacking }.
nuremberg-sale-at_once = Una merce si vende appena prodotta; nessuno ne tiene da parte.
nuremberg-sale-no_workshop_needed = Per produrre e vendere non serve una bottega.
nuremberg-sale-price_by_city = Quanto rende una merce dipende dalla città in cui la vendi.
    .refusal = Lì nessuno la compra: { $good } a { $city }.
nuremberg-sale-choice_of_city = Se più città comprano una merce, sceglie chi vende.
nuremberg-sale-compass = I compassi vogliono legno e minerale e rendono 3 monete a Francoforte.
nuremberg-sale-helmets = Gli elmi rendono 4 monete a Francoforte; la ricetta, due minerale e una lana, è una nostra ricostruzione.
nuremberg-sale-armour = Le armature vogliono due minerale, un legno e una lana e rendono 6 monete a Praga: è una nostra ricostruzione.
nuremberg-sale-trinkets = Le chincaglierie vogliono legno e argilla e rendono 3 monete a Praga: è una nostra ricostruzione.
nuremberg-sale-paper = La carta vuole due lana e due grano e rende 6 monete a Venezia: è una nostra ricostruzione.
nuremberg-sale-no_gold_mine = Nessun prezzo supera una moneta e mezza per carta della ricetta: così comprare 3:1 e vendere al doppio non crea mai oro dal nulla.
nuremberg-sale-toll = Ogni merce venduta costa un pedaggio a favore di chi ha il diritto sulla strada per quella città.
nuremberg-sale-toll_amount = Il pedaggio è scritto sotto il cartello della città.
nuremberg-sale-toll_values = Francoforte 1, Praga 1 e Venezia 2 sono una nostra ricostruzione.
nuremberg-sale-holder_free = Se il diritto sulla strada è tuo, non paghi pedaggio.
nuremberg-sale-nobody_holds = Finché nessuno ha il diritto sulla strada, non c’è pedaggio.
    .ruling = Il pedaggio spetta a un giocatore, e qui non c’è.
nuremberg-sale-double = Con una bottega a un settore di quella merce il prezzo raddoppia.
nuremberg-sale-double_once = Altre botteghe per la stessa merce non lo moltiplicano oltre.
nuremberg-sale-toll_not_doubled = Il pedaggio non raddoppia con il prezzo.
nuremberg-sale-repeat = In un turno puoi produrre e vendere quante volte vuoi.
nuremberg-sale-toll_from_proceeds = Prima incassi, e puoi pagare il pedaggio con quello.
    .ruling = Il regolamento tace; è la vendita a portare l’oro.
nuremberg-sale-toll_unpayable = Non puoi fare una vendita il cui pedaggio supera il tuo oro più l’incasso.
    .refusal = Non potresti pagare il pedaggio di { $toll } su questa strada: { $road }.
    .ruling = Il pedaggio va pagato; con i nostri valori non succede mai.
nuremberg-sale-two_roads_without = Le strade IV e V non portano a un mercato: chi ne ha il diritto non incassa pedaggi di vendita.

## Rules: knight

nuremberg-knight-no_harvest = Con una carta cavaliere nessuno raccoglie.
nuremberg-knight-order = Prima gli scarti, poi il cavaliere si muove, poi ruba.
    .refusal = Aspetta che tutti abbiano scelto gli scarti.
nuremberg-knight-over_seven = Chi ha più di sette carte deve scartare, anche se è di turno.
    .refusal = Non hai nulla da scartare: solo chi ha più di { $limit } carte quando arriva il cavaliere ne perde.
nuremberg-knight-half_down = Perdi metà delle carte, arrotondata per difetto.
    .refusal = Hai già scelto tutte le carte che devi perdere: { $count }.
nuremberg-knight-gold_ignored = L’oro non conta per le sette carte e non si perde.
nuremberg-knight-own_choice = Scegli tu quali carte perdere.
    .refusal = Di questa carta non ne hai più da scartare: { $card }.
nuremberg-knight-together = Gli scarti si scelgono insieme e si mostrano quando tutti hanno finito.
    .ruling = Il regolamento non dà un ordine; così nessuno aspetta la scelta altrui.
nuremberg-knight-must_move = Chi è di turno deve spostare il cavaliere su un altro esagono numerato.
    .refusal = Sposta il cavaliere su un altro esagono numerato: né il castello né la città, e non può restare dov’è.
nuremberg-knight-from_castle = Dal castello può andare su qualsiasi esagono numerato.
nuremberg-knight-blocks = Finché sta su un esagono, quello non rende.
nuremberg-knight-freed = Un esagono si libera solo quando il cavaliere se ne va o torna a casa.
    .refusal = Il cavaliere si muove solo quando esce una carta cavaliere.
nuremberg-knight-steal = Poi chi è di turno prende una carta a un avversario.
    .refusal = Puoi derubare qualcuno solo dopo aver mosso il cavaliere.
nuremberg-knight-steal_anywhere = Non importa dove si trova il cavaliere.
nuremberg-knight-steal_no_gold = L’oro non si può rubare.
nuremberg-knight-steal_random = La carta si pesca a caso dalla mano coperta.
    .ruling = Le mani sono segrete, e il regolamento parla di caso solo per i pedaggi.
nuremberg-knight-steal_must = Devi derubare qualcuno che abbia una carta.
    .refusal = Indica un avversario che abbia almeno una carta.
    .ruling = Il regolamento dà un ordine, non un’offerta.
nuremberg-knight-steal_nobody = Se nessun avversario ha carte, non si ruba nulla.

## Rules: right

nuremberg-right-first = Chi costruisce la prima stazione su una strada ne prende il diritto di passaggio.
nuremberg-right-overtake = Passa a chi arriva ad avere lì più stazioni di chi lo detiene.
nuremberg-right-tie_keeps = A parità resta a chi lo ha.
nuremberg-right-at_once = Passa di mano appena la stazione è costruita.
nuremberg-right-point = Ogni diritto di passaggio vale un punto.
nuremberg-right-income = Ti fa incassare i pedaggi sulle vendite altrui e sulle carte pedaggio di quella strada.
nuremberg-right-not_traded = Si perde solo contro più stazioni; non si regala, non si vende, non si restituisce.

## Rules: council

nuremberg-council-prestige = Il prestigio viene solo da mura e torri.
nuremberg-council-never_spent = Il prestigio non si spende e non si perde mai.
nuremberg-council-first = Chi arriva per primo a tre prestigi prende il seggio nel Consiglio dei Sette: quattro punti.
nuremberg-council-second = Il secondo prende il seggio nel Piccolo Consiglio: tre punti.
nuremberg-council-third = Il terzo prende il seggio nel Grande Consiglio: due punti.
nuremberg-council-none_left = Chi arriva dopo non riceve nulla finché non supera qualcuno.
nuremberg-council-one_card = Nessuno ha più di un seggio.
nuremberg-council-one_by_one = Il prestigio si conta un punto alla volta, anche i due di una torre.
nuremberg-council-entry_then_overtake = A tre prendi il miglior seggio libero; solo con il quarto puoi superare chi ne ha tre.
nuremberg-council-overtake = Quando il tuo prestigio supera quello di chi ha un seggio, quel seggio è tuo.
nuremberg-council-tie = Pareggiare non cambia nulla.
nuremberg-council-swap = Se hai già un seggio, lo dai in cambio.
nuremberg-council-no_return = Se non ne hai, l’altro resta senza.
nuremberg-council-only_better = Superare chi ha un seggio minore non cambia nulla.
    .ruling = Alla lettera, chi è in testa dovrebbe scambiare al ribasso.
nuremberg-council-passed_now = Superi chi era pari a te prima di questo preciso punto.
    .refusal = Non hai superato adesso chi ha questo seggio: { $council }.
    .ruling = Il regolamento parla di superare; conta solo dopo che qualcuno ha scelto il seggio minore.
nuremberg-council-choice = Se con un punto superi più persone con seggi migliori, scegli tu quale prendere.
    .refusal = Ora non c’è un seggio da scegliere.
nuremberg-council-must_take = Il seggio conquistato va preso.
    .refusal = Prima scegli quale seggio prendere.
nuremberg-council-one_per_point = Ogni punto di prestigio porta al massimo uno scambio.
nuremberg-council-lock = Con dodici prestigi o più nessuno può toglierti il seggio.
nuremberg-council-lock_after_swap = Il dodicesimo punto prima supera; poi il seggio che hai è al sicuro.
    .ruling = Il regolamento lascia aperto l’ordine; un punto si guadagna prima che metta al sicuro qualcosa.
nuremberg-council-lock_still = Una volta al sicuro tieni quel seggio: chi superi dopo è al sicuro anche lui.
nuremberg-council-lock_no_card = Dodici prestigi senza un seggio non mettono al sicuro nulla.
nuremberg-council-off_turn = Il prestigio ottenuto nel turno altrui conta subito, e sceglie chi l’ha ottenuto.
    .refusal = { $player } sta scegliendo un seggio.

## Rules: time

nuremberg-time-red = Nel 1370 e nel 1385 scarti e mazzo si rimescolano in un mazzo nuovo.
nuremberg-time-red_includes_card = Si rimescola anche la carta appena scoperta.
nuremberg-time-red_mid_turn = Dopo aver rimescolato il turno continua come al solito.
nuremberg-time-step = Il tracciato ha dieci spazi, a distanza di cinque anni.
nuremberg-time-plain_years = Tutti gli altri anni non hanno effetto.
nuremberg-time-pile_lasts = Il mazzo non finisce mai: la terza clessidra porta sempre un rimescolamento o la fine.
nuremberg-time-pile_empty = Se mai accadesse, gli scarti diventerebbero un nuovo mazzo.
    .ruling = Con le nostre carte non può accadere; l’app è comunque pronta.
nuremberg-time-longest = Nessuna partita supera i 108 turni.

## Rules: end

nuremberg-end-sources = I punti vengono da insediamenti, botteghe, diritti di passaggio e seggi del consiglio.
nuremberg-end-thirteen = Chi ha tredici punti nel proprio turno vince subito.
    .refusal = La partita è finita: qualcuno ha tredici punti.
nuremberg-end-own_turn_only = Tredici punti nel turno di un altro non bastano ancora.
nuremberg-end-at_turn_start = Se li hai ancora all’inizio del tuo turno, vinci prima di pescare.
    .ruling = Il regolamento non indica il momento; cominciato il tuo turno non serve altro.
nuremberg-end-may_be_lost = I punti persi prima del tuo turno sono persi.
nuremberg-end-event_counts = L’evento fa parte del tuo turno: il tuo tratto con argilla gratis può farti vincere.
nuremberg-end-last_year = Quando arriva il 1400 la partita finisce subito.
    .refusal = La partita è finita: è l’anno 1400.
nuremberg-end-last_harvest = Il raccolto dell’ultima carta è già distribuito, ma le carte non sono punti.
nuremberg-end-most_points = Nel 1400 vince chi ha più punti, anche tredici non ancora reclamati.
nuremberg-end-tie_council = A pari punti nel 1400 vince il seggio più alto.
nuremberg-end-tie_one_card = Un seggio batte nessun seggio.
nuremberg-end-tie_shared = Se chi è pari non ha seggi, la vittoria è condivisa.
    .ruling = Il regolamento non dà altri spareggi.
nuremberg-end-ranking = Chi reclama tredici punti è primo. Gli altri posti vanno per punti, poi per seggio, e infine sono condivisi.
    .ruling = Il regolamento nomina solo chi vince.
nuremberg-end-no_extra_turns = Il giro non si completa.

## Rules: three

nuremberg-three-no_middle = In tre il Piccolo Consiglio non si usa.
nuremberg-three-second = Il secondo che arriva a tre prestigi prende il seggio da due punti.
nuremberg-three-third = Il terzo non riceve nulla finché non supera qualcuno.
nuremberg-three-colours = Si gioca con tre colori qualsiasi; il quarto resta nella scatola.
    .refusal = In tre un colore resta nella scatola, in quattro nessuno; posti a questo tavolo: { $seats }.
    .ruling = Il regolamento non dice quali colori si usano in tre.
nuremberg-three-close_up = Nell’apertura per chi comincia le stazioni si stringono verso la città dove manca un colore.
    .ruling = L’immagine per tre non ci è nota; le stazioni riempiono sempre la strada dalla città.
nuremberg-three-rights = I diritti seguono le stazioni come sempre: uno comincia con due.
nuremberg-three-rest_same = Tutto il resto è come in quattro.
nuremberg-three-expert_order = Nell’apertura per esperti si piazza nell’ordine primo, secondo, terzo, terzo, secondo, primo.

## Rules: info

nuremberg-info-hand_secret = Le carte che hai in mano sono segrete.
nuremberg-info-hand_size = Quante ne hai lo vedono tutti.
    .ruling = Il limite di sette dev’essere verificabile.
nuremberg-info-gold_public = L’oro è in vista: segrete sono solo le carte, e ogni movimento d’oro si vede.
nuremberg-info-prestige_public = Prestigio, pezzi rimasti, diritti, seggi e punti sono in vista.
nuremberg-info-stacks_public = Tutti vedono quante carte ha ogni pila.
nuremberg-info-gain_spend_public = Tutti vedono quali carte si raccolgono, pagano, vendono, scambiano e prendono all’inizio.
nuremberg-info-trade_public = Quello che passa di mano in uno scambio lo vedono tutti.
    .ruling = A un tavolo le offerte si fanno ad alta voce.
nuremberg-info-discard_public = Gli scarti tornano nelle pile scoperte e li vedono tutti.
nuremberg-info-theft_private = Una carta rubata la vedono solo i due interessati.
nuremberg-info-seizure_private = Le carte pignorate per un pedaggio le vedono solo i due interessati.
nuremberg-info-pile_hidden = Nessuno conosce l’ordine del mazzo degli eventi; gli scarti sono in vista.
nuremberg-info-pile_rest = Che cosa resta nel mazzo si può calcolare, e il tavolo lo mostra.
nuremberg-info-sealed = Scarti e risposte restano nascosti finché non ci sono tutti.
    .ruling = Altrimenti chi aspetta saprebbe di più.
nuremberg-info-no_leak = Nulla di ciò che gli altri vedono dipende da carte nascoste: un’offerta interpella anche chi non può accettarla.
    .ruling = Davanti a uno schermo silenzi e attese svelerebbero le mani.
nuremberg-info-spectator = Chi guarda vede ciò che è pubblico e nessuna mano.
    .ruling = Il regolamento non prevede spettatori; così nessuno può svelare una mano.

## Pieces

nuremberg-piece-wood = legno
nuremberg-piece-wool = lana
nuremberg-piece-grain = grano
nuremberg-piece-clay = argilla
nuremberg-piece-ore = minerale
nuremberg-piece-gold = oro
nuremberg-piece-white = bianco
nuremberg-piece-red = rosso
nuremberg-piece-blue = blu
nuremberg-piece-orange = arancione
nuremberg-piece-station = stazione di pedaggio
nuremberg-piece-settlement = insediamento
nuremberg-piece-workshop = bottega
nuremberg-piece-wall = mura cittadine
nuremberg-piece-tower = torre
nuremberg-piece-forest = foresta
nuremberg-piece-pasture = pascolo
nuremberg-piece-field = campo
nuremberg-piece-hill = collina
nuremberg-piece-mountain = montagna
nuremberg-piece-castle = il castello del cavaliere
nuremberg-piece-frankfurt = Francoforte
nuremberg-piece-prague = Praga
nuremberg-piece-venice = Venezia
nuremberg-piece-compass = compassi
nuremberg-piece-helmets = elmi
nuremberg-piece-armour = armature
nuremberg-piece-trinkets = chincaglierie
nuremberg-piece-paper = carta
nuremberg-piece-hauptmarkt = mercato
nuremberg-piece-bauhof = cantiere
nuremberg-piece-siebenerrat = Consiglio dei Sette
nuremberg-piece-kleiner_rat = Piccolo Consiglio
nuremberg-piece-grosser_rat = Grande Consiglio
nuremberg-piece-I = strada I (Francoforte)
nuremberg-piece-II = strada II (Praga)
nuremberg-piece-III = strada III (Venezia)
nuremberg-piece-IV = strada IV
nuremberg-piece-V = strada V

## Places and event cards: terrain and number of a hex, what lies around a crossing or a workshop site

nuremberg-piece-A1 = campo 12 (A1)
nuremberg-piece-A2 = campo 5 (A2)
nuremberg-piece-A3 = montagna 4 (A3)
nuremberg-piece-A4 = montagna 12 (A4)
nuremberg-piece-A5 = collina 6 (A5)
nuremberg-piece-B1 = collina 9 (B1)
nuremberg-piece-B2 = foresta 10 (B2)
nuremberg-piece-B3 = foresta 9 (B3)
nuremberg-piece-B4 = collina 10 (B4)
nuremberg-piece-B5 = pascolo 3 (B5)
nuremberg-piece-C1 = collina 2 (C1)
nuremberg-piece-C2 = montagna 11 (C2)
nuremberg-piece-C3 = pascolo 4 (C3)
nuremberg-piece-C4 = campo 6 (C4)
nuremberg-piece-C5 = pascolo 12 (C5)
nuremberg-piece-D1 = montagna 8 (D1)
nuremberg-piece-D2 = pascolo 9 (D2)
nuremberg-piece-D3 = la città
nuremberg-piece-D4 = campo 4 (D4)
nuremberg-piece-D5 = montagna 5 (D5)
nuremberg-piece-E1 = foresta 11 (E1)
nuremberg-piece-E2 = campo 3 (E2)
nuremberg-piece-E3 = pascolo 8 (E3)
nuremberg-piece-E4 = collina 5 (E4)
nuremberg-piece-E5 = montagna 6 (E5)
nuremberg-piece-F1 = foresta 8 (F1)
nuremberg-piece-F2 = campo 10 (F2)
nuremberg-piece-F3 = collina 11 (F3)
nuremberg-piece-F4 = foresta 3 (F4)
nuremberg-piece-F5 = foresta 2 (F5)
nuremberg-piece-I-0 = I-0 (alla città)
nuremberg-piece-I-1 = I-1 (minerale 11, lana 4, lana 9)
nuremberg-piece-I-2 = I-2 (legno 10, minerale 11, lana 4)
nuremberg-piece-I-3 = I-3 (legno 10, legno 9, lana 4)
nuremberg-piece-I-4 = I-4 (minerale 4, legno 10, legno 9)
nuremberg-piece-I-5 = I-5 (grano 5, minerale 4, legno 10)
nuremberg-piece-I-6 = I-6 (grano 5, argilla 9, legno 10)
nuremberg-piece-I-7 = I-7 (grano 12, grano 5, argilla 9)
nuremberg-piece-II-0 = II-0 (alla città)
nuremberg-piece-II-1 = II-1 (legno 9, lana 4, grano 6)
nuremberg-piece-II-2 = II-2 (legno 9, argilla 10, grano 6)
nuremberg-piece-II-3 = II-3 (minerale 12, legno 9, argilla 10)
nuremberg-piece-II-4 = II-4 (minerale 12, argilla 6, argilla 10)
nuremberg-piece-II-5 = II-5 (argilla 6, argilla 10, lana 3)
nuremberg-piece-II-6 = II-6 (argilla 10, lana 3, lana 12)
nuremberg-piece-III-0 = III-0 (alla città)
nuremberg-piece-III-1 = III-1 (grano 6, lana 12, grano 4)
nuremberg-piece-III-2 = III-2 (lana 12, grano 4, minerale 5)
nuremberg-piece-III-3 = III-3 (grano 4, minerale 5, minerale 6)
nuremberg-piece-III-4 = III-4 (grano 4, argilla 5, minerale 6)
nuremberg-piece-III-5 = III-5 (argilla 5, minerale 6, legno 3)
nuremberg-piece-III-6 = III-6 (minerale 6, legno 3, legno 2)
nuremberg-piece-IV-0 = IV-0 (alla città)
nuremberg-piece-IV-1 = IV-1 (lana 8, argilla 5, argilla 11)
nuremberg-piece-IV-2 = IV-2 (lana 8, grano 10, argilla 11)
nuremberg-piece-IV-3 = IV-3 (grano 3, lana 8, grano 10)
nuremberg-piece-IV-4 = IV-4 (grano 3, legno 8, grano 10)
nuremberg-piece-IV-5 = IV-5 (legno 11, grano 3, legno 8)
nuremberg-piece-IV-6 = IV-6 (minerale 8, legno 11, grano 3)
nuremberg-piece-V-0 = V-0 (alla città)
nuremberg-piece-V-1 = V-1 (lana 9, grano 3, lana 8)
nuremberg-piece-V-2 = V-2 (minerale 8, lana 9, grano 3)
nuremberg-piece-V-3 = V-3 (minerale 11, minerale 8, lana 9)
nuremberg-piece-V-4 = V-4 (argilla 2, minerale 11, minerale 8)
nuremberg-piece-V-5 = V-5 (argilla 9, argilla 2, minerale 11)
nuremberg-piece-V-6 = V-6 (argilla 9, legno 10, minerale 11)
nuremberg-piece-W01 = W01 (armature, compassi, chincaglierie)
nuremberg-piece-W02 = W02 (compassi, armature, mercato 2:1 grano)
nuremberg-piece-W03 = W03 (armature, compassi, cantiere)
nuremberg-piece-W04 = W04 (compassi, chincaglierie, mercato 2:1 minerale)
nuremberg-piece-W05 = W05 (armature, mercato 3:1, cantiere)
nuremberg-piece-W06 = W06 (compassi, cantiere, elmi)
nuremberg-piece-W07 = W07 (chincaglierie, mercato 2:1 argilla, elmi)
nuremberg-piece-W08 = W08 (mercato 2:1 lana, cantiere, carta)
nuremberg-piece-W09 = W09 (cantiere, elmi, chincaglierie)
nuremberg-piece-W10 = W10 (mercato 2:1 legno, elmi, carta)
nuremberg-piece-W11 = W11 (cantiere, carta, chincaglierie)
nuremberg-piece-W12 = W12 (elmi, chincaglierie, carta)
nuremberg-piece-2_years_pass = 2, gli anni passano
nuremberg-piece-3_years_pass = 3, gli anni passano
nuremberg-piece-4_toll_IV = 4, pedaggio IV
nuremberg-piece-5_margrave = 5, il margravio
nuremberg-piece-6_free_clay = 6, argilla gratis
nuremberg-piece-8_free_clay = 8, argilla gratis
nuremberg-piece-9_free_clay = 9, argilla gratis
nuremberg-piece-10_toll_V = 10, pedaggio V
nuremberg-piece-11_toll_I = 11, pedaggio I
nuremberg-piece-11_toll_II = 11, pedaggio II
nuremberg-piece-12_toll_III = 12, pedaggio III
nuremberg-piece-0_robber_knight = cavaliere brigante

## Actions

nuremberg-action-draw = Scopri la carta evento
nuremberg-action-end_turn = Fine turno
nuremberg-action-station = Stazione di pedaggio: { $road }
nuremberg-action-settlement = Insediamento: { $crossing }
nuremberg-action-workshop = Bottega: { $site }
nuremberg-action-wall = Costruisci un tratto di mura
nuremberg-action-tower = Torre dopo il tratto { $tile }
nuremberg-action-pass = Niente mura
nuremberg-action-exchange = Banca: { $give } per { $take }
nuremberg-action-sell = Vendi: { $good } a { $city }
nuremberg-action-offer = Fai un’offerta
nuremberg-action-call = Chiedi offerte
nuremberg-action-counter = Fai una controfferta
nuremberg-action-accept = Accetta
nuremberg-action-decline = Rifiuta
nuremberg-action-take = Concludi con { $target }
nuremberg-action-withdraw = Ritirati
nuremberg-action-discard = Scarta: { $card }
nuremberg-action-knight = Cavaliere: { $hex }
nuremberg-action-rob = Deruba { $victim }
nuremberg-action-council = Prendi il seggio: { $card }

## Status line, for whoever is to act and, with -wait, for the others

nuremberg-status-place_station = Piazza una stazione di pedaggio su una strada a scelta.
nuremberg-status-place_station-wait = { $player } sta piazzando una stazione di pedaggio.
nuremberg-status-place_settlement = Piazza un insediamento sulla stessa strada.
nuremberg-status-place_settlement-wait = { $player } sta piazzando un insediamento.
nuremberg-status-draw = Tocca a te: scopri la carta evento.
nuremberg-status-draw-wait = { $player } sta per scoprire la carta evento.
nuremberg-status-free_clay = Argilla gratis: costruisci un tratto di mura per tre monete?
nuremberg-status-free_clay-wait = Argilla gratis: { $player } decide se costruire un tratto di mura.
nuremberg-status-discard = Il cavaliere brigante! Scegli metà delle tue carte da perdere.
nuremberg-status-discard-wait = Il cavaliere brigante! Stanno ancora scegliendo: { $player }.
nuremberg-status-knight = Sposta il cavaliere brigante su un altro esagono.
nuremberg-status-knight-wait = { $player } sposta il cavaliere brigante.
nuremberg-status-rob = Chi deruba il cavaliere?
nuremberg-status-rob-wait = { $player } sceglie chi derubare.
nuremberg-status-act = Commercia, costruisci e vendi, oppure chiudi il turno.
nuremberg-status-act-wait = È il turno di { $player }.
nuremberg-status-answer = C’è un’offerta per te: accetta, rifiuta o fai una controfferta.
nuremberg-status-answer-wait = C’è un’offerta aperta. Ci stanno pensando: { $player }.
nuremberg-status-choose = Le risposte ci sono: concludi uno scambio o ritirati.
nuremberg-status-choose-wait = { $player } sceglie tra le risposte.
nuremberg-status-council = Hai superato più persone: quale seggio prendi?
nuremberg-status-council-wait = { $player } sceglie un seggio del consiglio.
nuremberg-status-exchange = La banca prende { $give }: che cosa vuoi in cambio?
nuremberg-status-over = La partita è finita.

## Log. The variables are the fields of the events; seats and pieces come in words.

nuremberg-event-set_up =
    Il tavolo è pronto: { $colours }. { $opening ->
        [expert] Apertura per esperti: piazza per primo { $starter }.
       *[beginner] Apertura per chi comincia: inizia { $starter }.
    }
nuremberg-event-start_drawn = { $seat } pesca per l’inizio: { $card }, vale { $number }.
nuremberg-event-started = { $starter } ha la carta più alta e comincia.
nuremberg-event-start_cards = { $seat } comincia con { $cards }.
nuremberg-event-turn_began = Tocca a { $seat }.
nuremberg-event-card_drawn = { $seat } scopre una carta: { $card }.
nuremberg-event-harvested = { $seat } raccoglie { $cards }.
nuremberg-event-short = La pila non basta per tutti: nessuno riceve { $card }.
nuremberg-event-year_passed = Gli anni passano: è il { $year }.
nuremberg-event-reshuffled = Tutte le carte evento si rimescolano in un mazzo nuovo.
nuremberg-event-margrave_came = Il margravio ricaccia il cavaliere nel castello; si libera: { $place }.
nuremberg-event-margrave_idle = Il margravio arriva, ma il cavaliere è a casa.
nuremberg-event-wall_declined = { $seat } non costruisce mura.
nuremberg-event-toll_paid = Pedaggio su { $road }: { $seat } paga a { $owner } { $gold } d’oro.
nuremberg-event-no_toll = Pedaggio su { $road }: nessuno deve pagare.
nuremberg-event-seized = { $seat } pignora carte a { $victim } per l’oro mancante ({ $count }): { $cards }.
nuremberg-event-seized-unseen = { $seat } pignora carte a { $victim } per l’oro mancante: { $count }.
nuremberg-event-discarded = { $seat } perde per il cavaliere { $cards }.
nuremberg-event-knight_moved = { $seat } manda il cavaliere su { $place }.
nuremberg-event-stolen = { $seat } ruba a { $victim } una carta: { $card }.
nuremberg-event-stolen-unseen = { $seat } ruba a { $victim } una carta.
nuremberg-event-station_built = { $seat } costruisce una stazione di pedaggio: { $road }, spazio { $space }.
nuremberg-event-settlement_built = { $seat } fonda un insediamento: { $crossing }.
nuremberg-event-workshop_built = { $seat } apre una bottega: { $site }.
nuremberg-event-wall_built = { $seat } costruisce il tratto { $tile } delle mura con { $cost }.
nuremberg-event-tower_built = { $seat } costruisce la torre dopo il tratto { $tile }.
nuremberg-event-right_taken = { $seat } prende il diritto di passaggio: { $road }.
nuremberg-event-right_passed = { $seat } toglie a { $owner } il diritto di passaggio: { $road }.
nuremberg-event-council_entered = { $seat } entra in consiglio: { $council }.
nuremberg-event-council_taken = { $seat } supera { $owner } e prende il seggio: { $council }.
nuremberg-event-council_swapped = { $seat } supera { $owner }: { $council } in cambio di { $other }.
nuremberg-event-council_locked = Il seggio di { $seat } è al sicuro per sempre: { $council }.
nuremberg-event-exchanged = { $seat } dà alla banca { $cost } e prende { $take }.
nuremberg-event-sold = { $seat } vende { $good } a { $city } per { $gold } d’oro, da { $cost }.
nuremberg-event-sale_toll_paid = { $seat } paga a { $owner } un pedaggio di { $gold }: { $road }.
nuremberg-event-offered = { $seat } offre { $give } per { $want }.
nuremberg-event-offered_to = { $seat } offre a { $target } { $give } per { $want }.
nuremberg-event-called_for = { $seat } cerca { $want }: che cosa chiedete in cambio?
nuremberg-event-called_with = { $seat } darebbe { $give }: che cosa offrite?
nuremberg-event-accepted = { $seat } accetta.
nuremberg-event-refused = { $seat } rifiuta.
nuremberg-event-countered = { $seat } darebbe { $give } per { $want }.
nuremberg-event-traded = { $seat } dà a { $target } { $give } e riceve { $take }.
nuremberg-event-no_deal = { $seat } non conclude nulla.
nuremberg-event-ended =
    { $reason ->
        [thirteen] Tredici punti: la partita è finita.
       *[last_year] È l’anno 1400: la partita è finita.
    }
nuremberg-event-scored = { $seat }: { $points } punti, posto { $place } (insediamenti { $settlements }, botteghe { $workshops }, diritti { $rights }, consiglio { $council }).

## Outcome

nuremberg-outcome-thirteen = Qualcuno ha raggiunto tredici punti nel proprio turno.
nuremberg-outcome-last_year = È arrivato il 1400; hanno deciso i punti.

## Why a move is good (hints, coach), and why a bot refuses a trade

nuremberg-reason-right = Questa stazione porta il diritto di passaggio, un punto e pedaggi: { $road }.
nuremberg-reason-road = Apre una nuova strada ai tuoi insediamenti: { $road }.
nuremberg-reason-station = Un passo avanti nella corsa a questa strada: { $road }.
nuremberg-reason-settlement =
    { $cards ->
        [one] Un punto, e raccolto con { $cards } carta del mazzo eventi: { $crossing }.
       *[other] Un punto, e raccolto con { $cards } carte del mazzo eventi: { $crossing }.
    }
nuremberg-reason-workshop = Un punto, e affari migliori da ora in poi: { $site }.
nuremberg-reason-prestige = Il prestigio decide i seggi del consiglio; tu ne hai { $prestige }.
nuremberg-reason-sell = Queste carte valgono di più come oro: { $good }, incasso { $gold }.
nuremberg-reason-exchange = Di una cosa ne hai in abbondanza e ti serve l’altra: { $thing }.
nuremberg-reason-offer = Ti avvicina a una costruzione, e a qualcuno può far comodo.
nuremberg-reason-deal = Quello che ricevi ti serve più di quello che dai.
nuremberg-reason-decline_leader = { $player } è vicino alla vittoria: meglio non aiutare.
nuremberg-reason-decline_use = Quello che offre { $player } non ne vale la pena.
nuremberg-reason-knight =
    { $others ->
        [0] Lì nessun altro perde il raccolto: { $place }.
        [one] Insediamenti altrui senza raccolto: { $others }, tuoi: { $own } ({ $place }).
       *[other] Insediamenti altrui senza raccolto: { $others }, tuoi: { $own } ({ $place }).
    }
nuremberg-reason-rob = { $victim } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } da cui pescare.
nuremberg-reason-discard =
    { $count ->
        [one] Di questo tipo ne hai { $count }: { $thing }.
       *[other] Di questo tipo ne hai { $count }: { $thing }.
    }
nuremberg-reason-council =
    { $points ->
        [one] Questo seggio vale { $points } punto.
       *[other] Questo seggio vale { $points } punti.
    }
nuremberg-reason-wait = Per ora nulla di meglio: tieni le carte per dopo.

## Which values are ours

nuremberg-reconstructed = Ricostruito da noi
nuremberg-reconstructed-deck = Quale numero va con quale evento; nove carte pedaggio e le loro strade.
nuremberg-reconstructed-map = Posizione, terreno e numero degli esagoni, salvo quanto dicono le regole.
nuremberg-reconstructed-roads = Percorsi e lunghezze delle strade, quale numero porta a quale città, e i pedaggi di vendita.
nuremberg-reconstructed-beginner = Le posizioni per chi comincia, salvo i diritti e le prime carte del bianco.
nuremberg-reconstructed-goods = Tutte le ricette tranne quella dei compassi, tutti i prezzi tranne compassi ed elmi.
nuremberg-reconstructed-city = Il perimetro della città, la posizione dei settori, i segni del mercato e il primo tratto di mura.

## Labels at the table

nuremberg-label-year = Anno
nuremberg-label-points = Punti
nuremberg-label-hand = Mano
nuremberg-label-gold = Oro
nuremberg-label-prestige = Prestigio
nuremberg-label-council = Consigli
nuremberg-label-safe = al sicuro
nuremberg-label-rights = Diritti di passaggio
nuremberg-label-nobody = nessuno
nuremberg-label-pile = Mazzo eventi
nuremberg-label-discards = Scarti
nuremberg-label-pile_rest = Ancora nel mazzo
nuremberg-label-stacks = Pile di risorse
nuremberg-label-knight = Cavaliere brigante
nuremberg-label-surroundings = Dintorni
nuremberg-label-city = Città vecchia
nuremberg-label-next_wall = Prossimo tratto
nuremberg-label-gap = Angolo per una torre
nuremberg-label-cost = Prezzo
nuremberg-label-pieces = Pezzi rimasti
nuremberg-label-toll = Pedaggio
nuremberg-label-sale_double = raddoppiata dalla tua bottega
nuremberg-label-sale_toll = pedaggio { $toll } a { $player }
nuremberg-label-rate = Banca { $rate }:1
nuremberg-label-give = Dà
nuremberg-label-want = Vuole
nuremberg-label-everyone = a tutti
nuremberg-label-offers_left = Offerte ancora possibili in questo turno: { $count }
nuremberg-label-memory = Che cosa puoi sapere
nuremberg-label-least = almeno { $count }
nuremberg-label-most = al massimo { $count }
nuremberg-label-trade = Scambi
nuremberg-label-i_give = Do
nuremberg-label-i_want = Voglio
nuremberg-label-to = Offerta a
nuremberg-label-thinking = ci sta pensando
nuremberg-label-more = Uno in più
nuremberg-label-less = Uno in meno
nuremberg-label-zoom_in = Avvicina
nuremberg-label-zoom_out = Allontana
nuremberg-label-zoom_reset = Mostra tutto
nuremberg-step-settlements = insediamenti
nuremberg-step-workshops = botteghe
nuremberg-step-rights = diritti di passaggio
nuremberg-step-council = consiglio
nuremberg-stat-sales = Più oro dalle vendite
nuremberg-stat-tolls = Più pedaggi incassati
nuremberg-stat-walls = Più mura e torri
nuremberg-stat-trades = Più scambi
nuremberg-stat-robbed = Più spesso derubato
nuremberg-option-opening = Apertura
    .help = Posizioni fisse per le prime partite, oppure scelta libera di dove cominciare.
nuremberg-option-opening-beginner = Chi comincia
nuremberg-option-opening-expert = Esperti
nuremberg-option-absent = Colore che resta nella scatola
    .help = In tre manca un colore; nell’apertura per chi comincia conta quale.
nuremberg-option-absent-nobody = Nessuno (in quattro)
nuremberg-option-absent-white = Bianco
nuremberg-option-absent-red = Rosso
nuremberg-option-absent-blue = Blu
nuremberg-option-absent-orange = Arancione

## Player aid

nuremberg-aid-1 = Scopri una carta evento: tutti raccolgono, poi avviene l’evento.
nuremberg-aid-2 = Poi commercia, costruisci e vendi nell’ordine che vuoi, quante volte vuoi.
nuremberg-aid-3 = Stazione: legno, argilla. Dalla città verso l’esterno; chi ne ha di più ha la strada: 1 punto e pedaggi.
nuremberg-aid-4 = Insediamento: legno, argilla, grano, lana. Su una strada con una tua stazione, a un incrocio di distanza: 1 punto e raccolto.
nuremberg-aid-5 = Bottega: 2 grano, 3 minerale. Su un incrocio rosso: 1 punto, vendite doppie, banca migliore, torri al cantiere.
nuremberg-aid-6 = Mura: argilla, 3 oro: 1 prestigio. Torre: argilla, legno, 3 oro: 2 prestigi.
nuremberg-aid-7 = Consigli: da 3 prestigi un seggio da 4, 3 o 2 punti; superando si prende il migliore; 12 prestigi lo mettono al sicuro.
nuremberg-aid-8 = Banca: 4 uguali per 1; al mercato 3, oppure 2 del tipo indicato. L’oro vale come risorsa.
nuremberg-aid-9 = Cavaliere: chi ha più di 7 carte ne perde metà; blocca un esagono e ruba una carta.
nuremberg-aid-10 = Con 13 punti nel tuo turno vinci. Nel 1400 vince chi ne ha di più.

## Tutorial

nuremberg-tutorial-1 = Benvenuto a Norimberga! Servono tredici punti, e ci sono quattro modi per farli: insediamenti, botteghe, strade e consigli.
nuremberg-tutorial-2 = Scopri la carta evento. Ogni esagono con il suo numero dà una carta a ogni insediamento accanto, tuo e degli altri.
nuremberg-tutorial-3 = Costruisci una stazione con legno e argilla. Apre una strada ai tuoi insediamenti; con più stazioni di tutti la strada è tua.
nuremberg-tutorial-4 = Fonda un insediamento su quella strada. Cerca anelli pieni intorno ai numeri e i tipi che ti mancano.
nuremberg-tutorial-5 = Ti manca qualcosa? Proponi uno scambio agli altri. Vedi tutte le risposte insieme e ne scegli una.
nuremberg-tutorial-6 = Produci una merce e vendila: legno e minerale diventano compassi, e Francoforte paga in oro. Attento al pedaggio.
nuremberg-tutorial-7 = Apri una bottega in città. Raddoppia il prezzo delle merci accanto, e al mercato la banca ti tratta meglio.
nuremberg-tutorial-8 = Costruisci le mura con argilla e oro. Tre prestigi danno un seggio; chi ti supera te lo toglie.
nuremberg-tutorial-9 = Attento al cavaliere brigante: con più di sette carte in mano ne perdi metà. Spendi in tempo!
nuremberg-tutorial-10 = Con tredici punti nel tuo turno vinci. Se arriva il 1400, vince chi ha più punti. Buona fortuna!
