import { sha256 } from '../../common/sha256.js';
import type { Assessment } from '../../rules/assessment/assess-claim.js';
import { canonicalJson, type CanonicalValue } from '../../rules/proof/canonical-json.js';
import type { ReadClaim } from './read-claims.js';

/** SHA-256 of the derivation of a result, in hexadecimal digits. */
export function traceSha256(assessment: Assessment): string {
  return sha256(canonicalJson(assessment as unknown as CanonicalValue)).toString('hex');
}

/** SHA-256 of what a result is made from, in hexadecimal digits. */
export function inputSha256({ input }: Pick<ReadClaim, 'input'>): string {
  return sha256(input).toString('hex');
}
