import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { FileDrop } from '../../components/files/file-drop';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { Trans } from '../../components/text/trans';
import { formatBytes } from '../../lib/amounts';
import { useNoticeUpload, type NoticeUpload as Upload } from './use-notice-upload';

interface NoticeUploadProps {
  submissionId: string;
  sid: string;
  /** The claim has a notice, which an upload replaces. */
  replaces: boolean;
}

/** Uploads or replaces the claim's notice; the claim says the SID, so the file may have any name (NOTICE-9). */
export function NoticeUpload({ submissionId, sid, replaces }: NoticeUploadProps) {
  const { upload, start, cancel, dismiss } = useNoticeUpload(submissionId, sid);
  const [asking, setAsking] = useState<File>();
  const isSending = upload !== undefined && upload.failure === undefined;
  return (
    <Stack>
      <FileDrop
        label={replaces ? t('Replace the notice') : t('Upload the notice')}
        accepted={t('One PDF of at most 10 MB, with any name. Drop it here, or choose it.')}
        accept=".pdf"
        disabled={isSending}
        onFile={(file) => (replaces ? setAsking(file) : void start(file))}
      />
      {upload && (
        <UploadState
          upload={upload}
          onCancel={cancel}
          onDismiss={dismiss}
          onRetry={() => void start(upload.file)}
        />
      )}
      <Dialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        role="alertdialog"
        title={t('Replace the notice of SID {sid}?', { sid })}
        footer={
          <>
            <DialogCancel>{t('Keep the notice')}</DialogCancel>
            <Button
              look="danger"
              onClick={() => {
                setAsking(undefined);
                if (asking) void start(asking);
              }}
            >
              {t('Replace notice')}
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>
            <Trans
              id="{name} takes its place at once. The current notice is deleted and cannot be restored."
              values={{ name: asking?.name }}
            />
          </p>
        </DialogBody>
      </Dialog>
    </Stack>
  );
}

interface UploadStateProps {
  upload: Upload;
  onCancel: () => void;
  onDismiss: () => void;
  onRetry: () => void;
}

function UploadState({ upload, onCancel, onDismiss, onRetry }: UploadStateProps) {
  const { file, sentBytes, failure, perhapsSaved } = upload;
  if (failure) {
    return (
      <Stack>
        <Notice tone="error" title={failure} role="alert">
          {perhapsSaved
            ? t('We do not know whether {name} was saved. You can safely send it again.', { name: file.name })
            : t('{name} was not saved.', { name: file.name })}
        </Notice>
        <Inline>
          <Button onClick={onRetry}>{t('Try again')}</Button>
          <Button look="quiet" onClick={onDismiss}>
            {t('Close')}
          </Button>
        </Inline>
      </Stack>
    );
  }
  return (
    <Stack gap="tight">
      <ProgressBar
        label={t('Sending {name}', { name: file.name })}
        fraction={file.size > 0 ? sentBytes / file.size : 0}
      />
      <Inline spread>
        <Caption>
          {t('{min} of {size} sent.', {
            min: formatBytes(Math.min(sentBytes, file.size)),
            size: formatBytes(file.size),
          })}
        </Caption>
        <Button size="small" onClick={onCancel}>
          {t('Cancel upload')}
        </Button>
      </Inline>
    </Stack>
  );
}
