import type { Scene, Shown } from './wire';

type Board = Scene['boards'][number];

/** A table as it was sent, with what was not sent again because it stands in the `last` one. */
export function whole(said: Shown, last: Shown | null): Shown {
  if (!last) return said;
  const kept = new Set(said.kept);
  const scene: Scene = {
    ...said.scene,
    ...pick(last.scene, kept, ''),
    boards: said.scene.boards.map((board) => wholeBoard(board, last.scene.boards, kept)),
    data: { ...said.scene.data, ...pick(last.scene.data ?? {}, kept, 'data.') },
  };
  return { ...said, scene, story: [...last.story.slice(0, said.story_from), ...said.story], kept: [], story_from: 0 };
}

function wholeBoard(board: Board, last: Board[], kept: Set<string>): Board {
  const before = last.find(({ id }) => id === board.id);
  return before ? { ...board, ...pick(before, kept, `boards.${board.id}.`) } : board;
}

/** Of everything in `from`, what is named with this prefix. */
function pick<T extends object>(from: T, kept: Set<string>, prefix: string): Partial<T> {
  return Object.fromEntries(Object.entries(from).filter(([name]) => kept.has(prefix + name))) as Partial<T>;
}
