import { returnReason } from '@rules/return-reasons.js';
import { t } from '@rules/text.js';
import { paths } from '../../../domain/paths';
import type { OwnPaymentsQuery } from '../../../generated/graphql';
import { formatDate } from '../../../lib/dates';
import { formatMoney } from '../../../lib/decimals';

export type OwnPayment = OwnPaymentsQuery['paymentsOf'][number];

/** Where a payment stands, in words (PAY-11). */
export interface Status {
  tone: 'needs' | 'done' | 'plain';
  title: string;
  sentences: string[];
  /** Why it is held, for what the member can do about it. */
  heldFor?: HeldFor;
}

const HELD = {
  BANK_MISSING: { tone: 'needs', words: t('Your claim has no bank details.') },
  BANK_INVALID: {
    tone: 'needs',
    words: t(
      'No payment can be made with your bank details as they are. Please compare each number with your bank statement. If all are right, or your bank is not in Australia, we will contact you.',
    ),
  },
  ACCOUNT_TOO_LONG: {
    tone: 'needs',
    words: t(
      'Your account number is longer than Australian banks have them. Please compare it with your bank statement.',
    ),
  },
  BANK_UNRELEASED: {
    tone: 'plain',
    words: t('Your bank details were changed, and we have to confirm them first. We may call you.'),
  },
  OBJECTION_OPEN: {
    tone: 'plain',
    words: t('We pay once your objection has been decided, or you have withdrawn it.'),
  },
  TAX_CLASS_UNKNOWN: {
    tone: 'needs',
    words: t('Your claim does not say whether you are an Australian resident. The tax depends on it.'),
  },
} as const;

/** Why a payment is held, where its owner can do something about it. */
export type HeldFor = keyof typeof HELD;

const ACCOUNT_CAME_BACK = t(
  'Your last payment to this account came back. Please give us another account, or ask us if this one is right.',
);

const LOOKED_AT = t(
  'We have to look at something first, and will contact you. You need not do anything now.',
);

const isShown = (reason: OwnPayment['heldReason']): reason is HeldFor => reason !== null && reason in HELD;

/** While nothing is in a file: also before a payment was prepared. */
export const PREPARING = t('We are preparing your payment');

/** The payments of a claim that count: those that were paid anew give way to another. */
export function countingOf(payments: readonly OwnPayment[]): OwnPayment[] {
  return payments.filter(({ state }) => state !== 'REISSUED');
}

/** Where one payment of a claim stands. */
export function statusOf(payment: OwnPayment): Status {
  switch (payment.state) {
    case 'HELD':
      return heldStatus(payment);
    case 'IN_FILE':
      return { tone: 'plain', title: t('Your payment is ready for the bank'), sentences: whereTo(payment) };
    case 'SENT':
      return { tone: 'plain', title: t('Your payment is with the bank'), sentences: whereTo(payment) };
    case 'PAID':
      return { tone: 'done', title: t('Paid'), sentences: [whereItWent(payment)] };
    case 'RETURNED':
      return returnedStatus(payment);
    case 'CANCELLED':
      return {
        tone: 'plain',
        title: t('This payment was not claimed in time'),
        sentences: [
          t(
            'By the order of the Court its money is shared among all claims. Write to us if you have questions.',
          ),
        ],
      };
    case 'READY':
    case 'REISSUED':
      return { tone: 'plain', title: PREPARING, sentences: [dayFollows(payment.net)] };
  }
}

/** That the day is not fixed yet. @param net what is paid out */
export function dayFollows(net: string): string {
  return t('${net} will be paid. You will see the day here once it is fixed.', { net: formatMoney(net) });
}

function heldStatus({ heldReason: reason, heldForReturn }: OwnPayment): Status {
  const title = t('We cannot pay you yet');
  if (!isShown(reason))
    return {
      tone: 'plain',
      title,
      sentences: [LOOKED_AT],
    };
  const { tone, words } = HELD[reason];
  const sentences = [heldForReturn && reason === 'BANK_INVALID' ? ACCOUNT_CAME_BACK : words];
  return { tone, title, sentences, heldFor: reason };
}

/** A payment that came back: what its owner can do, until the next run pays it again (RETURN-4). */
function returnedStatus({ heldReason, returnedFor }: OwnPayment): Status {
  // It may have been paid: the bank had it twice, or did not say why it rejected its file (RETURN-8).
  if (heldReason === 'BY_HAND')
    return {
      tone: 'plain',
      title: t('We are asking the bank about your payment'),
      sentences: [
        t(
          'The bank did not carry out our order as it was. We are asking it whether you were paid, and will contact you.',
        ),
        t('Please compare your bank statement. You need not do anything else now.'),
      ],
    };
  const reason = returnedFor === null ? undefined : returnReason(returnedFor);
  const sentences = [t('The money came back to us.')];
  if (returnedFor === null) sentences.push(t('That was not because of your bank details.'));
  else if (reason) sentences.push(t('The bank’s reason: {reason}', { reason }));
  const title = t('The bank could not make your payment');
  switch (heldReason) {
    case 'BANK_MISSING':
    case 'BANK_INVALID':
      return {
        tone: 'needs',
        title,
        sentences: [
          ...sentences,
          t(
            'Please give us the bank details of an account that can take the payment. We check them, and then pay you again.',
          ),
        ],
        heldFor: heldReason,
      };
    case 'BANK_UNRELEASED':
      return {
        tone: 'plain',
        title,
        sentences: [
          ...sentences,
          t('We have your new bank details and are checking them. We may call you. Then we pay you again.'),
        ],
        heldFor: heldReason,
      };
    case 'OBJECTION_OPEN':
    case 'TAX_CLASS_UNKNOWN': {
      const { tone, words } = HELD[heldReason];
      return { tone, title, sentences: [...sentences, words], heldFor: heldReason };
    }
    case 'SAME_ACCOUNT':
    case 'REMOVED':
    case 'DOUBLE_UP':
      return { tone: 'plain', title, sentences: [...sentences, LOOKED_AT] };
    default:
      return {
        tone: 'plain',
        title,
        sentences: [
          ...sentences,
          t('We pay you again with the next payments. You need not do anything now.'),
        ],
      };
  }
}

const digitsOf = (account: string) => account.replaceAll('•', '');

function whereTo({ net, account, paymentDay }: OwnPayment): string[] {
  const amount = formatMoney(net);
  return [
    account === null
      ? t('${net} will be paid.', { net: amount })
      : t('${net} goes to the account ending in {digits}.', { net: amount, digits: digitsOf(account) }),
    ...(paymentDay === null ? [] : [t('The payment day is {day}.', { day: formatDate(paymentDay) })]),
  ];
}

function whereItWent({ net, account, paymentDay }: OwnPayment): string {
  const amount = formatMoney(net);
  const day = paymentDay === null ? '–' : formatDate(paymentDay);
  return account === null
    ? t('${net} was paid on {day}.', { net: amount, day })
    : t('${net} was paid to the account ending in {digits} on {day}.', {
        net: amount,
        digits: digitsOf(account),
        day,
      });
}

/** Where the member does something about a held payment, with the words of the link. */
export function remedyOf(
  reason: HeldFor,
  { id, mayUpdate }: { id: string; mayUpdate: boolean },
): { words: string; to: string } {
  const page = paths.submissionView(id);
  const at = (field: string) => (mayUpdate ? `${paths.submissionFillIn(id)}#${field}` : `${page}#amendments`);
  switch (reason) {
    case 'BANK_MISSING':
      return {
        words: mayUpdate ? t('Add your bank details') : t('Ask us to add your bank details'),
        to: at('bankDetails.bankName'),
      };
    case 'BANK_INVALID':
    case 'ACCOUNT_TOO_LONG':
      return {
        words: mayUpdate ? t('Correct your bank details') : t('Ask us to correct your bank details'),
        to: at('bankDetails.accountNo'),
      };
    case 'TAX_CLASS_UNKNOWN':
      return {
        words: mayUpdate
          ? t('Say whether you are an Australian resident')
          : t('Write to us whether you are an Australian resident'),
        to: at('legalDetails.australianCitizen'),
      };
    case 'BANK_UNRELEASED':
      return { words: t('See your bank details'), to: `${page}#part-b` };
    case 'OBJECTION_OPEN':
      return { words: t('See your objection'), to: paths.claimAssessment(id) };
  }
}
