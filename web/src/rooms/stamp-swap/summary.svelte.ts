/** Which day is over and was seen to end here, and not yet looked back at. */
import type { RoomData } from './data';

export class DayOver {
  readonly #data: () => RoomData;
  /** The day that this page saw last. */
  #day = $state(0);
  /** The day to look back at; 0: none. */
  day = $state(0);

  constructor(data: () => RoomData) {
    this.#data = data;
    $effect(() => {
      const { day } = this.#data();
      if (this.#day > 0 && day === this.#day + 1) this.day = this.#day;
      if (day < this.#day) this.day = 0; // taken back, or another table
      this.#day = day;
    });
  }

  close = (): void => {
    this.day = 0;
  };
}
