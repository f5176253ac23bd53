import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { t } from '@rules/text.js';
import { later } from '../later/later';
import { Stack, SubsectionTitle } from '../page/layout';
import { Dialog, DialogBody, DialogCancel } from './dialog';

/** A key, or several that do the same, and what it does. */
export type KeyMeaning = readonly [keys: string, does: string];

/** Keys that belong together; without a title where the dialog's says enough. */
export interface KeyGroup {
  title?: string;
  keys: readonly KeyMeaning[];
}

/** With its checkbox, which the frame of all pages would load otherwise. */
const SingleKeysSwitch = later(async () => (await import('./single-keys-switch')).SingleKeysSwitch);

const List = chakra('dl', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(6rem, auto) 1fr', columnGap: '6', rowGap: '2' },
});
const Key = chakra('dt', { base: { fontWeight: 'semibold' } });

interface KeysDialogProps {
  title: string;
  groups: readonly KeyGroup[];
  open: boolean;
  onClose: () => void;
}

/** What the keys do on a page, and the switch that turns those of one letter off (LIST-29). */
export function KeysDialog({ title, groups, open, onClose }: KeysDialogProps) {
  // Not the switch: the next key may be Space.
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      initialFocus={close}
      footer={<DialogCancel ref={close}>{t('Close')}</DialogCancel>}
    >
      <DialogBody>
        <Stack>
          {groups.map(({ title: of, keys }) => (
            <Stack key={of ?? ''} gap="tight">
              {of && <SubsectionTitle>{of}</SubsectionTitle>}
              <List>
                {keys.map(([key, does]) => [<Key key={key}>{key}</Key>, <dd key={does}>{does}</dd>])}
              </List>
            </Stack>
          ))}
          <SingleKeysSwitch />
        </Stack>
      </DialogBody>
    </Dialog>
  );
}
