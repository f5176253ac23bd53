import { chakra } from '@chakra-ui/react/styled-system';
import { moneyIn } from '@rules/describe-rules.js';
import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { BulletList, Card, Caption, Muted, Stack } from '../../../components/page/layout';
import { TextLink } from '../../../components/actions/text-link';
import { Trans } from '../../../components/text/trans';
import { paths } from '../../../domain/paths';
import { formatDate } from '../../../lib/dates';
import { findingText } from '../../../domain/trade/finding-names';
import { contextOf, type ClaimAssessment } from './claim-assessment';

const Amount = chakra('p', {
  base: { fontSize: '3xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', lineHeight: 'snug' },
});

const LIMITED: Record<string, string> = {
  MARKET_GAIN: t('Your trades made a gain on the market as a whole, so the rules recognise no loss.'),
  MARKET_LOSS: t('It is limited to your loss on the market, which is lower than the sum of the lines below.'),
  CLAIM_CAP: t('It is limited to the most that one claim may come to under the rules.'),
};

const NO_PART: Record<string, string> = {
  NO_SID: t('This claim had no SID when claims were assessed, so it took no part.'),
  REMOVED: t('This claim was removed from the scheme, so it took no part.'),
  DOUBLE_UP: t('This claim is a duplicate of another claim, which is assessed in its place.'),
};

interface AssessmentOutcomeProps {
  submissionId: string;
  assessment: ClaimAssessment;
}

/** What the assessment came to, in words (NOTICE-13). */
export function AssessmentOutcome({ submissionId, assessment }: AssessmentOutcomeProps) {
  const { trace } = assessment;
  const { status, recognisedLoss, limitedBy } = trace.claim;
  if (trace.isSame === false)
    return (
      <Notice tone="error" title={t('This assessment cannot be shown')} role="alert">
        {t(
          'What this claim was assessed from has changed, and no longer gives the result that was published. Please tell us.',
        )}
      </Notice>
    );
  if (status === 'BLOCKED') return <Blocked submissionId={submissionId} assessment={assessment} />;
  if (recognisedLoss == null)
    return (
      <Notice tone="plain" title={t('No part in the assessment')}>
        {NO_PART[status]}
      </Notice>
    );
  const { currency } = contextOf(assessment);
  return (
    <Card aria-label={t('Recognised loss')}>
      <Stack gap="tight">
        <Muted>{t('Recognised loss')}</Muted>
        <Amount>{moneyIn(currency)(recognisedLoss)}</Amount>
        {limitedBy && LIMITED[limitedBy] && <p>{LIMITED[limitedBy]}</p>}
        <Muted>
          {t(
            'This is what the rules recognise as your loss. It is not what you will be paid: the fund is shared among all claims, each in proportion to its loss.',
          )}
        </Muted>
      </Stack>
    </Card>
  );
}

function Blocked({ submissionId, assessment }: AssessmentOutcomeProps) {
  const errors = assessment.trace.findings.filter(({ severity }) => severity === 'ERROR');
  const days = new Map(assessment.trace.trades.map(({ id, tradeDate }) => [id, tradeDate]));
  const dayOf = ({ day, trade }: (typeof errors)[number]) =>
    day ?? (trade === null ? undefined : days.get(trade));
  return (
    <Notice tone="needs" title={t('This claim has no recognised loss yet')}>
      <Stack gap="tight">
        <p>{t('Its trades do not add up, so they could not be assessed:')}</p>
        <BulletList>
          {errors.map((finding, nth) => {
            const day = dayOf(finding);
            return <li key={nth}>{`${findingText(finding.code)}${day ? `, ${formatDate(day)}` : ''}`}</li>;
          })}
        </BulletList>
        <p>
          <Trans
            id="<0>Ask for an amendment</0> to have them corrected; the claim is assessed again in the next run."
            parts={[
              (text) => <TextLink to={`${paths.submissionView(submissionId)}#amendments`}>{text}</TextLink>,
            ]}
          />
        </p>
        <Caption>
          {t('Do so by {objectionsUntil}.', { objectionsUntil: formatDate(assessment.objectionsUntil) })}
        </Caption>
      </Stack>
    </Notice>
  );
}
