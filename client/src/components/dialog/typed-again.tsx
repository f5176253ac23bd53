import { Caption } from '../page/layout';
import { HoldsTyped } from './holds-typed';

/** Says that a dialog was opened with what was typed before; it asks before it is closed. */
export function TypedAgain() {
  return (
    <>
      <HoldsTyped />
      <Caption role="status">What you typed has been restored.</Caption>
    </>
  );
}
