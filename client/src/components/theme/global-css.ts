import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** The base styles of every page: type, colours by the system's mode, the focus ring, reduced motion and print. */
export const globalCss = defineGlobalStyles({
  '*': { '--global-color-border': 'colors.hairline' },
  html: {
    bg: 'canvas',
    color: 'ink',
    colorScheme: 'light dark',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    textSizeAdjust: '100%',
    overflowY: 'scroll',
    _print: { bg: 'white', color: 'black', fontSize: '10pt' },
  },
  // A focused element must not be hidden behind the notice at the lower edge.
  'html:has([data-unsaved])': { scrollPaddingBottom: { base: '5rem', md: '8rem' } },
  // Nor behind the line that stays at the top of a claim.
  'html:has([data-page-bar])': { lg: { scrollPaddingTop: '4rem', '--page-bar': '3.5rem' } },
  // The bar of a decision has two rows of buttons and a title.
  'html:has([data-page-bar=decision])': { lg: { scrollPaddingTop: '9rem', '--page-bar': '8.5rem' } },
  // Nor behind the tour, below which the end of the page can be scrolled up; the place it is about has an edge.
  'html:has([data-tour-panel])': { scrollPaddingBottom: 'min(16rem, 60dvh)' },
  'body:has([data-tour-panel])': { paddingBottom: 'min(16rem, 60dvh)', _print: { paddingBottom: '0' } },
  '[data-tour-here]': {
    outlineWidth: '3px',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '4px',
    borderRadius: 'sm',
  },
  // The bar of a selection takes two rows in a window that is not wide.
  'html:has([data-page-bar=selection])': {
    base: { scrollPaddingTop: '7rem' },
    lg: { scrollPaddingTop: '7rem', '--page-bar': '6.5rem' },
    xl: { scrollPaddingTop: '4rem', '--page-bar': '3.5rem' },
  },
  // A drawer is next to the page and not over it.
  'body:has([data-drawer])': { paddingInlineEnd: '{sizes.drawer}', _print: { paddingInlineEnd: '0' } },
  body: { fontFeatureSettings: '"cv05", "ss03"', textRendering: 'optimizeLegibility' },
  '*::placeholder': { color: 'muted', opacity: '1' },
  '*::selection': { bg: 'accentSoft', color: 'onAccentSoft' },
  ':focus-visible': {
    outlineWidth: '3px',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:not([aria-disabled]):focus-visible': { outlineStyle: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
