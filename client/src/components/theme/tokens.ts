import { defineTokens } from '@chakra-ui/react/styled-system';

const step = (units: number) => ({ value: `${units * 0.25}rem` });

/** The 4 px grid: a token's number counts grid steps. */
const grid = Object.fromEntries(
  [0, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24].map((n) => [n, step(n)]),
);

/**
 * Widths of the window from which a layout has more room, in the browser's own font size: with text of twice the size a
 * phone is below `sm`, and a wide window gets what a narrow one gets with normal text.
 */
export const breakpoints = { sm: '20rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '90rem' };

/** Sizes, type and motion of UX-2, UX-3. Lengths are rem, so that a larger browser font enlarges everything. */
export const tokens = defineTokens({
  spacing: {
    ...grid,
    // The margins of a phone do not grow with its text, or they would leave no room for it.
    gutter: { value: 'min(1rem, 5vw)' },
    'gutter.small': { value: 'min(0.75rem, 4vw)' },
  },
  sizes: {
    ...grid,
    full: { value: '100%' },
    form: { value: '26rem' },
    member: { value: '45rem' },
    claim: { value: '70rem' },
    contents: { value: '14rem' },
    label: { value: '16rem' },
    dialog: { value: '32rem' },
    drawer: { value: 'min(48rem, 44vw)' },
    toast: { value: '20rem' },
    line: { value: '70ch' },
    'field.short': { value: '10rem' },
    'field.medium': { value: '22rem' },
    'field.long': { value: '32rem' },
  },
  fonts: {
    body: {
      // Those of the device have Inter's widths (first-paint.css).
      value:
        "'Inter Variable', 'Inter Fallback', 'Inter Fallback Wide', system-ui, -apple-system, 'Segoe UI', sans-serif",
    },
  },
  fontSizes: {
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.25rem' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
  },
  lineHeights: {
    tight: { value: '1.2' },
    snug: { value: '1.35' },
    body: { value: '1.5' },
    prose: { value: '1.6' },
  },
  radii: {
    none: { value: '0' },
    sm: { value: '4px' },
    md: { value: '8px' },
    full: { value: '9999px' },
  },
  durations: {
    in: { value: '75ms' },
    out: { value: '150ms' },
    spin: { value: '800ms' },
  },
  zIndex: {
    sticky: { value: 10 },
    bar: { value: 20 },
    menu: { value: 100 },
    dialog: { value: 200 },
    toast: { value: 300 },
    skip: { value: 400 },
  },
});
