import { chakra } from '@chakra-ui/react/styled-system';

/** A list with a line above each item; an item's actions are at its end, on a phone below it. */
export const RuledList = chakra('ul', { base: { display: 'flex', flexDirection: 'column' } });

export const RuledItem = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    columnGap: '6',
    rowGap: '2',
    alignItems: 'center',
    py: '3',
    borderTopWidth: '1px',
    borderColor: 'hairline',
  },
});

export const RuledName = chakra('p', {
  base: {
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
    // A link alone in a line is as high as a finger needs.
    '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '6' },
  },
});
