import { t } from '@rules/text.js';
import { DataTable, type Column } from '../../components/table/data-table';
import { Trans } from '../../components/text/trans';
import { useSendBankChangeCodeMutation, type ActProofInput } from '../../generated/graphql';
import { errorMessage, mayBeDone } from '../../lib/error-message';
import { Contact } from '../scheme/contact';
import { useScheme } from '../scheme/use-scheme';
import { ConfirmActDialog } from '../session/confirm-act-dialog';
import type { BankValue } from './bank-values';

/** When a change applies. */
export type BankChangeKind = 'edit' | 'proposal';

interface ConfirmBankChangeDialogProps {
  submissionId: string;
  kind: BankChangeKind;
  values: readonly BankValue[];
  /** May throw what the mutation throws. */
  onConfirm: (proof: ActProofInput) => Promise<void>;
  onClose: () => void;
}

const APPLIES: Record<BankChangeKind, string> = {
  edit: t(
    'Your claim shows the new account at once. We check it before anything is paid to it, which takes at least two days, and may call you. We also tell you about it by e-mail.',
  ),
  proposal: t(
    'The change applies once an administrator has accepted your request. We will tell you by e-mail.',
  ),
};
const NOT_GIVEN = t('Not given');

const columns: Column<BankValue>[] = [
  { header: t('Bank details'), cell: ({ label }) => label, lead: true },
  { header: t('Until now'), cell: ({ before }) => before || NOT_GIVEN, width: 'third' },
  { header: t('New'), cell: ({ after }) => <strong>{after || NOT_GIVEN}</strong>, width: 'third' },
];

/**
 * Asks a member who changes bank details for a mailed code or the password, with the old and new values side by side
 * (CLAIM-51, CLAIM-54).
 */
export function ConfirmBankChangeDialog(props: ConfirmBankChangeDialogProps) {
  const { submissionId, kind, values, onConfirm, onClose } = props;
  const { scheme } = useScheme();
  const [sendCode] = useSendBankChangeCodeMutation();
  const send = async () => (await sendCode({ variables: { submissionId } })).data?.sendBankChangeCode.message;
  return (
    <ConfirmActDialog
      title={t('Confirm your new bank details')}
      action={t('Confirm')}
      send={send}
      onConfirm={onConfirm}
      failure={failureText}
      onClose={onClose}
      after={
        scheme && (
          <p>
            <Trans
              id="If it was not you who changed them, choose Cancel and write to {contact}."
              values={{ contact: <Contact {...scheme} /> }}
            />
          </p>
        )
      }
    >
      <p>{t('Please compare each new value with your bank’s papers. Money is paid to this account.')}</p>
      <DataTable
        caption={t('Your bank details until now and the new ones')}
        columns={columns}
        rows={[...values]}
        rowKey={({ path }) => path}
      />
      <p>{APPLIES[kind]}</p>
    </ConfirmActDialog>
  );
}

function failureText(error: unknown): string {
  if (mayBeDone(error))
    return t('{errorMessage} Choose Confirm again: nothing is done twice.', {
      errorMessage: errorMessage(error, t('The server did not respond.')),
    });
  return errorMessage(error);
}
