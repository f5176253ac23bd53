import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endLeftover } from './cluster.js';
import { end, freePort, launch } from './launch.js';

/** The backends of a killed database need a moment to release its shared memory; until then a new one cannot start. */
const START_TRIES = 20;
const START_PAUSE_MS = 250;
/** After that the cause is a lasting one, such as a full disk, which the operator must fix. */
const LONG_PAUSE_MS = 2_000;

/** The database process on its cluster; restarted on the same port if it exits. */
export class EmbeddedServer {
  private child: ChildProcess | undefined;
  private starting: Promise<void> = Promise.resolve();
  private stopping = false;
  /** The loopback port of the database; chosen again at each start of this process. */
  port = 0;

  constructor(
    private readonly postgres: string,
    private readonly cluster: string,
    private readonly log: (line: string) => void,
  ) {}

  /**
   * Starts the database on a free port; resolves when it accepts connections.
   * @throws StartError with PostgreSQL's own message if it does not start
   */
  async start(): Promise<void> {
    process.once('exit', this.endWithProcess);
    await this.tryToStart(freePort);
  }

  /** Stops the database after a checkpoint; resolves when its process has ended. */
  async stop(): Promise<void> {
    this.stopping = true;
    process.off('exit', this.endWithProcess);
    await this.starting;
    if (this.child) await end(this.child);
  }

  private async tryToStart(choosePort: () => Promise<number>): Promise<void> {
    for (let tries = 1; !this.stopping; tries++) {
      try {
        await endLeftover(this.cluster);
        this.port = await choosePort();
        this.child = await launch(this.postgres, this.cluster, this.port);
        this.child.once('exit', this.revive);
        return;
      } catch (error) {
        if (tries === START_TRIES) throw error;
        await sleep(START_PAUSE_MS);
      }
    }
  }

  private readonly revive = () => {
    if (this.stopping) return;
    this.log('The embedded PostgreSQL ended unexpectedly; restarting it.');
    this.starting = this.startAgain();
  };

  /** Retries until it starts: nothing else would restart it, and the operator may free a full disk meanwhile. */
  private async startAgain(): Promise<void> {
    let reason = '';
    while (!this.stopping) {
      try {
        await this.tryToStart(() => Promise.resolve(this.port));
        if (reason !== '') this.log('The embedded PostgreSQL is running again.');
        return;
      } catch (error) {
        if (String(error) !== reason) this.log(`${String(error)} Trying again.`);
        reason = String(error);
        await sleep(LONG_PAUSE_MS);
      }
    }
  }

  private readonly endWithProcess = () => {
    this.child?.kill('SIGINT');
  };
}
