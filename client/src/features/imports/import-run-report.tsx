import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Tag } from '../../components/feedback/tag';
import { Figures } from '../../components/page/figures';
import { Caption, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import type { ImportRunQuery, ImportStatus } from '../../generated/graphql';
import { formatBytes, formatCount } from '../../lib/amounts';
import { CancelImportButton } from './cancel-import-button';
import { DownloadRejectionsButton } from './download-rejections-button';
import { describeApplied, describeProgress } from './import-progress-text';
import { describeOptions, describeStatus, isFinished, kindActivity, kindLabels } from './import-text';
import { RejectionTable } from './rejection-table';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

export type ImportRunDetails = ImportRunQuery['importRun'];

/** The colour of a run's progress bar. */
export function barTone({ status }: ImportRunDetails) {
  if (status === 'DONE') return 'done';
  return isFinished(status) ? 'stopped' : 'active';
}

function figuresOf(run: ImportRunDetails) {
  if (run.kind === 'RETURNS')
    return [
      { name: t('Read'), value: formatCount(run.read) },
      {
        name: run.checkOnly ? t('Would be returned') : t('Returned'),
        value: formatCount(run.created),
      },
      { name: t('Known before'), value: formatCount(run.unchanged) },
    ];
  return [
    { name: t('Read'), value: formatCount(run.read) },
    { name: run.checkOnly ? t('Would be created') : t('Created'), value: formatCount(run.created) },
    { name: run.checkOnly ? t('Would be updated') : t('Updated'), value: formatCount(run.updated) },
    { name: t('Unchanged'), value: formatCount(run.unchanged) },
    ...(run.kind === 'TRADES'
      ? [{ name: run.checkOnly ? t('Would be removed') : t('Removed'), value: formatCount(run.removed) }]
      : []),
    { name: t('Rejected'), value: formatCount(run.rejected) },
  ];
}

/** The states of a run that did not finish, with their titles. */
export const stopTitles: Partial<Record<ImportStatus, string>> = {
  REFUSED: t('The file was refused'),
  CANCELLED: t('The import was cancelled'),
  FAILED: t('The import stopped before it finished'),
};

/** Why a run did not finish, and what of it was applied. */
function StopNotice({ run }: { run: ImportRunDetails }) {
  return (
    <Notice tone={run.status === 'CANCELLED' ? 'plain' : 'error'} title={stopTitles[run.status]}>
      {run.message && <chakra.p overflowWrap="anywhere">{run.message}</chakra.p>}
      <p>{run.status === 'REFUSED' ? t('Nothing from this file was imported.') : describeApplied(run)}</p>
    </Notice>
  );
}

/** The progress of an import run: amounts, counts, rejected rows, and why it ended without finishing. */
export function ImportRunReport({ run, actions }: { run: ImportRunDetails; actions?: ReactNode }) {
  const finished = isFinished(run.status);
  const refused = run.status === 'REFUSED';
  const status = describeStatus(run);
  const facts = [
    kindLabels[run.kind],
    formatBytes(run.fileSize),
    ...describeOptions(run),
    ...(run.notation ? [run.notation] : []),
  ];
  return (
    <Stack gap="wide">
      <Stack gap="tight">
        <Inline spread>
          <SubsectionTitle as="h2">{run.fileName}</SubsectionTitle>
          <Inline>
            {!finished && <Caption>{kindActivity[run.kind]}</Caption>}
            <Tag tone={status.tone} role="status">
              {run.cancelRequested && !finished ? t('Cancelling') : status.words}
            </Tag>
          </Inline>
        </Inline>
        <Caption>{facts.join(' · ')}</Caption>
        {!refused && (
          <>
            <ProgressBar
              label={t('Import of {fileName}', { fileName: run.fileName })}
              fraction={run.progress}
              tone={barTone(run)}
            />
            <span>{describeProgress(run)}</span>
          </>
        )}
      </Stack>
      {run.status in stopTitles ? (
        <StopNotice run={run} />
      ) : (
        run.message && <Notice tone="plain" title={run.message} />
      )}
      {!refused && <Figures figures={figuresOf(run)} />}
      {run.unknownColumns.length > 0 && (
        <Notice tone="plain" title={t('Some columns were not recognised and were ignored')}>
          {run.unknownColumns.join(', ')}
        </Notice>
      )}
      <Inline>
        {!finished && (
          <Allowed permission={Permission.ImportsRun}>
            <CancelImportButton run={run} />
          </Allowed>
        )}
        {run.rejectionsUrl && (
          <DownloadRejectionsButton id={run.id} areFiles={run.kind === 'ASSESSMENT_NOTICES'} />
        )}
        {actions}
      </Inline>
      {run.rejections.length > 0 && <RejectionTable run={run} />}
    </Stack>
  );
}
