import { t } from '@rules/text.js';
import { KeysDialog } from '../../../components/dialog/keys-dialog';
import { EVERYWHERE } from '../../../components/table/list-keys';
import { CLAIM_KEYS } from './keys-of-claim';

interface ClaimKeysDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What the keys do on the page of a claim. */
export function ClaimKeysDialog(props: ClaimKeysDialogProps) {
  return (
    <KeysDialog title={t('Keys of a claim')} groups={[{ keys: [...CLAIM_KEYS, ...EVERYWHERE] }]} {...props} />
  );
}
