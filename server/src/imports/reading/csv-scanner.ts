/** A syntax error of a CSV file, with its position. `cell` counts from 0. */
export interface CsvSyntaxError {
  kind: 'unclosed-quote' | 'too-long';
  line: number;
  cell: number;
}

const QUOTE = 34;
const CR = 13;
const LF = 10;

/**
 * Finds the records of a CSV text that arrives in pieces: RFC 4180 with LF, CRLF or CR, one delimiter. A quote
 * opens a cell only as its first character; a quoted part followed by other text on its line is literal
 * (`"a" b`), one that ends so on a later line is a missing quote, a syntax error. Cells are extracted only on demand, which
 * makes a pass over the whole file cheap.
 */
export class CsvScanner {
  /** The line on which the current record starts, from 1. */
  line = 1;
  /** The line on which it ends. */
  lastLine = 1;

  private text = '';
  private position = 0;
  private complete = false;
  private nextLine = 1;
  private start = 0;
  private end = 0;
  private plain = true;
  // The position of the next one of each, at or after the current position; the text's length when there is none.
  private quoteAt = -1;
  private lfAt = -1;
  private crAt = -1;
  private openQuote = -1;
  /**
   * The length of text required before a cut-off record is scanned again: doubled each time, otherwise the cost would
   * be quadratic.
   */
  private enough = 0;
  private readonly delimiterCode: number;

  constructor(
    private readonly delimiter: string,
    private readonly maxCharacters: number,
    /** Creates the error that is thrown for a malformed file. */
    private readonly broken: (error: CsvSyntaxError) => Error,
  ) {
    this.delimiterCode = delimiter.charCodeAt(0);
  }

  /** The number of characters of the current record. */
  get length(): number {
    return this.end - this.start;
  }

  /** The text of the current record, without its line end. */
  record(): string {
    return this.text.slice(this.start, this.end);
  }

  /** Adds text after what was added before. */
  push(text: string): void {
    this.text = this.position < this.text.length ? this.text.slice(this.position) + text : text;
    this.position = 0;
    this.searchAgain();
  }

  /** Signals that there is no more text: the rest is the last record. */
  finish(): void {
    this.complete = true;
    this.searchAgain();
  }

  /** Advances to the next record; false when more text is needed, or none is left. Throws for a malformed file. */
  next(): boolean {
    const { text, position } = this;
    const there = text.length - position;
    if (there <= 0 || (there < this.enough && !this.complete)) return false;
    const lineEnd = this.lineEndFrom(position);
    this.start = position;
    this.line = this.nextLine;
    this.openQuote = -1;
    this.plain = this.quoteFrom(position) >= lineEnd;
    const end = this.plain ? lineEnd : this.endOfQuoted(position, lineEnd);
    const cut = end === text.length || (end === text.length - 1 && text.charCodeAt(end) === CR);
    this.end = end;
    if (this.length > this.maxCharacters || (cut && this.openQuote >= 0 && this.complete)) this.breakOff();
    if (cut && !this.complete) {
      this.enough = Math.min(2 * there, this.maxCharacters + 1);
      return false;
    }

    this.enough = 0;
    this.lastLine = this.line + (end > lineEnd ? countLineEnds(text, position, end) : 0);
    this.nextLine = this.lastLine + 1;
    const crlf = text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF;
    this.position = end + (crlf ? 2 : 1);
    return true;
  }

  /** True when the record contains only delimiters, quotes and blanks. */
  isBlank(): boolean {
    for (let at = this.start; at < this.end; at += 1) {
      const code = this.text.charCodeAt(at);
      if (code !== this.delimiterCode && code !== QUOTE && code > 32 && code !== 0xa0) return false;
      if (code === 0) return false;
    }
    return true;
  }

  /** All cells of the record. */
  cells(): string[] {
    if (this.plain) return this.record().split(this.delimiter);
    const cells: string[] = [];
    for (let at = this.start; at <= this.end;) {
      const end = this.cellEnd(at);
      cells.push(this.cellText(at, end));
      at = end + 1;
    }
    return cells;
  }

  /** The cell of the record at a position from 0; empty when the record is shorter. */
  cell(index: number): string {
    let at = this.start;
    for (let skip = index; skip > 0; skip -= 1) {
      at = this.cellEnd(at) + 1;
      if (at > this.end) return '';
    }
    return this.cellText(at, this.cellEnd(at));
  }

  /**
   * The end of the record that contains its last cells, not counting blank cells at its end; the whole record when they
   * cannot be determined without parsing it.
   */
  endOf(cells: number): string {
    const { text, start, delimiterCode } = this;
    let end = this.end;
    while (end > start && isDelimiterOrBlank(text.charCodeAt(end - 1), delimiterCode)) end -= 1;
    let from = end;
    for (let left = cells; left > 0 && from >= start; left -= 1) {
      from = text.lastIndexOf(this.delimiter, from - 1);
    }
    from = Math.max(start, from + 1);
    const certain = text.charCodeAt(end - 1) < 127 && (this.plain || text.lastIndexOf('"', end) < from);
    return certain ? text.slice(from, end) : this.record();
  }

  /**
   * The end of a record with quotes; the text's length when the record does not end in it. A quote counts only at the
   * start of a cell, so searching from quote to quote is enough.
   */
  private endOfQuoted(position: number, firstLineEnd: number): number {
    const { text } = this;
    let lineEnd = firstLineEnd;
    let at = position;
    for (;;) {
      const quote = this.quoteFrom(at);
      if (quote >= lineEnd) return lineEnd;
      if (quote > position && text.charCodeAt(quote - 1) !== this.delimiterCode) {
        at = quote + 1;
        continue;
      }
      const close = this.closingQuote(quote);
      this.openQuote = quote;
      if (close === text.length) return close;
      at = close + 1;
      if (close > lineEnd && !this.endsCell(at)) this.breakOff();
      this.openQuote = -1;
      lineEnd = this.lineEndFrom(at);
    }
  }

  /** The end of the cell that starts at `at`, within the record. */
  private cellEnd(at: number): number {
    const { text, end, delimiterCode } = this;
    let to = text.charCodeAt(at) === QUOTE && at < end ? Math.min(this.closingQuote(at) + 1, end) : at;
    while (to < end && text.charCodeAt(to) !== delimiterCode) to += 1;
    return to;
  }

  /** The text of a cell, without quotes that enclose all of it. */
  private cellText(start: number, end: number): string {
    if (this.text.charCodeAt(start) !== QUOTE || start >= end) return this.text.slice(start, end);
    const close = this.closingQuote(start);
    let quoted = this.text.slice(start + 1, close);
    if (quoted.includes('"')) quoted = quoted.replaceAll('""', '"');
    return close + 1 === end ? quoted : '"' + quoted + this.text.slice(close, end);
  }

  /** The position of the closing quote of the cell that opens at `open`; the text's length when there is none. */
  private closingQuote(open: number): number {
    let at = open + 1;
    for (;;) {
      at = indexOrEnd(this.text, '"', at);
      if (at === this.text.length || this.text.charCodeAt(at + 1) !== QUOTE) return at;
      at += 2;
    }
  }

  private endsCell(at: number): boolean {
    if (at === this.text.length) return true;
    const code = this.text.charCodeAt(at);
    return code === this.delimiterCode || code === LF || code === CR;
  }

  private quoteFrom(position: number): number {
    if (this.quoteAt < position) this.quoteAt = indexOrEnd(this.text, '"', position);
    return this.quoteAt;
  }

  /** A record that was cut off is scanned again from its start. */
  private searchAgain(): void {
    this.quoteAt = this.lfAt = this.crAt = -1;
  }

  private lineEndFrom(position: number): number {
    if (this.lfAt < position) this.lfAt = indexOrEnd(this.text, '\n', position);
    if (this.crAt < position) this.crAt = indexOrEnd(this.text, '\r', position);
    return this.lfAt < this.crAt ? this.lfAt : this.crAt;
  }

  private breakOff(): never {
    const { text, start, openQuote } = this;
    const at = openQuote < 0 ? this.end : openQuote;
    this.end = at;
    const cell = this.cells().length - 1;
    if (openQuote < 0) throw this.broken({ kind: 'too-long', line: this.line, cell });
    throw this.broken({ kind: 'unclosed-quote', line: this.line + countLineEnds(text, start, at), cell });
  }
}

const isDelimiterOrBlank = (code: number, delimiterCode: number) => code === delimiterCode || code <= 32;

function indexOrEnd(text: string, wanted: string, from: number): number {
  const at = text.indexOf(wanted, from);
  return at < 0 ? text.length : at;
}

/** The number of line ends in a part of a text; CRLF counts as one. */
function countLineEnds(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) count += 1;
  }
  return count;
}
