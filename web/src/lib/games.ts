import { Refused, tableInfo } from './api';
import { myKeys } from './me';
import { forgetTable } from './saved';
import type { TableInfo } from './wire';

/** Who must do something: I, others, nobody yet (people are still missing), or nobody any more. */
export type Turn = 'mine' | 'theirs' | 'gathering' | 'over';

/** Only what will never open again is forgotten: with the key goes the seat. */
const GONE = ['table-unknown', 'token-bad', 'token-other-table'];

export function isGone(reason: unknown): boolean {
  return reason instanceof Refused && GONE.includes(reason.problem.code);
}

export interface MyTables {
  tables: TableInfo[];
  /** How many games are mine in all. */
  total: number;
}

/** My games, at most so many, the latest first. */
export async function myTables(most: number): Promise<MyTables> {
  const { keys, total } = await myKeys(most);
  const answers = await Promise.allSettled(keys.map(tableInfo));
  const tables = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const failed = answers.flatMap((answer): unknown[] => (answer.status === 'rejected' ? [answer.reason] : []));
  const gone = keys.filter((_, i) => answers[i]?.status === 'rejected' && isGone(answers[i].reason));
  for (const { table } of gone) forgetTable(table);
  if (tables.length === 0 && failed.length > gone.length) throw failed.find((reason) => !isGone(reason));
  return { tables: latestFirst(tables), total: total - gone.length };
}

export function latestFirst(tables: readonly TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => b.changed.localeCompare(a.changed));
}

export function turnOf({ over, stage, mine = [], waiting = [] }: TableInfo): Turn {
  if (over) return 'over';
  if (stage === 'gathering') return 'gathering';
  // Where nobody is waited for, the table itself does something next, or waits until I go on.
  return waiting.length === 0 || waiting.some((seat) => mine.includes(seat)) ? 'mine' : 'theirs';
}

/** The game to continue: the one that has waited longest for me, else the latest that is not over. */
export function nextGame(tables: readonly TableInfo[]): TableInfo | undefined {
  const ordered = latestFirst(tables);
  return ordered.findLast((table) => turnOf(table) === 'mine') ?? ordered.find(({ over }) => !over);
}

export interface Wish {
  text: string;
  /** Empty: every game. */
  game: string;
  show: 'all' | 'mine' | 'going' | 'over';
}

/** What is wanted of a list, whose lines `words` writes as the reader sees them. Mine to move comes first. */
export function filtered(tables: readonly TableInfo[], wish: Wish, words: (table: TableInfo) => string): TableInfo[] {
  const text = plain(wish.text.trim());
  const found = tables.filter((table) => {
    const turn = turnOf(table);
    const fits =
      wish.show === 'all' ||
      (wish.show === 'mine' && turn === 'mine') ||
      (wish.show === 'over' && turn === 'over') ||
      (wish.show === 'going' && turn !== 'over');
    return fits && (!wish.game || table.game === wish.game) && plain(words(table)).includes(text);
  });
  const rank = (table: TableInfo): number => ({ mine: 0, theirs: 1, gathering: 1, over: 2 })[turnOf(table)];
  return latestFirst(found).sort((a, b) => rank(a) - rank(b));
}

/** Without case and accents: nobody types those in a hurry. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll(/[łŁ]/g, 'l').toLowerCase();
}
