import { chakra } from '@chakra-ui/react/styled-system';

/** A card: a thin border and no shadow. */
export const Card = chakra('section', {
  base: {
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    p: { base: 'gutter', md: '6' },
    _print: { p: '0', borderWidth: '0', bg: 'transparent' },
  },
});

/** A vertical stack. */
export const Stack = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minWidth: '0' },
  variants: { gap: { tight: { gap: '2' }, normal: { gap: '4' }, wide: { gap: '6' }, open: { gap: '10' } } },
  defaultVariants: { gap: 'normal' },
});

/** Items in a row that wrap on a narrow window. */
export const Inline = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    minWidth: '0',
  },
  variants: { spread: { true: { justifyContent: 'space-between' } } },
});

/** A bulleted list of short sentences. */
export const BulletList = chakra('ul', {
  base: {
    display: 'grid',
    // An address that is longer than its line wraps.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    ps: '5',
    listStyleType: 'disc',
    maxWidth: 'line',
  },
});

/** Text in a muted colour. */
export const Muted = chakra('p', { base: { color: 'muted', maxWidth: 'line' } });

/** Small muted text: hints, captions, counts. */
export const Caption = chakra('p', { base: { textStyle: 'caption', color: 'muted', maxWidth: 'line' } });

/** Running text for members. */
export const Prose = chakra('p', { base: { textStyle: 'prose', maxWidth: 'line' } });

/** The single message of a page, as its heading. */
export const FullPageHeading = chakra('h1', {
  base: {
    textStyle: 'title',
    maxWidth: 'line',
    my: '12',
    overflowWrap: 'anywhere',
    smDown: { hyphens: 'auto' },
  },
});

/** The title of a part of a page. */
export const SectionTitle = chakra('h2', {
  base: { textStyle: 'heading', overflowWrap: 'anywhere', smDown: { hyphens: 'auto' } },
});

/** A title inside a part. */
export const SubsectionTitle = chakra('h3', {
  base: { textStyle: 'subheading', overflowWrap: 'anywhere', _print: { breakAfter: 'avoid' } },
});
