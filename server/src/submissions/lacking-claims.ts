/**
 * What can be told of a claim's bank details without opening its envelope, as in `assumedRestricted`: the blind index says
 * whether there is an account number; BSB, SWIFT code and account name count as given. Never null, so that NOT is its
 * opposite. Partial indexes repeat both texts word for word (migration index-lists-of-claims).
 */
export const CLAIM_LACKS_BANK = `(s.bank_name = '' OR s.bank_type IS NULL OR s.bank_account_index IS NULL
  OR (s.bank_type = 'INTERNATIONAL' AND (s.customer_city = '' OR s.customer_country = '')))`;

/** Claims that leave a required field empty (`REQUIRED_CLAIM_FIELDS`), so far as a list can tell. */
export const CLAIM_LACKS_DATA = `(s.first_name = '' OR s.last_name = '' OR s.contact_email = '' OR s.mobile = ''
  OR s.relationship IS NULL OR s.legal_entity = '' OR s.registered_owner = '' OR s.australian_citizen IS NULL
  OR s.address = '' OR s.suburb = '' OR s.state = '' OR s.post_code = '' OR s.country = '' OR s.opening_balance = ''
  OR ${CLAIM_LACKS_BANK})`;
