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
      label="Cancel"
      rowLabel={listed ? `Cancel the import of ${run.fileName}` : undefined}
      pending={loading}
      disabled={run.cancelRequested}
      title="Cancel this import?"
      keep="Keep importing"
      confirm="Cancel import"
      onConfirm={() => cancelImport({ variables: { id: run.id } })}
      shownBy={['ImportRun']}
    >
      The import of {run.fileName} will stop after the rows it is working on. Rows already imported are kept
      and counted; import the same file again to finish.
    </ConfirmButton>
  );
}
