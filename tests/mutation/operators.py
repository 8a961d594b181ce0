"""How a place in the rules can be broken: for a node of the syntax tree, the nodes that may stand there instead."""

import ast
from collections.abc import Iterator

OTHER_COMPARISON: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OTHER_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
}
OTHER_CALL = {"any": "all", "all": "any", "min": "max", "max": "min"}
SHOWS_ALL = ("seen_by", "dimmed")
"""Methods whose worst failure is to return the event as it is."""


def of_expression(node: ast.AST) -> Iterator[ast.AST]:
    """What an expression may become."""
    if isinstance(node, ast.Compare):
        yield from of_comparison(node)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        for dropped in range(len(node.values)):
            rest = node.values[:dropped] + node.values[dropped + 1 :]
            yield rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse
    elif isinstance(node, ast.BinOp) and type(node.op) in OTHER_ARITHMETIC:
        yield ast.BinOp(node.left, OTHER_ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.Constant):
        yield from of_constant(node)
    elif isinstance(node, ast.Call):
        yield from of_call(node)
    elif isinstance(node, ast.Slice):
        if node.lower is not None:
            yield ast.Slice(None, node.upper, node.step)
        if node.upper is not None:
            yield ast.Slice(node.lower, None, node.step)
    elif isinstance(node, ast.List) and any(isinstance(item, ast.Starred) for item in node.elts):
        for dropped in range(len(node.elts)):
            yield ast.List(node.elts[:dropped] + node.elts[dropped + 1 :], node.ctx)


def of_comparison(node: ast.Compare) -> Iterator[ast.AST]:
    """The boundary moved by one, or the opposite."""
    for place, op in enumerate(node.ops):
        if type(op) in OTHER_COMPARISON:
            ops = [*node.ops[:place], OTHER_COMPARISON[type(op)](), *node.ops[place + 1 :]]
            yield ast.Compare(node.left, ops, node.comparators)


def of_constant(node: ast.Constant) -> Iterator[ast.AST]:
    """One more, the opposite, another word."""
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield ast.Constant(node.value + 1)
    elif isinstance(node.value, str):
        yield ast.Constant(f"{node.value}?")


def of_call(node: ast.Call) -> Iterator[ast.AST]:
    """Some for every, least for most, and a refusal that does not say all it should."""
    if not isinstance(node.func, ast.Name):
        return
    if node.func.id in OTHER_CALL:
        yield ast.Call(ast.Name(OTHER_CALL[node.func.id], ast.Load()), node.args, node.keywords)
    elif node.func.id == "Refusal":
        for dropped in range(len(node.keywords)):
            yield ast.Call(node.func, node.args, node.keywords[:dropped] + node.keywords[dropped + 1 :])


def of_condition() -> Iterator[ast.expr]:
    """A filter that lets everything pass."""
    yield ast.Constant(True)


def of_statement(node: ast.stmt, returns: ast.expr | None) -> Iterator[ast.stmt]:
    """What a statement of a function may become: nothing, another way, another answer."""
    if isinstance(node, ast.If):
        if "journal" not in ast.unparse(node.test):  # who has no journal tells nothing anyway
            yield ast.If(ast.Constant(True), node.body, node.orelse)
        yield ast.If(ast.Constant(False), node.body, node.orelse)
    elif isinstance(node, ast.While):
        yield ast.While(ast.Constant(False), node.body, node.orelse)
    elif isinstance(node, ast.Return):
        yield from (ast.Return(answer) for answer in other_answers(node.value, returns))
    elif is_removable(node):
        yield ast.Pass()


def is_removable(node: ast.stmt) -> bool:
    """Whether a function runs on without it; without a first assignment to a name it would only stumble."""
    if isinstance(node, ast.Assign):
        return not isinstance(node.targets[0], ast.Name)
    if isinstance(node, ast.AnnAssign):
        return not isinstance(node.target, ast.Name)
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    return isinstance(node, ast.AugAssign | ast.Delete | ast.For | ast.Continue | ast.Break | ast.Raise)


def other_answers(value: ast.expr | None, returns: ast.expr | None) -> Iterator[ast.expr]:
    """A wrong answer of the right type."""
    kind = "" if returns is None else ast.unparse(returns)
    if value is None or (isinstance(value, ast.Constant) and value.value is None):
        return
    if kind == "bool" and not isinstance(value, ast.Constant | ast.Compare):
        yield ast.UnaryOp(ast.Not(), value)
    elif kind == "int":
        yield ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif kind.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        yield ast.List([], ast.Load())
    elif kind.endswith("| None"):
        yield ast.Constant(None)


def of_function(node: ast.FunctionDef) -> Iterator[list[ast.stmt]]:
    """An event that hides nothing."""
    shown = ast.Return(ast.Name("self", ast.Load()))
    if node.name in SHOWS_ALL and ast.unparse(node.body[-1]) != "return self":
        yield [shown]
