import { chakra } from '@chakra-ui/react/styled-system';
import { Dialog, DialogBody, DialogCancel } from '../../components/dialog/dialog';

const keys: readonly (readonly [keys: string, does: string])[] = [
  ['/ or Ctrl+K', 'Find a claim'],
  ['j or ↓', 'Next row'],
  ['k or ↑', 'Previous row'],
  ['Home, End', 'First and last row'],
  ['Enter', 'Open the claim'],
  ['Ctrl+Enter', 'Open the claim in a new tab'],
  ['x', 'Select the row, or no longer'],
  ['?', 'Show these keys'],
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
      title="Keys of the list"
      footer={<DialogCancel>Close</DialogCancel>}
    >
      <DialogBody>
        <List>{keys.map(([key, does]) => [<Key key={key}>{key}</Key>, <dd key={does}>{does}</dd>])}</List>
      </DialogBody>
    </Dialog>
  );
}
