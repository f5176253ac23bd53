import { t } from '@rules/text.js';
import { KeysDialog, type KeyMeaning } from '../dialog/keys-dialog';

const MOVING: readonly KeyMeaning[] = [
  ['/ or Ctrl+K', t('Find a claim')],
  [t('j or ↓'), t('Next row')],
  [t('k or ↑'), t('Previous row')],
  [t('Home, End'), t('First and last row')],
];
const SHOWING: KeyMeaning = ['?', t('Show these keys')];
/** Rows that are selected are claims. */
const OF_CLAIMS: readonly KeyMeaning[] = [
  ...MOVING,
  [t('Enter'), t('Open the claim')],
  ['Ctrl+Enter', t('Open the claim in a new tab')],
  ['x', t('Select the row, or no longer')],
  SHOWING,
];
const OF_OTHERS: readonly KeyMeaning[] = [...MOVING, [t('Enter'), t('Open the row')], SHOWING];

interface TableKeysDialogProps {
  /** The rows are selected by a key. */
  selects: boolean;
  open: boolean;
  onClose: () => void;
}

/** What the keys do on a list. */
export function TableKeysDialog({ selects, ...dialog }: TableKeysDialogProps) {
  return <KeysDialog title={t('Keys of the list')} keys={selects ? OF_CLAIMS : OF_OTHERS} {...dialog} />;
}
