import { t } from '../text.js';
import type { FindingCode } from './assessment-document.js';

const FINDINGS: Record<FindingCode, string> = {
  OPENING_UNREADABLE: t('The opening balance is not a number'),
  OPENING_NEGATIVE: t('The opening balance is below 0'),
  BALANCE_NEGATIVE: t('More shares left than were held'),
  CLOSING_DIFFERS: t('The stated closing balance differs from the transactions'),
  DIRECTION_UNKNOWN: t('A transfer of unknown direction'),
  TRADING_HALT: t('Bought or sold in a trading halt'),
  NOT_A_TRADING_DAY: t('Bought or sold on a weekend or holiday'),
  OUTSIDE_WINDOW: t('Acquired outside the claim period'),
  PRICE_OUTSIDE_DAY: t('The price is outside the range of the day'),
  CROSSED: t('Quantity and price seem to be crossed'),
  SETTLEMENT_DATE: t('The date seems to be that of the settlement'),
  TOTAL_DIFFERS: t('The total is not quantity times price'),
  DUPLICATE_ROW: t('The same transaction twice'),
  NO_PRICE: t('A transaction without a price'),
  NO_TRADES: t('No transactions'),
  BEFORE_OPENING: t('Dated up to the opening date: not counted'),
  AFTER_LAST_DAY: t('Dated after the last day: not counted'),
};

/** A finding of the checks in words; a code without words as it is. */
export function findingText(code: string): string {
  return isFinding(code) ? FINDINGS[code] : code;
}

/** Whether a text is the code of a finding. */
export function isFinding(code: string | null): code is FindingCode {
  return code !== null && Object.hasOwn(FINDINGS, code);
}
