import { FileDrop } from '../../components/files/file-drop';
import { Stack } from '../../components/page/layout';
import { noticeKind, usualOptions } from './import-kinds';
import { UploadPanel } from './upload-panel';
import { useImportUpload } from './use-import-upload';

interface NoticePickerProps {
  /** Called when the server has the whole file and has given the run its id. */
  onStarted: (importId: string) => void;
}

/** The picker for assessment notices; they are imported like a table, and the run's page reports on each. */
export function NoticePicker({ onStarted }: NoticePickerProps) {
  const { upload, start, cancel, dismiss } = useImportUpload(onStarted);
  return (
    <Stack>
      <FileDrop
        label={noticeKind.label}
        accepted="One PDF named after its SID (00123.pdf), or a ZIP of such PDFs. An existing notice is replaced."
        accept=".pdf,.zip"
        disabled={upload !== undefined && upload.failure === undefined}
        onFile={(file) => void start({ info: noticeKind, file, options: usualOptions })}
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
