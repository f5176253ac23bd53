import { createHash } from 'node:crypto';
import { type Accent, accentColors } from '../rules/colors/accent.js';
import type { ColorMode } from '../rules/colors/palette.js';

/** What the client's theme calls its colours: `accentSolid` is `accent-solid` (client/src/components/theme/system.ts). */
function variableOf(color: string): string {
  return `--prorata-colors-${color.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/**
 * The style of a page that gives the client's theme the scheme's accent, from the first paint and without a request (SCHEME-17).
 * The theme sets its variables by `:where(:root)`, so that these win wherever they are.
 * @returns undefined when the scheme has no accent
 */
export function accentStyle(accent: Accent | null): string | undefined {
  if (!accent) return undefined;
  const variables = (mode: ColorMode) =>
    Object.entries(accentColors(accent[mode], mode))
      .map(([name, color]) => `${variableOf(name)}:${color}`)
      .join(';');
  return `:root{${variables('light')}}@media (prefers-color-scheme:dark){:root{${variables('dark')}}}`;
}

/** How the content security policy names a style in a page. */
export function sourceOf(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
}
