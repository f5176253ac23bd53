import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { DownloadOpeners, type ServedFile } from '../../downloads/download-openers.js';
import { DownloadKind } from '../../downloads/download-ticket.entity.js';
import { countOf } from '../../rules/count-of.js';
import { PaymentLinesService } from './payment-lines.service.js';

/** Serves a member's line with its proof as a file to keep, through single-use links (LINE-4). */
@Injectable()
export class ProofDownloads implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly lines: PaymentLinesService,
    private readonly openers: DownloadOpeners,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.LINE_PROOF, (actor, id) => this.open(actor, id));
  }

  /** The file of a claim by its id, and a slash with the number of a distribution; opening it is audited, without the salt. @throws NotFound, Conflict */
  async open(actor: UserActor, id: string): Promise<ServedFile> {
    const [claim = '', distribution] = id.split('/');
    const given = countOf(distribution) ?? null;
    const { submissionId, sid, number, frozenSha256, text } = await this.lines.proof(actor, claim, given);
    await this.db.transaction((tx) =>
      recordAudit(
        tx,
        actor,
        'distribution.proof-read',
        { type: 'submission', id: submissionId },
        { number, sha256: frozenSha256.toString('hex') },
      ),
    );
    const bytes = Buffer.from(text);
    return {
      fileName: `Payment ${sid}, line with proof.json`,
      mimetype: 'application/json',
      bytes: Readable.from([bytes]),
      size: bytes.length,
    };
  }
}
