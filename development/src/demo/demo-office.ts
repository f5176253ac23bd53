import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../../server/src/audit/audit.js';
import {
  ClaimDecision,
  ClaimDecisionKind,
  ClaimDecisionState,
} from '../../../server/src/claim-decisions/claim-decision.entity.js';
import { Role } from '../../../server/src/common/actor.js';
import { DeadlineKind } from '../../../server/src/deadlines/deadline.entity.js';
import { openDeadline } from '../../../server/src/deadlines/open-deadline.js';
import { canonicalJson } from '../../../server/src/rules/proof/canonical-json.js';
import { RulesState, RulesVersion } from '../../../server/src/rules-versions/rules-version.entity.js';
import { defaultScheme } from '../../../server/src/scheme/default-scheme.js';
import { todayIn } from '../../../server/src/scheme/today-in.js';
import { Submission } from '../../../server/src/submissions/submission.entity.js';
import { User } from '../../../server/src/users/user.entity.js';
import { DEMO_RULES } from './demo-rules.js';
import { DEMO_REMOVED_SID } from './demo-scheme.js';

/** Who acts beside the administrator of the demo; they sign in by a code from the development mailbox. */
export const REVIEWER = { name: 'Robin Okafor', email: 'reviewer@prorata.example' };
export const APPROVER = { name: 'Alex Lindqvist', email: 'approver@prorata.example' };

/** What the rules of the demo rest on. */
export const BASIS = 'Order of 19 June 2024, paragraph 7';
const SYSTEM = { kind: 'system', job: 'demo' } as const;
const NO_TRADES =
  'We have no transaction of this claim, so no loss can be assessed. Please send us statements of your broker.';
const DAYS_TO_ANSWER = 45;
const DAYS_TO_CORRECT = 30;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** A day from now in the scheme's time zone, yyyy-MM-dd. */
export function inDays(days: number): string {
  return new Date(Date.parse(todayIn(defaultScheme.timeZone)) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * What two people of the office decided before the first run: the rules, the removal of a claim without trades,
 * and until when corrections count for the run after it. Nobody is mailed.
 */
export async function decideInOffice(tx: EntityManager): Promise<void> {
  const makerId = await addToOffice(tx, REVIEWER);
  const checkerId = await addToOffice(tx, APPROVER);
  await approveRules(tx, makerId, checkerId);
  await removeClaim(tx, makerId, checkerId);
  const reason = 'Members read their assessments first';
  const kind = DeadlineKind.DATA;
  const { id, due } = await openDeadline(tx, defaultScheme.timeZone, {
    kind,
    day: inDays(DAYS_TO_CORRECT),
    reason,
    setById: makerId,
  });
  await recordAudit(tx, SYSTEM, 'deadline.set', { type: 'deadline', id }, { kind, due, because: reason });
}

async function addToOffice(tx: EntityManager, person: { name: string; email: string }): Promise<string> {
  const user = { ...person, role: Role.MASTER_ADMIN, passwordHash: null, verifiedAt: new Date() };
  const { identifiers } = await tx.insert(User, user);
  return identifiers[0]!['id'] as string;
}

async function approveRules(tx: EntityManager, authorId: string, approvedById: string): Promise<void> {
  const document = canonicalJson(DEMO_RULES);
  const sha256 = createHash('sha256').update(document).digest();
  const { identifiers } = await tx.insert(RulesVersion, {
    number: 1,
    effectiveFrom: '2024-06-19',
    basis: BASIS,
    document,
    sha256,
    state: RulesState.APPROVED,
    authorId,
    approvedById,
    approvedAt: new Date(),
  });
  const subject = { type: 'rules' as const, id: identifiers[0]!['id'] as string };
  await recordAudit(tx, SYSTEM, 'rules.approved', subject, { number: 1, sha256: sha256.toString('hex') });
}

/** Removes the claim unless it has left the demo, or somebody has decided on it. */
async function removeClaim(tx: EntityManager, makerId: string, checkerId: string): Promise<void> {
  const sid = DEMO_REMOVED_SID;
  const claim = await tx.findOneBy(Submission, { sid });
  if (!claim || (await tx.existsBy(ClaimDecision, { sid }))) return;
  const kind = ClaimDecisionKind.REMOVE;
  const cureUntil = inDays(DAYS_TO_ANSWER);
  const { identifiers } = await tx.insert(ClaimDecision, {
    sid,
    kind,
    state: ClaimDecisionState.IN_FORCE,
    reason: NO_TRADES,
    cureUntil,
    makerId,
    checkerId,
    decidedAt: new Date(),
    decidedOn: todayIn(defaultScheme.timeZone),
  });
  const decision = identifiers[0]!['id'] as string;
  const cure = { kind: DeadlineKind.CURE, decisionId: decision, sid, day: cureUntil, reason: NO_TRADES };
  await openDeadline(tx, defaultScheme.timeZone, { ...cure, setById: makerId });
  const subject = { type: 'submission' as const, id: claim.id };
  const proposed = { decision, kind, because: NO_TRADES, cureUntil, evidence: 0 };
  await recordAudit(tx, SYSTEM, 'claim-decision.proposed', subject, proposed);
  await recordAudit(tx, SYSTEM, 'claim-decision.confirmed', subject, { decision, kind });
}
