import { createHash } from 'node:crypto';
import type { Assessment } from '../../rules/assessment/assess-claim.js';
import { canonicalJson, type CanonicalValue } from '../../rules/proof/canonical-json.js';
import type { ReadClaim } from './read-claims.js';

/** What a result is made from, as canonical JSON; the trades are in the order of their ids. */
export function inputText({ openingBalance, closingBalance, accepted = [], trades }: ReadClaim): string {
  return canonicalJson({
    openingBalance,
    closingBalance: closingBalance ?? null,
    accepted: accepted.toSorted(),
    trades: trades as unknown as CanonicalValue[],
  });
}

/** SHA-256 of the derivation of a result, in hexadecimal digits. */
export function traceSha256(assessment: Assessment): string {
  return sha256(canonicalJson(assessment as unknown as CanonicalValue));
}

/** SHA-256 of what a result is made from, in hexadecimal digits. */
export function inputSha256(claim: ReadClaim): string {
  return sha256(inputText(claim));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
