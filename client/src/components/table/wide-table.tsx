import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Wraps a table of many columns: it scrolls sideways when the window is too narrow for the table and too wide for
 * cards. A full one has more columns than fit in every window, and scrolls in it.
 */
export const WideTable = chakra('div', {
  base: { md: { overflowX: 'auto' }, xl: { overflowX: 'visible' }, _print: { overflowX: 'visible' } },
  variants: { full: { true: { xl: { overflowX: 'auto' } } } },
});
