import { defineTextStyles } from '@chakra-ui/react/styled-system';

/** The type scale 14 16 18 22 28 36 by use. */
export const textStyles = defineTextStyles({
  caption: { value: { fontSize: 'sm', lineHeight: 'body' } },
  label: { value: { fontSize: 'md', fontWeight: 'medium', lineHeight: 'snug' } },
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  prose: { value: { fontSize: 'lg', lineHeight: 'prose' } },
  overline: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' } },
  subheading: { value: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' } },
  heading: {
    value: { fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'snug', letterSpacing: '-0.01em' },
  },
  title: {
    value: {
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
      letterSpacing: '-0.015em',
    },
  },
  display: {
    value: {
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
      letterSpacing: '-0.02em',
    },
  },
  /** An amount of eight digits fits on a phone, however large its text. */
  sum: {
    value: { fontSize: 'min({fontSizes.3xl}, 12vw)', fontWeight: 'semibold', lineHeight: 'snug' },
  },
  figure: {
    value: {
      fontSize: '2xl',
      fontWeight: 'semibold',
      lineHeight: 'tight',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
