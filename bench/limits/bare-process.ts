import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { BenchContext } from '../context.js';

/** Runs the bare server as a separate process. */
export class BareProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly ended: Promise<unknown>,
    readonly url: string,
  ) {}

  /** Starts it on the product's database. @throws Error if it exits before it listens */
  static async start({ db, product }: Pick<BenchContext, 'db' | 'product'>): Promise<BareProcess> {
    const child = fork(new URL('./bare-server.ts', import.meta.url), {
      env: { ...process.env, BARE_DATABASE_URL: db.url, BARE_DATA_DIR: product.dataDir },
    });
    const ended = once(child, 'exit');
    const early = ended.then(() => Promise.reject(new Error('The bare server did not start.')));
    const [port] = (await Promise.race([once(child, 'message'), early])) as [number];
    early.catch(() => undefined);
    return new BareProcess(child, ended, `http://127.0.0.1:${port}`);
  }

  get pid(): number {
    return this.child.pid!;
  }

  async stop(): Promise<void> {
    if (this.child.connected) this.child.disconnect();
    await this.ended;
  }
}
