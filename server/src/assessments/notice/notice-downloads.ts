import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';
import { recordAudit } from '../../audit/audit.js';
import type { UserActor } from '../../common/actor.js';
import { Conflict, NotFound } from '../../common/errors.js';
import { DownloadOpeners, type ServedFile } from '../../downloads/download-openers.js';
import { DownloadKind } from '../../downloads/download-ticket.entity.js';
import { MailLinks } from '../../mail/mail-links.js';
import { zonedMoment } from '../../mail/shown-moment.js';
import type { SchemeFile } from '../../scheme/scheme.js';
import { SCHEME } from '../../scheme/scheme.token.js';
import { removedAmong } from '../../submissions/removed-claims.js';
import { visibleSubmission } from '../../submissions/reading/visible-submission.js';
import type { Submission } from '../../submissions/submission.entity.js';
import { ClaimTraces } from '../tracing/claim-traces.js';
import type { ClaimAssessmentModel } from './assessment-notice.model.js';
import { AssessmentNoticesService } from './assessment-notices.service.js';
import type { NoticeFacts } from './pdf/notice-pdf.js';
import { removedNotice } from './removed-notice.js';

/** Serves the assessment notice of a claim as a PDF, through single-use links (NOTICE-19). */
@Injectable()
export class NoticeDownloads implements OnModuleInit {
  constructor(
    @Inject(SCHEME) private readonly scheme: SchemeFile,
    @InjectDataSource() private readonly db: DataSource,
    private readonly notices: AssessmentNoticesService,
    private readonly traces: ClaimTraces,
    private readonly links: MailLinks,
    private readonly openers: DownloadOpeners,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.NOTICE_PDF, (actor, id) => this.open(actor, id));
  }

  /**
   * The notice of a claim by its id; opening it is audited.
   * @throws NotFound for somebody else's claim, and for one that is not in the published run; Conflict when the claim was
   * removed, or no longer gives the published result; Unavailable
   */
  async open(actor: UserActor, submissionId: string): Promise<ServedFile> {
    const claim = await visibleSubmission(this.db, actor, submissionId);
    if (claim.sid !== null && (await removedAmong(this.db, [claim.sid])).has(claim.sid))
      throw removedNotice();
    const assessment = await this.notices.of(actor, claim.id);
    if (!assessment) throw new NotFound('There is no published assessment of this claim.');
    const facts = await this.factsOf(claim, assessment);
    const pdf = await this.traces.pdf(assessment.result, facts);
    if (!pdf)
      throw new Conflict(
        'What this claim was assessed from has changed, so its notice cannot be shown. Please tell us.',
      );
    const run = assessment.runNumber;
    await this.db.transaction((tx) =>
      recordAudit(tx, actor, 'assessment.notice-read', { type: 'submission', id: claim.id }, { run }),
    );
    const fileName = `${facts.title}${claim.sid === null ? '' : ` ${claim.sid}`}.pdf`;
    const bytes = Readable.from([pdf]);
    return { fileName, mimetype: 'application/pdf', bytes, size: pdf.byteLength, opensInTab: true };
  }

  private async factsOf(claim: Submission, assessment: ClaimAssessmentModel): Promise<NoticeFacts> {
    const { titles, notices, timeZone, contactEmail, contactPhone } = this.scheme;
    const code = await this.notices.code(assessment);
    return {
      title: notices.assessmentName,
      scheme: titles.classAction,
      holder: claim.legalEntity,
      registeredOwner: claim.registeredOwner,
      publishedAt: zonedMoment(assessment.publishedAt, timeZone),
      moment: zonedMoment(assessment.moment, timeZone),
      runNumber: assessment.runNumber,
      rulesNumber: assessment.rulesNumber,
      rulesSha256: assessment.rulesSha256,
      code,
      codeAddress: this.links.noticeCode(code),
      objectionsUntil: assessment.objectionsUntil,
      isFinal: assessment.isFinal,
      address: this.links.claimAssessment(claim.id),
      contact: contactPhone
        ? `${contactEmail}, ${contactPhone.number} (${contactPhone.hours})`
        : contactEmail,
    };
  }
}
