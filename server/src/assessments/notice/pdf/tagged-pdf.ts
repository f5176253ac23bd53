import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { setImmediate as pause } from 'node:timers/promises';
import { firstFont, NoticeFonts } from './notice-fonts.js';
import { visualOrder } from './visual-order.js';

const MARGIN = 50;
/** Where the footer stands, below the text. */
const FOOTER = 34;
const INK = '#1a1a1a';
const MUTED = '#595959';
const RULE = '#c4c4c4';
const BODY = 10;
const ROW_SIZE = 9;
const SMALL = 8;
const SMALLEST = 4;
const LINE_GAP = 2;
/** Inter's, as a part of the size: letters of other fonts stand on the same line. */
const BASELINE = 0.969;
const HEADINGS = { 1: 20, 2: 14, 3: 11 } as const;
/** A row of a table, and the space between a number and its sentence. */
const ROW = 16;
const NUMBER_WIDTH = 36;
/** So much room is enough for any sentence of a list; below it is measured. */
const ENOUGH = 100;
/** The part of a definition that its label takes. */
const LABEL_PART = 0.32;
/** Lines after which what was written is let go. */
const AT_ONCE = 200;
/** What the first font has, so that such a text need not be looked at letter by letter. */
const PLAIN = /^[\x20-\x7E×–—’“”…]*$/;

export interface PdfColumn {
  header: string;
  /** The part of the line that it takes, of 1. */
  width: number;
  align?: 'end';
}

interface Look {
  size?: number;
  isBold?: boolean;
  color?: string;
  width?: number;
}

/**
 * An A4 document that screen readers can follow: its text is in a tree of headings, lists and tables, in the order of
 * reading (NOTICE-19).
 */
export class TaggedPdf {
  private readonly chunks: Uint8Array[] = [];
  private readonly fonts: NoticeFonts;
  private readonly root: StructureElement;
  private pages = 1;

  private constructor(
    private readonly pdf: PDFDocument,
    private readonly footer: (page: number) => string,
  ) {
    pdf.on('data', (chunk: Uint8Array) => this.chunks.push(chunk));
    this.fonts = new NoticeFonts(pdf);
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** @param footer what stands at the foot of a page; it is not read aloud */
  static async create(title: string, language: string, footer: (page: number) => string): Promise<TaggedPdf> {
    // Loaded on demand, so that the thread starts quickly for what needs no PDF.
    const { default: Pdf } = await import('pdfkit');
    const pdf = new Pdf({
      size: 'A4',
      margin: MARGIN,
      info: { Title: title },
      pdfVersion: '1.7',
      tagged: true,
      subset: 'PDF/UA',
      lang: language,
      displayTitle: true,
      font: firstFont(),
    });
    return new TaggedPdf(pdf, footer);
  }

  heading(level: 1 | 2 | 3, text: string): void {
    const size = HEADINGS[level];
    // A heading stays with what follows it.
    this.needs(size * 5);
    if (level > 1) this.pdf.y += level === 2 ? 14 : 6;
    this.element(`H${level}`, () => this.write(text, { size, isBold: true }));
    this.pdf.y += 4;
  }

  paragraph(text: string, look: Look = {}): void {
    this.needs(this.heightOf(text, look));
    this.element('P', () => this.write(text, look));
    this.pdf.y += 5;
  }

  /** Labels with their values, as a table whose first cells are headers. */
  definitions(rows: readonly (readonly [label: string, value: string])[]): void {
    const label = { isBold: true, width: this.width * LABEL_PART };
    const value = { width: this.width - label.width };
    const table = this.open('Table');
    for (const [name, text] of rows) {
      const height = Math.max(this.heightOf(name, label), this.heightOf(text, value));
      this.needs(height);
      const top = this.pdf.y;
      const row = this.open('TR', table);
      this.cell(row, 'TH', name, () => this.write(name, label, MARGIN, top), 'Row');
      this.cell(row, 'TD', text, () => this.write(text, value, MARGIN + label.width, top));
      row.end();
      this.pdf.x = MARGIN;
      this.pdf.y = top + height + 3;
    }
    table.end();
    this.pdf.y += 4;
  }

  /** A list with a bullet before each sentence. */
  bullets(sentences: readonly string[]): Promise<void> {
    return this.items(sentences, () => '•', 12);
  }

  /** A list whose sentences have numbers, so that people can name one; small, so that most take one line. */
  numbered(sentences: Iterable<string>): Promise<void> {
    return this.items(sentences, (nth) => `${nth}.`, NUMBER_WIDTH, ROW_SIZE);
  }

  /** A table with a line for each row; its header is repeated on each page. */
  async table(columns: readonly PdfColumn[], rows: Iterable<readonly string[]>): Promise<void> {
    this.needs(ROW * 3);
    const table = this.open('Table');
    const head = this.open('TR', table);
    this.line(columns, (column, write) =>
      this.cell(head, 'TH', column.header, () => write(column.header, true), 'Column'),
    );
    head.end();
    let written = 0;
    for (const texts of rows) {
      if (this.needs(ROW)) this.repeatHeader(columns);
      const row = this.open('TR', table);
      this.line(columns, (_, write, nth) =>
        this.cell(row, 'TD', texts[nth]!, () => write(texts[nth]!, false)),
      );
      row.end();
      await this.letGo((written += 1));
    }
    table.end();
    this.pdf.x = MARGIN;
    this.pdf.y += 6;
  }

  /** The whole file. */
  async end(): Promise<Uint8Array> {
    this.endPage();
    this.root.end();
    const ended = new Promise<void>((resolve) => void this.pdf.once('end', resolve));
    this.pdf.end();
    await ended;
    return Buffer.concat(this.chunks);
  }

  private get width(): number {
    return this.pdf.page.width - 2 * MARGIN;
  }

  private async items(
    sentences: Iterable<string>,
    labelOf: (nth: number) => string,
    indent: number,
    size = BODY,
  ): Promise<void> {
    const list = this.open('L');
    const look = { size, width: this.width - indent };
    let nth = 0;
    for (const sentence of sentences) {
      nth += 1;
      if (this.room < ENOUGH) this.needs(this.heightOf(sentence, look));
      const item = this.open('LI', list);
      const top = this.pdf.y;
      this.element(
        'Lbl',
        () => this.write(labelOf(nth), { size, color: MUTED, width: indent }, MARGIN, top),
        item,
      );
      this.element('LBody', () => this.write(sentence, look, MARGIN + indent, top), item);
      item.end();
      this.pdf.y += 3;
      await this.letGo(nth);
    }
    list.end();
    this.pdf.x = MARGIN;
    this.pdf.y += 4;
  }

  /** Calls `each` for the cells of a line, with what writes a text into one. */
  private line(
    columns: readonly PdfColumn[],
    each: (column: PdfColumn, write: (text: string, isBold: boolean) => void, nth: number) => void,
  ): void {
    const top = this.pdf.y;
    let left = MARGIN;
    columns.forEach((column, nth) => {
      const width = column.width * this.width - 6;
      each(column, (text, isBold) => this.writeInto(text, isBold, column, left, top, width), nth);
      left += column.width * this.width;
    });
    this.pdf.y = top + ROW;
    this.artifact(() =>
      this.pdf
        .strokeColor(RULE)
        .lineWidth(0.5)
        .moveTo(MARGIN, top + ROW - 4)
        .lineTo(MARGIN + this.width, top + ROW - 4)
        .stroke(),
    );
  }

  private repeatHeader(columns: readonly PdfColumn[]): void {
    this.line(columns, ({ header }, write) => this.artifact(() => write(header, true)));
  }

  /** Writes a text on one line, smaller where it would not fit. */
  private writeInto(
    text: string,
    isBold: boolean,
    { align }: PdfColumn,
    left: number,
    top: number,
    width: number,
  ) {
    this.fonts.use(isBold ? 'bold' : 'regular');
    const wide = this.pdf.fontSize(ROW_SIZE).widthOfString(text);
    const size = Math.max(SMALLEST, ROW_SIZE * Math.min(1, width / wide));
    const at = align === 'end' ? left + width - (wide * size) / ROW_SIZE : left;
    this.pdf.fontSize(size).fillColor(INK).text(text, at, top, { lineBreak: false });
  }

  private cell(
    row: StructureElement,
    type: 'TH' | 'TD',
    text: string,
    write: () => void,
    scope?: 'Column' | 'Row',
  ): void {
    const actual = visualOrder(text) === text ? undefined : text;
    const cell = this.pdf.struct(type, { scope, actual });
    row.add(cell);
    cell.add(write).end();
  }

  private element(type: string, write: () => void, parent = this.root): void {
    this.open(type, parent).add(write).end();
  }

  private open(type: string, parent = this.root): StructureElement {
    const element = this.pdf.struct(type);
    parent.add(element);
    return element;
  }

  private write(text: string, look: Look, x?: number, y?: number): void {
    const { size = BODY, isBold = false, color = INK, width = this.width } = look;
    this.pdf.fontSize(size).fillColor(color);
    const shown = visualOrder(text);
    const runs = PLAIN.test(shown)
      ? [{ font: isBold ? 'bold' : 'regular', text: shown }]
      : this.fonts.runs(shown, isBold);
    if (x !== undefined) this.pdf.x = x;
    if (y !== undefined) this.pdf.y = y;
    runs.forEach((run, nth) => {
      this.fonts.use(run.font);
      this.pdf.text(run.text, {
        width,
        lineGap: LINE_GAP,
        baseline: -BASELINE * size,
        continued: nth < runs.length - 1,
      });
    });
    this.pdf.x = MARGIN;
  }

  /** Points; generous for a text that other fonts show. */
  private heightOf(text: string, { size = BODY, isBold = false, width = this.width }: Look): number {
    this.fonts.use(isBold ? 'bold' : 'regular');
    const height = this.pdf.fontSize(size).heightOfString(text, { width, lineGap: LINE_GAP });
    return PLAIN.test(text) ? height : height * 2;
  }

  private get room(): number {
    return this.pdf.page.height - MARGIN - this.pdf.y;
  }

  /** Begins a page where there is less room. @returns whether it did */
  private needs(height: number): boolean {
    if (this.room >= height || this.pdf.y === MARGIN) return false;
    this.endPage();
    this.pdf.addPage();
    this.pages += 1;
    return true;
  }

  private endPage(): void {
    const text = visualOrder(this.footer(this.pages));
    const top = this.pdf.page.height - FOOTER;
    this.artifact(() => {
      this.fonts.use('regular');
      this.pdf.fontSize(SMALL).fillColor(MUTED).text(text, MARGIN, top, { lineBreak: false });
    }, 'Pagination');
    this.pdf.x = MARGIN;
  }

  private artifact(write: () => void, type: 'Pagination' | 'Layout' = 'Layout'): void {
    const { y } = this.pdf;
    this.pdf.markContent('Artifact', { type });
    write();
    this.pdf.endMarkedContent();
    this.pdf.y = y;
  }

  private async letGo(written: number): Promise<void> {
    if (written % AT_ONCE === 0) await pause();
  }
}
