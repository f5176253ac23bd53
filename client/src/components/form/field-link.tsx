import type { ReactNode } from 'react';
import { Anchor } from '../actions/text-link';

interface FieldLinkProps {
  /** The field's name, which is also the id of its input. */
  name: string;
  children: ReactNode;
}

/** A link that puts the focus into a field of the same page. */
export function FieldLink({ name, children }: FieldLinkProps) {
  return (
    <Anchor
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(name)?.focus();
      }}
    >
      {children}
    </Anchor>
  );
}
