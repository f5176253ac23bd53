import { textStyles } from './text-styles';
import { breakpoints, tokens } from './tokens';

type Scale = Record<string, { value: string }>;

const valuesOf = (scale: Scale) => Object.values(scale).map(({ value }) => value);
const sizeOf = (style: 'body' | 'prose') =>
  (textStyles as unknown as Record<string, { value: { fontSize: string } }>)[style]!.value.fontSize;

it('text has six sizes in rem, 16 px its base and 18 px the prose for members, in lines of 70 characters (UX-2)', () => {
  const sizes = tokens.fontSizes as Scale;
  const pixels = valuesOf(sizes).map((size) => Number(/^([\d.]+)rem$/.exec(size)?.[1]) * 16);
  expect(pixels).toEqual([14, 16, 18, 22, 28, 36]);
  expect(sizes[sizeOf('body')]?.value).toBe('1rem');
  expect(sizes[sizeOf('prose')]?.value).toBe('1.125rem');
  expect(tokens.sizes).toMatchObject({ line: { value: '70ch' } });
});

it('lengths of the theme scale with the font size of the browser (UX-2)', () => {
  const { line, full, ...lengths } = tokens.sizes as Scale;
  expect([line?.value, full?.value]).toEqual(['70ch', '100%']);
  const { gutter, 'gutter.small': small, ...spacing } = tokens.spacing as Scale;
  expect([gutter?.value, small?.value]).toEqual(['min(1rem, 5vw)', 'min(0.75rem, 4vw)']);
  const all = [...valuesOf(lengths), ...valuesOf(spacing)];
  expect(all.filter((length) => !/^([\d.]+rem|min\([\d.]+rem, [\d.]+vw\))$/.test(length))).toEqual([]);
});

it('breakpoints grow with the browser’s font size (UX-16)', () => {
  const widths = Object.values(breakpoints);
  expect(widths.filter((width) => !/^\d+rem$/.test(width))).toEqual([]);
  // A phone 320 px wide with normal text must still get the layout for phones.
  expect(parseFloat(breakpoints.sm) * 16).toBe(320);
});

it('animations take 75 ms to enter and 150 ms to leave (UX-3)', () => {
  expect(tokens.durations).toMatchObject({ in: { value: '75ms' }, out: { value: '150ms' } });
});
