### Briscola

## Il gioco

briscola-name = Briscola
briscola-weight = facile
briscola-tagline = Tre carte in mano, un seme sopra gli altri, e nessuno è obbligato a rispondere.
briscola-about = Un gioco di carte tradizionale italiano per due, tre o quattro giocatori; una partita dura circa dieci minuti. Giochi una carta, poi la giocano gli altri; la migliore se le prende tutte. Non c’è obbligo di seme, e così ogni presa fa la stessa domanda: quello che c’è in tavola vale una buona carta?

## Capitoli

briscola-chapter-setup = Preparazione
briscola-chapter-trick = La presa
briscola-chapter-draw = Pescare
briscola-chapter-end = Fine della partita
briscola-chapter-pairs = Due contro due
briscola-chapter-information = Chi sa che cosa

## Regole: preparazione

# $seats (number): seats at the table.
briscola-setup-players = Si gioca in due, in tre o in quattro.
    .refusal = A briscola si gioca in due, in tre o in quattro; posti a questo tavolo: { $seats }.
# $seats (number): seats at the table.
briscola-setup-pairs = In quattro si può giocare due contro due o ciascuno per sé; in due e in tre si gioca ciascuno per sé.
    .refusal = Per giocare due contro due bisogna essere in quattro; posti a questo tavolo: { $seats }.
briscola-setup-deck = Il mazzo ha quaranta carte: denari, coppe, spade e bastoni, ciascuno con asso, dal due al sette, fante, cavallo e re.
briscola-setup-points = L’asso vale 11, il tre 10, il re 4, il cavallo 3, il fante 2, le altre niente: 120 punti in tutto.
briscola-setup-three = In tre si toglie il due di denari, così tutti hanno lo stesso numero di carte.
briscola-setup-shuffle = Tutte le carte si mescolano insieme.
briscola-setup-deal = Ognuno riceve tre carte.
briscola-setup-trump = La carta seguente si scopre: il suo seme è briscola per tutta la partita.
briscola-setup-stock = Le carte rimaste sono il mazzo. Stanno coperte sopra la carta scoperta, che è l’ultima.
briscola-setup-dealer = Chi fa le carte lo decide la sorte.
    .ruling = L’usanza conosce molti modi; la sorte è giusta con tutti.
briscola-setup-starter = Chi viene dopo chi ha fatto le carte apre la prima presa.
    .ruling = In Italia si gira verso destra; a questo tavolo si gira come sono disposti i posti.

## Regole: presa

# $player: whose turn it is.
briscola-trick-turn = Uno dopo l’altro, a cominciare da chi apre, tutti giocano una carta.
    .refusal = Adesso tocca a { $player }, non a te.
briscola-trick-one_card = Una presa è fatta di una carta scoperta di ciascuno.
briscola-trick-any_card = Puoi giocare qualunque carta della tua mano: nessuno è obbligato a rispondere al seme, a superare o a giocare briscola.
briscola-trick-no_pass = Non si passa.
    .refusal = Non puoi passare: gioca una delle tue carte.
# $card: name of the card.
briscola-trick-own_hand = Si giocano solo le carte della propria mano.
    .refusal = Questa carta non è nella tua mano: { $card }.
briscola-trick-trump_wins = Se in tavola c’è briscola, vince la briscola più alta.
briscola-trick-suit_wins = Senza briscola, vince la carta più alta del seme d’apertura.
briscola-trick-other_suit = Una carta di un altro seme che non è briscola non vince mai la presa, per alta che sia.
briscola-trick-order = Dalla più alta, un seme va così: asso, tre, re, cavallo, fante, sette, sei, cinque, quattro, due.
briscola-trick-taken = Chi vince la presa mette le carte coperte nel proprio mucchio.
briscola-trick-leads = Chi ha vinto la presa apre la seguente.

## Regole: pescare

briscola-draw-after = Dopo ogni presa tutti pescano una carta, finché c’è il mazzo.
briscola-draw-order = Pesca per primo chi ha vinto la presa, poi gli altri nell’ordine.
briscola-draw-trump_last = La carta scoperta si pesca per ultima, sotto gli occhi di tutti.
briscola-draw-no_more = Finito il mazzo, si giocano le carte in mano senza pescare.

## Regole: fine

briscola-end-last_trick = La partita finisce quando tutte le carte sono giocate.
briscola-end-over = Dopo l’ultima presa nessuno gioca più.
    .refusal = La partita è finita: nessuno gioca più.
briscola-end-points = Ognuno conta i punti delle carte del proprio mucchio; quante prese siano non importa.
briscola-end-winner = Vince chi ha più punti; fra due parti bastano 61.
briscola-end-tie = Chi ha gli stessi punti divide il posto: 60 a 60 è patta.
    .ruling = C’è chi continua finché uno non è in vantaggio; qui la patta resta.
briscola-end-one_deal = Una mano è una partita intera.
    .ruling = L’usanza ne gioca diverse e conta chi ne vince di più; per questo basta giocare ancora.

## Regole: coppie

briscola-pairs-seating = I compagni siedono uno di fronte all’altro, così le coppie giocano alternate.
briscola-pairs-pile = Ciò che i compagni prendono va in un solo mucchio e si conta insieme.
briscola-pairs-silence = I compagni non si vedono le carte.
    .ruling = In certi posti i compagni si fanno cenni o si mostrano le ultime carte; qui ognuno resta alla propria mano.

## Regole: informazioni

briscola-information-hand_secret = Vedi soltanto le tue carte.
briscola-information-stock_hidden = Nessuno conosce le carte del mazzo né il loro ordine, tranne la carta scoperta.
briscola-information-trump_open = La carta scoperta la vedono tutti, finché sta lì.
briscola-information-trump_known = Chi ha pescato la carta scoperta lo sanno tutti, finché non viene giocata.
briscola-information-last_trick = La presa precedente si può ancora guardare finché non si apre la seguente; le altre no.
briscola-information-taken_known = Tutti vedono quanti punti ha preso ciascuna parte.
    .ruling = Nei mucchi non si guarda, ma tutti hanno visto ogni presa; il tavolo conta per te.
briscola-information-counts = Tutti vedono quante carte hanno il mazzo, le mani e i mucchi.
    .ruling = A un tavolo vero si contano a occhio.
briscola-information-spectator = Chi guarda soltanto non vede nessuna mano.
    .ruling = L’usanza lascia guardare da dietro le spalle; qui si potrebbe suggerire.

## Nomi delle carte

briscola-piece-coins = denari
briscola-piece-cups = coppe
briscola-piece-swords = spade
briscola-piece-clubs = bastoni
briscola-piece-two_of_coins = due di denari
briscola-piece-four_of_coins = quattro di denari
briscola-piece-five_of_coins = cinque di denari
briscola-piece-six_of_coins = sei di denari
briscola-piece-seven_of_coins = sette di denari
briscola-piece-jack_of_coins = fante di denari
briscola-piece-knight_of_coins = cavallo di denari
briscola-piece-king_of_coins = re di denari
briscola-piece-three_of_coins = tre di denari
briscola-piece-ace_of_coins = asso di denari
briscola-piece-two_of_cups = due di coppe
briscola-piece-four_of_cups = quattro di coppe
briscola-piece-five_of_cups = cinque di coppe
briscola-piece-six_of_cups = sei di coppe
briscola-piece-seven_of_cups = sette di coppe
briscola-piece-jack_of_cups = fante di coppe
briscola-piece-knight_of_cups = cavallo di coppe
briscola-piece-king_of_cups = re di coppe
briscola-piece-three_of_cups = tre di coppe
briscola-piece-ace_of_cups = asso di coppe
briscola-piece-two_of_swords = due di spade
briscola-piece-four_of_swords = quattro di spade
briscola-piece-five_of_swords = cinque di spade
briscola-piece-six_of_swords = sei di spade
briscola-piece-seven_of_swords = sette di spade
briscola-piece-jack_of_swords = fante di spade
briscola-piece-knight_of_swords = cavallo di spade
briscola-piece-king_of_swords = re di spade
briscola-piece-three_of_swords = tre di spade
briscola-piece-ace_of_swords = asso di spade
briscola-piece-two_of_clubs = due di bastoni
briscola-piece-four_of_clubs = quattro di bastoni
briscola-piece-five_of_clubs = cinque di bastoni
briscola-piece-six_of_clubs = sei di bastoni
briscola-piece-seven_of_clubs = sette di bastoni
briscola-piece-jack_of_clubs = fante di bastoni
briscola-piece-knight_of_clubs = cavallo di bastoni
briscola-piece-king_of_clubs = re di bastoni
briscola-piece-three_of_clubs = tre di bastoni
briscola-piece-ace_of_clubs = asso di bastoni

## Azioni

# $card: name of the card.
briscola-action-play = Gioca: { $card }

## Riga di stato

briscola-status-lead = Tocca a te: apri con una carta.
briscola-status-follow = Tocca a te: gioca una carta qualunque.
# $player: who is to act.
briscola-status-wait = Tocca a { $player }.
briscola-status-over = La partita è finita.

## Cronaca

briscola-event-removed = Tolta perché si gioca in tre: { $card }.
briscola-event-dealt =
    { $dealer } dà { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    } a ciascuno e ne scopre una: { $trump }. Apre { $starter }.
briscola-event-played = { $seat } gioca: { $card }.
briscola-event-took =
    { $seat } vince la presa: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
briscola-event-drew-unseen = { $seat } pesca una carta.
# Only for who drew it.
briscola-event-drew = { $seat } pesca una carta: { $card }.
briscola-event-took_trump = { $seat } pesca la carta scoperta: { $card }.
briscola-event-ended = { $seat } ha vinto l’ultima presa: la partita è finita.
briscola-event-scored =
    { $side }: { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } in { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }.

## Esito

briscola-outcome-all_played = Tutte le carte sono state giocate.

## Perché una mossa è buona

# $card: name of the card; $points (number): what the trick would count.
briscola-reason-lead = È quella che costa meno mostrare per prima: { $card }.
briscola-reason-take =
    Per ora vince la presa, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, senza briscola: { $card }.
briscola-reason-trump =
    Per ora vince la presa, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, con una briscola: { $card }.
# $player: your partner.
briscola-reason-feed = La presa per ora è di { $player }, i punti restano a voi: { $card }.
briscola-reason-cheap = Quello che c’è in tavola non vale di più; così regali poco: { $card }.

## Scritte al tavolo

briscola-label-stock = Mazzo
briscola-label-trump = Briscola
briscola-label-trick = La presa
briscola-label-hand = Mano
briscola-label-taken = Carte prese
# $count (number).
briscola-label-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
briscola-label-winner = per ora vince
briscola-label-dealer = Ha fatto le carte
    .short = M
briscola-label-back = carta coperta
# $card: name of the card. $player: whose hand it is in.
briscola-label-shown = Carta nota nella mano di { $player }: { $card }
briscola-label-empty = In tavola non c’è niente. Apre { $player }.
briscola-option-pairs = Compagni
    .help = In quattro si può giocare due contro due: i compagni siedono uno di fronte all’altro e contano insieme.
briscola-option-pairs-on = Due contro due
briscola-option-pairs-off = Ciascuno per sé

## Promemoria

briscola-aid-1 = Gioca una carta; nessuno è obbligato a rispondere al seme.
briscola-aid-2 = Vince la briscola più alta; senza briscola, la carta più alta del seme d’apertura.
briscola-aid-3 = Forza: asso, tre, re, cavallo, fante, poi dal sette al due.
briscola-aid-4 = Punti: asso 11, tre 10, re 4, cavallo 3, fante 2.
briscola-aid-5 = Dopo la presa tutti pescano, prima chi l’ha vinta; la carta scoperta è l’ultima.
briscola-aid-6 = Vince chi prende più punti; in tutto sono 120.

## Guida

briscola-tutorial-1 = Hai tre carte, e accanto al mazzo una carta è scoperta: il suo seme è briscola.
briscola-tutorial-2 = Chi apre gioca una carta; poi tutti ne giocano una, di qualunque seme.
briscola-tutorial-3 = La briscola più alta vince la presa. Senza briscola, la carta più alta del seme d’apertura.
briscola-tutorial-4 = Assi e tre valgono di più e sono i più forti. Spendi una briscola bassa per prenderne uno, e non aprire con i tuoi: li prenderebbero gli altri.
briscola-tutorial-5 = Dopo ogni presa peschi di nuovo. La carta scoperta è l’ultima; poi si giocano le ultime tre carte.
briscola-tutorial-6 = Di 120 punti, in due ne bastano 61. Buon divertimento!

## Il conto

briscola-step-taken = punti presi
briscola-stat-best = Presa più ricca
briscola-stat-tricks = Più prese
