import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Caption, Card } from '../../components/page/layout';
import { useImportRunQuery } from '../../generated/graphql';
import { causeText, errorCode, failedPart } from '../../lib/error-message';
import { ImportRunLine } from './import-run-line';
import { ImportRunReport } from './import-run-report';
import { isFinished } from './import-text';

const pollEvery = 1000;

interface ImportRunPanelProps {
  id: string;
  /** Called when the run ends while the panel is open. */
  onFinished?: () => void;
  /** Content next to the file's name. */
  actions?: ReactNode;
  /** One line with the progress, which opens the report; a run that stopped shows it at once. */
  line?: boolean;
}

/** One import run, live: polls its progress each second until it has ended. */
export function ImportRunPanel({ id, onFinished, actions, line = false }: ImportRunPanelProps) {
  const { data, previousData, error, refetch, startPolling, stopPolling } = useImportRunQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    skipPollAttempt: () => document.hidden,
  });
  const run = (data ?? previousData)?.importRun;
  const status = run?.status;
  const running = status !== undefined && !isFinished(status);

  useEffect(
    function pollWhileRunning() {
      if (!running) return undefined;
      startPolling(pollEvery);
      return stopPolling;
    },
    [running, startPolling, stopPolling],
  );
  const wasRunning = useRef(false);
  useEffect(
    function reportTheEnd() {
      if (wasRunning.current && !running) onFinished?.();
      wasRunning.current = running;
    },
    [running, onFinished],
  );

  if (!run && error) {
    const absent = errorCode(error) === 'NOT_FOUND';
    return (
      <ErrorState
        message={absent ? t('We could not find this import run.') : t('The import run could not be loaded.')}
        onRetry={absent ? undefined : () => void refetch()}
      >
        {absent ? t('The address may be mistyped.') : causeText(error, t('The run itself continues.'))}
      </ErrorState>
    );
  }
  if (run && line) return <ImportRunLine run={run} error={error} actions={actions} />;
  return (
    <Card aria-label={run ? t('Import of {fileName}', { fileName: run.fileName }) : t('Import')}>
      {run ? <ImportRunReport run={run} actions={actions} /> : <SkeletonLines count={4} />}
      {run && error && (
        <Caption role="status">
          {t('{failedPart} The import continues; we will keep checking.', { failedPart: failedPart(error) })}
        </Caption>
      )}
    </Card>
  );
}
