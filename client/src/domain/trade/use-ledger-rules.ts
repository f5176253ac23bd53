import { assessmentRules, type AssessmentRules } from '@rules/assessment/assessment-rules.js';
import type { AssessmentDocument } from '@rules/assessment/assessment-document.js';
import { dayPricesOf } from '@rules/assessment/day-prices.js';
import { useMemo } from 'react';
import { useLedgerRulesQuery } from '../../generated/graphql';

/**
 * What the checks of a claim's trades need, from the rules in force (LEDGER-7). Undefined until loaded, when it could not
 * be loaded, and before any rules were approved: then the scheme's own dates are all that trades are checked by.
 */
export function useLedgerRules(): AssessmentRules | undefined {
  const { data } = useLedgerRulesQuery();
  const rules = data?.ledgerRules;
  return useMemo(
    () =>
      rules
        ? assessmentRules(JSON.parse(rules.document) as AssessmentDocument, dayPricesOf(rules.dayPrices))
        : undefined,
    [rules],
  );
}
