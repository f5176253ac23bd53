import { claimFieldAt, type ClaimPath, type RestrictedName } from '../../rules/claim-catalogue.js';
import { REQUIRED_CLAIM_FIELDS, type RequiredField } from '../../rules/required-claim-fields.js';
import { columnNamed } from '../reading/submission-columns.js';
import { GIVEN_BITS } from '../restricted-fields.js';
import { columnOfField } from '../submission-fields.js';

/*
 * Lists never decrypt a claim's restricted fields (LIST-10): which of them are given is stored next to the envelope, in
 * `restricted_given`.
 */

/** SQL for whether one of these restricted fields is not given; never null. */
const lacksAny = (...fields: RestrictedName[]): string => {
  const bits = fields.reduce((all, field) => all | GIVEN_BITS[field], 0);
  return `s.sealed IS NULL OR s.restricted_given & ${bits} <> ${bits}`;
};

/**
 * The condition for claims without complete bank details. Never null, so that NOT gives the opposite. Partial indexes
 * repeat this text and the next one exactly (migration keep-which-restricted-fields-are-given).
 */
export const LACKS_BANK_DETAILS = `(s.bank_name = '' OR s.bank_type IS NULL OR ${lacksAny('accountName', 'accountNo')}
  OR (s.bank_type = 'LOCAL' AND (${lacksAny('bsb')}))
  OR (s.bank_type = 'INTERNATIONAL' AND (s.customer_city = '' OR s.customer_country = '' OR ${lacksAny('swiftCode')})))`;

/** The condition for claims with an empty required field (`REQUIRED_CLAIM_FIELDS`). */
export const LACKS_DETAILS = `(s.first_name = '' OR s.last_name = '' OR s.contact_email = '' OR s.mobile = ''
  OR s.relationship IS NULL OR s.legal_entity = '' OR s.registered_owner = '' OR s.australian_citizen IS NULL
  OR s.address = '' OR s.suburb = '' OR s.state = '' OR s.post_code = '' OR s.country = '' OR s.opening_balance = ''
  OR ${LACKS_BANK_DETAILS})`;

/** The number of empty required fields of a claim. */
export const MISSING_FIELDS = REQUIRED_CLAIM_FIELDS.map((field) => `(${lacks(field)})::int`).join(' + ');

function lacks({ path, onlyFor }: RequiredField): string {
  const empty = isEmpty(path);
  return onlyFor ? `s.bank_type IS NOT DISTINCT FROM '${onlyFor}' AND ${empty}` : empty;
}

/** A text without visible characters is stored as '' (`cleanText`). */
function isEmpty(path: ClaimPath): string {
  const plain = columnOfField(path);
  if (!plain) return `(${lacksAny(claimFieldAt(path)!.name as RestrictedName)})`;
  const column = columnNamed(plain.column);
  return plain.nullable ? `${column} IS NULL` : `${column} = ''`;
}
