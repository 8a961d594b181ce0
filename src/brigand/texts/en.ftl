### Brigand: what the app says outside the games

app-tagline = A digital table for games of robbers, merchants and sheriffs

## Rules

rules-title = Rules of { $game }
rules-intro = The rules in our own words. Ids in grey name each rule; a mark tells what the rulebook leaves open.
rules-origin-ruling = Our ruling
rules-origin-derived = Derived from the rulebook
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
percent = { $percent }%
list = { $first } and { $last }
guest = Guest
settings = Settings
share = Share
share-link = Link to this table
share-copy = Copy link
share-copied = Copied
share-local = This address works on this computer only. For others, open the table under this computer’s address in your network.
nav-home = To the home page
share-copy_command = Copy command
nav-tools = Tools
nav-foot = More
foot-affiliation = Brigand is a free fan project. It is not affiliated with the authors or publishers of these games; their names are used only to say which rules are played.
foot-rules = Rules of { $game }
foot-compiling = Bots get faster in a minute: their engine is being compiled.
foot-api = For developers

## Under the pictures of the games on the first page

# $players: numbers of players, such as 2–6, 8. $minutes (number). $weight: how heavy the game is.
cover-line = { $players } · { $minutes } min · { $weight }
home-title = Games of robbers, one table
home-name = Your name
home-play = Play now against bots
home-make = Make a table for friends
home-players = Players
home-bots = Bots
home-later = Coming soon
home-tables = My tables
home-none = No tables yet. Choose a game above, and the cards are dealt.
home-back = All games
home-all = Show all ({ $count })
mine-turn = Your turn
mine-playing = Playing
mine-lobby = Waiting for players
mine-over = Finished
mine-won = Won by { $players }
minutes =
    about { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## Preferences

pref-language = Language
pref-theme = Theme
pref-theme-system = Same as the system
pref-theme-light = Light
pref-theme-dark = Dark
pref-size = Text size
pref-table = At the table
pref-sound = Sounds
pref-motion = Animated cards
pref-one_tap = One tap: play without confirming
pref-auto = Play the only possible move for me
pref-hold = Wait a moment before a turn ends (it can be called off)
pref-declines = Say no for me where I cannot pay or have nothing to exchange
pref-list = Board as a list (screen readers)

## Bots and pace

pace-quick = Quick
pace-natural = Natural
pace-calm = Calm

## Lobby

lobby-title = A table of { $game }
lobby-name = Your name at this table
lobby-sit = Sit down
lobby-sit-name = Write your name above to sit down.
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
lobby-options = Options of the game
lobby-seats = Number of players
lobby-pace = Pace of the bots
lobby-fair = The shuffle is sealed by a fingerprint, and every browser at the table adds randomness of its own; after the game everybody can check it.
option-file-own = Your own, { $hash }
option-file-choose = Choose a file …
option-file-save = Save
option-file-remove = Remove
seat-open = Open seat
seat-number = Seat { $number }
seat-host = Host
seat-bot = Bot
seat-team = Team { $team }
seat-connected = Connected
seat-away = Away
seat-stand_in = A bot plays
seat-resigned = Resigned
seat-acts = To act
panel-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
panel-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

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
hand-idle = { $card }, not playable now
status-confirm = { $action }?
status-choose_target = Choose a target for: { $piece }
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
menu-open = Menu
menu-takeover = Let a bot play for me
menu-comeback = Play on myself
menu-resign = Resign
menu-resign-sure = A bot finishes the game for you and you are ranked last.
menu-end-sure = Everybody who plays is asked. If all agree, the match ends here and is ranked as it stands.
menu-watch = Whoever opens this link can watch.
menu-report = Report a mistake
menu-terminal = Play on in a terminal
menu-terminal-text = This command takes up your seat in a terminal. Keep it to yourself: whoever has it can play for you.
absence-own = A bot is playing for you.
absence-other = { $player } has been away for a while.
absence-wait = Wait
absence-bot = Let a bot play
absence-end = End the match?
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
chat-watchers = Spectators
chat-channel = Who reads it
chat-empty = Nothing said yet.
chat-say = Say something
chat-send = Send
chat-new =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
chat-mute = Do not show { $player }
chat-unmute = Show { $player } again
chat-hush = Spectators cannot talk
chat-clear = Clear the chat
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
end-account = How it was scored
end-you = You win!
end-winner = Victory goes to { $side }.
end-tie = Shared victory: { $players }.
end-statistics = Worth telling
end-rematch = Rematch
end-next = To the rematch
fair = Fair shuffle
fair-before = Before anybody sat down the server chose a secret and published its fingerprint below. Then every seat’s browser adds randomness of its own. Both together decide deal, seats by lot and all chance; neither could choose it alone. At the end the secret is shown, and everybody can check it all.
fair-after = The secret is open now. With it everybody can draw seats, deal and all chance again.
fair-commitment = Fingerprint (SHA-256)
fair-secret = Secret
fair-salt = Salt
fair-check = Verify here
fair-added = What the seats added
fair-added-none = nothing added
fair-added-bot = a bot adds nothing
fair-added-own = by this browser
fair-mix = What the deal was made of
fair-old = This match was dealt before seats could add randomness.
fair-file = Verify a file
fair-unreadable = This file is not the record of a match.

## Verifying a match (browser and `brigand verify`)

verify-good = Verified: this match is the one that was sealed before its deal.
verify-good-commitment = The secret opens the fingerprint that was published before anybody sat down.
verify-good-entropy = { $count ->
    [0] None of the { $seats } seats added randomness to the deal.
    [one] One of { $seats } seats added randomness to the deal, and it is in it.
   *[other] { $count } of { $seats } seats added randomness to the deal, and all of it is in it.
}
verify-good-order = Everybody sits where the sealed lot says.
verify-good-old = This match was dealt before seats could add randomness: seat order was not sealed.
verify-good-chance = Deal and chance come out the same when drawn again: { $deal } for the deal, { $chances } after it.
verify-good-seals = Nothing was changed in { $count ->
    [one] the one action
   *[other] any of { $count } actions
} or in the result.
verify-good-rules = { $count ->
    [one] The one action is
   *[other] All { $count } actions are
} by the rules.
verify-good-end = The result is what was played.
verify-good-laboratory = A match of the laboratory: it is by the rules; nothing was sealed before it.
verify-rules-here = Whether every action is by the rules is checked by the command `brigand verify` with the record.
verify-bad-nothing = This record says nothing of what was sealed before the deal, so the shuffle cannot be checked.
verify-bad-shape = The record is not complete: what belongs to its { $seats } seats does not fit together.
verify-bad-published = The fingerprint in the record is not the one that was published before the deal.
verify-bad-commitment = The secret does not open the fingerprint: the shuffle was changed after it was sealed.
verify-bad-settings = Game, options, number of seats or fingerprint are not those the deal was made of.
verify-bad-swapped = Places { $one } and { $other } were swapped after the deal.
verify-bad-dropped = The randomness that { $name } added at place { $place } was left out.
verify-bad-entropy = Place { $place } ({ $name }): who sat there or what was added is not what the deal was made of.
verify-bad-own = The randomness that this browser added is not in the record.
verify-bad-mix = The deal was made of other parts than those shown when it began.
verify-bad-order = Seats were swapped: seat { $chair } belongs to place { $due }, not to place { $place }.
verify-bad-name = Seats were swapped: { $due } belongs on seat { $chair }, not { $name }.
verify-bad-deal = { $draw ->
    [0] The deal: the rules ask for other chance than the record tells.
   *[other] The deal was altered: its chance number { $draw } does not come out of the sealed secret.
}
verify-bad-chance = { $draw ->
    [0] Action { $number }: the rules ask for other chance than the record tells.
   *[other] Action { $number }: its chance number { $draw } does not come out of the sealed secret.
}
verify-bad-action = Action { $number } ({ $name }) was altered, left out or put in.
verify-bad-end = The result, or what follows action { $count }, was altered.
verify-bad-rules = Played by version { $version } of the rules; here is version { $here }.
verify-bad-after = Action { $number }: the match was over.
verify-bad-turn = Action { $number }: it is not the turn of { $name }.
verify-bad-words = Action { $number } of { $name } cannot be read.
verify-bad-illegal = Action { $number } of { $name } is against the rules ({ $rule }).
verify-bad-unfinished = After { $count ->
    [one] one action
   *[other] { $count } actions
} the match is not finished.
verify-bad-result = The result is not what was played.
verify-bad-ending = The result in the record is not the one shown at this table.

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
replay-watch = As a spectator
replay-link = Copy the link to this move

## Hints and the coach

hint = Hint
hint-title = What would be good now?
hint-thinking = Thinking it over …
hint-win = chance to win
hint-choose = Choose this move: { $move }
hint-note =
    Estimated from what you can see, over { $count ->
        [one] { $count } imagined match
       *[other] { $count } imagined matches
    }. A click chooses the move; you still confirm it.
hint-even = No clear difference between these: choose as you like.
hint-even-some = No clear difference between the first ones.
coach = Coach
coach-ask = Ask the coach
coach-intro = The coach looks at every decision from what its player knew then: how close everybody was to winning, what was luck and what was choice, and which moves would have been better.
coach-start = Analyse this match
coach-again = Analyse again
coach-stop = Stop
coach-progress =
    { $done } of { $total ->
        [one] { $total } decision
       *[other] { $total } decisions
    }
coach-stopped =
    Stopped after { $done } of { $total ->
        [one] { $total } decision
       *[other] { $total } decisions
    }.
coach-failed = The analysis broke off. Try it again.
coach-chart = Chances to win, decision by decision
coach-keys = Click, or use the arrow keys; Page up and Page down go from swing to swing.
coach-deal = The deal
coach-at = Decision { $number }, { $player }
coach-soon = The coach has not come this far yet.
coach-played = Played
coach-better = Better
coach-told = To { $player }: “{ $reason }”
coach-cost = cost { $percent }% (± { $margin })
coach-good = No move was clearly better.
coach-forced = The only possible move.
coach-tried = Moves the coach tried
coach-see = See it as { $player }
coach-swings = The biggest swings
coach-mine = My mistakes
coach-mine-none = You made no clear mistake.
coach-others = The others’ mistakes
coach-worst = Mistakes
coach-worst-none = No choice was clearly worse than another.
coach-luckiest = Luck
coach-turn = Before { $player } decided: { $lucky }
coach-turn-end = With the result: { $lucky }
coach-account = How everybody played
coach-account-text = Decisions without a clear mistake. A mistake is clear if another move was better by more than the margin (±): in 95 of 100 cases, chance in the coach’s own tries moves the number by less than that.
coach-part-place = Place
coach-part-score = Score
coach-choices =
    { $count ->
        [one] { $count } decision with a choice
       *[other] { $count } decisions with a choice
    }
coach-mistakes =
    { $count ->
        [0] no clear mistake
        [one] one clear mistake
       *[other] { $count } clear mistakes
    }
coach-costliest = the costliest took { $percent }%
coach-part-choices = Choices
coach-part-mistakes = Clear mistakes
coach-part-costliest = Costliest
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

## Myself: devices

me = Me
me-title = You on Brigand
device-title = Your devices
device-go = Go on with another device
device-go-text = Open this link on your phone or another computer: there you are the same player, with your tables and your hand. The link works once, for ten minutes. Keep it to yourself.
device-make = Make a link
device-again = Make another link
device-link = Link for your other device
device-qr = QR code of the link for your other device
device-left = works for { $time } more
device-over = This link has expired.
device-this = this device
device-unnamed = A device
device-seen = last seen { $when }
device-end = Sign out
device-end-of = Sign out { $device }
device-end-text = A device that is signed out is a new guest at once: it has none of your tables any more.
device-only = Only this one so far.
link-title = Go on here?
link-text = On this device you will be { $name }, with all tables of { $name }.
link-behind =
    { $count ->
        [one] This device leaves one table of its own behind.
       *[other] This device leaves { $count } tables of its own behind.
    }
link-use = Go on as { $name }
link-nobody = the player who made this link
link-over = This link no longer works
link-over-text = A link works once, for ten minutes. Make a new one on the other device.

## Myself: a name and a password, and what is kept of me

account = Your account
account-none = As a guest you need none. With a name and a password you are the same player on every device, and nobody else can be.
account-yes = You can sign in as { $name } on any device.
account-sign_up = Sign up
account-sign_in = Sign in
account-sign_out = Sign out
account-sign_out-text = This browser is a new guest afterwards.
account-have = I have an account
account-new = I am new here
account-name = Name
account-password = Password
account-password-old = Current password
account-password-new = New password
account-password-rule = At least 8 characters.
account-password-change = Change the password
account-password-changed = Done. All your other devices were signed out.
account-mail = E-mail address, if you want links sent when you forget the password
account-mail-change = E-mail address
account-mail-text = Links to choose another password are sent there. Leave it empty for none.
account-save = Save
account-forgot = I forgot my password
account-forgot-mail = If this name has an e-mail address, a link is on its way. It works once, for ten minutes.
account-forgot-host = Ask the host of this server for a link.
account-moves = Your tables, results and ratings come along.
link-reset-title = Choose another password
link-reset-text = For { $name }. All other devices are signed out.
link-reset-use = Save and sign in
data-title = What is stored about you
data-text = Your name, account and devices, your tables with what you said there, your results, and how you want to be told of your turns. Nothing else.
data-export = Take it along (JSON)
data-delete = Delete everything
data-delete-sure = You give up running matches, your name disappears from finished ones, and all your devices are signed out. This cannot be undone.
data-delete-yes = Delete everything of mine
mail-link = Brigand: a link to sign in
mail-link-text =
    Hello { $name },

    with this link you choose another password and are signed in:
    { $link }

    It works once, for ten minutes. If you did not ask for it, nothing has happened.

## Ratings and history

rated = Rated
rated-option = Rated match
rated-text = The result counts for everybody’s rating. No hints, nothing taken back; whoever resigns is last.
rated-own = This match counts for your rating.
rating = Rating
rating-none = not rated yet
rating-all = Leaderboard
rating-of =
    { $count ->
        [one] { $game }, { $count } player
       *[other] { $game }, { $count } players
    }
rating-rank = Place { $number }
rating-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
rating-note = Everybody starts at 25; ± tells how sure the number is. Bots are rated on the same scale.
rating-empty = Nobody has played a rated match here yet.
rating-curve = Rating of { $name } after each match, from { $start } to { $end }
history = Profile and history
history-none = No finished matches yet.
history-place = Place
history-mine = My profile
history-match = To the match
history-unrated = not rated
history-stopped = ended early
history-bot = Bot, { $level }
against = Head to head
against-before = you before { $name }
against-behind = { $name } before you
against-even = equal
mine-waiting = { $players }, since { $when }
no-person = Nobody here
no-person-text = This player has no rated matches, or is gone.

## When something is not there

lost = Lost at sea
lost-text = There is no such page.
no-table = No such table
no-table-text = The link is incomplete, or the table is gone.
no-rules = No such game
no-rules-text = Rules are here for the games that can be played.
no-replay = Nothing to replay
no-replay-text = The game has not begun, or the connection is lost.
offline = Connection lost
offline-text = The server does not answer. Your game is safe there.

## Why something was not done, by the server’s code

problem-unknown = That did not work.
problem-offline = The connection is lost: try again in a moment.
problem-watching = You are watching: only players can act.
problem-past = This is an earlier position: go back to now to play.
problem-over = The match is over.
problem-stale = The table has moved on meanwhile.
problem-unreadable = The server did not understand this.
problem-unknown_address = Nothing answers at this address.
problem-wrong_method = This address cannot be asked like that.
problem-internal = The server made a mistake; it has been noted.
problem-too_fast = Not so fast: wait a second.
problem-too_large = That is too much at once.
problem-too_long = This text is too long.
problem-bad_name = A name needs 1 to 24 characters.
problem-link_over = This link was used already, or it has expired.
problem-no_such_device = This device is not in your list.
problem-no_accounts = There are no accounts on this server: everybody is a guest.
problem-has_account = You have an account already.
problem-account_taken = This name is taken.
problem-bad_password = A password needs 8 to 200 characters.
problem-wrong_password = Name and password do not belong together.
problem-too_many_attempts = Too many attempts: try again in a quarter of an hour.
problem-not_signed_in = You are not signed in.
problem-bad_mail = This is not an e-mail address.
problem-no_mail = This server sends no e-mail: ask its host for a link.
problem-changed_since = The match counts, and you changed it after others sat down: they must be ready first.
problem-rated = Not in a rated match.
problem-rated_box = A match with a box of your own cannot be rated.
problem-no_such_person = This player has no rated matches, or is gone.
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
problem-not_absent = This player has not been away long enough.
problem-bot_plays_already = A bot is playing here.
problem-not_taken_over = No bot is playing for you.
problem-resigned_already = You have resigned already.
problem-cannot_say = This cannot be said here.
problem-not_practice = Hints are for practice: only when one person plays against bots.
problem-not_asked = It is not your decision now.
problem-not_kept = This could not be saved: nothing has changed. Try again in a moment.
problem-busy = Too much to think about right now: try again in a moment.
problem-not_your_review = Only those who asked for this analysis or played here can stop it.
problem-broken = This table cannot be opened any more.
problem-other_rules = This table was opened under older rules and cannot be continued.
problem-nothing_to_undo = There is nothing of yours to take back now.
problem-asked_already = A question is open already: settle that one first.
problem-nothing_asked = Nobody asks you anything now.
problem-no_steps = The bots are not waiting for your step.
problem-stopped = This match was ended early: there is nothing to analyse to the end.
problem-bad_entropy = What a seat adds to the deal is 64 hexadecimal digits.
problem-mixed_already = Your randomness is in the deal already.
problem-too_much = Too much in too short a time: wait a little.
problem-too_many_tables = You have too many unfinished tables: end one of them first.
problem-name_taken = Somebody here has this name, or one that looks like it.
problem-sent_away = You were sent away from this table.
problem-hushed = Spectators cannot talk at this table.
problem-no_cookie = Open the page first: without its cookie nobody can talk.
lobby-open_seats-guest =
    { $count ->
        [one] One seat is still open. The host starts the game.
       *[other] { $count } seats are still open. The host starts the game.
    }
lobby-open_seats =
    { $count ->
        [one] One seat is still open: invite somebody or add a bot.
       *[other] { $count } seats are still open: invite somebody or add bots.
    }
watchers =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## Time

lobby-clock = Time to think
lobby-clock-help = Each decision has its own seconds; only after them is the reserve used.
lobby-clock-days-help = Everybody has this long for each decision. You need not be here at the same time.
lobby-clock-none-help = Everybody thinks as long as they like.
lobby-at_zero = When time runs out
clock-none = No clock
clock-quick = Quick: 5 min, and 15 s for each decision
clock-live = Live: 15 min, and 30 s for each decision
clock-slow = Slow: 30 min, and 60 s for each decision
clock-day = A day for each decision
clock-days_3 = Three days for each decision
clock-week = A week for each decision
clock-custom = { $reserve }, and { $each } for each decision
at_zero-bot = A bot plays on
at_zero-resign = The player resigns
at_zero-wait = The others wait
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    } { $hours } h
clock-label = Time of { $player }: { $left } for this decision, { $reserve } in reserve
clock-low = Only ten seconds left!
clock-over = time is up
clock-give =
    { $days ->
        [0] Give { $player } a minute
       *[other] Give { $player } a day
    }
mine-left = { $time } left
event-time_over =
    { $then ->
        [bot] { $seat } has no time left. A bot plays on.
        [resign] { $seat } has no time left and has resigned.
       *[wait] { $seat } has no time left. The others wait.
    }
event-time_given =
    { $days ->
        [0] { $seat } gives { $player } a minute.
       *[other] { $seat } gives { $player } a day.
    }
problem-no_clock = There is no clock at this table.
problem-no_time_for = Time can only be given to others who play themselves.
problem-time_enough = This player has more than enough time.

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

## Taking back, pace, ready, ending early

event-taken_back =
    { $why ->
        [practice]
            { $steps ->
                [one] { $seat } takes back a move, for practice.
               *[other] { $seat } goes back { $steps } moves, for practice.
            }
        [agreed]
            { $steps ->
                [one] All agree: { $seat } takes back a move.
               *[other] All agree: { $seat } takes back { $steps } moves.
            }
       *[own] { $seat } takes back a step.
    }
undo = Undo
undo-ask = Ask to undo
undo-practice = Undo (practice)
undo-key = take back
wish-undo = { $player } would like to take back the last move. Nobody has to wait.
wish-end = { $player } would like to end the match here.
wish-own-undo = You asked to take back your move. { $count ->
        [one] One answer is missing.
       *[other] { $count } answers are missing.
    }
wish-own-end = You asked to end the match here. { $count ->
        [one] One answer is missing.
       *[other] { $count } answers are missing.
    }
wish-yes = Agree
wish-no = No
wish-withdraw = Never mind
pace-step = Step by step
pace-pause = Pause
pace-next = Next step
pace-held = The bots are waiting.
ready = I am ready
ready-not = Not ready yet
ready-mark = ready
menu-end = End the match by agreement
menu-invite = Invite
menu-rules = Rules
menu-copy = Copy the report
menu-download = Download the report
menu-report-text = A small file with game, move and version helps us find it.
menu-fair = Fair shuffle
resigned = You have resigned. A bot finishes for you, and you are ranked last.
reason-stopped = The match was ended here; this is how it stood.

## Results shown on a card
status-last = See how it ended …
pref-results = Show results
pref-results-mine = Mine and against me
pref-results-all = All
pref-results-none = None
result = Result
result-seen = Seen
result-skip = All at once
result-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }
result-close = Close all
result-goal = Needed: { $goal }
result-die = { $seat }: { $face }, { $sum } in all
result-die_late = { $seat }: { $face }, too late
result-was = was { $face }

## The terminal table
## $text: what was typed. $moves: moves in notation. $file, $command: as they are typed.

terminal-type = A move, or a command such as “help”
terminal-waits = Waiting for { $players }.
terminal-steps = Left and right lead on, Esc back to now.
terminal-practice = practice
terminal-again = Another match
terminal-nothing_fits = No possible move fits what you typed.
terminal-nothing_there = Nothing can be done with this now.
terminal-not_understood = “{ $text }” is neither a move nor a command; “help” lists the commands.
terminal-meant = Did you mean: { $moves }?
terminal-moves =
    { $count ->
        [one] One move is possible; “moves” shows it.
       *[other] { $count } moves are possible; “moves” lists them.
    }
terminal-allowed = This is possible now: { $move }.
terminal-undone = Taken back; nobody had learned anything by it.
terminal-undone-practice = Taken back. Something was known already, so this match counts as practice from now on.
terminal-saved = Saved in { $file }
terminal-not_kept = The match goes on but cannot be saved: { $reason }
terminal-come_back = The match is saved. Go on with: { $command }
terminal-lost = The connection is lost; trying again. Your match is safe on the server.
terminal-back = Connected again.
terminal-unreachable = Nobody answers at { $link }. Is the server running?
terminal-no_server = What answers at { $link } is not a table of ours.
terminal-try = Only trying will tell whether this offer is possible.
terminal-lobby = Commands: sit, bot, ready, start.
terminal-sure = To do it, type: { $command }
terminal-wish = Answer with “agree” or “disagree”.
terminal-wish-own = “disagree” takes the question back.
terminal-paces = The bots’ pace: { $pace }. There are { $paces }.
terminal-key-help = Help
terminal-key-hint = Hint
terminal-key-rules = Rules
terminal-key-log = Log
terminal-key-chat = Chat
terminal-key-list = List
terminal-key-language = Language
terminal-key-shade = Light/dark
terminal-key-menu = Table
terminal-key-undo = Undo
terminal-key-quit = Leave
terminal-help = Type a move as it stands in the list of moves, or its number, or one of these commands. Tab completes.
terminal-help-help = these commands
terminal-help-moves = the possible moves; with a word, those that contain it
terminal-help-board = the table in sentences
terminal-help-status = who must do what, and everybody’s panel
terminal-help-log = the last lines of the log; with a number, that many
terminal-help-hint = what would be good now, in practice
terminal-help-why = with a move: why it is not possible now
terminal-help-rules = the chapters of the rules; with a chapter, a rule or a word, what they say
terminal-help-undo = take your last move back
terminal-help-history = with a number: the table after that move
terminal-help-see = look at the past from another seat, by its number; 0 as a spectator
terminal-help-say = say something to the table
terminal-help-language = en, it or de
terminal-help-save = save the match in a file of your own
terminal-help-new = another match like this one
terminal-help-sit = take a seat at a table for friends; with a number, that one
terminal-help-bot = put a bot on an open seat: easy, medium or hard
terminal-help-start = deal, once all seats are taken
terminal-help-ready = tell the others that the cards may be dealt; again: not yet
terminal-help-menu = what else can be done at this table now
terminal-help-pace = how fast the bots play: quick, natural, calm, step or pause
terminal-help-next = with step by step: let the bots play one move
terminal-help-agree = yes to what somebody asks
terminal-help-disagree = no to what somebody asks; takes back a question of your own
terminal-help-phrase = say something that everybody reads in their own language; alone: what there is
terminal-help-team = say something to your team alone
terminal-help-time = with a seat: give that player time
terminal-help-away = let a bot play for you; with a seat, for a player who is gone
terminal-help-back = play on yourself
terminal-help-finish = ask everybody to end the match here
terminal-help-resign = give up
terminal-help-quit = leave; the match is saved
problem-not_here = That cannot be done at this table.
problem-allowed = This is possible now.

## Turns, and being told of them

turns-here =
    { $count ->
        [one] Your turn at { $count } table
       *[other] Your turn at { $count } tables
    }
turns-elsewhere =
    { $count ->
        [one] Your turn at { $count } other table
       *[other] Your turn at { $count } other tables
    }
turns-with = with { $players }
turns-since = since { $when }
notice-turn = It is your turn in { $game } with { $players }.
notice-test = This is how Brigand will tell you when it is your turn.
notices-title = When it is your turn
notices-text = You are told once for each turn, and only when you are not at the table.
notices-browser = Show it in this browser while its page is in the background
notices-browser-denied = This browser does not allow it for this page. You can change that in the settings of the browser.
notices-hook = Webhook
notices-hook-text = Brigand sends a short message to this address: the game, who plays, and the link to the table. Nothing of your cards.
notices-hook-none = No webhook
notices-hook-discord = Discord
notices-hook-slack = Slack
notices-hook-ntfy = ntfy
notices-hook-json = Anything else (JSON)
notices-hook-url = Address (https://…)
notices-hook-test = Send a test
notices-hook-works = The test has arrived.
notices-hook-off = After several failures it is switched off. A test that works switches it on again.
notices-mail = E-mail address
notices-mail-text = The address first gets an e-mail with a link to confirm it. Leave it empty for none.
notices-mail-asked = Not confirmed yet: open the link in the e-mail we sent.
notices-mail-confirmed = Confirmed.
notices-quiet = Quiet hours
notices-quiet-text = What happens then waits until they end; you are told if it is still your turn.
notices-quiet-on = Do not disturb me
notices-quiet-from = from
notices-quiet-until = until
notices-zone = Time zone: { $zone }
notices-save = Save
notices-saved = Saved.
mail-turn = Brigand: your turn in { $game }
mail-turn-text =
    { $said }
    { $link }

    No more e-mails of this kind:
    { $stop }
mail-confirm = Brigand: shall we write to you when it is your turn?
mail-confirm-text =
    Somebody, probably you, wants to be told at this address when it is their turn in a game.
    With this link you agree; it works for a day:
    { $link }

    If it was not you, do nothing.
letter-confirm-title = E-mails about your turns
letter-confirm-text = Shall Brigand write to this address when it is your turn?
letter-confirm-do = Yes, write to me
letter-confirm-done = Done. You get an e-mail when it is your turn and you are not at the table.
letter-stop-title = No more e-mails
letter-stop-text = Shall Brigand stop writing to you about your turns?
letter-stop-do = Stop the e-mails
letter-stop-done = Done. You get no more e-mails about your turns.
ahead = Answers in advance
ahead-text = What you choose here is answered for you, even when you are not at the table. Nobody else sees it, and it takes as long as if you had decided yourself.
ahead-ask = Ask me
ahead-turn = This turn
ahead-match = The whole match
account-bring = Bring the tables of this browser along
problem-no_hooks = This server sends no webhooks.
problem-bad_hook = This is not the address of a webhook: it begins with https:// and belongs to one of the kinds.
problem-hook_private = This address lies in a private network, where this server sends nothing.
problem-hook_redirects = This address sends on to another one, which is not followed. Enter the other one.
problem-hook_refuses = The other side did not take the message.
problem-hook_slow = The other side took too long to answer.
problem-hook_unreachable = The other side cannot be reached.
problem-bad_zone = This server does not know this time zone.
problem-bad_quiet = Quiet hours need a beginning and an end.
