import type { Vector } from './vector-file.js';

type Part = Readonly<Record<string, unknown>>;

/** A vector in another form that must have the same result, and what differs in it. */
export type Variant = readonly [difference: string, vector: Vector];

const RULES = [
  'sameDay',
  'heldPrice',
  'creditOnSale',
  'lookBack',
  'overallCap',
  'weights',
  'caps',
  'transfersIn',
  'transfersOut',
  'rounding',
  'checks',
];
const CHECKS = [
  'weekends',
  'holidays',
  'halts',
  'priceRange',
  'priceTolerancePercent',
  'settlementDays',
  'totalTolerance',
  'severity',
];

/**
 * The vector as README.md of the vectors allows it to be written too: each expected key alone, none at all, keys that say
 * nothing, and every optional key as null or empty.
 */
export function variantsOf(vector: Vector): Variant[] {
  const { kind, expected } = vector;
  return [
    ...Object.entries(expected).map(([key, value]): Variant => [
      `only ${key} is expected`,
      { ...vector, expected: { [key]: value } },
    ]),
    ['nothing is expected', { ...vector, expected: {} }],
    ['it has a key that says nothing', { ...vector, note: 'x' }],
    ...(OF_KIND[kind]?.(vector) ?? []),
  ];
}

const OF_KIND: Readonly<Partial<Record<string, (vector: Vector) => Variant[]>>> = {
  ASSESSMENT: assessmentVariants,
  DISTRIBUTION: distributionVariants,
  OVERALL_CAP: (vector) => [
    ['the market loss is null', { ...vector, marketLoss: null, expected: { limitedBy: 'NONE' } }],
    ['the market loss is absent', { ...without(vector, 'marketLoss'), expected: { limitedBy: 'NONE' } }],
  ],
  WITHHOLDING: (vector) => [
    [
      'nothing is withheld',
      { ...vector, withholding: { base: 'NONE', rates: {} }, expected: { withheld: '0.00' } },
    ],
    [
      'the class has no rate',
      {
        ...vector,
        withholding: { base: 'TOTAL', rates: {} },
        expected: { refused: `NO_RATE:${String(vector['taxClass'])}` },
      },
    ],
  ],
  MERKLE: (vector) => [
    ['the lines are reversed', { ...vector, lines: (vector['lines'] as Part[]).toReversed() }],
    ['one proof is expected', { ...vector, expected: { proofs: firstProof(vector) } }],
  ],
  CANONICAL: (vector) => [
    ['the lines are reversed', { ...vector, lines: (vector['lines'] as Part[]).toReversed() }],
  ],
  ABA: (vector) => [
    [
      'limits are null',
      {
        ...vector,
        profile: { maxTotal: null, maxRows: null, longTitles: null, ...(vector['profile'] as Part) },
      },
    ],
    [
      'no tax is withheld',
      { ...vector, rows: (vector['rows'] as Part[]).map((row) => ({ ...row, withheld: null })) },
    ],
  ],
};

function assessmentVariants(vector: Vector): Variant[] {
  const { rules, claim, market } = vector as Vector & { rules: Part; claim: Part & { trades: Part[] } };
  const ruled = (part: Part): Vector => ({ ...vector, rules: { ...nulls(RULES), ...rules, ...part } });
  const checks = { ...nulls(CHECKS), ...(rules['checks'] as Part | undefined) };
  const bands = rules['bands'] as Part[] | undefined;
  return [
    ['absent rules are null', ruled({})],
    ['absent rules are empty', { ...vector, rules: { weights: [], caps: {}, checks: {}, ...rules } }],
    ['absent checks are null', ruled({ checks })],
    [
      'bands are reversed, with keys of other methods',
      ruled(
        bands
          ? {
              bands: bands
                .toReversed()
                .map((band) => ({ ...nulls(['priceAtLeast', 'priceBelow']), ...band })),
            }
          : { bands: [] },
      ),
    ],
    [
      'absent parts of the claim are null',
      { ...vector, market: market ?? null, claim: { accepted: null, closingBalance: null, ...claim } },
    ],
    [
      'absent parts of the claim are empty',
      { ...vector, market: market ?? [], claim: { accepted: [], closingBalance: '', ...claim } },
    ],
    [
      'trades have more keys, in another order',
      {
        ...vector,
        claim: {
          note: 'x',
          ...claim,
          trades: claim.trades.map((trade) => ({
            note: 'x',
            ...Object.fromEntries(Object.entries(trade).toReversed()),
          })),
        },
      },
    ],
  ];
}

function distributionVariants(vector: Vector): Variant[] {
  const { plan, fund, claims } = vector as Vector & {
    plan: Part;
    fund: Part & { steps: Part[] };
    claims: Part[];
  };
  const steps = fund.steps.map((step) => ({ ...nulls(['amount', 'percent', 'of']), kind: 'COSTS', ...step }));
  return [
    [
      'absent parts of the plan are null',
      { ...vector, plan: { ...nulls(['minimumPayment', 'neverAboveLoss', 'withholding']), ...plan } },
    ],
    ['absent parts of the steps are null', { ...vector, fund: { ...fund, steps } }],
    [
      'tax classes are given',
      { ...vector, claims: claims.map((claim) => ({ taxClass: 'RESIDENT_QUOTED', ...claim })) },
    ],
    ...(fund.steps.length === 0
      ? [['there are no steps', { ...vector, fund: without(fund, 'steps') }] as const]
      : []),
    ...(Object.keys(plan).length === 0 ? [['there is no plan', without(vector, 'plan')] as const] : []),
  ];
}

function nulls(keys: readonly string[]): Part {
  return Object.fromEntries(keys.map((key) => [key, null]));
}

function without<Whole extends object>(whole: Whole, key: string): Whole {
  return Object.fromEntries(Object.entries(whole).filter(([name]) => name !== key)) as Whole;
}

function firstProof({ expected }: Vector): Part {
  return Object.fromEntries(Object.entries(expected['proofs'] as Part).slice(0, 1));
}
