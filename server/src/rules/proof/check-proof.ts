import { t } from '../text.js';
import { countText, fails, holds, moneyText, type Finding } from './finding.js';
import type { ProofStep } from './merkle-sum-tree.js';
import type { ProofFile, PublishedResult } from './published-file.js';
import type { Node, Sums } from './tree-bytes.js';
import { verifyProof } from './verify-proof.js';

type AnyHash = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>;

const AMOUNTS = ['loss', 'principal', 'interest'] as const;

/**
 * Checks a member's line against the published result, and says which amount or step is wrong where that can be found
 * out (VERIFY-2). That the result fits its seal is for checkPublished.
 */
export async function checkProof(
  proof: ProofFile,
  published: PublishedResult,
  hash: AnyHash,
): Promise<Finding[]> {
  const result = await verifyProof(proof, published, hash);
  const findings = lineFindings(proof);
  if (result.holds) {
    const place = placeOf(proof.steps, published.count);
    return [
      ...findings,
      holds(
        t(
          'The line of claim {sid} is one of the {count} lines under the seal, number {place} in their order: loss {loss}, principal {principal}, interest {interest}.',
          {
            sid: proof.sid,
            count: countText(published.count),
            place: countText(place ?? 1),
            ...sumTexts(proof),
          },
        ),
      ),
    ];
  }
  if (result.because === 'OTHER_RUN')
    return [
      ...findings,
      fails(
        t('This line is of another distribution: of {run}, while {published} is published.', {
          run: proof.runId,
          published: published.runId,
        }),
      ),
    ];
  if (result.because === 'SEAL')
    return [
      ...findings,
      fails(t('The line cannot be checked, since the published result does not fit its seal.')),
    ];
  if (result.because === 'SUMS')
    return [
      ...findings,
      fails(t('In step {step} an amount is larger than any sum can be.', { step: result.step + 1 })),
    ];
  return [...findings, fails(await whatIsWrong(proof, published, result.reached, hash))];
}

/** Principal and interest make the payment; less tax they make what is paid out. */
function lineFindings({ principal, interest, payment, withheld, net }: ProofFile): Finding[] {
  const isRight = principal + interest === payment && payment - withheld === net;
  const values = {
    principal: moneyText(principal),
    interest: moneyText(interest),
    payment: moneyText(payment),
    withheld: moneyText(withheld),
    net: moneyText(net),
  };
  return [
    isRight
      ? holds(
          t(
            'The line adds up: {principal} and {interest} interest are {payment}; less {withheld} tax withheld, {net} is paid.',
            values,
          ),
        )
      : fails(
          t(
            'The line does not add up: {principal} and {interest} interest, payment {payment}, tax withheld {withheld}, paid {net}.',
            values,
          ),
        ),
  ];
}

/** Looks for the one change with which the proof would hold. */
async function whatIsWrong(
  proof: ProofFile,
  published: PublishedResult,
  reached: Node,
  hash: AnyHash,
): Promise<string> {
  const holdsWith = async (change: Partial<ProofFile>) =>
    (await verifyProof({ ...proof, ...change }, published, hash)).holds;
  const { steps } = proof;
  if (!placeOf(steps, published.count))
    for (const at of steps.keys()) {
      if (await holdsWith({ steps: steps.toSpliced(at, 1) }))
        return t('Step {step} does not belong here: without it the proof holds.', { step: at + 1 });
    }
  for (const [at, step] of steps.entries()) {
    const turned = { ...step, side: step.side === 'L' ? ('R' as const) : ('L' as const) };
    if (await holdsWith({ steps: steps.with(at, turned) }))
      return t('In step {step}, left and right are exchanged.', { step: at + 1 });
    const next = steps[at + 1];
    if (next && (await holdsWith({ steps: steps.with(at, next).with(at + 1, step) })))
      return t('Steps {step} and {next} have changed places.', { step: at + 1, next: at + 2 });
  }
  for (const amount of AMOUNTS) {
    const difference = published.root[amount] - reached[amount];
    if (difference === 0n) continue;

    const right = proof[amount] + difference;
    if (right >= 0n && (await holdsWith({ [amount]: right })))
      return t(
        'In the line, the {amount, select, loss {loss} principal {principal} other {interest}} is {given}, but {right} is under the seal.',
        {
          amount,
          given: moneyText(proof[amount]),
          right: moneyText(right),
        },
      );
    for (const [at, step] of steps.entries()) {
      const corrected = step[amount] + difference;
      if (corrected >= 0n && (await holdsWith({ steps: steps.with(at, { ...step, [amount]: corrected }) })))
        return t(
          'In step {step}, the {amount, select, loss {loss} principal {principal} other {interest}} is {given}, but {right} is under the seal.',
          {
            amount,
            step: at + 1,
            given: moneyText(step[amount]),
            right: moneyText(corrected),
          },
        );
    }
    return t(
      'The {amount, select, loss {loss} principal {principal} other {interest}} of the line and its steps add up to {given}, but {right} is published. More than one value differs.',
      { amount, given: moneyText(reached[amount]), right: moneyText(published.root[amount]) },
    );
  }
  if (!placeOf(steps, published.count))
    return t('{steps, plural, one {# step does} other {# steps do}} not lead to the root of {count} lines.', {
      steps: steps.length,
      count: countText(published.count),
    });
  return t(
    'All sums add up, but the hashes do not lead to the published root. A hash, the salt or the SID was changed, or an amount was moved between the line and its steps.',
  );
}

function sumTexts({ loss, principal, interest }: Sums) {
  return { loss: moneyText(loss), principal: moneyText(principal), interest: moneyText(interest) };
}

/**
 * The place of a leaf, from 1, by the sides of its steps in a tree of this many leaves; undefined where no leaf has such
 * a path.
 */
export function placeOf(steps: readonly Pick<ProofStep, 'side'>[], count: number): number | undefined {
  const sizes = [count];
  while (sizes[0]! > 1) sizes.unshift(Math.ceil(sizes[0]! / 2));
  let place = 0;
  let at = steps.length;
  for (const size of sizes.slice(1)) {
    place *= 2;
    if (place + 1 >= size) continue;
    if (at === 0) return undefined;
    at--;
    if (steps[at]!.side === 'L') place += 1;
  }
  return at === 0 ? place + 1 : undefined;
}
