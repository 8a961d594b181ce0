"""The command line: names and options of the commands, nothing else."""

import inspect
import signal
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from brigand import BrigandError, __version__
from brigand.admin import admin
from brigand.server.settings import Declared, Setting, declared

app = App(
    name="brigand",
    help="A digital table for games of robbers, merchants and sheriffs.",
    version=__version__,
    result_action="return_value",
)
Json = Annotated[bool, Parameter(negative="", help="Print JSON instead of tables.")]
Jobs = Annotated[int, Parameter(help="Processes to use.")]
Cluster = Annotated[str | None, Parameter(help="A Dask scheduler that has the matches played: tcp://host:8786.")]
Rows = Annotated[Path | None, Parameter(help="Keep one row a match in this file: .parquet or .jsonl.")]
Resume = Annotated[bool, Parameter(negative="", help="Go on with the rows of --out.")]
GameOptions = Annotated[list[str], Parameter(help="An option of the game as name=value; may be repeated.")]


@app.command
def about() -> None:
    """Tell the version, the games, the bots, and whether the engine is compiled."""
    from brigand.printers.about import run

    run()


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options that a host's settings were declared as; those left out are not passed."""
    own = [one for one in inspect.signature(command).parameters.values() if one.kind is not one.VAR_KEYWORD]
    command.__dict__["__signature__"] = inspect.Signature([*own, *map(option_of, declared().values())])
    return command


def option_of(setting: Declared) -> inspect.Parameter:
    """A setting as an option."""
    told = Parameter(help=setting.help, show_default=False if setting.type is bool else str(setting.default))
    return inspect.Parameter(
        setting.key, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[setting.type, told]
    )


@app.command
@with_settings
def serve(
    *,
    settings: Annotated[Path | None, Parameter(help="A TOML file of settings; options win over it.")] = None,
    **given: Setting,
) -> None:
    """Open a table in the browser: play with bots, invite friends by link."""
    from brigand.server.chosen import chosen
    from brigand.server.serve import serve as run

    run(chosen(given, settings))


@app.command
def think(
    *,
    bus: Annotated[str | None, Parameter(help="Where servers ask: nats://HOST:PORT.")] = None,
    database: Annotated[
        str | None, Parameter(help="The servers' database: its key seals what crosses the bus.")
    ] = None,
    workers: Annotated[int | None, Parameter(help="Processes that think; at most one per core is of use.")] = None,
    settings: Annotated[Path | None, Parameter(help="A TOML file of settings, as for serve; options win.")] = None,
) -> None:
    """Think for the bots of servers elsewhere: workers alone, as many machines as it takes."""
    from brigand.server.chosen import chosen
    from brigand.server.think import think as run

    options: dict[str, Setting | None] = {"bus": bus, "database": database, "workers": workers}
    run(chosen({key: value for key, value in options.items() if value is not None}, settings))


app.command(admin)
DatabaseFile = Annotated[str, Parameter(help="The server's database: a file for SQLite.")]


@app.command
def backup(file: Path, *, database: DatabaseFile = "brigand.db") -> None:
    """Copy a server's database into FILE, also while the server runs."""
    from brigand.store.copies import backup as run

    print(f"{run(database, file)} entries copied to {file}. Keep it secret: it holds the server's key.")


@app.command
def restore(file: Path, *, database: DatabaseFile = "brigand.db") -> None:
    """Put a copy made by `brigand backup` in the place of a database; no server may run on it meanwhile."""
    from brigand.store.copies import restore as run

    print(f"{run(file, database)} entries restored to {database}.")


Lang = Annotated[str | None, Parameter(help="Language: en, it or de; the system's if left out.")]
Lines = Annotated[bool, Parameter(negative="", help="Plain lines instead of a screen: for screen readers and scripts.")]
Theme = Annotated[str | None, Parameter(help="Colours: light or dark; as the terminal says if left out.")]


@app.command
def play(
    game: str | None = None,
    *,
    seats: Annotated[int | None, Parameter(help="Number of players; three if left out and possible.")] = None,
    bots: Annotated[str, Parameter(help="A bot for all other seats, or one for each, separated by commas.")] = "medium",
    name: Annotated[str | None, Parameter(help="What you are called.")] = None,
    option: GameOptions = [],  # noqa: B006
    new: Annotated[bool, Parameter(negative="", help="Deal anew, even if a match is not finished yet.")] = False,
    load: Annotated[Path | None, Parameter(help="Go on with the match in this file.")] = None,
    pace: Annotated[str | None, Parameter(help="How fast bots answer: none, quick, natural or calm.")] = None,
    lang: Lang = None,
    lines: Lines = False,
    theme: Theme = None,
) -> None:
    """Play against bots in this terminal, without a server. A match that was left goes on where it was."""
    from brigand.printers.options import read_options
    from brigand.terminal.start import Manner
    from brigand.terminal.start import play as run

    options = {} if game is None else read_options(game, option)
    manner = Manner(lang, lines, theme)
    run(game, manner, seats=seats, bots=bots, name=name, options=options, new=new, load=load, pace=pace)


@app.command
def join(
    url: str,
    *,
    name: Annotated[str | None, Parameter(help="What you are called at the table.")] = None,
    token: Annotated[
        str | None, Parameter(help="The seat you already have in a browser, as its menu shows it.")
    ] = None,
    watch: Annotated[bool, Parameter(negative="", help="Take no seat.")] = False,
    lang: Lang = None,
    lines: Lines = False,
    theme: Theme = None,
) -> None:
    """Sit down in this terminal at a table of a server, with people in browsers and terminals."""
    from brigand.terminal.start import Manner
    from brigand.terminal.start import join as run

    run(url, Manner(lang, lines, theme), name=name, token=token, watch=watch)


@app.command
def replay(
    what: str,
    *,
    seed: Annotated[
        int | None, Parameter(help="The seed of a match of the laboratory; the game comes first then.")
    ] = None,
    bots: Annotated[str, Parameter(help="Who played it: a bot for every seat, separated by commas.")] = "greedy,random",
    option: GameOptions = [],  # noqa: B006
    move: Annotated[int, Parameter(help="Begin after this move, on the screen.")] = 0,
    token: Annotated[str | None, Parameter(help="The seat you have in a browser, as its menu shows it.")] = None,
    lang: Lang = None,
    lines: Lines = False,
    theme: Theme = None,
) -> None:
    """Look at a match again, step by step: of a file, at the link of a table, or of a game, seed and bots."""
    from brigand.terminal.start import Manner
    from brigand.terminal.start import replay as run

    if seed is None:
        run(what, Manner(lang, lines, theme), move=move, token=token)
        return
    from brigand.printers.options import read_bots, read_options
    from brigand.terminal.start import replay_seed

    replay_seed(what, Manner(lang, lines, theme), seed, read_bots(bots), read_options(what, option), move=move)


@app.command
def rules(
    game: str,
    *,
    lang: Annotated[str, Parameter(help="Language: en, it or de.")] = "en",
    chapter: Annotated[str | None, Parameter(help="Only this chapter.")] = None,
) -> None:
    """Print the rules of a game in our own words."""
    from brigand.printers.rules import run

    run(game, lang, chapter)


@app.command
def simulate(
    game: str,
    *,
    bots: Annotated[
        str | None, Parameter(help="Bots by name, separated by commas; one fills all seats. Else greedy among random.")
    ] = None,
    seats: Annotated[
        int | None, Parameter(help="Number of players; as many as bots are named, or as few as can play, if left out.")
    ] = None,
    games: Annotated[int, Parameter(help="How many matches.")] = 1000,
    seed: Annotated[int, Parameter(help="The same seed gives the same result, whatever the number of jobs.")] = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    option: GameOptions = [],  # noqa: B006
    json: Json = False,
    out: Rows = None,
    resume: Resume = False,
) -> None:
    """Let bots play many matches and count: wins with 95 % intervals, scores, length, seat advantage."""
    from brigand.lab.crew import Crew
    from brigand.printers.options import read_rows
    from brigand.printers.simulate import run

    run(game, bots, seats, games, seed, Crew(jobs, cluster), option, json, read_rows(out, resume))


@app.command
def ladder(
    game: str,
    *,
    bots: Annotated[str, Parameter(help="Bots by name, separated by commas.")] = "random,greedy,search:100,search:500",
    matches: Annotated[int, Parameter(help="At most so many matches.")] = 1000,
    seats: Annotated[int | None, Parameter(help="Number of players; the fewest the game allows if left out.")] = None,
    seed: Annotated[int, Parameter(help="The same seed gives the same result, whatever the number of jobs.")] = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    option: GameOptions = [],  # noqa: B006
    all: Annotated[bool, Parameter(negative="", help="Play all matches even when the order is certain.")] = False,
    json: Json = False,
    html: Annotated[Path | None, Parameter(help="Write a report with charts to this file.")] = None,
    out: Rows = None,
    resume: Resume = False,
) -> None:
    """Let bots meet in every order round the table: ratings, a cross table, a report with charts."""
    from brigand.lab.crew import Crew
    from brigand.printers.ladder import run
    from brigand.printers.options import read_rows

    run(game, bots, matches, seats, seed, Crew(jobs, cluster), option, all, json, html, read_rows(out, resume))


@app.command
def study(
    game: str,
    *,
    seats: Annotated[int | None, Parameter(help="Number of players; four if left out and possible.")] = None,
    bots: Annotated[str, Parameter(help="Bots by name, separated by commas; one fills all seats.")] = "greedy",
    games: Annotated[int, Parameter(help="How many matches of the game as it is, and with each change.")] = 2000,
    seed: Annotated[int, Parameter(help="The same seed gives the same result, whoever plays.")] = 1,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    option: GameOptions = [],  # noqa: B006
    json: Json = False,
    out: Annotated[Path | None, Parameter(help="The page with charts.")] = None,
    rows: Rows = None,
    resume: Annotated[bool, Parameter(negative="", help="Go on with the rows of --rows.")] = False,
) -> None:
    """Find out how a game behaves: seats, length, scores, what winners do, what other pieces would change."""
    from brigand.lab.crew import Crew
    from brigand.printers.options import read_rows
    from brigand.printers.study import run

    run(game, bots, seats, games, seed, Crew(jobs, cluster), option, json, out, read_rows(rows, resume, "--rows"))


@app.command
def record(
    game: str,
    file: Path,
    *,
    bots: Annotated[str, Parameter(help="A bot for every seat, separated by commas.")] = "greedy,greedy,greedy",
    seed: Annotated[int, Parameter(help="The deal, and what bots of iterations choose.")] = 1,
    option: GameOptions = [],  # noqa: B006
) -> None:
    """Let bots play one match and keep it in a file, for the coach or your own programs."""
    from brigand.printers.record import run

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
    from brigand.printers.review import run

    run(file, iterations, lang, json)


@app.command
def verify(
    file: Path,
    *,
    commitment: Annotated[str | None, Parameter(help="The fingerprint you saw before the deal.")] = None,
    mix: Annotated[str | None, Parameter(help="What the deal was made of, as you saw it when it began.")] = None,
    lang: Annotated[str, Parameter(help="Language: en, it or de.")] = "en",
    json: Json = False,
) -> None:
    """Check the record of a match: sealed shuffle, seats, chance, actions, result. Exit code 1 if it was altered."""
    from brigand.printers.verify import run

    run(file, commitment, mix, lang, json)


@app.command
def bench(
    *,
    game: Annotated[str | None, Parameter(help="Only this game.")] = None,
    seconds: Annotated[float, Parameter(help="Time for each measurement.")] = 1.0,
    json: Json = False,
    out: Annotated[Path | None, Parameter(help="A page with bars.")] = None,
) -> None:
    """Measure speed: decisions and matches per second, copy and imagine, and peers in the same run."""
    from brigand.printers.bench import run

    run(game, seconds, json, out)


@app.command
def stress(
    *,
    games: Annotated[str, Parameter(help="Games by name, separated by commas, or all.")] = "loot",
    tables: Annotated[int, Parameter(help="Tables that play at once.")] = 10,
    seconds: Annotated[float, Parameter(help="How long it is measured.")] = 20.0,
    think: Annotated[float, Parameter(help="Seconds people think about a move, on average.")] = 0.0,
    watchers: Annotated[int, Parameter(help="People who only watch, at each table.")] = 0,
    reconnects: Annotated[float, Parameter(help="Share of moves after which somebody's line breaks.")] = 0.0,
    bots: Annotated[int, Parameter(help="Seats of each table that bots take.")] = 0,
    seats: Annotated[int, Parameter(help="Seats of each table.")] = 4,
    to_the_end: Annotated[
        bool, Parameter(negative="", help="Play every match out once, instead of playing on until the time is over.")
    ] = False,
    database: Annotated[str, Parameter(help="Where the server keeps its log; a fresh SQLite file if left out.")] = "",
    chaos: Annotated[
        bool,
        Parameter(negative="", help="Kill and restart servers and thinkers meanwhile; needs PostgreSQL and --bus."),
    ] = False,
    bus: Annotated[str, Parameter(help="With --chaos: nats://HOST:PORT, where servers and thinkers meet.")] = "",
    servers: Annotated[int, Parameter(help="With --chaos: servers that share the tables.")] = 3,
    thinkers: Annotated[int, Parameter(help="With --chaos: processes that think for their bots.")] = 2,
    every: Annotated[float, Parameter(help="With --chaos: seconds between two kills.")] = 2.0,
    beside: Annotated[
        str, Parameter(help="Put another server under the same load for comparison: boardgame.io, by npm.")
    ] = "",
    json: Json = False,
) -> None:
    """Put a server of our own under load: people over real sockets, how long they wait, what they cost."""
    from brigand.printers.stress import demanded, run

    demand = demanded(games, tables, seconds, think, watchers, reconnects, bots, seats, to_the_end or chaos)
    if not chaos:
        return run(demand, database, bus, beside, json)
    from brigand.printers.chaos import run as run_chaos
    from brigand.printers.chaos import storm_of

    run_chaos(demand, storm_of(servers, thinkers, every, database, bus), json)


def main(arguments: list[str] | None = None) -> None:
    """Run a command. A mistake of the user is told in one sentence with exit code 2."""
    from cyclopts import CycloptsError

    obey_signals()
    try:
        app(arguments, exit_on_error=False, print_error=False)
    except (BrigandError, CycloptsError) as error:
        from brigand.printers.complain import complain

        complain(error)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)


def obey_signals() -> None:
    """Ctrl-C, `kill` and a closed terminal stop us, also where a shell started us with Ctrl-C switched off."""

    def stop(number: int, frame: object) -> None:
        raise KeyboardInterrupt

    for name in ("SIGINT", "SIGTERM", "SIGHUP"):
        if threading.current_thread() is threading.main_thread() and hasattr(signal, name):
            signal.signal(getattr(signal, name), stop)


if __name__ == "__main__":
    main()
