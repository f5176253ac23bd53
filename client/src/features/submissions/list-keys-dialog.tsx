import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';

const keys: readonly (readonly [keys: string, does: string])[] = [
  ['/ or Ctrl+K', t('Find a claim')],
  [t('j or ↓'), t('Next row')],
  [t('k or ↑'), t('Previous row')],
  [t('Home, End'), t('First and last row')],
  [t('Enter'), t('Open the claim')],
  ['Ctrl+Enter', t('Open the claim in a new tab')],
  ['x', t('Select the row, or no longer')],
  ['?', t('Show these keys')],
];

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '6', rowGap: '2' },
});
const Key = chakra('dt', { base: { fontWeight: 'semibold' } });

/** What the keys do on the list of submissions. */
export function ListKeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('Keys of the list')}
      footer={<DialogCancel>{t('Close')}</DialogCancel>}
    >
      <DialogBody>
        <List>{keys.map(([key, does]) => [<Key key={key}>{key}</Key>, <dd key={does}>{does}</dd>])}</List>
      </DialogBody>
    </Dialog>
  );
}
