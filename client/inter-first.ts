import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Where the file is written; fonts.css names the folder by this alias. */
export const builtFonts = { '@built-fonts': fileURLToPath(new URL('../.build/fonts', import.meta.url)) };

const FILE = 'inter-first.woff2';
const WHOLE = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const STYLE_SHEET = fileURLToPath(new URL('src/components/theme/fonts.css', import.meta.url));

/**
 * Kerning, which browsers apply by themselves, and the tabular figures that our tables ask for. Contextual forms, which
 * lower or lift a colon or bracket by a hair, would be a sixth of the file; marks and local forms have none of these
 * characters.
 */
const FEATURES = ['kern', 'tnum'];

/**
 * Writes the part of Inter that nearly every page needs, half the size of the whole file. Which characters and weights
 * it has is read from its `@font-face` in fonts.css, so that the browser is told exactly what is in it.
 */
export function interFirst(): Plugin {
  return {
    name: 'inter-first',
    async buildStart() {
      const face = faceOf(readFileSync(STYLE_SHEET, 'utf8'));
      const [min, max] = match(face, /font-weight:\s*(\d+) (\d+);/).map(Number);
      const whole = readFileSync(createRequire(import.meta.url).resolve(WHOLE));
      const part = await subsetFont(whole, charactersOf(face), {
        targetFormat: 'woff2',
        keepFeatures: FEATURES,
        variationAxes: { wght: { min: min!, max: max! } },
      });
      const file = join(builtFonts['@built-fonts'], FILE);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, part);
    },
  };
}

/** The `@font-face` rule of our file. */
function faceOf(styleSheet: string): string {
  const face = styleSheet.match(/@font-face\s*\{[^{}]*\}/g)?.find((rule) => rule.includes(FILE));
  if (!face) throw new Error(`${STYLE_SHEET} has no @font-face for ${FILE}.`);
  return face;
}

/** The characters of a rule's `unicode-range`. */
function charactersOf(face: string): string {
  const [ranges] = match(face, /unicode-range:([^;]*);/);
  return ranges!
    .split(',')
    .flatMap((range) => {
      const [first, last = first] = range.trim().replace('U+', '').split('-');
      const [from, to] = [parseInt(first!, 16), parseInt(last!, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

function match(rule: string, pattern: RegExp): string[] {
  const found = pattern.exec(rule);
  if (!found) throw new Error(`A @font-face of ${STYLE_SHEET} does not match ${pattern}.`);
  return found.slice(1);
}
