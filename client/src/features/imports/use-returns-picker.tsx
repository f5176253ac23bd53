import { t } from '@rules/text.js';
import { FileDrop } from '../../components/files/file-drop';
import { returnsKind, usualOptions } from './import-kinds';
import { UploadPanel } from './upload-panel';
import { useImportUpload } from './use-import-upload';

/**
 * The picker for a file of returned payments as a button for the page's heading, and its upload for the page itself.
 * @param onStarted called when the server has the whole file and has given the run its id
 */
export function useReturnsPicker(onStarted: (importId: string) => void) {
  const { upload, start, cancel, dismiss } = useImportUpload(onStarted);
  return {
    button: (
      <FileDrop
        compact
        label={returnsKind.label}
        accepted={t(
          'The bank’s file of returned payments: Direct Entry (ABA), or pain.002 as XML; up to 16 MB.',
        )}
        accept=".aba,.txt,.ret,.xml"
        disabled={upload !== undefined && upload.failure === undefined}
        onFile={(file) => void start({ info: returnsKind, file, options: usualOptions })}
      />
    ),
    upload: upload && (
      <UploadPanel
        upload={upload}
        onCancel={cancel}
        onDismiss={dismiss}
        onRetry={() => void start(upload.request)}
      />
    ),
  };
}
