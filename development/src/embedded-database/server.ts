import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { endLeftover } from './cluster.js';
import { end, freePort, launch } from './launch.js';

/** Backends of a killed database need a moment to leave its memory; until then a new one is refused. */
const START_TRIES = 20;
const START_PAUSE_MS = 250;
/** Then it is something that lasts, such as a full disk, which somebody must end. */
const LONG_PAUSE_MS = 2_000;

/** The database process on its cluster; started again, on the same port, should it end by itself. */
export class EmbeddedServer {
  private child: ChildProcess | undefined;
  private starting: Promise<void> = Promise.resolve();
  private stopping = false;
  /** Where the database listens on loopback; chosen anew at each start. */
  port = 0;

  constructor(
    private readonly postgres: string,
    private readonly cluster: string,
    private readonly log: (line: string) => void,
  ) {}

  /**
   * Starts the database on a free port; resolves when it takes connections.
   * @throws StartError with PostgreSQL's own words when it does not come up
   */
  async start(): Promise<void> {
    process.once('exit', this.endWithProcess);
    await this.tryToStart(freePort);
  }

  /** Ends the database after a checkpoint; resolves when its process is gone. */
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

  /** Tries until it comes up: nobody else starts it, and a full disk is given room while the process goes on. */
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
