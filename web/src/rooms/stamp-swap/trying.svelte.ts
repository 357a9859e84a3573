/** A stamp of the day's collections that is held over the page, before anybody has it. */
import { type RoomData } from './data';
import { placesFor } from './would';

export class Trying {
  #piece = $state('');
  #data: () => RoomData;
  /** Somebody has taken one up, or put it down (nothing). */
  ontry: (piece: string) => void = () => undefined;

  constructor(data: () => RoomData) {
    this.#data = data;
  }

  /** Nothing once it cannot be tried any more. */
  get piece(): string {
    return this.can(this.#piece) ? this.#piece : '';
  }

  can(piece: string): boolean {
    return this.#data().phase !== 'place' && placesFor(this.#data(), piece).length > 0;
  }

  /** Take it up; the same again puts it down. */
  take(piece: string): void {
    this.#piece = this.piece === piece ? '' : piece;
    this.ontry(this.#piece);
  }
}
