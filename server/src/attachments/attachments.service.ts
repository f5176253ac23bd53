import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Caller, UserActor } from '../common/actor.js';
import { may, mayReadRestricted } from '../common/policy.js';
import { Conflict, FileMissing, Forbidden, NotFound, TooLarge } from '../common/errors.js';
import { DownloadOpeners, type ServedFile } from '../downloads/download-openers.js';
import { DownloadKind } from '../downloads/download-ticket.entity.js';
import { ATTACHMENT_LIMITS, type AttachmentType, SHOWN_TYPES } from '../rules/attachment-rules.js';
import { FileStore } from '../storage/file-store.js';
import type { EncryptedFile } from '../storage/encrypted-file.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { visibleTo } from '../submissions/reading/visible-to.js';
import { AttachmentKeys } from './attachment-keys.js';
import { Attachment, ScanState } from './attachment.entity.js';
import { type AttachmentModel, isGivenOut } from './attachment.model.js';
import { isFinalised } from './purge/finalised.js';
import { Permission, roleMay } from '../rules/permissions.js';

/** A listed document together with its bytes. */
export interface OpenedDocument {
  attachment: Attachment;
  open: (() => Promise<EncryptedFile>) | null;
  missing: boolean;
}

/** Access to the documents of claims: listing, opening and deleting. `AttachmentReceiver` handles uploads. */
@Injectable()
export class AttachmentsService implements OnModuleInit {
  private readonly logger = new Logger(AttachmentsService.name);

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: FileStore,
    private readonly keys: AttachmentKeys,
    private readonly openers: DownloadOpeners,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.ATTACHMENT, (actor, id) => this.open(actor, id));
  }

  /** A claim's documents, oldest first, without their bytes. @throws NotFound */
  async list(actor: Caller, submissionId: string): Promise<AttachmentModel[]> {
    const rows = await this.rowsOf(actor, submissionId);
    const finalised = rows.length > 0 && (await isFinalised(this.db));
    return rows.map((row) => ({
      id: row.id,
      fileName: row.fileName,
      mimetype: row.mimetype,
      size: Number(row.size),
      sha256: row.digest.toString('hex'),
      kind: row.kind,
      uploadedAt: row.createdAt,
      uploadedBy: uploaderName(actor, row),
      opensInTab: opensInTab(row),
      mayDelete: !finalised && actor.kind === 'user' && row.uploaderId === actor.userId,
      scan: row.scan,
    }));
  }

  /**
   * A claim's documents with a function to read each; the function is null for a document that may not be opened, or
   * whose bytes or key are gone, which does not affect the others. Reading is audited.
   * @throws NotFound; Forbidden for a token without the scope; TooLarge when they are too large for one response;
   * FilesUnavailable
   */
  async listOpened(actor: Caller, submissionId: string): Promise<OpenedDocument[]> {
    refuseUnscoped(actor);
    const rows = await this.rowsOf(actor, submissionId);
    const total = rows.reduce((sum, { size }) => sum + Number(size), 0);
    if (total > ATTACHMENT_LIMITS.inlineBytes)
      throw new TooLarge(
        'These documents are larger than 25 MB together. List them with ?content=none, then fetch each document separately from /api/attachments/{submissionId}/{id}.',
      );
    // After the first byte is sent, a missing document can no longer be reported.
    const documents: OpenedDocument[] = [];
    for (const attachment of rows) {
      const missing = isGivenOut(attachment) && (await this.isGone(attachment));
      const open = isGivenOut(attachment) && !missing ? () => this.openBytes(attachment) : null;
      documents.push({ attachment, open, missing });
    }
    await this.db.transaction(async (tx) => {
      for (const { attachment, open } of documents) if (open) await auditRead(tx, actor, attachment);
    });
    return documents;
  }

  /**
   * One document to be sent. Reading is audited.
   * @throws NotFound when it does not exist, belongs to somebody else or a virus was found; Conflict during the virus
   * scan; FileMissing when its bytes are gone
   */
  async open(actor: Caller, id: string, submissionId?: string): Promise<ServedFile> {
    refuseUnscoped(actor);
    const row = await this.find(actor, id, submissionId);
    if (row.scan === ScanState.PENDING)
      throw new Conflict('This document is being checked for viruses. Please try again in a moment.');
    if (!isGivenOut(row)) throw new NotFound('A virus was found in this document, so it cannot be opened.');
    const file = await this.openBytes(row);
    await this.db.transaction((tx) => auditRead(tx, actor, row));
    const bytes = file.stream().once('close', () => void file.close());
    const mimetype = /^text\//.test(row.mimetype) ? 'application/octet-stream' : row.mimetype;
    return { fileName: row.fileName, mimetype, bytes, size: file.size, opensInTab: opensInTab(row) };
  }

  /** Whether proofs of identity are still accepted: until their purge is confirmed. */
  async takesIdentityDocuments(): Promise<boolean> {
    return !(await isFinalised(this.db));
  }

  /**
   * Deletes a document irreversibly: only its uploader may, and only until the scheme is finalised.
   * @throws NotFound when it does not exist or somebody else uploaded it; Conflict after the scheme is finalised
   */
  async remove(actor: UserActor, id: string): Promise<true> {
    const storageKey = await this.db.transaction(async (tx) => {
      const row = await this.find(actor, id, undefined, tx);
      if (row.uploaderId !== actor.userId) throw notFound();
      if (await isFinalised(tx))
        throw new Conflict('The scheme is finalised: documents can no longer be deleted individually.');
      const { affected } = await tx.delete(Attachment, { id: row.id });
      if (!affected) throw notFound();
      await recordAudit(
        tx,
        actor,
        'attachment.deleted',
        { type: 'submission', id: row.submissionId },
        { id: row.id, kind: row.kind, mimetype: row.mimetype, size: Number(row.size) },
      );
      return row.storageKey;
    });
    // The key was deleted with the row, so nobody can decrypt these bytes any more.
    await this.store.discard(storageKey);
    return true;
  }

  /** Whether the document's bytes are not in the store, or its key was destroyed. */
  private async isGone(row: Attachment): Promise<boolean> {
    try {
      await (await this.openBytes(row)).close();
      return false;
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
      if (error instanceof FileMissing) this.logger.error(error.cause);
      return true;
    }
  }

  private openBytes(row: Attachment): Promise<EncryptedFile> {
    return this.store.open(row.storageKey, this.keys.unwrap(row));
  }

  private async rowsOf(actor: Caller, submissionId: string): Promise<Attachment[]> {
    const { id } = await visibleSubmission(this.db, actor, submissionId);
    return this.db.getRepository(Attachment).find({
      where: { submissionId: id },
      relations: { uploader: true },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }

  private async find(
    actor: Caller,
    id: string,
    submissionId?: string,
    db: DataSource | EntityManager = this.db,
  ): Promise<Attachment> {
    if (!isUUID(id) || (submissionId !== undefined && !isUUID(submissionId))) throw notFound();
    const { sql, parameters } = visibleTo(actor);
    const found = db
      .getRepository(Attachment)
      .createQueryBuilder('a')
      .innerJoin('a.submission', 's')
      .where('a.id = :id', { id })
      .andWhere(sql, parameters);
    if (submissionId) found.andWhere('a.submission_id = :submissionId', { submissionId });
    const row = await found.getOne();
    if (!row) throw notFound();
    return row;
  }
}

const notFound = () => new NotFound('We could not find this document.');

const opensInTab = (row: Attachment) =>
  isGivenOut(row) && SHOWN_TYPES.includes(row.mimetype as AttachmentType);

/** Members see administrators only as 'Administrator', as in the message thread. */
function uploaderName(actor: Caller, { uploader }: Attachment): string {
  return roleMay(uploader.role, Permission.ClaimsRead) && !may(actor, Permission.ClaimsRead)
    ? 'Administrator'
    : uploader.name;
}

/** Documents are restricted as a whole (ATTACH-16, ENCRYPT-1). */
function refuseUnscoped(actor: Caller): void {
  if (!mayReadRestricted(actor))
    throw new Forbidden(
      actor.kind === 'token'
        ? 'Documents are restricted; this API token is not allowed to read them.'
        : 'Documents are restricted; your role does not allow you to read them.',
    );
}

async function auditRead(
  tx: EntityManager,
  actor: Caller,
  { id, kind, submissionId }: Attachment,
): Promise<void> {
  await recordAudit(tx, actor, 'attachment.read', { type: 'submission', id: submissionId }, { id, kind });
}
