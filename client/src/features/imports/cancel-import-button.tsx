import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { showToast } from '../../components/toast/toast-store';
import { useCancelImportMutation, type ImportRunSummaryFragment } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

type CancellableRun = Pick<ImportRunSummaryFragment, 'id' | 'fileName'> & { cancelRequested: boolean };

/** Cancel, after a question that names the file. */
export function CancelImportButton({ run }: { run: CancellableRun }) {
  const [asking, setAsking] = useState(false);
  const [cancelImport, { loading }] = useCancelImportMutation();
  const cancel = async () => {
    setAsking(false);
    try {
      await cancelImport({ variables: { id: run.id } });
    } catch (error) {
      showToast('error', errorMessage(error));
    }
  };
  return (
    <>
      <Button pending={loading} disabled={run.cancelRequested} onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Cancel this import?"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep importing</Button>
            <Button look="danger" onClick={() => void cancel()}>
              Cancel import
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>
            The import of {run.fileName} stops after the rows it is working on. Rows that are already in stay
            and are counted; importing the same file again finishes it.
          </p>
        </DialogBody>
      </Dialog>
    </>
  );
}
