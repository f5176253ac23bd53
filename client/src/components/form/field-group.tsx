import { chakra } from '@chakra-ui/react/styled-system';

/**
 * Fields that belong together: one column for members, two columns for office staff, who work here all day. Two fields
 * next to each other share the rows of label, hint, input, error and what is below, so that their inputs are on one
 * line whatever the length of a hint.
 */
export const FieldGroup = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '6', alignItems: 'start' },
  variants: {
    dense: {
      true: {
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        columnGap: '6',
        rowGap: { base: '4', md: '0' },
        '& > [data-part=root], & > :has(> [data-part=root])': {
          md: {
            display: 'grid',
            gridRow: 'span 5',
            gridTemplateRows: 'subgrid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: '0',
            alignItems: 'start',
            pb: '4',
          },
        },
        '& > :not([data-part=root]) > [data-part=root]': { md: { display: 'contents' } },
        '& [data-part=root] > *': { md: { gridRow: '3' } },
        '& [data-part=root] > [data-part=label]': { md: { gridRow: '1' } },
        '& [data-part=root] > [data-part=helper-text]': { md: { gridRow: '2', mb: '1' } },
        '& [data-part=root] > :is([data-part=error-text], [data-part=warning-text])': {
          md: { gridRow: '4', mt: '1' },
        },
        '& > * > [data-part=root] ~ *': { md: { gridRow: '5', mt: '1' } },
      },
    },
  },
});
