import { chakra } from '@chakra-ui/react/styled-system';

/** Around a table of many columns: it scrolls sideways by itself where the window is too narrow for it and too wide for cards. */
export const WideTable = chakra('div', {
  base: { md: { overflowX: 'auto' }, xl: { overflowX: 'visible' }, _print: { overflowX: 'visible' } },
});
