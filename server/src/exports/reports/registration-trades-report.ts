import { copyText, formulaQuoted } from '../copy-text.js';
import { countOf, NO_ID, type Report } from './report.js';

const REGISTRATIONS_AT_ONCE = 500;

/** The trades of the older registrations, each with its registration (EXPORT-5). */
export const registrationTradesReport: Report = {
  path: 'trade-data/rcr-export-v1',
  summary: 'The trades of older registrations.',
  fileName: 'registration-trades',
  columns: () => [
    'id',
    'timeCreatedAt',
    'owner',
    'transactionType',
    'tradeDate',
    'quantity',
    'totalAmount',
    'tradeType',
  ],
  kinds: { tradeDate: 'date', quantity: 'number', totalAmount: 'number' },
  count: (client) => countOf(client, 'SELECT count(*) FROM registration_trades'),
  async *batches({ client }) {
    let last = NO_ID;
    for (;;) {
      const { rows } = await client.query<{ id: string }>(
        `SELECT id FROM registrations WHERE id > $1 ORDER BY id LIMIT ${REGISTRATIONS_AT_ONCE}`,
        [last],
      );
      const end = rows.at(-1)?.id;
      if (!end) return;
      yield await copyText(
        client,
        `SELECT r.id, to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                ${formulaQuoted(`(u.name || ' <' || u.email || '>')`)}, t.transaction_type, t.trade_date, t.quantity,
                trim_scale(t.total_amount), t.trade_type
         FROM registration_trades t JOIN registrations r ON r.id = t.registration_id JOIN users u ON u.id = r.owner_id
         WHERE t.registration_id > '${last}' AND t.registration_id <= '${end}' AND r.id > '${last}' AND r.id <= '${end}'
         ORDER BY t.registration_id, t.trade_date, t.id`,
      );
      last = end;
    }
  },
};
