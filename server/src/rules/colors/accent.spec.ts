import { accentColors, faintestPair } from './accent.js';
import { contrast, mixed } from './contrast.js';
import { colorPairs, palette, type PaletteName } from './palette.js';

it('contrast is that of WCAG 2.2', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#ffffff', '#FFFFFF')).toBe(1);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

it('colours are mixed by shares', () => {
  expect([0, 0.5, 1].map((share) => mixed('#000000', '#FF8000', share))).toEqual([
    '#000000',
    '#804000',
    '#FF8000',
  ]);
});

it('an accent replaces every colour of the palette that is named after it, and no other', () => {
  const named = Object.keys(palette).filter((name) => /accent/i.test(name));
  for (const mode of ['light', 'dark'] as const)
    expect(Object.keys(accentColors('#7A2E5D', mode)).sort()).toEqual(named.sort());
});

describe.each([
  ['light', '#0B6E6E'],
  ['light', '#7A2E5D'],
  ['light', '#1D4ED8'],
  ['light', '#8A1C1C'],
  ['light', '#000000'],
  ['dark', '#5CC5BF'],
  ['dark', '#E7A6CC'],
  ['dark', '#93B4FF'],
  ['dark', '#F2C14E'],
  ['dark', '#FFFFFF'],
] as const)('in %s mode the accent %s', (mode, accent) => {
  it('is taken, and every pair that is combined on screen is at least 4.5:1 (SCHEME-17)', () => {
    expect(faintestPair(accent, mode)).toBeUndefined();
    const shown: Partial<Record<PaletteName, string>> = accentColors(accent, mode);
    const faint = colorPairs.filter(
      ([text, ground]) =>
        contrast(shown[text] ?? palette[text][mode], shown[ground] ?? palette[ground][mode]) < 4.5,
    );
    expect(faint).toEqual([]);
  });
});

it.each([
  ['light', '#E0A030'],
  ['light', '#5CC5BF'],
  ['light', '#FFFFFF'],
  // On white it would just do, on the tinted grounds it does not.
  ['light', '#767676'],
  ['dark', '#0B6E6E'],
  ['dark', '#7A2E5D'],
  ['dark', '#000000'],
] as const)(
  'in %s mode the accent %s is refused, with the pair that is hardest to read (SCHEME-17)',
  (mode, accent) => {
    const faint = faintestPair(accent, mode)!;
    expect(faint.ratio).toBeLessThan(4.5);
    expect(colorPairs).toContainEqual([faint.text, faint.ground]);
    expect(Math.floor(contrast(...faint.colors) * 10) / 10).toBe(faint.ratio);
  },
);
