import { t } from '@rules/text.js';
import type { KeyMeaning } from '../dialog/keys-dialog';

/** The keys of every page of the office. */
export const EVERYWHERE: readonly KeyMeaning[] = [
  ['/ or Ctrl+K', t('Find a claim')],
  ['?', t('Show these keys')],
];

const MOVING: readonly KeyMeaning[] = [
  [t('j or ↓'), t('Next row')],
  [t('k or ↑'), t('Previous row')],
  [t('Home, End'), t('First and last row')],
];

/** The keys of a list; rows that are selected are claims. */
export const keysOfList = (selects: boolean): readonly KeyMeaning[] =>
  selects
    ? [
        ...MOVING,
        [t('Enter'), t('Open the claim')],
        ['Ctrl+Enter', t('Open the claim in a new tab')],
        [t('x or Space'), t('Select the row, or no longer')],
      ]
    : [...MOVING, [t('Enter'), t('Open the row')]];
