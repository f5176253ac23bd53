import type { WaterfallStep } from '@rules/distribution/distribution-plan.js';
import { readUnits, writeCents } from '@rules/decimals.js';
import { t } from '@rules/text.js';
import type { PaymentLineQuery } from '../../../generated/graphql';
import { formatMoney } from '../../../lib/decimals';
import { planValues } from '../plan-values';

export type PaymentLine = NonNullable<PaymentLineQuery['distributionLine']>;

const CENT_PLACES = 2;

export const dollars = (amount: string) => `$${formatMoney(amount)}`;

const sumOf = (...amounts: string[]) =>
  writeCents(amounts.reduce((sum, amount) => sum + readUnits(amount, CENT_PLACES), 0n));

/** Why the payment is what it is (LINE-2). */
export function stateText({
  state,
  plan,
  payment,
  paidBefore,
}: Pick<PaymentLine, 'state' | 'plan' | 'payment' | 'paidBefore'>): string {
  const minimum = `$${formatMoney(planValues(plan).amount)}`;
  switch (state) {
    case 'SHARED':
      if (readUnits(payment, CENT_PLACES) === 0n && readUnits(paidBefore, CENT_PLACES) > 0n)
        return t('Earlier payments have covered the whole recognised loss, so nothing more is paid.');
      return t('This is your share, in proportion to your recognised loss.');
    case 'RAISED':
      return t('Your share is below the minimum payment of {minimum}, so it was raised to it.', { minimum });
    case 'BELOW_MINIMUM':
      return t(
        'Your share is below the minimum payment of {minimum}. By the rules nothing is paid then, and the share goes to the others.',
        { minimum },
      );
    case 'NO_LOSS':
      return t('This claim has no recognised loss, so nothing is paid.');
  }
}

/** From the fund to the payment, sentence by sentence. */
export function howItComes({ fund, distributable, losses, loss }: PaymentLine): string[] {
  const whole = sumOf(fund.settlementSum, fund.interest);
  const left = sumOf(distributable.principal, distributable.interest);
  return [
    ...(fund.sources.length > 0
      ? [t('This distribution shares what was left of an earlier one, and what was earned since.')]
      : []),
    t('The settlement sum of {sum} and interest of {interest} are {whole} together.', {
      sum: dollars(fund.settlementSum),
      interest: dollars(fund.interest),
      whole: dollars(whole),
    }),
    fund.steps.length === 0
      ? t('Nothing comes off it first.')
      : t(
          '{steps, plural, one {One step comes} other {# steps come}} off first, which leaves {left} to share.',
          {
            steps: fund.steps.length,
            left: dollars(left),
          },
        ),
    t('It is shared in proportion to the recognised losses: {losses} of all claims, {loss} of this one.', {
      losses: dollars(losses),
      loss: dollars(loss),
    }),
  ];
}

/** The rules of the minimum payment and the cap, sentence by sentence; none where there are none. */
export function ruleTexts({ plan }: Pick<PaymentLine, 'plan'>): string[] {
  const { treatment, amount, neverAboveLoss } = planValues(plan);
  const minimum = `$${formatMoney(amount)}`;
  return [
    ...(treatment === 'DROP'
      ? [t('A share below {minimum} is not paid; it goes to the others.', { minimum })]
      : treatment === 'ROUND_UP'
        ? [t('A share below {minimum} is raised to it.', { minimum })]
        : []),
    ...(neverAboveLoss ? [t('Nobody is paid more than the recognised loss.')] : []),
  ];
}

/** Why tax was withheld; undefined where none was, or no reason can be named (TAX-10). */
export function taxReason({
  withheld,
  taxClass,
}: Pick<PaymentLine, 'withheld' | 'taxClass'>): string | undefined {
  if (readUnits(withheld, CENT_PLACES) === 0n) return undefined;
  if (taxClass === 'NON_RESIDENT') return t('Tax was withheld because you are not an Australian resident.');
  if (taxClass === 'RESIDENT_NOT_QUOTED')
    return t(
      'Tax was withheld because no tax file number or ABN that passes its check was given before the payments were fixed.',
    );
  return undefined;
}

/** The steps as the waterfall takes them. */
export function stepsOf({ fund }: PaymentLine): WaterfallStep[] {
  return fund.steps.map(({ name, from, amount, percent, of }) => ({
    name,
    from: from as WaterfallStep['from'],
    amount,
    percent,
    of: of as WaterfallStep['of'],
  }));
}
