import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { DownloadOpeners, type ServedFile } from '../downloads/download-openers.js';
import { DownloadKind } from '../downloads/download-ticket.entity.js';
import { RowStreams } from '../downloads/row-streams.js';
import { alteredText, hasDigest } from '../rules-versions/rules-digest.js';
import { frozenAssessment } from './engine/freeze-run.js';
import { findRun } from './find-run.js';
import { isShown } from './run-models.js';

/** Serves the frozen texts of assessment runs, through single-use links (RUN-15). */
@Injectable()
export class FrozenAssessments implements OnModuleInit {
  private readonly streams: RowStreams;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly openers: DownloadOpeners,
  ) {
    this.streams = new RowStreams(db);
  }

  onModuleInit(): void {
    this.openers.register(DownloadKind.FROZEN_ASSESSMENT, (actor, id) => this.open(actor, id));
  }

  /**
   * The frozen text of a run by its id; opening it is audited.
   * @throws NotFound, also for a run without results; Conflict when its rules were changed by SQL, since its text would be
   * another one; Unavailable
   */
  async open(actor: UserActor, id: string): Promise<ServedFile> {
    const run = await findRun(this.db.manager, id);
    if (!isShown(run) || !run.frozenSha256) throw new NotFound('This assessment run has no results.');
    const { rules, rulesSha256, number } = run;
    if (!hasDigest(rules.document, rulesSha256)) throw new Conflict(alteredText(rules.number));
    const bytes = await this.streams.open((client) => frozenAssessment(client, id));
    const sha256 = run.frozenSha256.toString('hex');
    await this.db.transaction((tx) =>
      recordAudit(tx, actor, 'assessment.text-read', { type: 'assessment', id }, { sha256 }),
    );
    return { fileName: `assessment-run-${number}.jsonl`, mimetype: 'application/jsonl', bytes };
  }
}
