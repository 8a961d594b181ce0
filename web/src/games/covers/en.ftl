# Generated from the games by `python -m tests.regenerate`. Do not edit.
loot-name = Loot
loot-weight = easy
loot-tagline = Launch your merchants, plunder everyone else’s, and always keep an eye on the captains.
nottingham-name = Nottingham
nottingham-weight = medium
nottingham-tagline = The sheriff’s own men collect his taxes, and pick each other’s pockets on the way.
sherwood-name = Sherwood
sherwood-weight = medium
sherwood-tagline = Bands of outlaws wait along one long road for the wagons of the rich.
nuremberg-name = Nuremberg
nuremberg-weight = deep
nuremberg-tagline = Build the free city and its walls, and trade along five roads.
