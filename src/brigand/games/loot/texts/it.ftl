### Loot

## The game

loot-name = Loot
loot-weight = facile
loot-tagline = Fai salpare i tuoi mercantili, saccheggia quelli altrui e tieni sempre d’occhio i capitani.
loot-about = Un gioco di carte rapido, tra pirateria e sangue freddo, da due a otto persone; una partita dura circa 20 minuti. A ogni turno fai una cosa sola: peschi una carta, metti in mare un mercantile o getti una carta in una battaglia. Contano i teschi, finché non arriva un capitano o l’ammiraglio; e ogni mercantile che ti resta in mano alla fine ti costa il suo oro.

## Chapters

loot-chapter-setup = Preparazione
loot-chapter-turn = Il tuo turno
loot-chapter-draw = Pescare una carta
loot-chapter-merchant = Mettere in mare un mercantile
loot-chapter-attack = Attaccare con le navi pirata
loot-chapter-captain = I capitani
loot-chapter-admiral = L’ammiraglio
loot-chapter-strength = Chi è in testa in una battaglia
loot-chapter-capture = Catturare i mercantili
loot-chapter-empty_deck = Quando il mazzo è finito
loot-chapter-end = Fine della partita
loot-chapter-scoring = Il conteggio dell’oro
loot-chapter-teams = Giocare a squadre
loot-chapter-information = Chi sa cosa

## Rules: setup
## Every rule of the game has one message. .ruling says why this table decides so where the rulebook is silent;
## .refusal is spoken to the player whose action breaks the rule.

# $seats (number): seats at the table.
loot-setup-players_alone = Ognuno per sé si gioca in due, tre, quattro o cinque.
    .refusal = Ognuno per sé si gioca almeno in due e al massimo in cinque; posti a questo tavolo: { $seats }.
# $seats (number): seats at the table.
loot-setup-players_teams = A squadre di due si gioca in quattro, sei o otto.
    .refusal = Per le squadre di due bisogna essere in quattro, sei o otto; posti a questo tavolo: { $seats }.
# $seats (number): seats at the table.
loot-setup-four_choice = Solo in quattro si può scegliere tra ognuno per sé e squadre, e si sceglie prima di dare le carte. In sei e in otto si gioca sempre a squadre; in sette non si può giocare.
    .refusal = Posti a questo tavolo: { $seats }. Solo in quattro si può scegliere: in due, tre e cinque si gioca ognuno per sé, in sei e in otto a squadre, in sette non si può.
loot-setup-merchants = I 25 mercantili portano in tutto 100 monete: cinque da 2, sei da 3, cinque da 4, cinque da 5, due da 6, uno da 7 e uno da 8.
loot-setup-pirates = Le navi pirata sono 48: dodici blu, dodici verdi, dodici viola e dodici oro. In ogni colore due hanno 1 teschio, quattro ne hanno 2, quattro ne hanno 3 e due ne hanno 4.
loot-setup-captains = Ciascuno dei quattro colori ha un capitano.
loot-setup-admiral = L’ammiraglio è uno solo.
loot-setup-all_cards = Si usano tutte le 78 carte, qualunque sia il numero di giocatori.
loot-setup-shuffle = Le carte di ogni tipo finiscono in un solo mazzo, ben mescolato.
loot-setup-deal = Ognuno comincia con sei carte, anche a squadre.
loot-setup-pile = Le carte rimaste stanno coperte in mezzo al tavolo: sono il mazzo da cui si pesca.
loot-setup-empty_sea = All’inizio non c’è nulla in mare, tra le catture o tra gli scarti: nel primo turno non c’è niente da catturare.
loot-setup-starter = Il primo turno tocca a chi siede a sinistra di chi ha dato le carte.
loot-setup-dealer = Chi dà le carte lo decide la sorte; a squadre, tra i secondi di ogni squadra.
    .ruling = Il regolamento non dice chi dà le carte: lasciamo fare alla sorte.

## Rules: turn

loot-turn-clockwise = Si gioca in senso orario: dopo di te tocca a chi hai a sinistra.
loot-turn-check_first = Il tuo turno si apre con il controllo delle catture: le navi che hai vinto arrivano prima di ogni tua scelta.
loot-turn-check_is_free = Catturare non consuma la tua azione, per quante navi tu prenda.
loot-turn-one_action = Dopo il controllo fai esattamente un’azione, con una carta al massimo.
loot-turn-action_list = Le scelte sono cinque: pescare, mettere in mare un mercantile, giocare una nave pirata, un capitano oppure l’ammiraglio.
loot-turn-no_pass = Non si passa: non fare nulla non è un’azione.
    .refusal = Non puoi passare: pesca o gioca una carta oppure, a mazzo finito, scartane una.
loot-turn-free_choice = Finché nel mazzo ci sono carte, nessuno è obbligato a giocarne: pescare si può sempre.
# $player: whose turn it is.
loot-turn-own_turn_only = Decide solo chi è di turno: nessuno reagisce nel mezzo e non ci sono scelte simultanee.
    .refusal = Adesso è il turno di { $player }, non il tuo.
# $card: name of the card.
loot-turn-own_hand = Giochi solo carte della tua mano.
    .refusal = Questa carta non è nella tua mano: { $card }.
loot-turn-needs_merchant = Navi pirata, capitani e ammiraglio si giocano solo su un mercantile che in quel momento è in mare.
    .refusal = Non c’è un mercantile così in mare: navi pirata, capitani e ammiraglio si giocano solo su uno che ci sia adesso.
loot-turn-opening = Se in mare non c’è nulla e il mazzo ha ancora carte, puoi solo pescare o mettere in mare un mercantile.
loot-turn-no_take_back = Una carta giocata resta dov’è fino al termine della sua battaglia: nessuno la sposta né la riprende.

## Rules: draw

loot-draw-top_card = Pescando prendi in mano una sola carta, la prima del mazzo.
loot-draw-ends_turn = Dopo aver pescato, il tuo turno è finito: la carta nuova potrai usarla dal prossimo turno in poi.
loot-draw-no_limit = La tua mano può crescere quanto vuoi.
loot-draw-empty_hand = Se non hai carte ma il mazzo ne ha ancora, al tuo turno devi pescare.
loot-draw-pile_empty = Finito il mazzo, nessuno pesca più.
    .refusal = Il mazzo è finito, non c’è più nulla da pescare: gioca una carta o scartane una.
loot-draw-pile_only = Le carte nuove vengono solo dal mazzo: mai dagli scarti, dal mare o dalla mano di altri.

## Rules: merchant

loot-merchant-value = Le monete su un mercantile sono l’oro che varrà alla fine.
loot-merchant-launch = Per mettere in mare un mercantile prendilo dalla mano e posalo davanti a te, a faccia in su: da quel momento è in mare.
loot-merchant-owner_mark = Da come è girato un mercantile si vede chi l’ha messo in mare: ognuno ha un proprietario ben riconoscibile.
loot-merchant-attackable = Un mercantile in mare si può attaccare già dal turno successivo.
loot-merchant-safe = Se al tuo turno seguente nessuno ha attaccato il tuo mercantile, è tuo senza bisogno di altre carte.
loot-merchant-several = Puoi avere in mare quanti mercantili tuoi vuoi.
loot-merchant-always_legal = Per mettere in mare non ci sono condizioni: basta avere un mercantile in mano ed essere di turno.
loot-merchant-own_battle = Ogni mercantile è una battaglia a sé, anche accanto a un altro di pari valore.
loot-merchant-no_right = Una volta attaccato il tuo mercantile, averlo messo in mare non ti dà nulla: devi essere in testa come chiunque altro.

## Rules: attack

loot-attack-place = Per attaccare metti una nave pirata dalla tua mano, a faccia in su, vicino a un mercantile in mare.
loot-attack-player_mark = Da come è girata una nave pirata si vede di chi è: ogni flotta appartiene chiaramente a qualcuno.
loot-attack-many_sides = Lo stesso mercantile può avere più attaccanti.
loot-attack-own_ship = Puoi attaccare il tuo stesso mercantile per non perderlo.
loot-attack-first_color_free = Chi attacca per primo un mercantile usa il colore che vuole.
# $side: the other player or team. $card: name of the pirate ship. $merchant: name of the merchant.
loot-attack-color_taken = Chi entra in una battaglia deve avere un colore che lì nessun altro usa; vale anche per il proprietario del mercantile.
    .refusal = Nella battaglia per il { $merchant } questo colore è già di { $side }: la tua { $card } non può unirsi. Scegli un colore che lì nessun altro ha.
loot-attack-reinforce = Nei turni seguenti puoi aggiungere al tuo attacco altre navi del tuo colore.
# $color: name of the colour of your fleet there. $merchant: name of the merchant.
loot-attack-one_color = Attorno a un mercantile usi un colore solo e non puoi aggiungerne un secondo.
    .refusal = La tua flotta attorno al { $merchant } è di colore { $color }: puoi aggiungere solo navi di quel colore.
loot-attack-color_per_ship = Il colore vale per un solo mercantile: su un altro puoi usarne uno diverso, e un colore preso qui può essere libero là.
loot-attack-weaker_allowed = Non c’è una forza minima: può entrare anche una nave più debole di tutte le altre.
loot-attack-four_fleets = Quattro colori, al massimo quattro flotte: se giocate in cinque, l’ultimo lì non può attaccare.
loot-attack-room_for_all = Fino a quattro giocatori o squadre, chi non ha ancora una flotta trova sempre un colore libero.

## Rules: captain

# $card: name of the captain. $merchant: name of the merchant.
loot-captain-needs_ship = Puoi giocare un capitano solo in una battaglia in cui hai già una nave pirata.
    .refusal = Nella battaglia per il { $merchant } non hai ancora navi. Prima attacca con il colore giusto; il { $card } potrà seguire in un turno successivo.
# $color: name of the colour of your fleet there. $merchant: name of the merchant.
loot-captain-same_color = Un capitano deve avere il colore della flotta a cui si unisce.
    .refusal = La tua flotta attorno al { $merchant } è di colore { $color }: accetta solo il capitano di quel colore.
# $side: the other player or team. $merchant: name of the merchant.
loot-captain-own_fleet_only = Nessuno mette un capitano sulla flotta di altri, neppure il proprietario del mercantile.
    .refusal = Attorno al { $merchant } questo colore è di { $side }; il tuo capitano sale solo su una flotta tua.
loot-captain-earlier_turn = La nave su cui sale un capitano deve trovarsi lì da prima di questo turno.
loot-captain-on_ship = Un capitano si posa scoperto sulla tua nave: conta quindi in quella sola battaglia.
loot-captain-beats_skulls = Un capitano batte qualsiasi numero di teschi.
loot-captain-last_wins = Se attorno a un mercantile ci sono più capitani, prevale quello giocato per ultimo.
loot-captain-answers_admiral = Un capitano giocato dopo l’ammiraglio ha la meglio su di lui.
loot-captain-defends = Puoi giocare un capitano anche sulla tua flotta che difende un tuo mercantile.
loot-captain-any_standing = Puoi giocare un capitano in svantaggio, in parità, in testa o senza rivali: non fa differenza. In testa o senza rivali può trovarsi solo chi gioca per secondo in una squadra.
    .ruling = Il regolamento chiede solo una tua nave di quel colore, giocata prima: qui non serve altro.
loot-captain-once = Di ogni capitano c’è una carta sola: finita la sua battaglia, è scartato per sempre.

## Rules: admiral

# $side: the other player or team. $merchant: name of the merchant.
loot-admiral-own_only = L’ammiraglio si gioca solo su un mercantile tuo; a squadre, su uno della tua squadra.
    .refusal = Il { $merchant } è di { $side }; l’ammiraglio difende solo i mercantili che hai messo in mare tu.
loot-admiral-no_ship_needed = All’ammiraglio non serve che tu abbia navi pirata in quella battaglia.
loot-admiral-on_merchant = L’ammiraglio si posa a faccia in su proprio sopra il mercantile.
loot-admiral-like_captain = L’ammiraglio è forte come un capitano: non c’è numero di teschi che lo batta.
loot-admiral-holds = Se dopo il tuo ammiraglio non arriva un capitano avversario, al tuo prossimo controllo la nave è tua.
loot-admiral-answers_captain = Giocato dopo un capitano, l’ammiraglio prevale: tra loro decide chi è stato giocato per ultimo.
loot-admiral-no_shield = L’ammiraglio non impedisce a nessuno di attaccare quel mercantile o di mandarvi altre navi.
loot-admiral-no_color = L’ammiraglio non occupa alcun colore: lì puoi ancora sceglierne uno qualsiasi tra quelli liberi.
loot-admiral-with_fleet = Nella stessa battaglia puoi usare ammiraglio, flotta e capitano, in qualsiasi ordine, in turni diversi.
    .ruling = Il regolamento non parla di usarli insieme, e nulla lo vieta.
loot-admiral-shut_out_owner = Se attorno al tuo mercantile i quattro colori sono tutti presi, puoi ancora giocare l’ammiraglio ed entrare come quinta forza.
loot-admiral-unattacked = Puoi giocare l’ammiraglio anche prima di un attacco; l’occasione capita solo a chi gioca per secondo in una squadra.
    .ruling = Il regolamento parla di difesa, ma non chiede che prima ci sia un attacco.

## Rules: strength

loot-strength-skulls = Una nave pirata ha tanta forza quanti sono i suoi teschi.
loot-strength-sum = La tua forza attorno a un mercantile è il totale dei tuoi teschi in quella battaglia.
loot-strength-strict = Per essere in testa ti servono più teschi di ogni altra flotta: pareggiare non basta.
loot-strength-plurality = Per essere in testa ti servono più teschi di ciascuna delle altre flotte, non più di tutte quante assieme.
loot-strength-tie_below = Una parità tra flotte più deboli della prima non conta.
loot-strength-trump_first = Appena in una battaglia c’è un capitano o l’ammiraglio, conta solo quello giocato per ultimo; teschi e parità non contano più.
loot-strength-later_ships = Le navi aggiunte dopo un capitano o l’ammiraglio nemico non ti riportano in testa.
loot-strength-no_trump_tie = Tra capitani e ammiraglio non c’è mai parità: uno di loro è sempre stato giocato per ultimo.
loot-strength-never_falls = Finché dura una battaglia, nessuno vi perde forza.

## Rules: capture

loot-capture-when = Si cattura solo all’inizio di un turno, e cattura solo il giocatore o la squadra a cui tocca il controllo.
loot-capture-unattacked = Catturi il mercantile che hai messo in mare al turno scorso, se nel frattempo nessuno l’ha attaccato.
loot-capture-strongest = Catturi un mercantile se, dal tuo turno precedente, la tua flotta lì è rimasta più forte di ogni altra.
loot-capture-trump = Catturi un mercantile se è tuo l’ultimo capitano, o l’ammiraglio, giocato in quella battaglia.
loot-capture-tie = Se le flotte più forti sono pari e non ci sono capitani né ammiraglio, nessuno cattura: la nave e tutte le carte restano lì finché qualcuno non diventa più forte.
loot-capture-tie_owner = In caso di parità il proprietario del mercantile non ha alcun vantaggio.
loot-capture-tie_blocks_all = La parità in testa non regala nulla nemmeno a una terza flotta più debole.
loot-capture-tie_broken = Per vincere una battaglia in parità devi superare gli altri e restare in testa fino al tuo prossimo controllo.
loot-capture-overtaken = Se qualcuno ti supera prima del tuo controllo non prendi nulla; le tue navi restano nella battaglia.
loot-capture-present_state = Basta guardare il tavolo: chi è in testa al proprio controllo lo è dal suo turno precedente.
loot-capture-automatic = Le catture avvengono da sole: non puoi rifiutarle né rimandarle.
    .ruling = Il regolamento non prevede una scelta, perciò le navi le prende il tavolo per te.
loot-capture-all_at_once = Un solo controllo ti dà tutte le navi che hai vinto.
loot-capture-captor_keeps = La nave va a chi la cattura, chiunque l’abbia messa in mare.
loot-capture-pile = I mercantili catturati stanno coperti davanti a chi li ha presi.
loot-capture-discards = Tutte le navi pirata di quella battaglia, con capitani e ammiraglio, di chi vince e di chi perde, finiscono scoperte tra gli scarti.
loot-capture-final = Una nave catturata è al sicuro: non si attacca, non si perde e non si rigioca.
loot-capture-nothing_left = Quando si gioca ognuno per sé, nel momento in cui scegli l’azione non sei mai in testa a una battaglia e non hai mercantili che nessuno ha attaccato: quelli te li ha già dati il controllo.

## Rules: empty deck

loot-empty_deck-play_or_discard = A mazzo finito, la tua azione è giocare una carta o scartarne una.
loot-empty_deck-discard_choice = Puoi scartare anche se avresti qualcosa da giocare.
# $card: name of the merchant.
loot-empty_deck-no_merchant_discard = I mercantili che hai in mano non si scartano mai.
    .refusal = I mercantili non si scartano: metti in mare il { $card } oppure scegli un’altra carta.
loot-empty_deck-other_cards = Navi pirata, capitani e ammiraglio si possono tutti scartare.
loot-empty_deck-merchants_only = Se hai in mano soltanto mercantili, devi metterne in mare uno.
loot-empty_deck-not_before = Finché il mazzo ha carte, dalla mano non si scarta nulla.
    .refusal = Non ancora: puoi scartare solo quando il mazzo è finito.
loot-empty_deck-face_up = Una carta scartata sta a faccia in su sulla pila degli scarti.
loot-empty_deck-from_now_on = Si può scartare dal turno dopo che è stata pescata l’ultima carta.
loot-empty_deck-checks_go_on = A mazzo finito i controlli delle catture continuano come prima.
loot-empty_deck-no_reshuffle = Gli scarti non diventano mai un nuovo mazzo.
loot-empty_deck-always_a_move = Con carte in mano hai sempre una mossa: un mercantile si mette in mare, tutto il resto si scarta.

## Rules: end

loot-end-condition = Quando si gioca ognuno per sé, la partita termina appena il mazzo è finito e qualcuno è rimasto senza carte.
loot-end-not_before_empty = Restare senza carte quando il mazzo ne ha ancora non chiude la partita.
loot-end-pile_alone = Il mazzo finito, da solo, non chiude la partita.
loot-end-discard_counts = Scartare l’ultima carta chiude la partita proprio come giocarla.
loot-end-at_once = L’azione che chiude la partita la chiude subito: il giro non si completa e nessuno gioca più.
    .refusal = La partita è finita: nessuno può più giocare.
loot-end-no_last_check = Dopo la fine non c’è alcun controllo, neppure dove qualcuno è chiaramente in testa.
loot-end-own_check_before = Il controllo che ha aperto l’ultimo turno vale: è venuto prima dell’ultima carta.
loot-end-last_draw = Se qualcuno è senza carte nel momento in cui si pesca l’ultima, la partita finisce subito. A squadre devono essere senza carte entrambi i compagni.
    .ruling = Il regolamento non considera questo caso; altrimenti chi è senza carte avrebbe un turno senza nulla da fare.
loot-end-open_ships = I mercantili ancora in mare finiscono tra gli scarti e non contano per nessuno, né in più né in meno.
loot-end-last_launch = Anche un mercantile messo in mare come ultimissima carta della partita è perso: non conta per nessuno.
loot-end-bound = Nessuna partita è infinita: ha al massimo 156 azioni, meno sei a testa, perché ogni carta si pesca e lascia una mano al massimo una volta.
loot-end-one_deal = Le carte si danno una volta sola: una partita è tutta lì.

## Rules: scoring

loot-scoring-plus = Il tuo totale parte dall’oro di tutte le navi che hai catturato.
loot-scoring-minus = L’oro dei mercantili che hai ancora in mano si toglie dal tuo totale.
loot-scoring-other_cards = Navi pirata, capitani e ammiraglio rimasti in mano non costano nulla.
loot-scoring-negative = Un totale può scendere sotto zero.
loot-scoring-no_bonus = Chiudere la partita non porta alcun premio.
loot-scoring-winner = Vince chi ha il totale più alto.
loot-scoring-tie = Chi è a pari merito in cima condivide la vittoria, anche a squadre: non c’è spareggio.
    .ruling = Il regolamento non prevede spareggi, quindi nessuno finisce secondo.
loot-scoring-hundred = Alla fine, l’oro catturato, quello rimasto in mano e quello perso in mare fanno sempre 100.

## Rules: teams

loot-teams-pairs = Due persone formano una squadra e giocano contro le altre coppie.
loot-teams-seating = I compagni hanno posti vicini.
loot-teams-order = Ciascuno ha i propri turni nel solito giro, perciò i compagni giocano uno subito dopo l’altro.
loot-teams-standard = Tutto ciò che qui non cambia funziona come quando si gioca ognuno per sé.
loot-teams-first_member = Il primo di una squadra è quello il cui compagno gioca subito dopo, chiunque abbia aperto la partita.
    .ruling = Il regolamento non precisa chi sia il «primo»; nel caso inverso, una squadra controllerebbe prima che gli avversari possano rispondere.
loot-teams-starter = Apre la partita il primo di una squadra, quindi dà le carte il secondo di un’altra.
    .ruling = Il regolamento non dice chi apre a squadre; così i compagni giocano uno dopo l’altro fin dall’inizio.
loot-teams-first_checks = Il controllo delle catture lo fa solo il primo della squadra, all’inizio del proprio turno.
loot-teams-second_no_check = Il turno del secondo si apre senza controllo.
loot-teams-check_both = Il controllo riguarda i mercantili e gli attacchi di entrambi i compagni.
loot-teams-since_last_turn = Per le catture, «dal tuo turno precedente» significa dall’ultimo turno della squadra, non importa chi dei due l’abbia giocato.
    .ruling = Il regolamento non lo precisa; la squadra attacca unita, quindi anche i suoi turni contano insieme.
# $color: name of the colour of your team's fleet there. $merchant: name of the merchant.
loot-teams-one_color = Ogni squadra ha un colore per mercantile: quello scelto da uno dei compagni vincola anche l’altro.
    .refusal = La flotta della tua squadra attorno al { $merchant } è di colore { $color }: potete aggiungere solo navi di quel colore.
loot-teams-reinforce_partner = Entrambi i compagni possono aggiungere navi alla flotta comune; i teschi si sommano tutti.
loot-teams-reinforce_lead = Il secondo può rinforzare una battaglia in cui la squadra è già in testa.
loot-teams-attack_own = Una squadra può attaccare un mercantile di uno dei due compagni; il secondo anche quello appena messo in mare.
loot-teams-captain_partner = Il capitano sulla flotta comune può giocarlo l’uno o l’altro compagno.
    .ruling = Il regolamento parla solo di navi giocate da te; ma la flotta di una squadra è di entrambi.
loot-teams-captain_next_turn = Il turno del tuo compagno appena prima del tuo vale come turno precedente: il capitano può seguire subito la sua nave.
    .ruling = Il regolamento non dice di chi dev’essere il turno precedente; per una squadra vale quello dell’uno o dell’altro.
# $side: the other team. $merchant: name of the merchant.
loot-teams-admiral_partner = L’ammiraglio può difendere un mercantile tuo o uno del tuo compagno.
    .refusal = Il { $merchant } è di { $side }; l’ammiraglio difende solo i mercantili messi in mare da te o dal tuo compagno.
# $card: name of the card.
loot-teams-own_hand = Ogni compagno gioca solo dalla propria mano.
    .refusal = Questa carta è nella mano del tuo compagno, non nella tua: { $card }.
loot-teams-no_exchange = I compagni non si passano mai carte.
loot-teams-talk = I compagni possono parlarsi, fare piani e accordarsi in ogni momento.
loot-teams-must_draw = Chi è senza carte mentre il mazzo ne ha ancora gioca come al solito: la sua azione è pescare.
loot-teams-one_out = Se il mazzo è finito e solo uno dei due è senza carte, si continua; chi è senza non fa più azioni.
loot-teams-out_by_last_draw = Anche chi ha la mano vuota quando si pesca l’ultima carta è fuori, e non fa più azioni.
    .ruling = Il regolamento non considera questo caso; senza carte e senza mazzo non resta nulla da fare.
loot-teams-first_out_checks = Il primo di una squadra, anche se è fuori, continua a controllare le catture ogni volta che arriva il suo posto nel giro.
loot-teams-second_out = Il secondo, quando è fuori, viene saltato; il controllo resta al primo.
    .ruling = Qui il regolamento si può leggere in due modi; dato che controllano solo i primi, il controllo non si sposta.
loot-teams-end = La partita termina quando il mazzo è finito ed entrambi i compagni di una squadra sono rimasti senza carte.
loot-teams-end_split = Se chi è fuori appartiene a squadre diverse, la partita continua.
loot-teams-end_last_draw = Se i due compagni di una squadra sono senza carte quando si pesca l’ultima, la partita finisce subito.
    .ruling = Il regolamento non considera questo caso; altrimenti quella squadra non avrebbe più nulla da fare.
loot-teams-common_pile = Una squadra ha una sola pila comune di navi catturate.
    .ruling = Il regolamento non dice in quale pila vadano; tanto il punteggio della squadra è uno solo.
loot-teams-score = Il totale di una squadra è l’oro catturato meno i mercantili rimasti nelle due mani.
loot-teams-winner = Vince la squadra più ricca, e vincono insieme entrambi i compagni.

## Rules: information

loot-information-hand_secret = La tua mano la vedi tu, gli avversari no.
loot-information-pile_hidden = Il mazzo è coperto: nessuno ne conosce l’ordine né può sbirciare.
loot-information-draw_secret = Tutti vedono che peschi; quale carta sia, lo sai solo tu e, a squadre, anche il tuo compagno.
loot-information-sea_public = In mare tutto è scoperto, compreso chi l’ha giocato: mercantili, flotte, capitani e ammiraglio.
loot-information-covered_ships = Le navi sotto un capitano restano note e i loro teschi si contano ancora.
loot-information-trump_order = Tutti vedono in che ordine sono stati giocati capitani e ammiraglio, perché è questo a decidere la battaglia.
loot-information-discards_public = La pila degli scarti è scoperta.
loot-information-discards_browse = Puoi sfogliare tutti gli scarti in qualsiasi momento.
    .ruling = Il regolamento tace; tanto ognuna di queste carte l’hanno vista tutti.
loot-information-captured_face_down = Le navi catturate stanno coperte; gli avversari non possono girarle.
loot-information-captured_known = Le navi catturate non sono un segreto: tutti hanno visto chi ha preso quale, e anche i bot possono ricordarlo.
loot-information-captured_display = Vedi il tuo totale e quante navi hanno gli altri; la cronaca nomina ogni nave catturata. La tua pila puoi sfogliarla.
    .ruling = Il regolamento dice solo di tenerle coperte; la cronaca conserva ciò che tutti hanno visto.
loot-information-counts = Tutti vedono quante carte ci sono nel mazzo e in ogni mano.
    .ruling = Il regolamento tace; da questi numeri dipende la fine della partita.
loot-information-partner_hand = I compagni possono guardarsi le carte in ogni momento: ciò che uno pesca lo vedono entrambi.
loot-information-team_channel = Ciò che i compagni si scrivono nella chat di squadra lo leggono solo loro.
    .ruling = Il regolamento li lascia parlare ma non dice chi ascolta; a voce alta svelerebbero le loro carte.
loot-information-open_talk = Per il resto si può parlare liberamente: ciò che si dice non impegna nessuno, e le carte non si mostrano.
    .ruling = Il regolamento non parla di discorsi tra avversari, chiede solo di non mostrare le carte.
loot-information-spectator = Chi assiste vede tutto ciò che è pubblico, ma nessuna mano.
    .ruling = Il regolamento non prevede spettatori; così nessuno di loro può svelare una mano.
loot-information-never_back = Nessuna carta torna dal tavolo in mano: averne vista una non ti dice mai che cosa tiene un avversario.
loot-information-no_proof = A parte la carta che mostra, un’azione non prova nulla su ciò che resta in una mano.
loot-information-last_hands = A mazzo finito, le carte mai viste sono esattamente le mani nascoste; in due, puoi quindi ricavare la mano dell’avversario.
loot-information-final_count = Alla fine si mostrano le pile catturate e i mercantili rimasti in mano, perché si contano.
loot-information-final_open = Dopo la fine tutte le mani sono scoperte.
    .ruling = Il regolamento tace; i mercantili in mano si mostrano comunque, e il resto è bello da vedere.

## Names of cards
## Pieces, as sentences call them; .short for tight places

loot-piece-blue = blu
loot-piece-green = verde
loot-piece-purple = viola
loot-piece-gold = oro
loot-piece-m2 = mercantile da 2
    .short = mercantile 2
loot-piece-m3 = mercantile da 3
    .short = mercantile 3
loot-piece-m4 = mercantile da 4
    .short = mercantile 4
loot-piece-m5 = mercantile da 5
    .short = mercantile 5
loot-piece-m6 = mercantile da 6
    .short = mercantile 6
loot-piece-m7 = mercantile da 7
    .short = mercantile 7
loot-piece-m8 = mercantile da 8
    .short = mercantile 8
loot-piece-blue_1 = nave pirata blu (1 teschio)
    .short = nave blu 1
loot-piece-blue_2 = nave pirata blu (2 teschi)
    .short = nave blu 2
loot-piece-blue_3 = nave pirata blu (3 teschi)
    .short = nave blu 3
loot-piece-blue_4 = nave pirata blu (4 teschi)
    .short = nave blu 4
loot-piece-green_1 = nave pirata verde (1 teschio)
    .short = nave verde 1
loot-piece-green_2 = nave pirata verde (2 teschi)
    .short = nave verde 2
loot-piece-green_3 = nave pirata verde (3 teschi)
    .short = nave verde 3
loot-piece-green_4 = nave pirata verde (4 teschi)
    .short = nave verde 4
loot-piece-purple_1 = nave pirata viola (1 teschio)
    .short = nave viola 1
loot-piece-purple_2 = nave pirata viola (2 teschi)
    .short = nave viola 2
loot-piece-purple_3 = nave pirata viola (3 teschi)
    .short = nave viola 3
loot-piece-purple_4 = nave pirata viola (4 teschi)
    .short = nave viola 4
loot-piece-gold_1 = nave pirata oro (1 teschio)
    .short = nave oro 1
loot-piece-gold_2 = nave pirata oro (2 teschi)
    .short = nave oro 2
loot-piece-gold_3 = nave pirata oro (3 teschi)
    .short = nave oro 3
loot-piece-gold_4 = nave pirata oro (4 teschi)
    .short = nave oro 4
loot-piece-blue_captain = capitano pirata blu
    .short = capitano blu
loot-piece-green_captain = capitano pirata verde
    .short = capitano verde
loot-piece-purple_captain = capitano pirata viola
    .short = capitano viola
loot-piece-gold_captain = capitano pirata oro
    .short = capitano oro
loot-piece-admiral = ammiraglio
    .short = ammiraglio
loot-card-back = carta coperta

## Actions
## $card, $merchant: names of cards.

loot-action-draw = Pesca una carta
loot-action-launch = Metti in mare: { $card }
loot-action-attack = Attacca il { $merchant } con una { $card }
loot-action-command = Gioca il { $card } nella battaglia per il { $merchant }
loot-action-defend = Difendi il { $merchant } con l’ammiraglio
loot-action-discard = Scarta: { $card }

## Status line
## $player: who is to act.

loot-status-act = Tocca a te: pesca una carta o giocane una.
loot-status-act-draw = Tocca a te: ora non hai carte da giocare, quindi pescane una.
loot-status-act-empty = Tocca a te: il mazzo è finito, gioca una carta o scartane una.
loot-status-wait = Ora gioca { $player }.
loot-status-over = La partita è finita.

## Log
## The variables are the fields of the events; seats and pieces come in words.

loot-event-dealt =
    { $dealer } dà { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } a testa; comincia { $starter }.
loot-event-drew-unseen = { $seat } pesca una carta.
# Only for those who may see the card.
loot-event-drew = { $seat } pesca una carta: { $card }.
loot-event-launched = { $seat } mette in mare un { $card }.
loot-event-attacked = { $seat } attacca il { $merchant } di { $owner } con una { $card }.
loot-event-commanded = { $seat } gioca il { $card } nella battaglia per il { $merchant } di { $owner }.
loot-event-defended = { $seat } difende il { $merchant } con l’ammiraglio.
loot-event-discarded = { $seat } scarta una carta: { $card }.
loot-event-captured =
    Il { $merchant } va a { $side }: { $gold ->
        [one] { $gold } moneta d’oro
       *[other] { $gold } monete d’oro
    }; { $discarded_count ->
        [0] nessuna carta scartata
        [one] { $discarded_count } carta scartata
       *[other] { $discarded_count } carte scartate
    }.
loot-event-skipped = { $seat } non ha più carte e salta il turno.
loot-event-pile_empty = Il mazzo è finito: non si pesca più.
loot-event-ended =
    { $reason ->
        [last_draw] { $seat } ha pescato l’ultima carta mentre un altro giocatore o un’altra squadra non ne ha: la partita è finita.
       *[out_of_cards] { $seat } non ha più carte: la partita è finita.
    }
loot-event-lost = Ancora in mare e perso per tutti: { $merchant }.
# $captured, $held, $total (numbers): gold; $total may be negative.
loot-event-scored = { $side }: oro catturato { $captured }, meno { $held } in mano = { $total }.

## Outcome

loot-outcome-out_of_cards = Il mazzo era finito e un giocatore o una squadra non aveva più carte.
loot-outcome-last_draw = L’ultima carta è stata pescata quando un giocatore o una squadra non ne aveva.

## Why a move is good (hints and coach)

loot-reason-lead =
    Ti porta in testa nella battaglia per il { $merchant }, con { $skulls ->
        [one] { $skulls } teschio
       *[other] { $skulls } teschi
    } di vantaggio.
loot-reason-hold =
    Nella battaglia per il { $merchant } la tua squadra è già in testa; così ha { $skulls ->
        [one] { $skulls } teschio
       *[other] { $skulls } teschi
    } di vantaggio.
loot-reason-spare = Nella battaglia per il { $merchant } la tua squadra ha già l’ultima parola: per ora i teschi non cambiano nulla.
loot-reason-level = Ti porta in parità nella battaglia per il { $merchant }: per ora non lo prende nessuno.
loot-reason-foothold = Manda una nave nella battaglia per il { $merchant }: potrà accogliere un capitano.
loot-reason-trump = Ti dà l’ultima parola sul { $merchant }: può riprenderlo solo un capitano, o l’ammiraglio, giocato più tardi.
loot-reason-launch = Un { $merchant } in mare può arrivare in porto incolume e fa uscire i pirati dalle mani degli altri.
loot-reason-launch_late = La fine è vicina: se il { $merchant } ti resta in mano, ti costa il suo oro.
loot-reason-draw = Una carta in più in mano; il mare resta com’è.
loot-reason-discard = Una carta in meno in mano; il mare resta com’è.
loot-reason-outpost = Una nave in più nella battaglia per il { $merchant }; per ora non basta per essere in testa.

## Labels at the table

loot-label-pile = Mazzo
loot-label-discards = Scarti
loot-label-sea = In mare
loot-label-hand = Mano
loot-label-captured = Catture
loot-panel-ships =
    { $count ->
        [one] { $count } nave catturata
       *[other] { $count } navi catturate
    }
# $count (number).
loot-label-gold =
    { $count ->
        [one] { $count } moneta d’oro
       *[other] { $count } monete d’oro
    }
# $side: the player or team that would take the ship.
loot-label-leads = Ora andrebbe a { $side }
loot-label-tied = Parità: non lo prende nessuno
loot-label-unattacked = Non ancora attaccato
loot-option-teams = Squadre
    .help = I compagni siedono vicini, si vedono le carte e contano l’oro insieme. Solo in quattro si può scegliere; in sei e in otto si gioca sempre a squadre.
loot-option-teams-on = Squadre di due
loot-option-teams-off = Ognuno per sé

## Player aid

loot-aid-1 = Prima arrivano da sole le navi che hai vinto. Poi fai un’azione.
loot-aid-2 = Pescare: prendi la prima carta del mazzo. Il turno finisce.
loot-aid-3 = Mettere in mare: fai partire un mercantile. Se nessuno lo attacca fino al tuo prossimo turno, è tuo.
loot-aid-4 = Attaccare: metti una nave pirata vicino a un mercantile. Lì hai un colore solo, diverso da quello di tutti gli altri.
loot-aid-5 = Capitano: va su una tua nave del suo colore che è già lì. Batte tutti i teschi.
loot-aid-6 = Ammiraglio: va su un mercantile tuo o del tuo compagno. Non ha bisogno di navi, batte tutti i teschi.
loot-aid-7 = In testa: l’ultimo capitano o ammiraglio giocato; altrimenti chi ha più teschi. In parità la nave resta in mare.
loot-aid-8 = Mazzo finito: gioca una carta oppure scartane una; i mercantili non si scartano mai. Quando qualcuno (a squadre: entrambi i compagni) resta senza carte, la partita è finita. I mercantili in mano si sottraggono.

## Tutorial

loot-tutorial-1 = Ti diamo il benvenuto a bordo! Il tuo scopo è l’oro: viaggia sui mercantili, e vince chi ne cattura di più.
loot-tutorial-2 = Questa è la tua mano. A ogni turno fai una cosa sola: peschi una carta o ne giochi una.
loot-tutorial-3 = Metti in mare un mercantile. Se nessuno lo attacca prima del tuo prossimo turno, il suo oro è tuo. I piccoli spesso la passano liscia.
loot-tutorial-4 = Ora attacca: metti una nave pirata vicino a un mercantile avversario. I teschi sono la sua forza; in quella battaglia il tuo colore è solo tuo.
loot-tutorial-5 = Se all’inizio del tuo turno hai più teschi di ogni altra flotta, catturi la nave. In parità resta lì: aggiungi un’altra nave dello stesso colore.
loot-tutorial-6 = Un capitano supera tutti i teschi. Mettilo su una nave del suo colore che hai giocato in un turno passato.
loot-tutorial-7 = L’ammiraglio è altrettanto forte, protegge solo i tuoi mercantili e non ha bisogno di navi. Tra capitani e ammiraglio conta chi è stato giocato per ultimo.
loot-tutorial-8 = Quando il mazzo è finito e qualcuno resta senza carte, si chiude. Fai partire i tuoi mercantili in tempo: quelli in mano ti costano il loro oro. Buona caccia!

### The web table
## Web table: names on cards, the sea in words, the account

loot-card-merchant = Mercantile
loot-card-pirate = Nave pirata
loot-card-captain = Capitano
loot-card-admiral = Ammiraglio
loot-sea-empty = Il mare è calmo. Chi fa salpare un mercantile?
loot-discards-empty = Ancora nessuno scarto.
loot-label-dealer = Mazziere
    .short = M
# $merchant: name of the merchant. $owner: who launched it.
loot-battle-title = { $owner }: { $merchant }
# $player, $card: who played which captain or admiral.
loot-battle-trump = { $player } ha giocato: { $card }
loot-step-captured = catturate
loot-step-held = rimaste in mano
loot-stat-captures = Più navi catturate
loot-stat-biggest = Nave più ricca
loot-stat-stolen = Più navi tolte agli altri
loot-stat-lost = Oro perso in mare
# $side: whose fleet it is. $color: name of its colour. $ships, $skulls (numbers).
loot-battle-fleet =
    { $side }: flotta { $color }, { $ships ->
        [one] { $ships } nave
       *[other] { $ships } navi
    }, { $skulls ->
        [one] { $skulls } teschio
       *[other] { $skulls } teschi
    }

## Results shown on a card
loot-shown-captured = { $side }: catturato il { $merchant }
loot-shown-fleet =
    { $skulls ->
        [one] { $side }: un teschio
       *[other] { $side }: { $skulls } teschi
    }
loot-shown-trump = Conta l’ultimo: { $card }.
loot-shown-unattacked = Nessuno l’ha attaccato.
loot-shown-gold = { $side }: oro +{ $gold }
