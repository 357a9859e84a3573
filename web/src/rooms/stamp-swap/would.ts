/** What would score with a stamp on a place, as the server computed it. */
import { t } from '../../lib/texts.svelte';
import type { RoomData } from './data';

/** By line, the points that it would bring then; what stays as it is, is not there. */
export type Changes = Readonly<Record<string, number>>;

const NOTHING: Changes = {};

export function changesAt({ would }: RoomData, piece: string | undefined, cell: string): Changes {
  return would[piece ?? '']?.find(({ cells }) => cells.includes(cell))?.then ?? NOTHING;
}

/** The squares on which a piece fits; where most would be scored comes first. */
export function placesFor({ would }: RoomData, piece: string | undefined): string[] {
  return (would[piece ?? ''] ?? []).flatMap(({ cells }) => cells);
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
