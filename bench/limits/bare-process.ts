import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { BenchContext } from '../context.js';

/** The bare server as a process. */
export class BareProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** Starts it on the product's database. @throws Error when it ends before it listens. */
  static async start({ db, product }: Pick<BenchContext, 'db' | 'product'>): Promise<BareProcess> {
    const child = fork(new URL('./bare-server.ts', import.meta.url), {
      env: { ...process.env, BARE_DATABASE_URL: db.url, BARE_DATA_DIR: product.dataDir },
    });
    const ended = once(child, 'exit').then(() => Promise.reject(new Error('The bare server did not start.')));
    const [port] = (await Promise.race([once(child, 'message'), ended])) as [number];
    ended.catch(() => undefined);
    return new BareProcess(child, `http://127.0.0.1:${port}`);
  }

  get pid(): number {
    return this.child.pid!;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}
