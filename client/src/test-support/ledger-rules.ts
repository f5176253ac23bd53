import type { AssessmentDocument } from '@rules/assessment/assessment-document.js';
import { ledgerPart } from '@rules/assessment/ledger-part.js';
import { soundRules } from '@rules/sound-rules.js';
import type { LedgerRulesQuery } from '../generated/graphql';

/** Rules in force for the trade period of the tests, with a halt in May 2018 and the prices of 5 October 2018. */
export const ledgerRules = {
  LedgerRules: {
    ledgerRules: {
      number: 3,
      document: JSON.stringify({
        ...ledgerPart(soundRules.assessment as AssessmentDocument),
        openingDate: '2017-08-23',
        window: { from: '2017-08-24', to: '2018-11-12' },
        lastDay: '2018-11-12',
        checks: { halts: [{ from: '2018-05-01', to: '2018-05-31' }] },
      }),
      dayPrices: [{ day: '2018-10-05', low: '2', high: '2.5' }],
    },
  } satisfies LedgerRulesQuery,
};
