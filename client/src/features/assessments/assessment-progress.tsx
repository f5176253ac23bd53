import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import type { AssessmentRunDetailsFragment } from '../../generated/graphql';
import { failedPart } from '../../lib/error-message';
import { AssessmentStateTag } from './assessment-state-tag';
import { CancelAssessmentButton } from './cancel-assessment-button';
import { describeProgress, isOpen } from './run-text';

interface AssessmentProgressProps {
  run: AssessmentRunDetailsFragment;
  /** Why the latest query failed. */
  error: unknown;
}

/** How far a run is, or why it ended without results (RUN-9). */
export function AssessmentProgress({ run, error }: AssessmentProgressProps) {
  const open = isOpen(run.state);
  return (
    <Card aria-label={t('Progress')}>
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2">{t('Progress')}</SubsectionTitle>
          <AssessmentStateTag run={run} role="status" />
        </Inline>
        <ProgressBar
          label={t('Assessment run {number}', { number: run.number })}
          fraction={run.progress}
          tone={open ? 'active' : 'stopped'}
        />
        <span>{describeProgress(run)}</span>
        {run.state === 'FAILED' && (
          <Notice tone="error" title={t('The run stopped before it finished')}>
            {run.message}
          </Notice>
        )}
        {run.state === 'CANCELLED' && (
          <Notice tone="plain" title={t('The run was cancelled')}>
            {t('Nothing of it is shown. Start another run when you are ready.')}
          </Notice>
        )}
        {open && run.message && <Notice tone="plain" title={run.message} />}
        {run.mayCancel && (
          <Inline>
            <CancelAssessmentButton run={run} />
          </Inline>
        )}
        {open && (
          <Caption>
            {t('You can leave this page; the run continues, also after a restart of the server.')}
          </Caption>
        )}
        {Boolean(error) && (
          <Caption role="status">
            {t('{failedPart} The run continues; we will keep checking.', { failedPart: failedPart(error) })}
          </Caption>
        )}
      </Stack>
    </Card>
  );
}
