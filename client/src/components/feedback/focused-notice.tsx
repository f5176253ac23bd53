import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { Notice } from './notice';

const Frame = chakra('div', { base: { borderRadius: 'md', scrollMarginTop: '24' } });
const DIALOG = '[role="dialog"], [role="alertdialog"]';

interface FocusedNoticeProps extends ComponentProps<typeof Notice> {
  /** The place whose result it is, when it may be late: a user who works elsewhere by then keeps the focus. */
  from?: RefObject<HTMLElement | null>;
}

/** A notice that is shown, and takes the focus, when it appears, since the user must read it before anything else. */
export function FocusedNotice({ from, ...props }: FocusedNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(
    function takeFocus() {
      const focused = document.activeElement;
      const isElsewhere = from && focused !== document.body && !from.current?.contains(focused);
      // A dialog that was opened again comes first.
      if (!isElsewhere && !document.querySelector(DIALOG)) frame.current?.focus();
    },
    [from],
  );
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={props.title}>
      <Notice {...props} />
    </Frame>
  );
}
