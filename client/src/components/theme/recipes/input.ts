import { defineRecipe } from '@chakra-ui/react/styled-system';

export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    maxWidth: 'full',
    minHeight: '11',
    px: 'gutter.small',
    py: '2',
    mt: '1',
    bg: 'surface',
    color: 'ink',
    fontSize: 'md',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'md',
    appearance: 'none',
    _hover: { borderColor: 'ink' },
    _focusVisible: { borderColor: 'accent', outlineOffset: '0px' },
    _invalid: { borderColor: 'danger', borderWidth: '2px' },
    _disabled: { bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
  },
});
