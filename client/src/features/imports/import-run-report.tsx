import type { ReactNode } from 'react';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Tag } from '../../components/feedback/tag';
import { Figures } from '../../components/page/figures';
import { Caption, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import type { ImportRunQuery } from '../../generated/graphql';
import { formatBytes, formatCount } from '../../lib/amounts';
import { CancelImportButton } from './cancel-import-button';
import { DownloadRejectionsButton } from './download-rejections-button';
import { describeProgress } from './import-progress-words';
import { describeOptions, describeStatus, isFinished, kindActivity, kindLabels } from './import-words';
import { RejectionTable } from './rejection-table';

export type ImportRunDetails = ImportRunQuery['importRun'];

function barTone({ status }: ImportRunDetails) {
  if (status === 'DONE') return 'done';
  return isFinished(status) ? 'stopped' : 'active';
}

/** What an import run has done so far: progress, counts, rejected rows, and why it ended when it did not end well. */
export function ImportRunReport({ run, actions }: { run: ImportRunDetails; actions?: ReactNode }) {
  const finished = isFinished(run.status);
  const status = describeStatus(run);
  const facts = [kindLabels[run.kind], formatBytes(run.fileSize), ...describeOptions(run)];
  return (
    <Stack gap="wide">
      <Stack gap="tight">
        <Inline spread>
          <SubsectionTitle as="h2">{run.fileName}</SubsectionTitle>
          <Inline>
            {!finished && <Caption>{kindActivity[run.kind]}</Caption>}
            <Tag tone={status.tone} role="status">
              {run.cancelRequested && !finished ? 'Cancelling' : status.words}
            </Tag>
          </Inline>
        </Inline>
        <Caption>{facts.join(' · ')}</Caption>
        <ProgressBar label={`Import of ${run.fileName}`} fraction={run.progress} tone={barTone(run)} />
        <span>{describeProgress(run)}</span>
      </Stack>
      {run.message && (
        <Notice tone={status.tone === 'error' ? 'error' : 'plain'} title={run.message}>
          {run.status === 'REFUSED' && 'Nothing of this file was imported.'}
          {run.status === 'FAILED' &&
            'What was applied stays. Import the same file again to finish it; nothing is doubled.'}
        </Notice>
      )}
      <Figures
        figures={[
          { name: 'Read', value: formatCount(run.read) },
          { name: 'Created', value: formatCount(run.created) },
          { name: 'Updated', value: formatCount(run.updated) },
          { name: 'Unchanged', value: formatCount(run.unchanged) },
          ...(run.kind === 'TRADES' ? [{ name: 'Removed', value: formatCount(run.removed) }] : []),
          { name: 'Rejected', value: formatCount(run.rejected) },
        ]}
      />
      {run.unknownColumns.length > 0 && (
        <Notice tone="plain" title="Some columns are not known and were left out">
          {run.unknownColumns.join(', ')}
        </Notice>
      )}
      <Inline>
        {!finished && <CancelImportButton run={run} />}
        {run.rejectionsUrl && <DownloadRejectionsButton id={run.id} />}
        {actions}
      </Inline>
      {run.rejections.length > 0 && <RejectionTable rejections={run.rejections} total={run.rejected} />}
    </Stack>
  );
}
