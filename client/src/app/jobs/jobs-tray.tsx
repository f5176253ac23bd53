import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { t } from '@rules/text.js';
import { PanelButton } from '../../components/actions/panel-button';
import { Tag } from '../../components/feedback/tag';
import { JobsIcon } from '../../components/icons';
import { subscribeToUploads, uploadsUnderWay } from '../../domain/api/uploads-under-way';
import type { Role } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { useEndedJobs } from './use-ended-jobs';
import { isRunning, useMyJobs } from './use-my-jobs';

/** Loaded when it is opened. */
const JobsPanel = lazy(async () => ({ default: (await import('./jobs-panel')).JobsPanel }));

const Words = chakra('span', { base: { srOnly: true } });

/**
 * The user's imports, exports, assessment, distribution and payment runs and uploads in the header: how many are running, a panel with each of them, and an alert
 * when one has ended (JOBS-3).
 */
export function JobsTray({ role }: { role: Role }) {
  const jobs = useMyJobs(role);
  useEndedJobs(jobs);
  const uploads = useSyncExternalStore(subscribeToUploads, uploadsUnderWay);
  const running =
    [
      ...(jobs.imports ?? []),
      ...(jobs.exports ?? []),
      ...(jobs.assessments ?? []),
      ...(jobs.distributions ?? []),
      ...(jobs.payments ?? []),
    ].filter(isRunning).length + uploads.length;
  return (
    <PanelButton
      label={t('Jobs')}
      look="quiet"
      icon={<JobsIcon />}
      badge={
        running > 0 && (
          <Tag tone="active">
            {formatCount(running)}
            <Words>{t(' running')}</Words>
          </Tag>
        )
      }
    >
      {(close) => (
        <Suspense fallback={null}>
          <JobsPanel jobs={jobs} uploads={uploads} onFollow={close} />
        </Suspense>
      )}
    </PanelButton>
  );
}
