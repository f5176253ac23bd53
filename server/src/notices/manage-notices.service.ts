import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { Caller, UserActor } from '../common/actor.js';
import { checkInput } from '../common/check-input.js';
import { BadInput, NotFound } from '../common/errors.js';
import { noticeLinkSchema } from '../rules/notice-link-schema.js';
import { FileStore } from '../storage/file-store.js';
import { Submission } from '../submissions/submission.entity.js';
import { AssessmentNotice } from './assessment-notice.entity.js';
import { listNotices, readManagedNotice } from './notice-list.js';
import type { ManagedNotice, ManagedNoticePage } from './notice.model.js';

/** A link to a notice as entered. */
export interface NoticeLinkInput {
  sid: string;
  name: string;
  url: string;
}

/** Assessment notices for administrators; only they can reach it. Files are added by an import. */
@Injectable()
export class ManageNoticesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly store: FileStore,
  ) {}

  /** A page of the notices whose SID or name contains the query, the last saved first. @throws BadInput */
  list(query: string, page: number): Promise<ManagedNoticePage> {
    return listNotices(this.db, query, page);
  }

  /**
   * Makes an external URL the notice of a SID, replacing any earlier notice. The URL is never fetched (NOTICE-6).
   * @throws BadInput naming the field
   */
  async saveLink(actor: Caller, input: NoticeLinkInput): Promise<ManagedNotice> {
    const { sid, name, url } = checkInput(noticeLinkSchema, input);
    const { notice, unused } = await this.db.transaction(async (tx) => {
      if (!(await tx.existsBy(Submission, { sid })))
        throw new BadInput('No claim has this SID.', { sid: 'No claim has this SID' });
      const before = await lockBySid(tx, sid);
      const { id } = await upsertLink(tx, { sid, name, url });
      const details = { sid, name, url, before: before && { name: before.name, url: before.url } };
      await recordAudit(tx, actor, 'notice.saved', { type: 'notice', id }, details);
      return { notice: await readManagedNotice(tx, id), unused: before?.storageKey ?? null };
    });
    if (unused !== null) await this.store.discard(unused);
    return notice;
  }

  /** Deletes a notice and its file. @throws NotFound */
  async delete(actor: UserActor, id: string): Promise<true> {
    const notice = await this.db.transaction(async (tx) => {
      const found = isUUID(id)
        ? await tx.findOne(AssessmentNotice, { where: { id }, lock: { mode: 'pessimistic_write' } })
        : null;
      if (!found) throw new NotFound('We could not find this notice.');
      const { sid, name, url } = found;
      await tx.delete(AssessmentNotice, { id });
      await recordAudit(tx, actor, 'notice.deleted', { type: 'notice', id }, { sid, name, url });
      return found;
    });
    if (notice.storageKey !== null) await this.store.discard(notice.storageKey);
    return true;
  }
}

function lockBySid(tx: EntityManager, sid: string): Promise<AssessmentNotice | null> {
  return tx.findOne(AssessmentNotice, { where: { sid }, lock: { mode: 'pessimistic_write' } });
}

async function upsertLink(tx: EntityManager, { sid, name, url }: NoticeLinkInput): Promise<{ id: string }> {
  const [row] = await tx.query<{ id: string }[]>(
    `INSERT INTO assessment_notices (sid, name, url) VALUES ($1, $2, $3)
     ON CONFLICT (sid) DO UPDATE SET name = excluded.name, url = excluded.url, storage_key = NULL, wrapped_key = NULL,
       file_digest = NULL, updated_at = now(), version = assessment_notices.version + 1
     RETURNING id`,
    [sid, name, url],
  );
  return row!;
}
