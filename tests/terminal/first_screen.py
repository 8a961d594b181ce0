"""How long `brigand play loot` takes to its first screen: `python -m tests.terminal.first_screen [TIMES]`.

Measured from the start of the process to the first picture of the table in a terminal of 80 × 24. Prints the wall time
and the processor time of every start, and the best; on a busy machine only the processor time tells much.
"""

import fcntl
import os
import pty
import resource
import signal
import struct
import sys
import tempfile
import termios
import time
from pathlib import Path

COMMAND = [sys.executable, "-m", "brigand.cli", "play", "loot", "--bots", "greedy", "--lang", "en"]
SHOWN = b"Your hand"


def started(home: Path) -> tuple[float, float]:
    """Wall and processor seconds of one start."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begin = time.perf_counter()
    pid, terminal = pty.fork()
    if pid == 0:
        os.environ.update(XDG_DATA_HOME=str(home), TERM="xterm-256color", COLORTERM="truecolor")
        os.execv(COMMAND[0], COMMAND)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    seen = b""
    while SHOWN not in seen:
        seen += os.read(terminal, 65536)
    wall = time.perf_counter() - begin
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    os.close(terminal)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, (after.ru_utime + after.ru_stime) - (before.ru_utime + before.ru_stime)


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    with tempfile.TemporaryDirectory() as folder:
        results = [started(Path(folder)) for _ in range(times)]
    for wall, processor in results:
        print(f"{wall:.2f} s, of which {processor:.2f} s of the processor")
    best = min(results)
    print(f"best of {times}: {best[0]:.2f} s, of which {best[1]:.2f} s of the processor")


if __name__ == "__main__":
    main()
