import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { type JobHandler, JobHandlers } from '../../jobs/job-handlers.js';
import type { JobLease } from '../../jobs/job-lease.js';
import { requestJob } from '../../jobs/outbox.js';
import type { JobPayloads } from '../../jobs/job-names.js';
import { FileStore } from '../../storage/file-store.js';
import { AttachmentKeys } from '../attachment-keys.js';
import { Attachment, ScanState } from '../attachment.entity.js';
import { scanStream, type Verdict } from './clamd.js';

type Payload = JobPayloads['scan-attachment'];

const SYSTEM = { kind: 'system', job: 'scan-attachment' } as const;

/**
 * The job `scan-attachment`: a document cannot be opened until its scan ends; when a virus is found, its key and bytes
 * are destroyed.
 */
@Injectable()
export class ScanProcessor implements JobHandler<'scan-attachment'>, OnModuleInit {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: FileStore,
    private readonly keys: AttachmentKeys,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register('scan-attachment', this);
  }

  async run({ attachmentId: id }: Payload, _lease: JobLease, signal: AbortSignal): Promise<void> {
    const waiting = await this.db.getRepository(Attachment).findOneBy({ id });
    // An earlier attempt may have been interrupted before it removed the bytes.
    if (waiting?.scan === ScanState.INFECTED) return this.store.remove(waiting.storageKey);
    if (waiting?.scan !== ScanState.PENDING) return;
    // A worker started without the scanner must not release any document.
    if (!this.env.clamav)
      throw new Error('CLAMAV_URL is not set on this server, and a document is waiting to be scanned.');
    const file = await this.store.open(waiting.storageKey, this.keys.unwrap(waiting));
    try {
      await this.note(waiting, await scanStream(this.env.clamav, file.stream(), signal));
    } finally {
      await file.close();
    }
  }

  /** The scanner may be unavailable for days: the document stays pending and is scanned again later. */
  async giveUp(tx: EntityManager, { attachmentId }: Payload): Promise<void> {
    if (await tx.existsBy(Attachment, { id: attachmentId, scan: ScanState.PENDING }))
      await requestJob(tx, 'scan-attachment', { attachmentId });
  }

  /** Changes only a PENDING document, so a second run of the same job changes nothing. */
  private async note(row: Attachment, verdict: Verdict): Promise<void> {
    const { id, submissionId, storageKey } = row;
    if (verdict === 'clean') {
      await this.db
        .getRepository(Attachment)
        .update({ id, scan: ScanState.PENDING }, { scan: ScanState.CLEAN });
      return;
    }
    await this.db.transaction(async (tx) => {
      const found = { scan: ScanState.INFECTED, wrappedKey: null };
      const { affected } = await tx.update(Attachment, { id, scan: ScanState.PENDING }, found);
      if (affected)
        await recordAudit(
          tx,
          SYSTEM,
          'attachment.virus-found',
          { type: 'submission', id: submissionId },
          { id },
        );
    });
    await this.store.remove(storageKey);
  }
}
