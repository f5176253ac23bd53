import { assessClaim } from '../server/src/rules/assessment/assess-claim.js';
import type { AssessmentDocument } from '../server/src/rules/assessment/assessment-document.js';
import { assessmentDocumentErrors } from '../server/src/rules/assessment/assessment-document-errors.js';
import { assessmentRules, type DayPrices } from '../server/src/rules/assessment/assessment-rules.js';
import type { AssessedClaim } from '../server/src/rules/assessment/claim-ledger.js';
import { limitClaim } from '../server/src/rules/assessment/claim-limits.js';
import { LOSS_PLACES, PRICE_PLACES, readUnits, toCents, writeCents } from '../server/src/rules/decimals.js';
import {
  SharingRefused,
  type DistributionPlan,
  type Fund,
  type TaxClass,
  type Withholding,
} from '../server/src/rules/distribution/distribution-plan.js';
import { withheldFrom } from '../server/src/rules/distribution/withholding.js';
import { isIdentifier, type Identifier } from '../server/src/rules/identifiers.js';
import { frozenText, type FrozenLine } from '../server/src/rules/proof/frozen-text.js';
import { merkleSumTree, proofOf } from '../server/src/rules/proof/merkle-sum-tree.js';
import { hex, unhex, type Hash, type Node, type Sums } from '../server/src/rules/proof/tree-bytes.js';
import { verifyProof } from '../server/src/rules/proof/verify-proof.js';
import { sharedLines, type SharingClaim } from './shared-lines.js';
import { shuffled } from './shuffled.js';
import type { Vector } from './vector-file.js';

/** An implementation that computes a vector's result. */
export interface Way {
  name: string;
  /** The keys of the result that it returns; absent for all. */
  gives?: readonly string[];
  compute: (vector: Vector) => unknown;
}

const assessed: Way = { name: 'TypeScript', compute: (vector) => assess(vector, claimOf(vector)) };

const assessedShuffled: Way = {
  name: 'TypeScript, trades shuffled',
  compute(vector) {
    const claim = claimOf(vector);
    return assess(vector, { ...claim, trades: shuffled(claim.trades, vector.id.length) });
  },
};

const limited: Way = {
  name: 'TypeScript',
  compute({ sumOfSlices, marketLoss }) {
    const { loss, limitedBy } = limitClaim(
      readUnits(sumOfSlices as string, LOSS_PLACES),
      typeof marketLoss === 'string' ? readUnits(marketLoss, LOSS_PLACES) : undefined,
      undefined,
    );
    return { recognisedLoss: writeCents(toCents(loss, 'HALF_UP')), limitedBy };
  },
};

const refused: Way = {
  name: 'TypeScript',
  compute: ({ rules }) => ({
    refused: assessmentDocumentErrors(rules).map(({ path, code }) => ({ path, code })),
  }),
};

const shared: Way = { name: 'TypeScript', compute: (vector) => share(vector, sharingClaims(vector)) };

const sharedShuffled: Way = {
  name: 'TypeScript, claims shuffled',
  compute: (vector) => share(vector, shuffled(sharingClaims(vector), vector.id.length)),
};

const withheld: Way = {
  name: 'TypeScript',
  compute({ withholding, taxClass, principal, interest }) {
    const columns = { principal: cents(principal), interest: cents(interest) };
    return orRefused(() => {
      const tax = withheldFrom(columns, taxClass as TaxClass, withholding as Withholding);
      return { withheld: writeCents(tax), net: writeCents(columns.principal + columns.interest - tax) };
    });
  },
};

interface Proven {
  leaves: Record<string, string>[];
  root: Record<string, string>;
  count: number;
  seal: string;
  proofs: Record<string, Record<string, string>[]>;
}

function prove({ runId, lines }: Vector, sha256: Hash): Proven {
  const treeLines = (lines as Record<string, string>[]).map(({ sid, salt, ...sums }) => ({
    sid: sid!,
    salt: unhex(salt!),
    loss: cents(sums['loss']),
    principal: cents(sums['principal']),
    interest: cents(sums['interest']),
  }));
  const tree = merkleSumTree(runId as string, treeLines, sha256);
  return {
    leaves: tree.leaves.map((leaf) => ({ commitment: hex(leaf.commitment), ...written(leaf) })),
    root: written(tree.root),
    count: tree.leaves.length,
    seal: hex(tree.seal),
    proofs: Object.fromEntries(
      [...tree.placeOf].map(([sid, place]) => [
        sid,
        proofOf(tree, place).map((step) => ({ side: step.side, ...written(step) })),
      ]),
    ),
  };
}

const proven = (sha256: Hash): Way => ({
  name: 'TypeScript',
  compute: (vector) => prove(vector, sha256),
});

const verified = (sha256: Hash): Way => ({
  name: 'TypeScript, each proof verified',
  async compute(vector) {
    const { runId, lines, expected } = vector;
    // What the vector leaves out is that of the tree.
    const found = prove(vector, sha256);
    const known = expected as Partial<Proven>;
    const { root = found.root, count = found.count, seal = found.seal } = known;
    const proofs: Proven['proofs'] = { ...found.proofs, ...known.proofs };
    const published = { runId: runId as string, count, root: node(root), seal: unhex(seal) };
    for (const { sid, salt, ...sums } of lines as Record<string, string>[]) {
      const steps = proofs[sid!]!.map((step) => ({ side: step['side'] as 'L' | 'R', ...node(step) }));
      const line = { runId: published.runId, sid: sid!, salt: unhex(salt!), steps, ...sumsOf(sums) };
      const result = await verifyProof(line, published, sha256);
      if (!result.holds) return `${sid} does not hold: ${result.because}`;
    }
    return expected;
  },
});

const frozen = (sha256: Hash): Way => ({
  name: 'TypeScript',
  compute({ header, lines }) {
    const text = [...frozenText(header as Record<string, string>, lines as FrozenLine[])].join('');
    const bytes = new TextEncoder().encode(text);
    return { text, bytes: bytes.length, sha256: hex(sha256(bytes)) };
  },
});

const identified: Way = {
  name: 'TypeScript',
  compute: ({ identifier, value }) => ({ valid: isIdentifier(identifier as Identifier, value as string) }),
};

/**
 * What the rules compute, by the kind of vector: in Node.js and in a browser (ASSESS-1).
 * @param sha256 the hash that proofs are made with
 */
export const rulesWays = (sha256: Hash): Readonly<Record<string, readonly Way[]>> => ({
  ASSESSMENT: [assessed, assessedShuffled],
  OVERALL_CAP: [limited],
  RULES_REFUSED: [refused],
  DISTRIBUTION: [shared, sharedShuffled],
  WITHHOLDING: [withheld],
  MERKLE: [proven(sha256), verified(sha256)],
  CANONICAL: [frozen(sha256)],
  IDENTIFIER: [identified],
});

function claimOf({ claim }: Vector): AssessedClaim {
  return claim as AssessedClaim;
}

function assess({ rules, market }: Vector, claim: AssessedClaim) {
  const errors = assessmentDocumentErrors(rules);
  if (errors.length > 0) return { refused: errors };
  return assessClaim(claim, assessmentRules(rules as AssessmentDocument, dayPrices(market)));
}

/** The lowest and highest prices of a vector's market in the engine's format. */
export function dayPrices(market: unknown): DayPrices {
  const days = (market ?? []) as { date: string; low: string; high: string }[];
  return new Map(
    days.map(({ date, low, high }) => [
      date,
      { low: readUnits(low, PRICE_PLACES), high: readUnits(high, PRICE_PLACES) },
    ]),
  );
}

function sharingClaims({ claims }: Vector): SharingClaim[] {
  return (claims as { sid: string; loss: string; taxClass?: TaxClass }[]).map(({ sid, loss, taxClass }) => ({
    sid,
    loss: cents(loss),
    taxClass: taxClass ?? 'RESIDENT_QUOTED',
  }));
}

/** A line of a distribution as text, amounts with two decimals. */
type WrittenLine = Record<
  'sid' | 'loss' | 'principal' | 'interest' | 'payment' | 'withheld' | 'net',
  string
> & {
  state: string;
};

/** A distribution or its refusal; amounts are texts with two decimals. */
type SharedText =
  | { refused: string }
  | {
      waterfall: Record<string, string>[];
      distributable: Record<string, string>;
      residue: Record<string, string>;
      rounds: string[][];
      lines: WrittenLine[];
    };

/** Shares a fund by the first engine. */
export function shareInCents(
  claims: readonly SharingClaim[],
  fund: Fund,
  plan: DistributionPlan,
): SharedText {
  return orRefused(() => {
    const found = sharedLines(claims, fund, plan);
    return {
      waterfall: found.waterfall.map(({ name, ...columns }) => ({ name, ...moneyOf(columns) })),
      distributable: moneyOf(found.distributable),
      residue: moneyOf(found.residue),
      rounds: found.rounds,
      lines: found.lines.map(
        ({ sid, state, ...amounts }) => ({ sid, ...moneyOf(amounts), state }) as WrittenLine,
      ),
    };
  });
}

function orRefused<Found>(compute: () => Found): Found | { refused: string } {
  try {
    return compute();
  } catch (error) {
    if (error instanceof SharingRefused) return { refused: error.refusal };
    throw error;
  }
}

function share({ fund, plan }: Vector, claims: SharingClaim[]) {
  const stated = fund as Omit<Fund, 'steps'> & Partial<Pick<Fund, 'steps'>>;
  return shareInCents(claims, { ...stated, steps: stated.steps ?? [] }, plan ?? {});
}

function moneyOf(amounts: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(amounts as Record<string, bigint>).map(([key, amount]) => [key, writeCents(amount)]),
  );
}

function cents(money: unknown): bigint {
  return readUnits(money as string, 2);
}

function written({ hash, loss, principal, interest }: Node) {
  return { hash: hex(hash), ...moneyOf({ loss, principal, interest }) };
}

function sumsOf({ loss, principal, interest }: Record<string, string>): Sums {
  return { loss: cents(loss), principal: cents(principal), interest: cents(interest) };
}

function node(text: Record<string, string>): Node {
  return { hash: unhex(text['hash']!), ...sumsOf(text) };
}
