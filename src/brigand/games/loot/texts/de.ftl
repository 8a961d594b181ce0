### Loot

## The game

loot-name = Loot
loot-weight = leicht
loot-tagline = Schick deine Handelsschiffe los, plündere die der anderen und behalte stets die Kapitäne im Auge.
loot-about = Ein flottes Kartenspiel um Kaperfahrten und gute Nerven für zwei bis acht; eine Partie dauert etwa 20 Minuten. In jedem Zug tust du genau eine Sache: eine Karte ziehen, ein Handelsschiff auslaufen lassen oder eine Karte in ein Gefecht werfen. Totenköpfe entscheiden, bis ein Kapitän oder der Admiral auftaucht, und jedes Handelsschiff, das du am Ende noch auf der Hand hast, kostet dich sein Gold.

## Chapters

loot-chapter-setup = Vorbereitung
loot-chapter-turn = Dein Zug
loot-chapter-draw = Eine Karte ziehen
loot-chapter-merchant = Ein Handelsschiff auslaufen lassen
loot-chapter-attack = Mit Piratenschiffen angreifen
loot-chapter-captain = Die Kapitäne
loot-chapter-admiral = Der Admiral
loot-chapter-strength = Wer in einem Gefecht führt
loot-chapter-capture = Handelsschiffe erbeuten
loot-chapter-empty_deck = Wenn der Nachziehstapel leer ist
loot-chapter-end = Ende der Partie
loot-chapter-scoring = Das Gold zählen
loot-chapter-teams = Im Team spielen
loot-chapter-information = Wer was weiß

## Rules: setup
## Every rule of the game has one message. .ruling says why this table decides so where the rulebook is silent;
## .refusal is spoken to the player whose action breaks the rule.

# $seats (number): seats at the table.
loot-setup-players_alone = Zwei bis fünf Personen können spielen, jede für sich.
    .refusal = Jeder für sich geht nur mit zwei bis fünf Personen; Plätze an diesem Tisch: { $seats }.
# $seats (number): seats at the table.
loot-setup-players_teams = Zu viert, zu sechst oder zu acht könnt ihr in Zweierteams spielen.
    .refusal = In Zweierteams spielt ihr zu viert, zu sechst oder zu acht; Plätze an diesem Tisch: { $seats }.
# $seats (number): seats at the table.
loot-setup-four_choice = Nur zu viert habt ihr die Wahl zwischen „jeder für sich“ und Teams, und zwar bevor die Karten gegeben werden. Zu sechst und zu acht spielt ihr immer im Team; zu siebt geht es nicht.
    .refusal = Plätze an diesem Tisch: { $seats }. Nur zu viert könnt ihr wählen: Zu zweit, zu dritt und zu fünft spielt jeder für sich, zu sechst und zu acht im Team, zu siebt geht es nicht.
loot-setup-merchants = Die 25 Handelsschiffe tragen zusammen 100 Gold: fünf 2er, sechs 3er, fünf 4er, fünf 5er, zwei 6er, ein 7er und ein 8er.
loot-setup-pirates = Es gibt 48 Piratenschiffe, je zwölf in Blau, Grün, Lila und Gold. Jede Farbe hat zwei Schiffe mit 1 Totenkopf, vier mit 2, vier mit 3 und zwei mit 4.
loot-setup-captains = Jede der vier Farben hat einen Kapitän.
loot-setup-admiral = Es gibt nur einen einzigen Admiral.
loot-setup-all_cards = Alle 78 Karten sind dabei, egal, zu wievielt ihr spielt.
loot-setup-shuffle = Karten aller Arten werden zu einem einzigen Stapel gemischt.
loot-setup-deal = Alle beginnen mit sechs Karten, auch im Team.
loot-setup-pile = Die übrigen Karten liegen verdeckt in der Mitte: Das ist der Nachziehstapel.
loot-setup-empty_sea = Am Anfang ist nichts auf See, erbeutet oder abgelegt, also gibt es im ersten Zug nichts zu erbeuten.
loot-setup-starter = Den ersten Zug hat, wer links von der Person sitzt, die gegeben hat.
loot-setup-dealer = Wer gibt, entscheidet das Los; im Teamspiel unter den zweiten Mitgliedern.
    .ruling = Die Spielregel sagt nicht, wer gibt; deshalb entscheidet der Zufall.

## Rules: turn

loot-turn-clockwise = Gespielt wird im Uhrzeigersinn, immer nach links.
loot-turn-check_first = Dein Zug beginnt mit der Beuteprüfung: Was du gewonnen hast, bekommst du, bevor du irgendetwas wählst.
loot-turn-check_is_free = Erbeuten kostet dich keine Aktion, egal, wie viele Schiffe du nimmst.
loot-turn-one_action = Nach der Prüfung machst du genau eine Aktion, mit höchstens einer Karte.
loot-turn-action_list = Fünf Aktionen stehen zur Wahl: ziehen, ein Handelsschiff auslaufen lassen, ein Piratenschiff, einen Kapitän oder den Admiral spielen.
loot-turn-no_pass = Passen gibt es nicht: Nichts zu tun ist keine Aktion.
    .refusal = Du kannst nicht passen: Zieh oder spiel eine Karte, oder leg eine ab, sobald der Nachziehstapel leer ist.
loot-turn-free_choice = Solange im Nachziehstapel Karten liegen, musst du keine spielen: Ziehen geht immer.
# $player: whose turn it is.
loot-turn-own_turn_only = Es entscheidet nur, wer am Zug ist; niemand reagiert dazwischen oder wählt gleichzeitig.
    .refusal = Gerade ist { $player } am Zug, nicht du.
# $card: name of the card.
loot-turn-own_hand = Du spielst nur Karten von deiner eigenen Hand.
    .refusal = Diese Karte hast du nicht auf der Hand: { $card }.
loot-turn-needs_merchant = Piratenschiffe, Kapitäne und der Admiral gehen nur zu einem Handelsschiff, das gerade auf See ist.
    .refusal = Dieses Handelsschiff ist nicht auf See: Piratenschiffe, Kapitäne und der Admiral brauchen eines, das gerade draußen ist.
loot-turn-opening = Ist nichts auf See, kannst du nur ziehen oder ein Handelsschiff auslaufen lassen, solange der Nachziehstapel reicht.
loot-turn-no_take_back = Eine gespielte Karte bleibt liegen, bis ihr Gefecht vorbei ist; niemand verschiebt sie oder nimmt sie zurück.

## Rules: draw

loot-draw-top_card = Beim Ziehen nimmst du genau eine Karte auf die Hand: die oberste des Nachziehstapels.
loot-draw-ends_turn = Mit dem Ziehen endet dein Zug; die neue Karte kannst du ab deinem nächsten Zug nutzen.
loot-draw-no_limit = Deine Hand darf beliebig groß werden.
loot-draw-empty_hand = Hast du keine Karten mehr, während im Nachziehstapel noch welche liegen, musst du in deinem Zug ziehen.
loot-draw-pile_empty = Ist der Nachziehstapel leer, zieht niemand mehr.
    .refusal = Der Nachziehstapel ist leer, zu ziehen gibt es nichts mehr: Spiel eine Karte oder leg eine ab.
loot-draw-pile_only = Neue Karten kommen nur vom Nachziehstapel, nie vom Ablagestapel, von See oder aus einer anderen Hand.

## Rules: merchant

loot-merchant-value = Die Münzen auf einem Handelsschiff zeigen, wie viel Gold es am Ende wert ist.
loot-merchant-launch = Zum Auslaufen legst du ein Handelsschiff aus der Hand offen vor dich; damit ist es auf See.
loot-merchant-owner_mark = An der Lage eines Handelsschiffs siehst du, wer es auslaufen ließ: Jedes Schiff auf See gehört sichtbar jemandem.
loot-merchant-attackable = Ein Handelsschiff auf See kann schon im nächsten Zug angegriffen werden.
loot-merchant-safe = Hat bis zu deinem nächsten Zug niemand dein Handelsschiff angegriffen, gehört es dir, ganz ohne weitere Karte.
loot-merchant-several = Du darfst beliebig viele eigene Handelsschiffe auf See haben.
loot-merchant-always_legal = Fürs Auslaufen gibt es keine Bedingung: Ein Handelsschiff auf der Hand und dein Zug genügen.
loot-merchant-own_battle = Jedes Handelsschiff ist ein eigenes Gefecht, auch neben einem zweiten mit gleichem Wert.
loot-merchant-no_right = Wird dein Handelsschiff angegriffen, nützt es dir nichts, dass du es losgeschickt hast: Du musst führen wie alle anderen.

## Rules: attack

loot-attack-place = Für einen Angriff legst du ein Piratenschiff aus der Hand offen neben ein Handelsschiff auf See.
loot-attack-player_mark = An der Lage eines Piratenschiffs siehst du, wer es gespielt hat: Jede Flotte gehört sichtbar jemandem.
loot-attack-many_sides = Mehrere dürfen dasselbe Handelsschiff angreifen.
loot-attack-own_ship = Du darfst dein eigenes Handelsschiff angreifen, um es zu behalten.
loot-attack-first_color_free = Wer ein Handelsschiff zuerst angreift, hat freie Farbwahl.
# $side: the other player or team. $card: name of the pirate ship. $merchant: name of the merchant.
loot-attack-color_taken = Wer in ein Gefecht einsteigt, braucht eine Farbe, die dort sonst niemand nutzt; das gilt auch für den Besitzer des Handelsschiffs.
    .refusal = Beim { $merchant } gehört diese Farbe schon { $side }, also kann dein { $card } dort nicht mitkämpfen. Wähle eine Farbe, die dort sonst niemand hat.
loot-attack-reinforce = In späteren Zügen darfst du deinen Angriff mit weiteren Schiffen deiner Farbe verstärken.
# $color: name of the colour of your fleet there. $merchant: name of the merchant.
loot-attack-one_color = Pro Handelsschiff bleibst du bei einer Farbe und fängst dort nie eine zweite an.
    .refusal = Beim { $merchant } segelst du schon in { $color }: Dort kannst du nur Schiffe in { $color } dazulegen.
loot-attack-color_per_ship = Farben gelten nur für ein Handelsschiff: Bei einem anderen darfst du wechseln, und was hier vergeben ist, kann dort frei sein.
loot-attack-weaker_allowed = Eine Mindeststärke gibt es nicht: Auch ein Schiff, das schwächer ist als alle anderen, darf mitkämpfen.
loot-attack-four_fleets = Vier Farben heißt höchstens vier Flotten; zu fünft kann die letzte Person dort nicht mehr angreifen.
loot-attack-room_for_all = Bei bis zu vier Spielern oder Teams findet, wer noch keine Flotte hat, immer eine freie Farbe.

## Rules: captain

# $card: name of the captain. $merchant: name of the merchant.
loot-captain-needs_ship = Einen Kapitän kannst du nur bei einem Handelsschiff spielen, bei dem du ein Piratenschiff hast.
    .refusal = Beim { $merchant } hast du noch kein Schiff. Greif zuerst in der passenden Farbe an; der { $card } kann in einem späteren Zug folgen.
# $color: name of the colour of your fleet there. $merchant: name of the merchant.
loot-captain-same_color = Ein Kapitän muss die Farbe der Flotte haben, zu der er kommt.
    .refusal = Deine Flotte beim { $merchant } segelt in { $color }: Sie nimmt nur den Kapitän dieser Farbe an Bord.
# $side: the other player or team. $merchant: name of the merchant.
loot-captain-own_fleet_only = Niemand setzt einen Kapitän auf eine fremde Flotte, auch nicht der Besitzer des Handelsschiffs.
    .refusal = Beim { $merchant } gehört diese Farbe { $side }; dein Kapitän geht nur bei deiner eigenen Flotte an Bord.
loot-captain-earlier_turn = Das Schiff, auf das ein Kapitän kommt, muss schon vor diesem Zug dort gelegen haben.
loot-captain-on_ship = Ein Kapitän kommt offen auf dein Schiff, also zählt er nur in diesem einen Gefecht.
loot-captain-beats_skulls = Ein Kapitän schlägt beliebig viele Totenköpfe.
loot-captain-last_wins = Treffen bei einem Handelsschiff mehrere Kapitäne aufeinander, setzt sich der zuletzt gespielte durch.
loot-captain-answers_admiral = Ein Kapitän, der nach dem Admiral kommt, setzt sich gegen ihn durch.
loot-captain-defends = Du darfst einen Kapitän auch auf deine Flotte bei deinem eigenen Handelsschiff setzen.
loot-captain-any_standing = Du darfst einen Kapitän spielen, egal, ob du zurückliegst, gleichauf bist, führst oder allein kämpfst. Führen oder allein kämpfen kann dabei nur das zweite Mitglied eines Teams.
    .ruling = Die Spielregel verlangt nur ein früher gespieltes Schiff dieser Farbe von dir, mehr verlangen wir auch nicht.
loot-captain-once = Jeden Kapitän gibt es nur einmal: Nach seinem Gefecht ist er endgültig abgelegt.

## Rules: admiral

# $side: the other player or team. $merchant: name of the merchant.
loot-admiral-own_only = Den Admiral spielst du nur auf ein eigenes Handelsschiff; im Team auf eines deines Teams.
    .refusal = Das { $merchant } gehört { $side }; der Admiral verteidigt nur Handelsschiffe, die du selbst losgeschickt hast.
loot-admiral-no_ship_needed = Der Admiral braucht kein Piratenschiff von dir im Gefecht.
loot-admiral-on_merchant = Der Admiral wird offen auf das Handelsschiff selbst gelegt.
loot-admiral-like_captain = Der Admiral ist so stark wie ein Kapitän: Keine Zahl von Totenköpfen schlägt ihn.
loot-admiral-holds = Folgt deinem Admiral kein gegnerischer Kapitän, gehört dir das Schiff bei deiner nächsten Beuteprüfung.
loot-admiral-answers_captain = Nach einem Kapitän gespielt, setzt sich der Admiral durch: Es entscheidet, wer von ihnen zuletzt kam.
loot-admiral-no_shield = Der Admiral hindert niemanden daran, das Handelsschiff anzugreifen oder weitere Schiffe zu schicken.
loot-admiral-no_color = Der Admiral belegt keine Farbe: Du darfst dort weiterhin jede freie wählen.
loot-admiral-with_fleet = Du darfst Admiral, Flotte und Kapitän im selben Gefecht einsetzen, in beliebiger Reihenfolge, in verschiedenen Zügen.
    .ruling = Die Spielregel sagt nichts zum gemeinsamen Einsatz, und nichts darin verbietet ihn.
loot-admiral-shut_out_owner = Sind bei deinem Handelsschiff alle vier Farben vergeben, kannst du immer noch den Admiral spielen, als fünfte Partei im Gefecht.
loot-admiral-unattacked = Du darfst den Admiral auch vor einem Angriff spielen; die Gelegenheit dazu hat nur das zweite Mitglied eines Teams.
    .ruling = Die Spielregel spricht von Verteidigung, verlangt aber keinen vorherigen Angriff.

## Rules: strength

loot-strength-skulls = Die Stärke eines Piratenschiffs ist die Zahl seiner Totenköpfe.
loot-strength-sum = Deine Stärke bei einem Handelsschiff ist die Summe all deiner Totenköpfe dort.
loot-strength-strict = Um zu führen, brauchst du mehr Totenköpfe als jede andere Flotte; Gleichstand reicht nicht.
loot-strength-plurality = Um zu führen, brauchst du mehr Totenköpfe als jede einzelne andere Flotte, nicht mehr als alle zusammen.
loot-strength-tie_below = Gleichstand unterhalb der stärksten Flotte spielt keine Rolle.
loot-strength-trump_first = Sobald ein Kapitän oder der Admiral im Gefecht ist, zählt nur der zuletzt gespielte; Totenköpfe und Gleichstände gelten nicht mehr.
loot-strength-later_ships = Schiffe, die nach einem feindlichen Kapitän oder Admiral dazukommen, holen die Führung nicht zurück.
loot-strength-no_trump_tie = Zwischen Kapitänen und Admiral gibt es keinen Gleichstand: Einer kam immer zuletzt.
loot-strength-never_falls = Solange ein Gefecht dauert, sinkt dort niemandes Stärke.

## Rules: capture

loot-capture-when = Erbeutet wird nur zu Beginn eines Zuges, und nur von denen, die gerade prüfen.
loot-capture-unattacked = Du erbeutest ein Handelsschiff, das du in deinem letzten Zug losgeschickt hast, wenn es seither niemand angegriffen hat.
loot-capture-strongest = Du erbeutest ein Handelsschiff, wenn deine Flotte dort seit deinem letzten Zug stärker ist als jede andere.
loot-capture-trump = Du erbeutest ein Handelsschiff, wenn der zuletzt gespielte Kapitän oder Admiral dort von dir ist.
loot-capture-tie = Sind die stärksten Flotten gleichauf, ohne Kapitän oder Admiral, erbeutet niemand etwas: Schiff und Karten bleiben, bis jemand stärker wird.
loot-capture-tie_owner = Ein Gleichstand bringt dem Besitzer des Handelsschiffs keinen Vorteil.
loot-capture-tie_blocks_all = Auch eine schwächere dritte Flotte hat nichts vom Gleichstand an der Spitze.
loot-capture-tie_broken = Ein Gefecht mit Gleichstand gewinnst du, wenn du die anderen überholst und bis zu deiner nächsten Prüfung vorn bleibst.
loot-capture-overtaken = Wirst du vor deiner Prüfung überholt, bekommst du nichts; deine Schiffe bleiben im Gefecht.
loot-capture-present_state = Ein Blick auf den Tisch genügt: Wer bei der eigenen Prüfung führt, führt seit dem eigenen letzten Zug.
loot-capture-automatic = Erbeutet wird von selbst; ablehnen oder aufschieben kannst du es nicht.
    .ruling = Die Spielregel nennt keine Wahl, also nimmt der Tisch dir das ab.
loot-capture-all_at_once = Eine einzige Prüfung bringt dir alle Schiffe, die du gewonnen hast.
loot-capture-captor_keeps = Das Schiff behält, wer es erbeutet, egal, wer es auslaufen ließ.
loot-capture-pile = Erbeutete Handelsschiffe liegen verdeckt vor der Person, die sie erbeutet hat.
loot-capture-discards = Alle Piratenschiffe, Kapitäne und der Admiral dieses Gefechts, ob von Gewinnern oder Verlierern, kommen offen auf den Ablagestapel.
loot-capture-final = Ein erbeutetes Schiff ist sicher: Es wird nie mehr angegriffen, verloren oder gespielt.
loot-capture-nothing_left = Spielst du für dich allein, liegst du beim Wählen deiner Aktion in keinem Gefecht vorn und hast kein unangegriffenes Handelsschiff: Die Prüfung hat dir diese Schiffe schon gebracht.

## Rules: empty deck

loot-empty_deck-play_or_discard = Ist der Nachziehstapel leer, spielst du als Aktion eine Karte oder legst eine ab.
loot-empty_deck-discard_choice = Ablegen darfst du auch, wenn du etwas spielen könntest.
# $card: name of the merchant.
loot-empty_deck-no_merchant_discard = Ein Handelsschiff darfst du nie aus der Hand ablegen.
    .refusal = Handelsschiffe kannst du nicht ablegen: Lass das { $card } auslaufen oder wähle eine andere Karte.
loot-empty_deck-other_cards = Piratenschiffe, Kapitäne und der Admiral dürfen alle abgelegt werden.
loot-empty_deck-merchants_only = Hast du nur noch Handelsschiffe auf der Hand, musst du eines auslaufen lassen.
loot-empty_deck-not_before = Solange im Nachziehstapel Karten liegen, wird nichts aus der Hand abgelegt.
    .refusal = Noch nicht: Ablegen darfst du erst, wenn der Nachziehstapel leer ist.
loot-empty_deck-face_up = Eine abgelegte Karte liegt offen auf dem Ablagestapel.
loot-empty_deck-from_now_on = Ablegen darfst du ab dem Zug, der auf das Ziehen der letzten Karte folgt.
loot-empty_deck-checks_go_on = Auch mit leerem Nachziehstapel gehen die Beuteprüfungen weiter wie bisher.
loot-empty_deck-no_reshuffle = Aus dem Ablagestapel wird nie ein neuer Nachziehstapel.
loot-empty_deck-always_a_move = Mit Karten auf der Hand geht immer etwas: Ein Handelsschiff kann auslaufen, alles andere lässt sich ablegen.

## Rules: end

loot-end-condition = Spielt jeder für sich, ist die Partie vorbei, sobald der Nachziehstapel leer ist und jemand keine Karten mehr hat.
loot-end-not_before_empty = Gehen dir die Karten aus, während der Nachziehstapel noch welche hat, endet die Partie nicht.
loot-end-pile_alone = Ein leerer Nachziehstapel allein beendet die Partie nicht.
loot-end-discard_counts = Die letzte Karte abzulegen beendet die Partie genauso, wie sie zu spielen.
loot-end-at_once = Mit der Aktion, die die Partie beendet, ist sofort Schluss: Die Runde wird nicht zu Ende gespielt, niemand handelt mehr.
    .refusal = Die Partie ist vorbei: Niemand kann mehr handeln.
loot-end-no_last_check = Nach dem Ende folgt keine Beuteprüfung mehr, auch nicht für Schiffe, bei denen jemand klar führt.
loot-end-own_check_before = Die Prüfung zu Beginn des letzten Zuges zählt noch, denn sie kam vor der letzten Karte.
loot-end-last_draw = Hat jemand keine Karten, wenn die letzte gezogen wird, ist die Partie sofort vorbei. Im Teamspiel müssen dafür beide Partner ohne Karten sein.
    .ruling = Die Spielregel erwähnt den Fall nicht; sonst stünde diese Person vor einem Zug, in dem sie nichts tun kann.
loot-end-open_ships = Handelsschiffe, die noch auf See sind, werden abgelegt und zählen für niemanden, weder plus noch minus.
loot-end-last_launch = Auch ein Handelsschiff, das als allerletzte Karte der Partie ausläuft, ist verloren: Es zählt für niemanden.
loot-end-bound = Keine Partie dauert ewig: Sie hat höchstens 156 Aktionen minus sechs pro Person, denn jede Karte wird höchstens einmal gezogen und verlässt höchstens einmal eine Hand.
loot-end-one_deal = Die Karten werden nur einmal gegeben: Das ist die ganze Partie.

## Rules: scoring

loot-scoring-plus = Das Gold auf deinen erbeuteten Schiffen wird zusammengezählt.
loot-scoring-minus = Das Gold der Handelsschiffe, die du noch auf der Hand hast, wird dir abgezogen.
loot-scoring-other_cards = Piratenschiffe, Kapitäne und der Admiral auf deiner Hand kosten nichts.
loot-scoring-negative = Ein Ergebnis kann unter null fallen.
loot-scoring-no_bonus = Die Partie zu beenden bringt keinen Bonus.
loot-scoring-winner = Das höchste Ergebnis gewinnt.
loot-scoring-tie = Bei Gleichstand an der Spitze teilt ihr euch den Sieg, auch als Teams; einen Stichentscheid gibt es nicht.
    .ruling = Die Spielregel kennt keinen Stichentscheid, also wird niemand auf Platz zwei gesetzt.
loot-scoring-hundred = Am Ende ergeben das erbeutete Gold, das Gold auf Handkarten und das auf See verlorene zusammen immer 100.

## Rules: teams

loot-teams-pairs = Zwei Personen bilden ein Team und spielen gegen die anderen Paare.
loot-teams-seating = Partner sitzen nebeneinander.
loot-teams-order = Alle haben eigene Züge in der üblichen Reihenfolge; Partner sind also direkt nacheinander dran.
loot-teams-standard = Was hier nicht anders geregelt ist, bleibt so, wie wenn jeder für sich spielt.
loot-teams-first_member = Das erste Mitglied eines Teams ist das, dessen Partner direkt danach an der Reihe ist, egal, wer die Partie eröffnet hat.
    .ruling = Die Spielregel lässt offen, wer das „erste“ ist; andersherum würde ein Team prüfen, bevor die Gegner antworten könnten.
loot-teams-starter = Die Partie eröffnet ein erstes Mitglied, also gibt ein zweites Mitglied die Karten.
    .ruling = Die Spielregel sagt nicht, wer im Teamspiel eröffnet; so sind Partner von Anfang an nacheinander dran.
loot-teams-first_checks = Nur das erste Mitglied macht die Beuteprüfung, zu Beginn seines Zuges.
loot-teams-second_no_check = Der Zug des zweiten Mitglieds beginnt ohne Prüfung.
loot-teams-check_both = Die Prüfung gilt für die Handelsschiffe und Angriffe beider Partner.
loot-teams-since_last_turn = Beim Erbeuten heißt „seit deinem letzten Zug“: seit dem letzten Zug deines Teams, egal, wer von euch ihn gemacht hat.
    .ruling = Die Spielregel führt das nicht aus; ein Team greift gemeinsam an, also zählen auch seine Züge gemeinsam.
# $color: name of the colour of your team's fleet there. $merchant: name of the merchant.
loot-teams-one_color = Ein Team hat pro Handelsschiff eine Farbe: Womit einer anfängt, das bindet auch den anderen.
    .refusal = Beim { $merchant } segelt dein Team schon in { $color }: Dort könnt ihr nur Schiffe in { $color } dazulegen.
loot-teams-reinforce_partner = Beide Partner dürfen die gemeinsame Flotte verstärken; alle ihre Totenköpfe zählen zusammen.
loot-teams-reinforce_lead = Das zweite Mitglied darf ein Gefecht verstärken, in dem das Team schon führt.
loot-teams-attack_own = Ein Team darf die Handelsschiffe beider Partner angreifen, das zweite Mitglied sogar ein eben erst ausgelaufenes.
loot-teams-captain_partner = Den Kapitän der gemeinsamen Flotte darf jeder der beiden Partner spielen.
    .ruling = Die Spielregel spricht nur von selbst gespielten Schiffen; die Flotte eines Teams gehört aber beiden.
loot-teams-captain_next_turn = Der Zug deines Partners direkt vor deinem zählt als früherer Zug: Der Kapitän darf seinem Schiff sofort folgen.
    .ruling = Die Spielregel lässt offen, wessen früherer Zug im Team gemeint ist; uns genügt der des Partners.
# $side: the other team. $merchant: name of the merchant.
loot-teams-admiral_partner = Der Admiral darf dein Handelsschiff verteidigen oder das deines Partners.
    .refusal = Das { $merchant } gehört { $side }; der Admiral verteidigt nur Handelsschiffe von dir oder deinem Partner.
# $card: name of the card.
loot-teams-own_hand = Beide Partner spielen nur von der eigenen Hand.
    .refusal = Diese Karte hat dein Partner auf der Hand, nicht du: { $card }.
loot-teams-no_exchange = Partner geben einander nie Karten.
loot-teams-talk = Partner dürfen jederzeit reden, planen und sich absprechen.
loot-teams-must_draw = Wer keine Karten hat, solange im Nachziehstapel welche liegen, spielt wie gewohnt mit: Die Aktion ist dann Ziehen.
loot-teams-one_out = Ist der Nachziehstapel leer und nur einer der Partner ohne Karten, geht es weiter; für ihn gibt es keine Aktionen mehr.
loot-teams-out_by_last_draw = Auch wer keine Karten auf der Hand hat, wenn die letzte gezogen wird, ist draußen und hat keine Aktionen mehr.
    .ruling = Die Spielregel erwähnt den Fall nicht; ohne Karten und Nachziehstapel bleibt nichts zu tun.
loot-teams-first_out_checks = Ein erstes Mitglied, das draußen ist, prüft weiter für sein Team, wann immer sein Platz an der Reihe ist.
loot-teams-second_out = Ein zweites Mitglied, das draußen ist, wird übersprungen; die Prüfung bleibt beim ersten.
    .ruling = Die Spielregel lässt hier zwei Lesarten zu; weil nur erste Mitglieder prüfen, wandert die Prüfung nicht.
loot-teams-end = Die Partie ist vorbei, wenn der Nachziehstapel leer ist und beide Partner eines Teams keine Karten mehr haben.
loot-teams-end_split = Sind Mitglieder verschiedener Teams draußen, endet die Partie nicht.
loot-teams-end_last_draw = Haben beide Partner eines Teams keine Karten, wenn die letzte gezogen wird, ist die Partie sofort vorbei.
    .ruling = Die Spielregel erwähnt den Fall nicht; sonst hätte dieses Team nichts mehr zu tun.
loot-teams-common_pile = Ein Team hat einen gemeinsamen Stapel erbeuteter Schiffe.
    .ruling = Die Spielregel sagt nicht, auf wessen Stapel sie kommen; gezählt wird ohnehin fürs ganze Team.
loot-teams-score = Das Ergebnis eines Teams ist sein erbeutetes Gold minus die Handelsschiffe, die beide Partner noch auf der Hand haben.
loot-teams-winner = Das reichste Team gewinnt, beide Partner gemeinsam.

## Rules: information

loot-information-hand_secret = Deine Handkarten siehst du, deine Gegner sehen sie nicht.
loot-information-pile_hidden = Der Nachziehstapel liegt verdeckt: Niemand kennt seine Reihenfolge oder schaut hinein.
loot-information-draw_secret = Dass du ziehst, sehen alle; welche Karte es ist, erfährst nur du, im Team auch dein Partner.
loot-information-sea_public = Auf See liegt alles offen, auch, wer es gespielt hat: Handelsschiffe, Flotten, Kapitäne und der Admiral.
loot-information-covered_ships = Schiffe unter einem Kapitän bleiben bekannt und werden weiter mitgezählt.
loot-information-trump_order = Alle sehen, in welcher Reihenfolge Kapitäne und Admiral gespielt wurden, denn sie entscheidet das Gefecht.
loot-information-discards_public = Der Ablagestapel liegt offen.
loot-information-discards_browse = Du darfst jederzeit alle abgelegten Karten durchsehen.
    .ruling = Die Spielregel schweigt dazu; ohnehin haben alle jede dieser Karten gesehen.
loot-information-captured_face_down = Erbeutete Schiffe liegen verdeckt; Gegner dürfen sie nicht umdrehen.
loot-information-captured_known = Erbeutete Schiffe sind kein Geheimnis: Alle haben gesehen, welches an wen ging, und auch Bots dürfen es sich merken.
loot-information-captured_display = Du siehst deine eigene Summe und wie viele Schiffe die anderen haben; der Verlauf nennt jedes erbeutete Schiff. Deinen eigenen Stapel darfst du durchsehen.
    .ruling = Die Spielregel sagt nur, dass sie verdeckt liegen; der Verlauf bewahrt, was alle gesehen haben.
loot-information-counts = Alle sehen, wie viele Karten im Nachziehstapel liegen und wie viele jeder auf der Hand hat.
    .ruling = Die Spielregel schweigt dazu; von diesen Zahlen hängt das Ende der Partie ab.
loot-information-partner_hand = Partner dürfen einander jederzeit in die Karten schauen; was einer zieht, sehen also beide.
loot-information-team_channel = Was Partner im Team-Chat schreiben, lesen nur sie selbst.
    .ruling = Die Spielregel erlaubt Absprachen, sagt aber nicht, wer mithört; offen geführt verrieten sie die Karten.
loot-information-open_talk = Sonst darf jeder frei reden: Was gesagt wird, bindet niemanden; Karten werden nicht gezeigt.
    .ruling = Zu Gesprächen unter Gegnern sagt die Spielregel nichts, nur, dass Karten nicht gezeigt werden.
loot-information-spectator = Wer zuschaut, sieht alles Öffentliche, aber keine Handkarten.
    .ruling = Die Spielregel kennt keine Zuschauer; so kann von ihnen niemand Handkarten verraten.
loot-information-never_back = Keine Karte kehrt vom Tisch auf eine Hand zurück; eine gesehene Karte verrät dir also nie, was ein Gegner auf der Hand hat.
loot-information-no_proof = Außer der Karte, die sie zeigt, beweist eine Aktion nichts über das, was jemand noch auf der Hand hat.
loot-information-last_hands = Ist der Nachziehstapel leer, sind die ungesehenen Karten genau die verdeckten Handkarten; zu zweit kannst du dann die Hand deines Gegenübers erschließen.
loot-information-final_count = Am Ende werden die erbeuteten Schiffe und die Handelsschiffe, die noch auf der Hand sind, gezeigt, denn sie werden gezählt.
loot-information-final_open = Nach dem Ende liegen alle Handkarten offen.
    .ruling = Die Spielregel schweigt dazu; Handelsschiffe werden ohnehin gezeigt, und den Rest sieht man gern.

## Names of cards
## Pieces, as sentences call them; .short for tight places

loot-piece-blue = Blau
loot-piece-green = Grün
loot-piece-purple = Lila
loot-piece-gold = Gold
loot-piece-m2 = 2er-Handelsschiff
    .short = 2er-Schiff
loot-piece-m3 = 3er-Handelsschiff
    .short = 3er-Schiff
loot-piece-m4 = 4er-Handelsschiff
    .short = 4er-Schiff
loot-piece-m5 = 5er-Handelsschiff
    .short = 5er-Schiff
loot-piece-m6 = 6er-Handelsschiff
    .short = 6er-Schiff
loot-piece-m7 = 7er-Handelsschiff
    .short = 7er-Schiff
loot-piece-m8 = 8er-Handelsschiff
    .short = 8er-Schiff
loot-piece-blue_1 = Piratenschiff Blau (1 Totenkopf)
    .short = Blau 1
loot-piece-blue_2 = Piratenschiff Blau (2 Totenköpfe)
    .short = Blau 2
loot-piece-blue_3 = Piratenschiff Blau (3 Totenköpfe)
    .short = Blau 3
loot-piece-blue_4 = Piratenschiff Blau (4 Totenköpfe)
    .short = Blau 4
loot-piece-green_1 = Piratenschiff Grün (1 Totenkopf)
    .short = Grün 1
loot-piece-green_2 = Piratenschiff Grün (2 Totenköpfe)
    .short = Grün 2
loot-piece-green_3 = Piratenschiff Grün (3 Totenköpfe)
    .short = Grün 3
loot-piece-green_4 = Piratenschiff Grün (4 Totenköpfe)
    .short = Grün 4
loot-piece-purple_1 = Piratenschiff Lila (1 Totenkopf)
    .short = Lila 1
loot-piece-purple_2 = Piratenschiff Lila (2 Totenköpfe)
    .short = Lila 2
loot-piece-purple_3 = Piratenschiff Lila (3 Totenköpfe)
    .short = Lila 3
loot-piece-purple_4 = Piratenschiff Lila (4 Totenköpfe)
    .short = Lila 4
loot-piece-gold_1 = Piratenschiff Gold (1 Totenkopf)
    .short = Gold 1
loot-piece-gold_2 = Piratenschiff Gold (2 Totenköpfe)
    .short = Gold 2
loot-piece-gold_3 = Piratenschiff Gold (3 Totenköpfe)
    .short = Gold 3
loot-piece-gold_4 = Piratenschiff Gold (4 Totenköpfe)
    .short = Gold 4
loot-piece-blue_captain = Piratenkapitän Blau
    .short = Kapitän Blau
loot-piece-green_captain = Piratenkapitän Grün
    .short = Kapitän Grün
loot-piece-purple_captain = Piratenkapitän Lila
    .short = Kapitän Lila
loot-piece-gold_captain = Piratenkapitän Gold
    .short = Kapitän Gold
loot-piece-admiral = Admiral
    .short = Admiral
loot-card-back = verdeckte Karte

## Actions
## $card, $merchant: names of cards.

loot-action-draw = Karte ziehen
loot-action-launch = { $card } auslaufen lassen
loot-action-attack = { $merchant } mit { $card } angreifen
loot-action-command = { $card } beim { $merchant } spielen
loot-action-defend = { $merchant } mit dem Admiral verteidigen
loot-action-discard = { $card } ablegen

## Status line
## $player: who is to act.

loot-status-act = Du bist dran: Zieh eine Karte oder spiel eine.
loot-status-act-draw = Du bist dran: Keine deiner Karten kann jetzt gespielt werden, also zieh eine.
loot-status-act-empty = Du bist dran: Der Nachziehstapel ist leer, also spiel eine Karte oder leg eine ab.
loot-status-wait = { $player } ist dran.
loot-status-over = Die Partie ist vorbei.

## Log
## The variables are the fields of the events; seats and pieces come in words.

loot-event-dealt =
    { $dealer } gibt allen { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }; { $starter } beginnt.
loot-event-drew-unseen = { $seat } zieht eine Karte.
# Only for those who may see the card.
loot-event-drew = { $seat } zieht eine Karte: { $card }.
loot-event-launched = { $seat } lässt ein { $card } auslaufen.
loot-event-attacked = { $seat } greift das { $merchant } von { $owner } mit { $card } an.
loot-event-commanded = { $seat } spielt den { $card } beim { $merchant } von { $owner }.
loot-event-defended = { $seat } verteidigt das { $merchant } mit dem Admiral.
loot-event-discarded = { $seat } legt eine Karte ab: { $card }.
loot-event-captured =
    Das { $merchant } geht an { $side }: { $gold } Gold; { $discarded_count ->
        [0] keine Karte
        [one] { $discarded_count } Karte
       *[other] { $discarded_count } Karten
    } abgelegt.
loot-event-skipped = { $seat } hat keine Karten mehr und wird übersprungen.
loot-event-pile_empty = Der Nachziehstapel ist leer: Gezogen wird nicht mehr.
loot-event-ended =
    { $reason ->
        [last_draw] { $seat } hat die letzte Karte gezogen, während jemand anders oder ein anderes Team keine mehr hat: Die Partie ist vorbei.
       *[out_of_cards] { $seat } hat keine Karten mehr: Die Partie ist vorbei.
    }
loot-event-lost = Noch auf See und für alle verloren: { $merchant }.
# $captured, $held, $total (numbers): gold; $total may be negative.
loot-event-scored = { $side }: { $captured } Gold erbeutet, minus { $held } auf der Hand = { $total }.

## Outcome

loot-outcome-out_of_cards = Der Nachziehstapel war leer, und eine Person oder ein Team hatte keine Karten mehr.
loot-outcome-last_draw = Die letzte Karte wurde gezogen, während eine Person oder ein Team keine mehr hatte.

## Why a move is good (hints and coach)

loot-reason-lead =
    Übernimmt die Führung beim { $merchant }, mit { $skulls ->
        [one] { $skulls } Totenkopf
       *[other] { $skulls } Totenköpfen
    } Vorsprung.
loot-reason-hold =
    Beim { $merchant } führt dein Team schon; so wächst der Vorsprung auf { $skulls ->
        [one] { $skulls } Totenkopf
       *[other] { $skulls } Totenköpfe
    }.
loot-reason-spare = Beim { $merchant } hat dein Team schon das letzte Wort: Totenköpfe ändern dort vorerst nichts.
loot-reason-level = Zieht beim { $merchant } gleich: Vorerst bekommt es niemand.
loot-reason-foothold = Bringt ein Schiff zum { $merchant }, bereit für einen Kapitän.
loot-reason-trump = Das letzte Wort beim { $merchant }: Nur ein späterer Kapitän oder der Admiral holt es zurück.
loot-reason-launch = Ein { $merchant } auf See kann heil heimkommen und lockt Piraten aus fremden Händen.
loot-reason-launch_late = Das Ende naht: Das { $merchant } kostet dich sein Gold, wenn es auf der Hand bleibt.
loot-reason-draw = Eine Karte mehr auf der Hand; auf See bleibt alles, wie es ist.
loot-reason-discard = Eine Karte weniger auf der Hand; auf See bleibt alles, wie es ist.
loot-reason-outpost = Ein Schiff mehr beim { $merchant }; für die Führung reicht es noch nicht.

## Labels at the table

loot-label-pile = Nachziehstapel
loot-label-discards = Ablagestapel
loot-label-sea = Auf See
loot-label-hand = Hand
loot-label-captured = Beute
loot-panel-ships =
    { $count ->
        [one] { $count } erbeutetes Schiff
       *[other] { $count } erbeutete Schiffe
    }
# $count (number).
loot-label-gold =
    { $count ->
        [one] { $count } Goldstück
       *[other] { $count } Goldstücke
    }
# $side: the player or team that would take the ship.
loot-label-leads = Ginge jetzt an { $side }
loot-label-tied = Gleichstand: geht an niemanden
loot-label-unattacked = Noch nicht angegriffen
loot-option-teams = Teams
    .help = Partner sitzen nebeneinander, sehen einander in die Karten und werden gemeinsam gewertet. Nur zu viert habt ihr die Wahl; zu sechst und zu acht spielt ihr immer im Team.
loot-option-teams-on = Zweierteams
loot-option-teams-off = Jeder für sich

## Player aid

loot-aid-1 = Zuerst kommen gewonnene Schiffe von selbst zu dir. Dann machst du eine Aktion.
loot-aid-2 = Ziehen: Nimm die oberste Karte. Dein Zug endet.
loot-aid-3 = Auslaufen: Schick ein Handelsschiff los. Greift es bis zu deinem nächsten Zug niemand an, gehört es dir.
loot-aid-4 = Angreifen: Leg ein Piratenschiff neben ein Handelsschiff. Jeder hat dort eine Farbe, und keine Farbe gibt es doppelt.
loot-aid-5 = Kapitän: Kommt auf ein Schiff von dir in seiner Farbe, das schon dort liegt. Schlägt alle Totenköpfe.
loot-aid-6 = Admiral: Kommt auf ein Handelsschiff von dir oder deinem Partner. Braucht kein Schiff, schlägt alle Totenköpfe.
loot-aid-7 = Es führt: der letzte Kapitän oder Admiral, sonst die meisten Totenköpfe. Bei Gleichstand bleibt das Schiff auf See.
loot-aid-8 = Nachziehstapel leer: Spiel eine Karte oder leg eine ab, nur nie ein Handelsschiff. Hat jemand (im Team: beide Partner) keine Karten mehr, ist Schluss. Handelsschiffe auf der Hand zählen minus.

## Tutorial

loot-tutorial-1 = Willkommen an Bord! Du willst Gold: Es reist auf Handelsschiffen, und wer am meisten davon erbeutet, gewinnt.
loot-tutorial-2 = Das ist deine Hand. In jedem Zug tust du nur eines: eine Karte ziehen oder eine spielen.
loot-tutorial-3 = Lass ein Handelsschiff auslaufen. Greift es vor deinem nächsten Zug niemand an, gehört dir sein Gold. Kleine kommen oft ungeschoren davon.
loot-tutorial-4 = Jetzt greif an: Leg ein Piratenschiff neben ein gegnerisches Handelsschiff. Die Totenköpfe sind seine Stärke; deine Farbe hast du dort für dich allein.
loot-tutorial-5 = Hast du zu Beginn deines Zuges mehr Totenköpfe als jede andere Flotte, erbeutest du das Schiff. Bei Gleichstand bleibt es; leg dann noch ein Schiff derselben Farbe dazu.
loot-tutorial-6 = Ein Kapitän übertrumpft alle Totenköpfe. Setz ihn auf ein Schiff seiner Farbe, das du in einem früheren Zug gespielt hast.
loot-tutorial-7 = Der Admiral ist genauso stark, schützt nur deine eigenen Handelsschiffe und braucht kein Schiff. Von Kapitänen und Admiral zählt, wer zuletzt kam.
loot-tutorial-8 = Ist der Nachziehstapel leer und jemand hat keine Karten mehr, ist Schluss. Lass deine Handelsschiffe rechtzeitig auslaufen: Die auf der Hand kosten dich ihr Gold. Fette Beute!

### The web table
## Web table: names on cards, the sea in words, the account

loot-card-merchant = Handelsschiff
loot-card-pirate = Piratenschiff
loot-card-captain = Kapitän
loot-card-admiral = Admiral
loot-sea-empty = Die See ist ruhig. Wer schickt ein Handelsschiff los?
loot-discards-empty = Noch wurde nichts abgelegt.
loot-label-dealer = Geber
    .short = G
# $merchant: name of the merchant. $owner: who launched it.
loot-battle-title = { $owner }: { $merchant }
# $player, $card: who played which captain or admiral.
loot-battle-trump = { $player } hat gespielt: { $card }
loot-step-captured = erbeutet
loot-step-held = auf der Hand geblieben
loot-stat-captures = Die meisten Schiffe erbeutet
loot-stat-biggest = Das reichste Schiff
loot-stat-stolen = Die meisten Schiffe anderen abgenommen
loot-stat-lost = Gold, das auf See blieb
# $side: whose fleet it is. $color: name of its colour. $ships, $skulls (numbers).
loot-battle-fleet =
    { $side }: Flotte in { $color }, { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }, { $skulls ->
        [one] { $skulls } Totenkopf
       *[other] { $skulls } Totenköpfe
    }

## Results shown on a card
loot-shown-captured = { $side }: { $merchant } erbeutet
loot-shown-fleet =
    { $skulls ->
        [one] { $side }: ein Totenkopf
       *[other] { $side }: { $skulls } Totenköpfe
    }
loot-shown-trump = Es zählt, wer zuletzt kam: { $card }.
loot-shown-unattacked = Niemand griff es an.
loot-shown-gold = { $side }: +{ $gold } Gold
