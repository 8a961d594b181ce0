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
