import type { ClaimValues } from '../rules/required-claim-fields.js';
import { NO_RESTRICTED, type RestrictedFields } from './restricted-fields.js';
import type { Submission } from './submission.entity.js';

/** Where the fields of a claim lie that are columns, by their path in the five groups of spec section 3. */
export const PLAIN_FIELDS = {
  'contactDetails.firstName': 'firstName',
  'contactDetails.lastName': 'lastName',
  'contactDetails.company': 'company',
  'contactDetails.position': 'position',
  'contactDetails.email': 'contactEmail',
  'contactDetails.mobile': 'mobile',
  'contactDetails.relationship': 'relationship',
  'legalDetails.claimType': 'claimType',
  'legalDetails.legalEntity': 'legalEntity',
  'legalDetails.registeredOwner': 'registeredOwner',
  'legalDetails.abnAcn': 'abnAcn',
  'legalDetails.australianCitizen': 'australianCitizen',
  'bankDetails.bankName': 'bankName',
  'bankDetails.bankType': 'bankType',
  'bankDetails.customerCity': 'customerCity',
  'bankDetails.customerCountry': 'customerCountry',
  'bankDetails.paymentReference': 'paymentReference',
  'addressDetails.address': 'address',
  'addressDetails.suburb': 'suburb',
  'addressDetails.state': 'state',
  'addressDetails.postCode': 'postCode',
  'addressDetails.country': 'country',
  'tradeDetails.openingBalance': 'openingBalance',
} as const satisfies Record<string, keyof Submission>;

/** The fields that lie in the sealed envelope only. */
const SEALED_FIELDS = {
  'legalDetails.tradingAccount': 'tradingAccount',
  'legalDetails.taxNumber': 'taxNumber',
  'bankDetails.bsb': 'bsb',
  'bankDetails.swiftCode': 'swiftCode',
  'bankDetails.accountName': 'accountName',
  'bankDetails.accountNo': 'accountNo',
} as const satisfies Record<string, keyof RestrictedFields>;

type PlainPath = keyof typeof PLAIN_FIELDS;
type SealedPath = keyof typeof SEALED_FIELDS;

/** The path of a field in the five groups, for example `bankDetails.bsb`. */
export type ClaimPath = PlainPath | SealedPath;

/** A claim field by field, all texts; an unanswered one is ''. */
export type ClaimFields = Record<ClaimPath, string>;

/** The columns that `ClaimFields` come from. */
export type ClaimColumns = Pick<Submission, (typeof PLAIN_FIELDS)[PlainPath]>;

export const OPENING_BALANCE = 'tradeDetails.openingBalance' satisfies ClaimPath;

const PLAIN_PATHS = Object.keys(PLAIN_FIELDS) as PlainPath[];
const SEALED_PATHS = Object.keys(SEALED_FIELDS) as SealedPath[];

/** Every field of a claim, by its path. */
export const CLAIM_PATHS: readonly ClaimPath[] = [...PLAIN_PATHS, ...SEALED_PATHS];

/** Fields that are empty as NULL; every other one is empty as ''. */
const CHOICES = new Set(['relationship', 'australianCitizen', 'bankType']);

/** Whether a text is the path of a field of a claim. */
export function isClaimPath(path: string): path is ClaimPath {
  return (CLAIM_PATHS as readonly string[]).includes(path);
}

/** Whether a field lies sealed (security rule 24). */
export function isRestrictedPath(path: string): boolean {
  return path in SEALED_FIELDS;
}

/** The column of a plain field and whether it is empty as NULL; undefined for one that lies sealed. */
export function columnOfField(path: string): { column: keyof Submission; nullable: boolean } | undefined {
  if (!isPlainPath(path)) return undefined;
  const column = PLAIN_FIELDS[path];
  return { column, nullable: CHOICES.has(column) };
}

const isPlainPath = (path: string): path is PlainPath => path in PLAIN_FIELDS;

/** A claim field by field. @param openingBalance the one that holds: the trade list's, else the claim's */
export function fieldsOf(
  claim: ClaimColumns,
  restricted: RestrictedFields,
  openingBalance: string | null,
): ClaimFields {
  const plain = PLAIN_PATHS.map((path) => [path, claim[PLAIN_FIELDS[path]] ?? '']);
  const sealed = SEALED_PATHS.map((path) => [path, restricted[SEALED_FIELDS[path]]]);
  const fields = Object.fromEntries([...plain, ...sealed]) as ClaimFields;
  return { ...fields, [OPENING_BALANCE]: openingBalance ?? claim.openingBalance };
}

/** The columns that hold these fields; the restricted ones are not among them. */
export function columnsOf(fields: Partial<ClaimFields>): Partial<ClaimColumns> {
  const given = PLAIN_PATHS.filter((path) => fields[path] !== undefined).map((path) => {
    const column = PLAIN_FIELDS[path];
    return [column, CHOICES.has(column) ? fields[path] || null : fields[path]];
  });
  return Object.fromEntries(given) as Partial<ClaimColumns>;
}

/** The restricted fields among all fields of a claim. */
export function restrictedOf(fields: ClaimFields): RestrictedFields {
  const restricted = { ...NO_RESTRICTED };
  for (const path of SEALED_PATHS) restricted[SEALED_FIELDS[path]] = fields[path];
  return restricted;
}

/** The fields in their five groups, as the form's schema checks them. */
export function claimValuesOf(fields: ClaimFields): ClaimValues {
  const values: Record<string, Record<string, string>> = {};
  for (const path of CLAIM_PATHS) {
    const [group, field] = path.split('.') as [string, string];
    (values[group] ??= {})[field] = fields[path];
  }
  return values as unknown as ClaimValues;
}
