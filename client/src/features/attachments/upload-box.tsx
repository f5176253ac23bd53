import { ACCEPTED_WORDS, acceptedEndings } from '@rules/attachment-rules.js';
import { t } from '@rules/text.js';
import { Notice } from '../../components/feedback/notice';
import { FileDrop } from '../../components/files/file-drop';
import { Muted, Stack } from '../../components/page/layout';
import type { AttachmentRowFragment } from '../../generated/graphql';
import { QueuedUploadCard } from './queued-upload';
import { isUnderWay, useUploadQueue } from './use-upload-queue';

interface UploadBoxProps {
  submissionId: string;
  takesIdentity: boolean;
  /** Those that the claim has. */
  documents: readonly AttachmentRowFragment[];
  onStored: () => void;
}

/** An upload field for each kind of file, so that the kind need not be chosen; below them the running uploads. */
export function UploadBox({ submissionId, takesIdentity, documents, onStored }: UploadBoxProps) {
  const { queue, storedName, add, retry, drop } = useUploadQueue(submissionId, documents, onStored);
  return (
    <Stack>
      {takesIdentity && (
        <FileDrop
          label={t('Upload proof of identity')}
          accepted={ACCEPTED_WORDS.IDENTITY}
          accept={acceptedEndings('IDENTITY')}
          multiple
          photo={t('Take a photo of your ID')}
          onFile={(file) => add(file, 'IDENTITY')}
        >
          <Muted>
            {t('A licence, identity card or passport. Permanently deleted once the scheme is finalised.')}
          </Muted>
        </FileDrop>
      )}
      <FileDrop
        label={t('Upload supporting files')}
        accepted={ACCEPTED_WORDS.SUPPORTING}
        accept={acceptedEndings('SUPPORTING')}
        multiple
        photo={t('Take a photo of a statement')}
        onFile={(file) => add(file, 'SUPPORTING')}
      >
        <Muted>{t('Contract notes, statements, the trade data template.')}</Muted>
      </FileDrop>
      {queue.map((upload, nth) => (
        <QueuedUploadCard
          key={upload.key}
          upload={upload}
          isBehind={queue.slice(0, nth).some(isUnderWay)}
          onRetry={() => retry(upload)}
          onDrop={() => drop(upload)}
        />
      ))}
      {/* Longer than an alert: whoever was looking elsewhere finds it next to the buttons. */}
      <div role="status">
        {storedName !== undefined && (
          <Notice tone="done" title={t('We have received {storedName}', { storedName })}>
            {t('It is in the list below. You do not need to send it again.')}
          </Notice>
        )}
      </div>
    </Stack>
  );
}
