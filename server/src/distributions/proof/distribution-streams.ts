import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { NotFound, Unavailable } from '../../common/errors.js';
import { Gate } from '../../common/gate.js';
import { ownConnection } from '../../database/own-connection.js';
import { DownloadOpeners, type ServedFile } from '../../downloads/download-openers.js';
import { DownloadKind } from '../../downloads/download-ticket.entity.js';
import { findDistribution } from '../find-distribution.js';
import { frozenText } from './frozen-lines.js';

/** A million lines take seconds of the database each time. */
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
const LONGEST_WAIT_MS = 5_000;
const ASK_AGAIN_SECONDS = 15;
/** So that nobody holds a place by reading slowly: enough for a million lines at 2 Mbit/s. */
const LONGEST_MS = 600_000;

const aGate = () =>
  new Gate(
    MOST_AT_ONCE,
    MOST_WAITING,
    LONGEST_WAIT_MS,
    () =>
      new Unavailable(
        `Other files are being sent at the moment. Please try again in ${ASK_AGAIN_SECONDS} seconds.`,
        ASK_AGAIN_SECONDS,
      ),
  );

/** In the order of the leaves, without names. COPY takes no parameter. */
const linesOf = (id: string) => `
  SELECT encode(s.commitment, 'hex') AS commitment, l.loss, l.principal, l.interest, l.state
  FROM merkle_nodes n
  JOIN distribution_salts s USING (distribution_id, submission_id)
  JOIN distribution_lines l USING (distribution_id, submission_id)
  WHERE n.distribution_id = '${id}' AND n.level = 0 ORDER BY n.place`;

/** Sends frozen texts and published lines, written by PostgreSQL while they are sent (FREEZE-9, FREEZE-10). */
@Injectable()
export class DistributionStreams implements OnModuleInit {
  private readonly logger = new Logger(DistributionStreams.name);
  /** Strangers never keep the office waiting. */
  private readonly gates = { office: aGate(), everybody: aGate() };

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly openers: DownloadOpeners,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.FROZEN_DISTRIBUTION, (actor, id) => this.openText(actor, id));
  }

  /** The frozen text of a distribution; opening it is audited. @throws NotFound before it is frozen; Unavailable */
  async openText(actor: UserActor, id: string): Promise<ServedFile> {
    const { number, frozenHeader: header, frozenSha256 } = await findDistribution(this.db.manager, id);
    if (header === null) throw new NotFound('This distribution is not frozen.');
    const bytes = await this.stream('office', (client) => frozenText(client, { id, header }));
    const sha256 = frozenSha256!.toString('hex');
    await this.db.transaction((tx) =>
      recordAudit(tx, actor, 'distribution.text-read', { type: 'distribution', id }, { sha256 }),
    );
    return { fileName: `distribution-${number}.jsonl`, mimetype: 'application/jsonl', bytes };
  }

  /** The lines of a published distribution as CSV, without names. @throws Unavailable */
  publishedLines(id: string, gone: AbortSignal): Promise<Readable> {
    return this.stream(
      'everybody',
      (client) => client.query(copyTo(`COPY (${linesOf(id)}) TO STDOUT (FORMAT csv, HEADER)`)),
      gone,
    );
  }

  private async stream(
    audience: 'office' | 'everybody',
    read: (client: pg.Client) => AsyncIterable<Buffer> | Readable,
    gone?: AbortSignal,
  ): Promise<Readable> {
    const leave = await this.gates[audience].enter(gone);
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

  private async *rows(read: (client: pg.Client) => AsyncIterable<Buffer> | Readable): AsyncGenerator<Buffer> {
    const client = await ownConnection(this.db);
    try {
      await client.query('SET statement_timeout = 0');
      yield* read(client) as AsyncIterable<Buffer>;
    } finally {
      await client.end();
    }
  }
}
