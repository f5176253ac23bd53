import { refuse } from './file-refused.js';
import type { ReadingLimits } from './limits.js';
import { readXml } from './xml-events.js';
import type { ZipParts } from './zip-gate.js';

const PAGE_BYTES = 4 * 1024 * 1024;
/** Bytes that one text costs beside its characters. */
const OVERHEAD = 16;
const FIRST_CAPACITY = 1024;
const ESCAPED_CHARACTER = /_x([0-9a-f]{4})_/gi;

/**
 * The texts that a workbook's cells share, kept as UTF-8 outside the JavaScript heap: a worker's heap limit is
 * for its work, and the texts are bounded by a limit of their own.
 */
export class SharedStrings {
  private readonly pages: Buffer[] = [];
  private used = PAGE_BYTES;
  private starts = new Float64Array(FIRST_CAPACITY);
  private lengths = new Uint32Array(FIRST_CAPACITY);
  private count = 0;

  /** What they occupy, in bytes. */
  bytes = 0;

  /** Adds a text of at most 4 MB. */
  add(text: string): void {
    const length = Buffer.byteLength(text);
    if (this.used + length > PAGE_BYTES) {
      this.pages.push(Buffer.allocUnsafeSlow(PAGE_BYTES));
      this.used = 0;
    }
    if (this.count === this.lengths.length) this.grow();
    this.pages[this.pages.length - 1]!.write(text, this.used);
    this.starts[this.count] = (this.pages.length - 1) * PAGE_BYTES + this.used;
    this.lengths[this.count] = length;
    this.used += length;
    this.count += 1;
    this.bytes += length + OVERHEAD;
  }

  /** The text with this number, from 0; undefined when there is none. */
  get(index: number): string | undefined {
    if (!(index >= 0 && index < this.count)) return undefined;
    const start = this.starts[index]!;
    const from = start % PAGE_BYTES;
    return this.pages[Math.floor(start / PAGE_BYTES)]!.toString('utf8', from, from + this.lengths[index]!);
  }

  private grow(): void {
    const starts = new Float64Array(this.count * 2);
    const lengths = new Uint32Array(this.count * 2);
    starts.set(this.starts);
    lengths.set(this.lengths);
    this.starts = starts;
    this.lengths = lengths;
  }
}

/** Reads the shared texts of a workbook. Throws FileRefused when they are more than the limit. */
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
  await readXml(
    zip.read(part),
    {
      open(name) {
        if (name === 'si') text = '';
        else if (name === 't') inText = !phonetic;
        else if (name === 'rPh') phonetic = true;
      },
      text(more) {
        if (inText) text += more;
        if (text.length > PAGE_BYTES / 4)
          throw refuse(fileName, 'the workbook holds a text longer than 1 MB.');
      },
      close(name) {
        if (name === 't') inText = false;
        else if (name === 'rPh') phonetic = false;
        else if (name === 'si') {
          strings.add(unescaped(text));
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
