import { t } from '@rules/text.js';
import { formatDate } from '../../lib/dates';

/**
 * Why trades that are listed are in none of the sums (TRADE-33); '' when there are none.
 * @param day the opening balance's, yyyy-MM-dd
 */
export function inOpeningText(inOpening: number, day: string): string {
  if (inOpening === 0) return '';
  return t(
    '{inOpening, plural, one {# trade is} other {# trades are}} dated up to {day}: the opening balance has {inOpening, plural, one {it} other {them}} already, so {inOpening, plural, one {it is} other {they are}} not counted again.',
    { inOpening, day: formatDate(day) },
  );
}
