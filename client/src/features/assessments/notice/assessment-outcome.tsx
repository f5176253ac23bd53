import { findingText } from '@rules/assessment/finding-text.js';
import {
  blockedClause,
  haltQuestion,
  limitSentence,
  LOSS_IS_NO_PAYMENT,
  noPartSentence,
} from '@rules/assessment/outcome-text.js';
import { moneyIn } from '@rules/describe-rules.js';
import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { BulletList, Card, Caption, Muted, Stack } from '../../../components/page/layout';
import { MemberAmount } from '../../../components/page/member-amount';
import { Anchor, TextLink } from '../../../components/actions/text-link';
import { Dated } from '../../../components/text/dated';
import { Trans } from '../../../components/text/trans';
import { paths } from '../../../domain/paths';
import { formatDate } from '../../../lib/dates';
import type { ClaimAssessment } from './claim-assessment';

interface AssessmentOutcomeProps {
  submissionId: string;
  assessment: ClaimAssessment;
}

/** What the assessment came to, in words (NOTICE-13). */
export function AssessmentOutcome({ submissionId, assessment }: AssessmentOutcomeProps) {
  const { trace } = assessment;
  const { status, recognisedLoss, limitedBy } = trace.claim;
  if (trace.areRulesAltered)
    return (
      <Notice tone="error" title={t('This assessment cannot be shown')} role="alert">
        {t(
          'The rules that this claim was assessed by have changed since the assessment was published, and no longer have its SHA-256. Please tell us.',
        )}
      </Notice>
    );
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
        {noPartSentence(status)}
      </Notice>
    );
  const limit = limitSentence(limitedBy);
  return (
    <Card aria-label={t('Recognised loss')}>
      <Stack gap="tight">
        <Muted>{t('Recognised loss')}</Muted>
        <MemberAmount>{moneyIn(trace.currency)(recognisedLoss)}</MemberAmount>
        {limit && <p>{limit}</p>}
        <Muted>{LOSS_IS_NO_PAYMENT}</Muted>
        <p>
          <Anchor href="#objecting">{t('If you think this is wrong')}</Anchor>
        </p>
      </Stack>
    </Card>
  );
}

function Blocked({ submissionId, assessment }: AssessmentOutcomeProps) {
  const errors = assessment.trace.findings.filter(({ severity }) => severity === 'ERROR');
  const codes = errors.map(({ code }) => code);
  const question = haltQuestion(codes);
  const days = new Map(assessment.trace.trades.map(({ id, tradeDate }) => [id, tradeDate]));
  const dayOf = ({ day, trade }: (typeof errors)[number]) =>
    day ?? (trade === null ? undefined : days.get(trade));
  return (
    <Notice tone="needs" title={t('This claim has no recognised loss yet')}>
      <Stack gap="tight">
        <p>{`${blockedClause(codes)}:`}</p>
        <BulletList>
          {errors.map((finding, nth) => {
            const day = dayOf(finding);
            return (
              <li key={nth}>
                <Dated>{`${findingText(finding.code)}${day ? `, ${formatDate(day)}` : ''}`}</Dated>
              </li>
            );
          })}
        </BulletList>
        {question && <p>{question}</p>}
        <p>
          <Trans
            id="<0>Ask for an amendment</0> to have them corrected; the claim is assessed again in the next run."
            parts={[
              (text) => <TextLink to={`${paths.submissionView(submissionId)}#amendments`}>{text}</TextLink>,
            ]}
          />
        </p>
        <Caption>
          <Dated>
            {t('Do so by {objectionsUntil}.', { objectionsUntil: formatDate(assessment.objectionsUntil) })}
          </Dated>
        </Caption>
      </Stack>
    </Notice>
  );
}
