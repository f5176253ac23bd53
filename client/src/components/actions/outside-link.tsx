import type { ReactNode } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { isHttpsAddress } from '@rules/https-address.js';
import { t } from '@rules/text.js';
import { Anchor } from './text-link';

interface OutsideLinkProps {
  href: string;
  children: ReactNode;
}

/** A link to another site, in a new tab without an opener. An address other than https is rendered as text. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  if (!isHttpsAddress(href)) return <span>{children}</span>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <chakra.span srOnly>{t(' (opens in a new tab)')}</chakra.span>
    </Anchor>
  );
}
