declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** A place in the tree that a screen reader reads. */
  interface StructureElement {
    add(child: StructureElement | (() => void)): this;
    end(): void;
  }

  /** An opened font, of the package fontkit. */
  interface PdfFont {
    hasGlyphForCodePoint(codePoint: number): boolean;
    /** Places the glyphs of a text. @param features those of the font to use or to leave out, by tag */
    layout(text: string, features?: Record<string, boolean>): object;
  }

  interface TextOptions {
    continued?: boolean;
    width?: number;
    lineBreak?: boolean;
    lineGap?: number;
    /** How many points below the place the letters stand, negated. */
    baseline?: number;
  }

  /** The part of pdfkit that is used here; the package has no types of its own. */
  export default class PDFDocument extends Readable {
    constructor(options: {
      size: string;
      margin: number;
      info: Record<string, string>;
      pdfVersion?: string;
      tagged?: boolean;
      subset?: 'PDF/UA';
      lang?: string;
      displayTitle?: boolean;
      /** The first font; without it Helvetica, which is not embedded. */
      font?: Buffer;
    });
    x: number;
    y: number;
    page: { width: number; height: number };
    /** The font in use. */
    _font: { name: string; font: PdfFont };
    addPage(): this;
    registerFont(name: string, font: Buffer): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    lineWidth(points: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    moveDown(lines?: number): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    widthOfString(text: string): number;
    heightOfString(text: string, options?: TextOptions): number;
    struct(type: string, options?: { actual?: string; scope?: 'Column' | 'Row' }): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    end(): void;
  }
}
