import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { Dialog, DialogBody, DialogCancel } from './dialog';

/** A key, or several that do the same, and what it does. */
export type KeyMeaning = readonly [keys: string, does: string];

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '6', rowGap: '2' },
});
const Key = chakra('dt', { base: { fontWeight: 'semibold' } });

interface KeysDialogProps {
  title: string;
  keys: readonly KeyMeaning[];
  open: boolean;
  onClose: () => void;
}

/** What the keys do on a page. */
export function KeysDialog({ title, keys, open, onClose }: KeysDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} footer={<DialogCancel>{t('Close')}</DialogCancel>}>
      <DialogBody>
        <List>{keys.map(([key, does]) => [<Key key={key}>{key}</Key>, <dd key={does}>{does}</dd>])}</List>
      </DialogBody>
    </Dialog>
  );
}
