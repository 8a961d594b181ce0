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
