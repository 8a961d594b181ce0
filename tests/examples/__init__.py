"""The games of examples/: each is switched on by listing it, and nothing else."""
