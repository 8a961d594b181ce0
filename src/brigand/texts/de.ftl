### Brigand: what the app says outside the games

app-tagline = Ein digitaler Spieltisch für Räuber, Händler und Sheriffs

## Rules

rules-title = Die Regeln von { $game }
rules-intro = Die Regeln in unseren Worten. Grau steht der Name jeder Regel; ein Zeichen zeigt, was die Spielregel offen lässt.
rules-origin-ruling = Unsere Entscheidung
rules-origin-derived = Folgt aus der Spielregel
rules-origin-found = Aus einer anderen Quelle
rules-origin-source = Aus einer anderen Quelle
rules-origin-reconstructed = Von uns rekonstruiert

### The web app
## Words of every page

close = Schließen
back = Zurück
next = Weiter
confirm = Bestätigen
cancel = Abbrechen
loading = Einen Augenblick …
try-again = Noch einmal versuchen
percent = { $percent } %
list = { $first } und { $last }
guest = Gast
settings = Einstellungen
share = Teilen
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert
share-local = Diese Adresse gilt nur auf diesem Computer. Öffne den Tisch für andere unter der Adresse, die der Computer in eurem Netz hat.
nav-home = Zur Startseite
share-copy_command = Befehl kopieren
nav-tools = Werkzeuge
nav-foot = Mehr
foot-affiliation = Brigand ist ein freies Liebhaberprojekt. Es steht in keiner Verbindung zu Autoren oder Verlagen dieser Spiele; die Namen sagen nur, nach welchen Regeln gespielt wird.
foot-rules = Regeln von { $game }
foot-compiling = In einer Minute werden die Bots schneller: Ihr Rechenkern wird gerade kompiliert.
foot-api = Für Entwickler

## Under the pictures of the games on the first page

# $players: numbers of players, such as 2–6, 8. $minutes (number). $weight: how heavy the game is.
cover-line = { $players } · { $minutes } min · { $weight }
home-title = Räuberspiele an einem Tisch
home-name = Dein Name
home-play = Sofort gegen Bots spielen
home-make = Tisch für Freunde öffnen
home-players = Spieler
home-bots = Bots
home-later = Kommt bald
home-tables = Meine Tische
home-none = Noch keine Tische. Wähle oben ein Spiel, und die Karten werden gegeben.
home-back = Alle Spiele
home-all = Alle zeigen ({ $count })
mine-turn = Du bist am Zug
mine-playing = Läuft
mine-lobby = Wartet auf Spieler
mine-over = Beendet
mine-won = Gewonnen: { $players }
minutes =
    etwa { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }

## Preferences

pref-language = Sprache
pref-theme = Farben
pref-theme-system = Wie das System
pref-theme-light = Hell
pref-theme-dark = Dunkel
pref-size = Schriftgröße
pref-table = Am Tisch
pref-sound = Töne
pref-motion = Bewegte Karten
pref-one_tap = Einmal tippen: ohne Bestätigung spielen
pref-auto = Den einzig möglichen Zug von selbst spielen
pref-hold = Vor dem Ende des Zuges kurz warten (lässt sich abbrechen)
pref-declines = Für mich ablehnen, was ich nicht bezahlen oder eintauschen kann
pref-list = Spielplan als Liste (Screenreader)

## Bots and pace

pace-quick = Flott
pace-natural = Natürlich
pace-calm = Gemütlich

## Lobby

lobby-title = Ein Tisch für { $game }
lobby-name = Dein Name an diesem Tisch
lobby-sit = Platz nehmen
lobby-sit-name = Schreib oben deinen Namen, um Platz zu nehmen.
lobby-stand = Aufstehen
lobby-add_bot = Bot hinzufügen
lobby-level = Stärke des Bots
lobby-remove = { $player } wegschicken
lobby-shuffle = Plätze auslosen
lobby-start = Karten geben
lobby-wait_host = Wer den Tisch geöffnet hat, startet die Partie.
lobby-invite = Freunde einladen
lobby-invite-text = Wer diesen Link öffnet, kann Platz nehmen. Ein Konto braucht niemand.
lobby-qr = QR-Code mit dem Link zum Tisch
lobby-options = Optionen der Partie
lobby-seats = Zahl der Spieler
lobby-pace = Tempo der Bots
lobby-fair = Das Mischen ist durch einen Fingerabdruck versiegelt, und jeder Browser am Tisch trägt eigenen Zufall bei; nach der Partie kann es jeder prüfen.
option-file-own = Eure eigene, { $hash }
option-file-choose = Datei wählen …
option-file-save = Speichern
option-file-remove = Entfernen
seat-open = Freier Platz
seat-number = Platz { $number }
seat-host = Gastgeber
seat-bot = Bot
seat-team = Team { $team }
seat-connected = Verbunden
seat-away = Abwesend
seat-stand_in = Ein Bot spielt
seat-resigned = Aufgegeben
seat-acts = Am Zug
panel-cards =
    { $count ->
        [one] { $count } Handkarte
       *[other] { $count } Handkarten
    }
panel-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }

## Table

title-turn = Du bist am Zug
controls = Deine Aktionen
side = Verlauf, Chat und Regeln
tab-log = Verlauf
tab-chat = Chat
tab-rules = Regeln
hand-own = Deine Hand
hand-of = Hand von { $player }
hand-empty = Keine Karten auf der Hand
hand-idle = { $card }, jetzt nicht spielbar
status-confirm = { $action }?
status-choose_target = Wähle ein Ziel für: { $piece }
status-choose_card = Wähle nun eine Karte dafür.
status-sent = Dein Zug ist unterwegs …
read-rule = Regel lesen
line-open = Verbunden
line-connecting = Verbinde …
line-waiting = Verbinde neu ({ $time })
history-shown = Der Tisch nach Zug { $move }.
history-show = Diese Stellung zeigen
history-now = Zurück zum aktuellen Stand
menu = Dieser Tisch
menu-open = Menü
menu-takeover = Einen Bot für mich spielen lassen
menu-comeback = Selbst weiterspielen
menu-resign = Aufgeben
menu-resign-sure = Ein Bot spielt für dich zu Ende, und du kommst auf den letzten Platz.
menu-end-sure = Alle, die spielen, werden gefragt. Sind alle einverstanden, endet die Partie hier und wird gewertet, wie sie steht.
menu-watch = Wer diesen Link öffnet, kann zuschauen.
menu-report = Einen Fehler melden
menu-terminal = Im Terminal weiterspielen
menu-terminal-text = Mit diesem Befehl nimmst du deinen Platz in einem Terminal ein. Behalte ihn für dich: Wer ihn hat, kann für dich spielen.
absence-own = Ein Bot spielt für dich.
absence-other = { $player } ist schon länger weg.
absence-wait = Warten
absence-bot = Einen Bot spielen lassen
absence-end = Partie beenden?
keys = Tasten
keys-cards = eine Karte wählen
keys-arrows = zwischen Zielen oder Karten; Schritte im Verlauf
keys-enter = bestätigen
keys-escape = abbrechen, oder zurück zum aktuellen Stand
keys-hint = ein Tipp, beim Üben
keys-list = Spielplan als Liste
keys-sound = Töne an oder aus
keys-help = diese Tasten

## Chat

chat-table = Tisch
chat-team = Team
chat-watchers = Zuschauer
chat-channel = Wer mitliest
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
chat-new =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-mute = { $player } stummschalten
chat-unmute = { $player } wieder hören
chat-hush = Zuschauer reden nicht mit
chat-clear = Chat leeren
chat-phrases = Fertige Sätze
phrase-hello = Ahoi zusammen!
phrase-good_luck = Viel Glück!
phrase-well_played = Gut gespielt!
phrase-nice_move = Was für ein Zug!
phrase-ouch = Autsch!
phrase-thanks = Danke!
phrase-sorry = Tut mir leid, nichts Persönliches.
phrase-moment = Einen Moment, bitte.
phrase-hurry = Du bist dran!
phrase-watch_out = Ich komme dich holen.
phrase-so_close = So knapp!
phrase-again = Noch eine Runde?
phrase-good_game = Schönes Spiel!

## End

end-title = Spielende
end-show = Ergebnis zeigen
end-skip = Alles zeigen
end-account = So wurde gewertet
end-you = Du gewinnst!
end-winner = Der Sieg geht an { $side }.
end-tie = Geteilter Sieg: { $players }.
end-statistics = Erzählenswert
end-rematch = Revanche
end-next = Zur Revanche
fair = Ehrlich gemischt
fair-before = Bevor sich jemand setzte, hat der Server ein Geheimnis gewählt und seinen Fingerabdruck veröffentlicht. Dann trägt der Browser jedes Platzes eigenen Zufall bei. Beides zusammen bestimmt Geben, ausgeloste Plätze und allen Zufall; keiner konnte es allein wählen. Am Ende wird das Geheimnis gezeigt, und jeder kann alles prüfen.
fair-after = Das Geheimnis liegt jetzt offen. Mit ihm kann jeder Plätze, Geben und allen Zufall nachziehen.
fair-commitment = Fingerabdruck (SHA-256)
fair-secret = Geheimnis
fair-salt = Salz
fair-check = Hier prüfen
fair-added = Was die Plätze beitrugen
fair-added-none = nichts beigetragen
fair-added-bot = ein Bot trägt nichts bei
fair-added-own = von diesem Browser
fair-mix = Woraus gegeben wurde
fair-old = Diese Partie wurde gegeben, bevor Plätze Zufall beitragen konnten.
fair-file = Eine Datei prüfen
fair-unreadable = Diese Datei ist keine Aufzeichnung einer Partie.

## Eine Partie prüfen (Browser und `brigand verify`)

verify-good = Geprüft: Diese Partie ist die, die vor dem Geben versiegelt wurde.
verify-good-commitment = Das Geheimnis öffnet den Fingerabdruck, der veröffentlicht war, bevor sich jemand setzte.
verify-good-entropy = { $count ->
    [0] Von { $seats } Plätzen hat keiner Zufall beigetragen.
    [one] Einer von { $seats } Plätzen hat Zufall beigetragen, und er ist enthalten.
   *[other] { $count } von { $seats } Plätzen haben Zufall beigetragen, und alles ist enthalten.
}
verify-good-order = Alle sitzen, wo das versiegelte Los sie hinsetzt.
verify-good-old = Diese Partie wurde gegeben, bevor Plätze Zufall beitragen konnten: Die Sitzordnung war nicht versiegelt.
verify-good-chance = Geben und Zufall kommen beim Nachziehen gleich heraus: { $deal } beim Geben, { $chances } danach.
verify-good-seals = Geändert wurde nichts: { $count ->
    [one] nicht die eine Aktion
   *[other] keine der { $count } Aktionen
} und auch nicht das Ergebnis.
verify-good-rules = { $count ->
    [one] Die eine Aktion folgt
   *[other] Alle { $count } Aktionen folgen
} den Regeln.
verify-good-end = Das Ergebnis entspricht dem, was gespielt wurde.
verify-good-laboratory = Eine Partie des Labors: Sie folgt den Regeln; versiegelt wurde vorher nichts.
verify-rules-here = Ob jede Aktion den Regeln folgt, prüft der Befehl `brigand verify` mit der Aufzeichnung.
verify-bad-nothing = Diese Aufzeichnung sagt nichts darüber, was vor dem Geben versiegelt wurde: Das Mischen lässt sich nicht prüfen.
verify-bad-shape = Die Aufzeichnung ist nicht vollständig: Was zu ihren { $seats } Plätzen gehört, passt nicht zusammen.
verify-bad-published = Der Fingerabdruck der Aufzeichnung ist nicht der, der vor dem Geben veröffentlicht wurde.
verify-bad-commitment = Das Geheimnis öffnet den Fingerabdruck nicht: Das Mischen wurde nach dem Versiegeln geändert.
verify-bad-settings = Spiel, Optionen, Zahl der Plätze oder Fingerabdruck sind nicht die, mit denen gegeben wurde.
verify-bad-swapped = Die Plätze { $one } und { $other } wurden nach dem Geben vertauscht.
verify-bad-dropped = Der Zufall, den { $name } auf Platz { $place } beitrug, wurde weggelassen.
verify-bad-entropy = Platz { $place } ({ $name }): Wer dort saß oder was beigetragen wurde, ist nicht das, womit gegeben wurde.
verify-bad-own = Der Zufall, den dieser Browser beitrug, steht nicht in der Aufzeichnung.
verify-bad-mix = Gegeben wurde mit anderen Teilen als denen, die zu Beginn gezeigt wurden.
verify-bad-order = Plätze wurden vertauscht: Sitz { $chair } gehört zu Platz { $due }, nicht zu Platz { $place }.
verify-bad-name = Plätze wurden vertauscht: Auf Sitz { $chair } gehört { $due }, nicht { $name }.
verify-bad-deal = { $draw ->
    [0] Das Geben: Die Regeln verlangen anderen Zufall, als die Aufzeichnung sagt.
   *[other] Das Geben wurde verändert: Zufall Nummer { $draw } kommt nicht aus dem versiegelten Geheimnis.
}
verify-bad-chance = { $draw ->
    [0] Aktion { $number }: Die Regeln verlangen anderen Zufall, als die Aufzeichnung sagt.
   *[other] Aktion { $number }: Ihr Zufall Nummer { $draw } kommt nicht aus dem versiegelten Geheimnis.
}
verify-bad-action = Aktion { $number } ({ $name }) wurde verändert, weggelassen oder eingefügt.
verify-bad-end = Das Ergebnis wurde verändert, oder etwas nach Aktion { $count }.
verify-bad-rules = Gespielt nach Version { $version } der Regeln; hier ist Version { $here }.
verify-bad-after = Aktion { $number }: Die Partie war zu Ende.
verify-bad-turn = Aktion { $number }: { $name } ist nicht am Zug.
verify-bad-words = Aktion { $number } von { $name } ist nicht lesbar.
verify-bad-illegal = Aktion { $number } von { $name } ist gegen die Regeln ({ $rule }).
verify-bad-unfinished = Nach { $count ->
    [one] einer Aktion
   *[other] { $count } Aktionen
} ist die Partie nicht zu Ende.
verify-bad-result = Das Ergebnis entspricht nicht dem, was gespielt wurde.
verify-bad-ending = Das Ergebnis der Aufzeichnung ist nicht das, was dieser Tisch zeigt.

## Replay

replay = Nachspielen
replay-table = Zum Tisch
replay-first = Zum Anfang
replay-last = Zum Ende
replay-back = Einen Zug zurück
replay-on = Einen Zug weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-move = Zug
replay-speed = Tempo
replay-viewer = Blickwinkel
replay-from = Mit den Augen von { $player }
replay-watch = Als Zuschauer
replay-link = Link zu diesem Zug kopieren

## Hints and the coach

hint = Tipp
hint-title = Was wäre jetzt gut?
hint-thinking = Wird überlegt …
hint-win = Gewinnchance
hint-choose = Diesen Zug wählen: { $move }
hint-note =
    Geschätzt aus dem, was du siehst, anhand von { $count ->
        [one] { $count } durchgedachten Partie
       *[other] { $count } durchgedachten Partien
    }. Ein Klick wählt den Zug; bestätigt wird er danach.
hint-even = Kein klarer Unterschied zwischen diesen: Wähle, wie du magst.
hint-even-some = Kein klarer Unterschied zwischen den ersten.
coach = Trainer
coach-ask = Den Trainer fragen
coach-intro = Der Trainer beurteilt jede Entscheidung nach dem, was der Spieler damals wusste: wie nah alle am Sieg waren, was Glück war und was eigene Wahl, und welche Züge besser gewesen wären.
coach-start = Partie auswerten
coach-again = Erneut auswerten
coach-stop = Anhalten
coach-progress =
    { $done } von { $total ->
        [one] { $total } Entscheidung
       *[other] { $total } Entscheidungen
    }
coach-stopped =
    Angehalten nach { $done } von { $total ->
        [one] { $total } Entscheidung
       *[other] { $total } Entscheidungen
    }.
coach-failed = Die Auswertung ist abgebrochen. Versuch es noch einmal.
coach-chart = Gewinnchancen, Entscheidung für Entscheidung
coach-keys = Klicken oder Pfeiltasten; Bild auf und Bild ab springen von Wende zu Wende.
coach-deal = Der Anfang
coach-at = Entscheidung { $number }, { $player }
coach-soon = So weit ist der Trainer noch nicht.
coach-played = Gespielt
coach-better = Besser
coach-told = Zu { $player }: „{ $reason }“
coach-cost = kostet { $percent } % (± { $margin })
coach-good = Kein Zug war deutlich besser.
coach-forced = Der einzig mögliche Zug.
coach-tried = Züge, die der Trainer probiert hat
coach-see = Mit den Augen von { $player }
coach-swings = Die größten Wendungen
coach-mine = Meine Fehler
coach-mine-none = Du hast keinen klaren Fehler gemacht.
coach-others = Fehler der anderen
coach-worst = Fehler
coach-worst-none = Keine Wahl war deutlich schlechter als eine andere.
coach-luckiest = Glück
coach-turn = Bevor { $player } entschied: { $lucky }
coach-turn-end = Mit dem Ergebnis: { $lucky }
coach-account = Wie alle gespielt haben
coach-account-text = Entscheidungen ohne klaren Fehler. Ein Fehler ist klar, wenn ein anderer Zug um mehr als die Spanne (±) besser war: In 95 von 100 Fällen verschiebt der Zufall in den Versuchen des Trainers die Zahl um weniger.
coach-part-place = Platz
coach-part-score = Punkte
coach-choices =
    { $count ->
        [one] { $count } Entscheidung mit einer Wahl
       *[other] { $count } Entscheidungen mit einer Wahl
    }
coach-mistakes =
    { $count ->
        [0] kein klarer Fehler
        [one] ein klarer Fehler
       *[other] { $count } klare Fehler
    }
coach-costliest = der teuerste kostete { $percent } %
coach-part-choices = Entscheidungen
coach-part-mistakes = Klare Fehler
coach-part-costliest = Teuerster
record-download = Partie herunterladen
coach-waiting =
    { $count ->
        [0] Geht gleich los …
        [one] Eine Partie ist vorher dran.
       *[other] { $count } Partien sind vorher dran.
    }

## Rules in the app

rules-search = In den Regeln suchen
rules-none = Davon sagt keine Regel etwas.
rules-page = Alle Regeln auf einer Seite
rules-aid = Kurzübersicht
tutorial = Erste Schritte
tutorial-skip = Überspringen

## Myself: devices

me = Ich
me-title = Du bei Brigand
device-title = Deine Geräte
device-go = Mit einem anderen Gerät weiterspielen
device-go-text = Öffne diesen Link auf dem Handy oder einem anderen Rechner: Dort bist du derselbe Spieler, mit deinen Tischen und deiner Hand. Der Link gilt einmal und zehn Minuten lang. Behalte ihn für dich.
device-make = Link erstellen
device-again = Noch einen Link erstellen
device-link = Link für dein anderes Gerät
device-qr = QR-Code des Links für dein anderes Gerät
device-left = gilt noch { $time }
device-over = Dieser Link ist abgelaufen.
device-this = dieses Gerät
device-unnamed = Ein Gerät
device-seen = zuletzt gesehen { $when }
device-end = Abmelden
device-end-of = { $device } abmelden
device-end-text = Ein abgemeldetes Gerät ist sofort ein neuer Gast: Es hat keinen deiner Tische mehr.
device-only = Bisher nur dieses.
link-title = Hier weiterspielen?
link-text = Auf diesem Gerät bist du dann { $name }, mit allen Tischen.
link-behind =
    { $count ->
        [one] Dieses Gerät lässt einen eigenen Tisch zurück.
       *[other] Dieses Gerät lässt { $count } eigene Tische zurück.
    }
link-use = Als { $name } weiterspielen
link-nobody = die Person hinter diesem Link
link-over = Dieser Link gilt nicht mehr
link-over-text = Ein Link gilt einmal und zehn Minuten lang. Erstelle auf dem anderen Gerät einen neuen.

## Myself: a name and a password, and what is kept of me

account = Dein Konto
account-none = Als Gast brauchst du keins. Mit Name und Passwort bist du auf jedem Gerät derselbe Spieler, und niemand sonst kann es sein.
account-yes = Du kannst dich auf jedem Gerät als { $name } anmelden.
account-sign_up = Konto anlegen
account-sign_in = Anmelden
account-sign_out = Abmelden
account-sign_out-text = Danach ist dieser Browser ein neuer Gast.
account-have = Ich habe ein Konto
account-new = Ich bin neu hier
account-name = Name
account-password = Passwort
account-password-old = Jetziges Passwort
account-password-new = Neues Passwort
account-password-rule = Mindestens 8 Zeichen.
account-password-change = Passwort ändern
account-password-changed = Erledigt. Alle deine anderen Geräte wurden abgemeldet.
account-mail = E-Mail-Adresse, falls du bei vergessenem Passwort einen Link möchtest
account-mail-change = E-Mail-Adresse
account-mail-text = Dorthin gehen Links, mit denen du ein neues Passwort wählst. Lass das Feld leer, wenn du keine willst.
account-save = Speichern
account-forgot = Passwort vergessen
account-forgot-mail = Wenn dieser Name eine E-Mail-Adresse hat, ist ein Link unterwegs. Er gilt einmal und zehn Minuten lang.
account-forgot-host = Bitte den Gastgeber dieses Servers um einen Link.
account-moves = Deine Tische, Ergebnisse und Wertungen kommen mit.
link-reset-title = Neues Passwort wählen
link-reset-text = Für { $name }. Alle anderen Geräte werden abgemeldet.
link-reset-use = Speichern und anmelden
data-title = Was über dich gespeichert ist
data-text = Dein Name, Konto und Geräte, deine Tische mit dem, was du dort gesagt hast, deine Ergebnisse und wie du von deinen Zügen erfahren willst. Sonst nichts.
data-export = Mitnehmen (JSON)
data-delete = Alles löschen
data-delete-sure = Laufende Partien gibst du auf, dein Name verschwindet aus beendeten, alle deine Geräte werden abgemeldet. Das lässt sich nicht rückgängig machen.
data-delete-yes = Alles von mir löschen
mail-link = Brigand: ein Link zum Anmelden
mail-link-text =
    Hallo { $name },

    mit diesem Link wählst du ein neues Passwort und bist angemeldet:
    { $link }

    Er gilt einmal und zehn Minuten lang. Wenn du ihn nicht angefordert hast, ist nichts passiert.

## Ratings and history

rated = Gewertet
rated-option = Gewertete Partie
rated-text = Das Ergebnis zählt für die Wertung aller. Keine Tipps, nichts wird zurückgenommen; wer aufgibt, ist Letzter.
rated-own = Diese Partie zählt für deine Wertung.
rating = Wertung
rating-none = noch ohne Wertung
rating-all = Bestenliste
rating-of =
    { $count ->
        [one] { $game }, { $count } Spieler
       *[other] { $game }, { $count } Spieler
    }
rating-rank = Platz { $number }
rating-matches =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
rating-note = Alle beginnen bei 25; ± sagt, wie sicher die Zahl ist. Bots stehen auf derselben Skala.
rating-empty = Hier hat noch niemand eine gewertete Partie gespielt.
rating-curve = Wertung von { $name } nach jeder Partie, von { $start } bis { $end }
history = Profil und Partien
history-none = Noch keine beendeten Partien.
history-place = Platz
history-mine = Mein Profil
history-match = Zur Partie
history-unrated = nicht gewertet
history-stopped = vorzeitig beendet
history-bot = Bot, { $level }
against = Direkter Vergleich
against-before = du vor { $name }
against-behind = { $name } vor dir
against-even = gleichauf
mine-waiting = { $players }, seit { $when }
no-person = Hier ist niemand
no-person-text = Dieser Spieler hat keine gewerteten Partien oder ist nicht mehr da.

## When something is not there

lost = Auf See verschollen
lost-text = Diese Seite gibt es nicht.
no-table = Kein solcher Tisch
no-table-text = Der Link ist unvollständig, oder es gibt den Tisch nicht mehr.
no-rules = Kein solches Spiel
no-rules-text = Regeln gibt es hier für die Spiele, die man spielen kann.
no-replay = Nichts nachzuspielen
no-replay-text = Die Partie hat noch nicht begonnen, oder die Verbindung ist unterbrochen.
offline = Die Verbindung ist unterbrochen
offline-text = Der Server antwortet nicht. Deine Partie ist dort gut aufgehoben.

## Why something was not done, by the server’s code

problem-unknown = Das hat nicht geklappt.
problem-offline = Die Verbindung ist unterbrochen: Versuch es gleich noch einmal.
problem-watching = Du schaust zu: Nur wer mitspielt, kann etwas tun.
problem-over = Die Partie ist vorbei.
problem-past = Das ist eine frühere Stellung: Zum Spielen geh zum aktuellen Stand zurück.
problem-stale = Die Partie ist inzwischen weitergegangen.
problem-unreadable = Der Server hat das nicht verstanden.
problem-unknown_address = Unter dieser Adresse antwortet nichts.
problem-wrong_method = So lässt sich diese Adresse nicht ansprechen.
problem-internal = Der Server hat einen Fehler gemacht; er wurde vermerkt.
problem-too_fast = Nicht so schnell: Warte eine Sekunde.
problem-too_large = Das ist zu viel auf einmal.
problem-too_long = Dieser Text ist zu lang.
problem-bad_name = Ein Name hat 1 bis 24 Zeichen.
problem-link_over = Dieser Link wurde schon benutzt oder ist abgelaufen.
problem-no_such_device = Dieses Gerät steht nicht in deiner Liste.
problem-no_accounts = Auf diesem Server gibt es keine Konten: Alle sind Gäste.
problem-has_account = Du hast schon ein Konto.
problem-account_taken = Dieser Name ist vergeben.
problem-bad_password = Ein Passwort hat 8 bis 200 Zeichen.
problem-wrong_password = Name und Passwort gehören nicht zusammen.
problem-too_many_attempts = Zu viele Versuche: Probier es in einer Viertelstunde noch einmal.
problem-not_signed_in = Du bist nicht angemeldet.
problem-bad_mail = Das ist keine E-Mail-Adresse.
problem-no_mail = Dieser Server verschickt keine E-Mails: Bitte seinen Gastgeber um einen Link.
problem-changed_since = Die Partie wird gewertet, und du hast sie geändert, nachdem andere Platz genommen hatten: Erst müssen sie bereit sein.
problem-rated = Nicht in einer gewerteten Partie.
problem-rated_box = Eine Partie mit eigener Schachtel kann nicht gewertet werden.
problem-no_such_person = Dieser Spieler hat keine gewerteten Partien oder ist nicht mehr da.
problem-bad_token = Dieser Platz ist nicht deiner.
problem-host_only = Das kann nur, wer den Tisch geöffnet hat.
problem-seat_taken = Dieser Platz ist besetzt.
problem-already_seated = Du hast hier schon einen Platz.
problem-not_seated = Du hast hier keinen Platz.
problem-no_such_seat = Diesen Platz gibt es nicht.
problem-no_such_bot = Diesen Bot gibt es nicht.
problem-no_such_pace = Dieses Tempo gibt es nicht.
problem-seats_open = Es sind noch Plätze frei.
problem-started_already = Die Partie hat schon begonnen.
problem-not_started = Die Partie hat noch nicht begonnen.
problem-not_over = Erst nach dem Ende.
problem-not_absent = So lange ist dieser Spieler noch nicht weg.
problem-bot_plays_already = Hier spielt gerade ein Bot.
problem-not_taken_over = Für dich spielt kein Bot.
problem-resigned_already = Du hast schon aufgegeben.
problem-cannot_say = Das lässt sich hier nicht sagen.
problem-not_practice = Tipps gibt es nur zur Übung: wenn ein Mensch allein gegen Bots spielt.
problem-not_asked = Du hast gerade nichts zu entscheiden.
problem-not_kept = Das ließ sich nicht speichern: Es hat sich nichts geändert. Versuch es gleich noch einmal.
problem-busy = Gerade ist zu viel zu überlegen: Versuch es gleich noch einmal.
problem-not_your_review = Anhalten kann nur, wer die Auswertung wollte oder hier gespielt hat.
problem-broken = Dieser Tisch lässt sich nicht mehr öffnen.
problem-other_rules = Dieser Tisch wurde unter älteren Regeln eröffnet und kann nicht fortgesetzt werden.
problem-nothing_to_undo = Du hast gerade nichts zurückzunehmen.
problem-asked_already = Es ist schon eine Frage offen: Klärt erst diese.
problem-nothing_asked = Niemand fragt dich gerade etwas.
problem-no_steps = Die Bots warten nicht auf deinen Schritt.
problem-stopped = Diese Partie wurde vorzeitig beendet: Es gibt nichts bis zum Ende auszuwerten.
problem-bad_entropy = Was ein Platz beiträgt, sind 64 hexadezimale Ziffern.
problem-mixed_already = Dein Zufall ist schon dabei.
problem-too_much = Zu viel in zu kurzer Zeit: Warte ein wenig.
problem-too_many_tables = Du hast zu viele unbeendete Tische: Beende erst einen davon.
problem-name_taken = Diesen Namen, oder einen zum Verwechseln ähnlichen, hat hier schon jemand.
problem-sent_away = Du bist von diesem Tisch weggeschickt worden.
problem-hushed = Wer zuschaut, kann an diesem Tisch nicht mitreden.
problem-no_cookie = Öffne erst die Seite: Ohne ihr Cookie kann niemand reden.
lobby-open_seats-guest =
    { $count ->
        [one] Ein Platz ist noch frei. Wer den Tisch geöffnet hat, startet die Partie.
       *[other] { $count } Plätze sind noch frei. Wer den Tisch geöffnet hat, startet die Partie.
    }
lobby-open_seats =
    { $count ->
        [one] Ein Platz ist noch frei: Lade jemanden ein oder nimm einen Bot dazu.
       *[other] { $count } Plätze sind noch frei: Lade jemanden ein oder nimm Bots dazu.
    }
watchers =
    { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }

## Zeit

lobby-clock = Bedenkzeit
lobby-clock-help = Jede Entscheidung hat eigene Sekunden; erst danach geht es an die Reserve.
lobby-clock-days-help = So lange hat jeder für jede Entscheidung. Ihr müsst nicht gleichzeitig hier sein.
lobby-clock-none-help = Jeder überlegt, so lange er mag.
lobby-at_zero = Wenn die Zeit um ist
clock-none = Ohne Uhr
clock-quick = Schnell: 5 min und 15 s je Entscheidung
clock-live = Live: 15 min und 30 s je Entscheidung
clock-slow = Gemütlich: 30 min und 60 s je Entscheidung
clock-day = Ein Tag je Entscheidung
clock-days_3 = Drei Tage je Entscheidung
clock-week = Eine Woche je Entscheidung
clock-custom = { $reserve } und { $each } je Entscheidung
at_zero-bot = Ein Bot spielt weiter
at_zero-resign = Der Spieler gibt auf
at_zero-wait = Die anderen warten
clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } { $hours } h
clock-label = Zeit von { $player }: { $left } für diese Entscheidung, { $reserve } in Reserve
clock-low = Nur noch zehn Sekunden!
clock-over = Zeit um
clock-give =
    { $days ->
        [0] { $player } eine Minute schenken
       *[other] { $player } einen Tag schenken
    }
mine-left = noch { $time }
event-time_over =
    { $then ->
        [bot] { $seat } hat keine Zeit mehr. Ein Bot spielt weiter.
        [resign] { $seat } hat keine Zeit mehr und hat damit aufgegeben.
       *[wait] { $seat } hat keine Zeit mehr. Die anderen warten.
    }
event-time_given =
    { $days ->
        [0] { $seat } schenkt { $player } eine Minute.
       *[other] { $seat } schenkt { $player } einen Tag.
    }
problem-no_clock = An diesem Tisch gibt es keine Uhr.
problem-no_time_for = Zeit kann man nur anderen schenken, die selbst spielen.
problem-time_enough = Dieser Spieler hat mehr als genug Zeit.

## Bots

bot-easy = Leicht
    .about = Spielt nach Gefühl und macht Fehler.
bot-medium = Mittel
    .about = Denkt einen Augenblick voraus.
bot-hard = Schwer
    .about = Denkt Tausende Partien durch, die hinter dem stecken könnten, was er sieht.
bot-random = Zufall
    .about = Spielt irgendetwas, was die Regeln erlauben.
bot-greedy = Gierig
    .about = Nimmt, was seinem Gefühl am besten gefällt, und schaut nie voraus.

## Taking back, pace, ready, ending early

event-taken_back =
    { $why ->
        [practice]
            { $steps ->
                [one] { $seat } nimmt zur Übung einen Zug zurück.
               *[other] { $seat } geht zur Übung { $steps } Züge zurück.
            }
        [agreed]
            { $steps ->
                [one] Alle sind einverstanden: { $seat } nimmt einen Zug zurück.
               *[other] Alle sind einverstanden: { $seat } nimmt { $steps } Züge zurück.
            }
       *[own] { $seat } nimmt einen Schritt zurück.
    }
undo = Zurücknehmen
undo-ask = Um Rücknahme bitten
undo-practice = Zurücknehmen (Übung)
undo-key = zurücknehmen
wish-undo = { $player } möchte den letzten Zug zurücknehmen. Niemand muss warten.
wish-end = { $player } möchte die Partie hier beenden.
wish-own-undo = Du hast darum gebeten, deinen Zug zurücknehmen zu dürfen. { $count ->
        [one] Eine Antwort fehlt noch.
       *[other] { $count } Antworten fehlen noch.
    }
wish-own-end = Du hast vorgeschlagen, die Partie hier zu beenden. { $count ->
        [one] Eine Antwort fehlt noch.
       *[other] { $count } Antworten fehlen noch.
    }
wish-yes = Einverstanden
wish-no = Nein
wish-withdraw = Doch nicht
pace-step = Schritt für Schritt
pace-pause = Pause
pace-next = Nächster Schritt
pace-held = Die Bots warten.
ready = Ich bin bereit
ready-not = Noch nicht
ready-mark = bereit
menu-end = Partie einvernehmlich beenden
menu-invite = Einladen
menu-rules = Regeln
menu-copy = Bericht kopieren
menu-download = Bericht herunterladen
menu-report-text = Eine kleine Datei mit Spiel, Zug und Version hilft uns, den Fehler zu finden.
menu-fair = Ehrlich gemischt
resigned = Du hast aufgegeben. Ein Bot spielt für dich zu Ende, und du kommst auf den letzten Platz.
reason-stopped = Die Partie wurde hier beendet; so stand es.

## Results shown on a card
status-last = Sieh, wie es ausging …
pref-results = Ergebnisse zeigen
pref-results-mine = Meine und gegen mich
pref-results-all = Alle
pref-results-none = Keine
result = Ergebnis
result-seen = Gesehen
result-skip = Alles zeigen
result-more =
    { $count ->
        [one] Noch eines
       *[other] Noch { $count }
    }
result-close = Alle schließen
result-goal = Nötig: { $goal }
result-die = { $seat }: { $face }, zusammen { $sum }
result-die_late = { $seat }: { $face }, zu spät
result-was = war { $face }

## Der Tisch im Terminal
## $text: what was typed. $moves: moves in notation. $file, $command: as they are typed.

terminal-type = Ein Zug, oder ein Befehl wie „help“
terminal-waits = Es wird gewartet auf: { $players }.
terminal-steps = Mit links und rechts weiter, mit Esc zurück zum aktuellen Stand.
terminal-practice = Übung
terminal-again = Noch eine Partie
terminal-nothing_fits = Kein möglicher Zug passt zu deiner Eingabe.
terminal-nothing_there = Damit lässt sich jetzt nichts anfangen.
terminal-not_understood = „{ $text }“ ist weder ein Zug noch ein Befehl; „help“ nennt die Befehle.
terminal-meant = Meintest du: { $moves }?
terminal-moves =
    { $count ->
        [one] Ein Zug ist möglich; „moves“ nennt ihn.
       *[other] { $count } Züge sind möglich; „moves“ nennt sie.
    }
terminal-allowed = Das ist jetzt möglich: { $move }.
terminal-undone = Zurückgenommen; niemand hatte dadurch etwas erfahren.
terminal-undone-practice = Zurückgenommen. Etwas war schon bekannt, darum gilt diese Partie von jetzt an als Übung.
terminal-saved = Gespeichert in { $file }
terminal-not_kept = Die Partie geht weiter, kann aber nicht gespeichert werden: { $reason }
terminal-come_back = Die Partie ist gespeichert. Weiter geht es mit: { $command }
terminal-lost = Die Verbindung ist unterbrochen; der nächste Versuch läuft. Deine Partie ist auf dem Server sicher.
terminal-back = Wieder verbunden.
terminal-unreachable = Unter { $link } antwortet niemand. Läuft der Server?
terminal-no_server = Was unter { $link } antwortet, ist kein Tisch von uns.
terminal-try = Ob dieses Angebot möglich ist, zeigt nur ein Versuch.
terminal-lobby = Befehle: sit, bot, ready, start.
terminal-sure = Wenn du das willst, schreib: { $command }
terminal-wish = Antworte mit „agree“ (ja) oder „disagree“ (nein).
terminal-wish-own = „disagree“ zieht die Bitte zurück.
terminal-paces = Tempo der Bots: { $pace }. Es gibt { $paces }.
terminal-key-help = Hilfe
terminal-key-hint = Tipp
terminal-key-rules = Regeln
terminal-key-log = Verlauf
terminal-key-chat = Chat
terminal-key-list = Liste
terminal-key-language = Sprache
terminal-key-shade = Hell/dunkel
terminal-key-menu = Tisch
terminal-key-undo = Zurück
terminal-key-quit = Ende
terminal-help = Gib einen Zug ein, wie er in der Liste der Züge steht, oder seine Nummer, oder einen dieser Befehle. Tab ergänzt.
terminal-help-help = diese Befehle
terminal-help-moves = die möglichen Züge; mit einem Wort die, die es enthalten
terminal-help-board = der Tisch in Sätzen
terminal-help-status = wer was tun muss, und was vor jedem liegt
terminal-help-log = die letzten Zeilen des Verlaufs; mit einer Zahl so viele
terminal-help-hint = was jetzt gut wäre, in der Übung
terminal-help-why = mit einem Zug: warum er jetzt nicht möglich ist
terminal-help-rules = die Kapitel der Regeln; mit Kapitel, Regel oder Wort, was sie sagen
terminal-help-undo = den letzten eigenen Zug zurücknehmen
terminal-help-history = mit einer Zahl: der Tisch nach diesem Zug
terminal-help-see = die Vergangenheit von einem anderen Platz aus, mit dessen Nummer; 0 als Zuschauer
terminal-help-say = dem Tisch etwas sagen
terminal-help-language = en, it oder de
terminal-help-save = die Partie in einer eigenen Datei speichern
terminal-help-new = noch eine Partie wie diese
terminal-help-sit = an einem Tisch für Freunde Platz nehmen; mit einer Zahl auf diesem
terminal-help-bot = einen Bot auf einen freien Platz setzen: easy, medium oder hard
terminal-help-start = Karten geben, sobald alle Plätze besetzt sind
terminal-help-ready = den anderen sagen, dass gegeben werden kann; noch einmal: doch noch nicht
terminal-help-menu = was an diesem Tisch jetzt sonst möglich ist
terminal-help-pace = wie schnell die Bots spielen: quick, natural, calm, step oder pause
terminal-help-next = bei Schritt für Schritt: die Bots einen Zug spielen lassen
terminal-help-agree = ja zu dem, worum jemand bittet
terminal-help-disagree = nein zu dem, worum jemand bittet; zieht eine eigene Bitte zurück
terminal-help-phrase = etwas sagen, das alle in ihrer Sprache lesen; allein: was es gibt
terminal-help-team = etwas nur zum eigenen Team sagen
terminal-help-time = mit einem Platz: dieser Person Zeit geben
terminal-help-away = einen Bot für dich spielen lassen; mit einem Platz: für jemanden, der weg ist
terminal-help-back = selbst weiterspielen
terminal-help-finish = alle bitten, die Partie hier zu beenden
terminal-help-resign = aufgeben
terminal-help-quit = gehen; die Partie bleibt gespeichert
problem-not_here = Das geht an diesem Tisch nicht.
problem-allowed = Das ist jetzt möglich.

## Züge, und wie man davon erfährt

turns-here =
    { $count ->
        [one] Du bist an { $count } Tisch am Zug
       *[other] Du bist an { $count } Tischen am Zug
    }
turns-elsewhere =
    { $count ->
        [one] Du bist an einem anderen Tisch am Zug
       *[other] Du bist an { $count } anderen Tischen am Zug
    }
turns-with = mit { $players }
turns-since = seit { $when }
notice-turn = Du bist am Zug: { $game } mit { $players }.
notice-test = So sagt dir Brigand Bescheid, wenn du am Zug bist.
notices-title = Wenn du am Zug bist
notices-text = Du bekommst für jeden Zug eine einzige Nachricht, und nur, wenn du nicht am Tisch bist.
notices-browser = In diesem Browser anzeigen, wenn die Seite im Hintergrund ist
notices-browser-denied = Dieser Browser erlaubt es für diese Seite nicht. Das kannst du in den Einstellungen des Browsers ändern.
notices-hook = Webhook
notices-hook-text = Brigand schickt an diese Adresse eine kurze Nachricht: das Spiel, wer mitspielt und den Link zum Tisch. Nichts über deine Karten.
notices-hook-none = Kein Webhook
notices-hook-discord = Discord
notices-hook-slack = Slack
notices-hook-ntfy = ntfy
notices-hook-json = Etwas anderes (JSON)
notices-hook-url = Adresse (https://…)
notices-hook-test = Probe schicken
notices-hook-works = Die Probe ist angekommen.
notices-hook-off = Nach mehreren Fehlschlägen ist er abgeschaltet. Eine gelungene Probe schaltet ihn wieder ein.
notices-mail = E-Mail-Adresse
notices-mail-text = Zuerst geht eine E-Mail mit einem Link zur Bestätigung an die Adresse. Lass das Feld leer, wenn du keine E-Mails willst.
notices-mail-asked = Noch nicht bestätigt: Öffne den Link in der E-Mail, die wir geschickt haben.
notices-mail-confirmed = Bestätigt.
notices-quiet = Ruhezeit
notices-quiet-text = Was dann geschieht, wartet bis zu ihrem Ende und wird gemeldet, wenn du noch am Zug bist.
notices-quiet-on = Nicht stören
notices-quiet-from = von
notices-quiet-until = bis
notices-zone = Zeitzone: { $zone }
notices-save = Speichern
notices-saved = Gespeichert.
mail-turn = Brigand: Du bist am Zug in { $game }
mail-turn-text =
    { $said }
    { $link }

    Keine solchen E-Mails mehr:
    { $stop }
mail-confirm = Brigand: Dürfen wir dir schreiben, wenn du am Zug bist?
mail-confirm-text =
    Jemand, vermutlich du, möchte unter dieser Adresse erfahren, wenn er in einem Spiel am Zug ist.
    Mit diesem Link stimmst du zu; er gilt einen Tag:
    { $link }

    Wenn du es nicht warst, brauchst du nichts zu tun.
letter-confirm-title = E-Mails über deine Züge
letter-confirm-text = Soll Brigand an diese Adresse schreiben, wenn du am Zug bist?
letter-confirm-do = Ja, schreibt mir
letter-confirm-done = Erledigt. Du bekommst eine E-Mail, wenn du am Zug und nicht am Tisch bist.
letter-stop-title = Keine E-Mails mehr
letter-stop-text = Soll Brigand aufhören, dir über deine Züge zu schreiben?
letter-stop-do = E-Mails abbestellen
letter-stop-done = Erledigt. Du bekommst keine E-Mails mehr über deine Züge.
ahead = Antworten im Voraus
ahead-text = Was du hier festlegst, wird für dich geantwortet, auch wenn du nicht am Tisch bist. Niemand sonst sieht es, und es dauert so lange, als hättest du selbst entschieden.
ahead-ask = Frag mich
ahead-turn = In diesem Zug
ahead-match = Die ganze Partie
account-bring = Die Tische dieses Browsers mitnehmen
problem-no_hooks = Dieser Server verschickt keine Webhooks.
problem-bad_hook = Das ist keine Adresse für einen Webhook: Sie beginnt mit https:// und gehört zu einer der Arten.
problem-hook_private = Diese Adresse liegt in einem privaten Netz; dorthin schickt dieser Server nichts.
problem-hook_redirects = Diese Adresse verweist auf eine andere, der nicht gefolgt wird. Trage die andere ein.
problem-hook_refuses = Die Gegenseite hat die Nachricht nicht angenommen.
problem-hook_slow = Die Gegenseite hat zu lange gebraucht.
problem-hook_unreachable = Die Gegenseite ist nicht erreichbar.
problem-bad_zone = Dieser Server kennt diese Zeitzone nicht.
problem-bad_quiet = Eine Ruhezeit braucht Anfang und Ende.
