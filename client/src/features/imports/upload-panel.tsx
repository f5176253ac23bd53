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

const PERHAPS_TAKEN = 'The file may still have arrived: check the list of imports before you send it again.';

/** The running upload; after a failure, its reason and a button to try again. */
export function UploadPanel({ upload, onCancel, onDismiss, onRetry }: UploadPanelProps) {
  const { request, sentBytes, failure, perhapsTaken } = upload;
  const { file, info } = request;
  const fraction = file.size > 0 ? sentBytes / file.size : 0;
  return (
    <Card aria-label={`Upload of ${file.name}`}>
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2">{file.name}</SubsectionTitle>
          <Caption>{kindActivity[info.kind]}</Caption>
        </Inline>
        {failure ? (
          <>
            <Notice tone="error" title={failure} role="alert">
              {perhapsTaken ? PERHAPS_TAKEN : 'Nothing was imported.'}
            </Notice>
            <Inline>
              <Button onClick={onRetry}>Try again</Button>
              <Button look="quiet" onClick={onDismiss}>
                Close
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <ProgressBar label={`Sending ${file.name}`} fraction={fraction} />
            <Inline spread>
              <span>
                {formatPercent(fraction)} · {formatBytes(Math.min(sentBytes, file.size))} of{' '}
                {formatBytes(file.size)} sent. You can open other pages, but keep this tab open until it is
                sent.
              </span>
              <Button size="small" onClick={onCancel}>
                Cancel upload
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Card>
  );
}
