/** Lets a few through at once; the others wait their turn, not too many and not too long. */
export class Gate {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly width: number,
    private readonly mostWaiting: number,
    private readonly longestWaitMs: number,
    private readonly refusal: () => Error,
  ) {}

  /** @throws what `refusal` makes, when too many wait or the wait was too long. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }

  private async enter(): Promise<void> {
    if (this.running >= this.width) await this.turn();
    this.running++;
  }

  private turn(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw this.refusal();
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(go), 1);
        reject(this.refusal());
      }, this.longestWaitMs);
      this.waiting.push(go);
    });
  }
}
