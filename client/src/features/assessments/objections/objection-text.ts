import { readUnits, writeCents } from '@rules/decimals.js';
import { moneyIn } from '@rules/describe-rules.js';
import { readMoney } from '@rules/money-text.js';
import { t } from '@rules/text.js';

const CENTS = 2;

/**
 * How a loss compares with that of the assessment: '$20.00 more than the assessment'.
 * @param loss of the assessment; null when it came to none, which counts as 0
 */
export function differenceText(figure: string, loss: string | null, currency: string): string {
  const difference = readUnits(figure, CENTS) - readUnits(loss ?? '0', CENTS);
  if (difference === 0n) return t('The same as the assessment');
  const amount = moneyIn(currency)(writeCents(difference < 0n ? -difference : difference));
  return difference > 0n
    ? t('{amount} more than the assessment', { amount })
    : t('{amount} less than the assessment', { amount });
}

/** What is understood of a figure while it is typed; undefined for an empty or unreadable one. */
export function readFigureText(typed: string, loss: string | null, currency: string): string | undefined {
  const figure = typed.trim() === '' ? undefined : readMoney(typed);
  if (figure === undefined) return undefined;
  return `${moneyIn(currency)(figure)}: ${differenceText(figure, loss, currency)}.`;
}
