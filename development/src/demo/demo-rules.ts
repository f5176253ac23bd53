import { HOLIDAYS } from './prices.js';

/** Invented rules for the demo scheme, whose claims have their transactions in this window. */
export const DEMO_RULES = {
  format: 'prorata-rules/1',
  name: 'Demo scheme of 19 June 2024',
  security: 'DMO',
  currency: 'AUD',
  assessment: {
    openingDate: '2017-08-23',
    window: { from: '2017-08-24', to: '2018-11-12' },
    lastDay: '2018-11-12',
    method: 'INFLATION_DIFF',
    matching: 'FIFO',
    sameDay: 'ACQUISITIONS_FIRST',
    bands: [
      { id: 'A', from: '2017-08-24', to: '2018-08-29', inflation: '0.85' },
      { id: 'B', from: '2018-08-30', to: '2018-11-12', inflation: '0.30' },
    ],
    heldPrice: null,
    lookBack: null,
    overallCap: null,
    weights: [],
    caps: {},
    transfersIn: 'NO_CLAIM',
    transfersOut: 'NO_CLAIM',
    rounding: 'HALF_UP',
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
  distribution: {
    minimumPayment: { amount: '10.00', treatment: 'DROP', sequence: 'SMALLEST_FIRST' },
    neverAboveLoss: true,
    withholding: {
      base: 'INTEREST',
      rates: {
        RESIDENT_QUOTED: { rate: '0', rounding: 'CENT' },
        RESIDENT_NOT_QUOTED: { rate: '0.47', rounding: 'WHOLE_DOLLAR_DOWN' },
        NON_RESIDENT: { rate: '0.1', rounding: 'CENT' },
      },
    },
  },
};
