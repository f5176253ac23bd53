import { findingText } from '@rules/assessment/finding-text.js';
import { moneyIn } from '@rules/describe-rules.js';
import { t } from '@rules/text.js';
import { Notice } from '../../../components/feedback/notice';
import { Definition, DefinitionList } from '../../../components/page/definition-list';
import { SectionTitle, Stack } from '../../../components/page/layout';
import type { ObjectionReviewPartFragment } from '../../../generated/graphql';
import { STATUS_LABELS } from '../result-text';
import { differenceText } from './objection-text';

/** The loss of the run, of the claim as it is now, and by the member, next to each other (OBJECT-6). */
export function ObjectionOutlook({ review }: { review: ObjectionReviewPartFragment }) {
  const { objection, trace, present } = review;
  const { ownFigure, runNumber } = objection;
  const { recognisedLoss, status } = trace.claim;
  const { currency } = trace;
  const money = moneyIn(currency);
  return (
    <section aria-labelledby="outlook">
      <Stack>
        <SectionTitle id="outlook">{t('What the loss comes to')}</SectionTitle>
        {present?.isChanged === false && (
          <Notice tone="plain" title={t('Nothing was changed since the run')}>
            {t(
              'Once the transactions of the claim are amended, the loss that the next run would come to is shown here.',
            )}
          </Notice>
        )}
        <DefinitionList>
          <Definition label={t('In run {runNumber}', { runNumber })} note={STATUS_LABELS[status]}>
            {recognisedLoss === null ? t('None') : money(recognisedLoss)}
          </Definition>
          {present ? (
            <Definition
              label={t('With the claim as it is now')}
              hint={t('By the same rules')}
              note={
                present.recognisedLoss === null
                  ? present.findings.map(findingText).join('; ')
                  : differenceText(present.recognisedLoss, recognisedLoss, currency)
              }
            >
              {present.recognisedLoss === null
                ? STATUS_LABELS[present.status]
                : money(present.recognisedLoss)}
            </Definition>
          ) : (
            <Definition
              label={t('With the claim as it is now')}
              note={
                trace.areRulesAltered
                  ? t(
                      'The rules of the run were changed in the database, and nothing is worked out by others.',
                    )
                  : t('The claim was erased since the run.')
              }
            >
              {t('Not known')}
            </Definition>
          )}
          <Definition
            label={t('By the member')}
            note={ownFigure === null ? undefined : differenceText(ownFigure, recognisedLoss, currency)}
          >
            {ownFigure === null ? '' : money(ownFigure)}
          </Definition>
        </DefinitionList>
      </Stack>
    </section>
  );
}
