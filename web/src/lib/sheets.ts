/** Score sheets of boards made of cardboard: what was entered so far. */
import type { Values } from './options';
import { isRecord, type Stored, stored } from './storage';
import type { Words } from './wire';

export type Laid = Readonly<Record<string, string>>; // the id of a piece by cell

export interface Player {
  name: string;
  board: Laid;
  /** The boards of further rounds, where a sheet is for several. */
  more?: readonly Laid[];
}

export interface Entered {
  options: Values;
  players: readonly Player[];
  /** What was called in the round that is scored; empty: anything. */
  called: readonly Words[];
}

/** A player's board of a round, from 0. */
export function boardOf({ board, more }: Player, round: number): Laid {
  return round === 0 ? board : (more?.[round - 1] ?? {});
}

export function withBoard(player: Player, round: number, board: Laid): Player {
  if (round === 0) return { ...player, board };
  const more = Array.from({ length: Math.max(round, player.more?.length ?? 0) }, (_, i) =>
    i === round - 1 ? board : (player.more?.[i] ?? {}),
  );
  return { ...player, more };
}

/** The last of so many rounds in which somebody has entered something; the first, if nobody has. */
export function lastBegun(players: readonly Player[], rounds: number): number {
  let last = 0;
  for (let round = 1; round < rounds; round++)
    if (players.some((one) => Object.keys(boardOf(one, round)).length > 0)) last = round;
  return last;
}

export function lay(board: Laid, cell: string, piece: string): Laid {
  return { ...board, [cell]: piece };
}

export function takeOff(board: Laid, cell: string): Laid {
  return Object.fromEntries(Object.entries(board).filter(([other]) => other !== cell));
}

/** The first empty cell after this one, around the board; nothing if it is full. */
export function nextEmpty(cells: readonly string[], board: Laid, after: string): string {
  const from = cells.indexOf(after) + 1;
  return [...cells.slice(from), ...cells.slice(0, from)].find((cell) => !(cell in board)) ?? '';
}

/** As many players as wanted; those who are there keep their boards. */
export function withPlayers(players: readonly Player[], count: number): Player[] {
  return Array.from({ length: count }, (_, i) => players[i] ?? { name: '', board: {} });
}

/** What still lies there when the cells or the pieces have changed with the variant. */
export function still(board: Laid, cells: ReadonlySet<string>, pieces: ReadonlySet<string>): Laid {
  return Object.fromEntries(Object.entries(board).filter(([cell, piece]) => cells.has(cell) && pieces.has(piece)));
}

export function isEntered(value: unknown): value is Entered {
  if (!isRecord(value) || !isRecord(value['options']) || !Array.isArray(value['called'])) return false;
  const players: unknown = value['players'];
  return (
    Array.isArray(players) &&
    players.length > 0 &&
    players.every(
      (one) => isRecord(one) && typeof one['name'] === 'string' && isRecord(one['board']) && isMore(one['more']),
    )
  );
}

function isMore(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.every(isRecord));
}

/** A round that the caller has read out, on its way to the score sheet. */
export interface CalledRound {
  options: Values;
  called: Words[];
  seats?: number;
  round?: number;
}

export function calledFor(game: string): Stored<CalledRound | null> {
  return stored(`sheet.${game}.called`, (found) => (isCalled(found) ? found : null));
}

function isCalled(value: unknown): value is CalledRound {
  return isRecord(value) && isRecord(value['options']) && Array.isArray(value['called']) && value['called'].length > 0;
}
