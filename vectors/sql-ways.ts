import { shuffled } from './shuffled.js';
import type { Vector } from './vector-file.js';
import type { Way } from './rules-ways.js';

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
  accepted?: readonly string[] | null | undefined;
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
        ARRAY(SELECT jsonb_array_elements_text(coalesce(nullif(claim -> 'accepted', 'null'), '[]'))))::assessment.claim
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

/** A line of the second distribution engine; amounts have two decimals. */
export interface SqlLine {
  sid: string;
  loss: string;
  principal: string;
  interest: string;
  payment: string;
  withheld: string;
  net: string;
  state: string;
}

/** A distribution by the second engine, or its refusal. */
export type SqlDistribution =
  | { refused: string }
  | { waterfall: Row[]; distributable: Row; residue: Row; rounds: string[][]; lines: SqlLine[] };

/** A claim as the second distribution engine takes it. */
export interface SqlSharer {
  sid: string;
  loss: string;
  taxClass: string;
  /** What earlier distributions paid it; absent in the first one. */
  paidBefore?: string;
}

const WATERFALL = `
  SELECT name, round(principal, 2)::text AS principal, round(interest, 2)::text AS interest
  FROM distribution.waterfall($1::jsonb) ORDER BY step
`;

const LEFT = `
  SELECT round(($1::jsonb ->> 'settlementSum')::numeric - coalesce(sum(principal), 0), 2)::text AS principal,
    round(($1::jsonb ->> 'interest')::numeric - coalesce(sum(interest), 0), 2)::text AS interest
  FROM distribution.waterfall($1::jsonb)
`;

const shareBy = (call: string, claim: string) => `
  SELECT sid, loss::text, principal::text, interest::text, payment::text, withheld::text, net::text, state, round
  FROM distribution.${call}($1::jsonb, $2::jsonb, ARRAY(
    SELECT ROW(${claim}
    FROM jsonb_to_recordset($3::jsonb) AS _(sid text, loss numeric, "taxClass" text, "paidBefore" numeric)
  ))
  ORDER BY sid COLLATE "C"
`;

const SHARE = shareBy('share_fund', 'sid, loss, "taxClass")::distribution.claim');
const SHARE_LATER = shareBy('share_later', 'sid, loss, "taxClass", "paidBefore")::distribution.later_claim');

const RESIDUE = `
  SELECT round($1::numeric - sum(principal), 2)::text AS principal, round($2::numeric - sum(interest), 2)::text AS interest
  FROM jsonb_to_recordset($3::jsonb) AS _(principal numeric, interest numeric)
`;

/** The condition of a refusal by the second distribution engine. */
const REFUSED = 'PD001';

/** Shares a fund by the second engine. */
export async function shareBySql(
  query: Query,
  plan: unknown,
  fund: unknown,
  claims: readonly SqlSharer[],
): Promise<SqlDistribution> {
  const [planText, fundText, claimsText] = [plan, fund, claims].map((value) => JSON.stringify(value));
  return orRefused(async () => {
    const waterfall = await query(WATERFALL, [fundText]);
    const [distributable] = await query(LEFT, [fundText]);
    const isLater = claims.some(({ paidBefore }) => paidBefore !== undefined);
    const rows = (await query(isLater ? SHARE_LATER : SHARE, [planText, fundText, claimsText])) as (Row &
      SqlLine)[];
    const { principal, interest } = distributable!;
    const [residue] = await query(RESIDUE, [principal, interest, JSON.stringify(rows)]);
    const rounds: string[][] = [];
    const lines = rows.map(({ round, ...line }) => {
      if (typeof round === 'number') (rounds[round - 1] ??= []).push(line.sid);
      return line;
    });
    return { waterfall, distributable: distributable!, residue: residue!, rounds, lines };
  });
}

async function orRefused<Found>(compute: () => Promise<Found>): Promise<Found | { refused: string }> {
  try {
    return await compute();
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === REFUSED) return { refused: message };
    throw error;
  }
}

/** The database's implementations, by the kind of vector. */
export function sqlWays(query: Query): Readonly<Record<string, readonly Way[]>> {
  const assess = async ({ rules, market }: Vector, claim: SqlClaim) =>
    (await assessBySql(query, rules, [claim], market ?? []))[0];
  const share = ({ plan, fund }: Vector, claims: readonly SqlSharer[]) =>
    shareBySql(query, plan, fund, claims);
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
    DISTRIBUTION: [
      { name: 'SQL', compute: (vector) => share(vector, sharersOf(vector)) },
      {
        name: 'SQL, claims shuffled',
        compute: (vector) => share(vector, shuffled(sharersOf(vector), vector.id.length)),
      },
    ],
    WITHHOLDING: [
      {
        name: 'SQL',
        compute({ withholding, taxClass, principal, interest }) {
          return orRefused(async () => {
            const [taxed] = await query(
              `SELECT round(tax, 2)::text AS withheld, round($3::numeric + $4::numeric - tax, 2)::text AS net
             FROM distribution.withheld($1::jsonb, $2, $3::numeric, $4::numeric) AS tax`,
              [JSON.stringify(withholding), taxClass, principal, interest],
            );
            return taxed;
          });
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

function sharersOf({ claims }: Vector): SqlSharer[] {
  return (claims as (Partial<SqlSharer> & Omit<SqlSharer, 'taxClass'>)[]).map((claim) => ({
    taxClass: 'RESIDENT_QUOTED',
    ...claim,
  }));
}
