import { assessClaim } from '../../rules/assessment/assess-claim.js';
import type { AssessmentRules } from '../../rules/assessment/assessment-rules.js';
import type { EngineValues } from '../assessed-claim.entity.js';
import { AssessedStatus } from '../assessed-status.js';
import { inputSha256, traceSha256 } from './digests.js';
import { claimIn, type ReadClaim } from './read-claims.js';

/** The result of the first engine for a claim; hashes in hexadecimal digits. */
export interface FirstResult extends EngineValues {
  status: AssessedStatus;
  submissionId: string;
  sid: string | null;
  findings: string[];
  inputSha256: string | null;
  traceSha256: string | null;
}

/** Why a claim takes no part in a run; undefined when it does (RUN-2). */
export function leftOut(
  { id, sid }: Pick<ReadClaim, 'id' | 'sid'>,
  removedSids: ReadonlySet<string>,
  duplicateIds: ReadonlySet<string>,
): AssessedStatus | undefined {
  if (sid === null) return AssessedStatus.NO_SID;
  if (removedSids.has(sid)) return AssessedStatus.REMOVED;
  return duplicateIds.has(id) ? AssessedStatus.DOUBLE_UP : undefined;
}

/** The result of a claim that takes no part. */
export function withoutLoss({ id, sid }: ReadClaim, status: AssessedStatus): FirstResult {
  return {
    submissionId: id,
    sid,
    status,
    recognisedLoss: null,
    sumOfSlices: null,
    marketLoss: null,
    limitedBy: null,
    findings: [],
    inputSha256: null,
    traceSha256: null,
  };
}

/** Assesses one claim by the first engine. */
export function assessByFirst(claim: ReadClaim, rules: AssessmentRules): FirstResult {
  const assessment = assessClaim(claimIn(claim), rules);
  const { recognisedLoss, sumOfSlices, marketLoss, limitedBy } = assessment;
  return {
    submissionId: claim.id,
    sid: claim.sid,
    status: AssessedStatus[assessment.status],
    recognisedLoss,
    sumOfSlices,
    marketLoss,
    limitedBy,
    findings: [...new Set(assessment.findings.map(({ code }) => code))],
    inputSha256: inputSha256(claim),
    traceSha256: traceSha256(assessment),
  };
}
