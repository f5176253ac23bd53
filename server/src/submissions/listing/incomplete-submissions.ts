import { REQUIRED_CLAIM_FIELDS, type RequiredField } from '../../rules/required-claim-fields.js';
import { columnNamed } from '../reading/submission-columns.js';
import { columnOfField } from '../submission-fields.js';

/*
 * What a list can know about a claim's restricted fields, since it never decrypts them (LIST-10): the blind index shows
 * whether there is an account number; BSB, SWIFT code and account name count as given when the claim has an envelope.
 * So a list may report too few missing fields, never too many.
 */

/**
 * The condition for claims without complete bank details, as far as a list can know. Never null, so that NOT gives the
 * opposite. Partial indexes repeat this text and the next one exactly (migration index-lists-of-claims).
 */
export const LACKS_BANK_DETAILS = `(s.bank_name = '' OR s.bank_type IS NULL OR s.bank_account_index IS NULL
  OR (s.bank_type = 'INTERNATIONAL' AND (s.customer_city = '' OR s.customer_country = '')))`;

/** The condition for claims with an empty required field (`REQUIRED_CLAIM_FIELDS`), as far as a list can know. */
export const LACKS_DETAILS = `(s.first_name = '' OR s.last_name = '' OR s.contact_email = '' OR s.mobile = ''
  OR s.relationship IS NULL OR s.legal_entity = '' OR s.registered_owner = '' OR s.australian_citizen IS NULL
  OR s.address = '' OR s.suburb = '' OR s.state = '' OR s.post_code = '' OR s.country = '' OR s.opening_balance = ''
  OR ${LACKS_BANK_DETAILS})`;

/** The number of empty required fields of a claim, as far as a list can know. */
export const MISSING_FIELDS = REQUIRED_CLAIM_FIELDS.map((field) => `(${lacks(field)})::int`).join(' + ');

function lacks({ path, onlyFor }: RequiredField): string {
  const empty = isEmpty(path);
  return onlyFor ? `s.bank_type IS NOT DISTINCT FROM '${onlyFor}' AND ${empty}` : empty;
}

/** A text without visible characters is stored as '' (`cleanText`). */
function isEmpty(path: string): string {
  const plain = columnOfField(path);
  if (!plain) return path === 'bankDetails.accountNo' ? 's.bank_account_index IS NULL' : 's.sealed IS NULL';
  const column = columnNamed(plain.column);
  return plain.nullable ? `${column} IS NULL` : `${column} = ''`;
}
