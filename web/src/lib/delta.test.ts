import { describe, expect, it } from 'vitest';

import { merge } from './delta';
import type { TableView } from './wire';

const words = { id: 'x' };
const cell = { id: 'a1', x: 0, y: 0, words, shape: 'square' };
const board = { id: 'board', words, box: [0, 0, 1, 1] as [number, number, number, number], cells: [cell] };
const line = (text: string) => ({ actor: 0, text, words });
const piece = { id: 'p', words, shape: 'square' };

function shown(more: object, scene: object): TableView {
  return {
    type: 'shown',
    story: [],
    kept: [],
    story_from: 0,
    scene: { words, boards: [board], ...scene },
    ...more,
  } as unknown as TableView;
}

const last = shown(
  { story: [line('one'), line('two')] },
  { tones: { red: { fill: '#f00', ink: '#fff' } }, tray: [piece], data: { deck: [1], turn: 1 } },
);

describe('a table of which only the changes were sent', () => {
  it('keeps what is named as unchanged', () => {
    const news = shown(
      { kept: ['tones', 'data.deck', 'boards.board.cells'], story_from: 1, story: [line('three')] },
      { boards: [{ ...board, cells: [], pieces: [piece] }], data: { turn: 2 } },
    );
    const { scene, story } = merge(news, last);
    expect(scene.tones).toEqual(last.scene.tones);
    expect(scene.data).toEqual({ deck: [1], turn: 2 });
    expect(scene.boards[0]).toEqual({ ...board, pieces: [piece] });
    expect(scene.tray).toBeUndefined();
    expect(story.map(({ text }) => text)).toEqual(['one', 'three']);
  });

  it('is all there is at first', () => {
    expect(merge(last, null)).toBe(last);
  });
});
