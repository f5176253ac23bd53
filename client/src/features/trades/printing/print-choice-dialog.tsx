import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { Dialog, DialogBody, DialogCancel } from '../../../components/dialog/dialog';
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
      title={t('Print {total, number} transactions?', { total })}
      footer={
        <>
          <DialogCancel>{t('Cancel')}</DialogCancel>
          <Button onClick={() => onChoose('all')}>{t('Print all {total, number}', { total })}</Button>
          <Button look="primary" onClick={() => onChoose('first')}>
            {t('Print the summary and the first {firstPrinted, number}', { firstPrinted: FIRST_PRINTED })}
          </Button>
        </>
      }
    >
      <DialogBody>
        <p>
          {t(
            'All of them fill about {ceil, number} pages, and it may take a minute until they are ready. The summary has the shares at the opening, bought, sold and at the closing.',
            { ceil: Math.ceil(total / ROWS_A_PAGE) },
          )}
        </p>
      </DialogBody>
    </Dialog>
  );
}
