import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { uuidV7 } from '../../src/common/uuid-v7.js';
import type { TestServer } from './test-server.js';

/** A crash point that a server gets while it runs; a start for each would cost more than the work that is killed. */
export class CrashPoint {
  private readonly path = join(tmpdir(), `prorata-crash-${uuidV7()}`);
  /** The variables for the server's start. */
  readonly env = { FAULT: `file:${this.path}` };

  /** Kills the server at this step, `step:n`, of the work that it begins from now on. */
  set = (fault: string): Promise<void> => writeFile(this.path, fault);

  /** To be called before the server starts again, which would be killed again. */
  remove = (): Promise<void> => rm(this.path, { force: true });
}

/** Waits until the server was killed at its crash point. @throws Error when it is not */
export async function killedAtItsPoint({ process: { child } }: TestServer): Promise<void> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    if (child.signalCode === 'SIGKILL') return;
    await sleep(100);
  }
  throw new Error('The server was not killed at its crash point.');
}
