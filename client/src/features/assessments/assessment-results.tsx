import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Figures } from '../../components/page/figures';
import { Caption, SectionTitle, Stack } from '../../components/page/layout';
import type { AssessmentFiguresPartFragment, AssessmentRunDetailsFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { ClaimsByFinding, ClaimsByLimit, ClaimsByStatus } from './claim-counts';
import { exactMoney } from './claim-trace';
import { LargestChanges } from './largest-changes';
import { LargestLosses } from './largest-losses';
import { LossHistogram } from './loss-histogram';

const Sum = chakra('p', { base: { textStyle: 'figure', overflowWrap: 'anywhere' } });

interface AssessmentResultsProps {
  run: AssessmentRunDetailsFragment;
  figures: AssessmentFiguresPartFragment;
}

/** What the review of a run looks at; each number links to its claims (RUN-4, RUN-9). */
export function AssessmentResults({ run, figures }: AssessmentResultsProps) {
  const blocked = figures.statuses.find(({ status }) => status === 'BLOCKED')?.claims ?? 0;
  return (
    <>
      <section aria-labelledby="totals">
        <Stack>
          <SectionTitle id="totals">{t('Totals')}</SectionTitle>
          {/* Longer than a count: in the row of counts it would break within the number. */}
          <div>
            <Sum>{exactMoney(run)(figures.recognisedLoss)}</Sum>
            <Caption>{t('Recognised loss of all claims together')}</Caption>
          </div>
          <Figures
            figures={[
              { name: t('Claims'), value: formatCount(run.assessed) },
              { name: t('With a loss'), value: formatCount(figures.withLoss) },
              { name: t('Blocked'), value: formatCount(blocked) },
              { name: t('Edited since'), value: formatCount(figures.editedSince) },
            ]}
          />
        </Stack>
      </section>
      <LossHistogram run={run} histogram={figures.histogram} />
      <ClaimsByStatus runId={run.id} statuses={figures.statuses} editedSince={figures.editedSince} />
      <ClaimsByFinding runId={run.id} findings={figures.findings} />
      <ClaimsByLimit runId={run.id} limits={figures.limits} />
      <LargestLosses run={run} largest={figures.largest} />
      <LargestChanges run={run} changes={figures.changes} previousNumber={figures.previousNumber} />
    </>
  );
}
