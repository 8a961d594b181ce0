### Sherwood


## The game

sherwood-name = Sherwood
sherwood-weight = mittel
sherwood-tagline = Gesetzlose lauern an einem langen Weg auf die Wagen der Reichen.
sherwood-about = Ein turbulentes Spiel um Würfel und gute Nerven für zwei bis vier Banden (fünf mit unserer Rekonstruktion der Erweiterung); etwa 45 Minuten. In jeder der vier Runden versteckst du deine Banditen am Weg, überfällst Würfel für Würfel von links die Wagen des Königs, teilst die Beute und hoffst, dass der Sheriff woanders hinsieht. Robin Hood und seine Freunde helfen einmal pro Runde.

## Chapters

sherwood-chapter-setup = Vorbereitung
sherwood-chapter-course = Ablauf
sherwood-chapter-leader = Anführer und Helferfiguren
sherwood-chapter-marks = X-Plättchen
sherwood-chapter-placement = Banditen einsetzen
sherwood-chapter-marion = Lady Marion
sherwood-chapter-tip_off = Geheimtipp
sherwood-chapter-brotherhood = Bruderschaft
sherwood-chapter-inside_job = Insider
sherwood-chapter-friendly_guards = Freundliche Wachen
sherwood-chapter-closing = Aufrücken
sherwood-chapter-reveal = Wachen und Aufdecken
sherwood-chapter-beer_wagon = Der Bierwagen
sherwood-chapter-gypsy_wagon = Der Wagen der Wahrsagerin
sherwood-chapter-copy = Kopierte Verteidigung
sherwood-chapter-war_wagon = Der Kriegswagen
sherwood-chapter-royal_wagon = Der Königswagen
sherwood-chapter-sheriff_wagon = Der Wagen des Sheriffs
sherwood-chapter-fair_wagon = Der Jahrmarktwagen
sherwood-chapter-john = Little John
sherwood-chapter-infiltrator = Eingeschleust
sherwood-chapter-shove = Rempler
sherwood-chapter-lying = Liegende Banditen
sherwood-chapter-squeeze = Zusammenrücken
sherwood-chapter-quick_job = Schnelles Ding
sherwood-chapter-assault = Überfall
sherwood-chapter-robin = Robin Hood
sherwood-chapter-heads_down = Kopf runter!
sherwood-chapter-second_chance = Zweite Chance
sherwood-chapter-over_there = Schau dort!
sherwood-chapter-over_here = Schau hier!
sherwood-chapter-look = Beide Schau-Karten
sherwood-chapter-result = Ergebnis
sherwood-chapter-points = Punkte
sherwood-chapter-loot = Beute
sherwood-chapter-drawbridge = Die Zugbrücke
sherwood-chapter-tuck = Bruder Tuck
sherwood-chapter-cheer_up = Kopf hoch, Junge!
sherwood-chapter-barter = Tauschhandel
sherwood-chapter-market = Auf zum Markt!
sherwood-chapter-where_beer = Wo ist das Bier?
sherwood-chapter-release = Freilassung
sherwood-chapter-bail = Kaution
sherwood-chapter-arrest = Verhaftungen
sherwood-chapter-reward = Belohnungen
sherwood-chapter-cleanup = Aufräumen
sherwood-chapter-end = Schlusswertung
sherwood-chapter-two = Zu zweit
sherwood-chapter-option = Optionen
sherwood-chapter-info = Wer was weiß

## Rules: setup
## Every rule has one message. .ruling says why this table decides so where the rulebook is silent; .refusal is spoken to the player whose action breaks the rule.

# $seats (number): seats at the table.
sherwood-setup-players = Zwei, drei oder vier Personen können spielen, fünf nur mit der rekonstruierten Erweiterung.
    .refusal = Sherwood geht zu zweit bis zu viert, zu fünft mit der Option „fünfte Person“; Plätze an diesem Tisch: { $seats }.
sherwood-setup-gangs = Jede Bande hat einen Anführer, vier Banditen, vier Würfel und einen Punktemarker in einer Farbe, dazu eine Truhe.
sherwood-setup-own_colour = Keine zwei Banden haben dieselbe Farbe; an diesem Tisch bekommen die Plätze sie der Reihe nach.
sherwood-setup-first_player = Wer in der ersten Runde beginnt, entscheidet das Los.
    .ruling = Die Spielregel macht nur einen Scherz daraus, also wird gelost.
sherwood-setup-score_zero = Alle Banden beginnen bei null Punkten.
sherwood-setup-loot_supply = Die 53 Beuteplättchen liegen verdeckt in einem Vorrat.
sherwood-setup-loot_mix = In jeder von vier Farben gibt es 5 Ringe, 4 Armreife und 2 Halsketten, dazu 9 Münzen ohne Farbe.
    .ruling = Rekonstruiert: Gedruckt ist nur die Gesamtzahl 53.
sherwood-setup-tokens_apart = Dorfmünzen, +2/−2-Plättchen und X-Plättchen liegen bereit und kommen nie in den Beutevorrat.
sherwood-setup-coins_never_short = Dorfmünzen gehen nie aus.
    .ruling = Bis zu viert braucht ihr höchstens 12 der 13 Münzen; zu fünft nehmen wir weitere an.
sherwood-setup-wagon_deck = Alle 42 Wagen, darunter sechs besondere, bilden einen gemischten verdeckten Stapel.
sherwood-setup-wagon_backs = Von hinten verrät ein Wagen nur die Spanne seiner Verteidigung; besondere sehen aus wie alle anderen.
sherwood-setup-wagon_values = Es gibt drei Rückseiten, 4–7, 8–10 und 11–14, mit je 14 Karten: zwölf normale innerhalb der Spanne und zwei besondere.
    .ruling = Rekonstruiert: Von den echten Werten sind nur wenige bekannt.
sherwood-setup-deck_suffices = Vier Runden brauchen den Wagenstapel nie ganz auf: Nötig sind höchstens 32 Karten.
sherwood-setup-merry_men = Jede der vier Helferfiguren hat einen gemischten Stapel aus vier verschiedenen Karten, die oberste offen.
sherwood-setup-road = Der Weg hat vier Abschnitte. Jeder bietet Platz für einen Wagen, vier von links gezählte Verstecke und je ein Angriffsfeld darunter.
sherwood-setup-pickpocket_spaces = Zu zweit bis zu viert sind drei Taschendiebfelder offen.
    .refusal = Im Dorf ist kein Platz mehr: Versteck deinen Banditen am Weg.
    .ruling = Rekonstruiert: Bei drei Feldern reichen die 13 Münzen immer.

## Rules: course

sherwood-course-rounds = Die Partie dauert genau vier Runden.
    .refusal = Die vier Runden sind vorbei: Niemand ist mehr am Zug.
# $step: what the table waits for now.
sherwood-course-phases = Eine Runde hat drei Phasen, Verstecke, Überfälle und Sheriff, jede mit Schritten in fester Reihenfolge.
    .refusal = Alles zu seiner Zeit. Jetzt geht es darum: { $step }.
sherwood-course-ambush_repeats = Die Überfallschritte werden für jeden Wagen einmal gespielt; danach kommt der Sheriff.
# $player: whose decision it is.
sherwood-course-turn_order = Wenn alle an die Reihe kommen, beginnt, wer den Startmarker hat; dann geht es im Uhrzeigersinn.
    .refusal = Jetzt entscheidet { $player }, nicht du.

## Rules: leader

# $character: the helper. $effect: the card that lies open.
sherwood-leader-helps = Um die offene Karte einer Helferfigur zu nutzen, stell deinen Anführer darauf und tu, was sie sagt.
    .refusal = { $character } bietet gerade „{ $effect }“ an und nichts anderes.
# $character: the helper.
sherwood-leader-own_moment = Jede Helferfigur kann nur in ihrem eigenen Schritt gefragt werden.
    .refusal = Das ist nicht der Moment für { $character }.
sherwood-leader-optional = Um Hilfe bitten musst du nie.
sherwood-leader-needs_target = Du kannst deinen Anführer nur einsetzen, wenn die Karte gerade etwas bewirken kann.
    .refusal = Die Karte könnte hier nichts für dich tun, also bleibt dein Anführer stehen.
    .ruling = Hilfe ist freiwillig; so verbrauchst du deinen Anführer nicht umsonst.
# $character: where the leader stands.
sherwood-leader-once = Ein Anführer kann einmal pro Runde um Hilfe bitten, auf einer Karte.
    .refusal = Dein Anführer hat in dieser Runde schon um Hilfe gebeten ({ $character }).
sherwood-leader-shared_card = Mehrere Anführer dürfen in einer Runde dieselbe Karte nutzen, jeder für seine Bande.
sherwood-leader-prisoner = Ein Anführer im Gefängnis kann nicht um Hilfe bitten.
    .refusal = Dein Anführer sitzt im Gefängnis.
# $player: who is asked now.
sherwood-leader-one_lap = Im Schritt einer Helferfigur werden alle einmal gefragt, niemand ein zweites Mal.
    .refusal = Du bist schon gefragt worden; jetzt ist { $player } dran.
sherwood-leader-one_card_per_step = In einem Schritt wirkt von jeder Helferfigur nur eine Karte, denn Karten wechseln nur beim Aufdecken.
sherwood-leader-cards_stay = Offene Helferkarten bleiben von Runde zu Runde liegen, bis ein Wagen sie wechselt.
sherwood-leader-zone = Jede Helferfigur wirkt nur auf einen Teil des Plans.

## Rules: marks

sherwood-marks-same_power = Ein X schützt nur vor dem Effekt, der es gesetzt hat.
sherwood-marks-no_limit = X-Plättchen gehen nie aus.
    .ruling = In der Schachtel sind vier, aber sie sind nur Merkhilfen.
sherwood-marks-cleared = Wenn die Würfel auf die Zugbrücke kommen, verschwinden alle X-Plättchen.

## Rules: placement

sherwood-placement-wagons_dealt = Eine Runde beginnt mit einem verdeckten Wagen pro Person auf dem Weg, höchstens vier.
sherwood-placement-three_wagons = Zu dritt kommen drei Wagen, zu zweit ebenso.
sherwood-placement-wagon_spaces = Drei Wagen liegen auf den drei linken Abschnitten.
    .ruling = Die Spielregel sperrt Abschnitte ohne Wagen, sagt aber nicht, welche das sind.
# $stretch (number): the stretch of road.
sherwood-placement-closed_stretch = Wo kein Wagen liegt, sind die Verstecke gesperrt.
    .refusal = Auf Abschnitt { $stretch } kommt kein Wagen: Dort gibt es nichts zu holen.
sherwood-placement-village_open = Die Taschendiebfelder sind offen, egal wie viele Wagen kommen.
    .ruling = Der Satz, der Felder sperrt, spricht vom Weg; das Dorf gehört nicht dazu.
sherwood-placement-one_each = Vom Startmarker an setzen alle reihum je einen Banditen ein, bis alle stehen.
sherwood-placement-all_four = Du musst alle deine Banditen einsetzen; passen geht nicht.
    .refusal = Du kannst nicht passen: Such ein freies Feld für deinen Banditen aus.
sherwood-placement-free_space = Ein Feld fasst einen Banditen. Ist es besetzt, ist es für alle gesperrt, auch für dich selbst.
    .refusal = Da ist schon jemand: Such ein freies Feld aus.
sherwood-placement-any_hideout = Du darfst jedes freie Versteck eines Wagens nehmen und Lücken lassen.
sherwood-placement-always_room = Für den nächsten Banditen ist immer ein Feld frei.
sherwood-placement-pickpocket_coin = Ein Bandit im Dorf stiehlt sofort: Du nimmst gleich eine Dorfmünze.
sherwood-placement-coin_is_loot = Eine Dorfmünze ist so gut wie eine Münze aus der Beute, was immer du damit tust.
sherwood-placement-fifth_spaces = Die Taschendiebfelder mit der 5 sind nur zu fünft offen.
    .refusal = Diese Gasse ist nur zu fünft offen.

## Rules: Lady Marion

sherwood-marion-window = Lady Marion darfst du vor jedem deiner Banditen fragen, nicht nur vor dem ersten.
sherwood-marion-then_place = Nach Lady Marions Hilfe setzt du im selben Zug ein.
sherwood-tip_off-two_wagons = Geheimtipp: Sieh dir heimlich zwei Wagen auf dem Weg an.
    .refusal = Wähle zwei Wagen, die auf dem Weg liegen.
sherwood-tip_off-named_together = Beim Geheimtipp nennst du beide Wagen, zwei verschiedene, bevor du nachsiehst.
    .refusal = Nenne zwei verschiedene Wagen.
    .ruling = Die Spielregel nennt keine Reihenfolge, also werden beide vorher gewählt.
sherwood-brotherhood-second_bandit = Bruderschaft: Gleich nach diesem Banditen setzt du noch einen ein.
sherwood-brotherhood-two_coins = Beide Banditen der Bruderschaft dürfen ins Dorf gehen und je eine Münze nehmen.
sherwood-brotherhood-needs_two = Für „Bruderschaft“ brauchst du noch zwei Banditen.
    .refusal = Du hast nur noch einen Banditen, also keinen zweiten zum Einsetzen.
    .ruling = Die Karte lässt dem ersten einen zweiten Banditen folgen; mit nur einem wäre der Anführer umsonst eingesetzt.
sherwood-brotherhood-skipped_later = Wer keinen Banditen mehr hat, wird übergangen, bis die anderen fertig sind.
    .ruling = So setzen trotzdem alle genau vier ein.
sherwood-inside_job-replace = Insider: Entferne einen Wagen und leg die oberste Karte des Stapels an seinen Platz.
    .refusal = Auf diesem Abschnitt liegt kein Wagen, den du ersetzen könntest.
sherwood-inside_job-face_down = Niemand sieht den entfernten oder den neuen Wagen.
    .ruling = Wagen liegen verdeckt, bis alle gemeinsam aufgedeckt werden.
sherwood-inside_job-bandits_stay = Banditen, die auf diesen Wagen warten, bleiben stehen.
sherwood-inside_job-marked = Der neue Wagen bekommt ein X und kann in dieser Runde nicht noch einmal ersetzt werden.
    .refusal = Dieser Wagen wurde schon ersetzt: Nimm einen ohne X.
sherwood-inside_job-always_target = Bis zu viert bleibt immer ein Wagen ohne X übrig.
sherwood-inside_job-no_icon = Ein entfernter Wagen wechselt keine Karte und hat keine besondere Wirkung.
    .ruling = Nur aufgedeckte Wagen bewirken etwas.
sherwood-friendly_guards-look = Freundliche Wachen: Sieh dir heimlich einen Wagen an.
    .refusal = Auf diesem Abschnitt liegt kein Wagen zum Ansehen.
sherwood-friendly_guards-token = Auf den Wagen, den dir die Freundlichen Wachen zeigen, darfst du ein Plättchen legen, als +2 oder als −2.
    .refusal = Ein Plättchen kommt nur auf den Wagen, den dir die Freundlichen Wachen gerade gezeigt haben.
sherwood-friendly_guards-decline = Bei „Freundliche Wachen“ darfst du auch kein Plättchen legen; dein Anführer ist trotzdem verbraucht.
    .refusal = Sag, was mit dem Plättchen geschieht: +2, −2 oder keins.
# $stretch (number): the stretch of road.
sherwood-friendly_guards-one_token = Ein Wagen trägt nie zwei +2/−2-Plättchen.
    .refusal = Der Wagen auf Abschnitt { $stretch } trägt schon ein Plättchen.
sherwood-friendly_guards-marked_wagon = Einen Wagen mit Plättchen darf man weiter ansehen.
    .ruling = Verboten ist nur ein zweites Plättchen, nicht der Blick.
sherwood-friendly_guards-on_reveal = Das Plättchen zählt, sobald der Wagen offen liegt.
sherwood-friendly_guards-open_side = Alle sehen das Plättchen und sein Vorzeichen; es verschwindet mit dem Wagen.

## Rules: closing up

sherwood-closing-gaps = Steht der letzte Bandit, werden in jeder Reihe die Lücken zwischen zwei Banditen geschlossen: Wer weiter rechts steht, rückt nach links auf.
sherwood-closing-order_kept = Beim Aufrücken bleibt die Reihenfolge, und niemand wechselt den Wagen.
sherwood-closing-leading_space = Freie Verstecke links vom ersten Banditen bleiben frei.
    .ruling = Die Spielregel schließt nur Lücken zwischen zwei Banditen.
sherwood-closing-before_reveal = Aufgerückt wird einmal, bevor ein Wagen aufgedeckt wird.
sherwood-closing-later_gaps = Lücken, die Little John später reißt, bleiben.
    .ruling = Die Spielregel lässt nur einmal aufrücken.

## Rules: guards and reveal

sherwood-reveal-all = Stehen alle Banditen, werden alle Wagen auf dem Weg aufgedeckt.
sherwood-reveal-already_open = Ein schon offener Wagen muss nicht aufgedeckt werden; in dieser Schachtel öffnet nichts einen Wagen früher.
sherwood-reveal-defence = Die Zahl im Schild ist die Verteidigung des Wagens; ein dunkles Schild zeigt einen besonderen Wagen.
sherwood-reveal-order = Die Wagen werden von links aufgedeckt: erst der Kartenwechsel, dann der Sheriff; kopierte Werte stehen fest, wenn alle offen sind.
    .ruling = Die Spielregel nennt keine Reihenfolge; sie ändert nur den Verlauf.
sherwood-reveal-change = Ein Wagen mit dem Bild einer Helferfigur ersetzt deren offene Karte durch die nächste; die alte scheidet aus.
sherwood-reveal-change_valid_now = Eine neue Karte von Little John, Robin Hood oder Bruder Tuck gilt schon in dieser Runde.
sherwood-reveal-change_twice = Zwei Wagen mit demselben Bild wechseln die Karte zweimal.
sherwood-reveal-change_leaders = Anführer auf einer ersetzten Karte bleiben verbraucht und gelten weiter als auf einer Karte stehend.
    .ruling = Ihre Hilfe haben sie bekommen; die Spielregel erwähnt den Fall nicht.
sherwood-reveal-change_empty_deck = Ist der Stapel dieser Helferfigur leer, bleibt die offene Karte liegen.
    .ruling = Mit je drei Bildern kann das hier nicht vorkommen.
sherwood-reveal-icons = Jede Helferfigur ist auf drei normalen Wagen zu sehen, einem pro Rückseite; besondere zeigen niemanden.
    .ruling = Rekonstruiert: Die gedruckten Bilder sind nicht bekannt.

## Rules: special wagons

sherwood-beer_wagon-lowest = Der Bierwagen übernimmt die niedrigste Verteidigung auf dem Weg.
sherwood-gypsy_wagon-highest = Der Wagen der Wahrsagerin übernimmt die höchste Verteidigung auf dem Weg.
sherwood-gypsy_wagon-war = Liegt der Kriegswagen auf dem Weg, übernimmt der Wagen der Wahrsagerin dessen Zahl und ist ebenso unschlagbar.
sherwood-copy-own_numbers = Kopierende Wagen richten sich nur nach Wagen mit eigener Zahl, samt deren Plättchen; einander und den Jahrmarktwagen beachten sie nicht.
    .ruling = Sonst könnten sie sich im Kreis kopieren oder eine noch unbekannte Zahl übernehmen.
sherwood-copy-token_last = Ein Plättchen auf einem kopierenden Wagen kommt dazu, wenn seine Zahl feststeht.
    .ruling = Ein Plättchen ändert nur den Wagen, auf dem es liegt.
sherwood-copy-fixed = Eine kopierte Zahl steht beim Aufdecken fest und bleibt, auch wenn der kopierte Wagen fort ist.
    .ruling = Die Spielregel spricht von den Wagen, die jetzt auf dem Plan liegen; das lässt sich auf zwei Arten lesen. Eine bewegliche Zahl hinge an der Reihenfolge der Überfälle und hätte nichts mehr zu kopieren, wenn der letzte Wagen mit Zahl fort ist; darum wird sie einmal abgelesen, wenn alle da sind.
sherwood-copy-no_reference = Ohne Zahl auf dem Weg nimmt der Bierwagen das untere Ende seiner Spanne, die Wahrsagerin das obere.
    .ruling = Irgendeine Zahl muss sein; das gibt es nur mit Bier, Wahrsagerin und Jahrmarkt zusammen.
sherwood-war_wagon-unbeatable = Der Kriegswagen hat Verteidigung 33: Niemand besiegt ihn.
sherwood-royal_wagon-two_each = Wem Beute vom Königswagen zusteht, der zieht zwei Plättchen und behält beide; weitergegeben wird nichts.
sherwood-royal_wagon-per_player = Der Königswagen bringt zwei Plättchen pro Person, egal wie viele Würfel sie dort hat.
sherwood-royal_wagon-order = Am Königswagen zieht zuerst, wem der Würfel ganz rechts gehört; dann geht es nach links.
sherwood-royal_wagon-pair = Bei einem geteilten Feld am Königswagen steht die Beute dem Banditen zu, der dazugerückt ist.
sherwood-royal_wagon-value = Der Königswagen hat Verteidigung 12.
    .ruling = Rekonstruiert: Die gedruckte Zahl ist nicht bekannt.
sherwood-sheriff_wagon-jails = Wird der Wagen des Sheriffs aufgedeckt, kommen die freien Anführer aller dort wartenden Banden ins Gefängnis.
sherwood-sheriff_wagon-on_card_safe = Anführer auf einer Helferkarte verschont der Wagen des Sheriffs.
sherwood-sheriff_wagon-only_at_reveal = Wer später zum Wagen des Sheriffs kommt oder von dort wegkommt, ändert nichts.
sherwood-sheriff_wagon-this_round = Anführer, die der Wagen des Sheriffs fängt, verpassen die übrige Hilfe dieser Runde und kommen bei der Freilassung derselben Runde heraus.
    .ruling = Der Haupttext befreit, wer seit der Runde davor sitzt, die Zusammenfassung, wer diese Runde saß. Wir folgen der Zusammenfassung: Wer beim Aufdecken gefangen wird, hat die Hilfe dieser Runde schon verloren; eine zweite Runde wäre das Doppelte jeder anderen Verhaftung.
sherwood-sheriff_wagon-no_penalty = In der letzten Runde kostet es keinen Punkt, vom Wagen des Sheriffs gefangen zu werden.
    .ruling = Die Strafe gehört zur Verhaftung auf der Zugbrücke.
sherwood-sheriff_wagon-value = Der Wagen des Sheriffs hat Verteidigung 6.
    .ruling = Rekonstruiert: Die gedruckte Zahl ist nicht bekannt.
sherwood-fair_wagon-first = Liegt der Jahrmarktwagen auf dem Weg, wird er immer zuerst überfallen.
    .refusal = Zuerst ist der Jahrmarktwagen dran.
sherwood-fair_wagon-three_dice = Die Verteidigung des Jahrmarktwagens ist die Summe von drei Würfeln auf seiner Karte.
sherwood-fair_wagon-dice_back = Die Würfel des Jahrmarkts verlassen die Karte nach dem Überfall.
sherwood-fair_wagon-neutral = Die Würfel des Jahrmarkts gehören niemandem, werden vor denen der Banditen geworfen, und Robin Hood kommt nicht an sie heran.
    .refusal = An die Würfel des Jahrmarkts kommt Robin Hood nicht heran.
    .ruling = Die Spielregel leiht sich Würfel und gibt sie zurück; wem sie gehören, ist egal.

## Rules: Little John

sherwood-john-window = Nach dem Aufdecken dürfen alle der Reihe nach Little John fragen.
sherwood-john-hideouts_only = Nur Banditen in Verstecken können bewegt oder gewählt werden, nie die im Dorf.
    .refusal = In diesem Versteck ist kein Bandit von dir.
sherwood-infiltrator-swap = Eingeschleust: Einer deiner Banditen tauscht mit einem fremden im Versteck gleicher Nummer an einem anderen Wagen.
sherwood-infiltrator-opponent_only = Bei „Eingeschleust“ tauschst du nur mit einem fremden Banditen.
    .refusal = Der gehört auch dir: Tausche mit einem fremden Banditen.
sherwood-infiltrator-same_number = Mit „Eingeschleust“ tauscht der erste mit dem ersten, der zweite mit dem zweiten und so weiter; ein leeres Versteck ist kein Ziel.
    .refusal = Drüben wartet niemand im Versteck mit dieser Nummer.
sherwood-shove-swap = Rempler: Einer deiner Banditen tauscht mit einem Nachbarn.
sherwood-shove-same_wagon = Nachbar ist, wer im nächsten Versteck links oder rechts am selben Wagen wartet.
    .refusal = Auf dieser Seite ist kein Nachbar.
    .ruling = Die Spielregel sagt nicht, was benachbart heißt; Reihen zweier Wagen sind getrennt.
sherwood-shove-own_neighbour = Rempeln darfst du auch einen eigenen Banditen.
sherwood-lying-marks = Der Bandit, den du mit „Eingeschleust“, „Rempler“ oder „Zusammenrücken“ bewegt hast, legt sich hin; der andere bleibt stehen.
sherwood-lying-protected = Ein liegender Bandit kann von dieser Karte nicht noch einmal getauscht werden.
    .refusal = Ein liegender Bandit wird nicht noch einmal bewegt.
sherwood-lying-other_free = Wer getauscht wurde, ohne zu liegen, darf wieder getauscht werden.
sherwood-squeeze-move = Zusammenrücken: Einer deiner Banditen legt sich hin und rückt ein Versteck nach links; er teilt es mit dem Banditen, der dort ist.
sherwood-squeeze-needs_neighbour = Zum Zusammenrücken muss im Versteck direkt links ein Bandit beliebiger Farbe sein; vom ersten Versteck oder neben einer Lücke geht es nicht.
    .refusal = Direkt links ist niemand, zu dem er rücken könnte.
    .ruling = Die Karte spricht davon, das Versteck mit dem zu teilen, der dort ist.
sherwood-squeeze-two_at_most = Mehr als zwei teilen sich kein Versteck.
    .refusal = Dort sind schon zwei.
    .ruling = Die Karte spricht von zwei Banditen.
sherwood-squeeze-pair_stays = Keiner der beiden in einem geteilten Versteck bewegt sich in diesem Schritt noch einmal.
    .refusal = Die beiden teilen sich ein Versteck und bleiben zusammen.
    .ruling = Ihre Belohnung braucht beide; die Spielregel erwähnt den Fall nicht.
sherwood-quick_job-move = Schnelles Ding: Einer deiner Banditen geht aus einem Versteck auf ein freies Taschendiebfeld.
sherwood-quick_job-coin = Ein Schnelles Ding bringt dir sofort eine Dorfmünze.
sherwood-quick_job-die_two = Bei einem Schnellen Ding bleibt auf dem verlassenen Angriffsfeld einer deiner Würfel mit einer 2.
sherwood-quick_job-full_village = Ohne freies Taschendiebfeld gibt es kein Schnelles Ding.
    .refusal = Das Dorf ist voll: kein Platz für ein schnelles Ding.
sherwood-quick_job-not_lying = Ein Bandit beim Schnellen Ding legt sich nicht hin und bringt keinen Bonus fürs Liegen.

## Rules: assault

# $player: who holds the first-player marker.
sherwood-assault-choice = Wer den Startmarker hat, wählt den nächsten Wagen.
    .refusal = Den nächsten Wagen wählt { $player }.
# $stretch (number): the stretch of road.
sherwood-assault-each_once = Jeder Wagen wird einmal pro Runde überfallen.
    .refusal = Auf Abschnitt { $stretch } ist kein Wagen mehr zu überfallen.
sherwood-assault-roll_order = Von links nach rechts wirft zu jedem Banditen dessen Besitzer einen eigenen Würfel auf das Angriffsfeld darunter.
sherwood-assault-roll_all = Für alle Banditen wird gewürfelt, bevor etwas addiert wird.
sherwood-assault-quick_job_die = Ein Würfel vom Schnellen Ding wird nicht geworfen; er zeigt 2, bis Robin Hood ihn anrührt.
sherwood-assault-pair_together = Die zwei Würfel eines geteilten Verstecks werden zusammen auf ein Angriffsfeld geworfen.
sherwood-assault-dice_suffice = Du brauchst nie mehr als deine vier Würfel.
sherwood-assault-empty_wagon = Ein Wagen ohne Bandit und Würfel entkommt von selbst: Niemand wählt ihn, würfelt oder ruft um Hilfe.
    .ruling = Es gibt nichts zu addieren; die Spielregel schweigt.

## Rules: Robin Hood

sherwood-robin-window = Bei jedem Überfall dürfen alle der Reihe nach Robin Hood fragen, sobald die Würfel liegen.
sherwood-robin-without_die = Robin Hood darfst du auch ohne eigenen Würfel am Wagen fragen, wenn die Karte fremde Würfel erlaubt.
sherwood-robin-this_assault = Nur Würfel auf den Angriffsfeldern des überfallenen Wagens können verändert werden.
    .refusal = Wähle einen Würfel des Wagens, der gerade überfallen wird.
    .ruling = Robin Hoods Schritt gehört zu diesem Überfall; ältere Würfel zu ändern träfe nur die Zugbrücke.
sherwood-robin-single_dice = Jede Karte von Robin Hood wirkt auf einzelne Würfel, auch wo zwei sich ein Feld teilen.
    .ruling = Ein Paar zählt bei Summe und Lohn als ein Würfel; die Karten drehen oder werfen einen Würfel, und einer zeigt höchstens 6.
sherwood-robin-quick_job_die = Ein Würfel vom Schnellen Ding kann wie jeder andere verändert werden.
sherwood-heads_down-own_die = Kopf runter: Ändere einen deiner Würfel um 2, nach oben oder unten.
    .refusal = Dieser Würfel gehört dir nicht.
# $face (number): what the die shows.
sherwood-heads_down-bounds = Bei „Kopf runter“ ist bei 1 und bei 6 Schluss, und der Würfel muss sich ändern.
    .refusal = Eine { $face } kann in diese Richtung nicht weiter.
    .ruling = Die Karte setzt Grenzen; wie beim Bier ist dort Schluss.
sherwood-second_chance-reroll = Zweite Chance: Wirf einen beliebigen Würfel neu, egal wem er gehört.
sherwood-second_chance-once = Ein Würfel, der seine zweite Chance hatte, bekommt ein X und wird von dieser Karte nicht noch einmal geworfen.
    .refusal = Dieser Würfel hatte seine zweite Chance schon.
sherwood-over_there-left = Schau dort: Wähle einen Würfel; alle links von ihm an diesem Wagen zeigen danach dasselbe.
sherwood-over_here-right = Schau hier: Wähle einen Würfel; alle rechts von ihm an diesem Wagen zeigen danach dasselbe.
sherwood-look-marked = Gedrehte Würfel bekommen ein X und werden von diesem Effekt nicht mehr gedreht.
sherwood-look-passes_over = Würfel mit X schützen die dahinter nicht und dürfen gewählt werden; der gewählte Würfel bekommt kein X.
    .ruling = Geschützt sind nur gedrehte Würfel, und nur vor dem Drehen.
sherwood-look-equal_faces = Ein Würfel, der die Zahl schon zeigt, bekommt sein X wie die anderen.
    .ruling = Er gehört zu den Würfeln, die die Karte erfasst.
sherwood-look-needs_unmarked = Eine Schau-Karte braucht auf ihrer Seite mindestens einen Würfel ohne X.
    .refusal = Auf dieser Seite des Würfels ist nichts mehr zu drehen.
    .ruling = Sonst täte die Karte nichts.
sherwood-look-shared_space = Zwei Würfel auf einem Feld liegen weder links noch rechts voneinander; für jeden anderen zählen beide.
    .ruling = Sie liegen auf demselben Feld.

## Rules: result

sherwood-result-sum = Die Würfel werden von links addiert, bis die Verteidigung erreicht ist.
sherwood-result-equal_beats = Die Verteidigung genau zu erreichen genügt.
sherwood-result-too_late = Würfel weiter rechts kommen zu spät: Sie und ihre Banditen gehen nach Hause, ohne Punkte und Beute.
sherwood-result-late_not_on_bridge = Heimgeschickte Würfel kommen nie auf die Zugbrücke.
sherwood-result-gap = Leere Angriffsfelder werden übergangen.
    .ruling = Nur die Reihenfolge der Würfel zählt.
sherwood-result-pair_whole = Ein geteiltes Feld zählt beide Zahlen auf einmal und bleibt oder geht als Ganzes.
sherwood-result-escape = Reichen alle Würfel zusammen nicht, entkommt der Wagen: keine Punkte, keine Beute, alle gehen heim.
sherwood-result-escaped_discarded = Ein entkommener Wagen wird gleich abgelegt.
sherwood-result-beaten_stays = Ein besiegter Wagen, seine Würfel und deren Banditen bleiben, bis der Sheriff kommt.

## Rules: points

sherwood-points-participant = Wer an einem besiegten Wagen noch einen Würfel hat, bekommt 1 Punkt, egal wie viele es sind.
sherwood-points-right_end = Wem der verbliebene Würfel ganz rechts gehört, der bekommt 1 Punkt mehr.
sherwood-points-lying = Liegt der Bandit über dem Würfel ganz rechts, kommt noch 1 Punkt dazu: drei insgesamt.
sherwood-points-lying_elsewhere = Ein liegender Bandit an anderer Stelle bringt nichts extra.
sherwood-points-before_loot = Punkte werden sofort eingetragen, vor dem Teilen der Beute.
sherwood-points-pair = Bei einem geteilten Feld gehen die Punkte an den Banditen, der zuerst da war; wer dazugerückt ist, bekommt dafür keine.
sherwood-points-pair_own = Gehören beide Banditen eines geteilten Feldes dir, bekommst du Plättchen und Punkte.
sherwood-points-pair_other_die = Wer dazugerückt ist, bekommt trotzdem einen Punkt für einen anderen Würfel dort.
sherwood-points-pair_no_lying = Ein geteiltes Feld ganz rechts bringt keinen Bonus fürs Liegen.
    .ruling = Der Punkt belohnt den Banditen, der liegt; hier gehen die Punkte an den, der steht, und wer sich hingelegt hat, bekommt dafür das Plättchen.
sherwood-points-quick_job = Ein dort verbliebener Würfel vom Schnellen Ding zählt wie jeder andere.

## Rules: loot

sherwood-loot-draw = Wem der verbliebene Würfel ganz rechts gehört, der zieht so viele Beuteplättchen, wie Würfel übrig sind.
sherwood-loot-keep_pass = Sieh die gezogenen Plättchen heimlich an, behalte eins und gib den Rest verdeckt an den Besitzer des nächsten Würfels links.
    .refusal = Behalte eins der Plättchen, die du hältst; der Rest geht weiter.
sherwood-loot-until_gone = Die Plättchen wandern, bis ganz links das letzte genommen wird.
sherwood-loot-twice = Mit mehreren Würfeln wählst du für jeden einmal, wenn er an der Reihe ist.
sherwood-loot-one_owner = Darfst nur noch du wählen, nimmst du einfach den Rest.
sherwood-loot-pair = Ein geteiltes Feld zählt als ein Würfel; die Wahl gehört dem Banditen, der dazugerückt ist.
sherwood-loot-face_down = Was du behältst, liegt verdeckt vor dir; du darfst es ansehen, bis es in die Truhe kommt.
sherwood-loot-short_supply = Ist der Vorrat leer, wird abgelegte Beute eingemischt. Reicht auch das nicht, gibt es von rechts an Plättchen, bis der Vorrat leer ist.
    .ruling = Die Spielregel sieht das nicht vor; zu viert können mehr als 53 nötig sein.
sherwood-loot-discards = Abgelegte Beute liegt verdeckt neben dem Vorrat; abgelegte Dorfmünzen kommen zu den übrigen zurück.
    .ruling = Die Spielregel sagt nur, dass sie abgelegt werden.

## Rules: drawbridge

sherwood-drawbridge-all_dice = Nach dem letzten Überfall kommen alle Würfel auf dem Plan auf die Zugbrücke.
sherwood-drawbridge-faces_kept = Auf der Zugbrücke behalten die Würfel ihre Zahlen.
sherwood-drawbridge-columns = Jede Farbe bildet eine eigene Spalte.
sherwood-drawbridge-pair = Die Würfel eines geteilten Feldes trennen sich: Jeder kommt in die Spalte seiner Farbe.
sherwood-drawbridge-quick_job = Auch ein Würfel vom Schnellen Ding, der mitgeholfen hat, zählt dort.

## Rules: Friar Tuck

sherwood-tuck-window = Liegen die Würfel auf der Zugbrücke, dürfen alle der Reihe nach Bruder Tuck fragen.
sherwood-tuck-before_sums = Bruder Tucks Hilfe kommt vor Kaution, Verhaftung und Belohnung und ändert deren Summen.
sherwood-tuck-stacks = Mehrere Einsätze von Bruder Tuck addieren sich.
sherwood-tuck-without_dice = Nur „Kopf hoch, Junge!“ braucht eigene Würfel.
    .ruling = Die anderen Karten wirken auf Plättchen oder fremde Würfel.
# $face (number): the face that was named.
sherwood-cheer_up-remove = Kopf hoch, Junge: Nimm einen deiner Würfel nach Wahl von der Zugbrücke.
    .refusal = Du hast keinen Würfel mit { $face } auf der Zugbrücke.
sherwood-cheer_up-needs_die = Für „Kopf hoch, Junge!“ brauchst du einen eigenen Würfel auf der Zugbrücke.
    .refusal = Auf der Zugbrücke liegt kein Würfel von dir.
    .ruling = Sonst könnte sich nichts ändern.
sherwood-barter-draw_discard = Tauschhandel: Zieh ein Beuteplättchen, dann leg eins dieser Runde ab, vielleicht gerade das gezogene.
    .refusal = Du hast gezogen: Gib jetzt ein Plättchen dieser Runde ab.
# $token: the token that was named.
sherwood-barter-this_round = Plättchen aus der Truhe kann man nicht eintauschen; das gezogene gilt als eins dieser Runde.
    .refusal = So ein Plättchen hast du in dieser Runde nicht: { $token }.
sherwood-barter-needs_token = Für den Tauschhandel brauchst du ein Plättchen dieser Runde vor dir, und eins muss zum Ziehen da sein.
    .refusal = Der Tauschhandel braucht ein Plättchen dieser Runde und eins zum Ziehen.
    .ruling = Sonst gäbe es nichts zu tauschen.
# $token: the token that was named.
sherwood-market-sell = Auf zum Markt: Leg ein Plättchen dieser Runde für 1 Punkt ab.
    .refusal = So ein Plättchen hast du in dieser Runde nicht: { $token }.
sherwood-market-coin = Auch eine Dorfmünze dieser Runde kann man verkaufen oder tauschen.
# $target: the opponent whose die is to be named.
sherwood-where_beer-each_opponent = Wo ist das Bier: Wähle von jedem Gegner einen Würfel auf der Zugbrücke und erhöhe ihn um 2.
    .refusal = Wähle einen Würfel von { $target }, wie er auf der Zugbrücke liegt.
sherwood-where_beer-cap = Kein Würfel geht über 6 hinaus.
sherwood-where_beer-no_dice = Gegner ohne Würfel werden ausgelassen; von allen anderen musst du einen Würfel wählen, auch eine 6. Mindestens ein fremder Würfel muss weniger als 6 zeigen.
    .refusal = Dort gibt es keinen fremden Würfel zu erhöhen.
    .ruling = Die Karte nennt jeden Gegner; ohne Würfel gibt es kein Ziel.
sherwood-where_beer-not_self = Deine eigenen Würfel lässt das Bier, wie sie sind.
    .refusal = Das Bier gilt den Würfeln der anderen, nicht deinen.

## Rules: release, bail, arrest, reward

sherwood-release-first = Zuallererst kommen alle gefangenen Anführer heim.
sherwood-release-step_order = Nach der Freilassung folgt die Kaution, erst danach Verhaftungen und Belohnungen.
sherwood-bail-one_token = Kaution: Ein Plättchen dieser Runde entfernt deinen niedrigsten Würfel.
sherwood-bail-three_tokens = Kaution auf die andere Art: Drei Plättchen dieser Runde entfernen deine zwei niedrigsten Würfel.
    .refusal = Das kostet drei Plättchen dieser Runde.
sherwood-bail-one_option = Kaution zahlst du höchstens einmal pro Runde, auf die eine oder die andere Art.
    .refusal = Kaution gibt es einmal pro Runde, und dein Moment ist vorbei.
sherwood-bail-this_round_only = Kaution kann man nicht mit Plättchen aus der Truhe zahlen.
    .refusal = Kaution zahlt man mit Plättchen dieser Runde, und so eins hast du nicht.
sherwood-bail-any_tokens = Du wählst, mit welchen Plättchen du Kaution zahlst; auch Dorfmünzen und ein eingetauschtes Plättchen gehen.
sherwood-bail-lowest = Die niedrigsten Würfel sind die, die nach Bruder Tucks Hilfe am wenigsten zeigen; gleiche Würfel sind gleichwertig.
sherwood-bail-needs_dice = Kaution mit einem Plättchen braucht einen Würfel auf der Zugbrücke, mit drei Plättchen zwei.
    .refusal = Du hast dort nur einen Würfel: Dafür genügt ein Plättchen.
# $sum (number): the column.
sherwood-bail-purpose = Kaution gibt es nur für eine Spalte ab 5, auch wenn das nicht genügt.
    .refusal = Deine Spalte ergibt { $sum }: Da gibt es nichts freizukaufen.
    .ruling = Unter 5 hätte die Kaution keinen ihrer beiden Zwecke.
sherwood-bail-voluntary = Niemand muss Kaution zahlen.
sherwood-bail-turn_order = Über die Kaution wird der Reihe nach entschieden, vom Startmarker an.
    .ruling = Die Spielregel nennt keine Reihenfolge; die Entscheidungen berühren sich nicht.
sherwood-arrest-above_ten = Eine Spalte über 10 bringt den Anführer ins Gefängnis.
sherwood-arrest-next_round = Ein verhafteter Anführer fehlt in der nächsten Runde.
sherwood-arrest-from_card = Ein Anführer, der um Hilfe gebeten hat, geht von der Karte ins Gefängnis.
sherwood-arrest-again = Ein gerade freigelassener Anführer kann sofort wieder verhaftet werden.
sherwood-arrest-last_round = In der letzten Runde kostet eine Verhaftung 1 Punkt.
sherwood-arrest-not_below_zero = Punkte fallen nie unter 0.
    .ruling = Die Leiste beginnt bei 0; tatsächlich kann es nicht dazu kommen.
sherwood-arrest-middle = Bei einer Spalte von 5 bis 10 passiert nichts.
sherwood-reward-below_five = Eine Spalte unter 5 bringt dir ein Beuteplättchen oder 1 Punkt, nach Wahl.
    .refusal = Belohnung gibt es für Spalten unter 5: ein Plättchen oder einen Punkt.
sherwood-reward-no_dice = Die Belohnung gibt es auch ohne Würfel auf der Zugbrücke.
sherwood-reward-after_bail = Von Bruder Tuck oder per Kaution entfernte Würfel zählen nicht mehr.
sherwood-reward-blind = Du ziehst das Plättchen blind; dann gehört es dir und du darfst es ansehen.
sherwood-reward-not_spendable = Ein Plättchen als Belohnung kommt mit den anderen in die Truhe; später in der Runde könnte man es nicht mehr ausgeben.
sherwood-reward-turn_order = Belohnungen werden nach den Verhaftungen der Reihe nach gewählt.
    .ruling = Die Spielregel nennt keine Reihenfolge; wichtig wird sie nur, wenn Plättchen knapp sind.
sherwood-reward-no_token_left = Ist kein Plättchen zu haben, ist die Belohnung ein Punkt.
    .ruling = Die Spielregel sieht keinen leeren Vorrat vor.
sherwood-reward-every_round = Belohnungen gibt es auch in der letzten Runde.

## Rules: clean-up

sherwood-cleanup-into_chest = Alle Plättchen der Runde, auch Dorfmünzen, kommen in deine Truhe.
sherwood-cleanup-chest_closed = Was in der Truhe ist, sieht bis zum Schluss niemand mehr, auch du nicht.
sherwood-cleanup-first_player = Wer die wenigsten Punkte hat, bekommt den Startmarker.
sherwood-cleanup-first_player_tie = Haben mehrere die wenigsten, werfen sie je vier Würfel; die höchste Summe bekommt den Startmarker, bei Gleichstand wird wiederholt.
    .ruling = Die Spielregel lässt würfeln, sagt aber nicht wie.
sherwood-cleanup-no_marker_at_end = Nach der vierten Runde bleibt der Startmarker liegen.
    .ruling = Nichts hängt mehr davon ab.
sherwood-cleanup-pieces_back = Banditen, Würfel und Anführer, die nicht im Gefängnis sind, kehren zurück.
sherwood-cleanup-prisoners_stay = Verhaftete Anführer bleiben im Gefängnis.
sherwood-cleanup-wagons_discarded = Alle Wagen, die noch auf dem Weg liegen, werden abgelegt.
sherwood-cleanup-no_reshuffle = Abgelegte Wagen kommen nicht wieder.
sherwood-cleanup-next_round = Dann beginnt die nächste Runde, nach der vierten die Schlusswertung.

## Rules: final scoring

sherwood-end-open_chests = Alle Truhen werden vor aller Augen geöffnet.
sherwood-end-majority = Die meisten Ringe, die meisten Armreife und die meisten Halsketten bringen je 2 Punkte, gleich welcher Farbe.
sherwood-end-majority_tie = Bei Gleichstand um eine Mehrheit gibt es je 1 Punkt.
sherwood-end-majority_none = Eine Art, die niemand hat, bringt nichts.
    .ruling = Eine Mehrheit von nichts ist keine.
sherwood-end-majority_all_tokens = Für Mehrheiten zählen alle Plättchen, auch die für Kombinationen verwendeten.
    .ruling = Das Verbrauchen betrifft nur die Kombinationen.
sherwood-end-no_coin_majority = Für Münzen gibt es keine Mehrheit.
sherwood-end-three_rings = Drei Ringe einer Farbe: 6 Punkte.
sherwood-end-two_bracelets = Zwei Armreife einer Farbe: 3 Punkte.
sherwood-end-necklace = Eine Halskette allein: 1 Punkt.
sherwood-end-set = Ring, Armreif und Halskette einer Farbe: 4 Punkte.
sherwood-end-leftovers = Ringe und Armreife ohne Kombination zählen je als Münze; Halsketten nicht.
sherwood-end-coins = Je drei Münzen bringen 1 Punkt; Dorfmünzen zählen mit.
sherwood-end-spent_once = Ein Plättchen dient nur einer Kombination.
sherwood-end-repeatable = Jede Kombination darfst du so oft bilden, wie deine Plättchen reichen.
sherwood-end-best_split = Der Tisch findet für alle die beste Aufteilung.
    .ruling = Das erspart das Rechnen; für Scarlet verlangt es die Spielregel.
sherwood-end-winner = Wer insgesamt die meisten Punkte hat, gewinnt.
sherwood-end-tie_tokens = Bei Gleichstand gewinnt, wer weniger Plättchen hat.
sherwood-end-tie_counts_all = Bei Gleichstand zählen alle Plättchen aus der Truhe, verwendet oder nicht, auch Dorfmünzen.
sherwood-end-tie_dice = Steht es immer noch gleich, werfen die Betroffenen je vier Würfel; die höchste Summe gewinnt, bei Gleichstand wird wiederholt.
    .ruling = Die Spielregel verlangt einen Wurf ohne Einzelheiten; es geht wie beim Startmarker.

## Rules: two players

sherwood-two-as_three = Zu zweit gelten die Regeln für drei; Will Scarlets Bande ist die dritte.
sherwood-two-red = Scarlet ist immer rot und hat alles Material; die Spielenden haben andere Farben.
sherwood-two-place_after_both = Haben beide einen Banditen eingesetzt, folgt einer von Scarlet.
sherwood-two-place_fewest = Scarlet geht zu dem Wagen, an dem er die wenigsten Banditen hat.
sherwood-two-place_lowest_range = Hat Scarlet an mehreren Wagen gleich wenige Banditen, nimmt er den mit der niedrigsten Spanne auf der Rückseite.
sherwood-two-place_least_crowded = Steht es immer noch gleich, nimmt Scarlet den mit den wenigsten besetzten Verstecken.
sherwood-two-place_leftmost_wagon = Hilft auch das nicht, nimmt Scarlet den Wagen am weitesten links.
sherwood-two-place_leftmost_space = An seinem Wagen nimmt Scarlet das freie Versteck ganz links.
sherwood-two-place_full = Volle Wagen übergeht Scarlet; ins Dorf geht er nie, und ein Versteck findet er immer.
    .ruling = Die Spielregel behandelt volle Wagen nicht.
sherwood-two-place_laps = Scarlet setzt in jedem der vier Durchgänge einmal ein, auch wenn Bruderschaft andere ohne Banditen lässt.
    .ruling = Er hat vier; die Spielregel rechnet mit einem pro Durchgang.
sherwood-two-roll = Für Scarlet würfelt, wer den Startmarker hat.
sherwood-two-no_help = Scarlet bittet nie um Hilfe; sein Anführer bleibt untätig.
    .ruling = Keine Regel lässt ihn etwas entscheiden.
sherwood-two-targets = Scarlets Banditen und Würfel können wie die eines Gegners gewählt werden.
    .ruling = Er gilt als Gegner.
sherwood-two-points = Bei Überfällen bekommt Scarlet Punkte wie alle.
sherwood-two-no_draft = Es wird nichts weitergegeben: Von rechts nach links zieht für jeden verbliebenen Würfel dessen Besitzer ein Plättchen.
sherwood-two-scarlet_unseen = Scarlets Plättchen kommen ungesehen in seine Truhe.
sherwood-two-royal = Am Königswagen bekommt Scarlet zwei ungesehene Plättchen, wenn ihm Beute zusteht.
sherwood-two-pair = Teilt sich jemand ein Feld mit einem Banditen von Scarlet, bekommt das Plättchen, wer dazugerückt ist, und Scarlet die Punkte.
sherwood-two-bridge = Scarlets Würfel bilden eine Spalte; Kaution zahlt er nie.
    .ruling = Geregelt ist nur, wie er zieht; das folgt daraus.
sherwood-two-reward = Bei einer Spalte unter 5 zieht Scarlet ungesehen ein Plättchen.
    .ruling = Wählen kann er nicht, also nimmt er das Plättchen.
sherwood-two-arrest = Bei einer Spalte über 10 verliert Scarlet nur den Punkt der letzten Runde.
    .ruling = Gefängnis bedeutet einem Anführer nichts, der nie um Hilfe bittet.
sherwood-two-marker = Der Startmarker wechselt jede Runde, egal wie es steht; Scarlet bekommt ihn nie.
sherwood-two-majority = Auch Scarlet nimmt an den Mehrheiten teil.
sherwood-two-best_split = Scarlets Plättchen werden bestmöglich gewertet.
sherwood-two-scarlet_wins = Hat Scarlet mehr Punkte als beide, verlieren beide.
sherwood-two-scarlet_level = Hat Scarlet nur gleich viele wie die bessere Person, gewinnt diese.
sherwood-two-players_tied = Ein Gleichstand zwischen beiden wird durch Plättchen entschieden, dann durch Würfel.

## Rules: options

sherwood-option-open_loot = Offene Beute: Plättchen vor den Spielenden liegen offen, bis sie in die Truhe kommen.
sherwood-option-open_loot_draft = Das Weitergeben bleibt geheim; gezeigt wird nur, was man behält.
sherwood-option-open_loot_chest = In der Truhe sind die Plättchen wieder verborgen.
sherwood-option-look_inside = Truhe einsehen: Du darfst jederzeit in deine eigene Truhe sehen.
sherwood-option-look_inside_own = In eine fremde Truhe darfst du nie sehen, auch nicht in Scarlets.
sherwood-option-look_inside_apart = Truhe und Plättchen dieser Runde bleiben getrennt; was in der Truhe liegt, kannst du trotzdem nicht ausgeben.
sherwood-option-both = Die beiden Optionen sind voneinander unabhängig und aus, wenn sie nicht vor der Partie gewählt werden.
# $seats (number): seats at the table.
sherwood-option-fifth_player = Zu fünft geht es nur mit der Option „fünfte Person“, unserer Rekonstruktion: fünfte Farbe, vier Wagen, fünf Taschendiebfelder.
    .refusal = Die Option „fünfte Person“ gehört zu genau fünf Plätzen; Plätze an diesem Tisch: { $seats }.
    .ruling = Die Regeln der Erweiterung sind nicht bekannt, nur die Zahl der Wagen und des Materials. An einem Tisch zu fünft ist die Option von selbst an, denn anders können fünf nicht spielen.

## Rules: information

sherwood-info-ranges = Alle sehen die Spannen verdeckter Wagen.
sherwood-info-deck_top = Alle sehen die Spanne oben auf dem Wagenstapel.
sherwood-info-peek = Was Lady Marion dir gezeigt hat, weißt nur du; alle sehen, welche Wagen es waren.
sherwood-info-public = Offen für alle: Punkte, Würfel, Banditen, Anführer, X- und +2/−2-Plättchen, offene Karten, offen abgelegte Wagen, ausgeschiedene Karten und wie viele Plättchen jeder vor sich und in der Truhe hat.
sherwood-info-coins = Nimmt jemand eine Dorfmünze oder gibt eine zurück, sehen es alle.
sherwood-info-draft = Während die Beute wandert, sieht sie nur, wer sie hält; alle sehen, wie viele wohin gehen.
sherwood-info-own_tokens = Du siehst deine Plättchen dieser Runde.
sherwood-info-drawn = Plättchen aus Tauschhandel und Belohnung sieht nur, wer sie bekommt.
sherwood-info-discarded = Was ein abgelegtes Plättchen war, weiß nur, wer es abgelegt hat, außer bei offener Beute.
    .ruling = Die Spielregel schweigt; Plättchen liegen sonst immer verdeckt.
sherwood-info-log_silent = Sind die Truhen zu, vergessen Verlauf und Nachspielen die Namen der Plättchen bis zum Ende; darf man die Truhe einsehen, bleiben die eigenen für dich lesbar.
    .ruling = Ein Verlauf, der alles verrät, machte das Merken sinnlos.
sherwood-info-all_at_end = Nach der letzten Runde ist alles offen.

## Names: people, places, colours

sherwood-piece-seat_3 = Will Scarlet
sherwood-piece-lady_marion = Lady Marion
sherwood-piece-little_john = Little John
sherwood-piece-robin_hood = Robin Hood
sherwood-piece-friar_tuck = Bruder Tuck
sherwood-piece-home = zu Hause
sherwood-piece-prison = im Gefängnis
sherwood-piece-left = links
sherwood-piece-right = rechts
sherwood-piece-red = Rot
sherwood-piece-blue = Blau
sherwood-piece-green = Grün
sherwood-piece-yellow = Gelb
sherwood-piece-violet = Lila

## Names: tokens

sherwood-piece-ring = Ringe
sherwood-piece-bracelet = Armreife
sherwood-piece-necklace = Halsketten
sherwood-piece-red_ring = roter Ring
    .listed =
        { $count ->
            [one] roter Ring
           *[other] { $count } rote Ringe
        }
sherwood-piece-green_ring = grüner Ring
    .listed =
        { $count ->
            [one] grüner Ring
           *[other] { $count } grüne Ringe
        }
sherwood-piece-blue_ring = blauer Ring
    .listed =
        { $count ->
            [one] blauer Ring
           *[other] { $count } blaue Ringe
        }
sherwood-piece-yellow_ring = gelber Ring
    .listed =
        { $count ->
            [one] gelber Ring
           *[other] { $count } gelbe Ringe
        }
sherwood-piece-red_bracelet = roter Armreif
    .listed =
        { $count ->
            [one] roter Armreif
           *[other] { $count } rote Armreife
        }
sherwood-piece-green_bracelet = grüner Armreif
    .listed =
        { $count ->
            [one] grüner Armreif
           *[other] { $count } grüne Armreife
        }
sherwood-piece-blue_bracelet = blauer Armreif
    .listed =
        { $count ->
            [one] blauer Armreif
           *[other] { $count } blaue Armreife
        }
sherwood-piece-yellow_bracelet = gelber Armreif
    .listed =
        { $count ->
            [one] gelber Armreif
           *[other] { $count } gelbe Armreife
        }
sherwood-piece-red_necklace = rote Halskette
    .listed =
        { $count ->
            [one] rote Halskette
           *[other] { $count } rote Halsketten
        }
sherwood-piece-green_necklace = grüne Halskette
    .listed =
        { $count ->
            [one] grüne Halskette
           *[other] { $count } grüne Halsketten
        }
sherwood-piece-blue_necklace = blaue Halskette
    .listed =
        { $count ->
            [one] blaue Halskette
           *[other] { $count } blaue Halsketten
        }
sherwood-piece-yellow_necklace = gelbe Halskette
    .listed =
        { $count ->
            [one] gelbe Halskette
           *[other] { $count } gelbe Halsketten
        }
sherwood-piece-coin = Münze
    .listed =
        { $count ->
            [one] Münze
           *[other] { $count } Münzen
        }
sherwood-piece-village_coin = Dorfmünze
    .listed =
        { $count ->
            [one] Dorfmünze
           *[other] { $count } Dorfmünzen
        }

## Names: wagons

sherwood-piece-wagon_4 = 4er-Wagen
sherwood-piece-wagon_5 = 5er-Wagen
sherwood-piece-wagon_6 = 6er-Wagen
sherwood-piece-wagon_7 = 7er-Wagen
sherwood-piece-wagon_8 = 8er-Wagen
sherwood-piece-wagon_9 = 9er-Wagen
sherwood-piece-wagon_10 = 10er-Wagen
sherwood-piece-wagon_11 = 11er-Wagen
sherwood-piece-wagon_12 = 12er-Wagen
sherwood-piece-wagon_13 = 13er-Wagen
sherwood-piece-wagon_14 = 14er-Wagen
sherwood-piece-beer_wagon = Bierwagen
    .help = So stark wie der schwächste Wagen mit Zahl auf dem Weg.
sherwood-piece-gypsy_wagon = Wagen der Wahrsagerin
    .help = So stark wie der stärkste Wagen mit Zahl auf dem Weg.
sherwood-piece-war_wagon = Kriegswagen
    .help = Verteidigung 33: Niemand besiegt ihn.
sherwood-piece-royal_wagon = Königswagen
    .help = Wem Beute zusteht, der zieht zwei Plättchen und behält beide.
sherwood-piece-sheriff_wagon = Wagen des Sheriffs
    .help = Beim Aufdecken kommen die freien Anführer der dort wartenden Banden ins Gefängnis.
sherwood-piece-fair_wagon = Jahrmarktwagen
    .help = Wird zuerst überfallen; drei Würfel sind seine Verteidigung.

## Names: what the table waits for

sherwood-piece-step_place = einen Banditen einsetzen
sherwood-piece-step_place_two = zwei Banditen hintereinander einsetzen
sherwood-piece-step_post = das Plättchen der Freundlichen Wachen
sherwood-piece-step_john = Little Johns Hilfe
sherwood-piece-step_choose = den nächsten Wagen wählen
sherwood-piece-step_robin = Robin Hoods Hilfe
sherwood-piece-step_draft = die Beute teilen
sherwood-piece-step_tuck = Bruder Tucks Hilfe
sherwood-piece-step_raise = die Würfel wählen, die Bruder Tuck erhöht
sherwood-piece-step_barter = das Plättchen für den Tauschhandel
sherwood-piece-step_bail = die Kaution
sherwood-piece-step_pay = die Plättchen für die Kaution
sherwood-piece-step_reward = die Belohnung

## The Merry Men’s cards: names and effects

sherwood-piece-tip_off = Geheimtipp
    .listed = „Geheimtipp“
sherwood-piece-brotherhood = Bruderschaft
    .listed = „Bruderschaft“
sherwood-piece-inside_job = Insider
    .listed = „Insider“
sherwood-piece-friendly_guards = Freundliche Wachen
    .listed = „Freundliche Wachen“
sherwood-piece-infiltrator = Eingeschleust
    .listed = „Eingeschleust“
sherwood-piece-shove = Rempler
    .listed = „Rempler“
sherwood-piece-squeeze = Zusammenrücken
    .listed = „Zusammenrücken“
sherwood-piece-quick_job = Schnelles Ding
    .listed = „Schnelles Ding“
sherwood-piece-heads_down = Kopf runter!
    .listed = „Kopf runter!“
sherwood-piece-second_chance = Zweite Chance
    .listed = „Zweite Chance“
sherwood-piece-over_there = Schau dort!
    .listed = „Schau dort!“
sherwood-piece-over_here = Schau hier!
    .listed = „Schau hier!“
sherwood-piece-cheer_up = Kopf hoch, Junge!
    .listed = „Kopf hoch, Junge!“
sherwood-piece-barter = Tauschhandel
    .listed = „Tauschhandel“
sherwood-piece-market = Auf zum Markt!
    .listed = „Auf zum Markt!“
sherwood-piece-where_beer = Wo ist das Bier?
    .listed = „Wo ist das Bier?“
sherwood-effect-tip_off = Vor dem Einsetzen: Sieh dir heimlich zwei Wagen an.
sherwood-effect-brotherhood = Vor dem Einsetzen: Setz zwei Banditen hintereinander ein.
sherwood-effect-inside_job = Vor dem Einsetzen: Ersetze einen Wagen ohne X durch den obersten des Stapels.
sherwood-effect-friendly_guards = Vor dem Einsetzen: Sieh dir einen Wagen an; du darfst +2 oder −2 darauflegen.
sherwood-effect-infiltrator = Tausche einen deiner Banditen mit einem fremden im Versteck gleicher Nummer an einem anderen Wagen. Deiner legt sich hin.
sherwood-effect-shove = Tausche einen deiner Banditen mit einem Nachbarn am selben Wagen. Deiner legt sich hin.
sherwood-effect-squeeze = Rück einen deiner Banditen ein Versteck nach links, zu dem Banditen dort. Für das Paar bekommst du das Plättchen, der andere die Punkte.
sherwood-effect-quick_job = Schick einen versteckten Banditen für eine Münze ins Dorf. An seiner Stelle bleibt dein Würfel mit einer 2.
sherwood-effect-heads_down = Ändere einen deiner Würfel um 2, zwischen 1 und 6.
sherwood-effect-second_chance = Wirf einen beliebigen Würfel neu; er bekommt ein X.
sherwood-effect-over_there = Wähle einen Würfel: Alle Würfel links von ihm ohne X zeigen danach dasselbe.
sherwood-effect-over_here = Wähle einen Würfel: Alle Würfel rechts von ihm ohne X zeigen danach dasselbe.
sherwood-effect-cheer_up = Nimm einen deiner Würfel von der Zugbrücke.
sherwood-effect-barter = Zieh ein Beuteplättchen, dann gib eins dieser Runde ab.
sherwood-effect-market = Gib ein Plättchen dieser Runde für 1 Punkt ab.
sherwood-effect-where_beer = Erhöhe von jedem Gegner einen Würfel auf der Zugbrücke um 2.

## Actions
## Numbers count from 1: $stretch and $other stretches of road, $hideout hide-outs, $circle pick-pocket spaces, $die dice from the left.

sherwood-action-hide = Auf Abschnitt { $stretch } verstecken, Versteck { $hideout }
sherwood-action-pick_pockets = Im Dorf stehlen ({ $circle })
sherwood-action-tip_off = Geheimtipp: die Wagen auf den Abschnitten { $first } und { $second } ansehen
sherwood-action-brotherhood = Bruderschaft: zwei hintereinander einsetzen
sherwood-action-inside_job = Insider: den Wagen auf Abschnitt { $stretch } ersetzen
sherwood-action-friendly_guards = Freundliche Wachen: den Wagen auf Abschnitt { $stretch } ansehen
sherwood-action-put_token =
    { $change ->
        [0] Kein Plättchen
       *[other] Plättchen { SIGNED($change) }
    }
sherwood-action-infiltrate = Eingeschleust: Versteck { $hideout }, von Abschnitt { $stretch } nach Abschnitt { $other }
sherwood-action-shove = Rempler: Abschnitt { $stretch }, Versteck { $hideout }, nach { $to }
sherwood-action-squeeze_in = Zusammenrücken: Abschnitt { $stretch }, aus Versteck { $hideout }
sherwood-action-quick_job = Schnelles Ding: von Abschnitt { $stretch }, Versteck { $hideout }, ins Dorf ({ $circle })
sherwood-action-assault = Den Wagen auf Abschnitt { $stretch } überfallen
sherwood-action-heads_down = Kopf runter: Würfel { $die } auf Abschnitt { $stretch }, { SIGNED($change) }
sherwood-action-second_chance = Zweite Chance: Würfel { $die } auf Abschnitt { $stretch }
sherwood-action-second_chance_fair = Zweite Chance: Würfel { $die } des Jahrmarkts
sherwood-action-over_there = Schau dort: Würfel { $die } auf Abschnitt { $stretch }
sherwood-action-over_here = Schau hier: Würfel { $die } auf Abschnitt { $stretch }
sherwood-action-keep = Behalten: { $token }
sherwood-action-cheer_up = Kopf hoch: deine { $face } entfernen
sherwood-action-barter = Tauschhandel: ein Plättchen ziehen
sherwood-action-market = Auf zum Markt: { $token }
sherwood-action-where_beer = Wo ist das Bier: bei jedem Gegner einen Würfel erhöhen
sherwood-action-raise = Die { $face } von { $target } erhöhen
sherwood-action-bail_one = Kaution mit einem Plättchen: { $token }
sherwood-action-bail_three = Kaution mit drei Plättchen
sherwood-action-discard = Abgeben: { $token }
sherwood-action-take_loot = Ein Beuteplättchen nehmen
sherwood-action-take_point = 1 Punkt nehmen
sherwood-action-pass = Passen

## Status line
## $player: who is to act.

sherwood-status-place = Versteck einen Banditen am Weg oder schick einen ins Dorf.
sherwood-status-place-wait = { $player } setzt einen Banditen ein.
sherwood-status-place_two = Bruderschaft: Setz den ersten von zwei Banditen ein.
sherwood-status-place_two-wait = { $player } setzt zwei Banditen ein.
sherwood-status-post = Du hast den Wagen gesehen: +2, −2 oder kein Plättchen?
sherwood-status-post-wait = { $player } entscheidet über ein Plättchen.
sherwood-status-john = Soll Little John einen deiner Banditen bewegen?
sherwood-status-john-wait = { $player } darf Little John fragen.
sherwood-status-choose = Wähle den nächsten Wagen.
sherwood-status-choose-wait = { $player } wählt einen Wagen.
sherwood-status-robin = Die Würfel liegen. Soll Robin Hood eingreifen?
sherwood-status-robin-wait = { $player } darf Robin Hood fragen.
sherwood-status-draft = Behalte ein Plättchen; der Rest geht nach links weiter.
sherwood-status-draft-wait = { $player } sieht die Beute an.
sherwood-status-tuck = Soll Bruder Tuck dir helfen?
sherwood-status-tuck-wait = { $player } darf Bruder Tuck fragen.
sherwood-status-raise = Wähle den Würfel, der um 2 steigt.
sherwood-status-raise-wait = { $player } wählt Würfel zum Erhöhen.
sherwood-status-barter = Gib ein Plättchen dieser Runde ab.
sherwood-status-barter-wait = { $player } tauscht.
sherwood-status-bail = Kaution? Ein Plättchen entfernt deinen niedrigsten Würfel, drei die zwei niedrigsten.
sherwood-status-bail-wait = { $player } darf Kaution zahlen.
sherwood-status-pay = Wähle das nächste Plättchen für deine Kaution.
sherwood-status-pay-wait = { $player } zahlt Kaution.
sherwood-status-reward = Der Sheriff hat dich übersehen: ein Plättchen oder ein Punkt?
sherwood-status-reward-wait = { $player } wählt eine Belohnung.
sherwood-status-over = Die Partie ist vorbei.

## Log
## The variables are the fields of the events; seats and pieces come in words.

sherwood-event-started = Die Karten { $cards } liegen offen, und { $starter } beginnt.
sherwood-event-round_began =
    { $lows_count ->
        [one] Runde { $round }: Ein Wagen kommt den Weg entlang; { $starter } beginnt.
       *[other] Runde { $round }: { $lows_count } Wagen kommen den Weg entlang; { $starter } beginnt.
    }
sherwood-event-hid = { $seat } versteckt einen Banditen auf Abschnitt { $stretch }, Versteck { $hideout }.
sherwood-event-picked_pockets = { $seat } schickt einen Banditen ins Dorf und nimmt eine Münze.
sherwood-event-asked = { $character } hilft { $seat } in dieser Runde mit „{ $effect }“ aus.
sherwood-event-looked =
    { $stretches_count ->
        [one] { $seat } sieht sich den Wagen auf Abschnitt { $stretches } an: { $wagons }.
       *[other] { $seat } sieht sich die Wagen auf den Abschnitten { $stretches } an: { $wagons }.
    }
sherwood-event-looked-unseen =
    { $stretches_count ->
        [one] { $seat } sieht sich heimlich den Wagen auf Abschnitt { $stretches } an.
       *[other] { $seat } sieht sich heimlich die Wagen auf den Abschnitten { $stretches } an.
    }
sherwood-event-replaced = { $seat } lässt den Wagen auf Abschnitt { $stretch } ersetzen; die Spanne ist nun { $low }–{ $high }.
sherwood-event-posted =
    { $change ->
        [0] { $seat } legt kein Plättchen auf den Wagen von Abschnitt { $stretch }.
       *[other] { $seat } legt ein Plättchen auf den Wagen von Abschnitt { $stretch }: { SIGNED($change) }.
    }
sherwood-event-closed_up = Die Reihe auf Abschnitt { $stretch } rückt auf.
sherwood-event-revealed = Der Wagen auf Abschnitt { $stretch } wird aufgedeckt: { $wagon }.
sherwood-event-card_changed = { $character } legt „{ $old }“ weg und bietet ab jetzt „{ $effect }“ an.
sherwood-event-card_stayed = { $character } hat keine weitere Karte: Die offene bleibt.
sherwood-event-jailed = Der Wagen des Sheriffs fängt den Anführer von { $seat }.
sherwood-event-defence_set = Der Wagen auf Abschnitt { $stretch } hat Verteidigung { $defence }.
sherwood-event-infiltrated = { $seat } tauscht in Versteck { $hideout } mit { $target }: von Abschnitt { $stretch } nach Abschnitt { $other }.
sherwood-event-shoved = { $seat } rempelt { $target } auf Abschnitt { $stretch } zur Seite: von Versteck { $hideout } nach Versteck { $to }.
sherwood-event-squeezed_in = { $seat } rückt auf Abschnitt { $stretch } aus Versteck { $hideout } zu { $target }.
sherwood-event-quick_job = { $seat } lässt auf Abschnitt { $stretch }, Versteck { $hideout }, einen Würfel mit { $face } zurück und nimmt im Dorf eine Münze.
sherwood-event-assault_began = { $seat } ruft zum Überfall auf Abschnitt { $stretch }: { $wagon }.
sherwood-event-fair_rolled = Die Würfel des Jahrmarkts zeigen { $faces }: Verteidigung { $defence }.
sherwood-event-rolled = Die Würfel auf Abschnitt { $stretch }, von links: { $faces }.
sherwood-event-die_changed = { $seat } dreht Würfel { $die } von { $old } auf { $face }.
sherwood-event-rerolled = { $seat } lässt Würfel { $die } von { $target } neu werfen: aus { $old } wird { $face }.
sherwood-event-turned =
    { $dice_count ->
        [one] { $seat } zeigt auf Würfel { $die }: Auch Würfel { $dice } zeigt nun eine { $face }.
       *[other] { $seat } zeigt auf Würfel { $die }: Auch die Würfel { $dice } zeigen nun eine { $face }.
    }
sherwood-event-beaten =
    { $late ->
        [0] Besiegt auf Abschnitt { $stretch }: { $wagon } ({ $sum } gegen { $defence }).
        [one] Besiegt auf Abschnitt { $stretch }: { $wagon } ({ $sum } gegen { $defence }). Ein Würfel kam zu spät.
       *[other] Besiegt auf Abschnitt { $stretch }: { $wagon } ({ $sum } gegen { $defence }). { $late } Würfel kamen zu spät.
    }
sherwood-event-escaped = Entkommen von Abschnitt { $stretch }: { $wagon } ({ $sum } gegen { $defence }).
sherwood-event-deserted = Auf Abschnitt { $stretch } hat niemand gewartet; vorbeigefahren: { $wagon }.
sherwood-event-points_won =
    { $points ->
        [one] { $seat } bekommt 1 Punkt auf Abschnitt { $stretch }.
       *[other] { $seat } bekommt { $points } Punkte auf Abschnitt { $stretch }.
    }
sherwood-event-loot_drawn = { $seat } zieht die Beute: { $tokens }.
sherwood-event-loot_drawn-unseen =
    { $count ->
        [one] { $seat } zieht die Beute: ein Plättchen.
       *[other] { $seat } zieht die Beute: { $count } Plättchen.
    }
sherwood-event-kept = { $seat } behält: { $token }.
sherwood-event-kept-unseen = { $seat } behält ein Plättchen.
sherwood-event-passed = { $seat } gibt den Rest an { $taker } weiter: { $tokens }.
sherwood-event-passed-unseen =
    { $count ->
        [one] { $seat } gibt das letzte Plättchen an { $taker } weiter.
       *[other] { $seat } gibt { $count } Plättchen an { $taker } weiter.
    }
sherwood-event-drew = { $seat } zieht: { $token }.
sherwood-event-drew-unseen = { $seat } zieht ein Beuteplättchen.
sherwood-event-discarded = { $seat } gibt ab: { $token }.
sherwood-event-discarded-unseen = { $seat } gibt ein Plättchen ab.
sherwood-event-shuffled_back =
    { $count ->
        [one] Der Vorrat war leer: Ein abgelegtes Beuteplättchen kommt zurück.
       *[other] Der Vorrat war leer: { $count } abgelegte Beuteplättchen werden eingemischt.
    }
sherwood-event-no_loot_left = Für { $seat } ist kein Plättchen übrig.
sherwood-event-scuffle = Die Würfel kommen auf die Zugbrücke; die X-Plättchen verschwinden.
sherwood-event-cheered_up = { $seat } nimmt einen Würfel mit { $face } von der Zugbrücke.
sherwood-event-sold =
    { $points ->
        [one] { $seat } verkauft es für 1 Punkt.
       *[other] { $seat } verkauft es für { $points } Punkte.
    }
sherwood-event-raised = { $seat } erhöht die { $old } von { $target } auf { $face }.
sherwood-event-released = Der Anführer von { $seat } kommt frei.
sherwood-event-bailed =
    { $faces_count ->
        [one] { $seat } zahlt Kaution und nimmt einen Würfel mit { $faces } von der Zugbrücke.
       *[other] { $seat } zahlt Kaution und nimmt Würfel mit { $faces } von der Zugbrücke.
    }
sherwood-event-arrested =
    { $points ->
        [0] Die Würfel von { $seat } ergeben { $sum }: Der Anführer wird verhaftet.
        [one] Die Würfel von { $seat } ergeben { $sum }: Die Verhaftung kostet 1 Punkt.
       *[other] Die Würfel von { $seat } ergeben { $sum }: Die Verhaftung kostet { $points } Punkte.
    }
sherwood-event-rewarded =
    { $points ->
        [one] { $seat } hat den Sheriff überlistet und bekommt 1 Punkt.
       *[other] { $seat } hat den Sheriff überlistet und bekommt { $points } Punkte.
    }
sherwood-event-chests_closed = Runde { $round } ist vorbei; ihre Plättchen sind in den Truhen.
sherwood-event-marker_rolled = { $seat } wirft { $sum } um den Startmarker.
sherwood-event-marker_passed = { $seat } hat jetzt den Startmarker.
sherwood-event-chest_opened =
    { $tokens_count ->
        [0] Die Truhe von { $seat } ist leer.
        [one] In der Truhe von { $seat } liegt ein einziges Plättchen: { $tokens }.
       *[other] In der Truhe von { $seat } liegen { $tokens_count } Plättchen: { $tokens }.
    }
sherwood-event-majority_won =
    { $points ->
        [one] Die meisten { $kind }: { $seat } bekommt 1 Punkt.
       *[other] Die meisten { $kind }: { $seat } bekommt { $points } Punkte.
    }
sherwood-event-scored = { $seat }: { $track } auf der Leiste, { $majorities } für Mehrheiten, { $combinations } für Kombinationen = { $total }.
sherwood-event-tie_rolled = { $seat } wirft { $sum } um den Sieg.
sherwood-event-ended =
    { $reason ->
        [scarlet] Will Scarlet hat mehr Punkte als ihr alle: Niemand gewinnt.
        [tokens] { $winner } gewinnt bei Gleichstand mit weniger Plättchen.
        [dice] { $winner } gewinnt bei Gleichstand durch die Würfel.
       *[counted] { $winner } wird in Robin Hoods Schar aufgenommen und gewinnt!
    }

## Outcome

sherwood-outcome-counted = Die meisten Punkte nach vier Runden.
sherwood-outcome-tokens = Gleich viele Punkte; weniger Plättchen gaben den Ausschlag.
sherwood-outcome-dice = Gleich viele Punkte und Plättchen; die Würfel entschieden.
sherwood-outcome-scarlet = Will Scarlet hatte mehr Punkte als beide Spieler.

## Why a move is good (hints and coach)

sherwood-reason-hide = Chancen, geschätzt danach, wer noch zu Abschnitt { $stretch } kommt: { $share } % auf einen Anteil an der Beute, { $last } % auf den letzten Schlag.
sherwood-reason-pick_pockets = Eine sichere Münze und kein Würfel, den der Sheriff zählt.
sherwood-reason-tip_off = Du siehst zwei Wagen, bevor du einsetzt.
sherwood-reason-brotherhood = Zwei Banditen nacheinander, bevor jemand antworten kann.
sherwood-reason-inside_job = Ein anderer Wagen kommt, vielleicht einer, der dir besser passt.
sherwood-reason-friendly_guards = Du siehst einen Wagen an und darfst ihn um zwei stärker oder schwächer machen.
sherwood-reason-put_token =
    { $count ->
        [0] Keiner deiner Banditen wartet auf diesen Wagen.
        [one] Einer deiner Banditen wartet auf diesen Wagen.
       *[other] { $count } deiner Banditen warten auf diesen Wagen.
    }
sherwood-reason-infiltrate = Dein Bandit wartet dann auf Abschnitt { $stretch }.
sherwood-reason-shove = Dein Bandit wartet dann in Versteck { $hideout }, im Liegen.
sherwood-reason-squeeze_in = Das Beuteplättchen des geteilten Verstecks bekämst du.
sherwood-reason-quick_job = Eine Münze jetzt, und die 2 hilft vielleicht trotzdem.
sherwood-reason-assault =
    { $count ->
        [0] Auf Abschnitt { $stretch } lauert keiner deiner Banditen: Sollen die anderen dort ihre Anführer verbrauchen.
        [one] Auf Abschnitt { $stretch } lauert einer deiner Banditen.
       *[other] Auf Abschnitt { $stretch } lauern { $count } deiner Banditen.
    }
sherwood-reason-second_chance = Dieser Würfel zeigt { $face } und wird neu geworfen.
sherwood-reason-keep =
    { $points ->
        [0] Bringt deiner Sammlung noch fast nichts: { $token }.
        [one] Bringt deiner Sammlung etwa einen Punkt: { $token }.
       *[other] Bringt deiner Sammlung etwa { $points } Punkte: { $token }.
    }
sherwood-reason-keep_closed =
    { $points ->
        [0] Deine geschlossene Truhe nicht mitgezählt, bringt es noch fast nichts: { $token }.
        [one] Deine geschlossene Truhe nicht mitgezählt, bringt es etwa einen Punkt: { $token }.
       *[other] Deine geschlossene Truhe nicht mitgezählt, bringt es etwa { $points } Punkte: { $token }.
    }
sherwood-reason-barter = Ein neues Plättchen statt des Plättchens, das dir am wenigsten nützt.
sherwood-reason-market = Ein Punkt sofort für: { $token }.
sherwood-reason-where_beer = Ein Würfel jedes Gegners steigt um zwei, höchstens auf 6.
sherwood-reason-raise = Die Spalte von { $target } ergibt dann { $sum }.
sherwood-reason-discard =
    { $points ->
        [0] Damit verlierst du fast nichts: { $token }.
        [one] Damit verlierst du etwa einen Punkt: { $token }.
       *[other] Damit verlierst du etwa { $points } Punkte: { $token }.
    }
sherwood-reason-discard_closed =
    { $points ->
        [0] Deine geschlossene Truhe nicht mitgezählt, verlierst du damit fast nichts: { $token }.
        [one] Deine geschlossene Truhe nicht mitgezählt, verlierst du damit etwa einen Punkt: { $token }.
       *[other] Deine geschlossene Truhe nicht mitgezählt, verlierst du damit etwa { $points } Punkte: { $token }.
    }
sherwood-reason-take_loot = Ein Plättchen kann mehr wert sein als ein Punkt.
sherwood-reason-take_point = Ein sicherer Punkt.
sherwood-reason-pass = Das kostet dich nichts.
sherwood-reason-pass_robin = Die Würfel bleiben liegen, und dein Anführer bleibt frei.
sherwood-reason-column =
    { $verdict ->
        [reward] Deine Spalte sinkt von { $old } auf { $sum }: Der Sheriff übersieht dich.
        [saved] Deine Spalte sinkt von { $old } auf { $sum }: keine Verhaftung.
        [arrest] Deine Spalte sinkt von { $old } auf { $sum }: immer noch eine Verhaftung.
       *[free] Deine Spalte sinkt von { $old } auf { $sum }; dem Sheriff ist das gleich.
    }
sherwood-reason-dice = Alle Würfel zusammen ergeben dann { $sum } gegen { $defence }.

## Labels at the table

sherwood-label-round = Runde
sherwood-label-road = Weg
sherwood-label-village = Dorf
sherwood-label-drawbridge = Zugbrücke
sherwood-label-prison = Gefängnis
sherwood-label-deck = Wagenstapel
sherwood-label-discards = Abgelegte Wagen
sherwood-label-supply = Beutevorrat
sherwood-label-loot_discards = Abgelegte Beute
sherwood-label-front = Diese Runde
sherwood-label-chest = Truhe
sherwood-label-leader = Anführer
sherwood-label-bandit = Bandit
sherwood-label-lying = liegt
sherwood-label-first = Startmarker
sherwood-label-defence = Verteidigung
sherwood-label-range = Spanne
sherwood-label-odds = Chance, ihn zu besiegen
sherwood-label-merry_men = Helferkarten
sherwood-label-points = Punkte
sherwood-label-column = Summe
sherwood-label-arrest = über 10: Gefängnis
sherwood-label-reward = unter 5: Belohnung
sherwood-label-marked = mit X
sherwood-label-beaten = besiegt
sherwood-label-majorities = Mehrheiten
sherwood-label-three_rings = Drei Ringe
sherwood-label-sets = Sätze
sherwood-label-two_bracelets = Zwei Armreife
sherwood-label-necklaces = Halsketten
sherwood-label-coins = Münzen
sherwood-label-total = Gesamt
sherwood-label-track = Leiste

## Player aid

sherwood-aid-1 = Verstecken: reihum ein Bandit nach dem anderen. Links ist sicher, aber mager, rechts riskant, aber einträglich. Das Dorf zahlt sofort eine Münze.
sherwood-aid-2 = Einmal pro Runde kann dein Anführer eine Helferfigur um Hilfe bitten: Lady Marion beim Einsetzen, Little John nach dem Aufdecken, Robin Hood beim Überfall, Bruder Tuck auf der Zugbrücke.
sherwood-aid-3 = Überfall: Alle am Wagen würfeln; von links addieren bis zur Verteidigung. Wer dahinter steht, kommt zu spät.
sherwood-aid-4 = Punkte: 1 fürs Mitmachen, 1 mehr ganz rechts, noch 1, wenn dieser Bandit liegt.
sherwood-aid-5 = Beute: Ganz rechts wird pro Würfel ein Plättchen gezogen, eins behalten, der Rest geht nach links.
sherwood-aid-6 = Sheriff: Über 10 auf der Zugbrücke kommt dein Anführer ins Gefängnis, unter 5 gibt es ein Plättchen oder einen Punkt. Kaution: ein Plättchen für den niedrigsten Würfel, drei für die zwei niedrigsten.
sherwood-aid-7 = Ende: drei Ringe einer Farbe 6, zwei Armreife 3, ein Satz 4, eine Halskette 1, drei Münzen 1. Die meisten einer Art: 2.

## Tutorial

sherwood-tutorial-1 = Willkommen in Sherwood! Jede Runde kommen Wagen voller Steuergold vorbei, und deine vier Banditen wollen etwas davon.
sherwood-tutorial-2 = Die Rückseite verrät, wie gut ein Wagen bewacht ist: Ein Bandit würfelt im Schnitt 3 oder 4. Wie viele braucht es?
sherwood-tutorial-3 = Versteck einen Banditen. Addiert wird von links, vorn bist du also sicher; aber wer den letzten Schlag führt, bekommt mehr.
sherwood-tutorial-4 = Zu voll? Schick einen Banditen ins Dorf: sofort eine Münze und kein Ärger mit dem Sheriff.
sherwood-tutorial-5 = Dein Anführer kann in jeder Runde eine Helferfigur um Hilfe bitten. Jede hat ihren Moment; die offenen Karten sagen, was sie tut.
sherwood-tutorial-6 = Der Überfall: Alle Würfel fallen. Reichen sie, teilen sich die vorderen Punkte und Beute; die anderen kommen zu spät.
sherwood-tutorial-7 = Behalte ein Plättchen und gib den Rest weiter. Sammle Farben: drei Ringe, zwei Armreife oder eins von jeder Art.
sherwood-tutorial-8 = Würfel, die einen Wagen besiegt haben, kommen auf die Zugbrücke. Über 10 verhaftet der Sheriff deinen Anführer; unter 5 übersieht er dich, und du wirst belohnt.
sherwood-tutorial-9 = Jetzt kommt alles in die Truhe, und niemand darf mehr hineinsehen. Merk dir, was du hast: Nach vier Runden wird gezählt. Gute Jagd!

## Options before the game

sherwood-option-face_up_loot = Offene Beute
    .help = Was man behält, liegt offen, bis es in die Truhe kommt.
sherwood-option-face_up_loot-on = Beute liegt offen
sherwood-option-face_up_loot-off = Beute liegt verdeckt
sherwood-option-own_chest = Truhe einsehen
    .help = Du darfst jederzeit in deine eigene Truhe sehen; merken ist nicht nötig.
sherwood-option-own_chest-on = Eigene Truhe darf man ansehen
sherwood-option-own_chest-off = Truhen bleiben zu
sherwood-option-five_players = Fünfte Person
    .help = Unsere Rekonstruktion der Erweiterung: fünfte Farbe, vier Wagen, fünf Taschendiebfelder. Nur für fünf Plätze.
sherwood-option-five_players-on = Zu fünft (Rekonstruktion)
sherwood-option-five_players-off = Zu zweit bis zu viert

## The board of the web table

sherwood-board-round = Runde { $round } von 4
sherwood-board-phase-0 = Verstecke
sherwood-board-phase-1 = Überfälle
sherwood-board-phase-2 = Sheriff
sherwood-board-discarded-empty = Noch hat kein Wagen den Weg verlassen.
sherwood-board-odds = Chancen
    .help = Wie wahrscheinlich die Würfel von links bis zu jedem Versteck den Wagen besiegen
sherwood-board-stretch = Abschnitt { $stretch }
sherwood-board-hideout = Versteck { $hideout }
sherwood-board-circle = Taschendiebfeld { $circle }
sherwood-board-free = frei
sherwood-board-lying = { $player }, liegend
sherwood-board-pair = { $player }, dazugerückt { $mover }
sherwood-board-die = { $player }: Würfel { $face }
sherwood-board-wagon-hidden = verdeckter Wagen { $low }–{ $high }
sherwood-board-wagon-looked = von dir gesehen, Rückseite { $low }–{ $high }
sherwood-board-defence = Verteidigung { $defence }
sherwood-board-marked = darf nicht noch einmal ersetzt werden
sherwood-board-changes = bringt eine neue Karte von { $character }
sherwood-board-lookers = Gesehen von
sherwood-board-closed = Heute kein Wagen
sherwood-board-gone = Der Wagen ist weg
sherwood-board-beaten = Geplündert!
sherwood-board-bandits = Noch einzusetzende Banditen
sherwood-board-front = Plättchen dieser Runde
sherwood-panel-bandits =
    { $count ->
        [one] { $count } Bandit einzusetzen
       *[other] { $count } Banditen einzusetzen
    }
sherwood-panel-tokens =
    { $count ->
        [one] { $count } Plättchen in dieser Runde
       *[other] { $count } Plättchen in dieser Runde
    }
sherwood-panel-chest =
    { $count ->
        [one] { $count } Plättchen in der Truhe
       *[other] { $count } Plättchen in der Truhe
    }
sherwood-board-leader = Anführer: { $place }
sherwood-board-leader-home = bereit
sherwood-board-leader-prison = im Gefängnis
sherwood-board-tray = Deine Beute der Runde
sherwood-board-tray-empty = noch nichts
sherwood-board-options = Was du wählen kannst
sherwood-board-draft = Beute teilen
sherwood-board-draft-own = Behalte eins, gib den Rest weiter.
sherwood-board-draft-other = { $player } sieht die Beute an.
sherwood-board-draft-order = Wer danach wählt
sherwood-board-help-now = Kann dir jetzt helfen
sherwood-board-help-open = Wird gerade gefragt
sherwood-board-help-later = Später in dieser Runde
sherwood-board-help-past = Für diese Runde vorbei
sherwood-board-help-used = Dein Anführer hat schon gefragt
sherwood-board-help-prison = Dein Anführer sitzt im Gefängnis
sherwood-board-verdict-reward = Belohnung
sherwood-board-verdict-free = bleibt frei
sherwood-board-verdict-arrest = Haft!
sherwood-board-prompt-tip_off = Geheimtipp: Wähle zwei Wagen zum Ansehen.
sherwood-board-prompt-tip_off-then = Und der zweite Wagen?
sherwood-board-prompt-inside_job = Insider: Welcher Wagen wird ersetzt?
sherwood-board-prompt-friendly_guards = Freundliche Wachen: Welchen Wagen siehst du an?
sherwood-board-prompt-infiltrate = Eingeschleust: Wähle deinen Banditen.
sherwood-board-prompt-infiltrate-then = Mit wem tauscht er den Platz?
sherwood-board-prompt-shove = Rempler: Wähle deinen Banditen.
sherwood-board-prompt-shove-then = Welcher Nachbar wird weggerempelt?
sherwood-board-prompt-squeeze_in = Zusammenrücken: Welcher Bandit rückt nach links?
sherwood-board-prompt-quick_job = Schnelles Ding: Welcher Bandit geht ins Dorf?
sherwood-board-prompt-quick_job-then = Auf welches freie Taschendiebfeld?
sherwood-board-prompt-heads_down = Kopf runter: Wähle einen deiner Würfel.
sherwood-board-prompt-heads_down-then = Zwei mehr oder zwei weniger?
sherwood-board-prompt-second_chance = Zweite Chance: Welcher Würfel wird neu geworfen?
sherwood-board-prompt-over_there = Schau dort: Nach welchem Würfel richten sich alle links von ihm?
sherwood-board-prompt-over_here = Schau hier: Nach welchem Würfel richten sich alle rechts von ihm?
sherwood-board-prompt-cheer_up = Kopf hoch: Welcher deiner Würfel verlässt die Zugbrücke?
sherwood-board-prompt-market = Auf zum Markt: Welches Plättchen verkaufst du?
sherwood-account-track = Punkte auf der Leiste
sherwood-account-most-ring = die meisten Ringe
sherwood-account-most-bracelet = die meisten Armreife
sherwood-account-most-necklace = die meisten Halsketten
sherwood-account-rings = drei Ringe einer Farbe
sherwood-account-set = ein Satz einer Farbe
sherwood-account-bracelets = zwei Armreife einer Farbe
sherwood-account-necklaces = einzelne Halsketten
sherwood-account-coins = Münzen und Rest, drei für einen Punkt
sherwood-stat-assaults = Die meisten Wagen geplündert
sherwood-stat-pockets = Die meisten Taschen geleert
sherwood-stat-help = Am häufigsten um Hilfe gebeten
sherwood-stat-arrests = Am häufigsten im Gefängnis
sherwood-stat-strongest = Stärkster besiegter Wagen
sherwood-stat-beaten = Besiegte von allen Wagen

## Results shown on a card
sherwood-shown-assault = Überfall auf Abschnitt { $stretch }: { $wagon }
sherwood-shown-beaten = { $sum } gegen { $defence }: besiegt!
sherwood-shown-escaped = { $sum } gegen { $defence }: entkommen.
sherwood-shown-late =
    { $count ->
        [one] Zu spät: ein Würfel von { $seat }.
       *[other] Zu spät: { $count } Würfel von { $seat }.
    }
sherwood-shown-drew = { $seat } hat ein Plättchen gezogen
sherwood-shown-arrested = Der Sheriff verhaftet den Anführer von { $seat }
sherwood-shown-jailed = Der Wagen des Sheriffs
sherwood-shown-rewarded = Der Sheriff übersieht { $seat }
sherwood-shown-own_draw = Du hast ein Plättchen gezogen
