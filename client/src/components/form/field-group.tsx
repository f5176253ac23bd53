import { chakra } from '@chakra-ui/react/styled-system';

/** Fields that belong together: one below the other for members, two side by side for who works here all day. */
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
