### Nuremberg

## The game

nuremberg-name = Norimberga
nuremberg-weight = impegnativo
nuremberg-tagline = Costruisci la città libera e le sue mura, e commercia lungo cinque strade.
nuremberg-about = Un gioco di commercio e costruzione per tre o quattro persone; dura da un’ora e mezza a due ore. Gli insediamenti lungo cinque strade danno risorse, i laboratori le trasformano in beni, e con l’oro di Francoforte, Praga e Venezia si costruiscono le mura della città vecchia. Vince chi ha tredici punti nel proprio turno; nel 1400 il tempo scade.

## Chapters

nuremberg-chapter-components = Il contenuto della scatola
nuremberg-chapter-map = I dintorni
nuremberg-chapter-city = La città vecchia
nuremberg-chapter-setup = Preparazione
nuremberg-chapter-beginner = Preparazione per principianti
nuremberg-chapter-expert = Preparazione per esperti
nuremberg-chapter-turn = Il tuo turno
nuremberg-chapter-build = Costruire
nuremberg-chapter-card = La carta evento
nuremberg-chapter-harvest = Il raccolto
nuremberg-chapter-event = Gli eventi
nuremberg-chapter-trade = Commerciare con gli altri
nuremberg-chapter-bank = Commerciare con la banca
nuremberg-chapter-station = Stazioni di pedaggio
nuremberg-chapter-settlement = Insediamenti
nuremberg-chapter-workshop = Laboratori
nuremberg-chapter-wall = Mura cittadine
nuremberg-chapter-tower = Torri
nuremberg-chapter-sale = Produrre e vendere
nuremberg-chapter-knight = Il cavaliere ladro
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
nuremberg-components-colours = I colori sono quattro: bianco, rosso, blu e arancione. Ognuno ne ha uno diverso.
nuremberg-components-board = Metà del tabellone è la città vecchia con i suoi dodici settori; l’altra metà sono i dintorni, dove l’intera città occupa un solo esagono.
nuremberg-components-terrain = Le foreste danno legno, le praterie lana, i campi grano, le colline mattoni e le montagne pietra.
nuremberg-components-resource_cards = Le carte risorsa sono 100.
nuremberg-components-resource_split = Di ciascuno dei cinque tipi ci sono 20 carte.
nuremberg-components-event_cards = Le 36 carte evento formano un mazzo unico.
nuremberg-components-pieces = Hai 5 insediamenti, 4 laboratori e 15 stazioni di pedaggio del tuo colore.
nuremberg-components-piece_limit = Finiti i pezzi di un tipo, quel tipo non lo costruisci più.
    .refusal = Non hai più pezzi di questo tipo: { $piece }.
nuremberg-components-walls_towers = Le 26 tessere di mura e le 16 torri non hanno colore: tutti costruiscono dalla stessa riserva.
nuremberg-components-prestige_enough = I gettoni prestigio non finiscono mai: tutte le mura e le torri insieme danno 58 punti prestigio, e ce ne sono 86.
nuremberg-components-gold_tokens = L’oro è in gettoni da uno e da cinque, per un totale di 146.
nuremberg-components-gold_endless = La banca ha sempre oro a sufficienza.
    .ruling = Il regolamento non dice che cosa accade se i gettoni finiscono: per noi servono solo a fare il conto.
nuremberg-components-point_cards = Otto carte valgono punti: cinque diritti di passaggio e tre seggi in un consiglio.
nuremberg-components-markers = Un segnalino tempo indica l’anno, e c’è un solo cavaliere ladro.
nuremberg-components-unprinted = Alcuni valori stavano solo sul tabellone e sulle carte, che non abbiamo visto. Li abbiamo ricostruiti in accordo con tutto ciò che si sa, e diciamo apertamente quali sono.

## Rules: map

nuremberg-map-numbers = Ogni numero da 3 a 12, tranne il 7, sta su tre esagoni e il 2 su due: 29 esagoni numerati.
nuremberg-map-four = I tre 4 stanno su una prateria, un campo e una montagna.
nuremberg-map-layout = La posizione degli altri terreni e numeri è una nostra ricostruzione.
nuremberg-map-shading = L’anello intorno a un numero mostra quante carte lo riportano: cinque per il 6, una per il 12.
nuremberg-map-crossing = Un incrocio è un punto in cui si toccano tre esagoni.
nuremberg-map-roads = Dalla città partono cinque strade. I, II e III arrivano a Francoforte, Praga e Venezia; IV e V non portano a nessuna città.
nuremberg-map-courses = Percorso e lunghezza delle strade, e quale numero porta dove, sono una nostra ricostruzione.

## Rules: city

nuremberg-city-sectors = Dieci settori producono beni, due per ciascuno dei cinque tipi; gli altri due sono il mercato centrale e il cantiere.
nuremberg-city-layout = Il perimetro, la posizione dei settori, il primo tratto di mura e i segni del mercato centrale sono una nostra ricostruzione.

## Rules: setup

nuremberg-setup-two_openings = Le preparazioni sono due: posizioni fisse per i principianti, scelta libera per chi conosce il gioco.
nuremberg-setup-colour = Ognuno prende un colore con tutti i suoi pezzi.
nuremberg-setup-cards_beside = I diritti di passaggio e i seggi in consiglio aspettano accanto al tabellone finché qualcuno non li guadagna.
nuremberg-setup-stacks_open = Le carte risorsa stanno scoperte in cinque pile, divise per tipo.
nuremberg-setup-event_pile = Le carte evento, mescolate, formano un mazzo coperto; gli scarti sono ancora vuoti.
nuremberg-setup-stock_beside = Mura, torri, prestigio e oro sono una riserva comune accanto al tabellone.
nuremberg-setup-gold = Ognuno comincia con due gettoni oro.
nuremberg-setup-right_majority = Piazzati tutti i pezzi, chi ha più stazioni su una strada ne prende il diritto di passaggio.
nuremberg-setup-right_tie = In caso di parità, durante la preparazione il diritto va a chi è arrivato per primo sulla strada.
nuremberg-setup-right_tie_pairs = In caso di parità nella preparazione conta la prima stazione di ciascuno su quella strada, anche se un altro ha raggiunto prima lo stesso numero.
nuremberg-setup-right_empty_road = Se una strada non ha stazioni, il suo diritto resta accanto al tabellone.
nuremberg-setup-time = Si comincia nell’anno 1355.
nuremberg-setup-knight = Il cavaliere ladro comincia nel suo castello, che non è un esagono numerato: ancora nulla è bloccato.
nuremberg-setup-no_win = Nessuno può vincere durante la preparazione, che dà al massimo due insediamenti e due diritti.

## Rules: beginner

nuremberg-beginner-two_each = I principianti cominciano con due insediamenti e due stazioni di pedaggio in posizioni fisse.
nuremberg-beginner-sites = Quali siano le posizioni è una nostra ricostruzione, coerente con i diritti e le carte noti.
nuremberg-beginner-cards = Prendi una carta per ogni terreno intorno al tuo insediamento con la stella.
nuremberg-beginner-rights = Il bianco comincia con la strada per Venezia, il rosso con Praga, il blu con la V e l’arancione con la IV.
nuremberg-beginner-start_player = Chi gioca per primo lo decide la sorte.

## Rules: expert

nuremberg-expert-base = Cambiano solo le posizioni, le prime carte e la scelta di chi gioca per primo; il resto è come sempre.
nuremberg-expert-start_draw = Ognuno scopre una carta evento; gioca per primo chi ha il numero più alto.
nuremberg-expert-start_draw_knight = Qui una carta cavaliere vale 0.
nuremberg-expert-start_draw_tie = Chi è in parità per il numero più alto pesca di nuovo, finché uno solo non è in testa.
    .ruling = Il regolamento non risolve le parità: ripescare tra gli interessati è il modo più semplice.
nuremberg-expert-start_draw_inert = Le carte pescate per il primo turno non portano né raccolto né evento.
nuremberg-expert-reshuffle = Poi le carte pescate per il primo turno tornano nel mazzo, che viene rimescolato per intero.
nuremberg-expert-pair = Piazzi una coppia: una stazione su una strada a scelta, poi un insediamento sulla stessa strada.
    .refusal = Ora piazzi una coppia: prima una stazione, poi un insediamento sulla strada di quella stazione.
nuremberg-expert-station_from_city = La stazione va sullo spazio libero della strada più vicino alla città.
nuremberg-expert-settlement_rules = L’insediamento rispetta le regole solite: non accanto alla città e con un incrocio libero da entrambi i lati lungo la strada.
    .refusal = Qui un insediamento non ci sta: { $crossing }. Non può toccare la città e richiede un incrocio libero da entrambi i lati.
nuremberg-expert-any_road = Puoi aprire una strada vuota o unirti ad altri su una già usata.
nuremberg-expert-first_round = Le prime coppie si piazzano in senso orario, cominciando da chi gioca per primo.
    .refusal = Ora tocca a { $player } piazzare una coppia.
nuremberg-expert-second_round = L’ultimo ne piazza due di seguito; poi si torna indietro in senso antiorario.
    .refusal = In questo giro ora tocca a { $player } piazzare.
nuremberg-expert-second_same_manner = Anche il secondo insediamento va sulla strada della stazione piazzata insieme a esso.
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
nuremberg-turn-repeat = Puoi commerciare, costruire, produrre e vendere quanto vuoi, mescolando a piacere.
nuremberg-turn-optional = Commerciare, costruire e vendere non è obbligatorio: puoi chiudere subito il turno.
nuremberg-turn-others_wait = Chi non è di turno non costruisce e non vende, a parte il tratto di mura delle carte «mattoni gratis».
    .refusal = È il turno di { $player }.
nuremberg-turn-guard = In un turno puoi concludere al massimo 60 affari, contando insieme commerci, scambi con la banca e vendite.
    .refusal = Affari conclusi in questo turno: { $count }. È il limite.
    .ruling = È possibile girare in tondo senza guadagno: serve un limite che nessun turno sensato raggiunge.

## Rules: build

nuremberg-build-pay_bank = Il prezzo di una costruzione torna alla banca.
nuremberg-build-any_number = Costruisci tutto quello che puoi pagare.
nuremberg-build-full_price = O paghi tutto il prezzo o non costruisci.
nuremberg-build-works_at_once = Quello che costruisci o ottieni ti è utile da quel momento stesso.
nuremberg-build-stays = Le costruzioni restano: nessuno le sposta, le toglie o le conquista.

## Rules: card

nuremberg-card-draw = Scopri la prima carta evento e la metti sugli scarti, una volta per turno.
    .refusal = La carta evento di questo turno l’hai già scoperta.
nuremberg-card-harvest_first = Prima viene il raccolto, poi l’evento della carta.
nuremberg-card-event_optional = Una carta con un numero può anche non avere un evento.
nuremberg-card-numbers = Trenta carte riportano numeri distribuiti come due dadi senza il 7: da un 2 e un 12 fino a cinque 6 e cinque 8.
nuremberg-card-knight_blank = Le sei carte cavaliere non riportano numeri.
nuremberg-card-counts = Tre carte fanno passare gli anni, quattro chiamano il margravio e quattordici danno mattoni gratis.
nuremberg-card-toll_count = Nove carte sono di pedaggio, quante ne permette il resto del mazzo; il numero è una nostra ricostruzione.
nuremberg-card-pairing = Quale numero va con quale evento, e quale carta pedaggio con quale strada, è una nostra ricostruzione.

## Rules: harvest

nuremberg-harvest-hexes = Produce ogni esagono con il numero della carta: tre, oppure due per il 2.
nuremberg-harvest-per_settlement = Ogni tuo insediamento accanto a un esagono che produce ti dà una carta del suo tipo.
nuremberg-harvest-everyone = Raccolgono tutti, chiunque abbia pescato.
nuremberg-harvest-each_hex = Un insediamento che tocca più esagoni produttivi riceve una carta da ciascuno.
nuremberg-harvest-workshops_none = Laboratori, stazioni, mura e la città stessa non producono nulla.
nuremberg-harvest-knight_blocks = L’esagono sotto il cavaliere ladro non produce nulla per nessuno.
nuremberg-harvest-no_hand_limit = Puoi tenere quante carte vuoi; averne tante è pericoloso solo quando esce una carta cavaliere.
nuremberg-harvest-shortage = Se una pila non basta per tutti quelli che ne hanno diritto, nessuno riceve quel tipo.
    .ruling = Il regolamento tace; nei giochi della stessa famiglia si fa così.
nuremberg-harvest-shortage_single = Se ne ha diritto uno solo, prende quello che resta.
    .ruling = Il regolamento tace; negarlo non gioverebbe a nessuno.

## Rules: event

nuremberg-event-years = Gli anni che passano spostano il segnalino di uno spazio.
nuremberg-event-margrave = Il margravio ricaccia il cavaliere ladro nel suo castello.
nuremberg-event-margrave_home = Se il cavaliere è già a casa, il margravio non cambia nulla.
nuremberg-event-margrave_late = Il margravio arriva dopo il raccolto: per questa carta l’esagono resta bloccato.
nuremberg-event-free_clay_price = Con i mattoni gratis puoi costruire un tratto di mura per soli tre gettoni oro.
nuremberg-event-free_clay_order = L’offerta di mattoni gratis fa il giro in senso orario da chi è di turno.
    .refusal = Ora si chiede a { $player } se vuole un tratto di mura.
nuremberg-event-free_clay_one = Con i mattoni gratis ognuno può costruire un solo tratto di mura.
nuremberg-event-free_clay_optional = Puoi rifiutare i mattoni gratis.
    .refusal = Puoi passare solo quando una carta «mattoni gratis» ti offre un tratto di mura.
nuremberg-event-free_clay_own_gold = Per i mattoni gratis conta solo l’oro che hai già: in mezzo non si commercia e non si vende.
    .refusal = Prima viene l’evento: costruisci il tratto di mura per tre gettoni oro o passa.
nuremberg-event-free_clay_full_wall = Un tratto fatto con i mattoni gratis è come gli altri: posto successivo, un punto prestigio, vale per i consigli anche fuori turno.
nuremberg-event-free_clay_exhausted = Posata l’ultima tessera, l’offerta di mattoni gratis finisce e chi viene dopo resta senza.
nuremberg-event-toll_amount = Con una carta pedaggio chi ha il diritto su quella strada riceve un gettone oro per ogni insediamento avversario.
nuremberg-event-toll_own = Gli insediamenti di chi ha il diritto non costano nulla.
nuremberg-event-toll_no_holder = Se nessuno ha il diritto su quella strada, nessuno paga.
nuremberg-event-toll_anyone = Le carte pedaggio valgono chiunque sia di turno.
nuremberg-event-toll_gold_first = Un pedaggio si paga in oro finché ce n’è; non puoi dare carte al suo posto.
nuremberg-event-toll_seizure = Per ogni gettone oro che ti manca per una carta pedaggio, chi ha il diritto pesca a caso una carta dalla tua mano.
nuremberg-event-toll_rest_lost = Quello che oro e carte insieme non coprono di un pedaggio è perduto.
nuremberg-event-toll_order = Una carta pedaggio si paga in senso orario a partire da chi ha il diritto.
    .ruling = Il regolamento non indica un ordine; serve solo a fissare le pescate a caso.
nuremberg-event-knight = Una carta cavaliere scatena il cavaliere ladro.

## Rules: trade

nuremberg-trade-active_only = Si scambia solo con chi è di turno; gli altri non trattano tra loro.
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
    .refusal = Non hai abbastanza per questo scambio. Ti serve ancora: { $count } × { $lacking }.
nuremberg-trade-consent = Uno scambio richiede l’accordo di entrambi e avviene subito.
    .refusal = Questo giocatore non ha accettato lo scambio.
nuremberg-trade-often = In un turno puoi commerciare quante volte vuoi.
nuremberg-trade-one_open = C’è una sola offerta aperta per volta, e intanto non succede altro.
    .refusal = C’è un’offerta aperta: prima va chiusa.
    .ruling = Il regolamento lascia libera la trattativa; una cosa alla volta la rende chiara.
nuremberg-trade-open_side = Puoi anche chiedere offerte lasciando aperta una parte; gli altri rispondono con offerte o rifiutano.
    .refusal = È una richiesta di offerte: rispondi con un’offerta tua o rifiuta.
    .ruling = Così anche gli avversari possono proporre, e nessuno deve ascoltare senza averlo chiesto.
nuremberg-trade-answers = Ogni interpellato risponde una volta: accetta, rifiuta o fa una controproposta. Si risponde tutti insieme, e in segreto finché non ha risposto anche l’ultimo.
    .refusal = Ora non hai nulla a cui rispondere.
    .ruling = Rispondendo insieme nessun posto è avvantaggiato.
nuremberg-trade-counter_binding = La tua accettazione o controproposta vale finché chi è di turno non ha scelto.
    .ruling = Così si risparmia una domanda e nessuno è colto alla sprovvista.
nuremberg-trade-choose = Se accettano in due o più, o c’è una controproposta, chi è di turno sceglie una delle risposte o ritira l’offerta.
    .refusal = Ora non ci sono risposte tra cui scegliere.
    .ruling = Il regolamento non dice come si sceglie tra più risposte.
nuremberg-trade-single_accept = Se accetta uno solo e non ci sono controproposte, lo scambio avviene subito.
    .ruling = Non resta nulla da scegliere.
nuremberg-trade-offer_limit = In un turno dieci tra offerte e richieste possono andare a vuoto; quelle che finiscono in uno scambio non contano.
    .refusal = Tue offerte andate a vuoto in questo turno: { $count }. È il limite.
    .ruling = Il regolamento ti lascia commerciare quanto vuoi, e puoi farlo; davanti a uno schermo gli altri vanno protetti dalle trattative infinite.
nuremberg-trade-no_repeat = Non puoi ripetere un’offerta a chi l’ha rifiutata finché le carte e l’oro di entrambi restano gli stessi.
    .refusal = { $player } ha appena rifiutato questa offerta, e da allora non è cambiato nulla.
    .ruling = Così le offerte non diventano insistenza.
nuremberg-trade-public_check = Se puoi fare un’offerta dipende solo da fatti noti e dalla tua mano: puoi chiedere carte che poi nessuno ha.
    .refusal = Nessuno di quelli a cui ti rivolgi può averlo: ha meno oro o meno carte di quante ne chiedi, oppure il resto è ancora nella pila.
    .ruling = Vietarla per motivi nascosti svelerebbe una mano.

## Rules: bank

nuremberg-bank-four = In banca quattro carte uguali ne comprano una a scelta.
    .refusal = La banca ne vuole quattro uguali; tu hai { $count } × { $thing }.
nuremberg-bank-alike = Quello che dai dev’essere tutto dello stesso tipo.
nuremberg-bank-gold_in = Quattro gettoni oro comprano una carta.
    .refusal = Una carta costa quattro gettoni oro; tu hai { $count } × { $thing }.
nuremberg-bank-gold_out = Quattro carte uguali comprano un gettone oro.
nuremberg-bank-three = Con un laboratorio al segno 3:1 del mercato centrale bastano tre carte uguali.
    .refusal = Al mercato centrale ne servono tre uguali; tu hai { $count } × { $thing }.
nuremberg-bank-two = Con un laboratorio al segno di un tipo, di quel tipo ne bastano due.
    .refusal = Ne servono due; tu hai { $count } × { $thing }.
nuremberg-bank-gold_three = Il segno 3:1 vale anche per l’oro, dato o preso.
    .refusal = Al mercato centrale una carta costa tre gettoni oro; tu hai { $count } × { $thing }.
nuremberg-bank-gold_two = Con un segno 2:1 puoi comprare un gettone oro, ma l’oro che dai non vale mai di più.
nuremberg-bank-rates_add_up = I segni di tutti i tuoi laboratori valgono insieme, ciascuno per il suo scambio.
nuremberg-bank-only_active = Solo chi è di turno tratta con la banca.
    .refusal = Solo { $player }, che è di turno, tratta con la banca.
nuremberg-bank-other_kind = Non puoi riprendere il tipo che dai.
    .refusal = Riprenderesti quello che dai: { $thing }.
    .ruling = Non avrebbe senso, e vietarlo accorcia le scelte.
nuremberg-bank-stack_empty = Non puoi prendere un tipo la cui pila è vuota.
    .refusal = Questa pila è vuota: { $thing }.
nuremberg-bank-marks = Sei angoli del mercato centrale hanno un segno: un 3:1 e uno per ogni tipo. Quale sia dove è una nostra ricostruzione.

## Rules: station

nuremberg-station-cost = Una stazione di pedaggio costa una carta legno e una carta mattoni.
    .refusal = Una stazione costa una carta legno e una carta mattoni. Ti serve ancora: { $count } × { $lacking }.
nuremberg-station-between_crossings = Una stazione sta su un tratto di strada tra due incroci.
nuremberg-station-no_stub = L’ultimo tratto di una strada verso una città non ha un incrocio in fondo e non accoglie stazioni.
    .refusal = Gli spazi di pedaggio di questa strada sono tutti occupati, e l’ultimo tratto non accoglie stazioni: { $road }.
nuremberg-station-any_road = Puoi costruire su qualsiasi strada, anche dove non hai ancora nulla.
nuremberg-station-first_at_city = La prima stazione di una strada sta accanto alla città.
nuremberg-station-outwards = Ogni altra stazione occupa lo spazio libero più vicino alla città.
nuremberg-station-one_per_segment = Su un tratto di strada sta una sola stazione, di qualunque colore.
nuremberg-station-road_full = Quando i suoi spazi sono tutti occupati, una strada è piena.
    .refusal = Gli spazi di pedaggio di questa strada sono tutti occupati: { $road }.
nuremberg-station-no_points = Una stazione in sé non dà punti.

## Rules: settlement

nuremberg-settlement-cost = Un insediamento costa una carta legno, una carta grano, una carta mattoni e una carta lana.
    .refusal = Un insediamento costa una carta legno, una carta grano, una carta mattoni e una carta lana. Ti serve ancora: { $count } × { $lacking }.
nuremberg-settlement-point = Ogni insediamento vale un punto.
nuremberg-settlement-on_road = Un insediamento sta su un incrocio di una delle cinque strade.
nuremberg-settlement-not_at_city = Gli incroci che toccano la città non sono edificabili.
    .refusal = Questo incrocio tocca la città: qui non si può costruire.
nuremberg-settlement-own_station = Per un insediamento serve prima una tua stazione di pedaggio su quella strada.
    .refusal = Su questa strada non hai ancora stazioni: { $road }.
nuremberg-settlement-one_is_enough = Una stazione apre l’intera strada a quanti insediamenti vuoi.
nuremberg-settlement-anywhere = Un insediamento non deve essere vicino alla tua stazione.
nuremberg-settlement-spacing = Lungo la strada, in entrambe le direzioni, tra due insediamenti deve restare libero almeno un incrocio.
    .refusal = Accanto a questo incrocio, sulla stessa strada, c’è già un insediamento: { $crossing }.
nuremberg-settlement-spacing_all_colours = Per la distanza valgono gli insediamenti di ogni colore.
nuremberg-settlement-other_road_near = Incroci vicini di strade diverse non si ostacolano.
nuremberg-settlement-summary_loose = Il riassunto chiede distanza da ogni insediamento; vale la regola precisa, solo lungo la stessa strada.
nuremberg-settlement-one_per_crossing = Su un incrocio sta un solo insediamento.
    .refusal = Qui c’è già un insediamento di { $player }.

## Rules: workshop

nuremberg-workshop-cost = Un laboratorio costa due carte grano e tre carte pietra.
    .refusal = Un laboratorio costa due carte grano e tre carte pietra. Ti serve ancora: { $count } × { $lacking }.
nuremberg-workshop-point = Ogni laboratorio vale un punto.
nuremberg-workshop-red_crossing = Un laboratorio sta su uno dei dodici incroci rossi dentro la città.
nuremberg-workshop-one_per_site = Su un incrocio rosso sta un solo laboratorio: in città ce ne stanno dodici.
    .refusal = Qui c’è già un laboratorio di { $player }.
nuremberg-workshop-no_spacing = I laboratori possono stare uno accanto all’altro.
nuremberg-workshop-free_site = Va bene qualsiasi incrocio rosso libero; non serve altro prima.
nuremberg-workshop-all_neighbours = Un laboratorio vale per tutti i settori che tocca.

## Rules: wall

nuremberg-wall-cost = Un tratto di mura costa una carta mattoni e tre gettoni oro.
    .refusal = Un tratto di mura costa una carta mattoni e tre gettoni oro. Ti serve ancora: { $count } × { $lacking }.
nuremberg-wall-clay_not_stone = Per mura e torri servono mattoni; la pietra del riassunto è una svista.
nuremberg-wall-outer_edge = Le mura stanno sul bordo esterno della città.
nuremberg-wall-arrow = Il primo tratto di mura sta alla freccia.
nuremberg-wall-counter_clockwise = Ogni altro tratto continua l’ultimo in senso antiorario.
nuremberg-wall-any_number = Nel tuo turno puoi costruire tutti i tratti di mura che puoi pagare.
nuremberg-wall-prestige = Ogni tratto di mura dà a chi lo costruisce un punto prestigio.
nuremberg-wall-from_start = Le mura si possono costruire dal primo turno, senza laboratori.
nuremberg-wall-nobodys = Un tratto costruito non è di nessuno; a chi l’ha costruito resta solo il prestigio.
nuremberg-wall-all_built = Costruiti tutti i 26 tratti, non se ne fanno altri; la partita continua.
    .refusal = Le mura della città sono già complete.

## Rules: tower

nuremberg-tower-cost = Una torre costa una carta mattoni, una carta legno e tre gettoni oro.
    .refusal = Una torre costa una carta mattoni, una carta legno e tre gettoni oro. Ti serve ancora: { $count } × { $lacking }.
nuremberg-tower-gap = Una torre riempie un angolo aperto tra due tratti di mura già costruiti.
    .refusal = L’angolo dopo il tratto di mura { $tile } non è ancora aperto: devono esserci entrambi i tratti accanto.
nuremberg-tower-yard = Per una torre serve un tuo laboratorio accanto al cantiere.
    .refusal = Non hai laboratori accanto al cantiere.
nuremberg-tower-prestige = Ogni torre dà a chi la costruisce due punti prestigio.
nuremberg-tower-anyones_gap = Puoi usare qualsiasi angolo aperto, chiunque abbia costruito i tratti accanto.
nuremberg-tower-one_per_gap = In un angolo sta una sola torre.
    .refusal = In questo angolo c’è già una torre.
nuremberg-tower-last_gap = Dove l’anello si chiude vale lo stesso; nella nostra pianta è un angolo che si apre quando l’ultimo tratto raggiunge il primo.
    .refusal = L’angolo dopo il tratto di mura { $tile } si apre solo quando l’anello è chiuso.
nuremberg-tower-sixteen = Il perimetro ha sedici angoli sporgenti, uno per ogni torre.
nuremberg-tower-no_clay_gift = I mattoni gratis non fanno sconti sulle torri.
    .refusal = Questa carta offre un tratto di mura, non una torre.

## Rules: sale

nuremberg-sale-five_goods = La città produce cinque beni: carta da scrivere, armature, elmi, compassi e chincaglierie.
nuremberg-sale-recipe = Produrre un bene costa le carte della sua ricetta, pagate alla banca.
    .refusal = Non hai tutto quello che serve per questo bene. Ti serve ancora: { $count } × { $lacking }.
nuremberg-sale-at_once = Un bene si vende appena prodotto; nessuno ne tiene da parte.
nuremberg-sale-no_workshop_needed = Per produrre e vendere non serve un laboratorio.
nuremberg-sale-price_by_city = Quanto rende un bene dipende dalla città in cui lo vendi.
    .refusal = Lì nessuno compra questo bene: { $good } a { $city }.
nuremberg-sale-choice_of_city = Se più città comprano un bene, sceglie chi vende.
nuremberg-sale-compass = Per i compassi servono una carta legno e una carta pietra; a Francoforte rendono 3 gettoni oro.
nuremberg-sale-helmets = Gli elmi rendono 4 gettoni oro a Francoforte; la ricetta, due carte pietra e una carta lana, è una nostra ricostruzione.
nuremberg-sale-armour = Per le armature servono due carte pietra, una carta legno e una carta lana; a Praga rendono 6 gettoni oro: è una nostra ricostruzione.
nuremberg-sale-trinkets = Per le chincaglierie servono una carta legno e una carta mattoni; a Praga rendono 3 gettoni oro: è una nostra ricostruzione.
nuremberg-sale-paper = Per la carta da scrivere servono due carte lana e due carte grano; a Venezia rende 6 gettoni oro: è una nostra ricostruzione.
nuremberg-sale-no_gold_mine = Nessun prezzo supera un gettone oro e mezzo per carta della ricetta: così comprare a 3:1 e vendere al doppio non crea mai oro dal nulla.
nuremberg-sale-toll = Ogni bene venduto costa un pedaggio a favore di chi ha il diritto sulla strada per quella città.
nuremberg-sale-toll_amount = Il pedaggio è scritto sotto il cartello della città.
nuremberg-sale-toll_values = Francoforte 1, Praga 1 e Venezia 2 sono una nostra ricostruzione.
nuremberg-sale-holder_free = Se il diritto sulla strada è tuo, non paghi pedaggio.
nuremberg-sale-nobody_holds = Finché nessuno ha il diritto sulla strada, non c’è pedaggio.
    .ruling = Il pedaggio spetta a un giocatore, e qui non ce n’è nessuno.
nuremberg-sale-double = Con un laboratorio presso un settore di quel bene il prezzo raddoppia.
nuremberg-sale-double_once = Altri laboratori per lo stesso bene non aumentano oltre il prezzo.
nuremberg-sale-toll_not_doubled = Il pedaggio non raddoppia con il prezzo.
nuremberg-sale-repeat = In un turno puoi produrre e vendere quante volte vuoi.
nuremberg-sale-toll_from_proceeds = Prima incassi, e puoi pagare il pedaggio con quello.
    .ruling = Il regolamento tace; è la vendita a portare l’oro.
nuremberg-sale-toll_unpayable = Non puoi fare una vendita il cui pedaggio supera il tuo oro più l’incasso.
    .refusal = Non potresti pagare il pedaggio di { $toll } su questa strada: { $road }.
    .ruling = Il pedaggio va pagato; con i nostri valori non succede mai.
nuremberg-sale-two_roads_without = Le strade IV e V non portano a città che comprano beni: chi ne ha il diritto non incassa pedaggi di vendita.

## Rules: knight

nuremberg-knight-no_harvest = Con una carta cavaliere nessuno raccoglie.
nuremberg-knight-order = Prima gli scarti, poi il cavaliere si muove, poi ruba.
    .refusal = Aspetta che tutti abbiano scelto gli scarti.
nuremberg-knight-over_seven = Chi ha più di sette carte deve scartare, anche se è di turno.
    .refusal = Non hai nulla da scartare: quando arriva il cavaliere perde carte solo chi ne ha più di { $limit }.
nuremberg-knight-half_down = Chi deve scartare perde la metà delle carte, arrotondata per difetto.
    .refusal = Hai già scelto tutte le carte che devi perdere: { $count }.
nuremberg-knight-gold_ignored = L’oro non conta per le sette carte e non si perde.
nuremberg-knight-own_choice = Scegli tu quali carte perdere.
    .refusal = Di questa carta non ne hai più da scartare: { $card }.
nuremberg-knight-together = Gli scarti si scelgono insieme e si mostrano quando tutti hanno finito.
    .ruling = Il regolamento non dà un ordine; così nessuno aspetta la scelta altrui.
nuremberg-knight-must_move = Chi è di turno deve spostare il cavaliere su un altro esagono numerato.
    .refusal = Sposta il cavaliere su un altro esagono numerato: né il castello né la città, e non può restare dov’è.
nuremberg-knight-from_castle = Dal castello il cavaliere può andare su qualsiasi esagono numerato.
nuremberg-knight-blocks = Finché il cavaliere sta su un esagono, quello non produce nulla.
nuremberg-knight-freed = Un esagono si libera solo quando il cavaliere se ne va o torna a casa.
    .refusal = Il cavaliere si muove solo quando esce una carta cavaliere.
nuremberg-knight-steal = Mosso il cavaliere, chi è di turno prende una carta a un avversario.
    .refusal = Puoi derubare qualcuno solo dopo aver mosso il cavaliere.
nuremberg-knight-steal_anywhere = Chi derubare non dipende da dove si trova il cavaliere.
nuremberg-knight-steal_no_gold = L’oro non si può rubare.
nuremberg-knight-steal_random = La carta che il cavaliere ruba si pesca a caso dalla mano coperta.
    .ruling = Le mani sono segrete, e il regolamento parla di caso solo per i pedaggi.
nuremberg-knight-steal_must = Devi derubare qualcuno che abbia una carta.
    .refusal = Indica un avversario che abbia almeno una carta.
    .ruling = Il regolamento dà un ordine, non un’offerta.
nuremberg-knight-steal_nobody = Se nessun avversario ha carte, non si ruba nulla.

## Rules: right

nuremberg-right-first = Chi costruisce la prima stazione su una strada ne prende il diritto di passaggio.
nuremberg-right-overtake = Il diritto di passaggio va a chi arriva ad avere lì più stazioni di chi lo detiene.
nuremberg-right-tie_keeps = A parità di stazioni il diritto resta a chi lo ha.
nuremberg-right-at_once = Il diritto passa di mano appena la stazione è costruita.
nuremberg-right-point = Ogni diritto di passaggio vale un punto.
nuremberg-right-income = Il diritto ti fa incassare i pedaggi sulle vendite altrui e sulle carte pedaggio di quella strada.
nuremberg-right-not_traded = Il diritto si perde solo contro chi ha più stazioni; non si regala, non si vende, non si restituisce.

## Rules: council

nuremberg-council-prestige = Il prestigio viene solo da mura e torri.
nuremberg-council-never_spent = Il prestigio non si spende e non si perde mai.
nuremberg-council-first = Chi arriva per primo a tre punti prestigio prende il seggio nel Consiglio dei Sette: quattro punti.
nuremberg-council-second = Il secondo che arriva a tre punti prestigio prende il seggio nel Piccolo Consiglio: tre punti.
nuremberg-council-third = Il terzo che arriva a tre punti prestigio prende il seggio nel Grande Consiglio: due punti.
nuremberg-council-none_left = Chi arriva dopo non riceve nulla finché non supera qualcuno.
nuremberg-council-one_card = Nessuno ha più di un seggio.
nuremberg-council-one_by_one = Il prestigio si conta un punto alla volta, anche i due di una torre.
nuremberg-council-entry_then_overtake = Con tre punti prestigio prendi il miglior seggio libero; solo con il quarto puoi superare chi ne ha tre.
nuremberg-council-overtake = Quando il tuo prestigio supera quello di chi ha un seggio, quel seggio è tuo.
nuremberg-council-tie = Pareggiare non cambia nulla.
nuremberg-council-swap = Se quando superi qualcuno hai già un seggio, lo dai in cambio.
nuremberg-council-no_return = Se quando superi qualcuno non hai un seggio, l’altro resta senza.
nuremberg-council-only_better = Superare chi ha un seggio minore non cambia nulla.
    .ruling = Alla lettera, chi è in testa dovrebbe scambiare al ribasso.
nuremberg-council-passed_now = Superi chi era pari a te subito prima di questo punto.
    .refusal = Non hai superato proprio ora chi ha questo seggio: { $council }.
    .ruling = Il regolamento parla di superare; conta solo dopo che qualcuno ha scelto il seggio minore.
nuremberg-council-choice = Se con un punto superi più persone con seggi migliori, scegli tu quale prendere.
    .refusal = Ora non c’è un seggio da scegliere.
nuremberg-council-must_take = Il seggio conquistato va preso.
    .refusal = Prima scegli quale seggio prendere.
nuremberg-council-one_per_point = Ogni punto prestigio porta al massimo uno scambio.
nuremberg-council-lock = Con dodici punti prestigio o più nessuno può toglierti il seggio.
nuremberg-council-lock_after_swap = Il dodicesimo punto prima supera; poi il seggio che hai è al sicuro.
    .ruling = Il regolamento lascia aperto l’ordine; un punto si guadagna prima che metta al sicuro qualcosa.
nuremberg-council-lock_still = Una volta al sicuro tieni quel seggio: anche chi superi dopo è al sicuro.
nuremberg-council-lock_no_card = Dodici punti prestigio senza un seggio non mettono al sicuro nulla.
nuremberg-council-off_turn = Il prestigio ottenuto nel turno altrui conta subito, e sceglie chi l’ha ottenuto.
    .refusal = { $player } sta scegliendo un seggio.

## Rules: time

nuremberg-time-red = Nel 1370 e nel 1385 scarti e mazzo si rimescolano in un mazzo nuovo.
nuremberg-time-red_includes_card = Si rimescola anche la carta appena scoperta.
nuremberg-time-red_mid_turn = Dopo aver rimescolato il turno continua come al solito.
nuremberg-time-step = Il tracciato ha dieci spazi, a distanza di cinque anni.
nuremberg-time-plain_years = Tutti gli altri anni non hanno effetto.
nuremberg-time-pile_lasts = Il mazzo non finisce mai: la terza clessidra porta sempre un rimescolamento o la fine.
nuremberg-time-pile_empty = Se mai il mazzo finisse, gli scarti diventerebbero un nuovo mazzo.
    .ruling = Con le nostre carte non può accadere; l’app è comunque pronta.
nuremberg-time-longest = Nessuna partita supera i 108 turni.

## Rules: end

nuremberg-end-sources = I punti vengono da insediamenti, laboratori, diritti di passaggio e seggi in consiglio.
nuremberg-end-thirteen = Chi ha tredici punti nel proprio turno vince subito. A quel punto non si conta più nulla, nemmeno il secondo punto prestigio di una torre: i punti prestigio arrivano uno alla volta e la partita finisce con il tredicesimo punto vittoria.
    .refusal = La partita è finita: qualcuno ha tredici punti.
nuremberg-end-own_turn_only = Tredici punti nel turno di un altro non bastano ancora.
nuremberg-end-at_turn_start = Se all’inizio del tuo turno hai ancora tredici punti, vinci prima di pescare.
    .ruling = Il regolamento non indica il momento; cominciato il tuo turno non serve altro.
nuremberg-end-may_be_lost = I punti che perdi prima del tuo turno non contano più.
nuremberg-end-event_counts = L’evento fa parte del tuo turno: il tratto di mura con i mattoni gratis può farti vincere.
nuremberg-end-last_year = Quando arriva il 1400 la partita finisce subito.
    .refusal = La partita è finita: è l’anno 1400.
nuremberg-end-last_harvest = Il raccolto dell’ultima carta è già distribuito, ma le carte non sono punti.
nuremberg-end-most_points = Nel 1400 vince chi ha più punti, anche con tredici non ancora fatti valere.
nuremberg-end-tie_council = In caso di parità nel 1400 vince il seggio più alto.
nuremberg-end-tie_one_card = Chi ha un seggio vince su chi non ne ha.
nuremberg-end-tie_shared = Se chi è in parità non ha seggi, la vittoria è condivisa.
    .ruling = Il regolamento non dà altri spareggi.
nuremberg-end-ranking = Chi fa valere tredici punti è primo. Gli altri posti si assegnano per punti, poi per seggio, e infine sono condivisi.
    .ruling = Il regolamento nomina solo chi vince.
nuremberg-end-no_extra_turns = Il giro non si completa.

## Rules: three

nuremberg-three-no_middle = In tre il Piccolo Consiglio non si usa.
nuremberg-three-second = In tre, il secondo che arriva a tre punti prestigio prende il seggio da due punti.
nuremberg-three-third = In tre, il terzo che arriva a tre punti prestigio non riceve un seggio finché non supera qualcuno.
nuremberg-three-colours = Si gioca con tre colori qualsiasi; il quarto resta nella scatola.
    .refusal = In tre un colore resta nella scatola, in quattro nessuno; posti a questo tavolo: { $seats }.
    .ruling = Il regolamento non dice quali colori si usano in tre.
nuremberg-three-close_up = Nella preparazione per principianti, dove manca un colore le stazioni si stringono verso la città.
    .ruling = L’immagine per tre non ci è nota; le stazioni riempiono sempre la strada dalla città. L’equilibrio dipende dal colore che manca: giocando con i nostri bot veloci 2000 partite per ogni colore, la partenza migliore ha vinto 41 volte su 100 e la peggiore 29 senza l’arancione, 39 e 25 senza il bianco, 42 e 26 senza il blu, 62 e 16 senza il rosso. Perciò, se non scegliete altrimenti, resta nella scatola l’arancione: così le partenze sono le più vicine tra loro; nella preparazione per esperti i posti li scegliete voi.
nuremberg-three-rights = I diritti seguono le stazioni come sempre: per questo uno comincia con due.
nuremberg-three-rest_same = Tutto il resto è come in quattro.
nuremberg-three-expert_order = Nella preparazione per esperti si piazza nell’ordine primo, secondo, terzo, terzo, secondo, primo.

## Rules: info

nuremberg-info-hand_secret = Le carte che hai in mano sono segrete.
nuremberg-info-hand_size = Quante carte hai in mano lo vedono tutti.
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
    .listed =
        { $count ->
            [one] 1 carta legno
           *[other] { $count } carte legno
        }
nuremberg-piece-wool = lana
    .listed =
        { $count ->
            [one] 1 carta lana
           *[other] { $count } carte lana
        }
nuremberg-piece-grain = grano
    .listed =
        { $count ->
            [one] 1 carta grano
           *[other] { $count } carte grano
        }
nuremberg-piece-clay = mattoni
    .listed =
        { $count ->
            [one] 1 carta mattoni
           *[other] { $count } carte mattoni
        }
nuremberg-piece-ore = pietra
    .listed =
        { $count ->
            [one] 1 carta pietra
           *[other] { $count } carte pietra
        }
nuremberg-piece-gold = oro
    .listed =
        { $count ->
            [one] 1 gettone oro
           *[other] { $count } gettoni oro
        }
nuremberg-piece-white = bianco
nuremberg-piece-red = rosso
nuremberg-piece-blue = blu
nuremberg-piece-orange = arancione
nuremberg-piece-station = stazione di pedaggio
nuremberg-piece-settlement = insediamento
nuremberg-piece-workshop = laboratorio
    .short = laboratorio
nuremberg-piece-wall = mura cittadine
nuremberg-piece-tower = torre
nuremberg-piece-forest = foresta
nuremberg-piece-pasture = prateria
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
nuremberg-piece-paper = carta da scrivere
    .short = carta
nuremberg-piece-hauptmarkt = mercato centrale
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
nuremberg-piece-B5 = prateria 3 (B5)
nuremberg-piece-C1 = collina 2 (C1)
nuremberg-piece-C2 = montagna 11 (C2)
nuremberg-piece-C3 = prateria 4 (C3)
nuremberg-piece-C4 = campo 6 (C4)
nuremberg-piece-C5 = prateria 12 (C5)
nuremberg-piece-D1 = montagna 8 (D1)
nuremberg-piece-D2 = prateria 9 (D2)
nuremberg-piece-D3 = la città
nuremberg-piece-D4 = campo 4 (D4)
nuremberg-piece-D5 = montagna 5 (D5)
nuremberg-piece-E1 = foresta 11 (E1)
nuremberg-piece-E2 = campo 3 (E2)
nuremberg-piece-E3 = prateria 8 (E3)
nuremberg-piece-E4 = collina 5 (E4)
nuremberg-piece-E5 = montagna 6 (E5)
nuremberg-piece-F1 = foresta 8 (F1)
nuremberg-piece-F2 = campo 10 (F2)
nuremberg-piece-F3 = collina 11 (F3)
nuremberg-piece-F4 = foresta 3 (F4)
nuremberg-piece-F5 = foresta 2 (F5)
nuremberg-piece-I-0 = I-0 (alla città)
nuremberg-piece-I-1 = I-1 (pietra 11, lana 4, lana 9)
nuremberg-piece-I-2 = I-2 (legno 10, pietra 11, lana 4)
nuremberg-piece-I-3 = I-3 (legno 10, legno 9, lana 4)
nuremberg-piece-I-4 = I-4 (pietra 4, legno 10, legno 9)
nuremberg-piece-I-5 = I-5 (grano 5, pietra 4, legno 10)
nuremberg-piece-I-6 = I-6 (grano 5, mattoni 9, legno 10)
nuremberg-piece-I-7 = I-7 (grano 12, grano 5, mattoni 9)
nuremberg-piece-II-0 = II-0 (alla città)
nuremberg-piece-II-1 = II-1 (legno 9, lana 4, grano 6)
nuremberg-piece-II-2 = II-2 (legno 9, mattoni 10, grano 6)
nuremberg-piece-II-3 = II-3 (pietra 12, legno 9, mattoni 10)
nuremberg-piece-II-4 = II-4 (pietra 12, mattoni 6, mattoni 10)
nuremberg-piece-II-5 = II-5 (mattoni 6, mattoni 10, lana 3)
nuremberg-piece-II-6 = II-6 (mattoni 10, lana 3, lana 12)
nuremberg-piece-III-0 = III-0 (alla città)
nuremberg-piece-III-1 = III-1 (grano 6, lana 12, grano 4)
nuremberg-piece-III-2 = III-2 (lana 12, grano 4, pietra 5)
nuremberg-piece-III-3 = III-3 (grano 4, pietra 5, pietra 6)
nuremberg-piece-III-4 = III-4 (grano 4, mattoni 5, pietra 6)
nuremberg-piece-III-5 = III-5 (mattoni 5, pietra 6, legno 3)
nuremberg-piece-III-6 = III-6 (pietra 6, legno 3, legno 2)
nuremberg-piece-IV-0 = IV-0 (alla città)
nuremberg-piece-IV-1 = IV-1 (lana 8, mattoni 5, mattoni 11)
nuremberg-piece-IV-2 = IV-2 (lana 8, grano 10, mattoni 11)
nuremberg-piece-IV-3 = IV-3 (grano 3, lana 8, grano 10)
nuremberg-piece-IV-4 = IV-4 (grano 3, legno 8, grano 10)
nuremberg-piece-IV-5 = IV-5 (legno 11, grano 3, legno 8)
nuremberg-piece-IV-6 = IV-6 (pietra 8, legno 11, grano 3)
nuremberg-piece-V-0 = V-0 (alla città)
nuremberg-piece-V-1 = V-1 (lana 9, grano 3, lana 8)
nuremberg-piece-V-2 = V-2 (pietra 8, lana 9, grano 3)
nuremberg-piece-V-3 = V-3 (pietra 11, pietra 8, lana 9)
nuremberg-piece-V-4 = V-4 (mattoni 2, pietra 11, pietra 8)
nuremberg-piece-V-5 = V-5 (mattoni 9, mattoni 2, pietra 11)
nuremberg-piece-V-6 = V-6 (mattoni 9, legno 10, pietra 11)
nuremberg-piece-W01 = W01 (armature, compassi, chincaglierie)
nuremberg-piece-W02 = W02 (compassi, armature, mercato centrale 2:1 grano)
nuremberg-piece-W03 = W03 (armature, compassi, cantiere)
nuremberg-piece-W04 = W04 (compassi, chincaglierie, mercato centrale 2:1 pietra)
nuremberg-piece-W05 = W05 (armature, mercato centrale 3:1, cantiere)
nuremberg-piece-W06 = W06 (compassi, cantiere, elmi)
nuremberg-piece-W07 = W07 (chincaglierie, mercato centrale 2:1 mattoni, elmi)
nuremberg-piece-W08 = W08 (mercato centrale 2:1 lana, cantiere, carta da scrivere)
nuremberg-piece-W09 = W09 (cantiere, elmi, chincaglierie)
nuremberg-piece-W10 = W10 (mercato centrale 2:1 legno, elmi, carta da scrivere)
nuremberg-piece-W11 = W11 (cantiere, carta da scrivere, chincaglierie)
nuremberg-piece-W12 = W12 (elmi, chincaglierie, carta da scrivere)
nuremberg-piece-2_years_pass = 2, gli anni passano
nuremberg-piece-3_years_pass = 3, gli anni passano
nuremberg-piece-4_toll_IV = 4, pedaggio IV
nuremberg-piece-5_margrave = 5, il margravio
nuremberg-piece-6_free_clay = 6, mattoni gratis
nuremberg-piece-8_free_clay = 8, mattoni gratis
nuremberg-piece-9_free_clay = 9, mattoni gratis
nuremberg-piece-10_toll_V = 10, pedaggio V
nuremberg-piece-11_toll_I = 11, pedaggio I
nuremberg-piece-11_toll_II = 11, pedaggio II
nuremberg-piece-12_toll_III = 12, pedaggio III
nuremberg-piece-0_robber_knight = cavaliere ladro

## Actions

nuremberg-action-draw = Scopri la carta evento
nuremberg-action-end_turn = Fine turno
nuremberg-action-station = Stazione di pedaggio: { $road }
nuremberg-action-settlement = Insediamento: { $crossing }
nuremberg-action-workshop = Laboratorio: { $site }
nuremberg-action-wall = Costruisci un tratto di mura
nuremberg-action-tower = Torre dopo il tratto di mura { $tile }
nuremberg-action-pass = Niente mura
nuremberg-action-exchange = Banca: { $give } in cambio di { $take }
nuremberg-action-sell = Vendi: { $good } a { $city }
nuremberg-action-offer = Fai un’offerta
nuremberg-action-call = Chiedi offerte
nuremberg-action-counter = Fai una controproposta
nuremberg-action-accept = Accetta
nuremberg-action-decline = Rifiuta
nuremberg-action-take = Concludi con { $target }
nuremberg-action-withdraw = Ritira l’offerta
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
nuremberg-status-free_clay = Mattoni gratis: costruisci un tratto di mura per tre gettoni oro?
nuremberg-status-free_clay-wait = Mattoni gratis: { $player } decide se costruire un tratto di mura.
nuremberg-status-discard = Il cavaliere ladro! Scegli la metà delle tue carte da perdere.
nuremberg-status-discard-wait = Il cavaliere ladro! Si aspetta la scelta di: { $player }.
nuremberg-status-knight = Sposta il cavaliere ladro su un altro esagono.
nuremberg-status-knight-wait = { $player } sposta il cavaliere ladro.
nuremberg-status-rob = A chi ruba il cavaliere?
nuremberg-status-rob-wait = { $player } sceglie a chi rubare.
nuremberg-status-act = Commercia, costruisci e vendi, oppure chiudi il turno.
nuremberg-status-act-wait = È il turno di { $player }.
nuremberg-status-answer = C’è un’offerta per te: accetta, rifiuta o fai una controproposta.
nuremberg-status-answer_call = { $player } chiede offerte: fanne una o rifiuta.
nuremberg-status-answer-wait = C’è un’offerta aperta. Si aspetta la risposta di: { $player }.
nuremberg-status-choose = Le risposte ci sono: concludi uno scambio o ritira l’offerta.
nuremberg-status-choose-wait = { $player } sceglie tra le risposte.
nuremberg-status-council = Hai superato più persone: quale seggio prendi?
nuremberg-status-council-wait = { $player } sceglie un seggio in consiglio.
nuremberg-status-discarding = Il cavaliere ladro! Scelte: { $count } di { $limit }.
nuremberg-status-exchange = La banca prende { $give }: che cosa vuoi in cambio?
nuremberg-status-over = La partita è finita.

## Log. The variables are the fields of the events; seats and pieces come in words.

nuremberg-event-set_up =
    { $opening ->
        [expert] I colori nell’ordine dei posti: { $colours }. Preparazione per esperti; piazza per primo { $starter }.
       *[beginner] I colori nell’ordine dei posti: { $colours }. Preparazione per principianti; comincia { $starter }.
    }
nuremberg-event-start_drawn = { $seat } pesca per il primo turno: { $card } (vale { $number }).
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
nuremberg-event-wall_declined = { $seat } non costruisce tratti di mura.
nuremberg-event-toll_paid =
    { $gold ->
        [one] Pedaggio sulla { $road }: { $seat } paga a { $owner } 1 gettone oro.
       *[other] Pedaggio sulla { $road }: { $seat } paga a { $owner } { $gold } gettoni oro.
    }
nuremberg-event-no_toll = Pedaggio sulla { $road }: nessuno deve pagare.
nuremberg-event-seized = { $seat } pignora a { $victim } { $cards } per l’oro mancante.
nuremberg-event-seized-unseen =
    { $count ->
        [one] { $seat } pignora a { $victim } una carta per l’oro mancante.
       *[other] { $seat } pignora a { $victim } { $count } carte per l’oro mancante.
    }
nuremberg-event-discarded = Il cavaliere costa a { $seat } { $cards }.
nuremberg-event-knight_moved = { $seat } manda il cavaliere su un altro esagono: { $place }.
nuremberg-event-stolen = { $seat } ruba a { $victim } una carta: { $card }.
nuremberg-event-stolen-unseen = { $seat } ruba a { $victim } una carta.
nuremberg-event-station_built = { $seat } costruisce una stazione di pedaggio: { $road }, spazio { $space }.
nuremberg-event-settlement_built = { $seat } fonda un insediamento: { $crossing }.
nuremberg-event-workshop_built = { $seat } apre un laboratorio: { $site }.
nuremberg-event-wall_built = { $seat } costruisce il tratto di mura { $tile } con { $cost }.
nuremberg-event-tower_built = { $seat } costruisce la torre dopo il tratto di mura { $tile }.
nuremberg-event-right_taken = { $seat } prende il diritto di passaggio: { $road }.
nuremberg-event-right_passed = { $seat } toglie a { $owner } il diritto di passaggio: { $road }.
nuremberg-event-council_entered = { $seat } entra in consiglio: { $council }.
nuremberg-event-council_taken = { $seat } supera { $owner } e prende il seggio: { $council }.
nuremberg-event-council_swapped = { $seat } supera { $owner }, e si scambiano i seggi: { $council } a { $seat }, { $other } a { $owner }.
nuremberg-event-council_locked = Il seggio di { $seat } è al sicuro per sempre: { $council }.
nuremberg-event-exchanged = { $seat } dà alla banca { $cost } e prende in cambio: { $take }.
nuremberg-event-sold =
    { $gold ->
        [one] { $seat } vende { $good } a { $city } per 1 gettone oro, usando { $cost }.
       *[other] { $seat } vende { $good } a { $city } per { $gold } gettoni oro, usando { $cost }.
    }
nuremberg-event-sale_toll_paid =
    { $gold ->
        [one] { $seat } paga a { $owner } un pedaggio di 1 gettone oro: { $road }.
       *[other] { $seat } paga a { $owner } un pedaggio di { $gold } gettoni oro: { $road }.
    }
nuremberg-event-offered = { $seat } offre { $give } in cambio di { $want }.
nuremberg-event-offered_to = { $seat } offre a { $target } { $give } in cambio di { $want }.
nuremberg-event-called_for = { $seat } cerca { $want }: che cosa chiedete in cambio?
nuremberg-event-called_with = { $seat } darebbe { $give }: che cosa offrite?
nuremberg-event-accepted = { $seat } accetta.
nuremberg-event-refused = { $seat } rifiuta.
nuremberg-event-countered = { $seat } darebbe { $give } in cambio di { $want }.
nuremberg-event-traded = { $seat } dà a { $target } { $give } in cambio di { $take }.
nuremberg-event-no_deal = { $seat } non conclude nessuno scambio.
nuremberg-event-ended =
    { $reason ->
        [thirteen] Tredici punti: la partita è finita.
       *[last_year] È l’anno 1400: la partita è finita.
    }
nuremberg-event-scored =
    { $points ->
        [one] { $seat }: 1 punto, posizione { $place } (insediamenti { $settlements }, laboratori { $workshops }, diritti { $rights }, consiglio { $council }).
       *[other] { $seat }: { $points } punti, posizione { $place } (insediamenti { $settlements }, laboratori { $workshops }, diritti { $rights }, consiglio { $council }).
    }

## Outcome

nuremberg-outcome-thirteen = Tredici punti, raggiunti nel proprio turno.
nuremberg-outcome-last_year = È arrivato il 1400: ha vinto chi aveva più punti.

## Why a move is good (hints, coach), and why a bot refuses a trade

nuremberg-reason-right = Questa stazione porta il diritto di passaggio, un punto e pedaggi: { $road }.
nuremberg-reason-road = Apre una nuova strada ai tuoi insediamenti: { $road }.
nuremberg-reason-station = Un passo avanti nella corsa a questa strada: { $road }.
nuremberg-reason-settlement =
    { $cards ->
        [one] Un punto, e un raccolto con { $cards } carta del mazzo eventi: { $crossing }.
       *[other] Un punto, e un raccolto con { $cards } carte del mazzo eventi: { $crossing }.
    }
nuremberg-reason-workshop = Un punto, e affari migliori da ora in poi: { $site }.
nuremberg-reason-prestige = Il prestigio decide i seggi in consiglio; finora ne hai { $prestige }.
nuremberg-reason-sell =
    { $gold ->
        [one] 1 gettone oro per { $good }, pedaggio pagato.
       *[other] { $gold } gettoni oro per { $good }, pedaggio pagato.
    }
nuremberg-reason-exchange = La banca ti dà in cambio: { $thing }.
nuremberg-reason-offer = Chiedere non costa nulla, e nessuno deve accettare.
nuremberg-reason-deal = Ricevi subito ciò che hai chiesto o ti è stato offerto.
nuremberg-reason-decline_leader =
    { $points ->
        [one] { $player } ha già 1 punto: meglio non aiutare.
       *[other] { $player } ha già { $points } punti: meglio non aiutare.
    }
nuremberg-reason-decline_use = Tieni le tue carte; { $player } tiene le sue.
nuremberg-reason-knight =
    { $others ->
        [0] Lì nessun altro perde il raccolto: { $place }.
       *[other] Insediamenti altrui senza raccolto: { $others }, tuoi: { $own }. Esagono: { $place }.
    }
nuremberg-reason-rob = { $victim } ha { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } e { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    } in mano.
nuremberg-reason-discard = Di questo tipo ne hai { $count }: { $thing }.
nuremberg-reason-council =
    { $points ->
        [one] Questo seggio vale { $points } punto.
       *[other] Questo seggio vale { $points } punti.
    }
nuremberg-reason-wait = Tieni le tue carte per dopo.

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
nuremberg-label-knight = Cavaliere ladro
nuremberg-label-surroundings = Dintorni
nuremberg-label-city = Città vecchia
nuremberg-label-next_wall = Prossimo tratto di mura
nuremberg-label-gap = Angolo per una torre
nuremberg-label-cost = Prezzo
nuremberg-label-pieces = Pezzi rimasti
nuremberg-label-toll = Pedaggio
nuremberg-label-sale_double = raddoppiato dal tuo laboratorio
nuremberg-label-sale_toll = pedaggio di { $toll } a { $player }
nuremberg-label-rate = Banca { $rate }:1
nuremberg-label-give = dà
nuremberg-label-want = vuole
nuremberg-label-accepts = accetta
nuremberg-label-declines = rifiuta
nuremberg-label-counters = controproposta
nuremberg-label-everyone = a tutti
nuremberg-label-offers_left = Offerte che in questo turno possono ancora andare a vuoto: { $count }
nuremberg-label-memory = Che cosa puoi sapere
nuremberg-label-least = almeno { $count }
nuremberg-label-most = al massimo { $count }
nuremberg-label-trade = Scambi
nuremberg-label-i_give = Do
nuremberg-label-give_below = Tocca qui sotto le tue carte per darle.
nuremberg-label-i_want = Voglio
nuremberg-label-to = Offerta a
nuremberg-label-thinking = ci sta pensando
nuremberg-label-more = Uno in più
nuremberg-label-less = Uno in meno
nuremberg-label-zoom_in = Avvicina
nuremberg-label-zoom_out = Allontana
nuremberg-label-zoom_reset = Mostra tutto
nuremberg-label-which = Ora tocca il posto che intendi.
nuremberg-label-lacks = Ti manca: { $cost }.
nuremberg-label-nobody_has = Per quanto si può sapere, nessuno può darlo.
nuremberg-label-nobody_took = Nessuno ha accettato.
nuremberg-label-no_offers = Niente più offerte in questo turno
nuremberg-label-declining = Rifiutato per te: { $player } vuole { $want } in cambio di { $give }.
nuremberg-label-declining_call = Rifiutato per te: { $player } chiede offerte.
nuremberg-label-let_me = Rispondo io
nuremberg-label-with_bank = Con la banca
nuremberg-label-losing = Scarta { $cards }
nuremberg-step-settlements = insediamenti
nuremberg-step-workshops = laboratori
nuremberg-step-rights = diritti di passaggio
nuremberg-step-council = consiglio
nuremberg-stat-sales = Più oro dalle vendite
nuremberg-stat-tolls = Più pedaggi incassati
nuremberg-stat-walls = Più tratti di mura e torri
nuremberg-stat-trades = Più scambi
nuremberg-stat-robbed = Più furti subiti
nuremberg-option-opening = Preparazione
    .help = Posizioni fisse per le prime partite, oppure scelta libera di dove cominciare.
nuremberg-option-opening-beginner = Principianti
nuremberg-option-opening-expert = Esperti
nuremberg-option-absent = Colore che resta nella scatola
    .help = In tre manca un colore; nella preparazione per principianti conta quale.
nuremberg-option-absent-nobody = Nessuno (in quattro)
nuremberg-option-absent-white = Bianco
nuremberg-option-absent-red = Rosso
nuremberg-option-absent-blue = Blu
nuremberg-option-absent-orange = Arancione

## Player aid

nuremberg-aid-1 = Scopri una carta evento: tutti raccolgono, poi avviene l’evento.
nuremberg-aid-2 = Poi commercia, costruisci e vendi nell’ordine che vuoi, quante volte vuoi.
nuremberg-aid-3 = Stazione di pedaggio: legno, mattoni. Dalla città verso l’esterno; chi ne ha di più ha il diritto di passaggio: 1 punto e pedaggi.
nuremberg-aid-4 = Insediamento: legno, mattoni, grano, lana. Su una strada con una tua stazione, ad almeno due incroci dagli altri lungo la strada: 1 punto e raccolti.
nuremberg-aid-5 = Laboratorio: 2 carte grano, 3 carte pietra. Su un incrocio rosso: 1 punto, vendite raddoppiate, banca migliore, torri al cantiere.
nuremberg-aid-6 = Tratto di mura: mattoni, 3 gettoni oro: 1 punto prestigio. Torre: mattoni, legno, 3 gettoni oro: 2 punti prestigio.
nuremberg-aid-7 = Consigli: da 3 punti prestigio un seggio da 4, 3 o 2 punti; chi supera prende il seggio migliore; con 12 è al sicuro.
nuremberg-aid-8 = Banca: 4 uguali per 1; al mercato centrale 3, oppure 2 del tipo indicato. L’oro vale come risorsa.
nuremberg-aid-9 = Cavaliere: chi ha più di 7 carte ne perde la metà; poi il cavaliere blocca un esagono e ruba una carta.
nuremberg-aid-10 = Con 13 punti nel tuo turno vinci. Nel 1400 vince chi ne ha di più.

## Tutorial

nuremberg-tutorial-1 = Ti diamo il benvenuto a Norimberga! Servono tredici punti, e ci sono quattro modi per farli: insediamenti, laboratori, diritti di passaggio e consigli.
nuremberg-tutorial-2 = Scopri la carta evento. Ogni esagono con il suo numero dà una carta a ogni insediamento accanto, tuo e degli altri.
nuremberg-tutorial-3 = Costruisci una stazione di pedaggio con legno e mattoni. Apre una strada ai tuoi insediamenti; con più stazioni di tutti il diritto di passaggio è tuo.
nuremberg-tutorial-4 = Fonda un insediamento su quella strada. Cerca anelli pieni intorno ai numeri e le risorse che ti mancano.
nuremberg-tutorial-5 = Ti manca qualcosa? Proponi uno scambio agli altri. Vedi tutte le risposte insieme e ne scegli una.
nuremberg-tutorial-6 = Produci un bene e vendilo: legno e pietra diventano compassi, e Francoforte paga in oro. Occhio al pedaggio.
nuremberg-tutorial-7 = Apri un laboratorio in città. Raddoppia il prezzo dei beni accanto, e al mercato centrale la banca ti tratta meglio.
nuremberg-tutorial-8 = Costruisci le mura con mattoni e oro. Tre punti prestigio danno un seggio in consiglio; chi ti supera te lo toglie.
nuremberg-tutorial-9 = Occhio al cavaliere ladro: con più di sette carte in mano ne perdi la metà. Spendi in tempo!
nuremberg-tutorial-10 = Con tredici punti nel tuo turno vinci. Se arriva il 1400, vince chi ha più punti. Buona fortuna!

## Results shown on a card
nuremberg-shown-toll = Pedaggio: { $road }
nuremberg-shown-sale = { $seat } vende: { $good }
nuremberg-shown-robbery = { $seat } deruba { $victim }

## Risposte in anticipo

nuremberg-ahead-decline = Rifiuta ogni offerta
nuremberg-ahead-decline_without_gold = Rifiuta le offerte che non mi portano oro; altrimenti chiedimelo
