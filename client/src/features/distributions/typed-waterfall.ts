import { SharingRefused, type WaterfallStep } from '@rules/distribution/distribution-plan.js';
import { waterfall, type Columns } from '@rules/distribution/waterfall.js';
import { readUnits, writeCents } from '@rules/decimals.js';
import { readMoney } from '@rules/money-text.js';
import type { DistributionValues, StepValues } from './distribution-values';

/** One line of the waterfall; amounts are cents. */
export interface WaterfallLine {
  name: string;
  /** What the step takes from each column. */
  taken: Columns;
  /** What is left of both columns afterwards. */
  left: bigint;
}

/** The waterfall of a fund as it is typed, as far as it can be read. */
export interface TypedWaterfall {
  /** Both columns together, in cents. */
  fund: bigint;
  lines: WaterfallLine[];
  left: Columns;
  /** The place of the step that its column does not cover, from 0: the lines end before it. */
  notCovered?: number;
}

const NOTHING = '0';
const CENT_PLACES = 2;

/**
 * Works out the waterfall of what is typed; a value that is not a number yet counts as 0. Undefined without a settlement
 * sum.
 */
export function typedWaterfall(
  values: Pick<DistributionValues, 'settlementSum' | 'carried' | 'interest' | 'steps'>,
): TypedWaterfall | undefined {
  const settlementSum = readMoney(values.settlementSum);
  if (settlementSum === undefined) return undefined;
  const interest = sumOf(readMoney(values.interest) ?? NOTHING, values.carried ?? NOTHING);
  const steps = values.steps.map(stepOf);
  for (let count = steps.length; ; count -= 1) {
    try {
      return waterfallOf(
        { settlementSum, interest, steps: steps.slice(0, count) },
        count < steps.length ? count : undefined,
      );
    } catch (error) {
      if (!(error instanceof SharingRefused) || count === 0) throw error;
    }
  }
}

/** The waterfall of a fund. @throws SharingRefused when a step is not covered */
export function waterfallOf(
  fund: { settlementSum: string; interest: string; steps: WaterfallStep[] },
  notCovered?: number,
): TypedWaterfall {
  const whole = waterfall({ ...fund, steps: [] }).left;
  const { steps, left } = waterfall(fund);
  let remaining = whole.principal + whole.interest;
  const lines = steps.map(({ name, principal, interest }) => {
    remaining -= principal + interest;
    return { name, taken: { principal, interest }, left: remaining };
  });
  return {
    fund: whole.principal + whole.interest,
    lines,
    left,
    ...(notCovered !== undefined && { notCovered }),
  };
}

function sumOf(one: string, other: string): string {
  return writeCents(readUnits(one, CENT_PLACES) + readUnits(other, CENT_PLACES));
}

function stepOf({ name, from, of, amount, percent }: StepValues): WaterfallStep {
  const source = from as WaterfallStep['from'];
  if (of === '') return { name, from: source, amount: readMoney(amount) ?? NOTHING };
  const typed = percent.replace(/%\s*$/, '').trim();
  const isPercent = /^\d{1,3}(?:\.\d{1,6})?$/.test(typed);
  return { name, from: source, of: of as WaterfallStep['of'], percent: isPercent ? typed : NOTHING };
}
