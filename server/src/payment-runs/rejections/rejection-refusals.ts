import { may } from '../../common/policy.js';
import type { Actor } from '../../common/actor.js';
import { Permission } from '../../rules/permissions.js';
import type { PaymentFile } from '../payment-file.entity.js';
import { PaymentRunState } from '../payment-state.js';
import type { FileRejection } from './file-rejection.entity.js';
import { FileRejectionState } from './file-rejection-state.js';

const { PROPOSED, CONFIRMED } = FileRejectionState;
const { WRITTEN, SENT } = PaymentRunState;

const OWN = 'You reported that the bank rejected this file. Another person must confirm it.';

interface OfRun {
  number: number;
  state: PaymentRunState;
}

/** Why a file is not one that the bank can have rejected; undefined when it is: sent, and not settled (PAY-15). */
function refusalOfFile({ live, sentAt, number }: PaymentFile, run: OfRun): string | undefined {
  if (!live || sentAt === null) return `File ${number} was not sent. Cancel it with its run instead.`;
  if (run.state !== WRITTEN && run.state !== SENT)
    return `Payment run ${run.number} is ${run.state}: its payments were made. Ask the bank for a file of returns.`;
  return undefined;
}

/** Why nobody may report now that the bank rejected a file; undefined when they may. @param last its last report, if any */
export function reportRefusal(file: PaymentFile, run: OfRun, last?: FileRejection): string | undefined {
  if (last?.state === PROPOSED) return 'Somebody reported that already. It waits for another person.';
  if (last?.state === CONFIRMED) return 'The bank rejected this file: two people confirmed it.';
  return refusalOfFile(file, run);
}

/** Why somebody may not confirm the report that a file was rejected; undefined when they may, with the permission for it. */
export function confirmRefusal(
  file: PaymentFile,
  run: OfRun,
  { state, makerId }: FileRejection,
  userId: string,
): string | undefined {
  if (state !== PROPOSED) return 'It was decided already.';
  if (makerId === userId) return OWN;
  return refusalOfFile(file, run);
}

/** The same for whoever looks at the page. */
export function shownConfirmRefusal(
  file: PaymentFile,
  run: OfRun,
  rejection: FileRejection,
  actor: Actor,
): string | undefined {
  if (actor.kind !== 'user' || !may(actor, Permission.PaymentsApprove))
    return 'Your role does not allow this.';
  return confirmRefusal(file, run, rejection, actor.userId);
}

/** Why a run cannot be settled for what is reported about its files; undefined when it can. */
export function settleRefusal(
  rejections: readonly Pick<FileRejection, 'state' | 'appliedAt'>[],
): string | undefined {
  if (rejections.some(({ state }) => state === PROPOSED))
    return 'Somebody reported that the bank rejected a file of this run. Confirm or refuse that first.';
  if (rejections.some(({ state, appliedAt }) => state === CONFIRMED && appliedAt === null))
    return 'The payments of a rejected file are being taken back. Please try again in a minute.';
  return undefined;
}
