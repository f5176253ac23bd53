import { chakra } from '@chakra-ui/react/styled-system';

/** A table's header sticks to a box that scrolls, and the bar of the page is not in it. */
const withoutPageBar = { '--page-bar': '0px' };

/**
 * Wraps a table of many columns: it scrolls sideways when the window is too narrow for the table and too wide for
 * cards. A full one has more columns than fit in every window, and scrolls in it.
 */
export const WideTable = chakra('div', {
  base: {
    md: { overflowX: 'auto', ...withoutPageBar },
    xl: { overflowX: 'visible', '--page-bar': 'inherit' },
    _print: { overflowX: 'visible' },
  },
  variants: { full: { true: { xl: { overflowX: 'auto', ...withoutPageBar } } } },
});
