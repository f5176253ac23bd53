import { t } from '@rules/text.js';
import { ConfirmButton } from '../../components/dialog/confirm-button';
import { useCancelImportMutation, type ImportRunSummaryFragment } from '../../generated/graphql';

type CancellableRun = Pick<ImportRunSummaryFragment, 'id' | 'fileName'> & { cancelRequested: boolean };

interface CancelImportButtonProps {
  run: CancellableRun;
  /** In a list of several: the button is small, and its name says of which file. */
  listed?: boolean;
}

/** Cancel, after a question that names the file. */
export function CancelImportButton({ run, listed = false }: CancelImportButtonProps) {
  const [cancelImport, { loading }] = useCancelImportMutation();
  return (
    <ConfirmButton
      label={t('Cancel')}
      rowLabel={listed ? t('Cancel the import of {fileName}', { fileName: run.fileName }) : undefined}
      pending={loading}
      disabled={run.cancelRequested}
      title={t('Cancel this import?')}
      keep={t('Keep importing')}
      confirm={t('Cancel import')}
      onConfirm={() => cancelImport({ variables: { id: run.id } })}
      shownBy={['ImportRun']}
    >
      {t(
        'The import of {fileName} will stop after the rows it is working on. Rows already imported are kept and counted; import the same file again to finish.',
        { fileName: run.fileName },
      )}
    </ConfirmButton>
  );
}
