import { soundRules } from '../../../server/src/rules/sound-rules.js';
import { HOLIDAYS } from './prices.js';

/** The days in which the claims of the demo, and those that the bench makes, have their transactions. */
export const DEMO_PERIOD = {
  openingDate: '2017-08-23',
  window: { from: '2017-08-24', to: '2018-11-12' },
  lastDay: '2018-11-12',
};

/** Invented rules for the demo scheme. */
export const DEMO_RULES = {
  ...soundRules,
  name: 'Demo scheme of 19 June 2024',
  security: 'DMO',
  assessment: {
    ...soundRules.assessment,
    ...DEMO_PERIOD,
    bands: [
      { id: 'A', from: '2017-08-24', to: '2018-08-29', inflation: '0.85' },
      { id: 'B', from: '2018-08-30', to: '2018-11-12', inflation: '0.30' },
    ],
    checks: {
      weekends: true,
      holidays: HOLIDAYS,
      // Some claims have a trade on this day and are blocked, the one of the demo member's company among them.
      halts: [{ from: '2018-08-31', to: '2018-08-31' }],
      priceTolerancePercent: '1',
      settlementDays: 2,
      totalTolerance: { percent: '3', amount: '50' },
    },
  },
};
