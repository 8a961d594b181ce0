### Nuremberg

## The game

nuremberg-name = Nürnberg
nuremberg-weight = anspruchsvoll
nuremberg-tagline = Baue die Reichsstadt mit ihren Mauern aus und handle auf fünf Straßen.
nuremberg-about = Ein Spiel vom Handeln und Bauen für drei oder vier Personen; es dauert anderthalb bis zwei Stunden. Siedlungen an fünf Straßen bringen Rohstoffe, Handwerksbetriebe machen Waren daraus, und mit dem Gold aus Frankfurt, Prag und Venedig wachsen die Mauern der Altstadt. Wer im eigenen Zug dreizehn Punkte hat, gewinnt; im Jahr 1400 läuft die Zeit ab.

## Chapters

nuremberg-chapter-components = Was in der Schachtel ist
nuremberg-chapter-map = Das Umland
nuremberg-chapter-city = Die Altstadt
nuremberg-chapter-setup = Aufbau
nuremberg-chapter-beginner = Aufbau für Einsteiger
nuremberg-chapter-expert = Aufbau für Erfahrene
nuremberg-chapter-turn = Dein Zug
nuremberg-chapter-build = Bauen
nuremberg-chapter-card = Die Ereigniskarte
nuremberg-chapter-harvest = Die Ernte
nuremberg-chapter-event = Die Ereignisse
nuremberg-chapter-trade = Handel mit den anderen
nuremberg-chapter-bank = Handel mit der Bank
nuremberg-chapter-station = Zollstationen
nuremberg-chapter-settlement = Siedlungen
nuremberg-chapter-workshop = Handwerksbetriebe
nuremberg-chapter-wall = Stadtmauern
nuremberg-chapter-tower = Türme
nuremberg-chapter-sale = Herstellen und verkaufen
nuremberg-chapter-knight = Der Raubritter
nuremberg-chapter-right = Wegerechte
nuremberg-chapter-council = Prestige und Räte
nuremberg-chapter-time = Die Jahre
nuremberg-chapter-end = Ende der Partie
nuremberg-chapter-three = Zu dritt
nuremberg-chapter-info = Wer was weiß

## Every rule of the game has one message. .ruling says why this table decides so where the rulebook is silent;
## .refusal is spoken to the player whose action breaks the rule. Its variables: $player, $lacking, $thing, $road and the
## like are words, $count, $seats, $limit, $tile and $toll are numbers.

## Rules: components

nuremberg-components-players = Drei oder vier Personen können mitspielen.
    .refusal = Dieses Spiel braucht drei oder vier Spieler; Plätze an diesem Tisch: { $seats }.
nuremberg-components-colours = Es gibt vier Farben: Weiß, Rot, Blau und Orange. Keine zwei von euch teilen sich eine.
nuremberg-components-board = Eine Hälfte des Plans ist die Altstadt mit zwölf Vierteln, die andere das Umland, in dem die ganze Stadt nur ein Sechseck füllt.
nuremberg-components-terrain = Wälder geben Holz, Weiden Wolle, Äcker Getreide, Hügel Lehm und Berge Erz.
nuremberg-components-resource_cards = In der Schachtel sind 100 Rohstoffkarten.
nuremberg-components-resource_split = Von jeder der fünf Sorten gibt es 20 Karten.
nuremberg-components-event_cards = Alle 36 Ereigniskarten gehören zu einem einzigen Stapel.
nuremberg-components-pieces = Dir gehören 5 Siedlungen, 4 Handwerksbetriebe und 15 Zollstationen deiner Farbe.
nuremberg-components-piece_limit = Ist eine Sorte deiner Figuren aufgebraucht, kannst du sie nicht mehr bauen.
    .refusal = Von dieser Sorte hast du keine Figur mehr: { $piece }.
nuremberg-components-walls_towers = Die 26 Mauerteile und 16 Türme haben keine Farbe; alle bauen aus demselben Vorrat.
nuremberg-components-prestige_enough = Prestigepunkte gehen nie aus: Alle Mauern und Türme zusammen bringen 58, und es gibt Chips für 86.
nuremberg-components-gold_tokens = Gold gibt es in Einern und Fünfern, zusammen 146.
nuremberg-components-gold_endless = Die Bank hat immer genug Gold.
    .ruling = Die Spielregel sagt nicht, was geschieht, wenn die Goldchips ausgehen; für uns sind sie nur Wechselgeld.
nuremberg-components-point_cards = Acht Karten sind Punkte wert: fünf Wegerechte und drei Sitze in einem Rat.
nuremberg-components-markers = Ein Zeitstein zeigt das Jahr, und es gibt einen Raubritter.
nuremberg-components-unprinted = Manche Werte standen nur auf Spielplan und Karten, die wir nicht gesehen haben. Wir haben sie passend zu allem Bekannten rekonstruiert und sagen offen, welche das sind.

## Rules: map

nuremberg-map-numbers = Jede Zahl von 3 bis 12 außer der 7 liegt auf drei Feldern und die 2 auf zweien: 29 Felder mit Zahl.
nuremberg-map-four = Die drei Vieren liegen auf einer Weide, einem Acker und einem Berg.
nuremberg-map-layout = Wo die übrigen Landschaften und Zahlen liegen, haben wir rekonstruiert.
nuremberg-map-shading = Der Ring um eine Zahl zeigt, auf wie vielen Karten sie steht: fünf bei der 6, eine bei der 12.
nuremberg-map-crossing = Eine Kreuzung ist ein Punkt, an dem sich drei Sechsecke berühren.
nuremberg-map-roads = Fünf Straßen verlassen die Stadt. I, II und III enden in Frankfurt, Prag und Venedig; IV und V erreichen keine Stadt.
nuremberg-map-courses = Verlauf und Länge der Straßen und welche Ziffer wohin führt, haben wir rekonstruiert.

## Rules: city

nuremberg-city-sectors = Zehn Viertel stellen Waren her, je zwei von fünf Sorten; die beiden übrigen sind Hauptmarkt und Bauhof.
nuremberg-city-layout = Umriss, Lage der Viertel, erste Mauer und die Zeichen am Hauptmarkt haben wir rekonstruiert.

## Rules: setup

nuremberg-setup-two_openings = Ihr wählt zwischen zwei Arten des Aufbaus: feste Plätze für Einsteiger oder freie Wahl für Erfahrene.
nuremberg-setup-colour = Jeder nimmt eine Farbe mit allen Figuren.
nuremberg-setup-cards_beside = Wegerechte und Ratssitze warten neben dem Plan, bis jemand sie sich verdient.
nuremberg-setup-stacks_open = Die Rohstoffkarten liegen offen in fünf Stapeln, nach Sorten getrennt.
nuremberg-setup-event_pile = Die Ereigniskarten bilden gemischt einen verdeckten Stapel; abgelegt ist noch nichts.
nuremberg-setup-stock_beside = Mauern, Türme, Prestige und Gold sind ein gemeinsamer Vorrat neben dem Plan.
nuremberg-setup-gold = Alle beginnen mit zwei Gold.
nuremberg-setup-right_majority = Stehen alle Figuren, nimmt an jeder Straße das Wegerecht, wer dort die meisten Stationen hat.
nuremberg-setup-right_tie = Bei Gleichstand im Aufbau bekommt das Wegerecht, wer zuerst an der Straße war.
nuremberg-setup-right_tie_pairs = Bei Gleichstand im Aufbau zählt die früheste Station an der Straße, auch wenn jemand anders die gleiche Anzahl früher erreicht hat.
nuremberg-setup-right_empty_road = Hat eine Straße keine Station, bleibt ihr Wegerecht neben dem Plan.
nuremberg-setup-time = Die Partie beginnt im Jahr 1355.
nuremberg-setup-knight = Der Raubritter beginnt auf seiner Burg, die kein Zahlenfeld ist: Noch ist nichts gesperrt.
nuremberg-setup-no_win = Beim Aufbau kann niemand gewinnen: Mehr als zwei Siedlungen und zwei Wegerechte bringt er nicht.

## Rules: beginner

nuremberg-beginner-two_each = Einsteiger beginnen mit zwei Siedlungen und zwei Zollstationen auf festen Plätzen.
nuremberg-beginner-sites = Welche Plätze das sind, haben wir rekonstruiert, passend zu den bekannten Wegerechten und Karten.
nuremberg-beginner-cards = Du nimmst je eine Karte für jede Landschaft an deiner Siedlung mit dem Stern.
nuremberg-beginner-rights = Weiß beginnt mit der Straße nach Venedig, Rot mit Prag, Blau mit V und Orange mit IV.
nuremberg-beginner-start_player = Wer beginnt, entscheidet das Los.

## Rules: expert

nuremberg-expert-base = Nur Plätze, erste Karten und die Wahl des Startspielers sind anders; der übrige Aufbau bleibt.
nuremberg-expert-start_draw = Jeder deckt eine Ereigniskarte auf; die höchste Zahl beginnt.
nuremberg-expert-start_draw_knight = Eine Ritterkarte zählt hier 0.
nuremberg-expert-start_draw_tie = Wer sich die höchste Zahl teilt, zieht noch einmal, bis einer vorn liegt.
    .ruling = Die Spielregel löst keinen Gleichstand auf; neu zu ziehen ist das Einfachste.
nuremberg-expert-start_draw_inert = Die um den ersten Zug gezogenen Karten bringen weder Ernte noch Ereignis.
nuremberg-expert-reshuffle = Danach kommen die um den ersten Zug gezogenen Karten zurück, und der ganze Stapel wird gemischt.
nuremberg-expert-pair = Du setzt ein Paar: eine Station an eine beliebige Straße, dann eine Siedlung an dieselbe Straße.
    .refusal = Jetzt setzt du ein Paar: erst eine Station, dann eine Siedlung an der Straße dieser Station.
nuremberg-expert-station_from_city = Die Station kommt auf den freien Platz der Straße, der der Stadt am nächsten liegt.
nuremberg-expert-settlement_rules = Für die Siedlung gelten die üblichen Regeln: nicht an der Stadt und beiderseits entlang der Straße eine freie Kreuzung.
    .refusal = Hier passt keine Siedlung hin: { $crossing }. Sie darf nicht an der Stadt liegen und braucht auf beiden Seiten eine freie Kreuzung.
nuremberg-expert-any_road = Du darfst eine leere Straße eröffnen oder zu anderen stoßen.
nuremberg-expert-first_round = Die ersten Paare werden im Uhrzeigersinn gesetzt, vom Startspieler an.
    .refusal = Jetzt setzt { $player } ein Paar.
nuremberg-expert-second_round = Wer zuletzt kommt, setzt zweimal nacheinander; dann geht es gegen den Uhrzeigersinn zurück.
    .refusal = In dieser Runde setzt jetzt { $player }.
nuremberg-expert-second_same_manner = Auch die zweite Siedlung kommt an die Straße der Station, die mit ihr gesetzt wird.
    .refusal = Die Siedlung muss an der Straße der Station stehen, die du gerade gesetzt hast.
nuremberg-expert-second_own_road = Dein zweites Paar darf an die Straße des ersten.
nuremberg-expert-free = Das Setzen kostet nichts.
nuremberg-expert-room_needed = Eine Straße kannst du nur wählen, wenn auf ihr noch ein Zollplatz und eine Kreuzung für eine Siedlung frei sind.
    .refusal = Hier ist kein Platz für ein Paar: { $road }.
nuremberg-expert-never_stuck = Irgendwo ist immer Platz: Um unsere Straßen zu füllen, braucht es mindestens elf Siedlungen.
nuremberg-expert-cards = Du nimmst je eine Karte für jede Landschaft an der Siedlung, die du als zweite gesetzt hast.
nuremberg-expert-rights_last = Wegerechte gibt es erst, wenn alle Paare stehen.
nuremberg-expert-first_turn = Dann hat der Startspieler den ersten Zug.

## Rules: turn

nuremberg-turn-clockwise = Es geht im Uhrzeigersinn reihum.
nuremberg-turn-card_first = Dein Zug beginnt mit einer Ereigniskarte; vorher geht nichts.
    .refusal = Deck zuerst die Ereigniskarte auf.
nuremberg-turn-free_order = Nach dem Ereignis handelst, baust, produzierst und verkaufst du in beliebiger Reihenfolge.
nuremberg-turn-repeat = Handeln, bauen, produzieren und verkaufen darfst du beliebig oft und frei gemischt.
nuremberg-turn-optional = Du musst weder handeln noch bauen noch verkaufen; du kannst deinen Zug sofort beenden.
nuremberg-turn-others_wait = Wer nicht am Zug ist, baut und verkauft nicht, abgesehen von der Mauer bei kostenlosem Lehm.
    .refusal = { $player } ist am Zug.
nuremberg-turn-guard = In einem Zug sind höchstens 60 Geschäfte möglich, Handel untereinander, Tausch mit der Bank und Verkäufe zusammengezählt.
    .refusal = Geschäfte in diesem Zug: { $count }. Mehr geht nicht.
    .ruling = Ein Kreislauf ohne Gewinn ist möglich; darum braucht die App eine Grenze, die kein sinnvoller Zug erreicht.

## Rules: build

nuremberg-build-pay_bank = Der Preis eines Bauwerks geht an die Bank zurück.
nuremberg-build-any_number = Bau so viel, wie du bezahlen kannst.
nuremberg-build-full_price = Du zahlst den ganzen Preis, oder du baust nicht.
nuremberg-build-works_at_once = Was du baust oder gewinnst, nützt dir sofort.
nuremberg-build-stays = Bauwerke bleiben: Niemand versetzt, entfernt oder übernimmt sie.

## Rules: card

nuremberg-card-draw = Du deckst die oberste Ereigniskarte auf und legst sie auf den Ablagestapel, einmal je Zug.
    .refusal = Die Ereigniskarte dieses Zuges hast du schon aufgedeckt.
nuremberg-card-harvest_first = Erst kommt die Ernte, dann das Ereignis der Karte.
nuremberg-card-event_optional = Eine Karte mit Zahl muss kein Ereignis tragen.
nuremberg-card-numbers = Dreißig Karten tragen Zahlen, verteilt wie zwei Würfel ohne die 7: von einer 2 und einer 12 bis zu fünf Sechsen und fünf Achten.
nuremberg-card-knight_blank = Die sechs Ritterkarten tragen keine Zahl.
nuremberg-card-counts = Drei Karten lassen die Jahre vergehen, vier rufen den Markgrafen, vierzehn bringen kostenlosen Lehm.
nuremberg-card-toll_count = Neun Karten sind Zollkarten, so viele, wie der übrige Stapel zulässt; die Zahl haben wir rekonstruiert.
nuremberg-card-pairing = Welche Zahl zu welchem Ereignis und welche Zollkarte zu welcher Straße gehört, haben wir rekonstruiert.

## Rules: harvest

nuremberg-harvest-hexes = Jedes Feld mit der Zahl der Karte bringt Ertrag: drei Felder, bei der 2 zwei.
nuremberg-harvest-per_settlement = Jede deiner Siedlungen an einem Feld mit Ertrag bringt dir eine Karte seiner Sorte.
nuremberg-harvest-everyone = Alle ernten, gleich wer gezogen hat.
nuremberg-harvest-each_hex = Eine Siedlung an mehreren Feldern mit Ertrag bekommt von jedem eine Karte.
nuremberg-harvest-workshops_none = Handwerksbetriebe, Stationen, Mauern und die Stadt selbst bringen keinen Ertrag.
nuremberg-harvest-knight_blocks = Das Feld unter dem Raubritter bringt niemandem etwas.
nuremberg-harvest-no_hand_limit = Du darfst beliebig viele Karten halten; gefährlich werden viele erst bei einer Ritterkarte.
nuremberg-harvest-shortage = Reicht ein Stapel nicht für alle, denen die Sorte zusteht, bekommt niemand sie.
    .ruling = Die Spielregel schweigt; die Schwesterspiele halten es so.
nuremberg-harvest-shortage_single = Steht die Sorte nur einem Spieler zu, nimmt er, was noch da ist.
    .ruling = Die Spielregel schweigt; es vorzuenthalten nützte niemandem.

## Rules: event

nuremberg-event-years = Vergehen die Jahre, rückt der Zeitstein ein Feld weiter.
nuremberg-event-margrave = Der Markgraf jagt den Raubritter auf seine Burg zurück.
nuremberg-event-margrave_home = Ist der Ritter schon zu Hause, ändert der Markgraf nichts.
nuremberg-event-margrave_late = Der Markgraf kommt nach der Ernte: Für diese Karte bleibt das Feld gesperrt.
nuremberg-event-free_clay_price = Bei kostenlosem Lehm darfst du eine Mauer für nur drei Gold bauen.
nuremberg-event-free_clay_order = Das Angebot des kostenlosen Lehms geht im Uhrzeigersinn herum und beginnt beim Spieler am Zug.
    .refusal = Gerade wird { $player } nach einer Mauer gefragt.
nuremberg-event-free_clay_one = Mit kostenlosem Lehm darf jeder eine Mauer bauen, nicht mehr.
nuremberg-event-free_clay_optional = Kostenlosen Lehm darfst du ablehnen.
    .refusal = Passen kannst du nur, wenn dir kostenloser Lehm eine Mauer anbietet.
nuremberg-event-free_clay_own_gold = Bei kostenlosem Lehm zählt nur Gold, das du schon hast: Dazwischen wird weder gehandelt noch verkauft.
    .refusal = Erst das Ereignis: Bau die Mauer für drei Gold oder passe.
nuremberg-event-free_clay_full_wall = Eine Mauer aus kostenlosem Lehm ist eine wie jede andere: nächster Platz, ein Prestigepunkt, zählt für die Räte, auch außerhalb deines Zuges.
nuremberg-event-free_clay_exhausted = Ist das letzte Mauerteil verbaut, endet das Angebot des kostenlosen Lehms, und wer später käme, geht leer aus.
nuremberg-event-toll_amount = Bei einer Zollkarte bekommt der Inhaber der Straße ein Gold für jede gegnerische Siedlung an ihr.
nuremberg-event-toll_own = Die eigenen Siedlungen des Inhabers kosten nichts.
nuremberg-event-toll_no_holder = Hält niemand das Wegerecht, zahlt niemand.
nuremberg-event-toll_anyone = Zollkarten gelten, gleich wer am Zug ist.
nuremberg-event-toll_gold_first = Bei einer Zollkarte wird zuerst mit Gold gezahlt; Karten statt Gold darfst du nicht geben.
nuremberg-event-toll_seizure = Für jedes Gold, das dir bei einer Zollkarte fehlt, zieht der Inhaber blind eine Karte aus deiner Hand.
nuremberg-event-toll_rest_lost = Was Gold und Karten zusammen vom Zoll nicht decken, verfällt.
nuremberg-event-toll_order = Eine Zollkarte wird im Uhrzeigersinn vom Inhaber an bezahlt.
    .ruling = Die Spielregel nennt keine Reihenfolge; sie legt nur die Zufallszüge fest.
nuremberg-event-knight = Eine Ritterkarte lässt den Raubritter los.

## Rules: trade

nuremberg-trade-active_only = Bei jedem Handel ist der Spieler am Zug dabei; die anderen handeln nicht untereinander.
    .refusal = Nur { $player } darf gerade etwas anbieten.
nuremberg-trade-any_partner = In deinem Zug darfst du mit jedem Gegner handeln.
    .refusal = Wähle einen Gegner zum Handeln.
nuremberg-trade-talk = Du sagst, was du gibst und was du willst; die anderen dürfen mit eigenen Angeboten antworten und du mit einem neuen.
nuremberg-trade-gold = Gold ist im Handel ein Rohstoff wie jeder andere.
nuremberg-trade-goods_only = Nur Karten und Gold wechseln den Besitzer: keine Rechte, Sitze, Prestigepunkte, Figuren oder Versprechen.
nuremberg-trade-any_amount = Auf beiden Seiten sind beliebige Mengen und Mischungen erlaubt.
nuremberg-trade-no_gift = Beide Seiten müssen etwas geben.
    .refusal = Geschenke gibt es nicht: Beide Seiten müssen etwas geben.
    .ruling = Die Spielregel spricht vom Tauschen; die Schwesterspiele verbieten Geschenke.
nuremberg-trade-no_same_kind = Dasselbe darf nicht auf beiden Seiten stehen, auch Gold nicht.
    .refusal = Das steht auf beiden Seiten des Angebots: { $thing }.
    .ruling = Sonst ließe sich ein Geschenk als Tausch verkleiden.
nuremberg-trade-must_hold = Anbieten oder annehmen kannst du nur, was du hast.
    .refusal = Dafür hast du nicht genug. Es fehlt: { $count } × { $lacking }.
nuremberg-trade-consent = Ein Handel braucht das Ja beider und geschieht sofort.
    .refusal = Dieser Spieler hat nicht zugestimmt.
nuremberg-trade-often = Du darfst in einem Zug beliebig oft handeln.
nuremberg-trade-one_open = Es ist immer nur ein Angebot offen, und solange geschieht nichts anderes.
    .refusal = Ein Angebot ist offen: Klärt es zuerst.
    .ruling = Die Spielregel lässt die Form offen; eins nach dem anderen hält es übersichtlich.
nuremberg-trade-open_side = Du darfst auch eine Seite offenlassen und um Angebote bitten; die anderen bieten etwas oder lehnen ab.
    .refusal = Hier wird um Angebote gebeten: Biete etwas oder lehne ab.
    .ruling = So können auch Gegner etwas vorschlagen, und niemand muss ungefragt zuhören.
nuremberg-trade-answers = Jeder Gefragte antwortet einmal, alle gleichzeitig und verdeckt bis zum Letzten: annehmen, ablehnen oder ein Gegenangebot.
    .refusal = Du hast jetzt nichts zu beantworten.
    .ruling = Gemeinsam zu antworten gibt keinem Platz einen Vorteil.
nuremberg-trade-counter_binding = Deine Zusage oder dein Gegenangebot gilt, bis der Spieler am Zug gewählt hat.
    .ruling = Das spart eine Frage und überrumpelt niemanden.
nuremberg-trade-choose = Nehmen mehrere an oder gibt es ein Gegenangebot, wählt der Spieler am Zug eine der Antworten oder zieht sein Angebot zurück.
    .refusal = Gerade gibt es keine Antworten zur Wahl.
    .ruling = Die Spielregel sagt nicht, wie mehrere Antworten geklärt werden.
nuremberg-trade-single_accept = Nimmt nur einer an und gibt es kein Gegenangebot, ist der Handel sofort gemacht.
    .ruling = Es bleibt nichts zu wählen.
nuremberg-trade-offer_limit = In einem Zug dürfen zehn Angebote und Aufrufe ins Leere gehen; die zu einem Handel führen, zählen nicht.
    .refusal = Angebote, die in diesem Zug ins Leere gegangen sind: { $count }. Mehr geht nicht.
    .ruling = Die Spielregel lässt dich beliebig oft handeln, und das kannst du; am Bildschirm brauchen die anderen Schutz vor endlosem Feilschen.
nuremberg-trade-no_repeat = Wer ein Angebot abgelehnt hat, bekommt es nicht noch einmal, solange sich bei euch beiden nichts geändert hat.
    .refusal = { $player } hat das gerade abgelehnt, und seitdem hat sich nichts geändert.
    .ruling = So wird niemand bedrängt.
nuremberg-trade-public_check = Ob ein Angebot erlaubt ist, hängt nur von dem ab, was offenliegt, und von deiner Hand: Du kannst um Karten bitten, die dann keiner hat.
    .refusal = Keiner der Gefragten kann das haben: So viel Gold oder so viele Karten haben sie nicht, oder der Rest liegt noch im Stapel.
    .ruling = Ein Angebot aus verborgenen Gründen zu verbieten verriete eine Hand.

## Rules: bank

nuremberg-bank-four = Für vier gleiche Karten bekommst du bei der Bank eine beliebige.
    .refusal = Die Bank will vier gleiche; du hast { $count } × { $thing }.
nuremberg-bank-alike = Was du gibst, muss alles von einer Sorte sein.
nuremberg-bank-gold_in = Für vier Gold bekommst du eine Karte.
    .refusal = Eine Karte kostet vier Gold; du hast { $count } × { $thing }.
nuremberg-bank-gold_out = Für vier gleiche Karten bekommst du ein Gold.
nuremberg-bank-three = Mit einem Handwerksbetrieb am 3:1-Zeichen des Hauptmarkts genügen drei gleiche.
    .refusal = Am Hauptmarkt brauchst du drei gleiche; du hast { $count } × { $thing }.
nuremberg-bank-two = Mit einem Handwerksbetrieb am Zeichen einer Sorte genügen zwei davon.
    .refusal = Du brauchst zwei davon; du hast { $count } × { $thing }.
nuremberg-bank-gold_three = Das 3:1-Zeichen gilt auch für Gold, gegeben oder genommen.
    .refusal = Am Hauptmarkt kostet eine Karte drei Gold; du hast { $count } × { $thing }.
nuremberg-bank-gold_two = An einem 2:1-Zeichen kannst du auch ein Gold bekommen, aber Gold auszugeben wird dort nie billiger.
nuremberg-bank-rates_add_up = Die Zeichen aller deiner Handwerksbetriebe gelten nebeneinander, jedes für seinen Tausch.
nuremberg-bank-only_active = Nur wer am Zug ist, handelt mit der Bank.
    .refusal = Nur { $player } darf gerade mit der Bank handeln.
nuremberg-bank-other_kind = Die Sorte, die du gibst, kannst du nicht wieder nehmen.
    .refusal = Du bekämst zurück, was du gibst: { $thing }.
    .ruling = Es wäre sinnlos, und das Verbot hält die Auswahl kurz.
nuremberg-bank-stack_empty = Von einem leeren Stapel kannst du nichts nehmen.
    .refusal = Dieser Stapel ist leer: { $thing }.
nuremberg-bank-marks = Sechs Ecken des Hauptmarkts tragen ein Zeichen: einmal 3:1 und eins je Sorte. Welche welches hat, haben wir rekonstruiert.

## Rules: station

nuremberg-station-cost = Eine Zollstation kostet ein Holz und einen Lehm.
    .refusal = Eine Station kostet ein Holz und einen Lehm. Es fehlt: { $count } × { $lacking }.
nuremberg-station-between_crossings = Eine Station steht auf einem Straßenstück zwischen zwei Kreuzungen.
nuremberg-station-no_stub = Das letzte Stück einer Straße zu einer Stadt hat am Ende keine Kreuzung und trägt keine Station.
    .refusal = Alle Zollplätze dieser Straße sind besetzt, und ihr letztes Stück trägt keine Station: { $road }.
nuremberg-station-any_road = Du darfst an jeder Straße bauen, auch wo du noch nichts hast.
nuremberg-station-first_at_city = Die erste Station einer Straße steht direkt an der Stadt.
nuremberg-station-outwards = Jede weitere Station nimmt den freien Platz, der der Stadt am nächsten ist.
nuremberg-station-one_per_segment = Ein Straßenstück trägt eine Station, gleich welcher Farbe.
nuremberg-station-road_full = Sind alle Plätze besetzt, ist eine Straße voll.
    .refusal = Alle Zollplätze dieser Straße sind besetzt: { $road }.
nuremberg-station-no_points = Eine Station allein gibt keinen Punkt.

## Rules: settlement

nuremberg-settlement-cost = Eine Siedlung kostet ein Holz, ein Getreide, einen Lehm und eine Wolle.
    .refusal = Eine Siedlung kostet je einmal Holz, Getreide, Lehm und Wolle. Es fehlt: { $count } × { $lacking }.
nuremberg-settlement-point = Jede Siedlung ist einen Punkt wert.
nuremberg-settlement-on_road = Eine Siedlung steht auf einer Kreuzung einer der fünf Straßen.
nuremberg-settlement-not_at_city = Die Kreuzungen an der Stadt sind keine Bauplätze.
    .refusal = Diese Kreuzung liegt an der Stadt: Hier kann keine Siedlung stehen.
nuremberg-settlement-own_station = Für eine Siedlung brauchst du zuerst eine eigene Zollstation an der Straße.
    .refusal = An dieser Straße hast du noch keine Station: { $road }.
nuremberg-settlement-one_is_enough = Eine Station öffnet die ganze Straße für beliebig viele Siedlungen.
nuremberg-settlement-anywhere = Eine Siedlung muss nicht nahe deiner Station liegen.
nuremberg-settlement-spacing = Entlang der Straße muss in beide Richtungen mindestens eine Kreuzung zwischen zwei Siedlungen frei bleiben.
    .refusal = Gleich neben dieser Kreuzung steht an ihrer Straße schon eine Siedlung: { $crossing }.
nuremberg-settlement-spacing_all_colours = Für den Abstand zählen Siedlungen jeder Farbe.
nuremberg-settlement-other_road_near = Benachbarte Kreuzungen verschiedener Straßen stören einander nicht.
nuremberg-settlement-summary_loose = Die Übersicht verlangt Abstand zu jeder Siedlung; es gilt die genaue Regel, nur entlang einer Straße.
nuremberg-settlement-one_per_crossing = Eine Kreuzung trägt eine Siedlung.
    .refusal = Hier steht schon eine Siedlung von { $player }.

## Rules: workshop

nuremberg-workshop-cost = Ein Handwerksbetrieb kostet zwei Getreide und drei Erz.
    .refusal = Ein Handwerksbetrieb kostet zwei Getreide und drei Erz. Es fehlt: { $count } × { $lacking }.
nuremberg-workshop-point = Jeder Handwerksbetrieb ist einen Punkt wert.
nuremberg-workshop-red_crossing = Ein Handwerksbetrieb steht auf einer der zwölf roten Kreuzungen in der Stadt.
nuremberg-workshop-one_per_site = Eine rote Kreuzung trägt einen Handwerksbetrieb; in die Stadt passen also zwölf.
    .refusal = Hier steht schon ein Handwerksbetrieb von { $player }.
nuremberg-workshop-no_spacing = Handwerksbetriebe dürfen nebeneinander stehen.
nuremberg-workshop-free_site = Jede freie rote Kreuzung ist recht; nichts anderes muss vorher da sein.
nuremberg-workshop-all_neighbours = Ein Handwerksbetrieb nützt in jedem Viertel, das er berührt.

## Rules: wall

nuremberg-wall-cost = Eine Mauer kostet einen Lehm und drei Gold.
    .refusal = Eine Mauer kostet einen Lehm und drei Gold. Es fehlt: { $count } × { $lacking }.
nuremberg-wall-clay_not_stone = Mauern und Türme brauchen Lehm; der Stein in der Übersicht ist ein Versehen.
nuremberg-wall-outer_edge = Mauern stehen am äußeren Rand der Stadt.
nuremberg-wall-arrow = Die erste Mauer steht am Pfeil.
nuremberg-wall-counter_clockwise = Jede weitere Mauer schließt gegen den Uhrzeigersinn an die letzte an.
nuremberg-wall-any_number = In deinem Zug darfst du so viele Mauern bauen, wie du bezahlen kannst.
nuremberg-wall-prestige = Jede Mauer bringt ihrem Erbauer einen Prestigepunkt.
nuremberg-wall-from_start = Mauern kannst du vom ersten Zug an bauen, ganz ohne Handwerksbetrieb.
nuremberg-wall-nobodys = Eine stehende Mauer gehört niemandem; dem Erbauer bleibt nur der Prestigepunkt.
nuremberg-wall-all_built = Stehen alle 26 Mauern, kommt keine mehr dazu; die Partie geht weiter.
    .refusal = Alle Mauern der Stadt stehen schon.

## Rules: tower

nuremberg-tower-cost = Ein Turm kostet einen Lehm, ein Holz und drei Gold.
    .refusal = Ein Turm kostet einen Lehm, ein Holz und drei Gold. Es fehlt: { $count } × { $lacking }.
nuremberg-tower-gap = Ein Turm füllt eine offene Ecke zwischen zwei stehenden Mauern.
    .refusal = Die Ecke nach Mauer { $tile } ist noch nicht offen: Beide Mauern daneben müssen stehen.
nuremberg-tower-yard = Für einen Turm brauchst du einen eigenen Handwerksbetrieb am Bauhof.
    .refusal = Du hast keinen Handwerksbetrieb am Bauhof.
nuremberg-tower-prestige = Jeder Turm bringt seinem Erbauer zwei Prestigepunkte.
nuremberg-tower-anyones_gap = Du darfst jede offene Ecke nutzen, gleich wer die Mauern daneben gebaut hat.
nuremberg-tower-one_per_gap = In eine Ecke passt ein Turm.
    .refusal = In dieser Ecke steht schon ein Turm.
nuremberg-tower-last_gap = Wo der Ring sich schließt, gilt dasselbe; auf unserem Plan ist dort eine Ecke, die sich öffnet, sobald die letzte Mauer neben der ersten steht.
    .refusal = Die Ecke nach Mauer { $tile } öffnet sich erst, wenn der Ring geschlossen ist.
nuremberg-tower-sixteen = Der Umriss hat sechzehn nach außen weisende Ecken für die sechzehn Türme.
nuremberg-tower-no_clay_gift = Kostenloser Lehm verbilligt keinen Turm.
    .refusal = Diese Karte bietet eine Mauer, keinen Turm.

## Rules: sale

nuremberg-sale-five_goods = Die Stadt stellt fünf Waren her: Papier, Rüstungen, Helme, Zirkel und Tand.
nuremberg-sale-recipe = Eine Ware herzustellen kostet die Karten ihres Rezepts, bezahlt an die Bank.
    .refusal = Für diese Ware hast du nicht alles. Es fehlt: { $count } × { $lacking }.
nuremberg-sale-at_once = Eine Ware wird sofort verkauft; niemand hebt welche auf.
nuremberg-sale-no_workshop_needed = Zum Herstellen und Verkaufen brauchst du keinen Handwerksbetrieb.
nuremberg-sale-price_by_city = Was eine Ware bringt, hängt von der Stadt ab, in der du sie verkaufst.
    .refusal = Das kauft dort niemand: { $good } in { $city }.
nuremberg-sale-choice_of_city = Kaufen mehrere Städte eine Ware, sucht der Verkäufer eine aus.
nuremberg-sale-compass = Zirkel brauchen Holz und Erz und bringen in Frankfurt 3 Gold.
nuremberg-sale-helmets = Helme bringen in Frankfurt 4 Gold; ihr Rezept, zwei Erz und eine Wolle, haben wir rekonstruiert.
nuremberg-sale-armour = Rüstungen brauchen zwei Erz, ein Holz und eine Wolle und bringen in Prag 6 Gold; das haben wir rekonstruiert.
nuremberg-sale-trinkets = Tand braucht Holz und Lehm und bringt in Prag 3 Gold; das haben wir rekonstruiert.
nuremberg-sale-paper = Papier braucht zwei Wolle und zwei Getreide und bringt in Venedig 6 Gold; das haben wir rekonstruiert.
nuremberg-sale-no_gold_mine = Kein Preis liegt über anderthalb Gold je Karte des Rezepts; so macht Kaufen 3:1 und Verkaufen zum doppelten Preis nie Gold aus nichts.
nuremberg-sale-toll = Jede verkaufte Ware kostet Zoll an den Inhaber der Straße zu dieser Stadt.
nuremberg-sale-toll_amount = Der Zoll steht unter dem Schild der Stadt.
nuremberg-sale-toll_values = Frankfurt 1, Prag 1 und Venedig 2 haben wir rekonstruiert.
nuremberg-sale-holder_free = Hältst du die Straße selbst, zahlst du keinen Zoll.
nuremberg-sale-nobody_holds = Solange niemand die Straße hält, fällt kein Zoll an.
    .ruling = Der Zoll steht einem Spieler zu, und hier gibt es keinen.
nuremberg-sale-double = Mit einem Handwerksbetrieb an einem Viertel der Ware bekommst du den doppelten Preis.
nuremberg-sale-double_once = Weitere Handwerksbetriebe für dieselbe Ware erhöhen den Preis nicht weiter.
nuremberg-sale-toll_not_doubled = Der Zoll verdoppelt sich nicht mit dem Preis.
nuremberg-sale-repeat = In einem Zug darfst du beliebig oft herstellen und verkaufen.
nuremberg-sale-toll_from_proceeds = Du bekommst zuerst dein Gold und darfst den Zoll davon zahlen.
    .ruling = Die Spielregel schweigt; das Verkaufen bringt ja das Gold.
nuremberg-sale-toll_unpayable = Ein Verkauf, dessen Zoll dein Gold und den Erlös zusammen übersteigt, ist nicht möglich.
    .refusal = Du könntest den Zoll von { $toll } auf dieser Straße nicht zahlen: { $road }.
    .ruling = Der Zoll muss gezahlt werden; mit unseren Werten kommt das nie vor.
nuremberg-sale-two_roads_without = Die Straßen IV und V führen in keine Stadt, die Waren kauft; an ihnen verdient niemand Verkaufszoll.

## Rules: knight

nuremberg-knight-no_harvest = Bei einer Ritterkarte erntet niemand.
nuremberg-knight-order = Erst wird abgelegt, dann zieht der Ritter, dann raubt er.
    .refusal = Warte, bis alle ihre Karten abgelegt haben.
nuremberg-knight-over_seven = Wer mehr als sieben Karten hält, muss ablegen, auch der Spieler am Zug.
    .refusal = Du musst nichts ablegen: Kommt der Ritter, verliert nur Karten, wer mehr davon hat als { $limit }.
nuremberg-knight-half_down = Wer ablegen muss, verliert die Hälfte seiner Karten, abgerundet.
    .refusal = Du hast schon alle Karten gewählt, die du verlierst: { $count }.
nuremberg-knight-gold_ignored = Gold zählt weder zu den sieben, noch geht es verloren.
nuremberg-knight-own_choice = Welche Karten du ablegst, wählst du selbst.
    .refusal = Von dieser Karte hast du keine mehr abzulegen: { $card }.
nuremberg-knight-together = Alle wählen gleichzeitig und zeigen ihre Karten, wenn jeder fertig ist.
    .ruling = Die Spielregel nennt keine Reihenfolge; so wartet niemand auf die Wahl des anderen.
nuremberg-knight-must_move = Der Spieler am Zug muss den Ritter auf ein anderes Zahlenfeld setzen.
    .refusal = Setz den Ritter auf ein anderes Zahlenfeld: nicht auf die Burg, nicht auf die Stadt, und bleiben darf er nicht.
nuremberg-knight-from_castle = Von der Burg aus darf der Ritter auf jedes Zahlenfeld reiten.
nuremberg-knight-blocks = Solange der Ritter auf einem Feld steht, bringt es nichts.
nuremberg-knight-freed = Ein Feld wird erst frei, wenn der Ritter weiterzieht oder heimgeschickt wird.
    .refusal = Der Ritter zieht nur, wenn eine Ritterkarte aufgedeckt wird.
nuremberg-knight-steal = Ist der Ritter gezogen, nimmt der Spieler am Zug einem Gegner eine Karte.
    .refusal = Rauben kannst du nur, nachdem der Ritter gezogen ist.
nuremberg-knight-steal_anywhere = Wen du beraubst, hängt nicht davon ab, wo der Ritter steht.
nuremberg-knight-steal_no_gold = Gold kann nicht geraubt werden.
nuremberg-knight-steal_random = Die Karte, die der Ritter raubt, wird blind aus der verdeckten Hand gezogen.
    .ruling = Hände sind geheim, und vom Zufall spricht die Spielregel nur beim Zoll.
nuremberg-knight-steal_must = Du musst jemanden berauben, der eine Karte hat.
    .refusal = Nenne einen Gegner, der mindestens eine Karte hat.
    .ruling = Die Spielregel befiehlt es, sie bietet es nicht an.
nuremberg-knight-steal_nobody = Hat kein Gegner eine Karte, wird nichts geraubt.

## Rules: right

nuremberg-right-first = Wer die erste Station an einer Straße baut, nimmt ihr Wegerecht.
nuremberg-right-overtake = Das Wegerecht geht an den über, der dort mehr Stationen hat als der Inhaber.
nuremberg-right-tie_keeps = Bei Gleichstand behält der Inhaber das Wegerecht.
nuremberg-right-at_once = Das Wegerecht wechselt, sobald die Station steht.
nuremberg-right-point = Jedes Wegerecht ist einen Punkt wert.
nuremberg-right-income = Das Wegerecht bringt dir den Zoll fremder Verkäufe und der Zollkarten dieser Straße.
nuremberg-right-not_traded = Ein Wegerecht verlierst du nur an jemanden mit mehr Stationen; es wird nicht verschenkt, verkauft oder zurückgegeben.

## Rules: council

nuremberg-council-prestige = Prestigepunkte gibt es nur für Mauern und Türme.
nuremberg-council-never_spent = Prestigepunkte gibt man nie aus und verliert sie nie.
nuremberg-council-first = Wer als Erster drei Prestigepunkte hat, nimmt den Sitz im Siebenerrat: vier Punkte.
nuremberg-council-second = Wer als Zweiter drei Prestigepunkte hat, nimmt den Sitz im Kleinen Rat: drei Punkte.
nuremberg-council-third = Wer als Dritter drei Prestigepunkte hat, nimmt den Sitz im Großen Rat: zwei Punkte.
nuremberg-council-none_left = Wer später kommt, geht leer aus, bis er jemanden überholt.
nuremberg-council-one_card = Niemand hat mehr als einen Ratssitz.
nuremberg-council-one_by_one = Prestige wird Punkt für Punkt gezählt, auch die zwei Punkte eines Turms.
nuremberg-council-entry_then_overtake = Mit drei Prestigepunkten nimmst du den besten freien Sitz; erst mit dem vierten kannst du jemanden überholen, der drei hat.
nuremberg-council-overtake = Übersteigt dein Prestige das eines Ratsmitglieds, nimmst du dessen Sitz.
nuremberg-council-tie = Gleichziehen ändert nichts.
nuremberg-council-swap = Hast du beim Überholen selbst einen Sitz, gibst du ihn dafür her.
nuremberg-council-no_return = Hast du beim Überholen keinen Sitz, bleibt der andere ohne.
nuremberg-council-only_better = Wer jemanden mit geringerem Sitz überholt, tauscht nicht.
    .ruling = Wörtlich genommen müsste, wer führt, nach unten tauschen.
nuremberg-council-passed_now = Überholt ist, wer unmittelbar vor diesem Punkt gleichauf mit dir war.
    .refusal = Den Inhaber dieses Sitzes hast du nicht eben überholt: { $council }.
    .ruling = Die Spielregel spricht vom Überholen; wichtig wird das nur, wenn jemand den geringeren Sitz gewählt hat.
nuremberg-council-choice = Überholst du mit einem Punkt mehrere mit besseren Sitzen, suchst du dir einen davon aus.
    .refusal = Gerade ist kein Ratssitz zu wählen.
nuremberg-council-must_take = Einen gewonnenen Sitz musst du nehmen.
    .refusal = Wähle zuerst, welchen Ratssitz du nimmst.
nuremberg-council-one_per_point = Jeder Prestigepunkt bringt höchstens einen Tausch.
nuremberg-council-lock = Ab zwölf Prestigepunkten kann dir niemand mehr den Sitz nehmen.
nuremberg-council-lock_after_swap = Der zwölfte Punkt überholt zuerst; dann ist der Sitz, den du hast, sicher.
    .ruling = Die Spielregel lässt die Reihenfolge offen; ein Punkt ist gewonnen, bevor er etwas sichert.
nuremberg-council-lock_still = Einmal sicher, behältst du diesen Sitz: Wen du später überholst, der ist auch sicher.
nuremberg-council-lock_no_card = Zwölf Prestigepunkte ohne Sitz sichern nichts.
nuremberg-council-off_turn = Prestige, das du in einem fremden Zug gewinnst, zählt sofort; auch dann wählst du selbst.
    .refusal = { $player } wählt gerade einen Ratssitz.

## Rules: time

nuremberg-time-red = 1370 und 1385 werden Ablagestapel und Ereignisstapel zu einem neuen Stapel gemischt.
nuremberg-time-red_includes_card = Auch die gerade aufgedeckte Karte wird eingemischt.
nuremberg-time-red_mid_turn = Nach dem Mischen geht der Zug wie gewohnt weiter.
nuremberg-time-step = Die Leiste hat zehn Felder im Abstand von fünf Jahren.
nuremberg-time-plain_years = Alle anderen Jahre bewirken nichts.
nuremberg-time-pile_lasts = Der Stapel geht nie aus: Die dritte Sanduhr bringt immer ein Mischen oder das Ende.
nuremberg-time-pile_empty = Ginge der Stapel doch aus, würde der Ablagestapel zum neuen Stapel.
    .ruling = Mit unseren Karten kann es nicht geschehen; die App ist trotzdem bereit.
nuremberg-time-longest = Keine Partie dauert länger als 108 Züge.

## Rules: end

nuremberg-end-sources = Punkte kommen von Siedlungen, Handwerksbetrieben, Wegerechten und Ratssitzen.
nuremberg-end-thirteen = Wer im eigenen Zug dreizehn Punkte hat, gewinnt sofort. Dann wird nichts mehr gezählt, auch nicht der zweite Prestigepunkt eines Turms: Prestigepunkte kommen einer nach dem anderen, und die Partie endet mit dem dreizehnten Siegpunkt.
    .refusal = Die Partie ist vorbei: Jemand hat dreizehn Punkte.
nuremberg-end-own_turn_only = Mit dreizehn Punkten im Zug eines anderen hast du noch nicht gewonnen.
nuremberg-end-at_turn_start = Hast du zu Beginn deines Zuges noch dreizehn Punkte, gewinnst du vor dem Ziehen.
    .ruling = Die Spielregel nennt keinen Moment; hat dein Zug begonnen, fehlt nichts mehr.
nuremberg-end-may_be_lost = Punkte, die du vor deinem Zug verlierst, sind weg.
nuremberg-end-event_counts = Das Ereignis gehört zu deinem Zug: Deine Mauer aus kostenlosem Lehm kann dir den Sieg bringen.
nuremberg-end-last_year = Kommt das Jahr 1400, endet die Partie sofort.
    .refusal = Die Partie ist vorbei: Es ist das Jahr 1400.
nuremberg-end-last_harvest = Die Ernte der letzten Karte ist dann schon verteilt, doch Karten sind keine Punkte.
nuremberg-end-most_points = 1400 gewinnt, wer die meisten Punkte hat, auch mit dreizehn, die noch nicht beansprucht waren.
nuremberg-end-tie_council = Bei gleichen Punkten im Jahr 1400 gewinnt der höhere Ratssitz.
nuremberg-end-tie_one_card = Wer einen Ratssitz hat, gewinnt vor denen ohne Ratssitz.
nuremberg-end-tie_shared = Hat niemand von denen, die gleichauf liegen, einen Sitz, teilen sie sich den Sieg.
    .ruling = Die Spielregel kennt keine weitere Entscheidung.
nuremberg-end-ranking = Wer dreizehn Punkte beansprucht, ist Erster. Die übrigen Plätze gehen nach Punkten, dann nach Ratssitz, danach werden sie geteilt.
    .ruling = Die Spielregel nennt nur den Sieger.
nuremberg-end-no_extra_turns = Die Runde wird nicht zu Ende gespielt.

## Rules: three

nuremberg-three-no_middle = Zu dritt bleibt der Kleine Rat weg.
nuremberg-three-second = Wer zu dritt als Zweiter drei Prestigepunkte hat, nimmt den Sitz für zwei Punkte.
nuremberg-three-third = Wer zu dritt als Dritter drei Prestigepunkte hat, geht leer aus, bis er jemanden überholt.
nuremberg-three-colours = Drei beliebige Farben spielen; die vierte bleibt in der Schachtel.
    .refusal = Zu dritt bleibt eine Farbe in der Schachtel, zu viert keine; Plätze an diesem Tisch: { $seats }.
    .ruling = Die Spielregel sagt nicht, welche Farben zu dritt spielen.
nuremberg-three-close_up = Beim Aufbau für Einsteiger rücken die Stationen zur Stadt auf, wo eine Farbe fehlt.
    .ruling = Ein Bild für drei kennen wir nicht; Stationen füllen eine Straße immer von der Stadt aus. Wie ausgewogen das ist, hängt an der Farbe, die fehlt: In je 2000 Partien unserer schnellen Bots gewann der beste Start 41 von 100 und der schwächste 29 ohne Orange, 39 und 25 ohne Weiß, 42 und 26 ohne Blau, 62 und 16 ohne Rot. Darum bleibt Orange in der Schachtel, wenn ihr nichts anderes wählt: So liegen die Starts am nächsten beieinander; beim Aufbau für Erfahrene wählt ihr eure Plätze selbst.
nuremberg-three-rights = Die Wegerechte folgen wie immer den Stationen; einer beginnt daher mit zweien.
nuremberg-three-rest_same = Alles andere ist wie zu viert.
nuremberg-three-expert_order = Beim Aufbau für Erfahrene setzen die drei in der Folge Erster, Zweiter, Dritter, Dritter, Zweiter, Erster.

## Rules: info

nuremberg-info-hand_secret = Welche Karten du hältst, ist geheim.
nuremberg-info-hand_size = Wie viele Karten du hältst, sehen alle.
    .ruling = Die Grenze von sieben muss prüfbar sein.
nuremberg-info-gold_public = Gold liegt offen: Geheim sind nur Karten, und jeder sieht, wenn Gold den Besitzer wechselt.
nuremberg-info-prestige_public = Prestige, übrige Figuren, Rechte, Sitze und Punkte sind offen.
nuremberg-info-stacks_public = Alle sehen, wie viele Karten jeder Stapel hat.
nuremberg-info-gain_spend_public = Alle sehen, welche Karten geerntet, bezahlt, verkauft, getauscht und zu Beginn genommen werden.
nuremberg-info-trade_public = Was bei einem Handel den Besitzer wechselt, sehen alle.
    .ruling = Am Tisch wird laut gehandelt.
nuremberg-info-discard_public = Abgelegtes geht auf die offenen Stapel zurück, und alle sehen es.
nuremberg-info-theft_private = Eine geraubte Karte sehen nur die beiden Beteiligten.
nuremberg-info-seizure_private = Für Zoll gepfändete Karten sehen nur die beiden Beteiligten.
nuremberg-info-pile_hidden = Die Reihenfolge des Ereignisstapels kennt niemand; der Ablagestapel liegt offen.
nuremberg-info-pile_rest = Was noch im Stapel ist, lässt sich ausrechnen; der Tisch zeigt es.
nuremberg-info-sealed = Abgelegtes und Antworten bleiben verdeckt, bis alle da sind.
    .ruling = Sonst wüsste mehr, wer wartet.
nuremberg-info-no_leak = Nichts, was andere sehen, hängt von verdeckten Karten ab: Ein Angebot fragt auch die, die es nicht erfüllen können.
    .ruling = Am Bildschirm verrieten Schweigen und Wartezeiten eine Hand.
nuremberg-info-spectator = Zuschauer sehen, was offen ist, aber keine Hand.
    .ruling = Die Spielregel kennt keine Zuschauer; so kann keiner eine Hand verraten.

## Pieces

nuremberg-piece-wood = Holz
    .listed = { $count } Holz
nuremberg-piece-wool = Wolle
    .listed = { $count } Wolle
nuremberg-piece-grain = Getreide
    .listed = { $count } Getreide
nuremberg-piece-clay = Lehm
    .listed = { $count } Lehm
nuremberg-piece-ore = Erz
    .listed = { $count } Erz
nuremberg-piece-gold = Gold
    .listed = { $count } Gold
nuremberg-piece-white = Weiß
nuremberg-piece-red = Rot
nuremberg-piece-blue = Blau
nuremberg-piece-orange = Orange
nuremberg-piece-station = Zollstation
nuremberg-piece-settlement = Siedlung
nuremberg-piece-workshop = Handwerksbetrieb
    .short = Betrieb
nuremberg-piece-wall = Stadtmauer
nuremberg-piece-tower = Turm
nuremberg-piece-forest = Wald
nuremberg-piece-pasture = Weide
nuremberg-piece-field = Acker
nuremberg-piece-hill = Hügel
nuremberg-piece-mountain = Berg
nuremberg-piece-castle = die Burg des Ritters
nuremberg-piece-frankfurt = Frankfurt
nuremberg-piece-prague = Prag
nuremberg-piece-venice = Venedig
nuremberg-piece-compass = Zirkel
nuremberg-piece-helmets = Helme
nuremberg-piece-armour = Rüstungen
nuremberg-piece-trinkets = Tand
nuremberg-piece-paper = Papier
    .short = Papier
nuremberg-piece-hauptmarkt = Hauptmarkt
nuremberg-piece-bauhof = Bauhof
nuremberg-piece-siebenerrat = Siebenerrat
nuremberg-piece-kleiner_rat = Kleiner Rat
nuremberg-piece-grosser_rat = Großer Rat
nuremberg-piece-I = Straße I (Frankfurt)
nuremberg-piece-II = Straße II (Prag)
nuremberg-piece-III = Straße III (Venedig)
nuremberg-piece-IV = Straße IV
nuremberg-piece-V = Straße V

## Places and event cards: terrain and number of a hex, what lies around a crossing or a workshop site

nuremberg-piece-A1 = Acker 12 (A1)
nuremberg-piece-A2 = Acker 5 (A2)
nuremberg-piece-A3 = Berg 4 (A3)
nuremberg-piece-A4 = Berg 12 (A4)
nuremberg-piece-A5 = Hügel 6 (A5)
nuremberg-piece-B1 = Hügel 9 (B1)
nuremberg-piece-B2 = Wald 10 (B2)
nuremberg-piece-B3 = Wald 9 (B3)
nuremberg-piece-B4 = Hügel 10 (B4)
nuremberg-piece-B5 = Weide 3 (B5)
nuremberg-piece-C1 = Hügel 2 (C1)
nuremberg-piece-C2 = Berg 11 (C2)
nuremberg-piece-C3 = Weide 4 (C3)
nuremberg-piece-C4 = Acker 6 (C4)
nuremberg-piece-C5 = Weide 12 (C5)
nuremberg-piece-D1 = Berg 8 (D1)
nuremberg-piece-D2 = Weide 9 (D2)
nuremberg-piece-D3 = die Stadt
nuremberg-piece-D4 = Acker 4 (D4)
nuremberg-piece-D5 = Berg 5 (D5)
nuremberg-piece-E1 = Wald 11 (E1)
nuremberg-piece-E2 = Acker 3 (E2)
nuremberg-piece-E3 = Weide 8 (E3)
nuremberg-piece-E4 = Hügel 5 (E4)
nuremberg-piece-E5 = Berg 6 (E5)
nuremberg-piece-F1 = Wald 8 (F1)
nuremberg-piece-F2 = Acker 10 (F2)
nuremberg-piece-F3 = Hügel 11 (F3)
nuremberg-piece-F4 = Wald 3 (F4)
nuremberg-piece-F5 = Wald 2 (F5)
nuremberg-piece-I-0 = I-0 (an der Stadt)
nuremberg-piece-I-1 = I-1 (Erz 11, Wolle 4, Wolle 9)
nuremberg-piece-I-2 = I-2 (Holz 10, Erz 11, Wolle 4)
nuremberg-piece-I-3 = I-3 (Holz 10, Holz 9, Wolle 4)
nuremberg-piece-I-4 = I-4 (Erz 4, Holz 10, Holz 9)
nuremberg-piece-I-5 = I-5 (Getreide 5, Erz 4, Holz 10)
nuremberg-piece-I-6 = I-6 (Getreide 5, Lehm 9, Holz 10)
nuremberg-piece-I-7 = I-7 (Getreide 12, Getreide 5, Lehm 9)
nuremberg-piece-II-0 = II-0 (an der Stadt)
nuremberg-piece-II-1 = II-1 (Holz 9, Wolle 4, Getreide 6)
nuremberg-piece-II-2 = II-2 (Holz 9, Lehm 10, Getreide 6)
nuremberg-piece-II-3 = II-3 (Erz 12, Holz 9, Lehm 10)
nuremberg-piece-II-4 = II-4 (Erz 12, Lehm 6, Lehm 10)
nuremberg-piece-II-5 = II-5 (Lehm 6, Lehm 10, Wolle 3)
nuremberg-piece-II-6 = II-6 (Lehm 10, Wolle 3, Wolle 12)
nuremberg-piece-III-0 = III-0 (an der Stadt)
nuremberg-piece-III-1 = III-1 (Getreide 6, Wolle 12, Getreide 4)
nuremberg-piece-III-2 = III-2 (Wolle 12, Getreide 4, Erz 5)
nuremberg-piece-III-3 = III-3 (Getreide 4, Erz 5, Erz 6)
nuremberg-piece-III-4 = III-4 (Getreide 4, Lehm 5, Erz 6)
nuremberg-piece-III-5 = III-5 (Lehm 5, Erz 6, Holz 3)
nuremberg-piece-III-6 = III-6 (Erz 6, Holz 3, Holz 2)
nuremberg-piece-IV-0 = IV-0 (an der Stadt)
nuremberg-piece-IV-1 = IV-1 (Wolle 8, Lehm 5, Lehm 11)
nuremberg-piece-IV-2 = IV-2 (Wolle 8, Getreide 10, Lehm 11)
nuremberg-piece-IV-3 = IV-3 (Getreide 3, Wolle 8, Getreide 10)
nuremberg-piece-IV-4 = IV-4 (Getreide 3, Holz 8, Getreide 10)
nuremberg-piece-IV-5 = IV-5 (Holz 11, Getreide 3, Holz 8)
nuremberg-piece-IV-6 = IV-6 (Erz 8, Holz 11, Getreide 3)
nuremberg-piece-V-0 = V-0 (an der Stadt)
nuremberg-piece-V-1 = V-1 (Wolle 9, Getreide 3, Wolle 8)
nuremberg-piece-V-2 = V-2 (Erz 8, Wolle 9, Getreide 3)
nuremberg-piece-V-3 = V-3 (Erz 11, Erz 8, Wolle 9)
nuremberg-piece-V-4 = V-4 (Lehm 2, Erz 11, Erz 8)
nuremberg-piece-V-5 = V-5 (Lehm 9, Lehm 2, Erz 11)
nuremberg-piece-V-6 = V-6 (Lehm 9, Holz 10, Erz 11)
nuremberg-piece-W01 = W01 (Rüstungen, Zirkel, Tand)
nuremberg-piece-W02 = W02 (Zirkel, Rüstungen, Hauptmarkt 2:1 Getreide)
nuremberg-piece-W03 = W03 (Rüstungen, Zirkel, Bauhof)
nuremberg-piece-W04 = W04 (Zirkel, Tand, Hauptmarkt 2:1 Erz)
nuremberg-piece-W05 = W05 (Rüstungen, Hauptmarkt 3:1, Bauhof)
nuremberg-piece-W06 = W06 (Zirkel, Bauhof, Helme)
nuremberg-piece-W07 = W07 (Tand, Hauptmarkt 2:1 Lehm, Helme)
nuremberg-piece-W08 = W08 (Hauptmarkt 2:1 Wolle, Bauhof, Papier)
nuremberg-piece-W09 = W09 (Bauhof, Helme, Tand)
nuremberg-piece-W10 = W10 (Hauptmarkt 2:1 Holz, Helme, Papier)
nuremberg-piece-W11 = W11 (Bauhof, Papier, Tand)
nuremberg-piece-W12 = W12 (Helme, Tand, Papier)
nuremberg-piece-2_years_pass = 2, die Jahre vergehen
nuremberg-piece-3_years_pass = 3, die Jahre vergehen
nuremberg-piece-4_toll_IV = 4, Zoll IV
nuremberg-piece-5_margrave = 5, der Markgraf
nuremberg-piece-6_free_clay = 6, kostenloser Lehm
nuremberg-piece-8_free_clay = 8, kostenloser Lehm
nuremberg-piece-9_free_clay = 9, kostenloser Lehm
nuremberg-piece-10_toll_V = 10, Zoll V
nuremberg-piece-11_toll_I = 11, Zoll I
nuremberg-piece-11_toll_II = 11, Zoll II
nuremberg-piece-12_toll_III = 12, Zoll III
nuremberg-piece-0_robber_knight = Raubritter

## Actions

nuremberg-action-draw = Ereigniskarte aufdecken
nuremberg-action-end_turn = Zug beenden
nuremberg-action-station = Zollstation: { $road }
nuremberg-action-settlement = Siedlung: { $crossing }
nuremberg-action-workshop = Handwerksbetrieb: { $site }
nuremberg-action-wall = Mauer bauen
nuremberg-action-tower = Turm nach Mauer { $tile }
nuremberg-action-pass = Keine Mauer
nuremberg-action-exchange = Bank: { $give } gegen { $take }
nuremberg-action-sell = Verkaufen: { $good } in { $city }
nuremberg-action-offer = Angebot machen
nuremberg-action-call = Um Angebote bitten
nuremberg-action-counter = Gegenangebot machen
nuremberg-action-accept = Annehmen
nuremberg-action-decline = Ablehnen
nuremberg-action-take = Mit { $target } handeln
nuremberg-action-withdraw = Angebot zurückziehen
nuremberg-action-discard = Ablegen: { $card }
nuremberg-action-knight = Ritter: { $hex }
nuremberg-action-rob = { $victim } berauben
nuremberg-action-council = Sitz nehmen: { $card }

## Status line, for whoever is to act and, with -wait, for the others

nuremberg-status-place_station = Setz eine Zollstation an eine Straße deiner Wahl.
nuremberg-status-place_station-wait = { $player } setzt eine Zollstation.
nuremberg-status-place_settlement = Setz eine Siedlung an dieselbe Straße.
nuremberg-status-place_settlement-wait = { $player } setzt eine Siedlung.
nuremberg-status-draw = Du bist am Zug: Deck die Ereigniskarte auf.
nuremberg-status-draw-wait = { $player } deckt gleich die Ereigniskarte auf.
nuremberg-status-free_clay = Kostenloser Lehm: Baust du eine Mauer für drei Gold?
nuremberg-status-free_clay-wait = Kostenloser Lehm: { $player } entscheidet über eine Mauer.
nuremberg-status-discard = Der Raubritter! Wähle, welche Hälfte deiner Karten du verlierst.
nuremberg-status-discard-wait = Der Raubritter! Noch fehlt die Wahl von: { $player }.
nuremberg-status-knight = Setz den Raubritter auf ein anderes Feld.
nuremberg-status-knight-wait = { $player } bewegt den Raubritter.
nuremberg-status-rob = Wen beraubt der Ritter?
nuremberg-status-rob-wait = { $player } sucht ein Opfer aus.
nuremberg-status-act = Handle, baue und verkaufe, oder beende deinen Zug.
nuremberg-status-act-wait = { $player } ist am Zug.
nuremberg-status-answer = Ein Angebot für dich: annehmen, ablehnen oder ein Gegenangebot machen.
nuremberg-status-answer_call = { $player } bittet um Angebote: Mach eins oder lehne ab.
nuremberg-status-answer-wait = Ein Angebot ist offen. Noch fehlt die Antwort von: { $player }.
nuremberg-status-choose = Die Antworten sind da: Schließ einen Handel ab oder zieh dein Angebot zurück.
nuremberg-status-choose-wait = { $player } wählt unter den Antworten.
nuremberg-status-council = Du hast mehrere überholt: Welchen Ratssitz nimmst du?
nuremberg-status-council-wait = { $player } wählt einen Ratssitz.
nuremberg-status-discarding = Der Raubritter! Gewählt: { $count } von { $limit }.
nuremberg-status-exchange = Die Bank nimmt { $give }: Was willst du dafür?
nuremberg-status-over = Die Partie ist vorbei.

## Log. The variables are the fields of the events; seats and pieces come in words.

nuremberg-event-set_up =
    { $opening ->
        [expert] Die Farben in der Reihenfolge der Plätze: { $colours }. Aufbau für Erfahrene; { $starter } setzt zuerst.
       *[beginner] Die Farben in der Reihenfolge der Plätze: { $colours }. Aufbau für Einsteiger; { $starter } beginnt.
    }
nuremberg-event-start_drawn = { $seat } zieht um den ersten Zug: { $card } (zählt { $number }).
nuremberg-event-started = { $starter } hat die höchste Karte und beginnt.
nuremberg-event-start_cards = { $seat } beginnt mit { $cards }.
nuremberg-event-turn_began = { $seat } ist am Zug.
nuremberg-event-card_drawn = { $seat } deckt eine Karte auf: { $card }.
nuremberg-event-harvested = { $seat } erntet { $cards }.
nuremberg-event-short = Der Stapel reicht nicht für alle: Niemand bekommt { $card }.
nuremberg-event-year_passed = Jahre vergehen: Es ist das Jahr { $year }.
nuremberg-event-reshuffled = Alle Ereigniskarten werden zu einem neuen Stapel gemischt.
nuremberg-event-margrave_came = Der Markgraf jagt den Ritter auf seine Burg zurück; frei wird: { $place }.
nuremberg-event-margrave_idle = Der Markgraf kommt, doch der Ritter ist zu Hause.
nuremberg-event-wall_declined = { $seat } baut keine Mauer.
nuremberg-event-toll_paid = Zoll auf { $road }: { $seat } zahlt { $owner } { $gold } Gold.
nuremberg-event-no_toll = Zoll auf { $road }: Niemand muss zahlen.
nuremberg-event-seized = { $seat } pfändet bei { $victim } { $cards } für fehlendes Gold.
nuremberg-event-seized-unseen =
    { $count ->
        [one] { $seat } pfändet bei { $victim } eine Karte für fehlendes Gold.
       *[other] { $seat } pfändet bei { $victim } { $count } Karten für fehlendes Gold.
    }
nuremberg-event-discarded = Der Ritter kostet { $seat } { $cards }.
nuremberg-event-knight_moved = { $seat } schickt den Ritter auf ein anderes Feld: { $place }.
nuremberg-event-stolen = { $seat } raubt { $victim } eine Karte: { $card }.
nuremberg-event-stolen-unseen = { $seat } raubt { $victim } eine Karte.
nuremberg-event-station_built = { $seat } baut eine Zollstation: { $road }, Platz { $space }.
nuremberg-event-settlement_built = { $seat } gründet eine Siedlung: { $crossing }.
nuremberg-event-workshop_built = { $seat } eröffnet einen Handwerksbetrieb: { $site }.
nuremberg-event-wall_built = { $seat } baut Mauer { $tile } für { $cost }.
nuremberg-event-tower_built = { $seat } baut den Turm nach Mauer { $tile }.
nuremberg-event-right_taken = { $seat } nimmt das Wegerecht: { $road }.
nuremberg-event-right_passed = { $seat } nimmt { $owner } das Wegerecht ab: { $road }.
nuremberg-event-council_entered = { $seat } zieht in den Rat ein: { $council }.
nuremberg-event-council_taken = { $seat } überholt { $owner } und nimmt den Sitz: { $council }.
nuremberg-event-council_swapped = { $seat } überholt { $owner }, und sie tauschen die Sitze: { $council } für { $seat }, { $other } für { $owner }.
nuremberg-event-council_locked = Der Sitz von { $seat } ist nun für immer sicher: { $council }.
nuremberg-event-exchanged = { $seat } gibt der Bank { $cost } und nimmt 1 { $take }.
nuremberg-event-sold = { $seat } verkauft { $good } in { $city } für { $gold } Gold, hergestellt aus { $cost }.
nuremberg-event-sale_toll_paid = { $seat } zahlt { $owner } { $gold } Gold Zoll: { $road }.
nuremberg-event-offered = { $seat } bietet { $give } für { $want }.
nuremberg-event-offered_to = { $seat } bietet { $target } { $give } für { $want }.
nuremberg-event-called_for = { $seat } sucht { $want }: Was wollt ihr dafür?
nuremberg-event-called_with = { $seat } gäbe { $give }: Was bietet ihr?
nuremberg-event-accepted = { $seat } nimmt an.
nuremberg-event-refused = { $seat } lehnt ab.
nuremberg-event-countered = { $seat } gäbe { $give } für { $want }.
nuremberg-event-traded = { $seat } gibt { $target } { $give } für { $take }.
nuremberg-event-no_deal = { $seat } schließt keinen Handel ab.
nuremberg-event-ended =
    { $reason ->
        [thirteen] Dreizehn Punkte: Die Partie ist vorbei.
       *[last_year] Es ist das Jahr 1400: Die Partie ist vorbei.
    }
nuremberg-event-scored =
    { $points ->
        [one] { $seat }: 1 Punkt, Platz { $place } (Siedlungen { $settlements }, Handwerksbetriebe { $workshops }, Wegerechte { $rights }, Rat { $council }).
       *[other] { $seat }: { $points } Punkte, Platz { $place } (Siedlungen { $settlements }, Handwerksbetriebe { $workshops }, Wegerechte { $rights }, Rat { $council }).
    }

## Outcome

nuremberg-outcome-thirteen = Dreizehn Punkte, erreicht im eigenen Zug.
nuremberg-outcome-last_year = Das Jahr 1400 ist da: Gewonnen hat, wer die meisten Punkte hat.

## Why a move is good (hints, coach), and why a bot refuses a trade

nuremberg-reason-right = Diese Station bringt das Wegerecht, einen Punkt und Zoll: { $road }.
nuremberg-reason-road = Öffnet deinen Siedlungen eine neue Straße: { $road }.
nuremberg-reason-station = Ein Schritt weiter im Rennen um diese Straße: { $road }.
nuremberg-reason-settlement =
    { $cards ->
        [one] Ein Punkt, und Ernte bei { $cards } Karte des Ereignisstapels: { $crossing }.
       *[other] Ein Punkt, und Ernte bei { $cards } Karten des Ereignisstapels: { $crossing }.
    }
nuremberg-reason-workshop = Ein Punkt, und von nun an bessere Geschäfte: { $site }.
nuremberg-reason-prestige = Prestige entscheidet über die Ratssitze; bisher hast du { $prestige }.
nuremberg-reason-sell = { $gold } Gold für { $good }, der Zoll ist bezahlt.
nuremberg-reason-exchange = Die Bank gibt dir dafür: { $thing }.
nuremberg-reason-offer = Fragen kostet nichts, und niemand muss annehmen.
nuremberg-reason-deal = Du bekommst sofort, was du wolltest oder was dir angeboten wurde.
nuremberg-reason-decline_leader =
    { $points ->
        [one] { $player } hat schon 1 Punkt: lieber nicht helfen.
       *[other] { $player } hat schon { $points } Punkte: lieber nicht helfen.
    }
nuremberg-reason-decline_use = Du behältst deine Karten, { $player } die eigenen.
nuremberg-reason-knight =
    { $others ->
        [0] Dort entgeht niemand anderem eine Ernte: { $place }.
       *[other] Fremde Siedlungen ohne Ernte: { $others }, eigene: { $own }. Feld: { $place }.
    }
nuremberg-reason-rob = { $victim } hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    } auf der Hand.
nuremberg-reason-discard = Davon hast du { $count }: { $thing }.
nuremberg-reason-council =
    { $points ->
        [one] Dieser Sitz bringt { $points } Punkt.
       *[other] Dieser Sitz bringt { $points } Punkte.
    }
nuremberg-reason-wait = Du behältst deine Karten für später.

## Labels at the table

nuremberg-label-year = Jahr
nuremberg-label-points = Punkte
nuremberg-label-hand = Hand
nuremberg-label-gold = Gold
nuremberg-label-prestige = Prestige
nuremberg-label-council = Räte
nuremberg-label-safe = sicher
nuremberg-label-rights = Wegerechte
nuremberg-label-nobody = niemand
nuremberg-label-pile = Ereignisstapel
nuremberg-label-discards = Ablagestapel
nuremberg-label-pile_rest = Noch im Stapel
nuremberg-label-stacks = Rohstoffstapel
nuremberg-label-knight = Raubritter
nuremberg-label-surroundings = Umland
nuremberg-label-city = Altstadt
nuremberg-label-next_wall = Nächste Mauer
nuremberg-label-gap = Ecke für einen Turm
nuremberg-label-cost = Preis
nuremberg-label-pieces = Übrige Figuren
nuremberg-label-toll = Zoll
nuremberg-label-sale_double = durch deinen Handwerksbetrieb verdoppelt
nuremberg-label-sale_toll = Zoll von { $toll } an { $player }
nuremberg-label-rate = Bank { $rate }:1
nuremberg-label-give = gibt
nuremberg-label-want = will
nuremberg-label-accepts = nimmt an
nuremberg-label-declines = lehnt ab
nuremberg-label-counters = Gegenangebot
nuremberg-label-everyone = an alle
nuremberg-label-offers_left = Angebote, die in diesem Zug noch ins Leere gehen dürfen: { $count }
nuremberg-label-memory = Was du wissen kannst
nuremberg-label-least = mindestens { $count }
nuremberg-label-most = höchstens { $count }
nuremberg-label-trade = Handel
nuremberg-label-i_give = Ich gebe
nuremberg-label-give_below = Tippe unten auf deine Karten, um sie zu geben.
nuremberg-label-i_want = Ich will
nuremberg-label-to = Angebot an
nuremberg-label-thinking = überlegt noch
nuremberg-label-more = Eins mehr
nuremberg-label-less = Eins weniger
nuremberg-label-zoom_in = Näher
nuremberg-label-zoom_out = Weiter weg
nuremberg-label-zoom_reset = Alles zeigen
nuremberg-label-which = Jetzt den gemeinten Platz antippen.
nuremberg-label-lacks = Dir fehlt: { $cost }.
nuremberg-label-nobody_has = Soweit man zählen kann, kann das niemand geben.
nuremberg-label-nobody_took = Niemand hat es angenommen.
nuremberg-label-no_offers = Keine Angebote mehr in diesem Zug
nuremberg-label-declining = Für dich abgelehnt: { $player } will { $want } für { $give }.
nuremberg-label-declining_call = Für dich abgelehnt: { $player } bittet um Angebote.
nuremberg-label-let_me = Ich antworte selbst
nuremberg-label-with_bank = Mit der Bank
nuremberg-label-losing = Ablegen: { $cards }
nuremberg-step-settlements = Siedlungen
nuremberg-step-workshops = Handwerksbetriebe
nuremberg-step-rights = Wegerechte
nuremberg-step-council = Rat
nuremberg-stat-sales = Das meiste Gold aus Verkäufen
nuremberg-stat-tolls = Die höchsten Zolleinnahmen
nuremberg-stat-walls = Die meisten Mauern und Türme
nuremberg-stat-trades = Die meisten Handelsabschlüsse
nuremberg-stat-robbed = Am häufigsten beraubt
nuremberg-option-opening = Aufbau
    .help = Feste Plätze für die ersten Partien oder freie Wahl, wo alle beginnen.
nuremberg-option-opening-beginner = Einsteiger
nuremberg-option-opening-expert = Erfahrene
nuremberg-option-absent = Farbe, die in der Schachtel bleibt
    .help = Zu dritt fehlt eine Farbe; beim Aufbau für Einsteiger ist wichtig, welche.
nuremberg-option-absent-nobody = Keine (zu viert)
nuremberg-option-absent-white = Weiß
nuremberg-option-absent-red = Rot
nuremberg-option-absent-blue = Blau
nuremberg-option-absent-orange = Orange

## Player aid

nuremberg-aid-1 = Deck eine Ereigniskarte auf: Alle ernten, dann geschieht das Ereignis.
nuremberg-aid-2 = Dann handle, baue und verkaufe in beliebiger Reihenfolge, so oft du willst.
nuremberg-aid-3 = Zollstation: Holz, Lehm. Von der Stadt nach außen; wer die meisten hat, hält die Straße: 1 Punkt und Zoll.
nuremberg-aid-4 = Siedlung: Holz, Lehm, Getreide, Wolle. An einer Straße mit deiner Station, mit einer freien Kreuzung zwischen zwei Siedlungen: 1 Punkt und Ernte.
nuremberg-aid-5 = Handwerksbetrieb: 2 Getreide, 3 Erz. Auf einer roten Kreuzung: 1 Punkt, doppelte Verkäufe, bessere Bank, Türme am Bauhof.
nuremberg-aid-6 = Mauer: Lehm, 3 Gold: 1 Prestigepunkt. Turm: Lehm, Holz, 3 Gold: 2 Prestigepunkte.
nuremberg-aid-7 = Räte: ab 3 Prestigepunkten ein Sitz für 4, 3 oder 2 Punkte; wer überholt, nimmt den besseren; mit 12 ist er sicher.
nuremberg-aid-8 = Bank: 4 gleiche für 1; am Hauptmarkt 3 oder 2 der bezeichneten Sorte. Gold zählt als Rohstoff.
nuremberg-aid-9 = Ritter: Wer mehr als 7 Karten hat, verliert die Hälfte; der Ritter sperrt ein Feld und raubt eine Karte.
nuremberg-aid-10 = Wer im eigenen Zug 13 Punkte hat, gewinnt. 1400 gewinnt, wer die meisten Punkte hat.

## Tutorial

nuremberg-tutorial-1 = Willkommen in Nürnberg! Du brauchst dreizehn Punkte, und es gibt vier Wege dahin: Siedlungen, Handwerksbetriebe, Straßen und Räte.
nuremberg-tutorial-2 = Deck die Ereigniskarte auf. Jedes Feld mit ihrer Zahl bringt jeder Siedlung daneben eine Karte, deinen und den fremden.
nuremberg-tutorial-3 = Bau eine Zollstation für Holz und Lehm. Sie öffnet deinen Siedlungen eine Straße; mit den meisten Stationen gehört sie dir.
nuremberg-tutorial-4 = Gründe eine Siedlung an dieser Straße. Achte auf volle Ringe um die Zahlen und auf Sorten, die dir fehlen.
nuremberg-tutorial-5 = Dir fehlt etwas? Biete den anderen einen Handel an. Du siehst alle Antworten zugleich und suchst dir eine aus.
nuremberg-tutorial-6 = Stell eine Ware her und verkauf sie: Aus Holz und Erz werden Zirkel, und Frankfurt zahlt Gold. Denk an den Zoll.
nuremberg-tutorial-7 = Eröffne einen Handwerksbetrieb in der Stadt. Er verdoppelt den Preis der Waren daneben, und am Hauptmarkt tauscht die Bank günstiger.
nuremberg-tutorial-8 = Bau Mauern aus Lehm und Gold. Drei Prestigepunkte bringen einen Ratssitz; wer dich überholt, nimmt ihn dir wieder.
nuremberg-tutorial-9 = Hüte dich vor dem Raubritter: Mit mehr als sieben Karten verlierst du die Hälfte. Gib sie rechtzeitig aus!
nuremberg-tutorial-10 = Hast du im eigenen Zug dreizehn Punkte, gewinnst du. Kommt das Jahr 1400, gewinnt, wer die meisten Punkte hat. Viel Glück!

## Results shown on a card
nuremberg-shown-toll = Zoll: { $road }
nuremberg-shown-sale = { $seat } verkauft: { $good }
nuremberg-shown-robbery = { $seat } beraubt { $victim }

## Antworten im Voraus

nuremberg-ahead-decline = Jedes Angebot ablehnen
nuremberg-ahead-decline_without_gold = Angebote ablehnen, die mir kein Gold bringen; sonst frag mich
