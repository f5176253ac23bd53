import { t } from '@rules/text.js';
import { CodedReasonDialog } from '../../domain/session/coded-reason-dialog';
import { useConfirmFileRejectedMutation, useSendFileRejectedCodeMutation } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { formatMoney } from '../../lib/decimals';
import type { FileDialogProps } from './file-sent-dialog';
import { FOUND } from './payment-text';

/** Confirms, with words and a mailed code, that the bank rejected a whole file (PAY-15). */
export function ConfirmRejectedDialog({ file, onClose }: FileDialogProps) {
  const { id, version, number, payments, total } = file;
  const [sendCode] = useSendFileRejectedCodeMutation();
  const [confirm] = useConfirmFileRejectedMutation({ refetchQueries: ['PaymentRuns'] });
  return (
    <CodedReasonDialog
      name={`confirm-rejected-${id}`}
      title={t('Confirm that the bank rejected file {number}', { number })}
      action={t('Confirm')}
      done={t('The payments of file {number} come back, and the next payment run makes them again.', {
        number,
      })}
      {...FOUND}
      send={async () => (await sendCode({ variables: { id, version } })).data?.sendFileRejectedCode.message}
      submit={async (decision) => Boolean((await confirm({ variables: { id, version, ...decision } })).data)}
      onClose={onClose}
    >
      <p>
        {t(
          '{payments, plural, one {# payment} other {{count} payments}} of together ${total} will be made once more.',
          {
            payments,
            count: formatCount(payments),
            total: formatMoney(total),
          },
        )}
      </p>
      <p>
        {t(
          'Ask the bank yourself, and look at the account that pays: if the bank made payments of this file, they would be made twice.',
        )}
      </p>
    </CodedReasonDialog>
  );
}
