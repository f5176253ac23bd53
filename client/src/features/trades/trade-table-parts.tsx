import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '../../components/table/table-parts';

/**
 * The box around the table. Around thousands of rows it scrolls by itself on a wide window, so that what follows the
 * table stays near.
 */
export const ScrollBox = chakra('div', {
  base: { _print: { maxHeight: 'none', overflow: 'visible' } },
  variants: {
    scrolls: {
      true: {
        md: {
          maxHeight: 'min(75vh, 44rem)',
          overflowY: 'auto',
          overscrollBehaviorY: 'auto',
          borderBlockWidth: '1px',
          borderColor: 'hairline',
          borderRadius: 'md',
          // The header stays at the top of the box, not below the page's bar.
          '--page-bar': '0px',
          scrollPaddingTop: '12',
        },
      },
    },
  },
});

/**
 * The table of a claim's transactions in the look of every table. Its rows are plain elements: a claim may have fifty
 * thousand, and all of them are rendered for printing.
 */
export const TradesTable = chakra(Table, {
  // No condition at the top level: Chakra would merge it into the table that this one extends, for every page.
  base: {
    // Columns must not change their widths while other rows are rendered.
    '&[data-windowed]': { md: { tableLayout: 'fixed', borderBlockWidth: '0' } },
    '& thead button': { textAlign: 'inherit' },
    // Next to a rail the table has less room.
    '& thead th': { px: { '2xl': '2' } },
    '& tbody tr:focus': { bg: 'accentSoft' },
    '& tbody td': {
      px: { base: '0', md: '4', '2xl': '2' },
      py: { base: '1', md: '2' },
      borderColor: 'hairline',
      overflowWrap: 'anywhere',
      verticalAlign: 'baseline',
      mdDown: {
        display: 'flex',
        // With large text a number goes below its label.
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: '4',
        textAlign: 'start',
        _before: {
          content: 'attr(data-label)',
          color: 'muted',
          fontSize: 'sm',
          flexShrink: '0',
          maxWidth: 'full',
          whiteSpace: 'normal',
          width: { smDown: 'full' },
        },
        _print: { display: 'table-cell', _before: { content: 'none' } },
      },
      _print: { px: '1', py: '0.5' },
    },
    '& tbody td > span': { minWidth: '0' },
    '& tbody': { mdDown: { display: 'block', _print: { display: 'table-row-group' } } },
    '& tbody tr': {
      breakInside: 'avoid',
      mdDown: {
        display: 'block',
        px: 'gutter',
        py: '3',
        mb: '3',
        bg: 'surface',
        borderWidth: '1px',
        borderColor: 'hairline',
        borderRadius: 'md',
        _print: { display: 'table-row' },
      },
    },
    '& tbody tr:not(:last-of-type) > td, & tbody:not(:last-of-type) td': { md: { borderBottomWidth: '1px' } },
    '& tbody td.lead': {
      fontWeight: { base: 'semibold', md: 'medium' },
      mdDown: { justifyContent: 'flex-start', _before: { content: 'none' } },
    },
    '& td.number': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      mdDown: { textAlign: 'start' },
    },
    '& td.date': { whiteSpace: 'nowrap' },
    '& td.number.long': { whiteSpace: 'normal' },
    '& td.action': { _print: { display: 'none' } },
    '& td.action > button': {
      minHeight: '9',
      px: '3',
      color: 'accent',
      fontSize: 'sm',
      fontWeight: 'medium',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'dangerSoft', color: 'danger' },
    },
  },
});
