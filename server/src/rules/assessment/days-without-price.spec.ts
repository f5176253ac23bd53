import { soundRules } from '../sound-rules.js';
import type { AssessmentDocument } from './assessment-document.js';
import { daysWithoutPrice } from './days-without-price.js';

const rules = (changed: Partial<AssessmentDocument>): AssessmentDocument =>
  ({
    ...soundRules.assessment,
    openingDate: '2019-02-27',
    lastDay: '2019-03-06',
    ...changed,
  }) as AssessmentDocument;

describe('the trading days without a price (RULES-18)', () => {
  it.each([
    [
      'without a holiday',
      { checks: null },
      ['2019-02-28', '2019-03-01', '2019-03-04', '2019-03-05', '2019-03-06'],
    ],
    [
      'with a holiday and a halt',
      { checks: { holidays: ['2019-03-01'], halts: [{ from: '2019-03-05', to: '2019-03-05' }] } },
      ['2019-02-28', '2019-03-04', '2019-03-06'],
    ],
    [
      'where the market is open at weekends',
      { checks: { weekends: false }, lastDay: '2019-03-03' },
      ['2019-02-28', '2019-03-01', '2019-03-02', '2019-03-03'],
    ],
    ['of a period without trading days', { openingDate: '2019-03-01', lastDay: '2019-03-03' }, []],
  ] as const)('%s', (_, changed, days) => {
    expect(daysWithoutPrice(rules(changed as Partial<AssessmentDocument>), new Set())).toEqual(days);
  });

  it('leaves out days that have one', () => {
    expect(
      daysWithoutPrice(rules({ checks: null }), new Set(['2019-03-01', '2019-03-04', '2019-03-06'])),
    ).toEqual(['2019-02-28', '2019-03-05']);
  });

  it('ends with a period that has no end: the year 9999 is the last that is written with four digits', () => {
    const openEnded = rules({ checks: null, openingDate: '9999-12-28', lastDay: '9999-12-31' });
    expect(daysWithoutPrice(openEnded, new Set())).toEqual(['9999-12-29', '9999-12-30', '9999-12-31']);
    const { length } = daysWithoutPrice(rules({ checks: null, lastDay: '9999-12-31' }), new Set());
    expect(length).toBe(10_000);
  });
});
