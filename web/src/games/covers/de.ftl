# Generated from the games by `python -m tests.regenerate`. Do not edit.
loot-name = Loot
loot-weight = leicht
loot-tagline = Schick deine Handelsschiffe los, plündere die der anderen und behalte stets die Kapitäne im Auge.
nottingham-name = Nottingham
nottingham-weight = mittel
nottingham-tagline = Die Leute des Sheriffs treiben Steuern ein und greifen einander dabei in die Taschen.
sherwood-name = Sherwood
sherwood-weight = mittel
sherwood-tagline = Gesetzlose lauern an einem langen Weg auf die Wagen der Reichen.
nuremberg-name = Nürnberg
nuremberg-weight = anspruchsvoll
nuremberg-tagline = Baue die Reichsstadt mit ihren Mauern aus und handle auf fünf Straßen.
