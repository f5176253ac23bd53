import { TAX_CLASSES } from '@rules/distribution/distribution-plan.js';
import { t } from '@rules/text.js';
import { formatMoney } from '../../lib/decimals';
import { ratedClassText } from './distribution-text';
import type { PlanValues } from './plan-values';
import type { WithholdingValues } from './withholding-values';

/** What a plan says about the minimum payment, the cap and the tax, in sentences. */
export function planText({ treatment, amount, sequence, neverAboveLoss, withholding }: PlanValues): string {
  const sentences = [minimumText(treatment, formatMoney(amount), sequence)];
  if (neverAboveLoss) sentences.push(t('Nobody is paid more than the recognised loss.'));
  return [...sentences, ...withholdingTexts(withholding)].join(' ');
}

function withholdingTexts({ base, percents }: WithholdingValues): string[] {
  if (base === 'NONE') return [t('No tax is withheld.')];
  return TAX_CLASSES.filter((name) => percents[name] !== '').map((name) =>
    base === 'INTEREST'
      ? t('{taxClass}: {percent} % of the interest is withheld.', {
          taxClass: ratedClassText(name),
          percent: percents[name],
        })
      : t('{taxClass}: {percent} % of the payment is withheld.', {
          taxClass: ratedClassText(name),
          percent: percents[name],
        }),
  );
}

function minimumText(treatment: PlanValues['treatment'], amount: string, sequence: PlanValues['sequence']) {
  if (treatment === 'PAY') return t('There is no minimum payment.');
  if (treatment === 'ROUND_UP') return t('Payments below ${amount} are raised to it.', { amount });
  return sequence === 'SMALLEST_FIRST'
    ? t('Nothing is paid below ${amount}; the smallest loss falls first.', { amount })
    : t('Nothing is paid below ${amount}; all payments below it are dropped at once.', { amount });
}
