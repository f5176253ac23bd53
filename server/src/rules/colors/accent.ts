import { contrast, mixed } from './contrast.js';
import { type ColorMode, colorPairs, palette, type PaletteName } from './palette.js';

/** The accent of a scheme, each written #RRGGBB (SCHEME-17). */
export type Accent = Record<ColorMode, string>;

/** The least contrast of a text and its background. */
const LEAST = 4.5;

const BLACK = '#000000';
const WHITE = '#FFFFFF';

/** What an accent replaces in the palette: itself, and what lies on it, around it and under it. */
type AccentColors = Record<Extract<PaletteName, `${string}${'accent' | 'Accent'}${string}`>, string>;

/** The colours of one mode that follow from an accent, written #RRGGBB (SCHEME-17). */
export function accentColors(accent: string, mode: ColorMode): AccentColors {
  if (mode === 'light')
    return {
      accent,
      accentSolid: accent,
      accentHover: mixed(accent, BLACK, 0.18),
      onAccent: WHITE,
      accentSoft: mixed(WHITE, accent, 0.11),
      onAccentSoft: mixed(accent, BLACK, 0.12),
    };
  return {
    accent,
    accentSolid: mixed(accent, BLACK, 0.15),
    accentHover: accent,
    onAccent: mixed(BLACK, accent, 0.12),
    accentSoft: mixed(palette.surface.dark, accent, 0.14),
    onAccentSoft: mixed(accent, WHITE, 0.15),
  };
}

/** A text and its background that cannot be told apart well enough. */
interface FaintPair {
  text: PaletteName;
  ground: PaletteName;
  colors: readonly [string, string];
  /** Their contrast, rounded down, such as 4.4. */
  ratio: number;
}

/** The pair of `colorPairs` that an accent makes hardest to read, when it is below 4.5:1; undefined when all are legible. */
export function faintestPair(accent: string, mode: ColorMode): FaintPair | undefined {
  const own: Partial<Record<PaletteName, string>> = accentColors(accent, mode);
  const shown = (name: PaletteName) => own[name] ?? palette[name][mode];
  const [faintest] = colorPairs
    .filter((pair) => pair.some((name) => name in own))
    .map(([text, ground]) => ({ text, ground, colors: [shown(text), shown(ground)] as const }))
    .map((pair) => ({ ...pair, exact: contrast(...pair.colors) }))
    .sort((one, other) => one.exact - other.exact);
  if (!faintest || faintest.exact >= LEAST) return undefined;
  const { exact, ...pair } = faintest;
  return { ...pair, ratio: Math.floor(exact * 10) / 10 };
}
