import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash, type Hash } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import { refuseEnded } from '../auth/sessions/refuse-ended.js';
import { accountOf, type Caller } from '../common/actor.js';
import { AppError, BadInput, Conflict, TooLarge } from '../common/errors.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { IdempotencyService } from '../idempotency/idempotency.service.js';
import { requestJob } from '../jobs/outbox.js';
import { DOCUMENTS_RECEIPT_MINUTES } from '../mail/mail-templates.js';
import { ReceiptMails } from '../mail/receipt-mails.js';
import { ATTACHMENT_LIMITS, type AttachmentType } from '../rules/attachment-rules.js';
import { FileStore } from '../storage/file-store.js';
import type { Submission } from '../submissions/submission.entity.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { AttachmentKeys } from './attachment-keys.js';
import { attachmentName } from './attachment-name.js';
import {
  type AttachmentReceived,
  type AttachmentRequest,
  attachmentRequest,
  CUT_OFF,
  type UploadPart,
} from './attachment-upload.js';
import { Attachment, AttachmentKind, ScanState } from './attachment.entity.js';
import { holdOffPurge, isFinalised } from './purge/finalised.js';
import { recogniseType } from './types/recognise-type.js';

/** A document encrypted in the file store that has no row yet. */
interface StoredDocument {
  id: string;
  partName: string;
  key: Buffer;
  storageKey: string;
  size: number;
  digest: Buffer;
}

/**
 * Receives documents: encrypts them into the file store, then recognises their type, then inserts a row; a failure
 * leaves nothing behind.
 */
@Injectable()
export class AttachmentReceiver {
  constructor(
    @Inject(ENV) private readonly env: Env,
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: FileStore,
    private readonly keys: AttachmentKeys,
    private readonly idempotency: IdempotencyService,
    private readonly receipts: ReceiptMails,
  ) {}

  /**
   * Receives one document of a claim.
   * @throws NotFound for a claim the caller may not see; BadInput, TooLarge or UnsupportedType for a document that is
   * not accepted; Conflict for a proof of identity after the scheme is finalised; Unauthenticated when the caller's
   * access ended during the upload
   */
  async receive(
    actor: Caller,
    submissionId: string,
    parts: AsyncIterable<UploadPart>,
    idempotencyKey?: string,
  ): Promise<AttachmentReceived> {
    await visibleSubmission(this.db, actor, submissionId);
    await refuseOneMore(this.db, submissionId);
    const texts = new Map<string, string>();
    let stored: StoredDocument | undefined;
    let kept: string | undefined;
    try {
      for await (const part of parts) {
        if ('text' in part) texts.set(part.name, part.text);
        else stored = await this.storeEncrypted(part);
      }
      if (!stored) throw new BadInput('Choose a file to upload.', { file: 'Choose a file to upload' });
      const request = attachmentRequest(texts, stored.partName);
      const received = await this.keep(actor, submissionId, stored, request, idempotencyKey);
      kept = received.id;
      return received;
    } finally {
      if (stored && kept !== stored.id && !(await this.isKept(stored.id)))
        await this.store.discard(stored.storageKey);
    }
  }

  private async storeEncrypted(
    part: Extract<UploadPart, { bytes: AsyncIterable<Buffer> }>,
  ): Promise<StoredDocument> {
    if (part.name !== 'file')
      throw new BadInput('Send the file in a field named file.', { [part.name]: 'is not recognised' });
    const [row] = await this.db.query<{ id: string }[]>('SELECT uuidv7() AS id');
    const { id } = row!;
    const key = this.keys.create();
    const hash = createHash('sha256');
    const { storageKey, size } = await this.store.put(passing(part.bytes, hash), key);
    return { id, partName: part.fileName, key, storageKey, size, digest: hash.digest() };
  }

  private async keep(
    actor: Caller,
    submissionId: string,
    stored: StoredDocument,
    request: AttachmentRequest,
    idempotencyKey: string | undefined,
  ): Promise<AttachmentReceived> {
    const mimetype = await this.typeOf(stored, request);
    const fileName = attachmentName(request.fileName, mimetype);
    const kind = request.kind ?? AttachmentKind.IDENTITY;
    const body = { submissionId, fileName, kind, digest: stored.digest.toString('hex') };
    const { id, storageKey, size, digest } = stored;
    return this.db.transaction(async (tx) => {
      await refuseEnded(tx, actor);
      return this.idempotency.once(tx, actor, 'upload-attachment', idempotencyKey, body, async () => {
        const claim = await this.mayKeep(tx, actor, submissionId, kind);
        const isFirst = !(await hasRecentDocument(tx, actor, submissionId));
        await tx.insert(Attachment, {
          id,
          submissionId,
          uploaderId: accountOf(actor),
          kind,
          fileName,
          mimetype,
          size: String(size),
          digest,
          storageKey,
          wrappedKey: this.keys.wrap(id, kind, stored.key),
          scan: this.env.clamav ? ScanState.PENDING : ScanState.NOT_SCANNED,
        });
        await recordAudit(
          tx,
          actor,
          'attachment.uploaded',
          { type: 'submission', id: submissionId },
          { id, kind, mimetype, size },
        );
        if (isFirst) await this.receipts.documentReceived(tx, actor, claim);
        if (this.env.clamav) await requestJob(tx, 'scan-attachment', { attachmentId: id });
        return { id, metadata: { fileName, mimetype } };
      });
    });
  }

  private async typeOf(
    { storageKey, key }: StoredDocument,
    { fileName, kind }: AttachmentRequest,
  ): Promise<AttachmentType> {
    const file = await this.store.open(storageKey, key);
    try {
      return await recogniseType(file, fileName, kind);
    } finally {
      await file.close();
    }
  }

  /**
   * Repeats the checks under locks, since another document may have been added, or the scheme finalised, during the
   * upload.
   */
  private async mayKeep(
    tx: EntityManager,
    actor: Caller,
    submissionId: string,
    kind: AttachmentKind,
  ): Promise<Submission> {
    await holdOffPurge(tx);
    if (kind === AttachmentKind.IDENTITY && (await isFinalised(tx)))
      throw new Conflict('The scheme is finalised: identity documents are no longer accepted.', {
        file: 'No longer accepted',
      });
    const claim = await visibleSubmission(tx, actor, submissionId);
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 27))', [submissionId]);
    await refuseOneMore(tx, submissionId);
    return claim;
  }

  /** If the database cannot answer, the bytes stay in the store for the sweep that removes orphans. */
  private isKept(id: string): Promise<boolean> {
    return this.db
      .getRepository(Attachment)
      .existsBy({ id })
      .catch(() => true);
  }
}

/** Whether the caller's last document of this claim is so recent that its receipt covers the next one (MAIL-15). */
async function hasRecentDocument(tx: EntityManager, actor: Caller, submissionId: string): Promise<boolean> {
  return tx
    .getRepository(Attachment)
    .createQueryBuilder('a')
    .where('a.submission_id = :submissionId AND a.uploader_id = :uploader')
    .andWhere('a.created_at > now() - make_interval(mins => :minutes)')
    .setParameters({ submissionId, uploader: accountOf(actor), minutes: DOCUMENTS_RECEIPT_MINUTES })
    .getExists();
}

async function refuseOneMore(db: DataSource | EntityManager, submissionId: string): Promise<void> {
  const count = await db.getRepository(Attachment).countBy({ submissionId });
  if (count >= ATTACHMENT_LIMITS.perSubmission) {
    const reason = `This claim already has ${count} documents, the most we accept. Please delete one first.`;
    throw new TooLarge(reason, { file: reason });
  }
}

/**
 * Passes the bytes through, hashing and counting them.
 * @throws TooLarge above the limit; BadInput when the upload is interrupted
 */
async function* passing(bytes: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const piece of bytes) {
      size += piece.length;
      if (size > ATTACHMENT_LIMITS.bytes) {
        const reason = `The file is larger than ${ATTACHMENT_LIMITS.bytes / 1024 / 1024} MB, the most we accept.`;
        throw new TooLarge(reason, { file: reason });
      }
      hash.update(piece);
      yield piece;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new BadInput(CUT_OFF);
  }
}
