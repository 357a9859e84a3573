import type { TableView } from '../../lib/wire';
import { dataOf } from './data';

/** Tiles that came onto the rack while the same person looked. */
export class Arrivals {
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  #before: { viewer: number; round: number; ids: string[] } | undefined;

  constructor(shown: () => TableView) {
    $effect(() => this.#look(shown()));
  }

  #look({ viewer, scene }: TableView): void {
    const { round, turn, turns, drawn } = dataOf(scene);
    const now = { viewer, round, ids: (scene.tray ?? []).map(({ id }) => id) };
    const before = this.#before;
    const same = before?.viewer === viewer && before.round === round;
    if (turn !== viewer || !same) this.fresh = new Set();
    if (same) {
      const came = now.ids.filter((id) => !before.ids.includes(id));
      if (came.length > 0 && turns.length + drawn > 0) this.fresh = new Set(came);
    }
    this.#before = now;
  }
}
