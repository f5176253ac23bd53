/** Lets a few in at once; a limited number of others wait their turn for a limited time. */
export class Gate {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly width: number,
    private readonly mostWaiting: number,
    private readonly longestWaitMs: number,
    private readonly refusal: () => Error,
  ) {}

  /** @throws the error made by `refusal` when too many wait or the wait took too long */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * For work that ends elsewhere: returns the function that ends the turn.
   * @param gone aborted when the caller no longer wants the turn
   * @throws the error made by `refusal`, as `run` does, and when `gone` is aborted
   */
  async enter(gone?: AbortSignal): Promise<() => void> {
    if (this.inside < this.width) this.inside++;
    else await this.turn(gone);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      // The turn is passed on directly, so that a new caller cannot take it in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.inside--;
    };
  }

  private turn(gone?: AbortSignal): Promise<void> {
    if (gone?.aborted || this.waiting.length >= this.mostWaiting) throw this.refusal();
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        gone?.removeEventListener('abort', giveUp);
      };
      const go = () => {
        settle();
        resolve();
      };
      const giveUp = () => {
        settle();
        this.waiting.splice(this.waiting.indexOf(go), 1);
        reject(this.refusal());
      };
      const timer = setTimeout(giveUp, this.longestWaitMs);
      gone?.addEventListener('abort', giveUp);
      this.waiting.push(go);
    });
  }
}
