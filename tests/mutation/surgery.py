"""Put a broken function in the place of the true one, in this process: its code is exchanged, so everybody sees it."""

import ast
import gc
import sys
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType

from tests.mutation.mutants import Mutant, Source

HITS = "__statements_run__"


def load(sources: Iterable[Source]) -> None:
    """Import what is imported only when it is asked for: what is not there can neither be watched nor broken."""
    files = {str(getattr(module, "__file__", "")): module for module in list(sys.modules.values())}
    packages = {str(Path(file).parent): str(module.__package__) for file, module in files.items() if file}
    for source in sources:
        package = packages.get(str(source.path.parent), "")
        if package and str(source.path) not in files:
            import_module(f"{package}.{source.path.stem}")


def function_objects(source: Source) -> dict[str, list[FunctionType]]:
    """The functions of an imported file, by qualified name."""
    found: dict[str, list[FunctionType]] = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename == str(source.path):
            found.setdefault(thing.__code__.co_qualname, []).append(thing)
    return found


def codes(code: CodeType) -> dict[str, CodeType]:
    """The code of every function in a compiled file, by qualified name."""
    found = {}
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            found[constant.co_qualname] = constant
            found.update(codes(constant))
    return found


def install(source: Source, mutant: Mutant) -> bool:
    """Break the running program; False if Python cannot do it to this function."""
    old = mutant.spot.put(mutant.new)
    code = codes(compile(ast.fix_missing_locations(source.tree), str(source.path), "exec"))[mutant.function]
    mutant.spot.put(old)
    targets = function_objects(source).get(mutant.function, [])
    for target in targets:
        if len(code.co_freevars) != len(target.__code__.co_freevars):
            return False
        target.__code__ = code
    return bool(targets)


def watch(source: Source, hits: bytearray) -> None:
    """Let every statement of the file leave a mark when it runs. Spoils the tree: for a process of its own."""
    numbers = {id(statement): number for number, statement in enumerate(source.statements)}
    for node in list(ast.walk(source.tree)):
        for name, value in ast.iter_fields(node):
            if isinstance(value, list):
                setattr(node, name, with_marks(value, numbers))
    compiled = codes(compile(ast.fix_missing_locations(source.tree), str(source.path), "exec"))
    for name, targets in function_objects(source).items():
        for target in targets:
            if len(compiled[name].co_freevars) == len(target.__code__.co_freevars):
                target.__globals__[HITS] = hits
                target.__code__ = compiled[name]


def with_marks(nodes: list[ast.AST], numbers: dict[int, int]) -> list[ast.AST]:
    """The same statements, a mark before each."""
    found: list[ast.AST] = []
    for node in nodes:
        if id(node) in numbers:
            found += ast.parse(f"{HITS}[{numbers[id(node)]}] = 1").body
        found.append(node)
    return found
