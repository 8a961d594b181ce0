# Generated from the games by `python -m tests.regenerate`. Do not edit.
loot-name = Loot
loot-weight = facile
loot-tagline = Fai salpare i tuoi mercantili, saccheggia quelli altrui e tieni sempre d’occhio i capitani.
nottingham-name = Nottingham
nottingham-weight = medio
nottingham-tagline = Gli uomini dello sceriffo riscuotono le tasse e intanto si svuotano le tasche a vicenda.
sherwood-name = Sherwood
sherwood-weight = medio
sherwood-tagline = Bande di fuorilegge attendono lungo la strada i carri dei ricchi.
nuremberg-name = Norimberga
nuremberg-weight = impegnativo
nuremberg-tagline = Costruisci la città libera e le sue mura, e commercia lungo cinque strade.
