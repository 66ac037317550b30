/** The time for a piece of work, and how far the work has come. */
export class Budget {
  done = 0;
  total = 0;
  readonly #end: number;

  /** `time` in milliseconds from now. */
  constructor(time = Number.POSITIVE_INFINITY) {
    this.#end = Date.now() + time;
  }

  /** Whether everything was done that was handed out so far. */
  get isFinished(): boolean {
    return this.done === this.total;
  }

  /** Hands out `items` until the time is over. An item counts as done when the next one is asked for. */
  *spend<Item>(items: readonly Item[]): Generator<Item, void> {
    this.total += items.length;
    for (const item of items) {
      if (Date.now() >= this.#end) return;
      yield item;
      this.done += 1;
    }
  }
}
