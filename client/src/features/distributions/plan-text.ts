import { t } from '@rules/text.js';
import { formatMoney } from '../../lib/decimals';
import type { PlanValues } from './plan-values';

/** What a plan says about the minimum payment and the cap, in sentences. */
export function planText({ treatment, amount, sequence, neverAboveLoss }: PlanValues): string {
  const sentences = [minimumText(treatment, formatMoney(amount), sequence)];
  if (neverAboveLoss) sentences.push(t('Nobody is paid more than the recognised loss.'));
  return sentences.join(' ');
}

function minimumText(treatment: PlanValues['treatment'], amount: string, sequence: PlanValues['sequence']) {
  if (treatment === 'PAY') return t('There is no minimum payment.');
  if (treatment === 'ROUND_UP') return t('Payments below ${amount} are raised to it.', { amount });
  return sequence === 'SMALLEST_FIRST'
    ? t('Nothing is paid below ${amount}; the smallest loss falls first.', { amount })
    : t('Nothing is paid below ${amount}; all below it fall at once.', { amount });
}
