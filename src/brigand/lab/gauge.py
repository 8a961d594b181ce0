"""One engine under measurement, in a process of its own: asked by a line on standard input, answers with a number.

`python -m brigand.lab.gauge compiled|plain|PEER` (brigand.lab.peers); a question is `measure subject seconds`.
CPU time only.
"""

import sys

from brigand.lab.peers import PEERS

SEARCH, PLAIN_SEARCH = 1000, 100
"""Iterations of one search, from the first decision of a match; fewer where each takes ten times as long."""


def serve(which: str) -> None:
    """Answer questions until standard input ends."""
    if which in PEERS:
        table = PEERS[which](SEARCH)
    else:
        if which == "plain":
            from brigand.lab.plain import prefer_source

            prefer_source()
        from brigand.lab.measures import measures

        table = measures(PLAIN_SEARCH if which == "plain" else SEARCH)
    for line in sys.stdin:
        measure, subject, seconds = line.split()
        sys.stdout.write(f"{table[measure](subject, float(seconds))}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve(sys.argv[1])
