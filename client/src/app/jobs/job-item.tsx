import { paceOf } from '@rules/pace.js';
import { Permission } from '@rules/permissions.js';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Tag } from '../../components/feedback/tag';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { RuledItem, RuledName } from '../../components/page/ruled-list';
import type { UploadUnderWay } from '../../domain/api/uploads-under-way';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import { AssessmentStateTag } from '../../features/assessments/assessment-state-tag';
import { describeProgress as describeAssessmentProgress } from '../../features/assessments/run-text';
import { STATES as DISTRIBUTION_STATES } from '../../features/distributions/distribution-text';
import { ExportRunAction } from '../../features/exports/export-run-action';
import { ExportRunState } from '../../features/exports/export-run-state';
import { describeExport } from '../../features/exports/export-text';
import { CancelImportButton } from '../../features/imports/cancel-import-button';
import { describeProgress } from '../../features/imports/import-progress-text';
import { describeStatus, isFinished } from '../../features/imports/import-text';
import { RUN_STATES } from '../../features/payments/payment-text';
import { formatBytes, formatPercent } from '../../lib/amounts';
import { paceParts } from '../../lib/pace-text';
import { useFocusAfterChange } from '../../lib/use-focus-after-change';
import {
  isRunning,
  type MyAssessment,
  type MyDistribution,
  type MyExport,
  type MyImport,
  type MyPayments,
} from './use-my-jobs';

interface JobItemProps {
  name: ReactNode;
  state: ReactNode;
  action?: ReactNode;
}

function JobItem({ name, state, action }: JobItemProps) {
  return (
    <RuledItem>
      <Stack gap="tight">
        <RuledName>{name}</RuledName>
        {state}
      </Stack>
      <Inline>{action}</Inline>
    </RuledItem>
  );
}

interface ImportJobProps {
  run: MyImport;
  /** Called when the link to the report is followed. */
  onFollow: () => void;
}

/** An import: the name links to its report. */
export function ImportJob({ run, onFollow }: ImportJobProps) {
  const finished = isFinished(run.status);
  const { words, tone } = describeStatus(run);
  // The button that cancels it is gone once it is cancelled.
  const link = useFocusAfterChange<HTMLAnchorElement>(finished);
  return (
    <JobItem
      name={
        <TextLink ref={link} to={paths.importRun(run.id)} onClick={onFollow}>
          {run.fileName}
        </TextLink>
      }
      state={
        <>
          <Tag tone={tone} alignSelf="flex-start">
            {run.cancelRequested && !finished ? t('Cancelling') : words}
          </Tag>
          {!finished && (
            <>
              <ProgressBar
                label={t('Import of {fileName}', { fileName: run.fileName })}
                fraction={run.progress}
              />
              <Caption>{describeProgress(run)}</Caption>
            </>
          )}
          {run.message && <Caption>{run.message}</Caption>}
        </>
      }
      action={
        !finished && (
          <Allowed permission={Permission.ImportsRun}>
            <CancelImportButton run={run} listed />
          </Allowed>
        )
      }
    />
  );
}

interface AssessmentJobProps {
  run: MyAssessment;
  /** Called when the link to the run is followed. */
  onFollow: () => void;
}

/** An assessment run: the name links to its page, which cancels it too. */
export function AssessmentJob({ run, onFollow }: AssessmentJobProps) {
  const name = t('Assessment run {number}', { number: run.number });
  return (
    <JobItem
      name={
        <TextLink to={paths.assessment(run.id)} onClick={onFollow}>
          {name}
        </TextLink>
      }
      state={
        <>
          <Inline>
            <AssessmentStateTag run={run} />
          </Inline>
          {run.finishedAt === null && (
            <>
              <ProgressBar label={name} fraction={run.progress} />
              <Caption>{describeAssessmentProgress(run)}</Caption>
            </>
          )}
          {run.message && <Caption>{run.message}</Caption>}
        </>
      }
    />
  );
}

interface DistributionJobProps {
  run: MyDistribution;
  /** Called when the link to the distribution is followed. */
  onFollow: () => void;
}

/** A distribution that is computed or frozen: the name links to its page. */
export function DistributionJob({ run, onFollow }: DistributionJobProps) {
  const name = t('Distribution {number}', { number: run.number });
  const { words, tone } = DISTRIBUTION_STATES[run.state];
  const pace = paceParts({ perSecond: null, secondsLeft: run.secondsLeft });
  return (
    <JobItem
      name={
        <TextLink to={paths.distribution(run.id)} onClick={onFollow}>
          {name}
        </TextLink>
      }
      state={
        <>
          <Tag tone={tone} alignSelf="flex-start">
            {words}
          </Tag>
          {isRunning(run) && (
            <>
              <ProgressBar label={name} fraction={run.progress} />
              <Caption>{[formatPercent(run.progress), ...pace].join(' · ')}</Caption>
            </>
          )}
          {run.refused && <Caption>{t('This fund cannot be shared')}</Caption>}
          {run.message && <Caption>{run.message}</Caption>}
        </>
      }
    />
  );
}

interface PaymentsJobProps {
  run: MyPayments;
  /** Called when the link to the run is followed. */
  onFollow: () => void;
}

/** A payment run that is prepared or written, or whose payments follow what was sent: the name links to its page. */
export function PaymentsJob({ run, onFollow }: PaymentsJobProps) {
  const name = t('Payment run {number}', { number: run.number });
  const { words, tone } = RUN_STATES[run.state];
  return (
    <JobItem
      name={
        <TextLink to={paths.paymentRun(run.id)} onClick={onFollow}>
          {name}
        </TextLink>
      }
      state={
        <>
          <Tag tone={tone} alignSelf="flex-start">
            {words}
          </Tag>
          {isRunning(run) &&
            (run.progress === null ? (
              <Caption>{t('Its payments are being updated.')}</Caption>
            ) : (
              <>
                <ProgressBar label={name} fraction={run.progress} />
                <Caption>{formatPercent(run.progress)}</Caption>
              </>
            ))}
          {run.message && <Caption>{run.message}</Caption>}
        </>
      }
    />
  );
}

/** An export, with its file once it is ready. */
export function ExportJob({ run }: { run: MyExport }) {
  return (
    <JobItem
      name={describeExport(run)}
      state={<ExportRunState run={run} />}
      action={<ExportRunAction run={run} />}
    />
  );
}

/** A file that this tab is sending. */
export function UploadJob({ upload }: { upload: UploadUnderWay }) {
  const { name, sentBytes, totalBytes, startedAt, reportedAt } = upload;
  const fraction = totalBytes > 0 ? sentBytes / totalBytes : 0;
  const work = { done: sentBytes, left: totalBytes - sentBytes, startedAt, finishedAt: null };
  const { perSecond, secondsLeft } = paceOf(work, reportedAt);
  const parts = [
    formatPercent(fraction),
    t('{sentBytes} of {totalBytes}', {
      sentBytes: formatBytes(sentBytes),
      totalBytes: formatBytes(totalBytes),
    }),
    ...(perSecond ? [`${formatBytes(perSecond)}/s`] : []),
    ...paceParts({ perSecond: null, secondsLeft }),
  ];
  return (
    <JobItem
      name={name}
      state={
        <>
          <Tag tone="active" alignSelf="flex-start">
            {sentBytes < totalBytes ? t('Sending') : t('Waiting for the server')}
          </Tag>
          <ProgressBar label={t('Sending {name}', { name })} fraction={fraction} />
          <Caption>{parts.join(' · ')}</Caption>
        </>
      }
    />
  );
}
