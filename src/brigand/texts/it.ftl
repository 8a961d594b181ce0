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
