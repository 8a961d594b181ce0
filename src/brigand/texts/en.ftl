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

## Bots

bot-easy = Easy
    .about = Plays by instinct and makes mistakes.
bot-medium = Medium
    .about = Thinks ahead for a moment.
bot-hard = Hard
    .about = Thinks through thousands of matches that could lie behind what it sees.
bot-random = Random
    .about = Plays anything the rules allow.
bot-greedy = Greedy
    .about = Takes what its instinct likes best and never looks ahead.
