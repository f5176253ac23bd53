import type { FundStep } from '@rules/distribution/distribution-plan.js';
import { t } from '@rules/text.js';
import type { DistributionDetailsFragment } from '../../generated/graphql';
import { formatExactly } from '../../lib/decimals';
import { KINDS, MEASURES, SOURCES } from './distribution-text';
import type { ComparedDistribution, Differing } from './compared-distribution';
import { effectOnShared, together } from './what-it-changes';

type Step = DistributionDetailsFragment['fund']['steps'][number];

/** A step with its place in the waterfall, from 0. */
interface Placed {
  step: Step;
  at: number;
}

interface StepTerm {
  rule: (name: string) => string;
  says: (step: Step) => string;
  /** Whether it decides how much the step takes. */
  takes: boolean;
}

const labelIn = (choices: readonly (readonly [string, string])[], value: string) =>
  choices.find(([found]) => found === value)?.[1] ?? value;
const dollars = (amount: string) => `$${formatExactly(amount, 2)}`;

/** A step is known by its name; one under another name is another step. */
const NAME: StepTerm = {
  rule: (name) => t('Step ‘{name}’', { name }),
  says: ({ name }) => name,
  takes: true,
};
const MEASURE: StepTerm = {
  rule: (name) => t('Amount of the step ‘{name}’', { name }),
  says: ({ amount, percent, of }) =>
    of ? `${percent ?? ''} ${labelIn(MEASURES, of)}` : dollars(amount ?? '0.00'),
  takes: true,
};

const STEP = {
  name: NAME,
  kind: {
    rule: (name) => t('What the step ‘{name}’ is for', { name }),
    says: ({ kind }) => labelIn(KINDS, kind),
    takes: false,
  },
  from: {
    rule: (name) => t('Where the step ‘{name}’ is taken from', { name }),
    says: ({ from }) => labelIn(SOURCES, from),
    takes: true,
  },
  amount: MEASURE,
  percent: MEASURE,
  of: MEASURE,
  basis: {
    rule: (name) => t('Order or invoice of the step ‘{name}’', { name }),
    says: ({ basis }) => basis,
    takes: false,
  },
  cap: {
    rule: (name) => t('Cap of the step ‘{name}’', { name }),
    says: ({ cap }) => (cap === null ? t('none') : dollars(cap)),
    takes: false,
  },
} as const satisfies Record<keyof FundStep, StepTerm>;

/** Each once, in their order: three keys of a step are its measure. */
const TERMS: readonly StepTerm[] = [...new Set(Object.values(STEP))];

/** The steps that were added, removed, changed or moved. Those of one name are paired in their order. */
export function stepsThatDiffer(original: ComparedDistribution, copy: ComparedDistribution): Differing[] {
  const before = keyed(original);
  const after = keyed(copy);
  const differing: Differing[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, made] = [before.get(key), after.get(key)];
    const effect = takenText(original, copy, old, made);
    if (old && made) differing.push(...changed(old, made, effect));
    else
      differing.push({
        rule: NAME.rule((old ?? made)!.step.name),
        original: old ? inFull(old.step) : t('none'),
        copy: made ? inFull(made.step) : t('none'),
        effect,
      });
  }
  return [...differing, ...moved(original, copy, before, after)];
}

function changed(old: Placed, made: Placed, effect: string): Differing[] {
  return TERMS.flatMap(({ rule, says, takes }) => {
    const [original, copy] = [says(old.step), says(made.step)];
    if (original === copy) return [];
    const what = takes ? effect : t('No payment depends on it.');
    return [{ rule: rule(made.step.name), original, copy, effect: what }];
  });
}

/** The order of the steps that both have. */
function moved(
  original: ComparedDistribution,
  copy: ComparedDistribution,
  before: ReadonlyMap<string, Placed>,
  after: ReadonlyMap<string, Placed>,
): Differing[] {
  const namesIn = (steps: ReadonlyMap<string, Placed>, others: ReadonlyMap<string, Placed>) =>
    [...steps].filter(([key]) => others.has(key)).map(([, { step }]) => step.name);
  const [first, second] = [namesIn(before, after).join(', '), namesIn(after, before).join(', ')];
  if (first === second) return [];
  const effect = effectOnShared(original, copy);
  return [{ rule: t('Order of the steps'), original: first, copy: second, effect }];
}

/** By name, and for steps of one name by how many of them came before. */
function keyed({ fund }: ComparedDistribution): Map<string, Placed> {
  const found = new Map<string, Placed>();
  fund.steps.forEach((step, at) => {
    let nth = 1;
    while (found.has(`${nth} ${step.name}`)) nth += 1;
    found.set(`${nth} ${step.name}`, { step, at });
  });
  return found;
}

/** What a step says that only one of the two has. */
function inFull(step: Step): string {
  const values = {
    kind: STEP.kind.says(step),
    measure: MEASURE.says(step),
    from: STEP.from.says(step),
    basis: step.basis,
  };
  return step.cap === null
    ? t('{kind}, {measure}, taken from: {from}, by: {basis}', values)
    : t('{kind}, {measure}, taken from: {from}, by: {basis} (cap {cap})', {
        ...values,
        cap: dollars(step.cap),
      });
}

function takenText(
  original: ComparedDistribution,
  copy: ComparedDistribution,
  old: Placed | undefined,
  made: Placed | undefined,
): string {
  const takes = ({ figures }: ComparedDistribution, placed: Placed | undefined) => {
    const taken = placed && figures.waterfall[placed.at];
    return taken ? together(taken) : '$0.00';
  };
  return t('The step takes {original} in distribution {a} and {copy} in distribution {b}.', {
    original: takes(original, old),
    copy: takes(copy, made),
    a: original.number,
    b: copy.number,
  });
}
