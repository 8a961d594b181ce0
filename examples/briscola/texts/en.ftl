### Briscola

## The game

briscola-name = Briscola
briscola-weight = easy
briscola-tagline = Three cards in hand, one suit above the others, and nobody has to follow.
briscola-about = A traditional Italian card game for two to four players; a game takes about ten minutes. You lay one card, then the others do; the best one takes them all. No suit must be followed, so every trick asks the same thing: is what lies there worth a good card?

## Chapters

briscola-chapter-setup = Setting up
briscola-chapter-trick = Playing a trick
briscola-chapter-draw = Drawing
briscola-chapter-end = End of the game
briscola-chapter-pairs = Two against two
briscola-chapter-information = Who knows what

## Rules: setup

# $seats (number): seats at the table.
briscola-setup-players = Two, three or four can play.
    .refusal = Briscola is for two, three or four players; seats at this table: { $seats }.
# $seats (number): seats at the table.
briscola-setup-pairs = Four can play two against two, or each alone; two and three play alone.
    .refusal = Two against two takes four players; seats at this table: { $seats }.
briscola-setup-deck = The deck has forty cards: coins, cups, swords and clubs, each with ace, two to seven, jack, knight and king.
briscola-setup-points = An ace counts 11, a three 10, a king 4, a knight 3, a jack 2, all others nothing: 120 points in all.
briscola-setup-three = With three players the two of coins is left out, so that everybody gets as many cards as the others.
briscola-setup-shuffle = All cards are shuffled together.
briscola-setup-deal = Everyone gets three cards.
briscola-setup-trump = The next card is turned up: its suit is trump for the whole game.
briscola-setup-stock = The remaining cards are the stock. They lie face down on the turned-up card, which is the last of them.
briscola-setup-dealer = Chance picks the dealer.
    .ruling = Custom knows many ways to choose one; chance is fair to all.
briscola-setup-starter = The player after the dealer leads the first trick.
    .ruling = In Italy play goes to the right; at this table it goes round as the seats are shown.

## Rules: trick

# $player: whose turn it is.
briscola-trick-turn = One after the other, beginning with whoever leads, everybody lays a card.
    .refusal = It is { $player }’s turn now, not yours.
briscola-trick-one_card = A trick is one card from everybody, face up.
briscola-trick-any_card = You may lay any card of your hand, whatever was led: nobody has to follow suit, to beat or to play trump.
briscola-trick-no_pass = You cannot pass.
    .refusal = You cannot pass: lay one of your cards.
# $card: name of the card.
briscola-trick-own_hand = You lay only cards of your own hand.
    .refusal = This card is not in your hand: { $card }.
briscola-trick-trump_wins = If there is trump in a trick, the strongest trump takes it.
briscola-trick-suit_wins = Without trump, the strongest card of the suit that was led takes it.
briscola-trick-other_suit = A card of another suit that is not trump never takes a trick, however strong it is.
briscola-trick-order = From the strongest down, a suit goes ace, three, king, knight, jack, seven, six, five, four, two.
briscola-trick-taken = Whoever takes a trick lays its cards face down on a pile.
briscola-trick-leads = Whoever took the trick leads the next one.

## Rules: draw

briscola-draw-after = After a trick everybody draws one card, as long as the stock lasts.
briscola-draw-order = Whoever took the trick draws first, the others follow in turn.
briscola-draw-trump_last = The turned-up card is drawn last of all, in sight of everybody.
briscola-draw-no_more = When the stock is gone, the cards in the hands are played without drawing.

## Rules: end

briscola-end-last_trick = The game ends when all cards are played.
briscola-end-over = After the last trick nobody plays any more.
    .refusal = The game is over: nobody plays any more.
briscola-end-points = Everybody counts the points of the cards in their own pile; how many tricks there were does not matter.
briscola-end-winner = Whoever has the most points wins; between two sides 61 are enough.
briscola-end-tie = Those with the same number of points share their place: 60 to 60 is a draw.
    .ruling = Some play on until one side is ahead; here a draw stands.
briscola-end-one_deal = One deal is a whole game.
    .ruling = Custom plays several and counts who wins most; play again for that.

## Rules: pairs

briscola-pairs-seating = Partners sit opposite each other, so that the pairs lay their cards in turn.
briscola-pairs-pile = What partners take goes to one pile and is counted together.
briscola-pairs-silence = Partners do not see each other’s cards.
    .ruling = In some places partners give signs or show their last cards; here each keeps to their own hand.

## Rules: information

briscola-information-hand_secret = You see your own cards only.
briscola-information-stock_hidden = Nobody knows the cards of the stock, nor their order, but for the turned-up one.
briscola-information-trump_open = The turned-up card can be seen by all as long as it lies there.
briscola-information-trump_known = Who has drawn the turned-up card is known to all until it is played.
briscola-information-last_trick = The trick before can still be looked at until the next one is led; older ones cannot.
briscola-information-taken_known = Everybody sees how many points each side has taken.
    .ruling = Piles may not be looked through, but all have seen every trick; the table counts for you.
briscola-information-counts = Everybody sees how many cards the stock, the hands and the piles have.
    .ruling = At a real table one would count them by eye.
briscola-information-spectator = Whoever only watches sees no hand.
    .ruling = Custom lets spectators look over a shoulder; here they could tell.

## Names of cards

briscola-piece-coins = coins
briscola-piece-cups = cups
briscola-piece-swords = swords
briscola-piece-clubs = clubs
briscola-piece-two_of_coins = two of coins
briscola-piece-four_of_coins = four of coins
briscola-piece-five_of_coins = five of coins
briscola-piece-six_of_coins = six of coins
briscola-piece-seven_of_coins = seven of coins
briscola-piece-jack_of_coins = jack of coins
briscola-piece-knight_of_coins = knight of coins
briscola-piece-king_of_coins = king of coins
briscola-piece-three_of_coins = three of coins
briscola-piece-ace_of_coins = ace of coins
briscola-piece-two_of_cups = two of cups
briscola-piece-four_of_cups = four of cups
briscola-piece-five_of_cups = five of cups
briscola-piece-six_of_cups = six of cups
briscola-piece-seven_of_cups = seven of cups
briscola-piece-jack_of_cups = jack of cups
briscola-piece-knight_of_cups = knight of cups
briscola-piece-king_of_cups = king of cups
briscola-piece-three_of_cups = three of cups
briscola-piece-ace_of_cups = ace of cups
briscola-piece-two_of_swords = two of swords
briscola-piece-four_of_swords = four of swords
briscola-piece-five_of_swords = five of swords
briscola-piece-six_of_swords = six of swords
briscola-piece-seven_of_swords = seven of swords
briscola-piece-jack_of_swords = jack of swords
briscola-piece-knight_of_swords = knight of swords
briscola-piece-king_of_swords = king of swords
briscola-piece-three_of_swords = three of swords
briscola-piece-ace_of_swords = ace of swords
briscola-piece-two_of_clubs = two of clubs
briscola-piece-four_of_clubs = four of clubs
briscola-piece-five_of_clubs = five of clubs
briscola-piece-six_of_clubs = six of clubs
briscola-piece-seven_of_clubs = seven of clubs
briscola-piece-jack_of_clubs = jack of clubs
briscola-piece-knight_of_clubs = knight of clubs
briscola-piece-king_of_clubs = king of clubs
briscola-piece-three_of_clubs = three of clubs
briscola-piece-ace_of_clubs = ace of clubs

## Actions

# $card: name of the card.
briscola-action-play = Play { $card }

## Status line

briscola-status-lead = Your turn: lead a card.
briscola-status-follow = Your turn: lay any card.
# $player: who is to act.
briscola-status-wait = { $player } is to play.
briscola-status-over = The game is over.

## Log

briscola-event-removed = Left out with three players: { $card }.
briscola-event-dealt =
    { $dealer } deals { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } to everyone and turns one up: { $trump }. { $starter } leads.
briscola-event-played = { $seat } plays: { $card }.
briscola-event-took =
    { $seat } takes the trick: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
briscola-event-drew-unseen = { $seat } draws a card.
# Only for who drew it.
briscola-event-drew = { $seat } draws a card: { $card }.
briscola-event-took_trump = { $seat } draws the turned-up card: { $card }.
briscola-event-ended = { $seat } has taken the last trick: the game is over.
briscola-event-scored =
    { $side }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.

## Outcome

briscola-outcome-all_played = All cards were played.

## Why a move is good (hints and coach)

# $card: name of the card; $points (number): what the trick would count.
briscola-reason-lead = It costs least to show first: { $card }.
briscola-reason-take =
    Takes the trick so far, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, without trump: { $card }.
briscola-reason-trump =
    Takes the trick so far, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, by trump: { $card }.
# $player: your partner.
briscola-reason-feed = { $player } takes the trick as it lies, so its points stay with you: { $card }.
briscola-reason-cheap = What lies there is not worth more; this gives little away: { $card }.

## Labels at the table

briscola-label-stock = Stock
briscola-label-trump = Trump
briscola-label-trick = The trick
briscola-label-hand = Hand
briscola-label-taken = Cards taken
# $count (number).
briscola-label-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
briscola-label-winner = takes it so far
briscola-label-dealer = Dealer
    .short = D
briscola-label-back = hidden card
# $card: name of the card. $player: whose hand it is in.
briscola-label-shown = Known of { $player }’s hand: { $card }
briscola-label-empty = Nothing lies on the table. { $player } leads.
briscola-option-pairs = Partners
    .help = Four players can play two against two: partners sit opposite each other and count together.
briscola-option-pairs-on = Two against two
briscola-option-pairs-off = Everyone for themselves

## Player aid

briscola-aid-1 = Lay one card; nobody has to follow suit.
briscola-aid-2 = The strongest trump takes the trick; without one, the strongest card of the suit that was led.
briscola-aid-3 = Strength: ace, three, king, knight, jack, then seven down to two.
briscola-aid-4 = Points: ace 11, three 10, king 4, knight 3, jack 2.
briscola-aid-5 = After a trick all draw, its winner first; the turned-up card comes last.
briscola-aid-6 = Whoever takes the most of the 120 points wins.

## Tutorial

briscola-tutorial-1 = You have three cards, and one card lies face up beside the stock: its suit is trump.
briscola-tutorial-2 = Whoever leads lays a card; then everybody lays one, of any suit.
briscola-tutorial-3 = The strongest trump takes the trick. Without trump, the strongest card of the suit that was led.
briscola-tutorial-4 = Aces and threes count most and are the strongest. Spend a small trump to take one, and do not lead yours for others to take.
briscola-tutorial-5 = After every trick you draw again. The turned-up card comes last; then the last three cards are played out.
briscola-tutorial-6 = Of 120 points, 61 are enough for two. Enjoy!

## The account

briscola-step-taken = points taken
briscola-stat-best = Richest trick
briscola-stat-tricks = Most tricks
