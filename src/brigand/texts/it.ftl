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
