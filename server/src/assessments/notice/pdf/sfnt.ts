import { inflateSync } from 'node:zlib';

/** Bytes of the header of a WOFF file, and of each entry of its directory. */
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
/** The same of the font inside. */
const HEADER = 12;
const ENTRY = 16;
const ALIGNED = 4;

/**
 * The font inside a WOFF file. The PDF library reads WOFF itself, but decompresses a table again each time it looks into
 * it, in JavaScript: a large font would take seconds.
 */
export function sfntOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(HEADER + ENTRY * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const parts: Buffer[] = [header];
  let end = header.length;
  for (let nth = 0; nth < count; nth += 1) {
    const from = WOFF_HEADER + WOFF_ENTRY * nth;
    const to = HEADER + ENTRY * nth;
    const table = tableAt(woff, from);
    woff.copy(header, to, from, from + 4);
    woff.copy(header, to + 4, from + 16, from + 20);
    header.writeUInt32BE(end, to + 8);
    header.writeUInt32BE(table.length, to + 12);
    const padding = Buffer.alloc((ALIGNED - (table.length % ALIGNED)) % ALIGNED);
    parts.push(table, padding);
    end += table.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** The table that an entry of the directory describes. */
function tableAt(woff: Buffer, entry: number): Buffer {
  const offset = woff.readUInt32BE(entry + 4);
  const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8));
  const length = woff.readUInt32BE(entry + 12);
  return stored.length < length ? inflateSync(stored) : stored;
}
