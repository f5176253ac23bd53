import { colorPairs, palette, type PaletteName } from './colors';

/** Relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: PaletteName, other: PaletteName, mode: 'light' | 'dark'): number {
  const [high = 0, low = 0] = [palette[one][mode], palette[other][mode]].map(luminance).sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(colorPairs)('%s on %s is at least 4.5:1 (UX-1)', (text, ground) => {
    expect(contrast(text, ground, mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['canvas', 'surface'] as const)('the border of a control on %s is at least 3:1', (ground) => {
    expect(contrast('control', ground, mode)).toBeGreaterThanOrEqual(3);
  });
});
