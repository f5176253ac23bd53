import { cleanEmail, cleanText } from '../../rules/text-values.js';
import { CLAIM_FIELDS, claimFieldAt } from '../../rules/claim-catalogue.js';
import type { SubmissionFields, ClaimPath } from '../submission-fields.js';
import type { SubmissionChangesInput } from './submission.input.js';

/** These stay as they are when they are left out of a group that is given. */
const KEPT: readonly ClaimPath[] = ['legalDetails.claimType', 'tradeDetails.openingBalance'];

type Groups = Record<string, Record<string, string | null | undefined> | null | undefined>;

/** The fields that an input gives, as they are kept: trimmed, unanswered ones ''. Those of absent groups are absent. */
export function readSubmissionInput(input: SubmissionChangesInput): Partial<SubmissionFields> {
  const groups = input as unknown as Groups;
  const given: Partial<SubmissionFields> = {};
  for (const { path, group, field } of CLAIM_FIELDS) {
    const values = groups[group];
    if (!values) continue;
    const value = values[field];
    if (value === undefined || value === null) {
      if (!KEPT.includes(path)) given[path] = '';
    } else {
      given[path] = cleanField(path, value);
    }
  }
  return given;
}

/** One field as it is kept. */
export function cleanField(path: ClaimPath, value: string): string {
  return claimFieldAt(path)?.kind === 'email' ? cleanEmail(value) : cleanText(value);
}
