import { contrast } from './contrast.js';
import { colorPairs, palette } from './palette.js';

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  it.each(colorPairs)('%s on %s is at least 4.5:1 (UX-1)', (text, ground) => {
    expect(contrast(palette[text][mode], palette[ground][mode])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['canvas', 'surface'] as const)('the border of a control on %s is at least 3:1', (ground) => {
    expect(contrast(palette.control[mode], palette[ground][mode])).toBeGreaterThanOrEqual(3);
  });
});
