import { chakra } from '@chakra-ui/react/styled-system';

/** The styled elements of a data table. Below 768 px each row is a small card; in print it is a table again. */
export const Table = chakra('table', {
  base: {
    width: 'full',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'hairline',
    borderRadius: 'md',
    borderCollapse: 'separate',
    borderSpacing: '0',
    mdDown: {
      display: 'block',
      bg: 'transparent',
      borderWidth: '0',
      _print: { display: 'table', bg: 'transparent' },
    },
    _print: { fontSize: '9pt' },
  },
});

export const Caption = chakra('caption', { base: { srOnly: true } });

export const Head = chakra('thead', {
  base: { mdDown: { srOnly: true, _print: { display: 'table-header-group', position: 'static' } } },
});

/** The look of a column header that stays in view, of tables to read and to edit alike. */
export const headCell = {
  position: 'sticky',
  zIndex: 'sticky',
  bg: 'surface',
  color: 'muted',
  textStyle: 'overline',
  textAlign: 'start',
  verticalAlign: 'bottom',
  borderBottomWidth: '1px',
  borderColor: 'hairline',
  borderTopRadius: 'md',
} as const;

export const HeadCell = chakra('th', {
  base: {
    ...headCell,
    top: 'var(--page-bar, 0)',
    px: '4',
    py: '3',
    _print: { position: 'static', px: '1', py: '1' },
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    width: {
      fit: { whiteSpace: 'nowrap' },
      tenth: { width: '8%' },
      sixth: { width: '16%' },
      quarter: { width: '24%' },
      // Their words may be broken anywhere, so that the other columns would leave them one letter a line.
      third: { width: '36%', md: { minWidth: '10rem' } },
      most: { width: '64%', md: { minWidth: '12rem' } },
    },
  },
});

/** A column header that sorts: its arrow always takes up space, and is visible on the sorted column. */
export const SortButton = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      fontWeight: 'inherit',
      color: 'inherit',
      textAlign: 'inherit',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { color: 'ink', textDecoration: 'underline' },
      '& > svg': { width: '4', visibility: 'hidden' },
      // The place of the arrow must not part a header from its right-aligned numbers.
      '&[data-align=end]': { flexDirection: 'row-reverse' },
      '&[data-sorted]': { color: 'ink' },
      '&[data-sorted] > svg': { visibility: 'visible' },
      '&[data-sorted=descending] > svg': { transform: 'rotate(180deg)' },
    },
  },
  { defaultProps: { type: 'button' } },
);

export const Body = chakra('tbody', {
  base: {
    mdDown: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      _print: { display: 'table-row-group' },
    },
  },
});

export const Row = chakra('tr', {
  base: {
    '&:not(:last-of-type) > td': { borderBottomWidth: '1px' },
    breakInside: 'avoid',
    '&[data-selected]': { bg: 'accentSoft' },
    // The ring of the focus lies within the row, or the next row would cover it.
    '&:focus-visible': { outline: '3px solid', outlineColor: 'accent', outlineOffset: '-3px' },
    mdDown: {
      display: 'block',
      px: 'gutter',
      py: '3',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'hairline',
      borderRadius: 'md',
      '&:not(:last-of-type) > td': { borderBottomWidth: '0' },
      _print: { display: 'table-row' },
    },
  },
  variants: {
    clickable: { true: { cursor: 'pointer', _hover: { bg: 'accentSoft' } } },
  },
});

export const Cell = chakra('td', {
  base: {
    px: '4',
    py: { base: '1', md: '2' },
    borderColor: 'hairline',
    overflowWrap: 'anywhere',
    // A button is taller than the text of its row: this aligns their text.
    verticalAlign: 'baseline',
    '& > span': { minWidth: '0' },
    mdDown: {
      display: 'flex',
      // What does not fit next to its label goes below it, whole.
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: '4',
      px: '0',
      textAlign: 'start',
      _before: {
        content: 'attr(data-label)',
        color: 'muted',
        fontSize: 'sm',
        flexShrink: '0',
        maxWidth: 'full',
        overflowWrap: 'normal',
        width: { smDown: 'full' },
      },
      _print: { display: 'table-cell', textAlign: 'start', _before: { content: 'none' } },
    },
    _print: { px: '1', py: '0.5' },
  },
  variants: {
    align: {
      start: {},
      end: {
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        md: { whiteSpace: 'nowrap' },
        // On a card a number is at the left of its own line, where its label is above it; its words may wrap ('25 % of what remains').
        mdDown: { textAlign: 'start', overflowWrap: 'normal' },
      },
    },
    fit: { true: { md: { whiteSpace: 'nowrap' } } },
    breaks: { true: { whiteSpace: 'normal', '& *': { overflowWrap: 'anywhere' } } },
    lead: {
      true: {
        md: { fontWeight: 'medium' },
        mdDown: { fontWeight: 'semibold', _before: { content: 'none' } },
      },
    },
  },
});
