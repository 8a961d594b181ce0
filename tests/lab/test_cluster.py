"""The same matches, however the work is split: here, in processes, on a cluster, with workers that die."""

import os
import signal
from pathlib import Path

import pytest

from brigand.cli import main
from brigand.core.errors import Unreadable
from brigand.lab.crew import Crew, played
from brigand.lab.match import Terms, in_pieces
from brigand.lab.rows import RowFile
from brigand.lab.simulate import fixtures
from tests.lab.dask_cluster import cluster

BOTS = ["greedy", "random", "greedy"]
RUN = "simulate loot --bots greedy,random,greedy --games 300 --seed 3"
GAMES = 300


@pytest.mark.slow
def test_a_cluster_gives_the_same_bytes_even_if_a_worker_is_killed(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    here, there, mourned = (tmp_path / f"{name}.parquet" for name in ("here", "there", "mourned"))
    main([*RUN.split(), "--out", str(here)])
    with cluster(tmp_path, workers=2) as dask:
        main([*RUN.split(), "--out", str(there), "--cluster", dask.address])
        killed_half_way(mourned, dask.address, dask.workers[0].pid)
    assert there.read_bytes() == here.read_bytes()
    assert mourned.read_bytes() == here.read_bytes()


def killed_half_way(file: Path, address: str, victim: int) -> None:
    """The same run, and one of two workers is killed when half of the rows are there."""
    pieces = in_pieces(Terms("loot", {"teams": False}), list(fixtures(BOTS, GAMES, 3)))
    rows = played(pieces, Crew(cluster=address), "with a loss", RowFile(file, resume=False))
    for _ in range(GAMES // 2):
        next(rows)
    os.kill(victim, signal.SIGKILL)
    assert len(list(rows)) == GAMES - GAMES // 2


def test_without_a_scheduler_there_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("brigand.lab.cluster.PATIENCE", "1s")
    for address, told in (("tcp://127.0.0.1:9", "no Dask scheduler at tcp://127.0.0.1:9"), ("here", "is no Dask")):
        with pytest.raises(SystemExit) as stop:
            main([*RUN.split(), "--cluster", address])
        assert stop.value.code == 2
        assert told in capsys.readouterr().err


def test_workers_with_other_rules_are_refused() -> None:
    from brigand.lab import cluster as work

    class Elsewhere:
        def run(self, _asked: object) -> dict[str, str]:
            return {"tcp://10.0.0.1:1": "brigand 0.0.9 (loot 0)"}

    with pytest.raises(Unreadable, match=r"10\.0\.0\.1:1 has brigand 0\.0\.9"):
        work.check_workers(Elsewhere())
