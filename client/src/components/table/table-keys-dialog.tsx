import { t } from '@rules/text.js';
import { KeysDialog } from '../dialog/keys-dialog';
import { EVERYWHERE, keysOfList } from './list-keys';

interface TableKeysDialogProps {
  /** The rows are selected by a key. */
  selects: boolean;
  open: boolean;
  onClose: () => void;
}

/** What the keys do on a list. */
export function TableKeysDialog({ selects, ...dialog }: TableKeysDialogProps) {
  return (
    <KeysDialog
      title={t('Keys of the list')}
      groups={[{ keys: [...keysOfList(selects), ...EVERYWHERE] }]}
      {...dialog}
    />
  );
}
