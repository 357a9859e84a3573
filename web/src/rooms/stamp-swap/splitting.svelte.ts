/** How somebody is about to split: which items lie on the first tray; all others lie on the second. */
import { type Item, largeSize, type RoomData, splitOf } from './data';

export class Splitting {
  readonly #items: () => readonly Item[];
  readonly #data: () => RoomData;
  /** The items that were moved away from where they lay at first. */
  #moved = $state.raw<ReadonlySet<string>>(new Set());

  readonly there = $derived.by(() => this.#items().filter(({ pile }) => pile !== 'reserved'));
  /** How many the large pile must have; 0 where piles may have any size. */
  readonly needed = $derived.by(() => largeSize(this.#data()));
  readonly first = $derived.by(() => this.there.filter((item, at) => this.#isFirst(item, at)));
  readonly second = $derived.by(() => this.there.filter((item, at) => !this.#isFirst(item, at)));
  readonly #large = $derived.by(() => this.needed > 0 || splitOf(this.#data(), idsOf(this.first)) !== undefined);
  /** Which tray is the large pile: the first, unless piles may have any size and the second has more. */
  readonly firstIsLarge = $derived.by(() => this.#large || this.first.length > this.second.length);
  readonly large = $derived.by(() => (this.firstIsLarge ? this.first : this.second));
  readonly small = $derived.by(() => (this.firstIsLarge ? this.second : this.first));
  readonly split = $derived.by(() => splitOf(this.#data(), idsOf(this.large)));

  constructor(items: () => readonly Item[], data: () => RoomData) {
    this.#items = items;
    this.#data = data;
  }

  /** At first, the large pile has as many as it needs, from the left. */
  #isFirst({ cell }: Item, at: number): boolean {
    const before = at < (this.needed || Math.ceil(this.there.length / 2));
    return this.#moved.has(cell.id) ? !before : before;
  }

  move = (id: string): void => {
    const moved = new Set(this.#moved);
    if (!moved.delete(id)) moved.add(id);
    this.#moved = moved;
  };
}

function idsOf(items: readonly Item[]): ReadonlySet<string> {
  return new Set(items.map(({ cell }) => cell.id));
}
