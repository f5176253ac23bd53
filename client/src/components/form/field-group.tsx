import { chakra } from '@chakra-ui/react/styled-system';

/** Fields that belong together: one column for members, two columns for office staff, who work here all day. */
export const FieldGroup = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '6', alignItems: 'start' },
  variants: {
    dense: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: '6',
        rowGap: '4',
      },
    },
  },
});
