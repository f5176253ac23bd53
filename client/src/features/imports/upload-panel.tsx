import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { formatBytes, formatPercent } from '../../lib/amounts';
import { kindActivity } from './import-text';
import type { UploadState } from './use-import-upload';

interface UploadPanelProps {
  upload: UploadState;
  onCancel: () => void;
  onDismiss: () => void;
  onRetry: () => void;
}

const PERHAPS_TAKEN = t(
  'The file may still have arrived: check the list of imports before you send it again.',
);

/** The running upload; after a failure, its reason and a button to try again. */
export function UploadPanel({ upload, onCancel, onDismiss, onRetry }: UploadPanelProps) {
  const { request, sentBytes, failure, perhapsTaken } = upload;
  const { file, info } = request;
  const fraction = file.size > 0 ? sentBytes / file.size : 0;
  return (
    <Card aria-label={t('Upload of {name}', { name: file.name })}>
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2">{file.name}</SubsectionTitle>
          <Caption>{kindActivity[info.kind]}</Caption>
        </Inline>
        {failure ? (
          <>
            <Notice tone="error" title={failure} role="alert">
              {perhapsTaken ? PERHAPS_TAKEN : t('Nothing was imported.')}
            </Notice>
            <Inline>
              <Button onClick={onRetry}>{t('Try again')}</Button>
              <Button look="quiet" onClick={onDismiss}>
                {t('Close')}
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <ProgressBar label={t('Sending {name}', { name: file.name })} fraction={fraction} />
            <Inline spread>
              <span>
                {t(
                  '{fraction} · {min} of {size} sent. You can open other pages, but keep this tab open until it is sent.',
                  {
                    fraction: formatPercent(fraction),
                    min: formatBytes(Math.min(sentBytes, file.size)),
                    size: formatBytes(file.size),
                  },
                )}
              </span>
              <Button size="small" onClick={onCancel}>
                {t('Cancel upload')}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
