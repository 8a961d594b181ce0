### Brigand: what the app says outside the games

app-name = Brigand
app-tagline = Ein digitaler Spieltisch für Räuber, Händler und Sheriffs

## Rules

rules-title = Die Regeln von { $game }
rules-intro = Die Regeln in unseren Worten. Die grauen Namen bezeichnen jede Regel; ein Zeichen zeigt, was die Anleitung offen lässt.
rules-origin-ruling = Unsere Entscheidung
rules-origin-derived = Folgt aus der Anleitung
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
guest = Gast
settings = Einstellungen
share = Teilen
share-link = Link zu diesem Tisch
share-copy = Link kopieren
share-copied = Kopiert
nav-home = Brigand: Startseite
nav-tools = Werkzeuge
nav-foot = Mehr
foot-affiliation = Brigand ist ein freies Liebhaberprojekt. Es steht in keiner Verbindung zu Autoren oder Verlagen dieser Spiele; die Namen sagen nur, nach welchen Regeln gespielt wird.
foot-rules = Regeln von { $game }
foot-api = Für Entwickler

## The games on the first page; .line stands under the picture

game-loot = Loot
    .line = 2–8 · 20 min · leicht
    .about = Schick deine Handelsschiffe los, plündere die der anderen und behalte stets die Kapitäne im Auge.
game-nottingham = Nottingham
    .line = 3–5 · 45 min · mittel
    .about = Räuber teilen sich das Gold der Grafschaft, während der Sheriff von Ort zu Ort reitet.
game-sherwood = Sherwood
    .line = 2–4 · 60 min · mittel
    .about = Gesetzlose lauern an einer langen Straße auf die Wagen der Reichen.
game-nuremberg = Nürnberg
    .line = 3–4 · 90 min · anspruchsvoll
    .about = Baue die Reichsstadt mit ihren Mauern aus und handle auf fünf Straßen.
home-title = Vier Räuberspiele, ein Tisch
home-name = Dein Name
home-play = Sofort gegen Bots spielen
home-make = Tisch für Freunde öffnen
home-players = Spieler
home-bots = Bots
home-later = Kommt bald
home-tables = Meine Tische
home-none = Noch keine Tische. Ein Klick auf ein Spiel, und die Karten werden gegeben.
home-all = Alle { $count } zeigen
mine-turn = Du bist am Zug
mine-playing = Läuft
mine-lobby = Wartet auf Spieler
mine-over = Beendet
minutes = etwa { $count } Minuten

## Preferences

pref-language = Sprache
pref-theme = Farben
pref-theme-system = Wie das System
pref-theme-light = Hell
pref-theme-dark = Dunkel
pref-size = Schriftgröße
pref-table = Am Tisch
pref-sound = Töne
pref-motion = Karten fliegen
pref-one_tap = Ein Tipp: ohne Bestätigung spielen
pref-auto = Den einzig möglichen Zug von selbst spielen
pref-list = Spielplan als Liste (Vorleser)

## Bots and pace

pace-quick = Flott
pace-natural = Natürlich
pace-calm = Gemütlich

## Lobby

lobby-title = Ein Tisch { $game }
lobby-name = Dein Name an diesem Tisch
lobby-sit = Platz nehmen
lobby-stand = Aufstehen
lobby-add_bot = Bot dazu
lobby-level = Stärke des Bots
lobby-remove = { $player } wegschicken
lobby-shuffle = Plätze auslosen
lobby-start = Karten geben
lobby-wait_host = Wer den Tisch geöffnet hat, beginnt das Spiel.
lobby-invite = Freunde einladen
lobby-invite-text = Wer diesen Link öffnet, kann Platz nehmen. Ein Konto braucht niemand.
lobby-qr = QR-Code mit dem Link zum Tisch
lobby-options = So wird gespielt
lobby-seats = Zahl der Spieler
lobby-pace = Tempo der Bots
lobby-fair = Die Karten sind schon gemischt und durch einen Fingerabdruck versiegelt; nach dem Spiel kann es jeder prüfen.
seat-open = Freier Platz
seat-host = Gastgeber
seat-bot = Bot
seat-team = Team { $team }
seat-connected = Verbunden
seat-away = Abwesend
seat-stand_in = Abwesend: ein Bot spielt
seat-resigned = Aufgegeben
seat-acts = Am Zug

## Table

title-turn = Du bist am Zug
controls = Deine Aktionen
side = Verlauf, Gespräch und Regeln
tab-log = Verlauf
tab-chat = Gespräch
tab-rules = Regeln
hand-own = Deine Hand
hand-of = Hand von { $player }
hand-empty = Keine Karten auf der Hand
status-confirm = { $action }?
status-choose_target = { $piece }: Wähle, wohin.
status-choose_card = Wähle nun eine Karte dafür.
status-sent = Dein Zug ist unterwegs …
read-rule = Regel lesen
line-open = Verbunden
line-connecting = Verbinde …
line-waiting = Verbinde neu ({ $time })
history-shown = Der Tisch nach Zug { $move }.
history-show = Diese Stellung zeigen
history-now = Zurück zu jetzt
menu = Dieser Tisch
menu-takeover = Einen Bot für mich spielen lassen
menu-comeback = Selbst weiterspielen
menu-resign = Aufgeben
menu-resign-sure = Ein Bot spielt für dich zu Ende, und du kommst auf den letzten Platz.
menu-watch = Zuschauen und einladen
menu-report = Einen Fehler gefunden? Nenne uns Tisch { $table }, Zug { $move }.
absence-own = Ein Bot spielt für dich.
absence-other = { $player } ist schon länger weg.
absence-wait = Warten
absence-bot = Einen Bot spielen lassen
keys = Tasten
keys-cards = eine Karte wählen
keys-arrows = zwischen Zielen oder Karten; Schritte im Verlauf
keys-enter = bestätigen
keys-escape = abbrechen, oder zurück zu jetzt
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
chat-new = neue Nachrichten
chat-mute = { $player } stummschalten
chat-unmute = { $player } wieder hören
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
end-you = Du gewinnst!
end-winner = { $player } gewinnt.
end-tie = Geteilter Sieg: { $players }.
end-statistics = Erzählenswert
end-rematch = Revanche
end-next = Zur Revanche
fair = Ehrlich gemischt
fair-before = Vor dem Geben hat der Server ein Geheimnis gewählt, das allen Zufall bestimmt, und seinen Fingerabdruck veröffentlicht. Am Ende wird das Geheimnis gezeigt, und jeder kann prüfen, dass es nie geändert wurde.
fair-after = Das Geheimnis liegt jetzt offen. Salz und Geheimnis ergeben zusammen den Fingerabdruck, der vor dem Geben veröffentlicht wurde.
fair-commitment = Fingerabdruck (SHA-256)
fair-secret = Geheimnis
fair-salt = Salz
fair-check = Hier prüfen
fair-yes = Es passt: Nichts wurde geändert.
fair-no = Es passt nicht!

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
replay-viewer = Gesehen von
replay-from = Wie { $player }
replay-watch = Wie Zuschauer
replay-link = Link zu diesem Zug kopieren

## Hints and the coach

hint = Tipp
hint-title = Was wäre jetzt gut?
hint-thinking = Wird überlegt …
hint-win = Gewinnchance
hint-choose = Diesen Zug wählen: { $move }
hint-note = Geschätzt aus dem, was du siehst, über { $count } vorgestellte Partien. Ein Klick wählt den Zug; bestätigt wird er danach.
coach = Trainer
coach-ask = Den Trainer fragen
coach-intro = Der Trainer betrachtet jede Entscheidung aus dem, was der Spieler damals wusste: wie nah alle am Sieg waren, was Glück war und was Wahl, und welche Züge besser gewesen wären.
coach-start = Partie auswerten
coach-again = Erneut auswerten
coach-stop = Anhalten
coach-progress = { $done } von { $total } Entscheidungen
coach-stopped = Angehalten nach { $done } von { $total } Entscheidungen.
coach-failed = Die Auswertung ist abgebrochen. Versuch es noch einmal.
coach-chart = Gewinnchancen, Entscheidung für Entscheidung
coach-keys = Klicken oder Pfeiltasten; Bild auf und Bild ab springen von Wende zu Wende.
coach-deal = Der Anfang
coach-at = Entscheidung { $number }, { $player }
coach-soon = So weit ist der Trainer noch nicht.
coach-played = Gespielt
coach-better = Besser
coach-told = Zu { $player }: „{ $reason }“
coach-cost = kostet { $percent } % (± { $margin })
coach-good = Kein Zug war deutlich besser.
coach-forced = Der einzig mögliche Zug.
coach-tried = Züge, die der Trainer probiert hat
coach-see = Mit den Augen von { $player }
coach-swings = Die größten Wendungen
coach-worst = Entscheidungen
coach-worst-none = Keine Wahl war deutlich schlechter als eine andere.
coach-luckiest = Glück
coach-turn = Bevor { $player } entschied: { $lucky }
coach-turn-end = Mit dem Ergebnis: { $lucky }
coach-account = Woher die Ergebnisse kamen
coach-account-text = In Prozentpunkten der Gewinnchance, vom Anfang bis zum Ende.
coach-part-place = Platz
coach-part-score = Punkte
coach-part-start = Anfang
coach-part-own = Eigene Wahl
coach-part-others = Wahl der anderen
coach-part-luck = Glück
coach-part-end = Ende
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

## When something is not there

lost = Auf See verschollen
lost-text = Diese Seite gibt es nicht.
no-table = Kein solcher Tisch
no-table-text = Der Link ist unvollständig, oder es gibt den Tisch nicht mehr.
no-rules = Kein solches Spiel
no-rules-text = Regeln gibt es hier für die Spiele, die man spielen kann.
no-replay = Nichts nachzuspielen
no-replay-text = Das Spiel hat noch nicht begonnen, oder die Verbindung ist unterbrochen.
offline = Die Leitung ist gekappt
offline-text = Der Server antwortet nicht. Dein Spiel ist dort gut aufgehoben.

## Why something was not done, by the server’s code

problem-unknown = Das hat nicht geklappt.
problem-offline = Die Leitung ist gekappt: Versuch es gleich noch einmal.
problem-watching = Du schaust zu: Handeln können nur die Spieler.
problem-past = Das ist eine frühere Stellung: Zum Spielen zurück zu jetzt.
problem-stale = Das Spiel ist inzwischen weitergegangen.
problem-unreadable = Der Server hat das nicht verstanden.
problem-too_fast = Nicht so schnell: Warte eine Sekunde.
problem-too_large = Das ist zu viel auf einmal.
problem-too_long = Dieser Text ist zu lang.
problem-bad_name = Ein Name hat 1 bis 24 Zeichen.
problem-bad_token = Dieser Platz ist nicht deiner.
problem-host_only = Das kann nur, wer den Tisch geöffnet hat.
problem-seat_taken = Dieser Platz ist besetzt.
problem-already_seated = Du hast hier schon einen Platz.
problem-not_seated = Du hast hier keinen Platz.
problem-no_such_seat = Diesen Platz gibt es nicht.
problem-no_such_bot = Diesen Bot gibt es nicht.
problem-no_such_pace = Dieses Tempo gibt es nicht.
problem-seats_open = Es sind noch Plätze frei.
problem-started_already = Das Spiel hat schon begonnen.
problem-not_started = Das Spiel hat noch nicht begonnen.
problem-not_over = Erst nach dem Ende.
problem-not_absent = So lange ist dieser Spieler noch nicht weg.
problem-bot_plays_already = Hier spielt gerade ein Bot.
problem-not_taken_over = Für dich spielt kein Bot.
problem-resigned_already = Du hast schon aufgegeben.
problem-cannot_say = Das lässt sich hier nicht sagen.
problem-not_practice = Tipps gibt es nur zur Übung: wenn ein Mensch allein gegen Bots spielt.
problem-not_asked = Du hast gerade nichts zu entscheiden.
problem-busy = Gerade ist zu viel zu überlegen: versuch es gleich noch einmal.
problem-not_your_review = Anhalten kann nur, wer die Auswertung wollte oder hier gespielt hat.
resume-banner =
    { $count ->
        [one] Du bist in { $game } am Zug: zurück zum Tisch
       *[other] Du bist an { $count } Tischen am Zug: zurück zu { $game }
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
