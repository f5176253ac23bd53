import { chakra } from '@chakra-ui/react/styled-system';
import { Table } from '../../components/table/table-parts';

/**
 * The table of a claim's transactions in the look of every table. Its rows are plain elements: a claim may have fifty
 * thousand, and all of them are rendered for printing.
 */
export const TradesTable = chakra(Table, {
  // No condition at the top level: Chakra would merge it into the table that this one extends, for every page.
  base: {
    '& tbody td': {
      px: { base: '0', md: '4' },
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
    '& tbody tr:not(:last-of-type) > td': { md: { borderBottomWidth: '1px' } },
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
