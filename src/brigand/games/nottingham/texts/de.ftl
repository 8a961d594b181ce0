### Nottingham

## The game

nottingham-name = Nottingham
nottingham-weight = mittel
nottingham-tagline = Die Leute des Sheriffs treiben Steuern ein und greifen einander dabei in die Taschen.
nottingham-about = Ein Kartenspiel ums Sammeln und Stibitzen für drei bis sieben Personen; eine Partie dauert etwa 30 Minuten. In jedem Zug wird eine Karte aufgedeckt: Man nimmt sie, oder man nutzt sie zum Kaufen, Stehlen, Rauben, Überfallen, Handeln oder für einen Hinterhalt. Punkte bringen gleiche Karten und vier Aufgaben, und jedes Eintauschen führt den Sheriff einen Schritt weiter nach Hause.

## Chapters

nottingham-chapter-setup = Vorbereitung
nottingham-chapter-reveal = Dein Zug
nottingham-chapter-take = Die Karte nehmen
nottingham-chapter-purchase = Kauf (Kupfer)
nottingham-chapter-theft = Diebstahl (Silber)
nottingham-chapter-ambush_lay = Einen Hinterhalt legen (Gold)
nottingham-chapter-ambush_spring = Einen Hinterhalt auslösen
nottingham-chapter-robbery = Raub (Perlen)
nottingham-chapter-raid = Überfall (Edelsteine)
nottingham-chapter-defence = Abwehr (Kette)
nottingham-chapter-trade = Tauschhandel (Truhe)
nottingham-chapter-exchange = Gleiche Karten eintauschen
nottingham-chapter-task = Aufgaben
nottingham-chapter-sheriff = Der Sheriff und seine Gunst
nottingham-chapter-deck = Wenn der Stapel zu Ende geht
nottingham-chapter-emergency = Der Notfall
nottingham-chapter-end = Ende der Partie
nottingham-chapter-score = Punkte zählen
nottingham-chapter-info = Wer was weiß
nottingham-chapter-hint = Ratschläge
nottingham-chapter-difference = Wo sich die deutsche und die italienische Spielregel unterscheiden

## Rules: setup

nottingham-setup-players = Drei bis sieben Personen können mitspielen.
    .refusal = Nottingham ist für drei bis sieben Personen; Plätze an diesem Tisch: { $seats }.
nottingham-setup-aim = Wer am Ende die meisten Siegpunkte hat, gewinnt.
nottingham-setup-pieces = Außer den Gegenständen gibt es eine Tafel, den Sheriff, sieben Spielsteine, dreizehn Hinterhaltkarten und acht Aufgabenkarten.
nottingham-setup-object_cards = Es gibt 84 Gegenstände: sieben Arten, jede zwölfmal.
nottingham-setup-kinds = Jede Art hat ihren Wert und ihre Aktion: Kupfer 7, Kauf; Silber 8, Diebstahl; Gold 9, Hinterhalt; Perlen 10, Raub; Edelsteine 11, Überfall; Kette 12, Abwehr; Truhe 13, Tauschhandel.
    .refusal = Aufgedeckt liegt: { $card }. Du kannst die Karte nur nehmen oder ihre eigene Aktion nutzen.
nottingham-setup-banners = Diebstahl, Raub und Überfall haben rote Banner: Sie sind Angriffe. Die anderen vier Banner sind orange.
nottingham-setup-chest_one_card = Die Karte mit dem Wert 13 und die Truhe des Tauschhandels sind dieselbe Karte.
nottingham-setup-blank_cards = Die fünf leeren Karten bleiben in der Schachtel.
nottingham-setup-sheriff_in_town = Der Sheriff beginnt in der Stadt.
nottingham-setup-draw_pile = Die Gegenstände werden gemischt und bilden den verdeckten Nachziehstapel, kurz: den Stapel.
nottingham-setup-hand = Alle beginnen mit drei Karten vom Stapel und halten sie geheim.
nottingham-setup-no_discard_yet = Bis zum ersten Eintauschen gibt es keinen Ablagestapel.
nottingham-setup-colours = Jeder hat eine der sieben Farben, keine Farbe doppelt; übrige Spielsteine bleiben in der Schachtel.
    .refusal = Zwei Personen können nicht dieselbe Farbe haben: Wähle eine andere.
nottingham-setup-colour_choice = Farben werden frei gewählt oder gehen nach Sitzplatz.
    .ruling = Die Spielregel lässt alle wählen; die Vergabe nach Sitzplatz spart das Fragen.
nottingham-setup-colour_use = Farben zählen für Hinterhalte und sonst für nichts.
nottingham-setup-ambush_cards = Von den dreizehn Hinterhaltkarten zeigen sieben eine Farbe und sechs zwei verschiedene Gegenstände; jeder Gegenstand außer Gold kommt auf zweien davon vor.
    .refusal = Eine Schachtel braucht sechs Hinterhaltkarten mit je zwei verschiedenen Gegenständen: jeder Gegenstand außer Gold auf zweien, keine zwei Karten gleich.
nottingham-setup-ambush_pairs = Hier teilen sich diese Gegenstände eine Hinterhaltkarte: { $pairs }.
nottingham-setup-ambush_removed = Hinterhaltkarten in Farben, die niemand spielt, kommen heraus; es bleiben sechs und eine je Person.
nottingham-setup-ambush_deck = Die übrigen Hinterhaltkarten werden gemischt und bilden einen eigenen verdeckten Stapel.
nottingham-setup-tasks = Die vier Aufgaben liegen offen, je zwei Karten, die mit dem einzelnen Spielstein oben.
nottingham-setup-task_values = Hier benutzte Werte für eine Person und für zwei: drei Paare { $three_pairs_single } oder { $three_pairs_double }, vier Paare { $four_pairs_single } oder { $four_pairs_double }, sieben verschiedene { $seven_different_single } oder { $seven_different_double }, fünf gleiche { $five_alike_single } oder { $five_alike_double }.
    .refusal = Die Werte einer Aufgabe ({ $task }) sind zwei ganze Zahlen von 1 bis { $most }, der für eine Person größer als der für zwei.
nottingham-setup-track_length = Der Weg des Sheriffs hat die Stadt und { $spaces ->
    [one] ein Feld mit einer Zahl
   *[other] { $spaces } Felder mit Zahlen
}.
nottingham-setup-track_numbers = Auf den Feldern stehen Zahlen von { $lowest } bis { $highest }; { $track_from ->
    [ours] ihre Reihenfolge ist hier unsere eigene
   *[yours] ihre Reihenfolge ist die der mitgebrachten Schachtel
}.
    .refusal = Ein Weg hat 1 bis { $spaces } Felder; auf jedem steht eine ganze Zahl von 1 bis { $most }, und das gilt auch für die Grenze in der Stadt.
nottingham-setup-start_player = Wer beginnt, wird ausgelost oder vom Tisch bestimmt.
    .ruling = Die Spielregel überlässt es der Einigung; das Los ist am gerechtesten.
    .refusal = Platz { $number } kann nicht beginnen: Der Tisch hat { $seats } Plätze.
nottingham-setup-own_box = Was hier rekonstruiert ist, kann durch das einer echten Schachtel ersetzt werden: der Weg, die Werte der Aufgaben, die Gegenstände auf den Hinterhaltkarten. Mit welcher Schachtel gespielt wurde, steht in der Aufzeichnung der Partie.
    .ruling = Die Spielregel druckt diese Werte nicht ab; wer das Spiel besitzt, kann sie ablesen.
    .refusal = Diese Datei ist keine Schachtel: { $problem ->
    [long] Sie hat mehr als { $limit } Zeichen
    [part] „{ $part }“ gehört nicht zu dem, was ersetzt werden kann (track, tasks, ambushes)
   *[toml] Sie lässt sich nicht als TOML lesen ({ $part })
}.

## Rules: reveal

nottingham-reveal-first = Ein Zug beginnt damit, dass die oberste Karte des Stapels aufgedeckt wird; das kommt immer zuerst.
nottingham-reveal-public = Alle sehen die aufgedeckte Karte.
nottingham-reveal-one_card = Je Zug wird eine Karte aufgedeckt, was auch immer aus ihr wird.
    .refusal = Die Karte dieses Zuges ist schon gespielt: Tausche jetzt ein oder beende den Zug.
nottingham-reveal-choose = Du musst die Karte nehmen oder ihre Aktion ausführen.
    .refusal = Entscheide zuerst über die aufgedeckte Karte ({ $card }): nehmen oder Aktion nutzen.
nottingham-reveal-not_in_hand = Bis sie genommen oder getauscht ist, gehört die aufgedeckte Karte niemandem.
nottingham-reveal-before_him = Während ihrer Aktion liegt die Karte offen vor der Person am Zug.
nottingham-reveal-choice_final = Die Wahl gilt: Eine gewählte Aktion wird durchgeführt, wenn ihre eigene Regel nichts anderes sagt.
    .refusal = Du hast die Aktion gewählt: Die Karte lässt sich nicht mehr einfach nehmen.
    .ruling = Die Aktion kann schon etwas gezeigt haben, also gibt es kein Zurück.
nottingham-reveal-no_own_card_needed = Eine Aktion kostet keine eigene Karte, also geht sie auch mit leerer Hand.
nottingham-reveal-order = Ein Zug läuft so: Karte aufdecken, sie nehmen oder ihre Aktion ausführen, dann nach Wunsch eintauschen.
    .refusal = Eingetauscht wird später: Nimm zuerst die aufgedeckte Karte ({ $card }) oder nutze ihre Aktion.
nottingham-reveal-action_swaps = Wer auch immer bietet: Eine Aktion tauscht Karten mit höchstens einem Gegner.
nottingham-reveal-exchange_after_any = Eintauschen darfst du, wohin die Karte auch ging, selbst nach abgewehrtem Angriff oder abgelehntem Kauf.
nottingham-reveal-next_player = Nach dir ist dran, wer links von dir sitzt.
    .refusal = Jetzt ist { $player } am Zug.
nottingham-reveal-no_card = Bringt auch ein Notfall keine Karte zum Aufdecken, darfst du nur eintauschen.
    .ruling = Die Spielregel sieht das nicht vor; so geht die Partie weiter.

## Rules: take

nottingham-take-to_hand = Eine genommene Karte kommt auf die Hand und kann später eingetauscht werden.
nottingham-take-known = Alle wissen, welche Karte du genommen hast.
nottingham-take-action_lost = Auf der Hand hat eine Karte keine Aktion mehr, außer der Kette.
    .refusal = Auf der Hand hat diese Karte keine Aktion: { $card }. Nur die aufgedeckte zählt.
nottingham-take-no_hand_limit = Deine Hand darf beliebig groß werden; nur ein Notfall begrenzt sie.
    .refusal = Von der Hand abgelegt wird nur im Notfall.

## Rules: purchase

nottingham-purchase-everyone_offers = Alle Gegner mit einer passenden Karte müssen genau eine für das Kupfer bieten.
    .refusal = Biete genau eine Karte für das Kupfer.
nottingham-purchase-from_hand = Die gebotene Karte kommt von der Hand.
    .refusal = Diese Karte hast du nicht auf der Hand: { $card }.
nottingham-purchase-active_makes_none = Wer am Zug ist, bietet nicht.
    .refusal = Die anderen bieten; du wählst unter den Angeboten.
nottingham-purchase-hidden = Angebote für das Kupfer liegen verdeckt, bis alle da sind.
nottingham-purchase-simultaneous = Alle bieten unabhängig voneinander, und alle Angebote werden zusammen aufgedeckt.
    .refusal = Warte, bis alle Angebote da sind.
nottingham-purchase-no_copper = Kupfer darf nicht geboten werden.
    .refusal = Für Kupfer wird kein Kupfer geboten: Wähle eine andere Karte.
nottingham-purchase-any_other_card = Jede andere Art darf geboten werden, auch eine Kette.
nottingham-purchase-proof = Wer nur Kupfer hat, bietet nicht und zeigt zum Beweis allen die ganze Hand.
    .refusal = Du hast nur Kupfer: Zeige deine Hand.
nottingham-purchase-proof_only_then = Mit einer passenden Karte darfst du nicht statt des Angebots die Hand zeigen.
    .refusal = Du kannst etwas bieten, also bleibt die Hand verdeckt: Biete eine Karte.
nottingham-purchase-proof_timing = Eine zum Beweis gezeigte Hand erscheint zusammen mit den Angeboten.
    .ruling = Die Spielregel sagt nicht, wann; Angebote sollen einander nichts verraten.
nottingham-purchase-proof_empty = Eine leere Hand bietet nichts und hat nichts zu beweisen.
    .refusal = Du hast keine Karte, also nichts zu bieten oder zu zeigen.
    .ruling = Von leeren Händen steht nichts in der Spielregel; es gibt nichts zu zeigen.
nottingham-purchase-offer_binding = Ein gemachtes Angebot wird nicht geändert.
    .refusal = Dein Angebot gilt; es lässt sich nicht ändern.
    .ruling = Die Spielregel schweigt; andere haben vielleicht schon geantwortet.
nottingham-purchase-offers_seen = Gewählt wird erst, wenn die Angebote aufgedeckt sind und alle sie gesehen haben.
nottingham-purchase-choose_one = Wer am Zug ist, darf eines der Angebote annehmen.
    .refusal = Nimm eines der Angebote an oder lehne alle ab.
nottingham-purchase-swap = Du nimmst die gewählte Karte auf die Hand, und wer sie bot, bekommt das Kupfer.
nottingham-purchase-refuse_all = Du darfst alle Angebote ablehnen und das Kupfer selbst nehmen.
nottingham-purchase-return = Nicht angenommene Angebote nehmen ihre Besitzer wieder auf die Hand.
nottingham-purchase-no_offer = Kann niemand bieten, geht das Kupfer auf deine Hand; den Kauf darfst du trotzdem wählen.
    .ruling = Das Kupfer darfst du ohnehin behalten, und niemand weiß vorher, dass kein Angebot kommt.
nottingham-purchase-no_defence = Ein Kauf ist kein Angriff, also hält eine Kette ihn nicht auf.
    .refusal = Eine Kette hält keinen Kauf auf: Mach ein Angebot.

## Rules: theft

nottingham-theft-target = Wer stiehlt, wählt einen beliebigen Gegner.
    .refusal = Wähle einen Gegner an diesem Tisch.
nottingham-theft-target_needs_card = Das Opfer eines Diebstahls muss eine Karte haben.
    .refusal = { $player } hat keine Karte: Wähle jemand anderen.
    .ruling = Die Spielregel erwähnt es nicht; eine Aktion ist ein Tausch, und hier gibt es nichts zu tauschen.
nottingham-theft-no_target = Hat kein Gegner eine Karte, kann das Silber nur genommen werden.
    .ruling = Ohne Opfer gibt es keinen Diebstahl, also kommt die Karte einfach auf die Hand.
nottingham-theft-defence_first = Das Opfer eines Diebstahls darf abwehren, bevor eine Karte gezogen wird.
nottingham-theft-unseen = Die gestohlene Karte wird blind gezogen.
nottingham-theft-random = Jede Karte auf der Hand des Opfers ist gleich wahrscheinlich.
nottingham-theft-pay = Das Opfer eines Diebstahls bekommt das Silber.
nottingham-theft-pay_after = Das Silber kommt erst nach dem Ziehen auf die Hand und kann also nicht selbst gezogen werden.
nottingham-theft-to_hand = Dieb und Opfer nehmen ihre neuen Karten auf die Hand.
nottingham-theft-private = Nur Dieb und Opfer wissen, welche Karte gestohlen wurde; das Silber ist offen.

## Rules: laying an ambush

nottingham-ambush_lay-look_two = Du nimmst die beiden obersten Hinterhaltkarten und siehst sie dir allein an.
    .refusal = Das ist keine der beiden Hinterhaltkarten, die du ansiehst: { $ambush }.
nottingham-ambush_lay-return_one = Von den beiden angesehenen Hinterhaltkarten kommt eine verdeckt unter den Hinterhaltstapel.
nottingham-ambush_lay-keep_one = Die andere der beiden Hinterhaltkarten legst du verdeckt vor dich.
    .refusal = Wähle, welche der beiden Hinterhaltkarten du legst.
nottingham-ambush_lay-not_own_colour = Die Karte in der eigenen Farbe darfst du nicht behalten.
    .refusal = Das ist deine eigene Farbe ({ $ambush }): Du musst die andere Karte legen.
nottingham-ambush_lay-other_forced = Zeigt eine der beiden deine Farbe, musst du die andere behalten; dass beide sie zeigen, kommt nie vor.
nottingham-ambush_lay-gold_under = Das Gold liegt offen und quer unter dem Hinterhalt.
nottingham-ambush_lay-not_hand = Hinterhalt und Gold sind keine Handkarten: Sie zählen nicht für die Gunst und können weder gestohlen noch abgelegt werden.
nottingham-ambush_lay-worthless = Am Ende sind ein Hinterhalt und sein Gold nichts wert.
nottingham-ambush_lay-several = Du darfst beliebig viele Hinterhalte haben.
    .ruling = Die Spielregel setzt keine Grenze.
nottingham-ambush_lay-deck_empty = Ist keine Hinterhaltkarte mehr da, kann Gold nur genommen werden.
    .ruling = Die Spielregel schweigt; ein Hinterhalt braucht eine Karte.
nottingham-ambush_lay-deck_one = Ist nur noch eine Hinterhaltkarte da, siehst du sie an und musst sie legen, außer sie zeigt deine Farbe: Dann bleibt sie, und das Gold kommt auf die Hand.
    .ruling = Die Spielregel schweigt; so geschieht von der Aktion, was möglich ist.
nottingham-ambush_lay-supply = Zu dritt gibt es neun Hinterhaltkarten; nur eine ist übrig, wenn acht ausliegen. Da es zwölf Goldkarten gibt, kann der Stapel bei bis zu fünf Personen ausgehen und bei bis zu sechs auf eine Karte schrumpfen.
nottingham-ambush_lay-queue = Der Hinterhaltstapel wird nie wieder gemischt: Karten gehen oben weg und kommen unten zurück.
nottingham-ambush_lay-stays = Ein gelegter Hinterhalt bleibt, bis er zuschlägt oder die Partie endet; niemand kann ihn bewegen oder angreifen.
    .ruling = Die Spielregel nennt keinen anderen Weg, ihn zu entfernen.
nottingham-ambush_lay-owner_may_look = Den eigenen Hinterhalt darfst du wieder ansehen.
    .ruling = Die Spielregel schweigt; gesehen hast du ihn ohnehin.
nottingham-ambush_lay-exchange_after = Nachdem du einen Hinterhalt gelegt hast, darfst du noch eintauschen.
nottingham-ambush_lay-hand_unchanged = Einen Hinterhalt zu legen ändert nicht, wie viele Handkarten du hast.

## Rules: springing an ambush

nottingham-ambush_spring-set_only = Ein Hinterhalt kann zuschlagen, wenn ein Gegner gleiche Karten zum Eintauschen auslegt.
    .refusal = Hinterhalte schlagen nur zu, wenn jemand anderes gleiche Karten auslegt.
nottingham-ambush_spring-not_task = Eine Aufgabe trifft ein Hinterhalt nie.
nottingham-ambush_spring-always_asked = Alle Gegner mit einem gelegten Hinterhalt werden gefragt, gleich, ob er passt oder nicht.
    .refusal = Die Karten von { $player } liegen aus. Jetzt zählen nur gelegte Hinterhalte: Wer einen hat, schlägt zu oder passt.
    .ruling = Würde nur gefragt, wer einen passenden hat, verriete ihn die Frage.
nottingham-ambush_spring-optional = Zuschlagen muss man nie.
nottingham-ambush_spring-any_time = Zuschlagen darf man, solange das Eintauschen läuft.
nottingham-ambush_spring-object_card = Eine Karte mit zwei Gegenständen kann jeden Gegner treffen, der einen davon eintauscht.
nottingham-ambush_spring-colour_card = Eine Farbkarte trifft jedes Eintauschen der Person in dieser Farbe, gleich mit welchem Gegenstand.
nottingham-ambush_spring-gold_colour_only = Wer Gold eintauscht, kann nur von der Karte in der eigenen Farbe getroffen werden.
nottingham-ambush_spring-must_match = Ein Hinterhalt, der nicht passt, kann nicht aufgedeckt werden.
    .refusal = Dein Hinterhalt passt nicht: { $ambush }. { $player } tauscht ein: { $card }.
nottingham-ambush_spring-not_self = Deine Hinterhalte treffen dein eigenes Eintauschen nicht.
    .refusal = Deine Hinterhalte treffen andere, nicht deine eigenen Karten.
nottingham-ambush_spring-shown = Die zuschlagende Karte wird für alle aufgedeckt.
nottingham-ambush_spring-take_one = Wer zuschlägt, nimmt eine der ausgelegten Karten auf die Hand.
nottingham-ambush_spring-no_choice = Die ausgelegten Karten sind gleich, also gibt es nichts zu wählen.
nottingham-ambush_spring-pay_gold = Das Opfer bekommt das Gold unter eben diesem Hinterhalt.
nottingham-ambush_spring-gold_to_hand = Das Gold geht auf die Hand des Opfers und nie zu den ausgelegten Karten, auch nicht bei Gold.
    .ruling = Die Spielregel sagt nur, dass das Opfer es bekommt; zu den ausgelegten Karten kommt nichts dazu.
nottingham-ambush_spring-no_topping_up = Das Opfer darf keine Karten aus der Hand nachlegen.
    .refusal = Zu ausgelegten Karten kommt nichts mehr dazu.
nottingham-ambush_spring-card_returns = Die benutzte Hinterhaltkarte kommt verdeckt unter den Hinterhaltstapel.
nottingham-ambush_spring-one_use = Jede gelegte Karte schlägt einmal zu; ein weiterer Schlag braucht eine weitere Karte.
    .refusal = Dieser Hinterhalt liegt nicht vor dir: { $ambush }.
nottingham-ambush_spring-several = Mehrere Hinterhalte können dasselbe Eintauschen treffen.
nottingham-ambush_spring-at_most_three = Mehr als dreimal wird ein Eintauschen nie getroffen, bei Gold nur einmal: Sechs Karten, von Gold vier, sind immer sicher.
nottingham-ambush_spring-seat_order = Gefragt wird im Uhrzeigersinn, beginnend links von der Person, die eintauscht; ein Schlag nach dem anderen.
    .refusal = Zuerst wird { $player } gefragt.
    .ruling = Die Spielregel nennt keine Reihenfolge; dies ist die übliche.
nottingham-ambush_spring-same_player_again = Du darfst mit mehreren Karten zuschlagen und wählen, mit welcher zuerst.
    .ruling = Die Spielregel verbietet es nicht, und man kann mehrere haben.
nottingham-ambush_spring-ask_again = Nach einem Schlag, der drei oder mehr Karten übrig lässt, werden alle mit einem Hinterhalt noch einmal gefragt, wieder von links an.
    .ruling = Die Spielregel erlaubt das Zuschlagen jederzeit, also ist kein Passen endgültig.
nottingham-ambush_spring-closes_on_round = Eine ganze Runde ohne Schlag beendet die Sache.
    .ruling = Einmal muss Schluss sein, und niemand will mehr zuschlagen.
nottingham-ambush_spring-closes_below_three = Bleiben weniger als drei Karten, kann niemand mehr zuschlagen.
    .ruling = Dann wird nichts mehr eingetauscht.
nottingham-ambush_spring-fails = Bleiben weniger als drei Karten, findet kein Eintauschen statt.
nottingham-ambush_spring-cards_back = Die noch ausliegenden Karten nimmt das Opfer wieder auf die Hand.
nottingham-ambush_spring-turn_spent = Das Opfer tauscht in diesem Zug nichts anderes ein.
nottingham-ambush_spring-sheriff_stays = Misslingt das Eintauschen, zieht der Sheriff nicht, und es gibt keine Gunst.
nottingham-ambush_spring-completes = Bleiben drei oder mehr Karten, gelingt das Eintauschen mit diesen.
nottingham-ambush_spring-no_withdrawal = Was einen Schlag übersteht, kann nicht zurückgezogen werden.
    .refusal = Deine Karten liegen aus: Sie lassen sich nicht zurückziehen.
    .ruling = Die Spielregel kennt kein Zurückziehen.
nottingham-ambush_spring-counts_for_favour = Die erbeutete Karte und das erhaltene Gold zählen für die folgende Gunst als Handkarten.

## Rules: robbery

nottingham-robbery-target = Wer raubt, wählt einen beliebigen Gegner.
    .refusal = Wähle einen Gegner an diesem Tisch.
nottingham-robbery-target_needs_card = Das Opfer muss eine Karte haben; hat kein Gegner eine, können die Perlen nur genommen werden.
    .refusal = { $player } hat keine Karte: Wähle jemand anderen.
    .ruling = Die Spielregel erwähnt es nicht; es gäbe nichts zu nehmen.
nottingham-robbery-defence_first = Das Opfer eines Raubs darf abwehren, bevor die Hand angesehen wird.
nottingham-robbery-look = Wer raubt, sieht die ganze Hand des Opfers.
nottingham-robbery-private = Die anderen Gegner dürfen die beraubte Hand nicht sehen.
nottingham-robbery-must_take = Wer raubt, muss eine der Karten nehmen.
    .refusal = Wähle eine Karte aus der Hand von { $player }: Eine musst du nehmen.
nottingham-robbery-any_card = Jede Karte darf gewählt werden, auch Perlen.
    .refusal = { $player } hat diese Karte nicht: { $card }.
nottingham-robbery-pay = Das Opfer eines Raubs bekommt die Perlen.
nottingham-robbery-pay_after = Gewählt wird, bevor die Perlen auf die Hand kommen.
nottingham-robbery-card_private = Nur Räuber und Opfer wissen, welche Karte genommen wurde.

## Rules: raid

nottingham-raid-target = Wer überfällt, nennt einen beliebigen Gegner.
    .refusal = Wähle einen Gegner an diesem Tisch.
nottingham-raid-target_needs_card = Das Opfer muss eine Karte haben; hat kein Gegner eine, können die Edelsteine nur genommen werden.
    .refusal = { $player } hat keine Karte: Wähle jemand anderen.
    .ruling = Die Spielregel erwähnt es nicht; es gäbe nichts zu nehmen.
nottingham-raid-defence_first = Das Opfer eines Überfalls darf abwehren, bevor die Hand gezeigt wird.
nottingham-raid-hand_shown = Das Opfer deckt die ganze Hand für alle auf.
nottingham-raid-must_take = Wer überfällt, muss eine der Karten nehmen.
    .refusal = Wähle eine Karte aus der Hand von { $player }: Eine musst du nehmen.
nottingham-raid-any_card = Jede Karte darf gewählt werden, auch Edelsteine.
    .refusal = { $player } hat diese Karte nicht: { $card }.
nottingham-raid-pay = Das Opfer eines Überfalls bekommt die Edelsteine.
nottingham-raid-pay_after = Gewählt wird, bevor die Edelsteine auf die Hand kommen.
nottingham-raid-card_public = Alle sehen, welche Karte genommen wird.
nottingham-raid-hand_back = Nach einem Überfall nimmt das Opfer die anderen Karten wieder auf die Hand.
nottingham-raid-stays_known = Was gezeigt wurde, bleibt bekannt, auch wenn die Karten wieder verborgen sind.
    .ruling = Vergessen kann man von niemandem verlangen.

## Rules: defence

nottingham-defence-must_take = Eine aufgedeckte Kette muss genommen werden; in dem Moment hat sie keine Aktion.
nottingham-defence-from_hand = Die Kette ist die einzige Karte, die von der Hand aus wirkt.
    .refusal = Du hast keine Kette auf der Hand.
nottingham-defence-red_only = Eine Kette hilft gegen Diebstahl, Raub und Überfall.
    .refusal = Es gibt keinen Angriff auf dich abzuwehren.
nottingham-defence-nothing_else = Gegen Hinterhalt, Kauf und Tauschhandel hilft eine Kette nicht.
    .refusal = Eine Kette bewirkt hier nichts.
nottingham-defence-optional = Du darfst die Kette behalten und den Angriff geschehen lassen.
nottingham-defence-target_only = Nur wer angegriffen wird, darf antworten.
    .refusal = Der Angriff gilt { $player }; sonst darf niemand antworten.
nottingham-defence-at_once = Die Kette wird sofort gespielt, bevor eine Karte gesehen, gezeigt oder gezogen wird.
    .refusal = Der Angriff von { $player } geht vor: Abgewehrt wird sofort, bevor eine Karte gesehen wird, oder gar nicht.
nottingham-defence-cancels = Ein abgewehrter Angriff findet nicht statt.
nottingham-defence-swap = Wer abwehrt, bekommt die angreifende Karte, wer angreift, die Kette, beides auf die Hand.
nottingham-defence-public = Kette und angreifende Karte sind für alle offen.
nottingham-defence-one_card = Eine Kette genügt, und mehr als eine wird nicht ausgegeben.
nottingham-defence-no_chain = Auf eine Abwehr lässt sich nicht mit einer Kette antworten.
    .refusal = Du greifst an: Die Antwort liegt bei { $player }.
    .ruling = Eine Kette hilft nur gegen rote Banner, und die Abwehr hat keines.
nottingham-defence-no_second_target = Nach einer Abwehr darf niemand anderes stattdessen angegriffen werden.
    .ruling = Die angreifende Karte ist weg.
nottingham-defence-exchange_after = Wer angegriffen hat, darf noch eintauschen, auch mit der eben erhaltenen Kette.
nottingham-defence-later_use = Eine erhaltene Kette schützt vom nächsten Zug an; in einem Zug gibt es keine zwei Angriffe.
nottingham-defence-marked = Die Kette trägt ein Zeichen, damit man sie auf der Hand erkennt.
nottingham-defence-always_asked = Alle Angegriffenen werden gefragt, mit oder ohne Kette.
    .ruling = Würde nur gefragt, wer eine hat, verriete die Frage die Karte.

## Rules: trade

nottingham-trade-everyone_offers = Alle Gegner mit einer passenden Karte müssen ein Angebot für die Truhe machen.
    .refusal = Du kannst etwas bieten, also bleibt die Hand verdeckt: Mach ein Angebot.
nottingham-trade-one_or_two = Ein Angebot besteht aus einer Karte oder zweien, ganz nach Wunsch.
    .refusal = Biete eine Karte oder zwei für die Truhe.
nottingham-trade-open = Angebote für die Truhe liegen offen, sobald sie gemacht sind.
nottingham-trade-seat_order = Links neben der Person am Zug wird begonnen, die anderen folgen im Uhrzeigersinn.
    .refusal = Zuerst bietet { $player }.
nottingham-trade-active_makes_none = Wer am Zug ist, bietet nicht.
    .refusal = Die anderen bieten; jetzt ist { $player } gefragt.
nottingham-trade-no_chest = Ein Angebot enthält keine Truhe.
    .refusal = Für die Truhe wird keine Truhe geboten.
nottingham-trade-any_other_cards = Alle anderen Karten sind recht, gleich oder nicht, auch Ketten.
    .refusal = Davon hast du nicht genug: { $card }.
nottingham-trade-one_legal_card = Mit nur einer passenden Karte ist diese das Angebot.
    .refusal = Du hast nur eine Karte, die geboten werden darf.
nottingham-trade-proof = Wer nur Truhen hat, bietet nicht und zeigt zum Beweis die ganze Hand.
    .refusal = Du hast nur Truhen: Zeige deine Hand.
nottingham-trade-proof_timing = Der Beweis kommt, wenn du mit dem Bieten an der Reihe bist.
    .ruling = Die Spielregel sagt nicht, wann; geboten wird ohnehin der Reihe nach.
nottingham-trade-proof_empty = Eine leere Hand bietet nichts.
    .refusal = Du hast keine Karte, also nichts zu bieten oder zu zeigen.
    .ruling = Von leeren Händen steht nichts in der Spielregel; es gibt nichts zu zeigen.
nottingham-trade-offer_binding = Ein gemachtes Angebot gilt.
    .refusal = Dein Angebot gilt; es lässt sich nicht ändern.
    .ruling = Die Spielregel schweigt; spätere Angebote bauen darauf auf.
nottingham-trade-must_accept = Haben alle geboten, muss die Person am Zug ein Angebot annehmen.
    .refusal = Du musst eines der Angebote annehmen; auf den Tauschhandel kannst du nicht verzichten.
nottingham-trade-swap = Du nimmst das ganze gewählte Angebot, und wer es machte, bekommt die Truhe.
nottingham-trade-return = Alle anderen Angebote nehmen ihre Besitzer wieder auf die Hand.
nottingham-trade-no_offer = Ohne Angebot kommt die Truhe auf deine Hand; den Tauschhandel darfst du trotzdem wählen.
    .ruling = Am Ende nehmen alle, was vor ihnen liegt, und das ist hier die Truhe.
nottingham-trade-no_defence = Ein Tauschhandel ist kein Angriff, also hält eine Kette ihn nicht auf.
    .refusal = Eine Kette hält keinen Tauschhandel auf: Mach ein Angebot.

## Rules: exchanging sets

nottingham-exchange-optional = Nach dem Nehmen oder der Aktion darfst du eintauschen, musst aber nicht.
nottingham-exchange-own_turn = Eingetauscht wird nur im eigenen Zug.
    .refusal = { $player } ist am Zug: Tausche in deinem eigenen ein.
nottingham-exchange-once = Eingetauscht wird einmal je Zug: gleiche Karten oder für eine Aufgabe.
nottingham-exchange-what_pays = Punkte bringen gleiche Karten und Aufgaben.
    .refusal = Tausche gleiche Karten ein, erledige eine Aufgabe oder beende den Zug.
nottingham-exchange-any_hand_cards = Eintauschen darfst du alle Handkarten, auch die in diesem Zug erhaltenen.
nottingham-exchange-three_or_more = Zum Eintauschen brauchst du drei oder mehr Karten desselben Gegenstands.
    .refusal = So viele hast du nicht. Karten dieser Art auf der Hand: { $count } ({ $card }); nötig sind drei oder mehr.
nottingham-exchange-more_than_three = Du darfst mehr als drei gleiche Karten auslegen, so viele du hast.
nottingham-exchange-open = Ausgelegt wird offen.
nottingham-exchange-declared = Beim Auslegen sagst du an, ob du gleiche Karten eintauschst oder eine Aufgabe erledigst, und dabei bleibt es.
    .refusal = Deine Karten liegen aus: Was du angesagt hast, gilt.
    .ruling = Die Spielregel schweigt; Hinterhalte müssen es wissen.
nottingham-exchange-always_asked = Die Person am Zug wird gefragt, auch wenn sie nichts einzutauschen hat.
    .ruling = Sonst verriete die Frage, was auf der Hand ist.
nottingham-exchange-keep_one = Eine der eingetauschten Karten behältst du für Punkte, wie viele es auch sind.
nottingham-exchange-always_kept = Die eine Karte, die Punkte zählt, wird immer behalten.
    .ruling = Im deutschen Text darf man sie behalten; darauf zu verzichten hilft nie.
nottingham-exchange-win_pile = Behaltene Karten liegen verdeckt auf deinem Gewinnstapel.
nottingham-exchange-discard_rest = Die anderen Karten gibst du ab, offen neben den Stapel.
nottingham-exchange-discard_pile = Alle abgegebenen Karten bilden einen gemeinsamen offenen Ablagestapel.
nottingham-exchange-win_not_hand = Gewonnene Karten sind aus dem Spiel: Niemand stiehlt sie, und sie zählen nicht zur Hand.
nottingham-exchange-moves_sheriff = Nach gelungenem Eintauschen zieht der Sheriff und gewährt seine Gunst.

## Rules: tasks

nottingham-task-complete = Eine Aufgabe erledigst du, indem du die gezeigten Karten auslegst.
nottingham-task-seven_different = Sieben verschiedene: von jedem Gegenstand eine, sieben Karten.
    .refusal = „Sieben verschiedene“ verlangt jeden Gegenstand einmal; dir fehlt: { $card }.
nottingham-task-five_alike = Fünf gleiche: fünf Karten eines beliebigen Gegenstands.
    .refusal = „Fünf gleiche“ verlangt fünf Karten; davon hast du zu wenige: { $card }.
nottingham-task-four_pairs = Vier Paare: je zwei Karten von vier verschiedenen Gegenständen.
    .refusal = „Vier Paare“ verlangt je zwei Karten; dir fehlt ein Paar: { $card }.
nottingham-task-three_pairs = Drei Paare: je zwei Karten von drei verschiedenen Gegenständen.
    .refusal = „Drei Paare“ verlangt je zwei Karten; dir fehlt ein Paar: { $card }.
nottingham-task-exact = Eine Aufgabe verlangt genau ihre Karten, keine mehr.
nottingham-task-pairs_differ = Vier gleiche Karten sind keine zwei Paare.
nottingham-task-discard_all = Alle Karten einer Aufgabe werden abgelegt; keine kommt auf den Gewinnstapel.
nottingham-task-two_players = Jede Aufgabe können in der ganzen Partie höchstens zwei Personen erledigen.
nottingham-task-first_single = Wer eine Aufgabe zuerst erledigt, nimmt die Karte mit einem Spielstein und dem höheren Wert.
nottingham-task-second_double = Wer eine Aufgabe als Zweiter erledigt, nimmt die andere Karte, auf beiden Seiten mit dem niedrigeren Wert.
nottingham-task-flip = Erledigt eine zweite Person die Aufgabe, wird die Karte der ersten auf den niedrigeren Wert gedreht.
nottingham-task-stays_single = Erledigt bis zum Ende niemand sonst die Aufgabe, bleibt der höhere Wert.
nottingham-task-closed = Eine zweimal erledigte Aufgabe steht nicht mehr zur Verfügung.
    .refusal = Zwei haben diese Aufgabe schon erledigt: { $task }.
nottingham-task-once_each = Niemand erledigt dieselbe Aufgabe zweimal, auch nicht, um sie zu sperren.
    .refusal = Diese Aufgabe hast du schon erledigt: { $task }.
nottingham-task-all_four = Eine Person darf jede Aufgabe einmal erledigen.
nottingham-task-no_ambush = Karten einer Aufgabe geraten in keinen Hinterhalt.
nottingham-task-five_task_or_set = Fünf gleiche Karten kannst du als Aufgabe ansagen, sicher vor Hinterhalten, oder einfach eintauschen.
nottingham-task-counts_as_exchange = Eine Aufgabe ist das Eintauschen dieses Zuges und bewegt den Sheriff.
nottingham-task-public = Aufgabenkarten liegen offen vor denen, die sie erledigt haben.

## Rules: sheriff

nottingham-sheriff-step = Jedes gelungene Eintauschen bewegt den Sheriff um ein Feld.
nottingham-sheriff-clockwise = Der Sheriff geht im Uhrzeigersinn.
nottingham-sheriff-favour_limit = Wer höchstens so viele Handkarten hat, wie die Zahl unter dem Sheriff angibt, erhält seine Gunst.
nottingham-sheriff-new_space = Für die Gunst zählt das Feld, das der Sheriff erreicht, nicht das verlassene.
nottingham-sheriff-all_players = Alle können die Gunst erhalten, auch wer eingetauscht hat.
nottingham-sheriff-after_exchange = Die Hände werden nach dem Eintauschen gezählt.
nottingham-sheriff-counted_at_once = Alle Hände werden im selben Moment gezählt, bevor jemand zieht.
    .ruling = Die Spielregel nennt keine Reihenfolge; so hat niemand einen Vorteil.
nottingham-sheriff-hand_only = Hinterhalte, ihr Gold, gewonnene Karten und Aufgabenkarten zählen nicht für die Gunst.
nottingham-sheriff-none_without_step = Nur gelungenes Eintauschen bringt Gunst.
nottingham-sheriff-one_card = Eine Gunst ist die oberste Karte des Stapels.
nottingham-sheriff-hidden = Eine Gunstkarte kommt ungesehen auf die Hand.
nottingham-sheriff-automatic = Eine Gunst kann man nicht ablehnen.
    .ruling = Im deutschen Text erhalten die Spieler die Karte.
nottingham-sheriff-order = Gunstkarten zieht zuerst die Person am Zug, dann die anderen im Uhrzeigersinn.
    .ruling = Die Spielregel nennt keine Reihenfolge; sie zählt nur, wenn die Karten ausgehen.
nottingham-sheriff-none_in_town = Die Stadt gewährt nichts: Dort ist die Partie vorbei.

## Rules: deck

nottingham-deck-reshuffle = Ist der Stapel aufgebraucht, wird der Ablagestapel umgedreht, gemischt und zum neuen Stapel.
nottingham-deck-on_demand = Der Ablagestapel wird zum neuen Stapel, wenn eine Karte gebraucht wird, nicht früher.
    .ruling = Die Texte unterscheiden sich; so sind auch die im selben Zug abgelegten Karten dabei.
nottingham-deck-during_favours = Der Stapel kann auch zwischen zwei Gunstkarten ausgehen.
nottingham-deck-what_is_shuffled = Nur der Ablagestapel kommt zurück; Hände, Gewinnstapel, Hinterhalte und ihr Gold bleiben.
nottingham-deck-finite = Zwischen zwei Schritten des Sheriffs werden die Stapel nur kleiner, also endet jede Partie.
nottingham-deck-no_empty_hand = Mit den Zahlen dieses Weges ist zwischen den Zügen nie jemand ohne Karten.

## Rules: emergency

nottingham-emergency-trigger = Gibt es auch keinen Ablagestapel, wenn eine Karte gebraucht wird, tritt der Notfall ein.
nottingham-emergency-discard = Wer über der Grenze liegt, legt die überzähligen Karten ab.
    .refusal = Du liegst nicht über der Grenze von { $limit } und legst nichts ab.
nottingham-emergency-limit_now = Die Grenze ist die Zahl, auf der der Sheriff steht, und die Hände zählen, wie sie jetzt sind.
nottingham-emergency-own_choice = Im Notfall wählen alle selbst, welche Karten sie ablegen.
    .refusal = Davon kannst du keine mehr ablegen: { $card }.
nottingham-emergency-exact = Niemand legt mehr oder weniger Karten ab als nötig.
    .refusal = Leg ab, bis du genau { $limit } auf der Hand hast, nicht mehr und nicht weniger.
nottingham-emergency-simultaneous = Alle Betroffenen wählen gleichzeitig und ungesehen.
    .ruling = Die Spielregel nennt keine Reihenfolge; so muss niemand zuerst.
nottingham-emergency-face_up = Die gewählten Karten kommen dann offen auf den Ablagestapel.
    .ruling = Der Ablagestapel liegt offen.
nottingham-emergency-hand_only = Hinterhalte und ihr Gold bleiben unberührt.
nottingham-emergency-step = Nach dem Ablegen zieht der Sheriff ein Feld weiter.
nottingham-emergency-no_favour = Der Schritt des Sheriffs im Notfall gewährt keine Gunst.
nottingham-emergency-then_draw = Der Ablagestapel wird zum neuen Stapel, und das unterbrochene Ziehen geht weiter.
nottingham-emergency-into_town = Führt der Schritt in die Stadt, ist die Partie damit vorbei.
nottingham-emergency-in_town = Steht der Sheriff am Anfang noch in der Stadt, ist die Grenze { $limit }, und mit seinem Schritt verlässt er die Stadt.
    .ruling = Die Stadt hat keine Zahl. Sagt die Schachtel nichts anderes, gilt die mildeste Grenze unseres eigenen Weges.
nottingham-emergency-during_favours = Gehen die Karten während der Gunst aus, tritt der Notfall sofort ein; dann ziehen die anderen.
    .ruling = Die Spielregel knüpft den Notfall an leere Stapel, wann auch immer.
nottingham-emergency-served_count = Auch wer erst durch eine eben gezogene Gunst über der Grenze liegt, legt ab.
nottingham-emergency-once_per_favours = Je Gunstrunde gibt es einen Notfall; wer dann noch keine Karte hat, bekommt keine.
    .ruling = Sonst könnte ein Eintauschen den Sheriff immer weiter bewegen.
nottingham-emergency-no_card = Gibt ein Notfall keine Karte zum Aufdecken frei, geht der Zug mit dem Eintauschen weiter.
    .ruling = Die Spielregel sieht das nicht vor; so geht die Partie weiter.
nottingham-emergency-always_frees = { $track_from ->
    [ours] Mit den Zahlen dieses Weges gibt ein Notfall immer mindestens fünf Karten frei.
   *[yours] Sind die Zahlen des Weges groß, gibt ein Notfall wenige Karten frei oder gar keine.
}

## Rules: end

nottingham-end-town = Die Partie endet, sobald der Sheriff wieder in die Stadt kommt.
nottingham-end-start_is_no_return = Dass der Sheriff am Anfang in der Stadt steht, beendet nichts.
nottingham-end-exchange_counts = Das Eintauschen, das den Sheriff heimbrachte, zählt.
nottingham-end-eighth_task = Die Partie endet auch, sobald jemand die achte Aufgabenkarte nimmt.
nottingham-end-eighth_no_step = Für die achte Aufgabenkarte zieht der Sheriff nicht, und es gibt keine Gunst.
nottingham-end-eighth_flips = Wer die Aufgabe der achten Karte zuerst erledigt hat, dreht die eigene Karte noch auf den niedrigeren Wert.
nottingham-end-at_once = Die Runde wird nicht zu Ende gespielt, und letzte Züge gibt es nicht.
    .refusal = Die Partie ist vorbei.

## Rules: score

nottingham-score-sum = Deine Punkte sind der Wert deines Gewinnstapels und deiner Aufgabenkarten.
nottingham-score-card_value = Eine gewonnene Karte zählt die Zahl auf ihrem Geldsack.
nottingham-score-hand_nothing = Handkarten zählen nichts.
nottingham-score-ambush_nothing = Gelegte Hinterhalte und ihr Gold zählen nichts.
nottingham-score-tie_win_pile = Bei Gleichstand gewinnt der größere Gewinnstapel.
nottingham-score-tie_objects_only = Aufgabenkarten gehören nicht zum Gewinnstapel.
nottingham-score-tie_shared = Wer dann noch gleichauf liegt, teilt sich den Sieg.

## Rules: info

nottingham-info-hand_hidden = Hände sind geheim.
nottingham-info-hand_size = Alle sehen, wie viele Karten jede Hand hat.
    .ruling = Davon hängt die Gunst ab.
nottingham-info-counts = Alle sehen auch, wie viele Karten in jedem Stapel liegen und wie viele Hinterhalte gelegt sind.
    .ruling = Karten auf einem Tisch kann man zählen.
nottingham-info-entering_cards = Nur Startkarten und Gunstkarten verlassen den Stapel ungesehen; jede andere wird für alle aufgedeckt.
nottingham-info-pile_order = Niemand sieht je die Reihenfolge des Stapels.
nottingham-info-discard_open = Alle dürfen den Ablagestapel jederzeit durchzählen.
    .ruling = Er liegt offen, und alle haben die Karten dorthin gehen sehen.
nottingham-info-win_pile = Von Gewinnstapeln sieht man die Rückseiten und wie viele es sind; was darin liegt, ergibt sich aus dem offenen Eintauschen.
    .ruling = Alle haben es gesehen, also darf die Gedächtnishilfe die Karten nennen.
nottingham-info-ambush_face = Das Bild eines Hinterhalts kennt nur, wer ihn gelegt hat, bis er zuschlägt.
nottingham-info-ambush_owner_excluded = Alle wissen, dass ein gelegter Hinterhalt nicht die Farbe seines Besitzers zeigt.
nottingham-info-ambush_bottom = Wer eine Karte unter den Hinterhaltstapel schob, weiß, dass sie dort liegt; wo ein benutzter Hinterhalt liegt, wissen alle.
nottingham-info-paid_cards_open = Die Karte, die einen Angriff, eine Abwehr, einen Kauf oder Tauschhandel bezahlt, ist in der neuen Hand allen bekannt.
nottingham-info-offers_known = Angebote zeigen, dass jemand diese Karten hat, auch nach dem Zurücknehmen.
nottingham-info-proof_exact = Eine zum Beweis gezeigte Hand ist genau bekannt.
nottingham-info-declining_tells_nothing = Nicht abwehren, nicht zuschlagen oder nicht eintauschen beweist nichts.
nottingham-info-decision_public = Wer als Nächstes entscheidet, folgt nur aus offenen Tatsachen.
    .ruling = Sonst verriete schon die Frage eine verborgene Karte.
nottingham-info-log_per_seat = Der Verlauf nennt eine verborgene Karte nur denen, die sie gesehen haben.
nottingham-info-memory_aid = Eine Gedächtnishilfe darf dir zeigen, was du gesehen hast und noch sicher weißt, für alle gleich.
    .ruling = Die Ratschläge empfehlen, gut aufzupassen; die Hilfe merkt es sich nur.

## Rules: advice

nottingham-hint-lay_out_more = Zusätzliche Karten schützen vor Hinterhalten und bringen die Hand vielleicht unter die Grenze.
nottingham-hint-watch_collections = Merke dir, was die anderen offen genommen haben.
nottingham-hint-watch_sheriff = Auf eine große Aufgabe zu sparen heißt volle Hand und wenig Gunst.
nottingham-hint-ambush_threat = Ein verlorenes Eintauschen schmerzt, denn es gibt nur eines je Zug.
nottingham-hint-five_alike = Fünf gleiche bringen viel, dauern aber lange, locken Angriffe an und enden oft beim niedrigeren Wert.
nottingham-hint-three_pairs = Drei Paare sind anfangs schwach und gegen Ende nützlich.

## Rules: differences

nottingham-difference-blank_cards = Deutsch: Leere Karten werden nicht gebraucht. Italienisch: Sie stehen in der Liste. Hier: unbenutzt.
nottingham-difference-colour_use = Deutsch: Farben zählen für die ganze Aktion Hinterhalt. Italienisch: nur beim Zuschlagen. Hier: wie im Deutschen.
nottingham-difference-action_summary = Deutsch: Getauscht wird mit einer Person. Italienisch: mit anderen. Hier ohne Folgen.
nottingham-difference-laid_open = Nur der deutsche Text sagt, dass Ausgelegtes, Aktionskarte und Gold offen liegen. Hier: offen.
nottingham-difference-keep_card = Deutsch: Eine Karte darf man behalten. Italienisch: Man behält sie. Hier: immer behalten.
    .ruling = Darauf zu verzichten hilft nie.
nottingham-difference-discard_name = Das Deutsche hat zwei Wörter für den Ablagestapel, das Italienische eines. Hier: ein Stapel.
nottingham-difference-second_task_card = Deutsch: die zweite Karte. Italienisch: die Karte mit zwei Spielsteinen. Es ist dieselbe.
nottingham-difference-favour = Deutsch: Man erhält eine Karte. Italienisch: Man hat ein Recht darauf. Hier: Sie kommt von selbst.
    .ruling = Das deutsche Original entscheidet.
nottingham-difference-reshuffle = Deutsch: wenn der Stapel leer ist. Italienisch: wenn er nicht reicht. Hier: wenn eine Karte gebraucht wird.
    .ruling = Keiner der Texte sagt, ob sofort oder erst bei Bedarf; so sind auch die im selben Zug abgelegten Karten dabei.
nottingham-difference-eighth_task = Deutsch: Die achte Karte wird genommen. Italienisch: Die achte Aufgabe ist erledigt. Es ist derselbe Moment.
nottingham-difference-offer_from_hand = Nur der italienische Text sagt, dass ein Kaufangebot von der Hand kommt. So ist es.
nottingham-difference-proof = Deutsch: durch Zeigen der Hand beweisen. Italienisch: ansagen und alle Karten zeigen. Hier: die ganze Hand, allen.
nottingham-difference-theft_random = Deutsch: verdeckt gezogen. Italienisch: zufällig. Hier: beides.
nottingham-difference-strike_time = Deutsch: Ein Hinterhalt schlägt jederzeit zu. Italienisch: kein Wort davon. Hier: Kein Passen ist endgültig.
nottingham-difference-strike_which = Deutsch: der Hinterhalt. Italienisch: eine der eigenen Hinterhaltkarten. Hier: Mehrere sind möglich.
    .ruling = Keiner der Texte setzt eine Grenze.
nottingham-difference-strike_number = Deutsch: drei oder mehr gleiche Karten. Italienisch: nicht immer wiederholt. Hier: wie im Deutschen.
nottingham-difference-failed_set = Deutsch: Drei gleiche Gegenstände müssen bleiben. Italienisch: drei Karten. Hier: Das erhaltene Gold hilft nicht.
nottingham-difference-trade_makers = Deutsch: Die Mitspieler bieten. Italienisch: alle Spieler. Hier: nicht, wer am Zug ist.
nottingham-difference-trade_after = Deutsch: Alle nehmen, was vor ihnen liegt. Italienisch: Die anderen nehmen ihre Angebote zurück. Hier: Eine Truhe ohne Angebot kommt auf die Hand der Person am Zug.
    .ruling = Das deutsche Original klärt den Fall ohne Angebote.
nottingham-difference-chest_name = Das Deutsche hat zwei Namen für die Truhe, das Italienische einen. Es ist eine Karte.

## Pieces

nottingham-piece-copper = Kupfer
    .short = Kupfer
    .listed =
        { $count ->
            [one] Kupfer
           *[other] { $count } × Kupfer
        }
nottingham-piece-silver = Silber
    .short = Silber
    .listed =
        { $count ->
            [one] Silber
           *[other] { $count } × Silber
        }
nottingham-piece-gold = Gold
    .short = Gold
    .listed =
        { $count ->
            [one] Gold
           *[other] { $count } × Gold
        }
nottingham-piece-pearls = Perlen
    .short = Perlen
    .listed =
        { $count ->
            [one] Perlen
           *[other] { $count } × Perlen
        }
nottingham-piece-gems = Edelsteine
    .short = Steine
    .listed =
        { $count ->
            [one] Edelsteine
           *[other] { $count } × Edelsteine
        }
nottingham-piece-necklace = Kette
    .short = Kette
    .listed =
        { $count ->
            [one] Kette
           *[other] { $count } × Kette
        }
nottingham-piece-chest = Truhe
    .short = Truhe
    .listed =
        { $count ->
            [one] Truhe
           *[other] { $count } × Truhe
        }
nottingham-piece-purchase = Kauf
    .short = Kauf
nottingham-piece-theft = Diebstahl
    .short = Diebstahl
nottingham-piece-ambush = Hinterhalt
    .short = Hinterhalt
nottingham-piece-robbery = Raub
    .short = Raub
nottingham-piece-raid = Überfall
    .short = Überfall
nottingham-piece-defence = Abwehr
    .short = Abwehr
nottingham-piece-trade = Tauschhandel
    .short = Handel
nottingham-piece-red = Rot
    .short = Rot
nottingham-piece-purple = Lila
    .short = Lila
nottingham-piece-yellow = Gelb
    .short = Gelb
nottingham-piece-blue = Blau
    .short = Blau
nottingham-piece-white = Weiß
    .short = Weiß
nottingham-piece-green = Grün
    .short = Grün
nottingham-piece-gray = Grau
    .short = Grau
nottingham-piece-copper-chest = Kupfer und Truhe
    .short = Kupfer/Truhe
nottingham-piece-chest-silver = Truhe und Silber
    .short = Truhe/Silber
nottingham-piece-silver-necklace = Silber und Kette
    .short = Silber/Kette
nottingham-piece-necklace-pearls = Kette und Perlen
    .short = Kette/Perlen
nottingham-piece-pearls-gems = Perlen und Edelsteine
    .short = Perlen/Steine
nottingham-piece-gems-copper = Edelsteine und Kupfer
    .short = Steine/Kupfer
nottingham-piece-copper-silver = Kupfer und Silber
    .short = Kupfer/Silber
nottingham-piece-copper-pearls = Kupfer und Perlen
    .short = Kupfer/Perlen
nottingham-piece-copper-necklace = Kupfer und Kette
    .short = Kupfer/Kette
nottingham-piece-silver-pearls = Silber und Perlen
    .short = Silber/Perlen
nottingham-piece-silver-gems = Silber und Edelsteine
    .short = Silber/Steine
nottingham-piece-pearls-chest = Perlen und Truhe
    .short = Perlen/Truhe
nottingham-piece-gems-necklace = Edelsteine und Kette
    .short = Steine/Kette
nottingham-piece-gems-chest = Edelsteine und Truhe
    .short = Steine/Truhe
nottingham-piece-necklace-chest = Kette und Truhe
    .short = Kette/Truhe
nottingham-piece-seven_different = sieben verschiedene
    .short = 7 versch.
nottingham-piece-five_alike = fünf gleiche
    .short = 5 gleiche
nottingham-piece-four_pairs = vier Paare
    .short = 4 Paare
nottingham-piece-three_pairs = drei Paare
    .short = 3 Paare
nottingham-card-back = verdeckte Karte

## Actions

nottingham-action-take = Karte nehmen
nottingham-action-purchase = Kauf: Angebote verlangen
nottingham-action-trade = Tauschhandel: Angebote verlangen
nottingham-action-lay = Hinterhalt legen
nottingham-action-steal = { $target } bestehlen
nottingham-action-rob = { $target } berauben
nottingham-action-raid = { $target } überfallen
nottingham-action-defend = Mit einer Kette abwehren
nottingham-action-pick = Diese Karte nehmen: { $card }
nottingham-action-keep = Diesen Hinterhalt legen: { $ambush }
nottingham-action-offer = Bieten: { $cards }
nottingham-action-show = Hand zeigen
nottingham-action-accept = Angebot von { $giver } annehmen
nottingham-action-refuse = Alle Angebote ablehnen
nottingham-action-exchange = { $count } × { $card } eintauschen
nottingham-action-complete = Aufgabe „{ $task }“ erledigen: { $cards }
nottingham-action-strike = Mit diesem Hinterhalt zuschlagen: { $ambush }
nottingham-action-discard = Ablegen: { $card }
nottingham-action-pass = Passen
nottingham-action-pass-defend = Geschehen lassen
nottingham-action-pass-exchange = Nichts eintauschen
nottingham-action-pass-strike = Nicht zuschlagen

## Status line

nottingham-status-choose = Du bist am Zug: Nimm die Karte oder nutze ihre Aktion.
nottingham-status-choose-wait = { $player } nimmt die Karte oder nutzt ihre Aktion.
nottingham-status-defend = { $seat } greift dich an ({ $action }): Wehre mit einer Kette ab oder lass es zu.
nottingham-status-defend-bare = { $seat } greift dich an ({ $action }): Ohne Kette musst du es zulassen.
nottingham-status-defend-wait = { $player } wird angegriffen und kann abwehren.
nottingham-status-rob = Wähle eine Karte aus der Hand, die du ansiehst.
nottingham-status-rob-wait = { $player } sieht eine Hand an und wählt eine Karte.
nottingham-status-raid = Wähle eine Karte aus der offenen Hand.
nottingham-status-raid-wait = { $player } wählt eine Karte aus der offenen Hand.
nottingham-status-keep = Wähle, welche der beiden Hinterhaltkarten du legst.
nottingham-status-keep-wait = { $player } sieht zwei Hinterhaltkarten an.
nottingham-status-offer = Biete verdeckt eine Karte für das Kupfer.
nottingham-status-offer-wait = Noch kein Angebot für das Kupfer von: { $player }.
nottingham-status-buy = Nimm ein Angebot an oder lehne alle ab.
nottingham-status-buy-wait = { $player } wählt unter den Angeboten.
nottingham-status-bid = Biete offen eine Karte oder zwei für die Truhe.
nottingham-status-bid-wait = { $player } bietet für die Truhe.
nottingham-status-trade = Nimm eines der Angebote an.
nottingham-status-trade-wait = { $player } wählt unter den Angeboten.
nottingham-status-exchange = Du darfst gleiche Karten eintauschen oder eine Aufgabe erledigen.
nottingham-status-exchange-bare = Diesmal gibt es nichts einzutauschen.
nottingham-status-exchange-wait = { $player } darf Karten gegen Punkte eintauschen.
nottingham-status-strike = Gleiche Karten liegen aus: Schlag mit einem Hinterhalt zu oder passe.
nottingham-status-strike-wait = { $player } kann mit einem Hinterhalt zuschlagen.
nottingham-status-discard = Notfall: Wähle Karten zum Ablegen.
# $count, $limit (numbers): cards chosen to be discarded, and how many are wanted.
nottingham-status-discarding = Notfall! Gewählt: { $count } von { $limit }.
nottingham-status-discard-wait = Noch nicht fertig mit dem Ablegen: { $player }.
nottingham-status-over = Die Partie ist vorbei.

## Log

nottingham-event-dealt = Alle bekommen drei Karten; { $starter } beginnt.
nottingham-event-revealed = { $seat } deckt auf: { $card }.
nottingham-event-no_card = Für { $seat } gibt es keine Karte aufzudecken.
nottingham-event-took =
    { $is_forced ->
        [yes] { $seat } muss nehmen: { $card }.
       *[no] { $seat } nimmt: { $card }.
    }
nottingham-event-called = { $seat } wählt die Aktion { $action } mit: { $card }.
nottingham-event-attacked = { $seat } greift { $target } an: { $action } mit { $card }.
nottingham-event-allowed = { $seat } lässt es geschehen.
nottingham-event-defended = { $seat } wehrt mit einer Kette ab, gibt sie { $target } und nimmt: { $card }.
nottingham-event-stole = { $seat } stiehlt { $target } eine Karte: { $card }. Bezahlt wird mit dem Silber.
nottingham-event-stole-unseen = { $seat } stiehlt { $target } eine Karte. Bezahlt wird mit dem Silber.
nottingham-event-searched = { $seat } sieht die Hand von { $target } an: { $cards }.
nottingham-event-searched-unseen = { $seat } sieht die Hand von { $target } an.
nottingham-event-robbed = { $seat } raubt { $target } eine Karte: { $card }. Bezahlt wird mit den Perlen.
nottingham-event-robbed-unseen = { $seat } raubt { $target } eine Karte. Bezahlt wird mit den Perlen.
nottingham-event-bared = { $seat } legt die Hand offen: { $cards }.
nottingham-event-raided = { $seat } überfällt { $target } und nimmt: { $card }. Bezahlt wird mit den Edelsteinen.
nottingham-event-answered = { $seat } legt ein Angebot verdeckt hin: { $card }.
nottingham-event-answered-unseen = { $seat } hat geantwortet.
nottingham-event-offered = { $seat } bietet: { $cards }.
nottingham-event-proved = { $seat } hat nichts zu bieten und zeigt die Hand: { $cards }.
nottingham-event-swapped = { $seat } nimmt das Angebot von { $giver } an: { $cards }. { $giver } bekommt: { $card }.
nottingham-event-refused = { $seat } lehnt alle Angebote ab und nimmt: { $card }.
nottingham-event-no_offer = Niemand kann bieten; { $seat } nimmt: { $card }.
nottingham-event-looked = { $seat } sieht Hinterhaltkarten an: { $ambushes }.
nottingham-event-looked-unseen =
    { $count ->
        [one] { $seat } sieht { $count } Hinterhaltkarte an.
       *[other] { $seat } sieht { $count } Hinterhaltkarten an.
    }
nottingham-event-laid = { $seat } legt einen Hinterhalt: { $ambush }.
nottingham-event-laid-unseen = { $seat } legt einen Hinterhalt.
nottingham-event-put_back = Die letzte Hinterhaltkarte zeigt die Farbe von { $seat } ({ $ambush }); sie bleibt liegen, und { $seat } nimmt: { $card }.
nottingham-event-declined = { $seat } tauscht nichts ein.
nottingham-event-laid_out = { $seat } legt gleiche Karten aus: { $count } × { $card }.
nottingham-event-held_back = { $seat } schlägt nicht zu.
nottingham-event-struck =
    { $count ->
        [one] { $seat } trifft { $victim } mit einem Hinterhalt ({ $ambush }) und nimmt: { $card }. { $count } Karte bleibt; das Gold geht an { $victim }.
       *[other] { $seat } trifft { $victim } mit einem Hinterhalt ({ $ambush }) und nimmt: { $card }. { $count } Karten bleiben; das Gold geht an { $victim }.
    }
nottingham-event-failed = Zu wenige Karten bleiben: { $seat } nimmt { $count } × { $card } zurück.
nottingham-event-exchanged =
    { $seat } tauscht { $count } × { $card } gegen { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } ein.
nottingham-event-completed =
    { $seat } erledigt die Aufgabe „{ $task }“ für { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }: { $cards }.
nottingham-event-turned =
    Die Karte von { $owner } für die Aufgabe „{ $task }“ zählt jetzt { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }.
nottingham-event-stepped = Der Sheriff zieht auf Feld { $space }, Zahl { $number }.
nottingham-event-returned = Der Sheriff ist wieder in der Stadt.
nottingham-event-favoured = { $seat } erhält eine Gunst: { $card }.
nottingham-event-favoured-unseen = { $seat } erhält eine Gunst.
nottingham-event-unserved = Für die Gunst von { $seat } ist keine Karte mehr da.
nottingham-event-reshuffled =
    { $count ->
        [one] Der Ablagestapel wird zum neuen Stapel: { $count } Karte.
       *[other] Der Ablagestapel wird zum neuen Stapel: { $count } Karten.
    }
nottingham-event-emergency =
    Notfall: Beide Stapel sind leer. Wer mehr als { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    } hat, legt die überzähligen ab.
nottingham-event-set_aside = { $seat } wählt eine Karte zum Ablegen: { $card }.
nottingham-event-set_aside-unseen = { $seat } wählt eine Karte zum Ablegen.
nottingham-event-discarded = { $seat } legt ab: { $cards }.
nottingham-event-ended =
    { $reason ->
        [tasks] { $seat } hat die achte Aufgabenkarte genommen: Die Partie ist vorbei.
       *[town] Der Sheriff ist zu Hause: Die Partie ist vorbei.
    }
nottingham-event-scored =
    { $seat }: { $won ->
        [one] { $won } Punkt
       *[other] { $won } Punkte
    } im Gewinnstapel, { $tasks } aus Aufgaben = { $total }.

## Outcome

nottingham-outcome-town = Der Sheriff kam in die Stadt zurück.
nottingham-outcome-tasks = Die achte Aufgabenkarte wurde genommen.

## Why a move is good

nottingham-reason-take =
    { $count ->
        [0] Ein Anfang für eine Sammlung: { $card }.
        [one] Davon hast du schon eine: { $card }.
       *[other] Davon hast du schon { $count }: { $card }.
    }
nottingham-reason-purchase = Lass die anderen bieten: Das Kupfer kannst du immer noch behalten.
nottingham-reason-trade = Die Angebote bringen vielleicht zwei Karten für eine.
nottingham-reason-lay = Ein Hinterhalt kann später jemandem das Eintauschen verderben.
nottingham-reason-defend = Der Angriff scheitert, und für die Kette bekommst du: { $card }.
nottingham-reason-pass = Deine Karten bleiben vorerst, wie sie sind.
nottingham-reason-pick =
    { $count ->
        [0] Ein Anfang für eine Sammlung: { $card }.
        [one] Passt zu der einen, die du hast: { $card }.
       *[other] Passt zu den { $count }, die du hast: { $card }.
    }
nottingham-reason-keep =
    { $count ->
        [0] Vielleicht sammelt jemand, worauf er wartet: { $ambush }.
        [one] Du weißt von einer Karte in anderer Hand, auf die er wartet: { $ambush }.
       *[other] Du weißt von { $count } Karten in anderen Händen, auf die er wartet: { $ambush }.
    }
nottingham-reason-show = Du hast nichts zu bieten.
nottingham-reason-accept =
    { $count ->
        [one] { $giver } gibt eine Karte für deine.
       *[other] { $giver } gibt { $count } Karten für deine.
    }
nottingham-reason-refuse = Das Kupfer kommt auf deine Hand.
nottingham-reason-exchange =
    { $value ->
        [one] { $value } Punkt ist
       *[other] { $value } Punkte sind
    } dir sicher für: { $card }.
nottingham-reason-exchange_more = { $count } × { $card }: Die zusätzlichen Karten schützen vor Hinterhalten und machen die Hand kleiner.
nottingham-reason-complete =
    Die Aufgabe „{ $task }“ bringt etwa { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    } und fürchtet keinen Hinterhalt.
nottingham-reason-strike = Eine Karte für dich und ein Rückschlag für jemand anderen: { $ambush }.
nottingham-reason-spare =
    { $count ->
        [one] Die einzige dieser Art, die du hast: { $card }.
       *[other] Davon hast du { $count }: { $card }.
    }
nottingham-reason-keep_player =
    { $count ->
        [one] Er wartet auf { $target } mit einer einzigen Karte: { $ambush }.
       *[other] Er wartet auf { $target } mit { $count } Karten: { $ambush }.
    }
nottingham-reason-attack =
    { $count ->
        [one] { $target } hat eine Karte auf der Hand.
       *[other] { $target } hat { $count } Karten auf der Hand.
    }
nottingham-reason-allow = Keine Kette wird dafür hergegeben.

## Labels at the table

nottingham-label-pile = Nachziehstapel
nottingham-label-discards = Ablagestapel
nottingham-label-hand = Hand
nottingham-label-win_pile = Gewinnstapel
nottingham-label-tasks = Aufgaben
nottingham-label-ambushes = Hinterhalte
nottingham-panel-won =
    { $count ->
        [one] { $count } gewonnene Karte
       *[other] { $count } gewonnene Karten
    }
nottingham-panel-ambushes =
    { $count ->
        [one] { $count } Hinterhalt
       *[other] { $count } Hinterhalte
    }
nottingham-label-ambush_deck = Hinterhaltstapel
nottingham-label-road = Der Weg des Sheriffs
nottingham-label-revealed = Aufgedeckt
nottingham-label-laid_out = Ausgelegt
nottingham-label-memory = Was du weißt
nottingham-label-defence_mark = Schützt auf der Hand
nottingham-label-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
nottingham-option-memory = Gedächtnishilfe
    .help = Zeigt allen, was sie gesehen haben und noch sicher wissen: Karten in anderen Händen, Gewinnstapel, Plätze im Hinterhaltstapel.
nottingham-option-memory-on = Mit Gedächtnishilfe
nottingham-option-memory-off = Aus dem Gedächtnis
nottingham-option-starter = Wer beginnt
    .help = Das Los entscheidet, oder ihr einigt euch auf einen Platz.
nottingham-option-starter-drawn = Das Los entscheidet
nottingham-option-starter-1 = Platz 1
nottingham-option-starter-2 = Platz 2
nottingham-option-starter-3 = Platz 3
nottingham-option-starter-4 = Platz 4
nottingham-option-starter-5 = Platz 5
nottingham-option-starter-6 = Platz 6
nottingham-option-starter-7 = Platz 7
nottingham-option-colours = Farben
    .help = Sie zählen nur für Hinterhalte. Werden die Plätze ausgelost, bleiben die Farben bei den Plätzen.
nottingham-option-box = Schachtel
    .help = Wenn ihr das Spiel besitzt: eine Datei mit Weg, Aufgabenwerten und Hinterhaltkarten eurer Schachtel statt dessen, was wir rekonstruieren mussten.
nottingham-option-box-none = Unsere, rekonstruiert

## Player aid

nottingham-aid-1 = Deck eine Karte auf. Nimm sie oder nutze ihre Aktion. Dann darfst du einmal eintauschen.
nottingham-aid-2 = Kupfer 7, Kauf: Alle bieten verdeckt eine Karte; nimm eine für das Kupfer oder behalte es.
nottingham-aid-3 = Silber 8, Diebstahl: zufällig ziehen. Perlen 10, Raub: ansehen und wählen. Edelsteine 11, Überfall: Alle sehen, du wählst.
nottingham-aid-4 = Gold 9, Hinterhalt: Sieh zwei Hinterhaltkarten an, leg eine auf das Gold, nicht die eigene Farbe.
nottingham-aid-5 = Kette 12, Abwehr: wird immer genommen; auf der Hand wehrt sie Diebstahl, Raub und Überfall ab.
nottingham-aid-6 = Truhe 13, Tauschhandel: Alle bieten offen eine Karte oder zwei; ein Angebot musst du annehmen.
nottingham-aid-7 = Eintauschen: drei oder mehr gleiche, eine bleibt für Punkte; oder eine Aufgabe: jede nur einmal, und höchstens zwei Personen je Aufgabe.
nottingham-aid-8 = Dann zieht der Sheriff: Wer höchstens so viele Karten hat, wie seine Zahl angibt, bekommt eine dazu. In der Stadt oder mit der achten Aufgabenkarte ist Schluss.

## Tutorial

nottingham-tutorial-1 = Willkommen in Nottingham! Du treibst für den Sheriff Steuern ein: Gleiche Karten und Aufgaben bringen Punkte.
nottingham-tutorial-2 = In jedem Zug wird eine Karte für alle aufgedeckt. Nimm sie, oder nutze die Aktion auf ihrem Banner.
nottingham-tutorial-3 = Kupfer kauft: Alle bieten dir verdeckt eine Karte. Nimm eine für das Kupfer, oder behalte das Kupfer.
nottingham-tutorial-4 = Rote Banner greifen an: Mit Silber stiehlst du zufällig, mit Perlen siehst du die Hand und wählst, mit Edelsteinen sehen alle zu. Bezahlt wird mit der angreifenden Karte.
nottingham-tutorial-5 = Eine Kette auf der Hand wehrt einen Angriff ab: Du tauschst sie gegen die angreifende Karte.
nottingham-tutorial-6 = Mit der Truhe wird gehandelt: Alle bieten offen eine Karte oder zwei, und du musst ein Angebot annehmen.
nottingham-tutorial-7 = Gold legt einen Hinterhalt. Er schlägt zu, wenn jemand Passendes auslegt: Du nimmst eine Karte, und bei weniger als drei misslingt das Eintauschen.
nottingham-tutorial-8 = Tausche nun ein: drei oder mehr gleiche Karten. Eine kommt mit ihrem Wert auf deinen Gewinnstapel. Mehr Karten sind sicherer.
nottingham-tutorial-9 = Aufgaben bringen mehr, fürchten keinen Hinterhalt und zählen am meisten, solange nur du sie erledigt hast.
nottingham-tutorial-10 = Jedes Eintauschen bewegt den Sheriff, und wer wenige Karten hat, bekommt eine von ihm. Ist er zu Hause, ist es vorbei. Viel Glück!

### The web table
## Web table: labels, the moment in words, the account

nottingham-discards-empty = Noch wurde nichts abgelegt.
nottingham-label-county = Grafschaft
nottingham-label-players = Am Tisch
nottingham-label-own_ambushes = Deine Hinterhalte
nottingham-label-colour = Farbe

nottingham-deed-purchase = Kauf
    .help = Alle bieten dir verdeckt eine Karte für das Kupfer. Du nimmst eine oder behältst das Kupfer.
nottingham-deed-theft = Diebstahl
    .help = Zieh jemandem blind eine Karte aus der Hand. Dafür gibst du das Silber.
nottingham-deed-ambush = Hinterhalt
    .help = Sieh dir zwei Hinterhaltkarten an und leg eine davon vor dich, quer über das Gold.
nottingham-deed-robbery = Raub
    .help = Sieh dir eine fremde Hand an und nimm dir eine Karte. Dafür gibst du die Perlen.
nottingham-deed-raid = Überfall
    .help = Jemand deckt die Hand für alle auf, und du nimmst eine Karte. Dafür gibst du die Edelsteine.
nottingham-deed-defence = Abwehr
    .help = Kommt auf die Hand. Von dort wehrt die Kette einen Diebstahl, Raub oder Überfall ab.
nottingham-deed-trade = Tauschhandel
    .help = Alle bieten dir reihum offen 1 oder 2 Karten für die Truhe. Ein Angebot musst du annehmen.
# $single, $double (numbers): points.
nottingham-task-worth =
    Allein { $single ->
        [one] { $single } Punkt
       *[other] { $single } Punkte
    }, zu zweit je { $double }
nottingham-task-done = Erledigt von { $players }
nottingham-task-preview = für die Aufgabe: { $task }. Die Karten kommen auf den Ablagestapel.
nottingham-offer-hidden = { $player } hat verdeckt geboten
nottingham-offer-open = { $player } hat noch nicht geboten
nottingham-offer-none = { $player } bietet nichts
nottingham-offer-cards = { $player } bietet { $cards }
# $space, $number, $left (numbers): the space, its number, the steps that are left.
nottingham-road-space =
    Der Sheriff steht auf Feld { $space } mit der Zahl { $number }; noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    } bis Nottingham
nottingham-road-town =
    Der Sheriff ist in Nottingham; noch { $left ->
        [one] { $left } Schritt
       *[other] { $left } Schritte
    } bis zur Rückkehr
nottingham-road-home = Der Sheriff ist wieder in Nottingham
nottingham-road-stone =
    Feld { $space }: Wer höchstens { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    } hat, bekommt eine dazu.
# $player: a name; the others are numbers.
nottingham-seat-sentence = { $player }: { $hand } auf der Hand, { $won } im Gewinnstapel, Hinterhalte: { $ambushes }.
nottingham-keep-own = Behalte eine und leg sie quer über das Gold. Die andere kommt unter den Stapel.
nottingham-keep-wait = { $player } sucht einen Hinterhalt aus.
nottingham-exchange-sets = Drei oder mehr gleiche:
# $count (number), $card: an object.
nottingham-exchange-set = { $card } eintauschen ({ $count } auf der Hand)
nottingham-exchange-task_only = Eine Aufgabe wartet auf deine Karten.
nottingham-exchange-nothing = Du hast nichts einzutauschen: Es geht von selbst weiter.
nottingham-exchange-wait = { $player } darf Karten eintauschen.
# $count (number): cards that are given up.
nottingham-exchange-preview =
    auf deinen Gewinnstapel; { $count ->
        [one] { $count } Karte kommt
       *[other] { $count } Karten kommen
    } auf den Ablagestapel.
nottingham-exchange-count = Wie viele Karten
nottingham-exchange-fewer = eine weniger
nottingham-exchange-more = eine mehr
nottingham-strike-own = Schlägst du zu?
nottingham-strike-wait = Schlägt { $player } aus dem Hinterhalt zu?
# $cards: what the emergency takes from one player.
nottingham-label-discarding = Ablegen: { $cards }
nottingham-emergency-note =
    Beide Stapel sind leer: Wer mehr als { $limit ->
        [one] { $limit } Karte
       *[other] { $limit } Karten
    } hat, legt die überzähligen ab.
nottingham-key-take = aufgedeckte Karte nehmen
nottingham-key-purchase = Kauf
nottingham-key-trade = Tauschhandel
nottingham-key-lay = Hinterhalt legen
nottingham-key-defend = mit der Kette abwehren
nottingham-key-show = Hand zeigen
nottingham-key-refuse = alle Angebote ablehnen
nottingham-key-pass = nichts tun
nottingham-scoring-step-won = Gewinnstapel
nottingham-scoring-step-tasks = Aufgaben
nottingham-stat-sets = Am häufigsten gleiche Karten eingetauscht
nottingham-stat-tasks = Die meisten Aufgaben
nottingham-stat-attacks = Die meisten gelungenen Angriffe
nottingham-stat-attacked = Am häufigsten bestohlen
nottingham-stat-defended = Am häufigsten abgewehrt
nottingham-stat-struck = Die meisten Hinterhalte ausgelöst
nottingham-stat-favours = Liebling des Sheriffs

## Results shown on a card
nottingham-shown-attack = { $seat } greift { $target } an
nottingham-shown-paid = { $seat } bekommt dafür: { $card }.
nottingham-shown-defence = { $seat } wehrt { $target } ab
nottingham-shown-deal = { $seat } handelt mit { $giver }
nottingham-shown-exchanged = { $seat } tauscht gleiche Karten ein
nottingham-shown-failed = Das Eintauschen von { $seat } scheitert
nottingham-shown-task = { $seat } erledigt eine Aufgabe

## Antworten im Voraus

nottingham-ahead-spare = Nie aus dem Hinterhalt zuschlagen
nottingham-ahead-spare_small = Nur ab vier gleichen Karten zuschlagen; dann frag mich
nottingham-ahead-yield = Nie mit einer Kette abwehren
