import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource, EntityManager } from 'typeorm';
import type { UploadPart } from '../attachments/attachment-upload.js';
import { recordAudit } from '../audit/audit.js';
import { refuseEnded } from '../auth/sessions/refuse-ended.js';
import type { Caller } from '../common/actor.js';
import { BadInput, Conflict, TooLarge } from '../common/errors.js';
import { uuidV7 } from '../common/uuid-v7.js';
import { AssessmentNotice } from '../notices/assessment-notice.entity.js';
import { noticeOwner } from '../notices/notice-owner.js';
import { NOTICE_BYTES } from '../rules/notice-files.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { newDataKey } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { FileStore } from '../storage/file-store.js';
import { removedAmong } from '../submissions/removed-claims.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { pdfError } from './checking/notice-file.js';

/** The answer to an uploaded notice. */
export interface NoticeReceived {
  id: string;
  name: string;
}

/** A notice encrypted in the file store that has no row yet. */
interface StoredNotice {
  id: string;
  storageKey: string;
  wrapped: Buffer;
  digest: Buffer;
}

/** Receives the assessment notice of one claim; the claim says the SID, so the file needs no name. */
@Injectable()
export class NoticeReceiver {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly files: FileStore,
  ) {}

  /**
   * Makes a PDF the notice of the claim, replacing an earlier one; the same bytes again change nothing (NOTICE-9).
   * @throws NotFound for an unknown claim; Conflict for one that can have no notice, or whose SID changed meanwhile;
   * BadInput or TooLarge for a file that is not accepted; Unauthenticated when the caller's access ended meanwhile
   */
  async receive(
    actor: Caller,
    submissionId: string,
    parts: AsyncIterable<UploadPart>,
  ): Promise<NoticeReceived> {
    const sid = await this.sidOf(this.db, actor, submissionId);
    let arrived: StoredNotice | NoticeReceived | undefined;
    try {
      // Stored before the last part's turn: waiting for a turn and then for the store would take longer than a call may.
      for await (const part of parts) arrived = await this.store(sid, await readPdf(part));
      if (!arrived) throw new BadInput('Choose a file to upload.', { file: 'Choose a file to upload' });
      if (!('storageKey' in arrived)) return arrived;
      const stored = arrived;
      const { received, replaced } = await this.db.transaction((tx) =>
        this.keep(tx, actor, { submissionId, sid }, stored),
      );
      if (replaced !== null) await this.files.discard(replaced);
      return received;
    } catch (error) {
      if (arrived && 'storageKey' in arrived && !(await this.isKept(arrived.storageKey)))
        await this.files.discard(arrived.storageKey);
      throw error;
    }
  }

  /** Stores the bytes encrypted; the notice of that SID when it has the same bytes. */
  private async store(sid: string, bytes: Buffer): Promise<StoredNotice | NoticeReceived> {
    const digest = this.ring.digest('assessment_notices.file', bytes);
    const current = await this.db.getRepository(AssessmentNotice).findOneBy({ sid });
    if (current?.fileDigest?.equals(digest)) return { id: current.id, name: current.name };
    const id = current?.id ?? uuidV7();
    const { key, wrapped } = newDataKey(this.ring, noticeOwner(id));
    const { storageKey } = await this.files.put(Readable.from([bytes]), key);
    return { id, storageKey, wrapped, digest };
  }

  private async keep(
    tx: EntityManager,
    actor: Caller,
    claim: { submissionId: string; sid: string },
    { id, storageKey, wrapped, digest }: StoredNotice,
  ): Promise<{ received: NoticeReceived; replaced: string | null }> {
    await refuseEnded(tx, actor);
    const { submissionId, sid } = claim;
    await tx.query('SELECT 1 FROM submissions WHERE id = $1 FOR SHARE', [submissionId]);
    if ((await this.sidOf(tx, actor, submissionId)) !== sid)
      throw new Conflict('The SID of this claim was changed meanwhile. Please upload the notice again.');
    const name = this.scheme.notices.assessmentName;
    const before = await tx.findOne(AssessmentNotice, {
      where: { sid },
      lock: { mode: 'pessimistic_write' },
    });
    // The id is updated with the data key that is bound to it, in case another notice was stored meanwhile.
    await tx.query(
      `INSERT INTO assessment_notices (id, sid, name, storage_key, wrapped_key, file_digest) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (sid) DO UPDATE SET id = excluded.id, name = excluded.name, url = NULL, storage_key = excluded.storage_key,
         wrapped_key = excluded.wrapped_key, file_digest = excluded.file_digest, updated_at = now(),
         version = assessment_notices.version + 1`,
      [id, sid, name, storageKey, wrapped, digest],
    );
    const details = { sid, submissionId, before: before && { name: before.name, url: before.url } };
    await recordAudit(tx, actor, 'notice.uploaded', { type: 'notice', id }, details);
    return { received: { id, name }, replaced: before?.storageKey ?? null };
  }

  /** The SID of a claim that may have a notice. @throws NotFound, Conflict */
  private async sidOf(db: DataSource | EntityManager, actor: Caller, submissionId: string): Promise<string> {
    const { sid } = await visibleSubmission(db, actor, submissionId);
    if (sid === null) throw new Conflict('This claim has no SID yet. Set it before you upload its notice.');
    if ((await removedAmong(db, [sid])).size > 0)
      throw new Conflict('This claim has been removed and has no assessment notice.');
    return sid;
  }

  /** If the database cannot answer, the bytes stay in the store for the sweep that removes orphans. */
  private isKept(storageKey: string): Promise<boolean> {
    return this.db
      .getRepository(AssessmentNotice)
      .existsBy({ storageKey })
      .catch(() => true);
  }
}

/** The PDF of a form, which has no other field. */
async function readPdf(part: UploadPart): Promise<Buffer> {
  if (!('bytes' in part) || part.name !== 'file')
    throw new BadInput(`${part.name} is not recognised.`, { [part.name]: 'is not recognised' });
  const bytes = await readWhole(part.bytes);
  const error = await pdfError(bytes);
  if (error) throw new BadInput(`${error}.`, { file: `${error}.` });
  return bytes;
}

async function readWhole(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of file) {
    size += piece.length;
    if (size > NOTICE_BYTES) {
      const reason = `The file is larger than ${NOTICE_BYTES / 1024 / 1024} MB, the most we accept.`;
      throw new TooLarge(reason, { file: reason });
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
