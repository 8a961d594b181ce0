"""Players made of code. They see a world imagined from what their seat may know, never the match itself."""
