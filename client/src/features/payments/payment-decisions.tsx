import { t } from '@rules/text.js';
import { BulletList, SectionTitle, Stack } from '../../components/page/layout';
import type { PaymentDecisionKind, PaymentRunDetailsFragment } from '../../generated/graphql';

type Decision = PaymentRunDetailsFragment['decisions'][number];

const WORDS: Readonly<Record<PaymentDecisionKind, (person: string, payments: number) => string>> = {
  BANK_CHANGE: (person, payments) =>
    t(
      '{person} released the changed bank details of {payments, plural, one {# payment} other {# payments}}.',
      {
        person,
        payments,
      },
    ),
  SAME_ACCOUNT: (person, payments) =>
    t(
      '{person} released {payments, plural, one {# payment} other {# payments}} to an account that several claims name.',
      { person, payments },
    ),
  RETURNS_IMPORTED: (person, payments) =>
    t(
      '{person} imported the returns of {payments, plural, one {# payment} other {# payments}} that this run makes again.',
      { person, payments },
    ),
  FILE_REJECTED: (person, payments) =>
    t(
      '{person} reported or confirmed that the bank rejected the file of {payments, plural, one {# payment} other {# payments}} that this run makes again.',
      { person, payments },
    ),
  REISSUE: (person, payments) =>
    t(
      '{person} decided that {payments, plural, one {# returned payment is} other {# returned payments are}} made again to the same account.',
      { person, payments },
    ),
};

/** Who decided about single payments of a run, for those who approve the whole (PAY-14). */
export function PaymentDecisions({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <section aria-labelledby="decisions">
      <Stack>
        <SectionTitle id="decisions">{t('Decided about single payments')}</SectionTitle>
        <BulletList>
          {decisions.map(({ kind, person, payments }) => {
            const words = WORDS[kind](person ?? t('Somebody'), payments);
            return <li key={words}>{words}</li>;
          })}
        </BulletList>
      </Stack>
    </section>
  );
}
