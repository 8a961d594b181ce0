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

### The web app
## Words of every page

close = Close
back = Back
next = Next
confirm = Confirm
cancel = Cancel
loading = One moment …
try-again = Try again
guest = Guest
settings = Settings
share = Share
share-link = Link to this table
share-copy = Copy link
share-copied = Copied
nav-home = Brigand: home
nav-tools = Tools
nav-foot = More
foot-affiliation = Brigand is a free fan project. It is not affiliated with the authors or publishers of these games; their names are used only to say which rules are played.
foot-rules = Rules of { $game }
foot-api = For developers

## The games on the first page; .line stands under the picture

game-loot = Loot
    .line = 2–8 · 20 min · easy
    .about = Launch your merchants, plunder everyone else’s, and always keep an eye on the captains.
game-nottingham = Nottingham
    .line = 3–5 · 45 min · medium
    .about = Robbers share the county’s gold while the sheriff rides from town to town.
game-sherwood = Sherwood
    .line = 2–4 · 60 min · medium
    .about = Bands of outlaws wait along one long road for the wagons of the rich.
game-nuremberg = Nuremberg
    .line = 3–4 · 90 min · deep
    .about = Build the free city and its walls, and trade along five roads.
home-title = Four games of robbers, one table
home-name = Your name
home-play = Play now against bots
home-make = Make a table for friends
home-players = Players
home-bots = Bots
home-later = Coming soon
home-tables = My tables
home-none = No tables yet. One click on a cover and the cards are dealt.
home-all = Show all { $count }
mine-turn = Your turn
mine-playing = Playing
mine-lobby = Waiting for players
mine-over = Finished
minutes = about { $count } minutes

## Preferences

pref-language = Language
pref-theme = Theme
pref-theme-system = As the system
pref-theme-light = Light
pref-theme-dark = Dark
pref-size = Text size
pref-table = At the table
pref-sound = Sounds
pref-motion = Cards fly
pref-one_tap = One tap: play without confirming
pref-auto = Play the only possible move for me
pref-list = Board as a list (screen readers)

## Bots and pace

pace-quick = Quick
pace-natural = Natural
pace-calm = Calm

## Lobby

lobby-title = A table of { $game }
lobby-name = Your name at this table
lobby-sit = Sit down
lobby-stand = Stand up
lobby-add_bot = Add a bot
lobby-level = Level of the bot
lobby-remove = Send { $player } away
lobby-shuffle = Random seats
lobby-start = Deal the cards
lobby-wait_host = The host starts the game.
lobby-invite = Invite friends
lobby-invite-text = Whoever opens this link can sit down. No account needed.
lobby-qr = QR code of this table’s link
lobby-options = How to play
lobby-seats = Number of players
lobby-pace = Pace of the bots
lobby-fair = The shuffle is fixed already and sealed by a fingerprint; after the game everybody can check it.
seat-open = Open seat
seat-host = Host
seat-bot = Bot
seat-team = Team { $team }
seat-connected = Connected
seat-away = Away
seat-stand_in = Away: a bot plays
seat-resigned = Resigned
seat-acts = To act

## Table

title-turn = Your turn
controls = Your actions
side = Log, chat and rules
tab-log = Log
tab-chat = Chat
tab-rules = Rules
hand-own = Your hand
hand-of = Hand of { $player }
hand-empty = No cards in hand
status-confirm = { $action }?
status-choose_target = { $piece }: choose where it goes.
status-choose_card = Now choose a card for it.
status-sent = Your move is on its way …
read-rule = Read the rule
line-open = Connected
line-connecting = Connecting …
line-waiting = Reconnecting ({ $time })
history-shown = The table after move { $move }.
history-show = Show this position
history-now = Back to now
menu = This table
menu-takeover = Let a bot play for me
menu-comeback = Play on myself
menu-resign = Resign
menu-resign-sure = A bot finishes the game for you and you are ranked last.
menu-watch = Watch and invite
menu-report = Found a mistake? Tell us: table { $table }, move { $move }.
absence-own = A bot is playing for you.
absence-other = { $player } has been away for a while.
absence-wait = Wait
absence-bot = Let a bot play
keys = Keys
keys-cards = choose a card
keys-arrows = between targets or cards; steps in history
keys-enter = confirm
keys-escape = cancel, or back to now
keys-hint = a hint, in practice
keys-list = board as a list
keys-sound = sounds on or off
keys-help = these keys

## Chat

chat-table = Table
chat-team = Team
chat-watchers = Watchers
chat-channel = Who reads it
chat-empty = Nothing said yet.
chat-say = Say something
chat-send = Send
chat-new = new remarks
chat-mute = Do not show { $player }
chat-unmute = Hear { $player } again
chat-phrases = Ready phrases
phrase-hello = Ahoy, everyone!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-nice_move = What a move!
phrase-ouch = Ouch!
phrase-thanks = Thanks!
phrase-sorry = Sorry, nothing personal.
phrase-moment = One moment, please.
phrase-hurry = Your turn!
phrase-watch_out = I am coming for you.
phrase-so_close = So close!
phrase-again = Another round?
phrase-good_game = Good game!

## End

end-title = The end
end-show = Show the result
end-skip = Show all
end-you = You win!
end-winner = { $player } wins.
end-tie = Shared victory: { $players }.
end-statistics = Worth telling
end-rematch = Rematch
end-next = To the rematch
fair = Fair shuffle
fair-before = Before the deal the server chose a secret that fixes all chance and published its fingerprint below. At the end the secret is shown, and everybody can check that it was never changed.
fair-after = The secret is open now. Salt and secret together give the fingerprint that was published before the deal.
fair-commitment = Fingerprint (SHA-256)
fair-secret = Secret
fair-salt = Salt
fair-check = Check it here
fair-yes = It fits: nothing was changed.
fair-no = It does not fit!

## Replay

replay = Replay
replay-table = To the table
replay-first = To the start
replay-last = To the end
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-speed = Speed
replay-viewer = Seen from
replay-from = As { $player }
replay-watch = As a watcher
replay-link = Copy the link to this move

## Hints and the coach

hint = Hint
hint-title = What would be good now?
hint-thinking = Thinking it over …
hint-win = chance to win
hint-choose = Choose this move: { $move }
hint-note = Estimated from what you can see, over { $count } imagined matches. A click chooses the move; you still confirm it.
coach = Coach
coach-ask = Ask the coach
coach-intro = The coach looks at every decision from what its player knew then: how close everybody was to winning, what was luck and what was choice, and which moves would have been better.
coach-start = Analyse this match
coach-again = Analyse again
coach-stop = Stop
coach-progress = { $done } of { $total } decisions
coach-stopped = Stopped after { $done } of { $total } decisions.
coach-failed = The analysis broke off. Try it again.
coach-chart = Chances to win, decision by decision
coach-keys = Click, or use the arrow keys; Page up and Page down go from swing to swing.
coach-deal = The deal
coach-at = Decision { $number }, { $player }
coach-soon = The coach has not come this far yet.
coach-played = Played
coach-better = Better
coach-told = To { $player }: “{ $reason }”
coach-cost = cost { $percent } % (± { $margin })
coach-good = No move was clearly better.
coach-forced = The only possible move.
coach-tried = Moves the coach tried
coach-see = See it as { $player }
coach-swings = The biggest swings
coach-worst = Choices
coach-worst-none = No choice was clearly worse than another.
coach-luckiest = Luck
coach-turn = Before { $player } decided: { $lucky }
coach-turn-end = With the result: { $lucky }
coach-account = Where the results came from
coach-account-text = In points of the chance to win, from the start to the end.
coach-part-place = Place
coach-part-score = Score
coach-part-start = Start
coach-part-own = Own choices
coach-part-others = Others’ choices
coach-part-luck = Luck
coach-part-end = End
record-download = Download the match
coach-waiting =
    { $count ->
        [0] Starting …
        [one] One match comes first.
       *[other] { $count } matches come first.
    }

## Rules in the app

rules-search = Search the rules
rules-none = No rule says that.
rules-page = All rules on one page
rules-aid = Player aid
tutorial = First steps
tutorial-skip = Skip

## When something is not there

lost = Lost at sea
lost-text = There is no such page.
no-table = No such table
no-table-text = The link is incomplete, or the table is gone.
no-rules = No such game
no-rules-text = Rules are here for the games that can be played.
no-replay = Nothing to replay
no-replay-text = The game has not begun, or the line is cut.
offline = The line is cut
offline-text = The server does not answer. Your game is safe there.

## Why something was not done, by the server’s code

problem-unknown = That did not work.
problem-offline = The line is cut: try again in a moment.
problem-watching = You are watching: only players can act.
problem-past = This is an earlier position: go back to now to play.
problem-stale = The table has moved on meanwhile.
problem-unreadable = The server did not understand this.
problem-too_fast = Not so fast: wait a second.
problem-too_large = That is too much at once.
problem-too_long = This text is too long.
problem-bad_name = A name needs 1 to 24 characters.
problem-bad_token = This seat is not yours.
problem-host_only = Only the host can do this.
problem-seat_taken = This seat is taken.
problem-already_seated = You already have a seat here.
problem-not_seated = You have no seat here.
problem-no_such_seat = There is no such seat.
problem-no_such_bot = There is no such bot.
problem-no_such_pace = There is no such pace.
problem-seats_open = Some seats are still open.
problem-started_already = The game has begun already.
problem-not_started = The game has not begun yet.
problem-not_over = Only after the end.
problem-not_absent = This player is not away long enough.
problem-bot_plays_already = A bot is playing here.
problem-not_taken_over = No bot is playing for you.
problem-resigned_already = You have resigned already.
problem-cannot_say = This cannot be said here.
problem-not_practice = Hints are for practice: only when one person plays against bots.
problem-not_asked = It is not your decision now.
problem-busy = Too much to think about right now: try again in a moment.
problem-not_your_review = Only who asked for this analysis or played here can stop it.
resume-banner =
    { $count ->
        [one] It is your turn in { $game }: back to the table
       *[other] It is your turn at { $count } tables: back to { $game }
    }
lobby-open_seats =
    { $count ->
        [one] One seat is still open: invite somebody or add a bot.
       *[other] { $count } seats are still open: invite somebody or add bots.
    }
watchers =
    { $count ->
        [one] { $count } watcher
       *[other] { $count } watchers
    }

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
