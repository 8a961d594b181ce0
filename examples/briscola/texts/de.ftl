### Briscola

## Das Spiel

briscola-name = Briscola
briscola-weight = leicht
briscola-tagline = Drei Karten auf der Hand, eine Farbe über den anderen, und niemand muss bedienen.
briscola-about = Ein überliefertes italienisches Kartenspiel für zwei, drei oder vier Personen; eine Partie dauert etwa zehn Minuten. Du legst eine Karte, dann die anderen; die beste nimmt alle mit. Keine Farbe muss bedient werden, und so fragt jeder Stich dasselbe: Ist das, was da liegt, eine gute Karte wert?

## Kapitel

briscola-chapter-setup = Vorbereitung
briscola-chapter-trick = Ein Stich
briscola-chapter-draw = Nachziehen
briscola-chapter-end = Ende der Partie
briscola-chapter-pairs = Zwei gegen zwei
briscola-chapter-information = Wer was weiß

## Regeln: Vorbereitung

# $seats (number): seats at the table.
briscola-setup-players = Zu zweit, zu dritt oder zu viert kann gespielt werden.
    .refusal = Briscola spielt man zu zweit, zu dritt oder zu viert; Plätze an diesem Tisch: { $seats }.
# $seats (number): seats at the table.
briscola-setup-pairs = Zu viert spielt man zwei gegen zwei oder jeder für sich; zu zweit und zu dritt spielt jeder für sich.
    .refusal = Zwei gegen zwei geht nur zu viert; Plätze an diesem Tisch: { $seats }.
briscola-setup-deck = Das Blatt hat vierzig Karten: Münzen, Kelche, Schwerter und Stäbe, jeweils mit Ass, Zwei bis Sieben, Bube, Reiter und König.
briscola-setup-points = Das Ass zählt 11, die Drei 10, der König 4, der Reiter 3, der Bube 2, alles andere nichts: zusammen 120 Punkte.
briscola-setup-three = Zu dritt bleibt die Münz-Zwei weg, damit alle gleich viele Karten bekommen.
briscola-setup-shuffle = Alle Karten werden zusammen gemischt.
briscola-setup-deal = Alle bekommen drei Karten.
briscola-setup-trump = Die nächste Karte wird aufgedeckt: Ihre Farbe ist für die ganze Partie Trumpf.
briscola-setup-stock = Die übrigen Karten sind der Talon. Sie liegen verdeckt auf der aufgedeckten Karte, die die letzte von ihnen ist.
briscola-setup-dealer = Wer gibt, bestimmt das Los.
    .ruling = Der Brauch kennt viele Arten; das Los ist gerecht zu allen.
briscola-setup-starter = Wer nach dem Geber sitzt, spielt zum ersten Stich aus.
    .ruling = In Italien spielt als Nächster, wer rechts sitzt; an diesem Tisch geht es so, wie die Plätze gezeigt werden.

## Regeln: Stich

# $player: whose turn it is.
briscola-trick-turn = Reihum, angefangen bei dem, der ausspielt, legen alle eine Karte.
    .refusal = Jetzt ist { $player } an der Reihe, nicht du.
briscola-trick-one_card = Ein Stich besteht aus einer offenen Karte von jedem.
briscola-trick-any_card = Du darfst jede Karte deiner Hand legen: Niemand muss bedienen, stechen oder Trumpf spielen.
briscola-trick-no_pass = Gepasst wird nicht.
    .refusal = Du kannst nicht passen: Leg eine deiner Karten.
# $card: name of the card.
briscola-trick-own_hand = Du legst nur Karten der eigenen Hand.
    .refusal = Diese Karte hast du nicht auf der Hand: { $card }.
briscola-trick-trump_wins = Liegt Trumpf im Stich, so nimmt ihn der stärkste Trumpf.
briscola-trick-suit_wins = Ohne Trumpf nimmt ihn die stärkste Karte der ausgespielten Farbe.
briscola-trick-other_suit = Eine Karte anderer Farbe, die kein Trumpf ist, nimmt nie einen Stich, wie stark sie auch ist.
briscola-trick-order = Von der stärksten an geht eine Farbe so: Ass, Drei, König, Reiter, Bube, Sieben, Sechs, Fünf, Vier, Zwei.
briscola-trick-taken = Wer einen Stich nimmt, legt seine Karten verdeckt auf einen Haufen.
briscola-trick-leads = Wer den Stich genommen hat, spielt zum nächsten aus.

## Regeln: Nachziehen

briscola-draw-after = Nach jedem Stich ziehen alle eine Karte, solange der Talon reicht.
briscola-draw-order = Zuerst zieht, wer den Stich genommen hat, dann die anderen reihum.
briscola-draw-trump_last = Die aufgedeckte Karte wird als letzte gezogen, vor aller Augen.
briscola-draw-no_more = Ist der Talon aufgebraucht, werden die Handkarten ohne Nachziehen gespielt.

## Regeln: Ende

briscola-end-last_trick = Die Partie endet, wenn alle Karten gespielt sind.
briscola-end-over = Nach dem letzten Stich spielt niemand mehr.
    .refusal = Die Partie ist vorbei: Niemand spielt mehr.
briscola-end-points = Alle zählen die Punkte der Karten im eigenen Haufen; wie viele Stiche es waren, ist gleich.
briscola-end-winner = Wer die meisten Punkte hat, gewinnt; bei zwei Seiten genügen 61.
briscola-end-tie = Wer gleich viele Punkte hat, teilt sich den Platz: 60 zu 60 ist unentschieden.
    .ruling = Manche spielen weiter, bis jemand vorn liegt; hier bleibt es dabei.
briscola-end-one_deal = Einmal geben ist eine ganze Partie.
    .ruling = Der Brauch spielt mehrere und zählt, wer öfter gewinnt; dafür spielt man noch einmal.

## Regeln: Paare

briscola-pairs-seating = Partner sitzen einander gegenüber, sodass die Paare abwechselnd legen.
briscola-pairs-pile = Was Partner nehmen, kommt auf einen Haufen und zählt zusammen.
briscola-pairs-silence = Partner sehen einander nicht in die Karten.
    .ruling = Mancherorts geben Partner Zeichen oder zeigen die letzten Karten; hier bleibt jeder bei der eigenen Hand.

## Regeln: Wissen

briscola-information-hand_secret = Du siehst nur die eigenen Karten.
briscola-information-stock_hidden = Niemand kennt die Karten des Talons oder ihre Reihenfolge, außer der aufgedeckten.
briscola-information-trump_open = Die aufgedeckte Karte sehen alle, solange sie da liegt.
briscola-information-trump_known = Wer die aufgedeckte Karte gezogen hat, wissen alle, bis sie gespielt wird.
briscola-information-last_trick = Den vorigen Stich darf man noch ansehen, bis zum nächsten ausgespielt ist; ältere nicht.
briscola-information-taken_known = Alle sehen, wie viele Punkte jede Seite genommen hat.
    .ruling = In die Haufen sieht man nicht, aber alle haben jeden Stich gesehen; der Tisch zählt für dich.
briscola-information-counts = Alle sehen, wie viele Karten Talon, Hände und Haufen haben.
    .ruling = An einem echten Tisch zählte man sie mit den Augen.
briscola-information-spectator = Wer nur zusieht, sieht keine Hand.
    .ruling = Der Brauch lässt über die Schulter blicken; hier könnte man es weitersagen.

## Namen der Karten

briscola-piece-coins = Münzen
briscola-piece-cups = Kelche
briscola-piece-swords = Schwerter
briscola-piece-clubs = Stäbe
briscola-piece-two_of_coins = Münz-Zwei
briscola-piece-four_of_coins = Münz-Vier
briscola-piece-five_of_coins = Münz-Fünf
briscola-piece-six_of_coins = Münz-Sechs
briscola-piece-seven_of_coins = Münz-Sieben
briscola-piece-jack_of_coins = Münz-Bube
briscola-piece-knight_of_coins = Münz-Reiter
briscola-piece-king_of_coins = Münz-König
briscola-piece-three_of_coins = Münz-Drei
briscola-piece-ace_of_coins = Münz-Ass
briscola-piece-two_of_cups = Kelch-Zwei
briscola-piece-four_of_cups = Kelch-Vier
briscola-piece-five_of_cups = Kelch-Fünf
briscola-piece-six_of_cups = Kelch-Sechs
briscola-piece-seven_of_cups = Kelch-Sieben
briscola-piece-jack_of_cups = Kelch-Bube
briscola-piece-knight_of_cups = Kelch-Reiter
briscola-piece-king_of_cups = Kelch-König
briscola-piece-three_of_cups = Kelch-Drei
briscola-piece-ace_of_cups = Kelch-Ass
briscola-piece-two_of_swords = Schwert-Zwei
briscola-piece-four_of_swords = Schwert-Vier
briscola-piece-five_of_swords = Schwert-Fünf
briscola-piece-six_of_swords = Schwert-Sechs
briscola-piece-seven_of_swords = Schwert-Sieben
briscola-piece-jack_of_swords = Schwert-Bube
briscola-piece-knight_of_swords = Schwert-Reiter
briscola-piece-king_of_swords = Schwert-König
briscola-piece-three_of_swords = Schwert-Drei
briscola-piece-ace_of_swords = Schwert-Ass
briscola-piece-two_of_clubs = Stab-Zwei
briscola-piece-four_of_clubs = Stab-Vier
briscola-piece-five_of_clubs = Stab-Fünf
briscola-piece-six_of_clubs = Stab-Sechs
briscola-piece-seven_of_clubs = Stab-Sieben
briscola-piece-jack_of_clubs = Stab-Bube
briscola-piece-knight_of_clubs = Stab-Reiter
briscola-piece-king_of_clubs = Stab-König
briscola-piece-three_of_clubs = Stab-Drei
briscola-piece-ace_of_clubs = Stab-Ass

## Aktionen

# $card: name of the card.
briscola-action-play = { $card } spielen

## Statuszeile

briscola-status-lead = Du bist dran: Spiel eine Karte aus.
briscola-status-follow = Du bist dran: Leg irgendeine Karte.
# $player: who is to act.
briscola-status-wait = { $player } ist an der Reihe.
briscola-status-over = Die Partie ist vorbei.

## Verlauf

briscola-event-removed = Zu dritt bleibt weg: { $card }.
briscola-event-dealt =
    { $dealer } gibt allen { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } und deckt eine auf: { $trump }. { $starter } spielt aus.
briscola-event-played = { $seat } spielt: { $card }.
briscola-event-took =
    { $seat } nimmt den Stich: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
briscola-event-drew-unseen = { $seat } zieht eine Karte.
# Only for who drew it.
briscola-event-drew = { $seat } zieht eine Karte: { $card }.
briscola-event-took_trump = { $seat } zieht die aufgedeckte Karte: { $card }.
briscola-event-ended = { $seat } hat den letzten Stich genommen: Die Partie ist vorbei.
briscola-event-scored =
    { $side }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } in { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.

## Ausgang

briscola-outcome-all_played = Alle Karten wurden gespielt.

## Warum ein Zug gut ist

# $card: name of the card; $points (number): what the trick would count.
briscola-reason-lead = Zum Ausspielen kostet sie am wenigsten: { $card }.
briscola-reason-take =
    Nimmt den Stich bis jetzt, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, ohne Trumpf: { $card }.
briscola-reason-trump =
    Nimmt den Stich bis jetzt, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, mit Trumpf: { $card }.
# $player: your partner.
briscola-reason-feed = { $player } nimmt den Stich, wie er liegt, die Punkte bleiben bei euch: { $card }.
briscola-reason-cheap = Was da liegt, ist nicht mehr wert; so verschenkst du wenig: { $card }.

## Beschriftungen am Tisch

briscola-label-stock = Talon
briscola-label-trump = Trumpf
briscola-label-trick = Der Stich
briscola-label-hand = Hand
briscola-label-taken = Genommene Karten
# $count (number).
briscola-label-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
briscola-label-winner = nimmt ihn bis jetzt
briscola-label-dealer = Hat gegeben
    .short = G
briscola-label-back = verdeckte Karte
# $card: name of the card. $player: whose hand it is in.
briscola-label-shown = Bekannte Karte auf der Hand von { $player }: { $card }
briscola-label-empty = Auf dem Tisch liegt nichts. { $player } spielt aus.
briscola-option-pairs = Partner
    .help = Zu viert kann man zwei gegen zwei spielen: Partner sitzen einander gegenüber und zählen zusammen.
briscola-option-pairs-on = Zwei gegen zwei
briscola-option-pairs-off = Jeder für sich

## Spielhilfe

briscola-aid-1 = Leg eine Karte; niemand muss bedienen.
briscola-aid-2 = Der stärkste Trumpf nimmt den Stich; ohne Trumpf die stärkste Karte der ausgespielten Farbe.
briscola-aid-3 = Stärke: Ass, Drei, König, Reiter, Bube, dann Sieben bis Zwei.
briscola-aid-4 = Punkte: Ass 11, Drei 10, König 4, Reiter 3, Bube 2.
briscola-aid-5 = Nach dem Stich ziehen alle, zuerst wer ihn genommen hat; die aufgedeckte Karte kommt zuletzt.
briscola-aid-6 = Wer die meisten der 120 Punkte nimmt, gewinnt.

## Einführung

briscola-tutorial-1 = Du hast drei Karten, und neben dem Talon liegt eine offen: Ihre Farbe ist Trumpf.
briscola-tutorial-2 = Wer ausspielt, legt eine Karte; dann legen alle eine, von beliebiger Farbe.
briscola-tutorial-3 = Der stärkste Trumpf nimmt den Stich. Ohne Trumpf die stärkste Karte der ausgespielten Farbe.
briscola-tutorial-4 = Asse und Dreien zählen am meisten und sind am stärksten. Gib einen kleinen Trumpf her, um eine zu nehmen, und spiel deine nicht aus: Die anderen würden sie holen.
briscola-tutorial-5 = Nach jedem Stich ziehst du nach. Die aufgedeckte Karte kommt zuletzt; dann werden die letzten drei Karten gespielt.
briscola-tutorial-6 = Von 120 Punkten genügen zu zweit 61. Viel Vergnügen!

## Die Abrechnung

briscola-step-taken = genommene Punkte
briscola-stat-best = Reichster Stich
briscola-stat-tricks = Die meisten Stiche
