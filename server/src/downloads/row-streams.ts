import { Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { Unavailable } from '../common/errors.js';
import { Gate } from '../common/gate.js';
import { ownConnection } from '../database/own-connection.js';

/** A million lines take seconds of the database each time. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
const LONGEST_WAIT_MS = 5_000;
const ASK_AGAIN_SECONDS = 15;
/** So that nobody holds a place by reading slowly: enough for a million lines at 2 Mbit/s. */
const LONGEST_MS = 600_000;

const tooMany = () =>
  new Unavailable(
    `Other files are being sent at the moment. Please try again in ${ASK_AGAIN_SECONDS} seconds.`,
    ASK_AGAIN_SECONDS,
  );

/** Reads a long file on a connection of its own. */
export type ReadRows = (client: pg.Client) => AsyncIterable<Buffer | string> | Readable;

/** Sends long files that PostgreSQL writes while they are sent, two at a time for one audience. */
export class RowStreams {
  private readonly logger = new Logger(RowStreams.name);
  private readonly gate = new Gate(MOST_AT_ONCE, MOST_WAITING, LONGEST_WAIT_MS, tooMany);

  constructor(private readonly db: DataSource) {}

  /** @param gone ends it when the caller has gone @throws Unavailable while too many are sent */
  async open(read: ReadRows, gone?: AbortSignal): Promise<Readable> {
    const leave = await this.gate.enter(gone);
    const stream = Readable.from(this.rows(read), { objectMode: false });
    const timer = setTimeout(() => stream.destroy(new Error('A file was not read in time.')), LONGEST_MS);
    stream.once('close', () => {
      clearTimeout(timer);
      leave();
    });
    // The response has begun, so this error is reported nowhere else.
    stream.on('error', (error) => this.logger.error(error));
    gone?.addEventListener('abort', () => stream.destroy(), { once: true });
    return stream;
  }

  private async *rows(read: ReadRows): AsyncGenerator<Buffer | string> {
    const client = await ownConnection(this.db);
    try {
      // A slow reader holds the snapshot that the file is read in; what limits it is LONGEST_MS.
      await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
      yield* read(client) as AsyncIterable<Buffer | string>;
    } finally {
      await client.end();
    }
  }
}
