import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../../components/actions/text-link';
import { Trans } from '../../../components/text/trans';
import { objectionName, STATE_LABELS } from '../../../domain/claim/objection-states';
import type { LatestObjectionShownFragment } from '../../../generated/graphql';
import type { PaymentStage } from '../../../generated/types';
import { formatDate } from '../../../lib/dates';
import type { ShownStatus } from '../shown-status';

const Stages = chakra('ol', {
  base: {
    display: 'flex',
    // Four in a row on a phone, whose first is as wide as its date; with text of twice the size one or two.
    flexWrap: 'wrap',
    columnGap: '2',
    rowGap: '3',
    mt: '2',
  },
});
const Stage = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', flex: '1 1 4.25rem', pt: '1', borderTopWidth: '4px' },
  variants: {
    state: {
      done: { borderColor: 'done' },
      now: { borderColor: 'accent' },
      later: { borderColor: 'hairline', color: 'muted' },
    },
  },
});
/** No heading: the headings of the page are the parts of VIEW-1. */
const Title = chakra('p', { base: { textStyle: 'label' } });
const Name = chakra('span', { base: { textStyle: 'label' } });
const Word = chakra('span', { base: { textStyle: 'caption' } });
const Day = chakra(Word, { base: { whiteSpace: 'nowrap' } });
const News = chakra('p', { base: { mt: '2' } });

const NAMES = [t('Received'), t('Checked'), t('Assessed'), t('Paid')] as const;
/** The last word has been said about the payment. */
const OVER: ReadonlySet<PaymentStage> = new Set(['PAID', 'UNCLAIMED']);
/** It is with the bank, or was: it waits neither for the member nor for a decision. */
const OUT_OF_HAND: ReadonlySet<PaymentStage> = new Set(['IN_FILE', 'SENT', 'PAID', 'QUERIED', 'UNCLAIMED']);
const paymentWords: Readonly<Record<PaymentStage, string>> = {
  PREPARING: t('In preparation'),
  IN_FILE: t('In preparation'),
  SENT: t('With the bank'),
  QUERIED: t('With the bank'),
  HELD: t('Waits for us'),
  RETURNED: t('Waits for us'),
  PAID: t('Done'),
  UNCLAIMED: t('Not claimed'),
  NONE: t('No payment'),
};
const words = { done: t('Done'), now: t('Now'), later: t('Later') };

interface SubmissionStagesProps {
  /** The day on which the claim came into the portal. */
  receivedOn: string;
  /** Whether the claim has an assessment notice; it was checked for that. */
  isAssessed: boolean;
  /** Whether the member still has to complete something without which nothing can be paid. */
  isIncomplete: boolean;
  /** Whether the assessment came to no result, which is said above with what to do. */
  isBlocked: boolean;
  /** The newest objection to the assessment, with the page that shows it. */
  objection?: LatestObjectionShownFragment & { href: string };
  /** How far its payment is, once something was published that decides it. */
  payment: ShownStatus | null;
  /** The scheme's. */
  timeZone: string;
  /** What the scheme announces next. */
  nextNews?: string | null;
}

/** How far the claim has come, for its member (VIEW-25); what its payment waits for is said on the page of the payment. */
export function SubmissionStages(props: SubmissionStagesProps) {
  const { receivedOn, isIncomplete, isBlocked, objection, payment, timeZone, nextNews } = props;
  const isAssessed = props.isAssessed || payment !== null;
  const isObjected = objection?.endedAt === null;
  // A payment of a loss of 0 may follow from an objection.
  const isOver = payment !== null && (OVER.has(payment.stage) || (payment.stage === 'NONE' && !isObjected));
  const at = isOver ? NAMES.length : isAssessed ? 3 : 1;
  const isWaiting = payment === null || !OUT_OF_HAND.has(payment.stage);
  const paidWord = isOver
    ? paymentWord(payment)
    : isIncomplete && isWaiting
      ? t('Waits for you')
      : isObjected && isWaiting
        ? t('Waits for us')
        : paymentWord(payment);
  return (
    <section aria-labelledby="claim-stages">
      <Title id="claim-stages">{t('How far your claim is')}</Title>
      <Stages>
        {NAMES.map((name, nth) => {
          const state = nth < at ? 'done' : nth === at ? 'now' : 'later';
          return (
            <Stage key={name} state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <Name>{name}</Name>
              {nth === 0 ? (
                <Day>{formatDate(receivedOn)}</Day>
              ) : (
                <Word>{nth === 3 && isAssessed ? paidWord : words[state]}</Word>
              )}
            </Stage>
          );
        })}
      </Stages>
      {isAssessed && isIncomplete && isWaiting && !isOver && (
        <News>{t('No payment can be made until what is listed above is done.')}</News>
      )}
      {objection && (
        <News>
          <Trans
            id="<0>{objection}</0>: {state}."
            parts={[(text) => <TextLink to={objection.href}>{text}</TextLink>]}
            values={{
              objection: objectionName(objection.raisedAt, timeZone),
              state: STATE_LABELS[objection.state].words,
            }}
          />{' '}
          {isObjected && isWaiting && t('The payment waits for the decision.')}
        </News>
      )}
      {!isAssessed && !isBlocked && (
        <News>{t('Next we check your claim and assess it. We tell you by e-mail.')}</News>
      )}
      {nextNews && (
        <News>
          {isAssessed
            ? t('The next news will be about {nextNews}.', { nextNews })
            : t('The next news for everybody will be about {nextNews}.', { nextNews })}
        </News>
      )}
    </section>
  );
}

/** How far a payment is, in a word or two. */
function paymentWord(payment: ShownStatus | null): string {
  if (!payment) return t('Next');
  return payment.day && payment.stage === 'PAID' ? formatDate(payment.day) : paymentWords[payment.stage];
}
