import { Figures } from '../../components/page/figures';
import { SectionTitle, Stack } from '../../components/page/layout';
import type { AssessmentFiguresPartFragment, AssessmentRunDetailsFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoney } from '../../lib/decimals';
import { ClaimsByFinding, ClaimsByLimit, ClaimsByStatus } from './claim-counts';
import { LargestChanges } from './largest-changes';
import { LargestLosses } from './largest-losses';
import { LossHistogram } from './loss-histogram';

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
          <SectionTitle id="totals">Totals</SectionTitle>
          <Figures
            figures={[
              { name: 'Recognised loss', value: `$${formatMoney(figures.recognisedLoss)}` },
              { name: 'Claims', value: formatCount(run.assessed) },
              { name: 'With a loss', value: formatCount(figures.withLoss) },
              { name: 'Blocked', value: formatCount(blocked) },
              { name: 'Edited since', value: formatCount(figures.editedSince) },
            ]}
          />
        </Stack>
      </section>
      <LossHistogram runId={run.id} histogram={figures.histogram} />
      <ClaimsByStatus runId={run.id} statuses={figures.statuses} editedSince={figures.editedSince} />
      <ClaimsByFinding runId={run.id} findings={figures.findings} />
      <ClaimsByLimit runId={run.id} limits={figures.limits} />
      <LargestLosses runId={run.id} largest={figures.largest} />
      <LargestChanges runId={run.id} changes={figures.changes} previousNumber={figures.previousNumber} />
    </>
  );
}
