import { Button } from '../../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../../components/dialog/dialog';
import { formatCount } from '../../../lib/amounts';
import { FIRST_PRINTED } from './use-print-choice';

/** What fits on an A4 page below its heading. */
const ROWS_A_PAGE = 50;

interface PrintChoiceDialogProps {
  total: number;
  onChoose: (choice: 'all' | 'first') => void;
  onClose: () => void;
}

/** The question before a claim of very many transactions is printed: all, the sums and the first, or nothing. */
export function PrintChoiceDialog({ total, onChoose, onClose }: PrintChoiceDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Print ${formatCount(total)} transactions?`}
      footer={
        <>
          <DialogCancel>Cancel</DialogCancel>
          <Button onClick={() => onChoose('all')}>Print all {formatCount(total)}</Button>
          <Button look="primary" onClick={() => onChoose('first')}>
            Print the summary and the first {formatCount(FIRST_PRINTED)}
          </Button>
        </>
      }
    >
      <DialogBody>
        <p>
          All of them fill about {formatCount(Math.ceil(total / ROWS_A_PAGE))} pages, and it may take a minute
          until they are ready. The summary has the shares at the opening, bought, sold and at the closing.
        </p>
      </DialogBody>
    </Dialog>
  );
}
