/** A stroke over a board: it begins on a cell, and what it meets becomes as that cell becomes. */
export class Strokes {
  /** Whether it covers cells, or uncovers them. */
  covering = true;
  #first = '';
  #met = new Set<string>();

  begin(cell: string, covering: boolean): void {
    this.covering = covering;
    this.#first = cell;
    this.#met = new Set();
  }

  /** The cells that it has newly met; the first of them counts only once it has left it: until then it is a press. */
  over(cell: string): string[] {
    if (!this.#first || (this.#met.size === 0 && cell === this.#first)) return [];
    const found = [this.#first, cell].filter((one) => !this.#met.has(one));
    for (const one of found) this.#met.add(one);
    return found;
  }

  end(): string[] {
    this.#first = '';
    return [];
  }

  /** Nothing was met since it began: the click that follows is a press. */
  isPress(): boolean {
    const pressed = this.#met.size === 0;
    this.#met = new Set();
    return pressed;
  }
}
