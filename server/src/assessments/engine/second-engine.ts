import type pg from 'pg';
import { canonicalJson, type CanonicalValue } from '../../rules/proof/canonical-json.js';
import { dayPricesAsOf } from '../../imports/day-prices/day-prices-as-of.js';
import type { EngineValues } from '../assessed-claim.entity.js';
import { CLAIMS_AS_OF, TRADES_AS_OF } from './claims-as-of.js';

const GIVEN = `claim AS MATERIALIZED (${CLAIMS_AS_OF}), trade AS MATERIALIZED (${TRADES_AS_OF})`;

const ASSESS = `
  WITH ${GIVEN}
  SELECT submission_id AS id, status, recognised_loss::text AS "recognisedLoss", sum_of_slices::text AS "sumOfSlices",
    market_loss::text AS "marketLoss", limited_by AS "limitedBy"
  FROM assessment.assess_claims(
    $3::jsonb,
    ARRAY(SELECT ROW(id, opening_balance, closing_balance, accepted)::assessment.claim FROM claim),
    ARRAY(SELECT ROW(submission_id, id, transaction_type, trade_date, quantity, price_per_share, total_amount)::assessment.trade FROM trade),
    ARRAY(SELECT ROW(day, low, high)::assessment.day_price FROM (${dayPricesAsOf('$1')}) price)
  )`;

const INPUTS = `
  WITH ${GIVEN}
  SELECT id, jsonb_build_object('openingBalance', opening_balance, 'closingBalance', closing_balance, 'accepted', to_jsonb(accepted), 'trades', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'transactionType', transaction_type, 'tradeDate', trade_date,
      'quantity', quantity::text, 'pricePerShare', price_per_share::text, 'totalAmount', total_amount::text) ORDER BY id::bigint), '[]')
    FROM trade WHERE submission_id = claim.id)) AS input
  FROM claim`;

/** The values of the second engine for the claims at a time, by id. Reads the tables itself. */
export async function assessBySecond(
  db: pg.Client,
  moment: string,
  ids: readonly string[],
  assessment: string,
): Promise<Map<string, EngineValues>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<EngineValues & { id: string }>({
    name: 'assess-by-second',
    text: ASSESS,
    values: [moment, ids, assessment],
  });
  return new Map(rows.map(({ id, ...values }) => [id, values]));
}

/** What the second engine was given for these claims, as canonical JSON by id. */
export async function inputsOfSecond(
  db: pg.Client,
  moment: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: string; input: CanonicalValue }>(INPUTS, [moment, ids]);
  return new Map(rows.map(({ id, input }) => [id, canonicalJson(input)]));
}
