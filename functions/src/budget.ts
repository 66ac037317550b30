/** A time limit for some work, and the progress of that work. */
export class Budget {
  done = 0;
  total = 0;
  readonly #end: number;

  /** `time` in milliseconds from now. */
  constructor(time = Number.POSITIVE_INFINITY) {
    this.#end = Date.now() + time;
  }

  /** Whether all items that `spend` was given are done. */
  get isFinished(): boolean {
    return this.done === this.total;
  }

  /** Yields `items` until the time is over. An item counts as done when the next one is requested. */
  *spend<Item>(items: readonly Item[]): Generator<Item, void> {
    this.total += items.length;
    for (const item of items) {
      if (Date.now() >= this.#end) return;
      yield item;
      this.done += 1;
    }
  }
}
