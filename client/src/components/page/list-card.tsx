import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { RouteLink } from '../actions/route-link';
import { ChevronRightIcon } from '../icons';

const Item = chakra('li', { base: { '& + &': { mt: '3' } } });
const Below = chakra('p', { base: { mt: '1', px: 'gutter' } });
const CardLink = chakra(RouteLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // Does not grow with the text, which needs the room on a phone.
    gap: 'gutter',
    p: 'gutter',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    color: 'ink',
    textDecoration: 'none',
    _hover: { borderColor: 'accent' },
    // With large text on a phone the text needs the room of the arrow; the card is still a link.
    '& > svg': { maxWidth: '6vw', smDown: { display: 'none' } },
  },
  variants: { roomy: { true: { p: { base: 'gutter', md: '5' } } } },
});

interface ListCardProps {
  to: string;
  /** More padding, for content of more than a name and a line. */
  roomy?: boolean;
  /** A second link, below the card. */
  below?: ReactNode;
  children: ReactNode;
}

/** A list item that links to a page as a whole. */
export function ListCard({ to, roomy, below, children }: ListCardProps) {
  return (
    <Item>
      <CardLink to={to} roomy={roomy}>
        {children}
        <ChevronRightIcon />
      </CardLink>
      {below && <Below>{below}</Below>}
    </Item>
  );
}
