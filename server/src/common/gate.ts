/** Lets a few through at once; the others wait their turn, not too many and not too long. */
export class Gate {
  private inside = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly width: number,
    private readonly mostWaiting: number,
    private readonly longestWaitMs: number,
    private readonly refusal: () => Error,
  ) {}

  /** @throws what `refusal` makes, when too many wait or the wait was too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const leave = await this.enter();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * For work that ends elsewhere: gives what ends it.
   * @param gone ends the wait of who does not want the turn any more
   * @throws what `refusal` makes, as `run` does, and when `gone` tells
   */
  async enter(gone?: AbortSignal): Promise<() => void> {
    if (this.inside < this.width) this.inside++;
    else await this.turn(gone);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      // A turn is handed on, so that nobody who comes just now takes it as well.
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
