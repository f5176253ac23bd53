import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Readable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { NotFound } from '../../common/errors.js';
import { DownloadOpeners, type ServedFile } from '../../downloads/download-openers.js';
import { DownloadKind } from '../../downloads/download-ticket.entity.js';
import { RowStreams } from '../../downloads/row-streams.js';
import { findDistribution } from '../find-distribution.js';
import { frozenText } from './frozen-lines.js';

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
  /** Strangers never keep the office waiting. */
  private readonly office: RowStreams;
  private readonly everybody: RowStreams;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly openers: DownloadOpeners,
  ) {
    this.office = new RowStreams(db);
    this.everybody = new RowStreams(db);
  }

  onModuleInit(): void {
    this.openers.register(DownloadKind.FROZEN_DISTRIBUTION, (actor, id) => this.openText(actor, id));
  }

  /** The frozen text of a distribution; opening it is audited. @throws NotFound before it is frozen; Unavailable */
  async openText(actor: UserActor, id: string): Promise<ServedFile> {
    const { number, frozenHeader: header, frozenSha256 } = await findDistribution(this.db.manager, id);
    if (header === null) throw new NotFound('This distribution is not frozen.');
    const bytes = await this.office.open((client) => frozenText(client, { id, header }));
    const sha256 = frozenSha256!.toString('hex');
    await this.db.transaction((tx) =>
      recordAudit(tx, actor, 'distribution.text-read', { type: 'distribution', id }, { sha256 }),
    );
    return { fileName: `distribution-${number}.jsonl`, mimetype: 'application/jsonl', bytes };
  }

  /** The lines of a published distribution as CSV, without names. @throws Unavailable */
  publishedLines(id: string, gone: AbortSignal): Promise<Readable> {
    return this.everybody.open((client) => publishedRows(client, id), gone);
  }
}

async function* publishedRows(client: pg.Client, id: string): AsyncGenerator<Buffer> {
  // Until statistics know the rows of a distribution, their join would be planned for a single one.
  await client.query('SET enable_nestloop = off');
  yield* client.query(
    copyTo(`COPY (${linesOf(id)}) TO STDOUT (FORMAT csv, HEADER)`),
  ) as AsyncIterable<Buffer>;
}
