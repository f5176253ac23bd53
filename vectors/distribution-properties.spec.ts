import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import {
  SharingRefused,
  type DistributionPlan,
  type Fund,
} from '../server/src/rules/distribution/distribution-plan.js';
import { columnOf } from '../server/src/rules/distribution/cents-column.js';
import { shareAgain } from '../server/src/rules/distribution/share-again.js';
import { compareUtf8 } from '../server/src/rules/utf8-order.js';
import { funds, laterClaims, plans, sharingClaims } from './generated-distributions.js';
import { sharedLines, type SharedLines, type SharingClaim } from './shared-lines.js';
import { shuffled } from './shuffled.js';

fc.configureGlobal({ seed: jest.getSeed() });

const ROUNDS = { numRuns: 400 };

/** The distribution of a fund; undefined if it cannot be distributed. */
function share(list: readonly SharingClaim[], fund: Fund, plan: DistributionPlan): SharedLines | undefined {
  try {
    return sharedLines(list, fund, plan);
  } catch (error) {
    if (error instanceof SharingRefused) return undefined;
    throw error;
  }
}

const holdsFor = (
  check: (shared: SharedLines, list: SharingClaim[], fund: Fund, plan: DistributionPlan) => void,
) => {
  let found = 0;
  fc.assert(
    fc.property(sharingClaims, funds, plans, (list, fund, plan) => {
      const shared = share(list, fund, plan);
      if (!shared) return;
      found++;
      check(shared, list, fund, plan);
    }),
    ROUNDS,
  );
  expect(found).toBeGreaterThan(ROUNDS.numRuns / 3);
};

const sum = (amounts: readonly bigint[]) => amounts.reduce((one, other) => one + other, 0n);

describe('the distribution of any fund among any claims', () => {
  it('is distributed to the cent, in each column, including withheld amounts and the residue (SHARE-2)', () => {
    holdsFor(({ lines, distributable, residue }) => {
      for (const column of ['principal', 'interest'] as const) {
        expect(sum(lines.map((line) => line[column])) + residue[column]).toBe(distributable[column]);
        expect(lines.every((line) => line[column] >= 0n)).toBe(true);
      }
      for (const { payment, principal, interest, withheld, net } of lines) {
        expect(principal + interest).toBe(payment);
        expect(net + withheld).toBe(payment);
        expect(net).toBeGreaterThanOrEqual(0n);
      }
    });
  });

  it('is the same in any order of the claims (SHARE-3)', () => {
    holdsFor((shared, list, fund, plan) => {
      expect(share(shuffled(list, list.length), fund, plan)).toEqual(shared);
    });
  });

  it('never pays a larger loss less, and equal losses are a cent apart at most (SHARE-4)', () => {
    holdsFor(({ lines }) => {
      const sorted = [...lines].sort((one, other) =>
        one.loss < other.loss ? -1 : one.loss > other.loss ? 1 : 0,
      );
      sorted.forEach((line, at) => {
        const before = sorted[at - 1];
        if (!before) return;
        const difference = line.payment - before.payment;
        if (line.loss === before.loss) expect(difference * difference).toBeLessThanOrEqual(1n);
        else expect(difference).toBeGreaterThanOrEqual(0n);
      });
    });
  });

  it('pays nobody more than the loss if the plan says so, and nobody less than the minimum (SHARE-5)', () => {
    holdsFor(({ lines }, _list, _fund, { neverAboveLoss, minimumPayment }) => {
      for (const { payment, loss, state } of lines) {
        if (neverAboveLoss) expect(payment).toBeLessThanOrEqual(loss);
        if (state === 'BELOW_MINIMUM' || state === 'NO_LOSS') expect(payment).toBe(0n);
        else if (minimumPayment && minimumPayment.treatment !== 'PAY') {
          expect(payment).toBeGreaterThanOrEqual(BigInt(minimumPayment.amount.replace('.', '')));
        }
      }
    });
  });
});

describe('a later distribution, where earlier payments count', () => {
  const later = fc.tuple(laterClaims, funds, plans);
  const cents = (amount: string) => BigInt(amount.replace('.', ''));

  it('sums to the cent; nobody gets more than is left of the loss, nor less than the minimum together (SHARE-12)', () => {
    let found = 0;
    fc.assert(
      fc.property(later, ([list, fund, plan]) => {
        const shared = share(list, fund, plan);
        if (!shared) return;
        found++;
        const { lines, distributable, residue } = shared;
        for (const column of ['principal', 'interest'] as const)
          expect(sum(lines.map((line) => line[column])) + residue[column]).toBe(distributable[column]);
        const before = new Map(list.map(({ sid, paidBefore }) => [sid, paidBefore]));
        const { neverAboveLoss, minimumPayment } = plan;
        for (const { sid, payment, loss, state } of lines) {
          const together = payment + before.get(sid)!;
          if (neverAboveLoss && payment > 0n) expect(together).toBeLessThanOrEqual(loss);
          if (state === 'BELOW_MINIMUM' || state === 'NO_LOSS') expect(payment).toBe(0n);
          else if (minimumPayment && minimumPayment.treatment !== 'PAY')
            expect(together).toBeGreaterThanOrEqual(cents(minimumPayment.amount));
        }
        expect(share(shuffled(list, list.length), fund, plan)).toEqual(shared);
      }),
      ROUNDS,
    );
    expect(found).toBeGreaterThan(ROUNDS.numRuns / 4);
  });

  it('is that of the first where nobody was paid anything (SHARE-12)', () => {
    holdsFor((shared, list, _fund, plan) => {
      const { minimumPayment, neverAboveLoss } = plan;
      const { principal, interest } = shared.distributable;
      const sharers = [...list]
        .filter(({ loss }) => loss > 0n)
        .sort((one, other) => compareUtf8(one.sid, other.sid));
      const minimum =
        minimumPayment && minimumPayment.treatment !== 'PAY'
          ? {
              amount: cents(minimumPayment.amount),
              treatment: minimumPayment.treatment,
              sequence: minimumPayment.sequence ?? 'ALL_AT_ONCE',
            }
          : undefined;
      const loss = columnOf(sharers.map((claim) => claim.loss));
      const { payment, rounds, roundOf } = shareAgain(
        { loss, paidBefore: columnOf(sharers.map(() => 0n)) },
        principal + interest,
        minimum,
        neverAboveLoss === true,
      );
      const withLoss = shared.lines.filter((line) => line.loss > 0n);
      expect(withLoss.map((line) => line.payment)).toEqual([...payment]);
      expect(rounds).toBe(shared.rounds.length);
      expect(shared.rounds).toEqual(
        shared.rounds.map((_, at) =>
          sharers.filter((_claim, place) => roundOf(place) === at + 1).map(({ sid }) => sid),
        ),
      );
    });
  });
});

describe('the order of SIDs', () => {
  it('is that of their UTF-8 bytes (SHARE-6)', () => {
    const text = fc.string({ unit: 'binary', maxLength: 6 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(Math.sign(compareUtf8(one, other))).toBe(Buffer.compare(Buffer.from(one), Buffer.from(other)));
      }),
    );
  });
});

it('a minimum payment drops ten thousand claims one after another without examining all of them each time (SHARE-7)', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => ({
    sid: createHash('sha1').update(String(at)).digest('hex'),
    loss: BigInt(at),
    taxClass: 'RESIDENT_QUOTED' as const,
  }));
  const plan = {
    minimumPayment: { amount: '10.00', treatment: 'DROP', sequence: 'SMALLEST_FIRST' },
  } as const;
  const { rounds, lines } = sharedLines(
    many,
    { settlementSum: '100000.00', interest: '0.00', steps: [] },
    plan,
  );
  expect(rounds.length).toBeGreaterThan(9_000);
  expect(sum(lines.map(({ payment }) => payment))).toBe(10_000_000n);
});
