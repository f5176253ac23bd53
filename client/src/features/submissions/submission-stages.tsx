import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Trans } from '../../components/text/trans';
import { objectionName, STATE_LABELS } from '../../domain/claim/objection-states';
import type { LatestObjectionShownFragment } from '../../generated/graphql';
import { formatDate } from '../../lib/dates';

const Stages = chakra('ol', {
  base: {
    display: 'grid',
    // Four in a row on a phone; with text of twice the size two.
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
    columnGap: '1',
    rowGap: '3',
    mt: '2',
  },
});
const Stage = chakra('li', {
  base: { display: 'flex', flexDirection: 'column', pt: '1', borderTopWidth: '4px', minWidth: '0' },
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
const News = chakra('p', { base: { mt: '2' } });

const NAMES = [t('Received'), t('Checked'), t('Assessed'), t('Paid')] as const;
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
  /** The scheme's. */
  timeZone: string;
  /** What the scheme announces next. */
  nextNews?: string | null;
}

/**
 * How far the claim has come, for its member (VIEW-25). Where its payment stands is on the page of the payment, so that the
 * last stage is never over.
 */
export function SubmissionStages(props: SubmissionStagesProps) {
  const { receivedOn, isAssessed, isIncomplete, isBlocked, objection, timeZone, nextNews } = props;
  const at = isAssessed ? 3 : 1;
  const isObjected = objection?.endedAt === null;
  const paidWord = isIncomplete ? t('Waits for you') : isObjected ? t('Waits for us') : t('Next');
  return (
    <section aria-labelledby="claim-stages">
      <Title id="claim-stages">{t('How far your claim is')}</Title>
      <Stages>
        {NAMES.map((name, nth) => {
          const state = nth < at ? 'done' : nth === at ? 'now' : 'later';
          return (
            <Stage key={name} state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <Name>{name}</Name>
              <Word>
                {nth === 0 ? formatDate(receivedOn) : nth === at && isAssessed ? paidWord : words[state]}
              </Word>
            </Stage>
          );
        })}
      </Stages>
      {isAssessed && isIncomplete && (
        <News>{t('No payment can be made until what is missing above is complete.')}</News>
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
          {isObjected && t('The payment waits for the decision.')}
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
