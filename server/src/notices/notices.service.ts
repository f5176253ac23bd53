import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { reach } from '../common/policy.js';
import { NotFound } from '../common/errors.js';
import { DownloadKind } from '../downloads/download-ticket.entity.js';
import type { ServedFile } from '../downloads/download-openers.js';
import { DownloadsService } from '../downloads/downloads.service.js';
import { cleanSid, textError } from '../rules/text-values.js';
import { unwrapDataKey } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { FileStore } from '../storage/file-store.js';
import { removedAmong } from '../submissions/removed-claims.js';
import { Submission } from '../submissions/submission.entity.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { visibleTo } from '../submissions/reading/visible-to.js';
import { AssessmentNotice } from './assessment-notice.entity.js';
import { noticeOwner } from './notice-owner.js';
import { type NoticeRecipient, readNoticeRecipients } from './notice-recipients.js';
import { Permission } from '../rules/permissions.js';

/** Reads assessment notices for the owner of the claim with that SID, and for administrators (NOTICE-4, NOTICE-5). */
@Injectable()
export class NoticesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly store: FileStore,
    private readonly downloads: DownloadsService,
  ) {}

  /** The notice of a claim; null when it has none or is removed. @throws NotFound, also for somebody else's claim */
  async of(actor: UserActor, submissionId: string): Promise<AssessmentNotice | null> {
    const { sid } = await visibleSubmission(this.db, actor, submissionId);
    return sid === null ? null : this.find(sid);
  }

  /**
   * The notice of a SID. @throws NotFound when there is none, or the SID is of somebody else's or a removed claim, with
   * the same message in all cases
   */
  async bySid(actor: UserActor, sid: string): Promise<AssessmentNotice> {
    const wanted = cleanSid(sid);
    const notice = textError(wanted, false) ? null : await this.find(wanted);
    if (!notice || !(await this.maySee(actor, notice.sid))) throw noNotice();
    return notice;
  }

  /** The URL of a notice: the external one, or for a stored file a single-use link that is valid for a minute. */
  async urlOf(actor: UserActor, { id, url }: AssessmentNotice): Promise<string> {
    if (url !== null) return url;
    return (await this.downloads.createTicket(actor, DownloadKind.ASSESSMENT_NOTICE, id)).url;
  }

  /**
   * The stored file of a notice; opening it is audited.
   * @throws NotFound as `bySid`; FileMissing when its bytes are gone
   */
  async open(actor: UserActor, id: string): Promise<ServedFile> {
    const notice = isUUID(id) ? await this.db.getRepository(AssessmentNotice).findOneBy({ id }) : null;
    if (!notice?.storageKey || !notice.wrappedKey) throw noNotice();
    if ((await this.isRemoved(notice.sid)) || !(await this.maySee(actor, notice.sid))) throw noNotice();
    const key = unwrapDataKey(this.ring, noticeOwner(notice.id), notice.wrappedKey);
    const file = await this.store.open(notice.storageKey, key);
    await this.db.transaction((tx) => recordAudit(tx, actor, 'notice.read', { type: 'notice', id }));
    const bytes = file.stream().once('close', () => void file.close());
    const fileName = `${notice.name} ${notice.sid}.pdf`;
    return { fileName, mimetype: 'application/pdf', bytes, size: file.size, opensInTab: true };
  }

  /** The claims that notices named by these SIDs would be for. */
  recipients(sids: readonly string[]): Promise<NoticeRecipient[]> {
    return readNoticeRecipients(this.db, sids);
  }

  private async find(sid: string): Promise<AssessmentNotice | null> {
    return (await this.isRemoved(sid)) ? null : this.db.getRepository(AssessmentNotice).findOneBy({ sid });
  }

  private async isRemoved(sid: string): Promise<boolean> {
    return (await removedAmong(this.db, [sid])).size > 0;
  }

  private maySee(actor: UserActor, sid: string): Promise<boolean> {
    if (reach(actor, Permission.ClaimsRead) === 'all') return Promise.resolve(true);
    const { sql, parameters } = visibleTo(actor);
    const own = this.db.createQueryBuilder(Submission, 's').where('s.sid = :sid', { sid });
    return own.andWhere(sql, parameters).getExists();
  }
}

const noNotice = () => new NotFound('There is no assessment notice.');
