import { cleanEmail, cleanText, composed } from '../../rules/text-values.js';
import { CLAIM_FIELDS, claimFieldAt } from '../../rules/claim-catalogue.js';
import { readQuantity } from '../../rules/trade-values.js';
import type { SubmissionFields, ClaimPath } from '../submission-fields.js';
import type { SubmissionChangesInput } from './submission.input.js';

type Groups = Record<string, Record<string, string | null | undefined> | null | undefined>;

/**
 * The fields given in an input as they are stored: trimmed, unanswered ones as ''. Fields of absent groups are absent.
 */
export function readSubmissionInput(input: SubmissionChangesInput): Partial<SubmissionFields> {
  const groups = input as unknown as Groups;
  const given: Partial<SubmissionFields> = {};
  for (const { path, group, field, kept } of CLAIM_FIELDS) {
    const values = groups[group];
    if (!values) continue;
    const value = values[field];
    if (value === undefined || value === null) {
      if (!kept) given[path] = '';
    } else {
      given[path] = cleanField(path, value);
    }
  }
  return given;
}

/** The value of one field as it is stored. */
export function cleanField(path: ClaimPath, value: string): string {
  const { kind } = claimFieldAt(path) ?? {};
  if (kind === 'email') return cleanEmail(value);
  const text = composed(cleanText(value));
  return kind === 'shares' ? (readQuantity(text) ?? text) : text;
}
