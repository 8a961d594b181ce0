### Brigand: what the app says outside the games

app-tagline = Un tavolo digitale per giochi di briganti, mercanti e sceriffi

## Rules

rules-title = Le regole di { $game }
rules-intro = Le regole a parole nostre. In grigio il nome di ogni regola; un segno mostra ciò che il regolamento lascia aperto.
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
percent = { $percent }%
list = { $first } e { $last }
guest = Ospite
settings = Impostazioni
share = Condividi
share-link = Link al tavolo
share-copy = Copia il link
share-copied = Copiato
share-local = Questo indirizzo funziona solo su questo computer. Per gli altri, apri il tavolo con l’indirizzo del computer nella tua rete.
nav-home = Alla pagina iniziale
share-copy_command = Copia il comando
nav-tools = Strumenti
nav-foot = Altro
foot-affiliation = Brigand è un progetto amatoriale e gratuito. Non è legato agli autori né agli editori di questi giochi; i nomi servono solo a dire quali regole si giocano.
foot-rules = Regole di { $game }
foot-compiling = Tra un minuto i bot saranno più veloci: il loro motore è in compilazione.
foot-api = Per sviluppatori

## Under the pictures of the games on the first page

# $players: numbers of players, such as 2–6, 8. $minutes (number). $weight: how heavy the game is.
cover-line = { $players } · { $minutes } min · { $weight }
home-title = Giochi di briganti, un solo tavolo
home-name = Il tuo nome
home-play = Gioca subito contro i bot
home-make = Apri un tavolo per gli amici
home-players = Giocatori
home-bots = Bot
home-later = In arrivo
home-tables = I miei tavoli
home-none = Ancora nessun tavolo. Scegli un gioco qui sopra e si danno le carte.
home-back = Tutti i giochi
home-all = Mostra tutti ({ $count })
mine-turn = Tocca a te
mine-playing = In corso
mine-lobby = In attesa di giocatori
mine-over = Finita
mine-won = Vittoria di { $players }
minutes =
    circa { $count ->
        [one] { $count } minuto
       *[other] { $count } minuti
    }

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
pref-hold = Aspetta un attimo prima di chiudere il turno (si può annullare)
pref-declines = Rifiuta per me se non posso pagare o non ho niente da scambiare
pref-list = Tavolo come elenco (lettori di schermo)

## Bots and pace

pace-quick = Veloce
pace-natural = Naturale
pace-calm = Tranquillo

## Lobby

lobby-title = Un tavolo di { $game }
lobby-name = Il tuo nome a questo tavolo
lobby-sit = Siediti
lobby-sit-name = Scrivi qui sopra il tuo nome per sederti.
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
lobby-options = Opzioni della partita
lobby-seats = Numero di giocatori
lobby-pace = Ritmo dei bot
lobby-fair = Il mazzo è sigillato da un’impronta, e ogni browser al tavolo aggiunge casualità propria; dopo la partita tutti possono controllare.
option-file-own = Vostra, { $hash }
option-file-choose = Scegli un file …
option-file-save = Salva
option-file-remove = Togli
seat-open = Posto libero
seat-number = Posto { $number }
seat-host = Padrone di casa
seat-bot = Bot
seat-team = Squadra { $team }
seat-connected = In linea
seat-away = Assente
seat-stand_in = Gioca un bot
seat-resigned = Ha abbandonato
seat-acts = Deve giocare
panel-cards =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
panel-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }

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
hand-idle = { $card }, ora non si può giocare
status-confirm = { $action }?
status-choose_target = Scegli un bersaglio per: { $piece }
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
menu-open = Menu
menu-takeover = Fai giocare un bot per me
menu-comeback = Torno a giocare io
menu-resign = Abbandona
menu-resign-sure = Un bot finisce la partita per te e tu arrivi all’ultimo posto.
menu-end-sure = Si chiede a tutti quelli che giocano. Se sono d’accordo, la partita finisce qui e la classifica è quella attuale.
menu-watch = Chi apre questo link può guardare.
menu-report = Segnala un errore
menu-terminal = Continua in un terminale
menu-terminal-text = Con questo comando riprendi il tuo posto in un terminale. Tienilo per te: chi lo ha può giocare al tuo posto.
absence-own = Un bot sta giocando per te.
absence-other = { $player } manca da un po’.
absence-wait = Aspetta
absence-bot = Fai giocare un bot
absence-end = Proponi di finire la partita
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
chat-empty = Nessuno ha ancora scritto.
chat-say = Di’ qualcosa
chat-send = Invia
chat-new =
    { $count ->
        [one] { $count } nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
chat-mute = Non mostrare { $player }
chat-unmute = Mostra di nuovo { $player }
chat-hush = Chi guarda non parla
chat-clear = Svuota la chat
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
end-account = I punti, uno per uno
end-you = Hai vinto!
end-winner = La vittoria va a { $side }.
end-tie = Vittoria condivisa: { $players }.
end-statistics = Da raccontare
end-rematch = Rivincita
end-next = Alla rivincita
fair = Mazzo non truccato
fair-before = Prima che qualcuno si sedesse il server ha scelto un segreto e ne ha pubblicato l’impronta, che vedi qui sotto. Poi il browser di ogni posto aggiunge casualità propria. Le due cose insieme decidono carte, posti a sorte e ogni estrazione; nessuno poteva sceglierle da solo. Alla fine il segreto viene mostrato, e tutti possono controllare.
fair-after = Ora il segreto è svelato. Con esso tutti possono ripetere l’estrazione di posti, carte e tutto il resto.
fair-commitment = Impronta (SHA-256)
fair-secret = Segreto
fair-salt = Sale
fair-check = Verifica qui
fair-added = Che cosa hanno aggiunto i posti
fair-added-none = niente di aggiunto
fair-added-bot = un bot non aggiunge niente
fair-added-own = da questo browser
fair-mix = Con che cosa si sono date le carte
fair-old = Questa partita risale a prima che i posti potessero aggiungere casualità.
fair-file = Verifica un file
fair-unreadable = Questo file non contiene una partita.

## Verificare una partita (browser e `brigand verify`)

verify-good = Verificato: questa partita è quella sigillata prima di dare le carte.
verify-good-commitment = Il segreto apre l’impronta pubblicata prima che qualcuno si sedesse.
verify-good-entropy = { $count ->
    [0] Su { $seats } posti nessuno ha aggiunto casualità.
    [one] Su { $seats } posti uno ha aggiunto casualità, e c’è.
   *[other] Su { $seats } posti { $count } hanno aggiunto casualità, e c’è tutta.
}
verify-good-order = Tutti siedono dove dice la sorte sigillata.
verify-good-old = Questa partita risale a prima che i posti potessero aggiungere casualità: l’ordine dei posti non era sigillato.
verify-good-chance = Carte ed estrazioni risultano uguali se si ripetono: { $deal } all’inizio, { $chances } dopo.
verify-good-seals = Nulla è stato cambiato { $count ->
    [one] nell’unica azione
   *[other] in nessuna delle { $count } azioni
} né nel risultato.
verify-good-rules = { $count ->
    [one] L’unica azione segue
   *[other] Tutte le { $count } azioni seguono
} le regole.
verify-good-end = Il risultato è quello giocato.
verify-good-laboratory = Una partita di laboratorio: segue le regole; prima non è stato sigillato nulla.
verify-rules-here = Se ogni azione segue le regole lo controlla il comando `brigand verify` con il file della partita.
verify-bad-nothing = Questo file non dice nulla di ciò che fu sigillato prima di dare le carte: il mazzo non si può controllare.
verify-bad-shape = Il file non è completo: ciò che riguarda i suoi { $seats } posti non torna.
verify-bad-published = L’impronta nel file non è quella pubblicata prima di dare le carte.
verify-bad-commitment = Il segreto non apre l’impronta: il mazzo è stato cambiato dopo il sigillo.
verify-bad-settings = Gioco, opzioni, numero di posti o impronta non sono quelli con cui si sono date le carte.
verify-bad-swapped = I posti { $one } e { $other } sono stati scambiati dopo aver dato le carte.
verify-bad-dropped = Manca la casualità aggiunta da { $name } al posto { $place }.
verify-bad-entropy = Posto { $place } ({ $name }): chi vi sedeva o ciò che ha aggiunto non è quello con cui si sono date le carte.
verify-bad-own = La casualità aggiunta da questo browser non è nel file.
verify-bad-mix = Le carte sono state date con parti diverse da quelle mostrate all’inizio.
verify-bad-order = Posti scambiati: il posto { $chair } spetta a chi sedeva al posto { $due }, non al posto { $place }.
verify-bad-name = Posti scambiati: al posto { $chair } siede { $due }, non { $name }.
verify-bad-deal = { $draw ->
    [0] Le carte date: le regole chiedono estrazioni diverse da quelle del file.
   *[other] Le carte date sono state alterate: l’estrazione numero { $draw } non viene dal segreto sigillato.
}
verify-bad-chance = { $draw ->
    [0] Azione { $number }: le regole chiedono estrazioni diverse da quelle del file.
   *[other] Azione { $number }: la sua estrazione numero { $draw } non viene dal segreto sigillato.
}
verify-bad-action = L’azione { $number } ({ $name }) è stata alterata, tolta o aggiunta.
verify-bad-end = Il risultato, o ciò che segue l’azione { $count }, è stato alterato.
verify-bad-rules = Giocata con la versione { $version } delle regole; qui c’è la versione { $here }.
verify-bad-after = Azione { $number }: la partita era finita.
verify-bad-turn = Azione { $number }: non tocca a { $name }.
verify-bad-words = L’azione { $number } di { $name } non è leggibile.
verify-bad-illegal = L’azione { $number } di { $name } è contro le regole ({ $rule }).
verify-bad-unfinished = Dopo { $count ->
    [one] un’azione
   *[other] { $count } azioni
} la partita non è finita.
verify-bad-result = Il risultato non è quello giocato.
verify-bad-ending = Il risultato nel file non è quello mostrato a questo tavolo.

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
replay-viewer = Punto di vista
replay-from = Con gli occhi di { $player }
replay-watch = Da spettatore
replay-link = Copia il link a questa mossa

## Hints and the coach

hint = Suggerimento
hint-title = Che cosa conviene ora?
hint-thinking = Ci penso su …
hint-win = probabilità di vincere
hint-choose = Scegli questa mossa: { $move }
hint-note =
    Stima basata su ciò che vedi e su { $count ->
        [one] { $count } partita immaginata
       *[other] { $count } partite immaginate
    }. Un clic sceglie la mossa; resta da confermare.
hint-even = Nessuna differenza chiara tra queste: scegli come vuoi.
hint-even-some = Nessuna differenza chiara tra le prime.
coach = Allenatore
coach-ask = Chiedi all’allenatore
coach-intro = L’allenatore valuta ogni decisione in base a ciò che chi giocava sapeva in quel momento: quanto ciascuno era vicino alla vittoria, che cosa è stato fortuna e che cosa scelta, e quali mosse sarebbero state migliori.
coach-start = Analizza questa partita
coach-again = Analizza di nuovo
coach-stop = Ferma
coach-progress =
    { $done ->
        [one] { $done } decisione
       *[other] { $done } decisioni
    } su { $total }
coach-stopped =
    Analisi fermata dopo { $done ->
        [one] { $done } decisione
       *[other] { $done } decisioni
    } su { $total }.
coach-failed = L’analisi si è interrotta. Riprova.
coach-chart = Probabilità di vincere, decisione per decisione
coach-keys = Clicca o usa le frecce; Pag su e Pag giù passano da una svolta all’altra.
coach-deal = L’inizio
coach-at = Decisione { $number }, { $player }
coach-soon = L’allenatore non è ancora arrivato fin qui.
coach-played = Giocato
coach-better = Meglio
coach-told = A { $player }: «{ $reason }»
coach-cost = costa { $percent }% (± { $margin })
coach-good = Nessuna mossa era nettamente migliore.
coach-forced = L’unica mossa possibile.
coach-tried = Mosse provate dall’allenatore
coach-see = Guarda con gli occhi di { $player }
coach-swings = Le svolte più grandi
coach-mine = I miei errori
coach-mine-none = Non hai commesso errori evidenti.
coach-others = Gli errori degli altri
coach-worst = Errori
coach-worst-none = Nessuna scelta è stata nettamente peggiore.
coach-luckiest = Fortuna
coach-turn = Prima che { $player } decidesse: { $lucky }
coach-turn-end = Con il risultato: { $lucky }
coach-account = Come ha giocato ognuno
coach-account-text = Decisioni senza errori evidenti. Un errore è evidente se un’altra mossa era migliore per più del margine (±): 95 volte su 100 il caso, nelle prove dell’allenatore, sposta il numero di meno.
coach-part-place = Posizione
coach-part-score = Punti
coach-choices =
    { $count ->
        [one] { $count } decisione con una scelta
       *[other] { $count } decisioni con una scelta
    }
coach-mistakes =
    { $count ->
        [0] nessun errore evidente
        [one] un errore evidente
       *[other] { $count } errori evidenti
    }
coach-costliest = il più grave è costato { $percent }%
coach-part-choices = Scelte
coach-part-mistakes = Errori evidenti
coach-part-costliest = Il più grave
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

## Myself: devices

me = Io
me-title = Tu su Brigand
device-title = I tuoi dispositivi
device-go = Continua con un altro dispositivo
device-go-text = Apri questo link sul telefono o su un altro computer: lì sarai lo stesso giocatore, con i tuoi tavoli e la tua mano. Il link funziona una volta sola, per dieci minuti. Tienilo per te.
device-make = Crea un link
device-again = Crea un altro link
device-link = Link per il tuo altro dispositivo
device-qr = Codice QR del link per il tuo altro dispositivo
device-left = vale ancora { $time }
device-over = Questo link ormai è scaduto.
device-this = questo dispositivo
device-unnamed = Un dispositivo
device-seen = visto l’ultima volta { $when }
device-end = Disconnetti
device-end-of = Disconnetti { $device }
device-end-text = Un dispositivo disconnesso è subito un nuovo ospite: non ha più nessuno dei tuoi tavoli.
device-only = Per ora solo questo.
link-title = Continuare qui?
link-text = Su questo dispositivo sarai { $name }, con tutti i tavoli di { $name }.
link-behind =
    { $count ->
        [one] Questo dispositivo lascia indietro un tavolo suo.
       *[other] Questo dispositivo lascia indietro { $count } tavoli suoi.
    }
link-use = Continua come { $name }
link-nobody = chi ha creato questo link
link-over = Questo link non vale più
link-over-text = Un link funziona una volta sola, per dieci minuti. Creane uno nuovo sull’altro dispositivo.

## Myself: a name and a password, and what is kept of me

account = Il tuo account
account-none = Come ospite non ti serve. Con un nome e una password sei lo stesso giocatore su ogni dispositivo, e nessun altro può esserlo.
account-yes = Puoi accedere come { $name } da qualsiasi dispositivo.
account-sign_up = Registrati
account-sign_in = Accedi
account-sign_out = Esci
account-sign_out-text = Dopo, questo browser è un nuovo ospite.
account-have = Ho già un account
account-new = Non ho ancora un account
account-name = Nome
account-password = Password
account-password-old = Password attuale
account-password-new = Nuova password
account-password-rule = Almeno 8 caratteri.
account-password-change = Cambia la password
account-password-changed = Fatto. Tutti gli altri tuoi dispositivi sono stati disconnessi.
account-mail = Indirizzo e-mail, se vuoi ricevere un link quando dimentichi la password
account-mail-change = Indirizzo e-mail
account-mail-text = Lì arrivano i link per scegliere un’altra password. Lascialo vuoto per non riceverne.
account-save = Salva
account-forgot = Ho dimenticato la password
account-forgot-mail = Se questo nome ha un indirizzo e-mail, un link è in arrivo. Funziona una volta sola, per dieci minuti.
account-forgot-host = Chiedi un link a chi ospita questo server.
account-moves = I tuoi tavoli, i risultati e i punteggi vengono con te.
link-reset-title = Scegli un’altra password
link-reset-text = Per { $name }. Tutti gli altri dispositivi vengono disconnessi.
link-reset-use = Salva e accedi
data-title = Che cosa è salvato di te
data-text = Il tuo nome, account e dispositivi, i tuoi tavoli con quello che vi hai detto, i tuoi risultati e come vuoi sapere dei tuoi turni. Nient’altro.
data-export = Scarica tutto (JSON)
data-delete = Cancella tutto
data-delete-sure = Abbandoni le partite in corso, il tuo nome sparisce da quelle finite e tutti i tuoi dispositivi vengono disconnessi. Non si può annullare.
data-delete-yes = Cancella tutto ciò che è mio
mail-link = Brigand: un link per accedere
mail-link-text =
    Ciao { $name },

    con questo link scegli un’altra password e accedi:
    { $link }

    Funziona una volta sola, per dieci minuti. Se non l’hai chiesto tu, non è successo nulla.

## Ratings and history

rated = Classificata
rated-option = Partita classificata
rated-text = Il risultato conta per il punteggio di tutti. Niente suggerimenti, nulla si ritira; chi abbandona è ultimo.
rated-own = Questa partita conta per il tuo punteggio.
rating = Punteggio
rating-none = ancora senza punteggio
rating-all = Classifica
rating-of =
    { $count ->
        [one] { $game }, { $count } giocatore
       *[other] { $game }, { $count } giocatori
    }
rating-rank = Posizione { $number }
rating-matches =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
rating-note = Tutti iniziano da 25; ± dice quanto è sicuro il numero. I bot sono sulla stessa scala.
rating-empty = Qui nessuno ha ancora giocato una partita classificata.
rating-curve = Punteggio di { $name } dopo ogni partita, da { $start } a { $end }
history = Profilo e partite
history-none = Ancora nessuna partita finita.
history-place = Posizione
history-mine = Il mio profilo
history-match = Alla partita
history-unrated = non classificata
history-stopped = interrotta
history-bot = Bot, { $level }
against = Testa a testa
against-before = tu davanti a { $name }
against-behind = { $name } davanti a te
against-even = pari
mine-waiting = { $players }, ultima mossa: { $when }
no-person = Qui non c’è nessuno
no-person-text = Questo giocatore non ha partite classificate, o non c’è più.

## When something is not there

lost = Dispersi in mare
lost-text = Questa pagina non esiste.
no-table = Nessun tavolo qui
no-table-text = Il link è incompleto, o il tavolo non c’è più.
no-rules = Nessun gioco con questo nome
no-rules-text = Qui ci sono le regole dei giochi disponibili.
no-replay = Niente da rivedere
no-replay-text = La partita non è cominciata, o la connessione è interrotta.
offline = La connessione è interrotta
offline-text = Il server non risponde. La tua partita lì è al sicuro.

## Why something was not done, by the server’s code

problem-unknown = Non ha funzionato.
problem-offline = La connessione è interrotta: riprova fra poco.
problem-watching = Stai guardando: solo chi gioca può agire.
problem-past = Questa è una posizione passata: torna al presente per giocare.
problem-over = La partita è finita.
problem-stale = Nel frattempo il gioco è andato avanti.
problem-unreadable = Il server non ha capito.
problem-unknown_address = A questo indirizzo non risponde nulla.
problem-wrong_method = A questo indirizzo non ci si rivolge così.
problem-internal = Il server ha commesso un errore; è stato annotato.
problem-too_fast = Piano: aspetta un secondo.
problem-too_large = È troppo in una volta.
problem-too_long = Questo testo è troppo lungo.
problem-bad_name = Un nome ha da 1 a 24 caratteri.
problem-link_over = Questo link è già stato usato, o è scaduto.
problem-no_such_device = Questo dispositivo non è nel tuo elenco.
problem-no_accounts = Su questo server non ci sono account: tutti sono ospiti.
problem-has_account = Hai già un account.
problem-account_taken = Questo nome è già preso.
problem-bad_password = Una password ha da 8 a 200 caratteri.
problem-wrong_password = Nome e password non corrispondono.
problem-too_many_attempts = Troppi tentativi: riprova tra un quarto d’ora.
problem-not_signed_in = Non hai effettuato l’accesso.
problem-bad_mail = Questo non è un indirizzo e-mail.
problem-no_mail = Questo server non invia e-mail: chiedi un link a chi lo ospita.
problem-changed_since = La partita è classificata e l’hai cambiata dopo che altri si erano seduti: prima devono essere pronti.
problem-rated = Non in una partita classificata.
problem-rated_box = Una partita con una scatola tua non può essere classificata.
problem-no_such_person = Questo giocatore non ha partite classificate, o non c’è più.
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
problem-resigned_already = Hai già abbandonato.
problem-cannot_say = Qui non si può dire.
problem-not_practice = I suggerimenti servono per allenarsi: solo quando una persona gioca contro i bot.
problem-not_asked = Ora non tocca a te decidere.
problem-not_kept = Non è stato possibile salvare: non è cambiato niente. Riprova fra poco.
problem-busy = Troppo da pensare in questo momento: riprova fra poco.
problem-not_your_review = Può fermare l’analisi solo chi l’ha chiesta o ha giocato qui.
problem-broken = Questo tavolo non si può più aprire.
problem-other_rules = Questo tavolo è stato aperto con regole precedenti e non si può continuare.
problem-nothing_to_undo = Ora non hai niente da ritirare.
problem-asked_already = C’è già una domanda in corso: prima quella.
problem-nothing_asked = Nessuno ti chiede niente ora.
problem-no_steps = I bot non aspettano un tuo passo.
problem-stopped = Questa partita è finita in anticipo: non c’è niente da analizzare fino in fondo.
problem-bad_entropy = Ciò che un posto aggiunge sono 64 cifre esadecimali.
problem-mixed_already = La tua casualità è già nel mazzo.
problem-too_much = Troppo in troppo poco tempo: aspetta un po’.
problem-too_many_tables = Hai troppi tavoli non finiti: prima concludine uno.
problem-name_taken = Qui qualcuno ha già questo nome, o uno che gli somiglia.
problem-sent_away = Da questo tavolo ti hanno mandato via.
problem-hushed = A questo tavolo chi guarda non può parlare.
problem-no_cookie = Apri prima la pagina: senza il suo cookie nessuno può parlare.
lobby-open_seats-guest =
    { $count ->
        [one] Un posto è ancora libero. Chi ha aperto il tavolo dà inizio alla partita.
       *[other] { $count } posti sono ancora liberi. Chi ha aperto il tavolo dà inizio alla partita.
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

## Tempo

lobby-clock = Tempo per pensare
lobby-clock-help = Ogni decisione ha i suoi secondi; solo dopo si usa la riserva.
lobby-clock-days-help = Ognuno ha questo tempo per ogni decisione. Non serve essere qui insieme.
lobby-clock-none-help = Ognuno pensa quanto vuole.
lobby-at_zero = Quando il tempo finisce
clock-none = Senza orologio
clock-quick = Veloce: 5 min, e 15 s per ogni decisione
clock-live = Dal vivo: 15 min, e 30 s per ogni decisione
clock-slow = Lento: 30 min, e 60 s per ogni decisione
clock-day = Un giorno per ogni decisione
clock-days_3 = Tre giorni per ogni decisione
clock-week = Una settimana per ogni decisione
clock-custom = { $reserve }, e { $each } per ogni decisione
at_zero-bot = Un bot continua a giocare
at_zero-resign = Il giocatore abbandona
at_zero-wait = Gli altri aspettano
clock-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    } { $hours } h
clock-label = Tempo di { $player }: { $left } per questa decisione, { $reserve } di riserva
clock-low = Restano solo dieci secondi!
clock-over = tempo scaduto
clock-give =
    { $days ->
        [0] Regala un minuto a { $player }
       *[other] Regala un giorno a { $player }
    }
mine-left = restano { $time }
event-time_over =
    { $then ->
        [bot] { $seat } non ha più tempo. Un bot continua a giocare.
        [resign] { $seat } non ha più tempo e quindi abbandona.
       *[wait] { $seat } non ha più tempo. Gli altri aspettano.
    }
event-time_given =
    { $days ->
        [0] { $seat } regala un minuto a { $player }.
       *[other] { $seat } regala un giorno a { $player }.
    }
problem-no_clock = A questo tavolo non c’è orologio.
problem-no_time_for = Si può regalare tempo solo agli altri che giocano di persona.
problem-time_enough = Questo giocatore ha tempo più che a sufficienza.

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

## Taking back, pace, ready, ending early

event-taken_back =
    { $why ->
        [practice]
            { $steps ->
                [one] { $seat } ritira una mossa, per allenamento.
               *[other] { $seat } torna indietro di { $steps } mosse, per allenamento.
            }
        [agreed]
            { $steps ->
                [one] Tutti d’accordo: { $seat } ritira una mossa.
               *[other] Tutti d’accordo: { $seat } ritira { $steps } mosse.
            }
       *[own] { $seat } ritira un passo.
    }
undo = Ritira mossa
undo-ask = Chiedi di ritirare la mossa
undo-practice = Ritira mossa (allenamento)
undo-key = ritirare una mossa
wish-undo = { $player } vorrebbe ritirare l’ultima mossa. Nessuno deve aspettare.
wish-end = { $player } vorrebbe finire qui la partita.
wish-own-undo = Hai chiesto di ritirare la mossa. { $count ->
        [one] Manca una risposta.
       *[other] Mancano { $count } risposte.
    }
wish-own-end = Hai chiesto di finire qui la partita. { $count ->
        [one] Manca una risposta.
       *[other] Mancano { $count } risposte.
    }
wish-yes = D’accordo
wish-no = No
wish-withdraw = Lascia stare
pace-step = Passo per passo
pace-pause = Pausa
pace-next = Prossimo passo
pace-held = I bot aspettano.
ready = Sono pronto
ready-not = Non ancora
ready-mark = pronto
menu-end = Finisci la partita di comune accordo
menu-invite = Invita
menu-rules = Regole
menu-copy = Copia la segnalazione
menu-download = Scarica la segnalazione
menu-report-text = Un piccolo file con gioco, mossa e versione ci aiuta a trovarlo.
menu-fair = Mazzo non truccato
resigned = Hai abbandonato. Un bot finisce per te, e vai all’ultimo posto.
reason-stopped = La partita è stata chiusa qui; questa era la situazione.

## Results shown on a card
status-last = Guarda com’è finita …
pref-results = Mostra i risultati
pref-results-mine = Miei e contro di me
pref-results-all = Tutti
pref-results-none = Nessuno
result = Risultato
result-seen = Visto
result-skip = Tutto subito
result-more =
    { $count ->
        [one] Ancora uno
       *[other] Altri { $count }
    }
result-close = Chiudi tutti
result-goal = Occorrono: { $goal }
result-die = { $seat }: { $face }, in tutto { $sum }
result-die_late = { $seat }: { $face }, in ritardo
result-was = era { $face }

## Il tavolo nel terminale
## $text: what was typed. $moves: moves in notation. $file, $command: as they are typed.

terminal-type = Una mossa, o un comando come «help»
terminal-waits = Si aspetta: { $players }.
terminal-steps = Sinistra e destra per proseguire, Esc per tornare al presente.
terminal-practice = allenamento
terminal-again = Un’altra partita
terminal-nothing_fits = Nessuna mossa possibile corrisponde a ciò che hai scritto.
terminal-nothing_there = Adesso qui non si può fare nulla.
terminal-not_understood = «{ $text }» non è una mossa né un comando; «help» elenca i comandi.
terminal-meant = Forse intendevi: { $moves }?
terminal-moves =
    { $count ->
        [one] È possibile una sola mossa; «moves» la mostra.
       *[other] Mosse possibili: { $count }; «moves» le elenca.
    }
terminal-allowed = Adesso è possibile: { $move }.
terminal-undone = Mossa ritirata; nessuno ne aveva saputo nulla.
terminal-undone-practice = Mossa ritirata. Qualcosa era già noto, perciò da ora questa partita vale come allenamento.
terminal-saved = Salvata in { $file }
terminal-not_kept = La partita continua ma non può essere salvata: { $reason }
terminal-come_back = La partita è salvata. Per continuare: { $command }
terminal-lost = La connessione è caduta; si riprova. La partita è al sicuro sul server.
terminal-back = Connessione ristabilita.
terminal-unreachable = Nessuno risponde a { $link }. Il server è acceso?
terminal-no_server = Ciò che risponde a { $link } non è un nostro tavolo.
terminal-try = Solo provando si saprà se questa offerta è possibile.
terminal-lobby = Comandi: sit, bot, ready, start.
terminal-sure = Per farlo, scrivi: { $command }
terminal-wish = Rispondi con «agree» (sì) o «disagree» (no).
terminal-wish-own = «disagree» ritira la domanda.
terminal-paces = Ritmo dei bot: { $pace }. Ci sono { $paces }.
terminal-key-help = Aiuto
terminal-key-hint = Suggerimento
terminal-key-rules = Regole
terminal-key-log = Cronaca
terminal-key-chat = Chat
terminal-key-list = Elenco
terminal-key-language = Lingua
terminal-key-shade = Chiaro/scuro
terminal-key-menu = Tavolo
terminal-key-undo = Ritira
terminal-key-quit = Esci
terminal-help = Scrivi una mossa come sta nell’elenco delle mosse, o il suo numero, o uno di questi comandi. Tab completa.
terminal-help-help = questi comandi
terminal-help-moves = le mosse possibili; con una parola, quelle che la contengono
terminal-help-board = il tavolo in frasi
terminal-help-status = chi deve fare cosa, e il riquadro di ciascuno
terminal-help-log = le ultime righe della cronaca; con un numero, altrettante
terminal-help-hint = che cosa converrebbe ora, in allenamento
terminal-help-why = con una mossa: perché adesso non è possibile
terminal-help-rules = i capitoli delle regole; con un capitolo, una regola o una parola, che cosa dicono
terminal-help-undo = ritira la tua ultima mossa
terminal-help-history = con un numero: il tavolo dopo quella mossa
terminal-help-see = guarda il passato da un altro posto, con il suo numero; 0 da spettatore
terminal-help-say = di’ qualcosa al tavolo
terminal-help-language = en, it o de
terminal-help-save = salva la partita in un tuo file
terminal-help-new = un’altra partita come questa
terminal-help-sit = prendi posto a un tavolo tra amici; con un numero, quel posto
terminal-help-bot = metti un bot a un posto libero: easy, medium o hard
terminal-help-start = dai le carte, quando tutti i posti sono occupati
terminal-help-ready = di’ agli altri che si possono dare le carte; di nuovo: non ancora
terminal-help-menu = che cos’altro si può fare adesso a questo tavolo
terminal-help-pace = a che ritmo giocano i bot: quick, natural, calm, step o pause
terminal-help-next = passo dopo passo: fai giocare ai bot una mossa
terminal-help-agree = sì a quello che qualcuno chiede
terminal-help-disagree = no a quello che qualcuno chiede; ritira una domanda tua
terminal-help-phrase = di’ qualcosa che ognuno legge nella propria lingua; da solo: quello che c’è da dire
terminal-help-team = di’ qualcosa solo alla tua squadra
terminal-help-time = con un posto: dai tempo a quel giocatore
terminal-help-away = fai giocare un bot al posto tuo; con un posto, per un giocatore che non c’è più
terminal-help-back = torna a giocare tu
terminal-help-finish = chiedi a tutti di finire qui la partita
terminal-help-resign = abbandona
terminal-help-quit = esci; la partita resta salvata
problem-not_here = A questo tavolo non si può fare.
problem-allowed = Adesso è possibile.

## Turni, e come saperlo

turns-here =
    { $count ->
        [one] Tocca a te a { $count } tavolo
       *[other] Tocca a te a { $count } tavoli
    }
turns-elsewhere =
    { $count ->
        [one] Tocca a te a un altro tavolo
       *[other] Tocca a te ad altri { $count } tavoli
    }
turns-with = con { $players }
turns-since = ultima mossa: { $when }
notice-turn = Tocca a te in { $game } con { $players }.
notice-test = Così Brigand ti avviserà quando tocca a te.
notices-title = Quando tocca a te
notices-text = Ricevi un solo avviso per turno, e solo quando non sei al tavolo.
notices-browser = Mostra l’avviso in questo browser quando la pagina è in secondo piano
notices-browser-denied = Questo browser non lo permette per questa pagina. Puoi cambiarlo nelle impostazioni del browser.
notices-hook = Webhook
notices-hook-text = Brigand invia a questo indirizzo un breve messaggio: il gioco, chi gioca e il link al tavolo. Niente sulle tue carte.
notices-hook-none = Nessun webhook
notices-hook-discord = Discord
notices-hook-slack = Slack
notices-hook-ntfy = ntfy
notices-hook-json = Altro (JSON)
notices-hook-url = Indirizzo (https://…)
notices-hook-test = Invia una prova
notices-hook-works = La prova è arrivata.
notices-hook-off = Dopo diversi errori è stato disattivato. Una prova riuscita lo riattiva.
notices-mail = Indirizzo e-mail
notices-mail-text = L’indirizzo riceve prima un’e-mail con un link di conferma. Lascialo vuoto per non ricevere nulla.
notices-mail-asked = Non ancora confermato: apri il link nell’e-mail che abbiamo inviato.
notices-mail-confirmed = Confermato.
notices-quiet = Ore di silenzio
notices-quiet-text = Ciò che accade in quelle ore aspetta la loro fine, e ti viene detto se tocca ancora a te.
notices-quiet-on = Non disturbarmi
notices-quiet-from = dalle
notices-quiet-until = alle
notices-zone = Fuso orario: { $zone }
notices-save = Salva
notices-saved = Salvato.
mail-turn = Brigand: tocca a te in { $game }
mail-turn-text =
    { $said }
    { $link }

    Per non ricevere più e-mail come questa:
    { $stop }
mail-confirm = Brigand: possiamo scriverti quando tocca a te?
mail-confirm-text =
    Qualcuno, probabilmente tu, vuole ricevere un avviso a questo indirizzo quando è il suo turno in una partita.
    Con questo link accetti; vale un giorno:
    { $link }

    Se non l’hai chiesto tu, non fare nulla.
letter-confirm-title = E-mail sui tuoi turni
letter-confirm-text = Brigand può scrivere a questo indirizzo quando tocca a te?
letter-confirm-do = Sì, scrivetemi
letter-confirm-done = Fatto. Riceverai un’e-mail quando tocca a te e non sei al tavolo.
letter-stop-title = Basta e-mail
letter-stop-text = Brigand deve smettere di scriverti quando tocca a te?
letter-stop-do = Ferma le e-mail
letter-stop-done = Fatto. Non riceverai più e-mail sui tuoi turni.
ahead = Risposte in anticipo
ahead-text = Ciò che scegli qui vale come tua risposta, anche quando non sei al tavolo. Nessun altro lo vede, e ci vuole lo stesso tempo che se decidessi tu sul momento.
ahead-ask = Chiedimelo
ahead-turn = In questo turno
ahead-match = Per tutta la partita
account-bring = Porta con te i tavoli di questo browser
problem-no_hooks = Questo server non invia webhook.
problem-bad_hook = Questo non è l’indirizzo di un webhook: comincia con https:// ed è di uno dei tipi indicati.
problem-hook_private = Questo indirizzo è in una rete privata, dove questo server non invia nulla.
problem-hook_redirects = Questo indirizzo rimanda a un altro, che non viene seguito. Inserisci l’altro.
problem-hook_refuses = L’altra parte non ha accettato il messaggio.
problem-hook_slow = L’altra parte ci ha messo troppo a rispondere.
problem-hook_unreachable = L’altra parte non è raggiungibile.
problem-bad_zone = Questo server non conosce questo fuso orario.
problem-bad_quiet = Le ore di silenzio hanno bisogno di un inizio e di una fine.
