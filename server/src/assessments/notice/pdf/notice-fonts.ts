import type PDFDocument from 'pdfkit';
import type { PdfFont } from 'pdfkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sfntOf } from './sfnt.js';
import { composed } from '../../../rules/text-values.js';

const packages = createRequire(import.meta.url);

const inter = (part: string, weight: number) => `@fontsource/inter/files/inter-${part}-${weight}-normal.woff`;

const REGULAR = 'regular';
const BOLD = 'bold';

/** Latin letters in two weights, then a file for each further script, and last one that has nearly every character. */
const FILES: Readonly<Record<string, string>> = {
  [REGULAR]: inter('latin', 400),
  [BOLD]: inter('latin', 600),
  latinExtended: inter('latin-ext', 400),
  vietnamese: inter('vietnamese', 400),
  greek: inter('greek', 400),
  greekExtended: inter('greek-ext', 400),
  cyrillic: inter('cyrillic', 400),
  cyrillicExtended: inter('cyrillic-ext', 400),
  arabic: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff',
  everything: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
};
const FURTHER = Object.keys(FILES).filter((name) => name !== REGULAR && name !== BOLD);

/** Shown for a character that no font has. */
const NO_GLYPH = '\u25A1';

/** Marks and joiners belong to the letter before them; a space does not, since it would change sides in a turned word. */
const JOINS_THE_LAST = /[\p{M}\u200C\u200D]/u;

const readFont = (name: string) => sfntOf(readFileSync(packages.resolve(FILES[name]!)));

/** The font that a document begins with. */
export const firstFont = () => readFont(REGULAR);

/** A part of a text that one font can show. */
export interface FontRun {
  font: string;
  text: string;
}

const even = new WeakSet<PdfFont>();

/** In a date or a code. */
const HYPHEN = /[\p{L}\p{Nd}]-[\p{L}\p{Nd}]/u;

/**
 * Has a font set all its figures equally wide. By itself Inter moves the point of $3.10 so far below the 1 that it reads as
 * $310 (NOTICE-19). Not in words with a hyphen, which would become as wide as a figure, with gaps around it: the library lays out
 * one word after the other.
 */
function withEvenFigures(font: PdfFont): void {
  if (even.has(font)) return;
  even.add(font);
  const layout = font.layout.bind(font);
  font.layout = (text, features) => layout(text, { ...features, tnum: !HYPHEN.test(text) });
}

/** The fonts of one document; a file is read when a text needs it. */
export class NoticeFonts {
  private readonly loaded = new Set([REGULAR]);
  /** The first font goes by its own name: under another one the library would open it again at each use. */
  private readonly first: string;

  constructor(private readonly pdf: PDFDocument) {
    this.first = pdf._font.name;
  }

  /** Sets the font of what is written next. */
  use(name: string): void {
    if (!this.loaded.has(name)) this.pdf.registerFont(name, readFont(name));
    this.loaded.add(name);
    this.pdf.font(name === REGULAR ? this.first : name);
    withEvenFigures(this.pdf._font.font);
  }

  /** A text in parts of one font each, in its order. */
  runs(text: string, isBold: boolean): FontRun[] {
    const wanted = isBold ? BOLD : REGULAR;
    const runs: FontRun[] = [];
    for (const letter of composed(text)) {
      const last = runs.at(-1);
      const stays = last && JOINS_THE_LAST.test(letter) && this.has(last.font, letter);
      const font = stays ? last.font : this.fontOf(letter, wanted);
      const shown = font === undefined ? NO_GLYPH : letter;
      const name = font ?? 'everything';
      if (last?.font === name) last.text += shown;
      else runs.push({ font: name, text: shown });
    }
    return runs;
  }

  private fontOf(letter: string, wanted: string): string | undefined {
    return [wanted, ...FURTHER].find((name) => this.has(name, letter));
  }

  private has(name: string, letter: string): boolean {
    this.use(name);
    return this.pdf._font.font.hasGlyphForCodePoint(letter.codePointAt(0)!);
  }
}
