import { t } from '@rules/text.js';
import { FileDrop } from '../../components/files/file-drop';
import { Stack } from '../../components/page/layout';
import { noticeKind, usualOptions } from './import-kinds';
import { UploadPanel } from './upload-panel';
import { useImportUpload } from './use-import-upload';

interface NoticePickerProps {
  /** Called when the server has the whole file and has given the run its id. */
  onStarted: (importId: string) => void;
  /** Called for each chosen PDF, which is not sent yet. */
  onPdf: (file: File) => void;
}

/** The picker for assessment notices: PDFs for the caller, and archives, whose import run reports on each file. */
export function NoticePicker({ onStarted, onPdf }: NoticePickerProps) {
  const { upload, start, cancel, dismiss } = useImportUpload(onStarted);
  return (
    <Stack>
      <FileDrop
        label={noticeKind.label}
        accepted={t(
          'PDFs named after their SIDs (00123.pdf), which are checked before you send them, or a ZIP of such PDFs.',
        )}
        accept=".pdf,.zip"
        disabled={upload !== undefined && upload.failure === undefined}
        multiple
        onFile={(file) => {
          if (/\.zip$/i.test(file.name)) void start({ info: noticeKind, file, options: usualOptions });
          else onPdf(file);
        }}
      />
      {upload && (
        <UploadPanel
          upload={upload}
          onCancel={cancel}
          onDismiss={dismiss}
          onRetry={() => void start(upload.request)}
        />
      )}
    </Stack>
  );
}
