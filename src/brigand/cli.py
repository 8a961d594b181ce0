"""The command line: names and options of the commands, nothing else."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from brigand import BrigandError, __version__

app = App(
    name="brigand",
    help="A digital table for games of robbers, merchants and sheriffs.",
    version=__version__,
    result_action="return_value",
)
Json = Annotated[bool, Parameter(negative="", help="Print JSON instead of tables.")]


@app.command
def about() -> None:
    """Tell the version, the games, the bots, and whether the engine is compiled."""
    from brigand.lab.about import tell

    tell()


@app.command
def serve(
    *,
    host: Annotated[str, Parameter(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, Parameter(help="Port to listen on; 0 takes a free one.")] = 8000,
    database: Annotated[str, Parameter(help="A file for SQLite, or a PostgreSQL address.")] = "brigand.db",
    lan: Annotated[bool, Parameter(negative="", help="Open the table to the local network.")] = False,
    workers: Annotated[int, Parameter(help="Processes that think for bots.")] = 2,
) -> None:
    """Open a table in the browser: play with bots, invite friends by link."""
    from brigand.server.serve import serve as run

    run(host, port, database, lan, workers)


@app.command
def rules(
    game: str,
    *,
    lang: Annotated[str, Parameter(help="Language: en, it or de.")] = "en",
    chapter: Annotated[str | None, Parameter(help="Only this chapter.")] = None,
) -> None:
    """Print the rules of a game in our own words."""
    from brigand.lab.rulebook import print_rules

    print_rules(game, lang, chapter)


@app.command
def simulate(
    game: str,
    *,
    bots: Annotated[str, Parameter(help="Bots by name, separated by commas; one fills all seats.")] = "greedy,random",
    seats: Annotated[int | None, Parameter(help="Number of players; as many as bots are named if left out.")] = None,
    games: Annotated[int, Parameter(help="How many matches.")] = 1000,
    seed: Annotated[int, Parameter(help="The same seed gives the same result, whatever the number of jobs.")] = 1,
    jobs: Annotated[int, Parameter(help="Processes to use.")] = 1,
    option: Annotated[list[str], Parameter(help="An option of the game as name=value; may be repeated.")] = [],  # noqa: B006
    json: Json = False,
) -> None:
    """Let bots play many matches and count: wins with 95 % intervals, scores, length, seat advantage."""
    from brigand.lab.simulate import run

    run(game, bots, seats, games, seed, jobs, option, json)


@app.command
def ladder(
    game: str,
    *,
    bots: Annotated[str, Parameter(help="Bots by name, separated by commas.")] = "random,greedy,search:100,search:500",
    matches: Annotated[int, Parameter(help="At most so many matches.")] = 1000,
    seats: Annotated[int | None, Parameter(help="Number of players; the fewest the game allows if left out.")] = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same result, whatever the number of jobs.")] = 1,
    jobs: Annotated[int, Parameter(help="Processes to use.")] = 1,
    option: Annotated[list[str], Parameter(help="An option of the game as name=value; may be repeated.")] = [],  # noqa: B006
    all: Annotated[bool, Parameter(negative="", help="Play all matches even when the order is certain.")] = False,
    json: Json = False,
    html: Annotated[Path | None, Parameter(help="Write a report with charts to this file.")] = None,
) -> None:
    """Let bots meet in every order round the table: ratings, a cross table, a report with charts."""
    from brigand.lab.ladder_report import run

    run(game, bots, matches, seats, seed, jobs, option, all, json, html)


@app.command
def record(
    game: str,
    file: Path,
    *,
    bots: Annotated[str, Parameter(help="A bot for every seat, separated by commas.")] = "greedy,greedy,greedy",
    seed: Annotated[int, Parameter(help="The deal, and what bots of iterations choose.")] = 1,
    option: Annotated[list[str], Parameter(help="An option of the game as name=value; may be repeated.")] = [],  # noqa: B006
) -> None:
    """Let bots play one match and keep it in a file, for the coach or your own programs."""
    from brigand.lab.keep import run

    run(game, file, bots, seed, option)


@app.command
def review(
    file: Path,
    *,
    iterations: Annotated[int, Parameter(help="How much to think about each decision.")] = 1000,
    lang: Annotated[str, Parameter(help="Language: en, it or de.")] = "en",
    json: Json = False,
) -> None:
    """Let the coach go through a finished match: chances, luck and choices, better moves."""
    from brigand.lab.review import run

    run(file, iterations, lang, json)


@app.command
def bench(
    *,
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    seconds: Annotated[float, Parameter(help="Time for each measurement.")] = 1.0,
    json: Json = False,
) -> None:
    """Measure speed: decisions and matches per second, copy and imagine, and peers in the same run."""
    from brigand.lab.bench import run

    run(game, seconds, json)


def main(arguments: list[str] | None = None) -> None:
    """Run a command. A mistake of the user is told in one sentence with exit code 2."""
    from cyclopts import CycloptsError

    try:
        app(arguments, exit_on_error=False, print_error=False)
    except (BrigandError, CycloptsError) as error:
        from brigand.lab.complain import complain

        complain(error)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
