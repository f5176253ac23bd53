import { t } from '@rules/text.js';
import { Caption } from '../page/layout';
import { HoldsTyped } from './holds-typed';

/** Notes that a dialog was opened with input typed before, and makes it ask before it closes. */
export function TypedAgain() {
  return (
    <>
      <HoldsTyped />
      <Caption role="status">{t('What you typed has been restored.')}</Caption>
    </>
  );
}
