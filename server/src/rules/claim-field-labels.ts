import { t } from './text.js';
import { CLAIM_FIELDS, type ClaimPath } from './claim-catalogue.js';

const ofFields = Object.fromEntries(CLAIM_FIELDS.map(({ path, label }) => [path, label]));

/** The labels of a claim's SID and fields on all screens and reports, by path, in the order of the form. */
export const CLAIM_FIELD_LABELS = { sid: t('SID'), ...ofFields } as Readonly<
  Record<'sid' | ClaimPath, string>
>;

/** The label of the claim owner's address, which is not a field of the claim. */
export const CLAIM_EMAIL_LABEL = t('Email that owns the claim');

/** The label of a path; the path itself if the claim has no such field. */
export function claimLabel(path: string): string {
  return (CLAIM_FIELD_LABELS as Readonly<Record<string, string>>)[path] ?? path;
}
