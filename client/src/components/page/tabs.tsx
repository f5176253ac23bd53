import { chakra } from '@chakra-ui/react/styled-system';
import { PlaceLink } from '../actions/route-link';

/** A row of tabs that are links to pages. */
export const TabBar = chakra('nav', {
  base: { display: 'flex', flexWrap: { base: 'wrap', md: 'nowrap' }, columnGap: '1' },
});
/** A tab, marked while its page is open, and with `data-within` while a page below it is. */
export const Tab = chakra(PlaceLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // With large text on a phone each tab has its own line, high enough to tap.
    minHeight: { base: '7', sm: '11' },
    px: 'gutter.small',
    mb: '-1px',
    textStyle: 'overline',
    letterSpacing: '0.03em',
    color: 'muted',
    textDecoration: 'none',
    whiteSpace: { md: 'nowrap' },
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'ink' },
    _focusVisible: { outlineOffset: '-3px' },
    _currentPage: { color: 'accent', borderColor: 'accent' },
    '&[data-within]': { borderColor: 'accent' },
  },
});
