import { NEW_STEP, type StepValues } from './distribution-values';
import { typedWaterfall } from './typed-waterfall';

const drawn = (steps: Partial<StepValues>[], settlementSum = '100', interest = '10') =>
  typedWaterfall({ settlementSum, interest, steps: steps.map((step) => ({ ...NEW_STEP, ...step })) });

describe('the waterfall of a fund while it is typed (DIST-7)', () => {
  it('waits for a settlement sum', () => {
    expect(drawn([], '')).toBeUndefined();
    expect(drawn([], 'about 5')).toBeUndefined();
  });

  it('takes each step off what the ones before have left', () => {
    expect(
      drawn([
        { amount: '$1,0.50', from: 'PRINCIPAL' },
        { amount: '30', from: 'INTEREST_FIRST' },
        { percent: '25 %', of: 'REMAINING' },
      ]),
    ).toEqual({
      fund: 11_000n,
      lines: [
        { name: '', taken: { principal: 0n, interest: 0n }, left: 11_000n },
        { name: '', taken: { principal: 2_000n, interest: 1_000n }, left: 8_000n },
        { name: '', taken: { principal: 2_000n, interest: 0n }, left: 6_000n },
      ],
      left: { principal: 6_000n, interest: 0n },
    });
  });

  it.each([
    ['interest that is not typed yet', [], '', 10_000n],
    ['an amount that is not typed yet', [{ amount: '' }], '10', 11_000n],
    ['a percentage that is none', [{ of: 'REMAINING', percent: 'ten' }], '10', 11_000n],
  ])('counts as 0: %s', (_, steps, interest, left) => {
    const found = drawn(steps, '100', interest)!;
    expect(found.left.principal + found.left.interest).toBe(left);
  });

  it.each([
    ['more than the settlement sum', [{ amount: '5' }, { amount: '95.01' }], 1],
    ['more than the interest', [{ amount: '10.01', from: 'INTEREST' }, { amount: '1' }], 0],
    ['more than everything', [{ percent: '100.1', of: 'SETTLEMENT_SUM' }], 0],
  ])('stops before a step that takes %s', (_, steps, notCovered) => {
    const found = drawn(steps)!;
    expect(found.notCovered).toBe(notCovered);
    expect(found.lines).toHaveLength(notCovered);
  });
});
