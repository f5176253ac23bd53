import { t } from '@rules/text.js';
import { KeysDialog, type KeyGroup } from '../../components/dialog/keys-dialog';
import { EVERYWHERE, keysOfList } from '../../components/table/list-keys';
import { CLAIM_KEYS } from '../routes/claim-list/keys-of-claim';

const GROUPS: readonly KeyGroup[] = [
  { title: t('On every page'), keys: EVERYWHERE },
  { title: t('In a list'), keys: keysOfList(true) },
  { title: t('On a claim'), keys: CLAIM_KEYS },
];

interface OfficeKeysProps {
  open: boolean;
  onClose: () => void;
}

/** All keys of the office (LIST-29). */
export function OfficeKeys(props: OfficeKeysProps) {
  return <KeysDialog title={t('Keys')} groups={GROUPS} {...props} />;
}
