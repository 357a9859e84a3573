import type { Scene, TableView } from './wire';

type Board = Scene['boards'][number];

/** A table as it was sent, with what was not sent again because it stands in the `last` one. */
export function merge(sent: TableView, last: TableView | null): TableView {
  if (!last) return sent;
  const unchanged = new Set(sent.kept);
  const scene: Scene = {
    ...sent.scene,
    ...pick(last.scene, unchanged, ''),
    boards: sent.scene.boards.map((board) => mergeBoard(board, last.scene.boards, unchanged)),
    data: Object.assign({}, sent.scene.data, pick(last.scene.data ?? {}, unchanged, 'data.')),
  };
  return { ...sent, scene, story: [...last.story.slice(0, sent.story_from), ...sent.story], kept: [], story_from: 0 };
}

function mergeBoard(board: Board, last: Board[], unchanged: Set<string>): Board {
  const before = last.find(({ id }) => id === board.id);
  return before ? { ...board, ...pick(before, unchanged, `boards.${board.id}.`) } : board;
}

/** Of everything in `from`, what is named with this prefix. */
function pick<T extends object>(from: T, unchanged: Set<string>, prefix: string): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => unchanged.has(prefix + name))) as Partial<T>;
}
