import type { SystemContext } from '@chakra-ui/react/styled-system';
import { system } from '../components/theme/system';

const NOTHING = {};
const noStyles = () => NOTHING;

/** The product's system without its styles: jsdom has no layout, and computing styles takes a sixth of the tests' CPU time. */
export const unstyledSystem: SystemContext = {
  ...system,
  css: noStyles,
  cva: (recipe) => Object.assign(() => NOTHING, system.cva(recipe)),
  getGlobalCss: noStyles,
  getPreflightCss: noStyles,
  getTokenCss: noStyles,
};
