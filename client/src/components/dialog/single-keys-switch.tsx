import { t } from '@rules/text.js';
import { useSingleKeys } from '../../lib/single-keys';
import { Checkbox } from '../form/checkbox';

/** Turns the keys of one letter off and on. */
export function SingleKeysSwitch() {
  const [act, setAct] = useSingleKeys();
  return (
    <Checkbox
      label={t('Use single letters and signs as keys')}
      hint={t(
        'Turn this off if you speak to your computer or often press a wrong key. The keys stay in the menu of your account.',
      )}
      checked={act}
      onChange={() => setAct(!act)}
    />
  );
}
