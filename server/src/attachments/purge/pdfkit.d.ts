declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** The part of pdfkit that is used here; the package has no types of its own. */
  export default class PDFDocument extends Readable {
    constructor(options: { size: string; margin: number; info: Record<string, string> });
    font(name: string): this;
    fontSize(size: number): this;
    moveDown(lines?: number): this;
    text(text: string, options?: { continued?: boolean }): this;
    end(): void;
  }
}
