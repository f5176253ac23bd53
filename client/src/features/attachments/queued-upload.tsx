import { ATTACHMENT_KINDS } from '@rules/attachment-rules.js';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { ProgressBar } from '../../components/feedback/progress-bar';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import { formatBytes, formatPercent } from '../../lib/amounts';
import { isTooLarge } from './smaller-picture';
import type { QueuedUpload } from './use-upload-queue';

interface QueuedUploadCardProps {
  upload: QueuedUpload;
  /** Another file is sent before it. */
  isBehind: boolean;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file that is being uploaded: its progress, or why it was not accepted and what the user can do. */
export function QueuedUploadCard({ upload, isBehind, onRetry, onDrop }: QueuedUploadCardProps) {
  const { file, kind, state, failure, knownAs, perhapsStored } = upload;
  return (
    <Card aria-label={t('Upload of {name}', { name: file.name })}>
      <Stack>
        <Inline spread>
          <SubsectionTitle as="p">{file.name}</SubsectionTitle>
          <Caption>
            {ATTACHMENT_KINDS[kind]} · {formatBytes(file.size)}
          </Caption>
        </Inline>
        {knownAs !== undefined ? (
          <>
            <Notice tone="plain" title={t('This file is already here')} role="status">
              {t('It is listed as {knownAs}, and was not sent again.', { knownAs })}
            </Notice>
            <Inline>
              <Button look="quiet" onClick={onDrop}>
                {t('Remove from this list')}
              </Button>
            </Inline>
          </>
        ) : failure ? (
          <>
            <Notice
              tone="error"
              title={
                perhapsStored
                  ? t('We do not know whether this file was saved.')
                  : t('This file was not saved.')
              }
              role="alert"
            >
              {failure}
              {perhapsStored && ` ${t('It will not be saved twice.')}`}
            </Notice>
            <Inline>
              {upload.mayRetry && <Button onClick={onRetry}>{t('Try again')}</Button>}
              <Button look="quiet" onClick={onDrop}>
                {t('Remove from this list')}
              </Button>
            </Inline>
          </>
        ) : (
          <Progress
            upload={upload}
            waits={state === 'waiting' && (isBehind ? 'behind' : isTooLarge(file) ? 'shrinking' : 'first')}
            onCancel={onDrop}
          />
        )}
      </Stack>
    </Card>
  );
}

const WAITS = {
  behind: t('Waiting for the previous file'),
  shrinking: t('Your photo is being made smaller, so that it is sent sooner'),
  first: t('Being prepared'),
};

interface ProgressProps {
  upload: QueuedUpload;
  /** Why it is not sent yet. */
  waits: keyof typeof WAITS | false;
  onCancel: () => void;
}

function Progress({ upload: { file, sentBytes, pace = [] }, waits, onCancel }: ProgressProps) {
  // The form's text fields are sent too, so slightly more bytes than the file has.
  const sent = Math.min(sentBytes, file.size);
  const fraction = sent / file.size;
  const words =
    fraction === 1
      ? t('Sent. It is being saved.')
      : t('{percent} · {sent} of {size} sent', {
          percent: formatPercent(fraction),
          sent: formatBytes(sent),
          size: formatBytes(file.size),
        });
  return (
    <>
      <ProgressBar label={t('Sending {name}', { name: file.name })} fraction={fraction} />
      <Inline spread>
        <span>{waits ? WAITS[waits] : [words, ...pace].join(' · ')}</span>
        <Button
          size="small"
          aria-label={t('Cancel upload of {name}', { name: file.name })}
          onClick={onCancel}
        >
          {t('Cancel upload')}
        </Button>
      </Inline>
    </>
  );
}
