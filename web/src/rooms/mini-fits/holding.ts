/** The piece over the frame: how it is held, and over which column. A way is a number: flipped from 4 on, quarter turns. */
import type { Offer, RoomData, Way } from './data';

const TURNS = 4;

export interface Held {
  way: number;
  /** The leftmost column of the piece, from 1. */
  column: number;
}

/** A quarter turn on, or back. */
export function turned(way: number, by: 1 | -1): number {
  return way - (way % TURNS) + ((way + by + TURNS) % TURNS);
}

/** Left and right exchanged as one sees it: a flip comes before the turns, so these run backwards now. */
export function flipped(way: number): number {
  const turns = (TURNS - (way % TURNS)) % TURNS;
  return way < TURNS ? TURNS + turns : turns;
}

/** The column nearest to the wish in which the piece is not beside the frame. */
export function within(column: number, width: number, columns: number): number {
  return Math.max(1, Math.min(columns - width + 1, column));
}

/** The column in which the piece hangs in the middle over a place, counted in squares from the left edge. */
export function columnOver(x: number, width: number, columns: number): number {
  return within(Math.round(x - width / 2) + 1, width, columns);
}

export function wayOf(data: RoomData, letter: string, way: number): Way | undefined {
  return data.pieces[letter]?.[way];
}

/** Held another way, its middle stays where it was. */
export function heldAs(data: RoomData, letter: string, held: Held, way: number): Held {
  const [before, after] = [wayOf(data, letter, held.way)?.width ?? 1, wayOf(data, letter, way)?.width ?? 1];
  return { way, column: within(Math.round(held.column + (before - after) / 2), after, data.columns) };
}

/** The action on offer for a piece held like that, and what it does. */
export function offerOf(
  data: RoomData,
  letter: string,
  { way, column }: Held,
): { action: string; offer: Offer } | undefined {
  const name = wayOf(data, letter, way)?.name;
  const found = Object.entries(data.offers).find(([, offer]) => offer.name === name && offer.column === column);
  return found && { action: found[0], offer: found[1] };
}

/** How a new piece is held: in the middle the first way that has a place there, else wherever one is. */
export function taken(data: RoomData, letter: string): Held {
  const ways = data.pieces[letter] ?? [];
  const middle = ways.map(({ width }, way) => ({ way, column: columnOver(data.columns / 2, width, data.columns) }));
  const [any] = Object.values(data.offers);
  const elsewhere = any && {
    way: Math.max(
      0,
      ways.findIndex(({ name }) => name === any.name),
    ),
    column: any.column,
  };
  return middle.find((held) => offerOf(data, letter, held)) ?? elsewhere ?? middle[0] ?? { way: 0, column: 1 };
}
