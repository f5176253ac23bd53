import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { palette, type ModeColor } from '@rules/colors/palette.js';
import { createSystem, defineConfig, defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { globalCss } from './global-css';
import { dialogRecipe } from './recipes/dialog';
import { textStyles } from './text-styles';
import { breakpoints, tokens } from './tokens';

const byMode = ({ light, dark }: ModeColor) => ({ value: { base: light, _osDark: dark } });

const colors = defineSemanticTokens.colors(
  Object.fromEntries(Object.entries(palette).map(([name, color]) => [name, byMode(color)])),
);

/** The product's Chakra system: Chakra's base utilities with our tokens, and recipes for the components in use. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: 'prorata',
    globalCss,
    theme: {
      breakpoints,
      tokens,
      semanticTokens: { colors },
      textStyles,
      keyframes: {
        'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
        'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
        spin: { to: { transform: 'rotate(360deg)' } },
      },
      slotRecipes: { dialog: dialogRecipe },
    },
  }),
);
