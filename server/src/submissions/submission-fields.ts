import {
  CLAIM_FIELDS,
  type ClaimPath,
  type ClaimValues,
  claimFieldAt,
  type PlainName,
} from '../rules/claim-catalogue.js';
import { NO_RESTRICTED, type RestrictedFields } from './restricted-fields.js';
import type { Submission } from './submission.entity.js';

export type { ClaimPath };

/** A claim field by field, all texts; an unanswered one is ''. */
export type SubmissionFields = Record<ClaimPath, string>;

/** The columns that `SubmissionFields` come from. */
export type SubmissionColumns = Pick<Submission, PlainName>;

export const OPENING_BALANCE = 'tradeDetails.openingBalance' satisfies ClaimPath;

/** Every field of a claim, by its path. */
export const FIELD_PATHS: readonly ClaimPath[] = CLAIM_FIELDS.map(({ path }) => path);

interface PlainField {
  path: ClaimPath;
  column: PlainName;
  /** Empty as NULL; every other one is empty as ''. */
  nullable: boolean;
}

const PLAIN_FIELDS: readonly PlainField[] = CLAIM_FIELDS.filter(({ restricted }) => !restricted).map(
  ({ path, name, choice }) => ({ path, column: name as PlainName, nullable: choice !== undefined }),
);

const SEALED_FIELDS = CLAIM_FIELDS.filter(({ restricted }) => restricted).map(({ path, name }) => ({
  path,
  name: name as keyof RestrictedFields,
}));

/** The columns of a claim's plain fields, in the order of the form. */
export const PLAIN_NAMES: readonly PlainName[] = PLAIN_FIELDS.map(({ column }) => column);

/** Whether a text is the path of a field of a claim. */
export function isFieldPath(path: string): path is ClaimPath {
  return claimFieldAt(path) !== undefined;
}

/** Whether a field is encrypted (ENCRYPT-1). */
export function isRestrictedPath(path: string): boolean {
  return claimFieldAt(path)?.restricted ?? false;
}

/** The column of a plain field and whether it is empty as NULL; undefined for an encrypted one. */
export function columnOfField(path: string): PlainField | undefined {
  return PLAIN_FIELDS.find((field) => field.path === path);
}

/** A claim field by field. @param openingBalance the one that holds: the trade list's, else the claim's */
export function fieldsOf(
  claim: SubmissionColumns,
  restricted: RestrictedFields,
  openingBalance: string | null,
): SubmissionFields {
  const fields: Partial<SubmissionFields> = {};
  for (const { path, column } of PLAIN_FIELDS) fields[path] = claim[column] ?? '';
  for (const { path, name } of SEALED_FIELDS) fields[path] = restricted[name];
  fields[OPENING_BALANCE] = openingBalance ?? claim.openingBalance;
  return fields as SubmissionFields;
}

/** The columns that hold these fields; the restricted ones are not among them. */
export function columnsOf(fields: Partial<SubmissionFields>): Partial<SubmissionColumns> {
  const given = PLAIN_FIELDS.filter(({ path }) => fields[path] !== undefined).map(
    ({ path, column, nullable }) => [column, nullable ? fields[path] || null : fields[path]],
  );
  return Object.fromEntries(given) as Partial<SubmissionColumns>;
}

/** The restricted fields among all fields of a claim. */
export function restrictedOf(fields: SubmissionFields): RestrictedFields {
  const restricted = { ...NO_RESTRICTED };
  for (const { path, name } of SEALED_FIELDS) restricted[name] = fields[path];
  return restricted;
}

/** The fields in their five groups, as the form's schema checks them. */
export function formValuesOf(fields: SubmissionFields): ClaimValues {
  const values: Record<string, Record<string, string>> = {};
  for (const { path, group, field } of CLAIM_FIELDS) (values[group] ??= {})[field] = fields[path];
  return values as unknown as ClaimValues;
}
