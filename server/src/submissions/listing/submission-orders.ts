import { MISSING_FIELDS } from './incomplete-submissions.js';
import type { SubmissionSort } from './submission-list-filter.js';
import { REMOVED } from './submission-row.js';

type Direction = 'ASC' | 'DESC';
/** The sort columns of an order. */
export type Order = readonly (readonly [expression: string, direction: Direction])[];

/** The same order from its end. */
export const turnedRound = (order: Order): Order =>
  order.map(([expression, direction]) => [expression, direction === 'ASC' ? 'DESC' : 'ASC']);

const ascending = (...expressions: string[]): Order =>
  [...expressions, 's.id'].map((expression) => [expression, 'ASC']);

const NEWEST: Order = [['s.id', 'DESC']];
const SID = ascending('s.sid');
const LEGAL_ENTITY = ascending(`nullif(lower(s.legal_entity), '')`);
/** As the list shows it: the claim's own address if there is no contact e-mail. */
const CONTACT_EMAIL = ascending(`lower(coalesce(nullif(s.contact_email, ''), s.email))`);
const CONTACT_NAME = ascending(`nullif(lower(trim(s.first_name || ' ' || s.last_name)), '')`);

// Plain table names, since these features are layers above the claims and must not be imported here.
/** As the list shows them: the opening balance is no trade (TRADE-6). */
const TRADES = ascending(
  `(SELECT count(*) FROM trades t WHERE t.submission_id = s.id AND t.transaction_type <> 'OPEN')`,
);
const MISSING = ascending(`(${MISSING_FIELDS})`);
const ofThread = (column: string) =>
  `(SELECT h.${column} FROM amendment_threads h WHERE h.submission_id = s.id)`;
/** Who waits longest comes first, then the answered and the closed requests. */
const REQUEST = ascending(ofThread('state'), ofThread('since'));
/** As the list shows it: the notice of a removed claim cannot be read. */
const NOTICE = ascending(
  `nullif(EXISTS (SELECT FROM assessment_notices n WHERE n.sid = s.sid) AND NOT ${REMOVED}, false)`,
);
const SOURCE = ascending(`nullif(lower(s.claim_type), '')`);
const UPDATED = ascending(
  'greatest(s.updated_at, (SELECT l.updated_at FROM trade_lists l WHERE l.submission_id = s.id))',
);

/**
 * The sort columns of each order. Claims without a value come last, and first when the order is turned round. Age, SID
 * and legal entity have an index; the others have none, since every import would write it (search-and-lists).
 */
export const ORDERS: Record<SubmissionSort, Order> = {
  NEWEST,
  OLDEST: turnedRound(NEWEST),
  SID,
  SID_DESCENDING: turnedRound(SID),
  LEGAL_ENTITY,
  LEGAL_ENTITY_DESCENDING: turnedRound(LEGAL_ENTITY),
  CONTACT_EMAIL,
  CONTACT_EMAIL_DESCENDING: turnedRound(CONTACT_EMAIL),
  CONTACT_NAME,
  CONTACT_NAME_DESCENDING: turnedRound(CONTACT_NAME),
  TRADES,
  TRADES_DESCENDING: turnedRound(TRADES),
  MISSING,
  MISSING_DESCENDING: turnedRound(MISSING),
  REQUEST,
  REQUEST_DESCENDING: turnedRound(REQUEST),
  NOTICE,
  NOTICE_DESCENDING: turnedRound(NOTICE),
  SOURCE,
  SOURCE_DESCENDING: turnedRound(SOURCE),
  UPDATED,
  UPDATED_DESCENDING: turnedRound(UPDATED),
};
