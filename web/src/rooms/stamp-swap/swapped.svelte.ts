/** A swap among several that this page saw come to its end, and that was not yet looked at. */
import type { RoomData } from './data';

export class SwapOver {
  readonly #data: () => RoomData;
  #step = $state('');
  open = $state(false);

  constructor(data: () => RoomData) {
    this.#data = data;
    $effect(() => {
      const { table, day, step } = this.#data();
      const now = `${day} ${step}`;
      if (table && this.#step === `${day} choose` && step === 'exhibit') this.open = true;
      else if (now !== this.#step) this.open = false;
      this.#step = now;
    });
  }

  close = (): void => {
    this.open = false;
  };
}
