import { snakeCase } from '../../server/src/database/snake-case.js';
import {
  CLAIM_FIELDS,
  type RestrictedName,
  type ShownClaim,
} from '../../server/src/rules/claim-catalogue.js';
import { missingClaimFields } from '../../server/src/rules/required-claim-fields.js';
import type { KeyRing } from '../../server/src/encryption/key-ring.js';
import { decryptRestricted } from '../../server/src/submissions/restricted-fields.js';

/** A claim's columns as returned by `CLAIM`; `trades` is JSON text. */
export type SubmissionRow = Record<string, string> & {
  sealed: Buffer | null;
  created_at: Date;
  updated_at: Date;
  version: number;
};

const FIELDS = CLAIM_FIELDS.map(({ group, field, name, restricted }) => ({
  group,
  field,
  column: name === 'openingBalance' ? 'balance' : snakeCase(name),
  sealed: restricted ? (name as RestrictedName) : undefined,
}));

/** The groups of a claim, without its trades. */
function groupsOf(row: SubmissionRow, ring: KeyRing): ShownClaim {
  const restricted = decryptRestricted(ring, row.id!, row.sealed);
  const groups: Record<string, Record<string, string | null>> = {};
  for (const { group, field, column, sealed } of FIELDS)
    (groups[group] ??= {})[field] = sealed ? restricted[sealed] : row[column]!;
  return groups as unknown as ShownClaim;
}

/** A claim with its restricted fields decrypted, in the same form as the product's response. */
export function claimJson(row: SubmissionRow, ring: KeyRing): string {
  const groups = groupsOf(row, ring);
  const head = JSON.stringify({
    __typename: 'Submission',
    id: row.id,
    sid: row.sid,
    submissionId: row.id,
    email: row.email,
    version: row.version,
    tradeVersion: row.trade_version,
    mayUpdate: true,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    removed: null,
    missing: missingClaimFields(groups).map((field) => ({
      __typename: 'MissingField',
      ...field,
    })),
    moreTrades: false,
    submissionData: {
      __typename: 'SubmissionData',
      contactDetails: { __typename: 'ContactDetails', ...groups.contactDetails },
      legalDetails: { __typename: 'LegalDetails', ...groups.legalDetails },
      bankDetails: { __typename: 'BankDetails', ...groups.bankDetails },
      addressDetails: { __typename: 'AddressDetails', ...groups.addressDetails },
      tradeDetails: { __typename: 'TradeDetails', ...groups.tradeDetails },
    },
  });
  // The trades are the last part of three nested objects.
  return `{"data":{"submission":${head.slice(0, -3)},"tradeData":${row.trades}}}}}}`;
}
