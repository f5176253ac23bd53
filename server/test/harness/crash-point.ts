import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uuidV7 } from '../../src/common/uuid-v7.js';

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
