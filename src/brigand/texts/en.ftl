### Brigand: what the app says outside the games

app-name = Brigand
app-tagline = A digital table for games of robbers, merchants and sheriffs

## Rules

rules-title = Rules of { $game }
rules-intro = The rules in our own words. Ids in grey name each rule; a mark tells what the book leaves open.
rules-origin-ruling = Our ruling
rules-origin-derived = Derived from the book
rules-origin-found = Found in another source
rules-origin-source = Found in another source
rules-origin-reconstructed = Reconstructed by us
