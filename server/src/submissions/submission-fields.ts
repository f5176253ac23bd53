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

/** A claim's fields by path, all as text; an unanswered one is ''. */
export type SubmissionFields = Record<ClaimPath, string>;

/** The columns behind `SubmissionFields`. */
export type SubmissionColumns = Pick<Submission, PlainName>;

export const BANK_TYPE = 'bankDetails.bankType' satisfies ClaimPath;
export const CLOSING_BALANCE = 'tradeDetails.closingBalance' satisfies ClaimPath;
export const OPENING_BALANCE = 'tradeDetails.openingBalance' satisfies ClaimPath;

/** The paths of all claim fields. */
export const FIELD_PATHS: readonly ClaimPath[] = CLAIM_FIELDS.map(({ path }) => path);

interface PlainField {
  path: ClaimPath;
  column: PlainName;
  /** Whether an empty value is stored as NULL; otherwise it is stored as ''. */
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

/** The unencrypted fields of a claim without any answers. */
export const NO_ANSWERS = Object.fromEntries(
  PLAIN_FIELDS.map(({ column, nullable }) => [column, nullable ? null : '']),
) as unknown as Readonly<SubmissionColumns>;

/** Whether a text is the path of a claim field. */
export function isFieldPath(path: string): path is ClaimPath {
  return claimFieldAt(path) !== undefined;
}

/** Whether a field is encrypted (ENCRYPT-1). */
export function isRestrictedPath(path: string): boolean {
  return claimFieldAt(path)?.restricted ?? false;
}

/** Whether a field says where money is paid to (CLAIM-35, CLAIM-51). */
export function isBankPath(path: string): boolean {
  return claimFieldAt(path)?.group === 'bankDetails';
}

/** The column of a plain field; undefined for an encrypted one. */
export function columnOfField(path: string): PlainField | undefined {
  return PLAIN_FIELDS.find((field) => field.path === path);
}

/** A claim's fields by path. @param openingBalance the trade list's; null when the claim's own applies */
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

/** The columns that store these fields, except the restricted ones. */
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

/** The fields in their five groups, as the form's schema validates them. */
export function formValuesOf(fields: SubmissionFields): ClaimValues {
  const values: Record<string, Record<string, string>> = {};
  for (const { path, group, field } of CLAIM_FIELDS) (values[group] ??= {})[field] = fields[path];
  return values as unknown as ClaimValues;
}
