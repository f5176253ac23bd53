import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const fade = {
  _open: { animationName: 'fade-in', animationDuration: 'in' },
  _closed: { animationName: 'fade-out', animationDuration: 'out' },
};

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    backdrop: { position: 'fixed', inset: '0', bg: 'rgb(8 14 28 / 0.55)', zIndex: 'dialog', ...fade },
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      overflow: 'auto',
      p: { base: '0', md: '4' },
      pt: { md: '20' },
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      // Placed at the bottom of a phone by a margin: a dialog that is too high must still scroll to its top.
      mt: { base: 'auto', md: '0' },
      maxWidth: { md: 'dialog' },
      bg: 'surface',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'md',
      ...fade,
    },
    header: { ps: { base: 'gutter', md: '6' }, pt: '6', pb: '1', pe: { base: '10', md: '14' } },
    title: { textStyle: 'heading', overflowWrap: 'anywhere', hyphens: 'auto' },
    body: { px: { base: 'gutter', md: '6' }, py: '3', display: 'flex', flexDirection: 'column', gap: '4' },
    footer: {
      px: { base: 'gutter', md: '6' },
      pt: '3',
      pb: '6',
      display: 'flex',
      flexDirection: { base: 'column-reverse', md: 'row' },
      justifyContent: 'flex-end',
      gap: '3',
    },
    closeTrigger: { position: 'absolute', top: '4', insetEnd: { base: '1', md: '4' } },
  },
});
