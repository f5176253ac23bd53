/** A valid rules document: the example that the editor begins with on request, and that of tests. */
export const soundRules = {
  format: 'prorata-rules/1',
  name: 'Example Limited, scheme of 3 May 2019',
  security: 'EXL',
  currency: 'AUD',
  assessment: {
    openingDate: '2013-08-23',
    window: { from: '2013-08-24', to: '2014-11-12' },
    lastDay: '2014-11-12',
    method: 'INFLATION_DIFF',
    matching: 'FIFO',
    sameDay: 'ACQUISITIONS_FIRST',
    bands: [
      { id: 'A', from: '2013-08-24', to: '2014-07-27', inflation: '0.85' },
      { id: 'B', from: '2014-08-30', to: '2014-11-12', inflation: '0.30' },
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
      holidays: ['2013-12-25'],
      halts: [{ from: '2014-07-30', to: '2014-08-29' }],
      priceRange: { low: '0.50', high: '6.00' },
      priceTolerancePercent: '1',
      settlementDays: 2,
      totalTolerance: { percent: '3', amount: '50' },
      severity: { CROSSED: 'ERROR' },
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
