"""Keeps rule modules inside the kernel dialect, so that plain Python and the compiled kernel mean the same.

Allowed: functions of integers, arrays and structs; loops, conditions, comparisons, whole-number arithmetic.
Everything else is reported with its place; a law in `tests/laws` holds every room to it.
"""

import ast
from collections.abc import Iterator

FORBIDDEN = {
    ast.Lambda: "a lambda",
    ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension",
    ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator",
    ast.Yield: "a generator",
    ast.YieldFrom: "a generator",
    ast.Try: "exceptions",
    ast.With: "a context",
    ast.AsyncFunctionDef: "async code",
    ast.Await: "async code",
    ast.Global: "a global",
    ast.Nonlocal: "a nonlocal",
    ast.Dict: "a dictionary",
    ast.Set: "a set",
    ast.List: "a list",
    ast.JoinedStr: "text",
    ast.Div: "true division: use //",
    ast.Pow: "a power",
    ast.Starred: "unpacking of unknown length",
    ast.Delete: "del",
    ast.Assert: "assert: refuse instead",
    ast.Raise: "exceptions",
    ast.Match: "match",
    ast.NamedExpr: "an assignment inside an expression",
}
CALLS = {"range", "len", "abs", "min", "max", "int", "bool"}
MODULES = ("typing", "numpy", "ludoteka.core.")  # and siblings in the room


def complaints(source: str, place: str) -> list[str]:
    """What in a rule module is outside the dialect, each with `place:line`."""
    tree = ast.parse(source)
    found = [*_imports(tree), *_statements(tree), *_recursion(tree)]
    for function in _functions(tree):
        found += _inside(function, _known(tree))
    return [f"{place}:{line}: {what}" for line, what in sorted(set(found))]


def _functions(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


def _known(tree: ast.Module) -> set[str]:
    """Names that a function may call: those of the module, those it imports, a few builtins."""
    imported = {
        alias.asname or alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    return CALLS | imported | {function.name for function in _functions(tree)}


def _imports(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, f"import {alias.name}") for alias in node.names if alias.name != "numpy")
        elif isinstance(node, ast.ImportFrom):
            if node.level == 0 and not (node.module or "").startswith(MODULES):
                yield node.lineno, f"import from {node.module}"
            yield from ((node.lineno, f"import {a.name} as {a.asname}") for a in node.names if a.asname)


def _statements(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """At the top: imports, constants, structs, functions, a docstring."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            if [ast.unparse(base) for base in node.bases] != ["Struct"]:
                yield node.lineno, f"class {node.name}: only a Struct"
        elif not isinstance(node, ast.Import | ast.ImportFrom | ast.Assign | ast.FunctionDef | ast.Expr):
            yield node.lineno, f"{type(node).__name__} at the top of the module"


def _inside(function: ast.FunctionDef, known: set[str]) -> Iterator[tuple[int, str]]:
    if function.decorator_list:
        yield function.lineno, "a decorator"
    if function.args.vararg or function.args.kwarg or function.args.defaults or function.args.kwonlyargs:
        yield function.lineno, "parameters other than plain ones"
    for node in ast.walk(function):
        line = node.lineno if isinstance(node, ast.expr | ast.stmt) else function.lineno
        if type(node) in FORBIDDEN:
            yield line, FORBIDDEN[type(node)]
        elif isinstance(node, ast.FunctionDef) and node is not function:
            yield line, "a function inside a function"
        elif isinstance(node, ast.Constant) and isinstance(node.value, float | complex | bytes):
            yield line, f"the constant {node.value!r}"
        elif isinstance(node, ast.Call):
            yield from _call(node, known)


def _call(node: ast.Call, known: set[str]) -> Iterator[tuple[int, str]]:
    if node.keywords:
        yield node.lineno, "a keyword argument"
    if not isinstance(node.func, ast.Name):
        yield node.lineno, f"the method {ast.unparse(node.func)}"
    elif node.func.id not in known:
        yield node.lineno, f"a call of {node.func.id}"


def _recursion(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A compiled recursive function that is cached crashes at its next start: none may reach itself."""
    calls = {
        function.name: {
            n.func.id for n in ast.walk(function) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
        }
        for function in _functions(tree)
    }
    for function in _functions(tree):
        reached: set[str] = set()
        frontier = set(calls[function.name])
        while frontier:
            reached |= frontier
            frontier = set().union(*(calls.get(name, set()) for name in frontier)) - reached
        if function.name in reached:
            yield function.lineno, f"recursion of {function.name}"
