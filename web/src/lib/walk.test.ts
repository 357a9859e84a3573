import { describe, expect, it } from 'vitest';

import { directionOf, laneOf, nearest, type Place } from './walk';

/** Flat-top hexagons: columns a to e of 3, 4, 5, 4, 3 cells, counted from the top. */
const cells: Place[] = [3, 4, 5, 4, 3].flatMap((count, column) =>
  Array.from({ length: count }, (_, row) => ({
    id: `${'abcde'[column]}${row + 1}`,
    x: 150 * (column - 2),
    y: 173.2 * (row - (count - 1) / 2),
  })),
);
const at = (id: string) => cells.find((cell) => cell.id === id) as Place;
const step = (from: string, direction: 'up' | 'down' | 'left' | 'right', lane?: number) =>
  nearest(cells, at(from), direction, lane)?.id;

describe('walking with the arrow keys', () => {
  it('goes up and down a column', () => {
    expect(step('c3', 'up')).toBe('c2');
    expect(step('c3', 'down')).toBe('c4');
  });

  it('stops at the edge', () => {
    expect(step('c1', 'up')).toBeUndefined();
    expect(step('a2', 'left')).toBeUndefined();
    expect(step('b1', 'up')).toBeUndefined();
  });

  it('goes to the next column, not over it', () => {
    expect(['d2', 'd3']).toContain(step('c3', 'right'));
  });

  it('keeps to the lane on which the walk began', () => {
    const lane = laneOf(at('a2'), 'right');
    const walked = ['a2'];
    for (let next = step('a2', 'right', lane); next; next = step(next, 'right', lane)) walked.push(next);
    expect(walked).toHaveLength(5);
    expect(walked.at(-1)).toBe('e2');
    expect(walked[2]).toBe('c3');
  });

  it('reaches every cell from every other', () => {
    const reached = new Set(['a1']);
    for (const id of reached) {
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const next = step(id, direction);
        if (next) reached.add(next);
      }
    }
    expect(reached.size).toBe(cells.length);
  });

  it('knows the keys', () => {
    expect(directionOf('ArrowLeft')).toBe('left');
    expect(directionOf('a')).toBeUndefined();
  });
});
