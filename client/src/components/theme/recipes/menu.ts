import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['trigger', 'positioner', 'content', 'item', 'itemText', 'itemGroup', 'itemGroupLabel', 'separator'],
  base: {
    content: {
      zIndex: 'menu',
      minWidth: '24',
      p: '1',
      bg: 'surface',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'md',
      outline: 'none',
      _open: { animationName: 'fade-in', animationDuration: 'in' },
      _closed: { animationName: 'fade-out', animationDuration: 'out' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      px: '3',
      borderRadius: 'sm',
      cursor: 'pointer',
      userSelect: 'none',
      _highlighted: { bg: 'accentSoft', color: 'onAccentSoft' },
    },
  },
});
