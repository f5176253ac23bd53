import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Buttons, and links that look like one. At least 44 px high, 36 px in dense administrator rows (`small`). */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '1', sm: '2' },
    flexShrink: '0',
    maxWidth: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'tight',
    textAlign: 'center',
    textDecoration: 'none',
    // On a phone with large text a button's label may be wider than the screen.
    whiteSpace: { md: 'nowrap' },
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'out',
    _disabled: { cursor: 'not-allowed', opacity: '0.55' },
    _print: { display: 'none' },
  },
  variants: {
    look: {
      primary: { bg: 'accentSolid', color: 'onAccent', _hover: { bg: 'accentHover' } },
      secondary: {
        bg: 'surface',
        color: 'ink',
        borderColor: 'control',
        _hover: { borderColor: 'ink', bg: 'sunken' },
      },
      quiet: { bg: 'transparent', color: 'accent', _hover: { bg: 'accentSoft', color: 'onAccentSoft' } },
      danger: { bg: 'dangerSolid', color: 'onDanger', _hover: { opacity: '0.9' } },
    },
    size: {
      normal: {
        minHeight: '11',
        px: { base: 'gutter', md: '5' },
        py: { base: '2', md: '0' },
        fontSize: 'md',
      },
      small: { minHeight: '9', px: 'gutter.small', py: { base: '1', md: '0' }, fontSize: 'sm' },
      square: { width: '11', height: '11', p: '0' },
    },
  },
  defaultVariants: { look: 'secondary', size: 'normal' },
});
