### Brigand: what the app says outside the games

app-name = Brigand
app-tagline = Un tavolo digitale per giochi di briganti, mercanti e sceriffi

## Rules

rules-title = Le regole di { $game }
rules-intro = Le regole a parole nostre. Gli id in grigio nominano ogni regola; un segno mostra ciò che il regolamento lascia aperto.
rules-origin-ruling = Nostra decisione
rules-origin-derived = Si ricava dal regolamento
rules-origin-found = Trovato in un’altra fonte
rules-origin-source = Trovato in un’altra fonte
rules-origin-reconstructed = Ricostruito da noi

### The web app
## Words of every page

close = Chiudi
back = Indietro
next = Avanti
confirm = Conferma
cancel = Annulla
loading = Un momento …
try-again = Riprova
guest = Ospite
settings = Impostazioni
share = Condividi
share-link = Link al tavolo
share-copy = Copia il link
share-copied = Copiato
nav-home = Brigand: pagina iniziale
nav-tools = Strumenti
nav-foot = Altro
foot-affiliation = Brigand è un progetto amatoriale e gratuito. Non è legato agli autori né agli editori di questi giochi; i nomi servono solo a dire quali regole si giocano.
foot-rules = Regole di { $game }
foot-api = Per sviluppatori

## The games on the first page; .line stands under the picture

game-loot = Loot
    .line = 2–8 · 20 min · facile
    .about = Fai salpare i tuoi mercantili, saccheggia quelli altrui e tieni sempre d’occhio i capitani.
game-nottingham = Nottingham
    .line = 3–5 · 45 min · medio
    .about = I briganti si spartiscono l’oro della contea mentre lo sceriffo cavalca di città in città.
game-sherwood = Sherwood
    .line = 2–4 · 60 min · medio
    .about = Bande di fuorilegge attendono lungo la strada i carri dei ricchi.
game-nuremberg = Norimberga
    .line = 3–4 · 90 min · impegnativo
    .about = Costruisci la città libera e le sue mura, e commercia lungo cinque strade.
home-title = Quattro giochi di briganti, un solo tavolo
home-name = Il tuo nome
home-play = Gioca subito contro i bot
home-make = Apri un tavolo per gli amici
home-players = Giocatori
home-bots = Bot
home-later = In arrivo
home-tables = I miei tavoli
home-none = Ancora nessun tavolo. Basta un clic su un gioco e si danno le carte.
home-all = Mostra tutti e { $count }
mine-turn = Tocca a te
mine-playing = In corso
mine-lobby = In attesa di giocatori
mine-over = Finita
minutes = circa { $count } minuti

## Preferences

pref-language = Lingua
pref-theme = Tema
pref-theme-system = Come il sistema
pref-theme-light = Chiaro
pref-theme-dark = Scuro
pref-size = Dimensione del testo
pref-table = Al tavolo
pref-sound = Suoni
pref-motion = Carte animate
pref-one_tap = Un tocco: gioca senza conferma
pref-auto = Gioca da sé l’unica mossa possibile
pref-list = Tavolo come elenco (lettori di schermo)

## Bots and pace

pace-quick = Veloce
pace-natural = Naturale
pace-calm = Tranquillo

## Lobby

lobby-title = Un tavolo di { $game }
lobby-name = Il tuo nome a questo tavolo
lobby-sit = Siediti
lobby-stand = Alzati
lobby-add_bot = Aggiungi un bot
lobby-level = Livello del bot
lobby-remove = Manda via { $player }
lobby-shuffle = Posti a sorte
lobby-start = Dai le carte
lobby-wait_host = Chi ha aperto il tavolo dà inizio alla partita.
lobby-invite = Invita gli amici
lobby-invite-text = Chi apre questo link può sedersi. Non serve un account.
lobby-qr = Codice QR del link al tavolo
lobby-options = Come si gioca
lobby-seats = Numero di giocatori
lobby-pace = Ritmo dei bot
lobby-fair = Il mazzo è già mescolato e sigillato da un’impronta; dopo la partita tutti possono controllare.
seat-open = Posto libero
seat-host = Padrone di casa
seat-bot = Bot
seat-team = Squadra { $team }
seat-connected = Connesso
seat-away = Assente
seat-stand_in = Assente: gioca un bot
seat-resigned = Si è ritirato
seat-acts = Deve giocare

## Table

title-turn = Tocca a te
controls = Le tue azioni
side = Cronaca, chat e regole
tab-log = Cronaca
tab-chat = Chat
tab-rules = Regole
hand-own = La tua mano
hand-of = Mano di { $player }
hand-empty = Nessuna carta in mano
status-confirm = { $action }?
status-choose_target = { $piece }: scegli dove va.
status-choose_card = Ora scegli una carta.
status-sent = La tua mossa è in viaggio …
read-rule = Leggi la regola
line-open = Connesso
line-connecting = Connessione …
line-waiting = Riconnessione ({ $time })
history-shown = Il tavolo dopo la mossa { $move }.
history-show = Mostra questa posizione
history-now = Torna al presente
menu = Questo tavolo
menu-takeover = Fai giocare un bot per me
menu-comeback = Torno a giocare io
menu-resign = Ritirati
menu-resign-sure = Un bot finisce la partita per te e ti classifichi per ultimo.
menu-watch = Guardare e invitare
menu-report = Hai trovato un errore? Segnalalo: tavolo { $table }, mossa { $move }.
absence-own = Un bot sta giocando per te.
absence-other = { $player } manca da un po’.
absence-wait = Aspettare
absence-bot = Far giocare un bot
keys = Tasti
keys-cards = scegliere una carta
keys-arrows = tra bersagli o carte; passi nella cronaca
keys-enter = confermare
keys-escape = annullare, o tornare al presente
keys-hint = un suggerimento, in allenamento
keys-list = tavolo come elenco
keys-sound = suoni sì o no
keys-help = questi tasti

## Chat

chat-table = Tavolo
chat-team = Squadra
chat-watchers = Spettatori
chat-channel = Chi legge
chat-empty = Ancora nessuna parola.
chat-say = Di’ qualcosa
chat-send = Invia
chat-new = nuovi messaggi
chat-mute = Non mostrare { $player }
chat-unmute = Ascolta di nuovo { $player }
chat-phrases = Frasi pronte
phrase-hello = Ehilà a tutti!
phrase-good_luck = Buona fortuna!
phrase-well_played = Ben giocato!
phrase-nice_move = Che mossa!
phrase-ouch = Ahi!
phrase-thanks = Grazie!
phrase-sorry = Scusa, niente di personale.
phrase-moment = Un attimo, per favore.
phrase-hurry = Tocca a te!
phrase-watch_out = Vengo a prenderti.
phrase-so_close = Per un pelo!
phrase-again = Un’altra partita?
phrase-good_game = Bella partita!

## End

end-title = Fine della partita
end-show = Mostra il risultato
end-skip = Mostra tutto
end-you = Hai vinto!
end-winner = Vince { $player }.
end-tie = Vittoria condivisa: { $players }.
end-statistics = Da raccontare
end-rematch = Rivincita
end-next = Alla rivincita
fair = Mazzo leale
fair-before = Prima di dare le carte il server ha scelto un segreto che determina il caso e ne ha pubblicato l’impronta. Alla fine il segreto viene mostrato, e tutti possono controllare che non sia mai cambiato.
fair-after = Ora il segreto è svelato. Sale e segreto insieme danno l’impronta pubblicata prima di dare le carte.
fair-commitment = Impronta (SHA-256)
fair-secret = Segreto
fair-salt = Sale
fair-check = Controlla qui
fair-yes = Corrisponde: nulla è stato cambiato.
fair-no = Non corrisponde!

## Replay

replay = Rivedi la partita
replay-table = Al tavolo
replay-first = All’inizio
replay-last = Alla fine
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-move = Mossa
replay-speed = Velocità
replay-viewer = Visto da
replay-from = Come { $player }
replay-watch = Come spettatore
replay-link = Copia il link a questa mossa

## Hints and the coach

hint = Suggerimento
hint-title = Che cosa conviene ora?
hint-thinking = Ci penso su …
hint-win = probabilità di vincere
hint-choose = Scegli questa mossa: { $move }
hint-note = Stimato da ciò che vedi, su { $count } partite immaginate. Un clic sceglie la mossa; resta da confermare.
coach = Allenatore
coach-ask = Chiedi all’allenatore
coach-intro = L’allenatore guarda ogni decisione da ciò che il giocatore sapeva in quel momento: quanto ciascuno era vicino alla vittoria, che cosa fu fortuna e che cosa scelta, e quali mosse sarebbero state migliori.
coach-start = Analizza questa partita
coach-again = Analizza di nuovo
coach-stop = Ferma
coach-progress = { $done } decisioni su { $total }
coach-stopped = Fermata dopo { $done } decisioni su { $total }.
coach-failed = L’analisi si è interrotta. Riprova.
coach-chart = Probabilità di vincere, decisione per decisione
coach-keys = Clicca o usa le frecce; Pag su e Pag giù passano da una svolta all’altra.
coach-deal = L’inizio
coach-at = Decisione { $number }, { $player }
coach-soon = L’allenatore non è ancora arrivato fin qui.
coach-played = Giocato
coach-better = Meglio
coach-told = A { $player }: «{ $reason }»
coach-cost = costa { $percent } % (± { $margin })
coach-good = Nessuna mossa era nettamente migliore.
coach-forced = L’unica mossa possibile.
coach-tried = Mosse provate dall’allenatore
coach-see = Guarda come { $player }
coach-swings = Le svolte più grandi
coach-worst = Scelte
coach-worst-none = Nessuna scelta è stata nettamente peggiore.
coach-luckiest = Fortuna
coach-turn = Prima che { $player } decidesse: { $lucky }
coach-turn-end = Con il risultato: { $lucky }
coach-account = Da dove vengono i risultati
coach-account-text = In punti di probabilità di vincere, dall’inizio alla fine.
coach-part-place = Posto
coach-part-score = Punti
coach-part-start = Inizio
coach-part-own = Scelte proprie
coach-part-others = Scelte altrui
coach-part-luck = Fortuna
coach-part-end = Fine
record-download = Scarica la partita
coach-waiting =
    { $count ->
        [0] Si comincia …
        [one] Prima viene un’altra partita.
       *[other] Prima vengono altre { $count } partite.
    }

## Rules in the app

rules-search = Cerca nelle regole
rules-none = Nessuna regola lo dice.
rules-page = Tutte le regole in una pagina
rules-aid = Promemoria
tutorial = Primi passi
tutorial-skip = Salta

## When something is not there

lost = Dispersi in mare
lost-text = Questa pagina non esiste.
no-table = Nessun tavolo qui
no-table-text = Il link è incompleto, o il tavolo non c’è più.
no-rules = Nessun gioco con questo nome
no-rules-text = Qui ci sono le regole dei giochi disponibili.
no-replay = Niente da rivedere
no-replay-text = La partita non è cominciata, o la linea è interrotta.
offline = La linea è interrotta
offline-text = Il server non risponde. La tua partita lì è al sicuro.

## Why something was not done, by the server’s code

problem-unknown = Non ha funzionato.
problem-offline = La linea è interrotta: riprova fra poco.
problem-watching = Stai guardando: solo chi gioca può agire.
problem-past = Questa è una posizione passata: torna al presente per giocare.
problem-stale = Nel frattempo il gioco è andato avanti.
problem-unreadable = Il server non ha capito.
problem-too_fast = Piano: aspetta un secondo.
problem-too_large = È troppo in una volta.
problem-too_long = Questo testo è troppo lungo.
problem-bad_name = Un nome ha da 1 a 24 caratteri.
problem-bad_token = Questo posto non è tuo.
problem-host_only = Può farlo solo chi ha aperto il tavolo.
problem-seat_taken = Questo posto è occupato.
problem-already_seated = Hai già un posto qui.
problem-not_seated = Non hai un posto qui.
problem-no_such_seat = Questo posto non esiste.
problem-no_such_bot = Questo bot non esiste.
problem-no_such_pace = Questo ritmo non esiste.
problem-seats_open = Ci sono ancora posti liberi.
problem-started_already = La partita è già cominciata.
problem-not_started = La partita non è ancora cominciata.
problem-not_over = Solo dopo la fine.
problem-not_absent = Chi gioca non manca da abbastanza tempo.
problem-bot_plays_already = Qui sta giocando un bot.
problem-not_taken_over = Nessun bot gioca per te.
problem-resigned_already = Ti sei già ritirato.
problem-cannot_say = Qui non si può dire.
problem-not_practice = I suggerimenti servono per allenarsi: solo quando una persona gioca contro i bot.
problem-not_asked = Ora non tocca a te decidere.
problem-busy = Troppo da pensare in questo momento: riprova fra poco.
problem-not_your_review = Può fermare l’analisi solo chi l’ha chiesta o ha giocato qui.
resume-banner =
    { $count ->
        [one] Tocca a te a { $game }: torna al tavolo
       *[other] Tocca a te a { $count } tavoli: torna a { $game }
    }
lobby-open_seats =
    { $count ->
        [one] Un posto è ancora libero: invita qualcuno o aggiungi un bot.
       *[other] { $count } posti sono ancora liberi: invita qualcuno o aggiungi dei bot.
    }
watchers =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }

## Bots

bot-easy = Facile
    .about = Gioca d’istinto e commette errori.
bot-medium = Medio
    .about = Pensa per un attimo alle mosse seguenti.
bot-hard = Difficile
    .about = Esamina migliaia di partite che potrebbero nascondersi dietro ciò che vede.
bot-random = A caso
    .about = Gioca qualunque cosa permessa dalle regole.
bot-greedy = Avido
    .about = Fa ciò che più piace al suo istinto e non guarda mai avanti.
