"""The commands of the command line: they read what was asked, call who does it, and print what comes back."""
