import { useState } from 'react';
import { t } from '@rules/text.js';
import { FileDrop } from '../../components/files/file-drop';
import { importKinds, type TableKindInfo } from './import-kinds';
import { ImportOptionsDialog } from './import-options-dialog';
import { UploadPanel } from './upload-panel';
import { useImportUpload, type ImportRequest, type UploadState } from './use-import-upload';

/** The file types of the two pickers. */
export const ACCEPTED = t('CSV up to 2 GB or XLSX up to 50 MB. Choose a file or drop it on the button.');

type ChosenFile = Pick<ImportRequest, 'info' | 'file'> & Partial<ImportRequest>;

/**
 * The file pickers as buttons for the page's heading, and the upload that they start, with its options, for the
 * page itself.
 * @param onStarted called when the server has the whole file and has given the run its id
 * @param kinds the kinds of file, one picker for each
 */
export function useImportPickers(
  onStarted: (importId: string) => void,
  kinds: readonly TableKindInfo[] = importKinds,
) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const { upload, start, cancel, dismiss } = useImportUpload(onStarted);
  const retry = ({ request, otherwise }: UploadState) => {
    if (otherwise) setChosen(request);
    else void start(request);
  };
  const uploading = upload !== undefined && upload.failure === undefined;
  return {
    buttons: kinds.map((info) => (
      <FileDrop
        key={info.kind}
        compact
        label={info.label}
        accepted={ACCEPTED}
        accept=".csv,.xlsx"
        disabled={uploading}
        onFile={(file) => setChosen({ info, file })}
      />
    )),
    upload: (
      <>
        {upload && (
          <UploadPanel upload={upload} onCancel={cancel} onDismiss={dismiss} onRetry={() => retry(upload)} />
        )}
        {chosen && (
          <ImportOptionsDialog
            {...chosen}
            onClose={() => setChosen(undefined)}
            onImport={(options) => {
              setChosen(undefined);
              void start({ ...chosen, options });
            }}
          />
        )}
      </>
    ),
  };
}
