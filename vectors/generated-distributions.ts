import fc from 'fast-check';
import { writeCents } from '../server/src/rules/decimals.js';
import {
  SEQUENCES,
  TAX_CLASSES,
  type DistributionPlan,
  type Fund,
} from '../server/src/rules/distribution/distribution-plan.js';
import type { SharingClaim } from './shared-lines.js';

const sids = fc.uniqueArray(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 12,
});

/** Up to twelve claims, some of them without a loss or with the same one. */
export const sharingClaims: fc.Arbitrary<SharingClaim[]> = sids.chain((names) =>
  fc.tuple(
    ...names.map((sid) =>
      fc.record({
        sid: fc.constant(sid),
        loss: fc.oneof(fc.bigInt(0n, 9n), fc.bigInt(0n, 100_000n), fc.bigInt(0n, 1n << 60n)),
        taxClass: fc.constantFrom(...TAX_CLASSES),
      }),
    ),
  ),
);

/** Funds from nothing to far above 2^53 cents, some with costs that leave fractions. */
export const funds: fc.Arbitrary<Fund> = fc
  .tuple(fc.bigInt(0n, 1n << 58n), fc.bigInt(0n, 1_000_000n), fc.boolean())
  .map(([sum, interest, hasCosts]) => ({
    settlementSum: writeCents(sum),
    interest: writeCents(interest),
    steps: hasCosts ? [{ name: 'Costs', from: 'INTEREST_FIRST', percent: '33.3333', of: 'REMAINING' }] : [],
  }));

/** Plans with every treatment of the minimum payment. */
export const plans: fc.Arbitrary<DistributionPlan> = fc.record({
  minimumPayment: fc.option(
    fc.record({
      amount: fc.constantFrom('0.01', '10.00', '250.00'),
      treatment: fc.constantFrom('PAY', 'DROP', 'ROUND_UP'),
      sequence: fc.constantFrom(...SEQUENCES),
    }),
    { nil: undefined },
  ),
  neverAboveLoss: fc.boolean(),
  withholding: fc.constant({
    base: 'TOTAL' as const,
    rates: Object.fromEntries(
      TAX_CLASSES.map((name) => [name, { rate: '0.47', rounding: 'WHOLE_DOLLAR_DOWN' as const }]),
    ),
  }),
});

/** Claims of which earlier distributions paid some more or less than the loss, and others nothing. */
export const laterClaims: fc.Arbitrary<(SharingClaim & { paidBefore: bigint })[]> = sharingClaims.chain(
  (claims) =>
    fc
      .tuple(
        ...claims.map(({ loss }) =>
          fc.oneof(
            fc.constant(0n),
            fc.constant(loss),
            fc.bigInt(0n, 1_200n),
            fc.bigInt(0n, loss + (loss >> 3n)),
          ),
        ),
      )
      .map((paid) => claims.map((claim, at) => ({ ...claim, paidBefore: paid[at]! }))),
);
