import type { Actor } from '../common/actor.js';
import { actsOf, PaymentAct, refusalOf } from './payment-acts.js';
import type { PaymentFile } from './payment-file.entity.js';
import type { PaymentRun } from './payment-run.entity.js';
import type {
  PaymentFileModel,
  PaymentRunModel,
  PaymentRunSummary,
  PaymentsHeld,
} from './payment-run.model.js';
import { PaymentRunState } from './payment-state.js';
import type { FileRejection } from './rejections/file-rejection.entity.js';
import type { FileRejectionModel } from './rejections/file-rejection.model.js';
import { reportRefusal, settleRefusal, shownConfirmRefusal } from './rejections/rejection-refusals.js';

/** A payment run in a list. @param returned how many of its payments came back */
export function summaryOf(run: PaymentRun, returned: number): PaymentRunSummary {
  const { id, number, state, distribution, profile, paymentDay, maker, createdAt, figures, version } = run;
  return {
    id,
    number,
    state,
    distributionId: distribution.id,
    distributionNumber: distribution.number,
    distributionName: distribution.name,
    profile: profile.name,
    paymentDay,
    maker: maker.name,
    createdAt,
    payments: figures?.payments ?? null,
    net: figures?.net ?? null,
    held: figures && figures.held.reduce((sum, { payments }) => sum + payments, 0),
    returned,
    version,
  };
}

/** What the page of a run shows besides its row. */
interface RunFacts extends Pick<PaymentRunModel, 'taxAccount' | 'decisions' | 'isStuck' | 'returned'> {
  files: readonly PaymentFile[];
  /** What was reported about them, the newest last. */
  rejections: readonly FileRejection[];
}

/** A payment run in full, as the caller sees it. @param today yyyy-MM-dd in the scheme's time zone */
export function modelOf(
  run: PaymentRun,
  { files, rejections, returned, ...facts }: RunFacts,
  actor: Actor,
  today: string,
): PaymentRunModel {
  const { figures, lines, done, state } = run;
  const isAtWork = state === PaymentRunState.PREPARING || state === PaymentRunState.WRITING;
  return Object.assign(summaryOf(run, returned), {
    ...facts,
    message: run.message,
    refusals: run.refusals ?? [],
    progress: isAtWork ? (lines === 0 ? 0 : Math.min(1, done / lines)) : 1,
    figures: figures && { ...figures, tax: figures.tax ?? '0.00', held: figures.held as PaymentsHeld[] },
    files: files.map((file) => fileOf(file, run, rejections, actor)),
    acts: actsOf(run).map((act) => {
      const ofFiles = act === PaymentAct.SETTLE ? settleRefusal(rejections) : undefined;
      const refusal = refusalOf(act, run, actor, today) ?? ofFiles ?? null;
      return { act, mayDo: refusal === null, refusal };
    }),
    approvalsNeeded: run.approvalsNeeded,
    approvedElsewhere: run.approvedElsewhere,
    approver: run.approver?.name ?? null,
    approvedAt: run.approvedAt,
    secondApprover: run.secondApprover?.name ?? null,
    secondApprovedAt: run.secondApprovedAt,
    writer: run.writer?.name ?? null,
    writtenAt: run.writtenAt,
    sentAt: run.sentAt,
    settledAt: run.settledAt,
    canceller: run.canceller?.name ?? null,
    cancelledBecause: run.cancelledBecause,
  });
}

function fileOf(
  file: PaymentFile,
  run: PaymentRun,
  rejections: readonly FileRejection[],
  actor: Actor,
): PaymentFileModel {
  const last = rejections.findLast(({ fileId }) => fileId === file.id);
  const { id, number, format, live, payments, total, size, sha256, wrappedKey, fetches, sentAt, sender } =
    file;
  return {
    id,
    number,
    format,
    live,
    payments,
    total,
    size,
    sha256: sha256.toString('hex'),
    kept: wrappedKey !== null,
    fetches,
    sentAt,
    sender: sender?.name ?? null,
    receipt: file.receipt,
    rejection: last ? rejectionOf(last, file, run, actor) : null,
    reportRefusal: reportRefusal(file, run, last) ?? null,
    version: file.version,
  };
}

function rejectionOf(
  rejection: FileRejection,
  file: PaymentFile,
  run: PaymentRun,
  actor: Actor,
): FileRejectionModel {
  const { state, because, reference, maker, madeAt, decider, decidedAt, decidedBecause, appliedAt } =
    rejection;
  return {
    ...{ state, because, reference, madeAt, decidedAt, decidedBecause },
    maker: maker.name,
    decider: decider?.name ?? null,
    applied: appliedAt !== null,
    confirmRefusal: shownConfirmRefusal(file, run, rejection, actor) ?? null,
  };
}
