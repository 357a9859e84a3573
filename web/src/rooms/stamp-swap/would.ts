/** What would score with a stamp on a place, as the server computed it. */
import { t } from '../../lib/texts.svelte';
import type { Outcome, RoomData } from './data';

/** By line, the points that it would bring then; what stays as it is, is not there. */
export type Changes = Readonly<Record<string, number>>;

const NOTHING: Changes = {};
const NOWHERE: ReadonlyMap<string, Changes> = new Map();
const read = new WeakMap<Outcome, ReadonlyMap<string, Changes>>();

export function changesAt(data: RoomData, piece: string | undefined, cell: string): Changes {
  return byPlace(data, piece).get(cell) ?? NOTHING;
}

/** The squares on which a piece fits; where most would be scored comes first. */
export function placesFor(data: RoomData, piece: string | undefined): string[] {
  return [...byPlace(data, piece).keys()];
}

function byPlace({ would }: RoomData, piece: string | undefined): ReadonlyMap<string, Changes> {
  const outcome = would[piece ?? ''];
  if (!outcome) return NOWHERE;
  const known = read.get(outcome);
  if (known) return known;
  const places = new Map<string, Changes>();
  for (const { cells, then } of outcome.places) {
    const changes = { ...outcome.anywhere, ...then };
    for (const cell of squaresIn(cells)) places.set(cell, changes);
  }
  read.set(outcome, places);
  return places;
}

/** `a-c1 e1` is a1, b1, c1 and e1. */
export function squaresIn(cells: string): string[] {
  return [...cells.matchAll(/([a-z])(?:-([a-z]))?(\d+)/g)].flatMap(([, first = '', last = first, row = '']) => {
    const [from, to] = [first.charCodeAt(0), last.charCodeAt(0)];
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at) + row);
  });
}

export interface Line {
  key: string;
  name: string;
  now: number;
}

/** Everything that scores or will score, by the names that changes have. */
export function linesOf({ contests, mat, cards, end }: RoomData): Line[] {
  return [
    ...contests.map(({ id, category, now }) => ({ key: `c-${id}`, name: t(`sts-category-${category}`), now })),
    ...(mat ? [{ key: 'mat', name: t('sts-ui-your-mat'), now: mat.now }] : []),
    ...cards.map(({ number, now }) => ({ key: `card-${number}`, name: t('sts-attendee', { number }), now })),
    { key: 'values', name: t('sts-line-values'), now: end.values },
    { key: 'forever', name: t('sts-field-forever'), now: end.forever },
  ];
}

export interface Changed extends Line {
  then: number;
}

/** The lines that would change, with what they would bring. */
export function changed(data: RoomData, changes: Changes): Changed[] {
  return linesOf(data).flatMap((line) => {
    const then = changes[line.key];
    return then === undefined ? [] : [{ ...line, then }];
  });
}
