import { chakra } from '@chakra-ui/react/styled-system';

/** The bar at the top of every page. */
export const TopBar = chakra('header', {
  base: { bg: 'surface', borderBottomWidth: '1px', borderColor: 'hairline', _print: { display: 'none' } },
});

export const TopBarRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', md: 'nowrap' },
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '2', md: '4' },
    rowGap: '1',
    minHeight: '16',
    px: { base: 'gutter', md: '8' },
    py: '2',
  },
});

/** The page's own content; the target of the skip link. */
export const Main = chakra('main', {
  base: {
    display: 'block',
    width: 'full',
    mx: 'auto',
    px: { base: 'gutter', md: '8' },
    pt: { base: '6', md: '8' },
    pb: '16',
    flex: '1',
    _focusVisible: { outlineStyle: 'none' },
    _print: { p: '0', maxWidth: 'none' },
  },
  variants: {
    width: {
      form: { maxWidth: '30rem' },
      member: { maxWidth: '49rem' },
      claim: { maxWidth: '74rem', pt: { md: '6' } },
      // A claim with a rail next to it.
      desk: { maxWidth: { base: '74rem', '2xl': '112rem' }, pt: { md: '6' } },
      window: {},
    },
  },
});

/** The whole page: header, content, and a footer at the bottom of the window. */
export const Frame = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    // The footer appears together with the content, instead of being moved by it.
    '&:has([data-loading]) > footer': { visibility: 'hidden' },
  },
});

/** Lets keyboard users skip the header. */
export const SkipLink = chakra('a', {
  base: {
    position: 'absolute',
    top: '2',
    insetStart: '2',
    zIndex: 'skip',
    px: '4',
    py: '3',
    bg: 'surface',
    color: 'accent',
    borderRadius: 'md',
    transform: 'translateY(-200%)',
    _focus: { transform: 'none' },
  },
});

export const FooterBar = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '2',
    px: { base: 'gutter', md: '8' },
    py: '5',
    borderTopWidth: '1px',
    borderColor: 'hairline',
    textStyle: 'caption',
    color: 'muted',
    _print: { display: 'none' },
  },
});
