import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, type ComponentProps } from 'react';
import { Notice } from './notice';

const Frame = chakra('div', { base: { borderRadius: 'md', scrollMarginTop: '24' } });
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** A notice that is shown, and takes the focus, when it appears, since the user must read it before anything else. */
export function FocusedNotice(props: ComponentProps<typeof Notice>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    // A dialog that was opened again comes first.
    if (!document.querySelector(DIALOG)) frame.current?.focus();
  }, []);
  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={props.title}>
      <Notice {...props} />
    </Frame>
  );
}
