import type { ReactNode } from 'react';
import { Anchor } from '../actions/text-link';

interface FieldLinkProps {
  /** The field's name, which is also the id of its input. */
  name: string;
  /** Puts the focus there when the field may not be on the page yet. */
  onGoTo?: (name: string) => void;
  children: ReactNode;
}

/** A link that puts the focus into a field of the same page. */
export function FieldLink({ name, onGoTo, children }: FieldLinkProps) {
  return (
    <Anchor
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        if (onGoTo) onGoTo(name);
        else document.getElementById(name)?.focus();
      }}
    >
      {children}
    </Anchor>
  );
}
