import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { Button } from '../../components/actions/button';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Tag } from '../../components/feedback/tag';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { failedPart } from '../../lib/error-message';
import { CancelImportButton } from './cancel-import-button';
import { DownloadRejectionsButton } from './download-rejections-button';
import { describeProgress } from './import-progress-text';
import { barTone, ImportRunReport, stopTitles, type ImportRunDetails } from './import-run-report';
import { describeStatus, isFinished } from './import-text';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

const Bar = chakra('div', { base: { flex: '1 1 6rem', minWidth: '6rem' } });

interface ImportRunLineProps {
  run: ImportRunDetails;
  /** Why the latest query failed. */
  error: unknown;
  actions?: ReactNode;
}

/** A run in one line, so that the list below stays in view: file, state, progress and what can be done. */
export function ImportRunLine({ run, error, actions }: ImportRunLineProps) {
  const [isOpened, setOpened] = useState(false);
  const finished = isFinished(run.status);
  const status = describeStatus(run);
  const isWhole = isOpened || run.status in stopTitles;
  return (
    <Card
      aria-label={t('Import of {fileName}', { fileName: run.fileName })}
      p={{ base: '3', sm: '3', md: '3' }}
    >
      <Stack>
        {!isWhole && (
          <Inline>
            <SubsectionTitle as="h2">{run.fileName}</SubsectionTitle>
            <Tag tone={status.tone} role="status">
              {run.cancelRequested && !finished ? t('Cancelling') : status.words}
            </Tag>
            <Bar>
              <ProgressBar
                label={t('Import of {fileName}', { fileName: run.fileName })}
                fraction={run.progress}
                tone={barTone(run)}
              />
            </Bar>
            <Caption>{describeProgress(run)}</Caption>
            {!finished && (
              <Allowed permission={Permission.ImportsRun}>
                <CancelImportButton run={run} />
              </Allowed>
            )}
            {run.rejectionsUrl && (
              <DownloadRejectionsButton id={run.id} areFiles={run.kind === 'ASSESSMENT_NOTICES'} />
            )}
            <Button look="quiet" size="small" onClick={() => setOpened(true)}>
              {t('Show report')}
            </Button>
            {actions}
          </Inline>
        )}
        {isWhole && <ImportRunReport run={run} actions={actions} />}
        {Boolean(error) && (
          <Caption role="status">
            {t('{failedPart} The import continues; we will keep checking.', {
              failedPart: failedPart(error),
            })}
          </Caption>
        )}
      </Stack>
    </Card>
  );
}
