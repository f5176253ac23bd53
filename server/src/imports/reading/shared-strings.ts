import { refuse } from './file-refused.js';
import type { ReadingLimits } from './limits.js';
import { TextRuns } from './text-runs.js';
import { readXml } from './xml-events.js';
import type { ZipParts } from './zip-gate.js';

const PAGE_BYTES = 4 * 1024 * 1024;
/** Start positions are kept in pieces, so that adding one never copies the others. */
const PIECE_STARTS = 64 * 1024;
/** Bytes that one text needs in addition to its characters: its start position. */
const OVERHEAD = Uint32Array.BYTES_PER_ELEMENT;
const LONGEST_TEXT = 1024 * 1024;
/** Marks a text of which a part is struck out or raised; XML texts cannot contain this character. */
const MARK = '\0';
const ESCAPED_CHARACTER = /_x([0-9a-f]{4})_/gi;

/**
 * The shared strings of a workbook, kept as UTF-8 outside the JavaScript heap: a worker's heap limit is for its work,
 * and these have a limit of their own. They are stored consecutively, so that only their start positions are needed.
 */
export class SharedStrings {
  private readonly pages: Buffer[] = [];
  private readonly starts: Uint32Array[] = [];
  private end = 0;
  private count = 0;
  /** Many cells in a row may refer to one text whose characters are all written as codes. */
  private last: { index: number; text: string } | undefined;

  /** The total size in bytes. */
  get bytes(): number {
    return this.end + this.count * OVERHEAD;
  }

  /**
   * Adds a text in the workbook's encoding, which has codes for lone surrogates, unlike UTF-8. The caller must keep the
   * total below 4 GB.
   * @param marked a part of it is struck out, raised or lowered
   */
  add(plain: string, marked = false): void {
    const text = marked ? MARK + plain : plain;
    if (this.count % PIECE_STARTS === 0) this.starts.push(new Uint32Array(PIECE_STARTS));
    this.starts[this.starts.length - 1]![this.count % PIECE_STARTS] = this.end;
    this.count += 1;
    for (let bytes = Buffer.from(text); bytes.length > 0;) {
      const from = this.end % PAGE_BYTES;
      if (from === 0) this.pages.push(Buffer.allocUnsafeSlow(PAGE_BYTES));
      const copied = bytes.copy(this.pages[this.pages.length - 1]!, from);
      this.end += copied;
      bytes = bytes.subarray(copied);
    }
  }

  /** The decoded text with this index, from 0; undefined when there is none. */
  get(index: number): string | undefined {
    if (this.last?.index === index) return this.last.text;
    const stored = this.stored(index);
    const text = stored?.startsWith(MARK) ? stored.slice(1) : stored;
    if (text === undefined || !text.includes('_x')) return text;
    this.last = { index, text: unescaped(text) };
    return this.last.text;
  }

  /** The size in bytes of the text with this index, in the workbook's encoding; 0 when there is none. */
  bytesOf(index: number): number {
    return index >= 0 && index < this.count ? this.endOf(index) - this.startOf(index) : 0;
  }

  /** Whether a part of the text with this index is struck out, raised or lowered. */
  isMarked(index: number): boolean {
    if (this.bytesOf(index) === 0) return false;
    const start = this.startOf(index);
    return this.pages[Math.floor(start / PAGE_BYTES)]![start % PAGE_BYTES] === 0;
  }

  private stored(index: number): string | undefined {
    if (!(index >= 0 && index < this.count)) return undefined;
    const start = this.startOf(index);
    const end = this.endOf(index);
    const page = Math.floor(start / PAGE_BYTES);
    const from = start % PAGE_BYTES;
    const length = end - start;
    if (from + length <= PAGE_BYTES)
      return length === 0 ? '' : this.pages[page]!.toString('utf8', from, from + length);
    const pieces: Buffer[] = [];
    for (let at = start; at < end;) {
      const to = Math.min(end, (Math.floor(at / PAGE_BYTES) + 1) * PAGE_BYTES);
      const first = at % PAGE_BYTES;
      pieces.push(this.pages[Math.floor(at / PAGE_BYTES)]!.subarray(first, first + to - at));
      at = to;
    }
    return Buffer.concat(pieces).toString('utf8');
  }

  private endOf(index: number): number {
    return index + 1 < this.count ? this.startOf(index + 1) : this.end;
  }

  private startOf(index: number): number {
    return this.starts[Math.floor(index / PIECE_STARTS)]![index % PIECE_STARTS]!;
  }
}

/** Reads the shared strings of a workbook. Throws FileRefused when they exceed the limit. */
export async function readSharedStrings(
  zip: ZipParts,
  part: string | undefined,
  fileName: string,
  limits: ReadingLimits,
): Promise<SharedStrings> {
  const strings = new SharedStrings();
  if (part === undefined) return strings;
  const tooMuch = (): Error =>
    refuse(
      fileName,
      `the workbook has more than ${Math.floor(limits.sharedTextBytes / 1024 / 1024)} MB of text.`,
    );
  let text = '';
  let inText = false;
  let phonetic = false;
  let marked = false;
  const runs = new TextRuns();
  await readXml(
    zip.read(part),
    {
      open(name, attributes) {
        runs.open(name, attributes);
        if (name === 'si') {
          text = '';
          marked = false;
        } else if (name === 't') inText = !phonetic;
        else if (name === 'rPh') phonetic = true;
      },
      text(more) {
        if (inText) text += more;
        if (inText && runs.isMarked) marked = true;
        if (text.length > LONGEST_TEXT)
          throw refuse(fileName, 'the workbook contains a text longer than 1 MB.');
      },
      close(name) {
        if (name === 't') inText = false;
        else if (name === 'rPh') phonetic = false;
        else if (name === 'si') {
          strings.add(text, marked);
          if (strings.bytes > limits.sharedTextBytes) throw tooMuch();
        }
      },
    },
    (sentence) => refuse(fileName, sentence),
  );
  return strings;
}

/** Excel writes characters that XML cannot hold as `_x000D_`. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPED_CHARACTER, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
