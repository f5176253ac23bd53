import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { LinkButton } from '../../components/actions/text-link';
import { FileDrop } from '../../components/files/file-drop';
import { showToast } from '../../components/toast/toast-store';
import { saveCsv } from '../../domain/api/save-file';
import { importKinds, type TableKindInfo } from './import-kinds';
import { ImportOptionsDialog } from './import-options-dialog';
import { UploadPanel } from './upload-panel';
import { useImportUpload, type ImportRequest, type UploadState } from './use-import-upload';

const Pair = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '1fr 1fr' }, gap: '4' },
});

async function download({ templateUrl, templateName }: TableKindInfo) {
  try {
    await saveCsv(templateUrl, templateName);
  } catch (error) {
    showToast('error', error instanceof Error ? error.message : 'Something went wrong.');
  }
}

type ChosenFile = Pick<ImportRequest, 'info' | 'file'> & Partial<ImportRequest>;

interface ImportPickersProps {
  /** Called when the server has the whole file and has given the run its id. */
  onStarted: (importId: string) => void;
}

/** The two file pickers, and the uploads that they start. */
export function ImportPickers({ onStarted }: ImportPickersProps) {
  const [chosen, setChosen] = useState<ChosenFile>();
  const { upload, start, cancel, dismiss } = useImportUpload(onStarted);
  const retry = ({ request, otherwise }: UploadState) => {
    if (otherwise) setChosen(request);
    else void start(request);
  };
  const uploading = upload !== undefined && upload.failure === undefined;
  return (
    <>
      <Pair>
        {importKinds.map((info) => (
          <FileDrop
            key={info.kind}
            label={info.label}
            accepted="CSV up to 2 GB or XLSX up to 50 MB. Choose a file or drop it here."
            accept=".csv,.xlsx"
            disabled={uploading}
            onFile={(file) => setChosen({ info, file })}
          >
            <LinkButton onClick={() => void download(info)}>
              Download template
              <chakra.span srOnly> for {info.label}</chakra.span>
            </LinkButton>
          </FileDrop>
        ))}
      </Pair>
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
  );
}
