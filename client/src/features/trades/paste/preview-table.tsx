import { chakra } from '@chakra-ui/react/styled-system';

/** The frame of a table of the paste dialog: it scrolls sideways where the table is wider. */
export const PreviewScroll = chakra('div', {
  base: { overflowX: 'auto', borderWidth: '1px', borderColor: 'hairline', borderRadius: 'md' },
});

export const PreviewTable = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { px: '2', py: '1', textAlign: 'start', borderBottomWidth: '1px', borderColor: 'hairline' },
    '& th[data-number], & td[data-number]': { textAlign: 'end' },
    '& th': { fontWeight: 'medium' },
    '& tr:last-of-type > *': { borderBottomWidth: '0' },
  },
});
