import { shuffled } from './shuffled.js';
import type { Vector } from './vector-file.js';
import type { Way } from './ways.js';

/** Runs one statement on a migrated database, through pg or TypeORM, and returns its rows. */
export type Query = (statement: string, values: readonly unknown[]) => Promise<Row[]>;

/** A row, by column name. */
export type Row = Record<string, unknown>;

/** The second engine's result for a claim, without slices and findings. */
export interface SqlAssessment {
  status: string;
  recognisedLoss: string | null;
  sumOfSlices: string | null;
  marketLoss: string | null;
  limitedBy: string | null;
}

/** A claim of a vector; its values are texts. */
export interface SqlClaim {
  openingBalance: string;
  closingBalance?: string | null | undefined;
  accepted?: readonly string[] | undefined;
  trades: readonly object[];
}

const GIVEN = ['status', 'recognisedLoss', 'sumOfSlices', 'marketLoss', 'limitedBy'];

/** Claims are numbered in the order of the array, and trades refer to that number. */
const ASSESS = `
  WITH given AS (
    SELECT lpad(to_hex(number), 32, '0')::uuid AS id, claim FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS _(claim, number)
  )
  SELECT status, recognised_loss::text AS "recognisedLoss", sum_of_slices::text AS "sumOfSlices",
    market_loss::text AS "marketLoss", limited_by AS "limitedBy"
  FROM assessment.assess_claims(
    $1::jsonb,
    ARRAY(
      SELECT ROW(id, claim ->> 'openingBalance', claim ->> 'closingBalance',
        ARRAY(SELECT jsonb_array_elements_text(coalesce(claim -> 'accepted', '[]'))))::assessment.claim
      FROM given
    ),
    ARRAY(
      SELECT ROW(given.id, trade.id, "transactionType", "tradeDate", quantity, "pricePerShare", "totalAmount")::assessment.trade
      FROM given, jsonb_to_recordset(claim -> 'trades') AS trade(id text, "transactionType" text, "tradeDate" date,
        quantity numeric, "pricePerShare" numeric, "totalAmount" numeric)
    ),
    ARRAY(SELECT day FROM jsonb_populate_recordset(NULL::assessment.day_price, $3::jsonb) AS day)
  )
  ORDER BY submission_id
`;

/** Assesses claims with the second engine, in one batch. */
export async function assessBySql(
  query: Query,
  rules: unknown,
  claims: readonly SqlClaim[],
  market: unknown = [],
): Promise<SqlAssessment[]> {
  const rows = await query(
    ASSESS,
    [rules, claims, market].map((value) => JSON.stringify(value)),
  );
  return rows as unknown as SqlAssessment[];
}

/** The database's implementations, by the kind of vector. */
export function sqlWays(query: Query): Readonly<Record<string, readonly Way[]>> {
  const assess = async ({ rules, market }: Vector, claim: SqlClaim) =>
    (await assessBySql(query, rules, [claim], market))[0];
  return {
    ASSESSMENT: [
      { name: 'SQL', gives: GIVEN, compute: (vector) => assess(vector, claimOf(vector)) },
      {
        name: 'SQL, trades shuffled',
        gives: GIVEN,
        compute(vector) {
          const claim = claimOf(vector);
          return assess(vector, { ...claim, trades: shuffled(claim.trades, vector.id.length) });
        },
      },
    ],
    OVERALL_CAP: [
      {
        name: 'SQL',
        async compute({ sumOfSlices, marketLoss }) {
          const [limited] = await query(
            `SELECT round(loss, 2)::text AS "recognisedLoss", limited_by AS "limitedBy"
             FROM assessment.limit_claim($1::numeric, $2::numeric, NULL)`,
            [sumOfSlices, marketLoss],
          );
          return limited;
        },
      },
    ],
  };
}

function claimOf({ claim }: Vector): SqlClaim {
  return claim as SqlClaim;
}
