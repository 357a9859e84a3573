"""What a client has already is not sent to it again: boards stay mostly as they are, and a log only grows."""

from typing import TypeVar

from msgspec.structs import replace

from ludoteka.core.scene import Board, Part, Scene

from .wire import TableView

SCENE_PARTS = ("tray", "targets", "refusals", "scores", "tallies", "shapes", "tones", "teams")
BOARD_PARTS = ("cells", "pieces", "rows")

_Some = TypeVar("_Some", bound=Part)


def delta(view: TableView, had: TableView | None) -> TableView:
    """A view without what has not changed since the last one; `unchanged` names those parts, so that they can be put
    back."""
    if had is None:
        return view
    unchanged: list[str] = []
    scene = _scene(view.scene, had.scene, unchanged)
    known = len(had.story) if view.story[: len(had.story)] == had.story else 0
    return replace(view, scene=scene, story=view.story[known:], story_from=known, unchanged=tuple(unchanged))


def _scene(scene: Scene, had: Scene, unchanged: list[str]) -> Scene:
    boards = {board.id: board for board in had.boards}
    data = {name: fact for name, fact in scene.data.items() if name not in had.data or had.data[name] != fact}
    unchanged += [f"data.{name}" for name in scene.data if name not in data]
    return replace(
        _without(scene, had, SCENE_PARTS, "", unchanged),
        boards=tuple(_board(board, boards.get(board.id), unchanged) for board in scene.boards),
        data=data,
    )


def _board(board: Board, had: Board | None, unchanged: list[str]) -> Board:
    return _without(board, had, BOARD_PARTS, f"boards.{board.id}.", unchanged) if had else board


def _without(some: _Some, had: _Some, names: tuple[str, ...], prefix: str, unchanged: list[str]) -> _Some:
    now = {name: getattr(some, name) for name in names}
    same = {name: type(value)() for name, value in now.items() if value and value == getattr(had, name)}
    unchanged += [prefix + name for name in same]
    return replace(some, **same)
