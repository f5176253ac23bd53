import type { DistributionPlan, StatedFund } from '../rules/distribution/distribution-plan.js';

/** No details. */
type None = Record<string, never>;

/** What was declared unclaimed. */
interface UnclaimedSums {
  basis: string;
  payments: number;
  principal: string;
  interest: string;
  taxKept: string;
  sha256: string;
}

/** The result of an import run. */
interface RunDetails {
  kind: string;
  mode: string;
  checkOnly: boolean;
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  rejected: number;
  removed: number;
}

/**
 * All recorded actions, named `thing.past-tense`, with their subject and details. Never contains restricted values
 * (AUDIT-1). An account that does not exist is `unknown`.
 */
export interface AuditActions {
  'user.created': { on: 'user'; details: { role: string } | { by: 'code' } };
  'user.registered': { on: 'user'; details: None };
  'user.registered-again': { on: 'user'; details: None };
  'user.verified': { on: 'user'; details: { by: 'link'; noneKept: boolean } | { by: 'code' } };
  /** The changed fields with their values before and after. */
  'user.changed': {
    on: 'user';
    details: { sessionsEnded: number; [field: string]: { from: unknown; to: unknown } | number };
  };
  'password.reset-requested': { on: 'user'; details: None };
  'password.reset': { on: 'user'; details: { sessionsEnded: number; passkeysRemoved: number } };
  'password.changed': { on: 'user'; details: { sessionsEnded: number } };
  'sign-in.code-requested': { on: 'user'; details: None };
  'sign-in.refused': { on: 'user'; details: None };
  'session.started': { on: 'session'; details: None };
  'session.ended': { on: 'session'; details: None };
  'passkey.added': { on: 'passkey'; details: { name: string } };
  'passkey.removed': { on: 'passkey'; details: { name: string } };
  'api-token.created': {
    on: 'api-token';
    details: { name: string; scopes: string[]; permissions: string[]; expiresAt: string };
  };
  'api-token.revoked': { on: 'api-token'; details: { name: string } };

  'submission.created': { on: 'submission'; details: { sid: string | null; trades: number } };
  'phone-filing.created': { on: 'submission'; details: { copied: boolean } };
  'phone-filing.read': { on: 'submission'; details: None };
  'claim-copy.sent': { on: 'submission'; details: None };
  'claim-copy.code-requested': { on: 'submission'; details: None };
  'claim-copy.refused': { on: 'submission'; details: None };
  'claim-copy.opened': { on: 'submission'; details: None };
  'claim-copy.confirmed': { on: 'submission'; details: None };
  'claim-copy.disputed': { on: 'submission'; details: None };
  'submission.read': { on: 'submission'; details: None };
  /** The paths of the changed fields, without their values. */
  'submission.changed': { on: 'submission'; details: { fields: string[] } };
  'submission.sid-changed': { on: 'submission'; details: { from: string | null; to: string | undefined } };
  'submission.email-changed': { on: 'submission'; details: None };
  'trades.changed': { on: 'submission'; details: { added: number; removed: number } };
  'submission.history-read': { on: 'submission'; details: None };
  'submission.version-read': { on: 'submission'; details: { change: string } };
  /** One page of a walk through all claims, by the id it starts after. */
  'submissions.walked': {
    on: 'submissions';
    details: { count: number; from: string | undefined; to: string | undefined; restricted: boolean };
  };
  'double-ups.search-requested': { on: 'double-ups'; details: None };
  'double-up.marked': {
    on: 'submission';
    details: { other: string; verdict: string; duplicateId: string | null };
  };
  'double-up.unmarked': { on: 'submission'; details: { other: string } };
  'registration.created': { on: 'registration'; details: { trades: number } };
  'registration.read': { on: 'registration'; details: None };
  'registration.changed': {
    on: 'registration';
    details: { tradesAdded: number; tradesRemoved: number; [answer: string]: unknown };
  };

  'claim-decision.proposed': {
    on: 'submission';
    details: { decision: string; kind: string; because: string; cureUntil: string | null; evidence: number };
  };
  'claim-decision.confirmed': { on: 'submission'; details: { decision: string; kind: string } };
  'claim-decision.refused': {
    on: 'submission';
    details: { decision: string; kind: string; because: string };
  };
  /** Claims of the scheme file's list that had no decision before. */
  'claim-decisions.listed': { on: 'scheme'; details: { sids: string[] } };
  'deadline.set': { on: 'deadline'; details: { kind: string; due: string; because: string } };
  'deadline.extended': {
    on: 'deadline';
    details: { kind: string; sid: string | null; from: string; to: string; because: string };
  };

  'bank-change.read': { on: 'submission'; details: { change: string } };
  'bank-change.stopped': { on: 'submission'; details: { change: string; wasReleased: boolean } };
  'bank-change.released': { on: 'submission'; details: { change: string; result: string } };
  'bank-change.refused': { on: 'submission'; details: { change: string; because: string } };

  'amendment.sent': {
    on: 'amendment';
    details: { submissionId: string; isAdmin: boolean; proposal: boolean };
  };
  'amendments.closed': { on: 'submission'; details: None };
  'proposal.read': { on: 'submission'; details: None };
  'proposal.accepted': { on: 'proposal'; details: { submissionId: string } };
  'proposal.declined': { on: 'proposal'; details: { submissionId: string } };
  'proposal.withdrawn': { on: 'proposal'; details: { submissionId: string } };

  'attachment.uploaded': {
    on: 'submission';
    details: { id: string; kind: string; mimetype: string; size: number };
  };
  'attachment.read': { on: 'submission'; details: { id: string; kind: string } };
  'attachment.deleted': {
    on: 'submission';
    details: { id: string; kind: string; mimetype: string; size: number };
  };
  'attachment.virus-found': { on: 'submission'; details: { id: string } };
  'identity-purge.requested': { on: 'identity-purge'; details: None };
  'identity-purge.cancelled': { on: 'identity-purge'; details: None };
  'identity-purge.confirmed': { on: 'identity-purge'; details: None };
  'identity-purge.finished': { on: 'identity-purge'; details: { documents?: number } };
  'identity-purge.certificate-read': { on: 'identity-purge'; details: None };

  'notice.read': { on: 'notice'; details: None };
  'notice.saved': {
    on: 'notice';
    details: {
      sid: string;
      name: string;
      url: string | null;
      before: { name: string; url: string | null } | null;
    };
  };
  'notice.uploaded': {
    on: 'notice';
    details: { sid: string; submissionId: string; before: { name: string; url: string | null } | null };
  };
  'notice.deleted': { on: 'notice'; details: { sid: string; name: string; url: string | null } };

  'import.requested': {
    on: 'import';
    details: {
      kind: string;
      mode: string;
      checkOnly: boolean;
      overwrite: boolean;
      numbers?: string;
      days?: string;
    };
  };
  'import.done': { on: 'import'; details: RunDetails };
  'import.refused': { on: 'import'; details: RunDetails };
  'import.cancelled': { on: 'import'; details: None };
  /** With details if the worker could end the run itself. */
  'import.failed': { on: 'import'; details: RunDetails | None };
  /** Written by the SQL statements of a run, for each claim that it changed and each notice that it stored. */
  'submission.imported-over': { on: 'submission'; details: { importRunId: string; fields: string[] } };
  'trades.imported-over': { on: 'submission'; details: { importRunId: string } };
  'notice.imported': { on: 'notice'; details: { importRunId: string; sid: string } };
  'import.rejections-read': { on: 'import'; details: None };
  'export.requested': { on: 'export'; details: { report: string; format: string; chosen?: number } };
  'export.written': { on: 'export'; details: { rows: number } };
  'export.failed': { on: 'export'; details: None };
  'export.cancelled': { on: 'export'; details: None };
  'export.read': { on: 'export'; details: { report: string } };
  'report.read': { on: 'report'; details: { restricted: boolean } };

  'rules.approved': { on: 'rules'; details: { number: number; sha256: string } };
  'rules.retired': { on: 'rules'; details: { number: number; sha256: string; reason: string } };
  'assessment.started': { on: 'assessment'; details: { number: number; rules: string; moment: string } };
  'assessment.finding-accepted': {
    on: 'submission';
    details: { code: string; because: string; run: number };
  };
  'distribution.proof-read': { on: 'submission'; details: { number: number; sha256: string } };
  'assessment.text-read': { on: 'assessment'; details: { sha256: string } };
  'assessment.notice-read': { on: 'submission'; details: { run: number } };
  'assessment.acceptance-withdrawn': { on: 'submission'; details: { code: string; because: string } };
  'assessment.cancelled': { on: 'assessment'; details: None };
  'assessment.computed': {
    on: 'assessment';
    details: { state: string; claims: number | null; kept: number | null; disagreed: number; sha256: string };
  };
  'assessment.failed': { on: 'assessment'; details: None };
  'assessment.reviewed': { on: 'assessment'; details: { sha256: string } };
  'assessment.withdrawn': { on: 'assessment'; details: { sha256: string; because: string } };
  'assessment.approved': { on: 'assessment'; details: { sha256: string } };
  'assessment.published': { on: 'assessment'; details: { sha256: string; objectionsUntil: string } };
  'assessment.superseded': { on: 'assessment'; details: { by: string } };
  'assessment.final-confirmed': { on: 'assessment'; details: { sha256: string; isFinal: boolean } };
  'objection.read': { on: 'objection'; details: None };
  'objection.raised': { on: 'objection'; details: { submissionId: string; run: number; late: boolean } };
  'objection.assigned': { on: 'objection'; details: { submissionId: string; officer: string } };
  'objection.decided': { on: 'objection'; details: { submissionId: string; outcome: string } };
  'objection.withdrawn': { on: 'objection'; details: { submissionId: string } };

  'distribution.saved': {
    on: 'distribution';
    details: { runId: string; fund: StatedFund; plan: DistributionPlan | null };
  };
  'distribution.compute-asked': { on: 'distribution'; details: None };
  /** Written by the SQL of the worker's thread: what it came to, or why the fund cannot be shared. */
  'distribution.computed': {
    on: 'distribution';
    details:
      | { state: string; refusal: string }
      | {
          state: string;
          claims: number;
          payment: string;
          net: string;
          disagreed: number;
          /** The claims whose tax file number was read, for their tax class alone. */
          taxNumbersRead: number;
        };
  };
  'distribution.failed': { on: 'distribution'; details: None };
  'distribution.freeze-asked': { on: 'distribution'; details: { publishLines: boolean } };
  /** Written by the SQL of the worker's thread; `lines` are those with a loss. */
  'distribution.frozen': { on: 'distribution'; details: { sha256: string; seal: string; lines: number } };
  'distribution.freeze-failed': { on: 'distribution'; details: None };
  'distribution.approved': {
    on: 'distribution';
    details: { sha256: string; seal: string; publishLines: boolean };
  };
  'distribution.published': {
    on: 'distribution';
    details: { sha256: string; seal: string; publishLines: boolean };
  };
  'distribution.unclaimed-proposed': { on: 'distribution'; details: UnclaimedSums };
  'distribution.unclaimed-confirmed': { on: 'distribution'; details: UnclaimedSums };
  'distribution.unclaimed-refused': { on: 'distribution'; details: { because: string } };
  'distribution.withdrawn': { on: 'distribution'; details: { sha256: string; because: string } };
  'tax.exemption-decided': { on: 'submission'; details: { ground: string | null } };
  'tax.report-opened': { on: 'distribution'; details: None };
  /** Also of one that was broken off; never a number. */
  'tax.report-sent': {
    on: 'distribution';
    details: { rows: number; taxNumbersRead: number; complete: boolean; sha256: string };
  };
  'distribution.text-read': { on: 'distribution'; details: { sha256: string } };

  /** Neither the name of the bank nor any value. */
  'bank-profile.saved': { on: 'bank-profile'; details: { created: boolean; fields: string[] } };
  'bank-profile.read': { on: 'bank-profile'; details: None };
  'payment-run.prepare-asked': {
    on: 'payment-run';
    details: { number: number; distribution: string; day: string };
  };
  /** Written by the SQL of the worker's thread: sums and counts. */
  'payment-run.prepared': { on: 'payment-run'; details: Record<string, unknown> };
  'payment-run.failed': { on: 'payment-run'; details: { work: string } };
  'payment-run.approved': {
    on: 'payment-run';
    details: {
      number: number;
      payments: number;
      net: string;
      tax?: string;
      second: boolean;
      decisions: { kind: string; person: string | null; payments: number }[];
    };
  };
  /** Payments that got a reason to be held since the run was prepared. */
  'payment-run.changed': { on: 'payment-run'; details: { held: number } };
  'payment-run.write-asked': { on: 'payment-run'; details: { number: number; net: string } };
  /** Written by the SQL of the worker's thread, as the next one. */
  'payment-run.written': {
    on: 'payment-run';
    details: { files: { sha256: string; payments: number; total: string }[] };
  };
  'payment-run.write-refused': { on: 'payment-run'; details: { reasons: number } };
  'payment-run.cancelled': {
    on: 'payment-run';
    details: {
      number: number;
      because: string;
      neverSent: boolean;
      files: { sha256: string; payments: number; fetches: number }[];
    };
  };
  /** The job that moves its payments was given up before. */
  'payment-run.move-asked': { on: 'payment-run'; details: { number: number } };
  'payment-run.settled': { on: 'payment-run'; details: { number: number } };
  'payment.held': { on: 'payment'; details: { run: number; because: string } };
  'payment.released': { on: 'payment'; details: { run: number; reason: string; because: string } };
  /** Written by the SQL of the import's thread: the bank's code, and the import, or the file that the bank rejected; as the next one, by that of a run's thread. */
  'payment.returned': {
    on: 'payment';
    details: { reason: string; import: string } | { reason: string; file: string };
  };
  /** What a later file of the bank says about payments of the run, against what was known or decided of them; by the SQL of the import's thread. */
  'payment-run.contradicted': { on: 'payment-run'; details: { import: string; payments: number } };
  'payment-run.contradiction-closed': {
    on: 'payment-run';
    details: { number: number; import: string; payments: number; because: string };
  };
  'payment.reissued': { on: 'payment'; details: { reissueOf: string; run: number } };
  /** Found to be paid after all, though the bank returned it. */
  'payment.found-paid': { on: 'payment'; details: { run: number; reason: string; because: string } };
  'payment.reissue-decided': { on: 'payment'; details: { run: number; reason: string; because: string } };
  'payment-file.read': { on: 'payment-file'; details: { run: number; sha256: string } };
  'payment-file.rejection-reported': {
    on: 'payment-file';
    details: { run: number; sha256: string; because: string; reference: string };
  };
  'payment-file.rejection-confirmed': {
    on: 'payment-file';
    details: { run: number; sha256: string; payments: number; because: string };
  };
  'payment-file.rejection-refused': {
    on: 'payment-file';
    details: { run: number; sha256: string; because: string };
  };
  'payment-file.sent': { on: 'payment-file'; details: { run: number; sha256: string; receipt: string } };

  'court-report.asked': {
    on: 'court-report';
    details: { number: number; membersNotified: number | null };
  };
  /** Written by the worker's thread (engine/make-court-report.ts). */
  'court-report.made': {
    on: 'court-report';
    details: { number: number; figures: number; csvSha256: string; pdfSha256: string };
  };
  'court-report.failed': { on: 'court-report'; details: None };
  'court-report.read': { on: 'court-report'; details: { number: number; file: string; sha256: string } };

  'rules.drafted': { on: 'rules'; details: { number: number; sha256: string } };

  /** One page of the audit, with the filters that were set (AUDIT-9). */
  'audit.read': {
    on: 'audit';
    details: { from?: string; to?: string; action?: string; actor?: string; subject?: string };
  };
  'maintenance.started': { on: 'maintenance'; details: None };
  'maintenance.ended': { on: 'maintenance'; details: None };
  'scheme.demo-loaded': { on: 'scheme'; details: { submissions: number } };
}

export type AuditAction = keyof AuditActions;

/** The subject of an action. */
export interface AuditSubject<Action extends AuditAction> {
  type: AuditActions[Action]['on'];
  id: string;
}

/** The details of an action as the last argument of a call; empty if it has none. */
export type AuditDetails<Action extends AuditAction> = [
  Extract<AuditActions[Action]['details'], None>,
] extends [never]
  ? [details: AuditActions[Action]['details']]
  : [details?: AuditActions[Action]['details']];
