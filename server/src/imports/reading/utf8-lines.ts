import { isUtf8 } from 'node:buffer';
import type { ByteSource } from './source.js';

const LINE_FEED = 10;
/** The maximum number of bytes read of a line. */
const LONGEST_LINE = 1024 * 1024;

/** The first line, from 1, that is not valid UTF-8, or the last line when all are. For messages about damaged files. */
export async function firstLineThatIsNoUtf8(source: ByteSource): Promise<number> {
  let line = 1;
  let rest = Buffer.alloc(0);
  for await (const piece of source.stream() as AsyncIterable<Buffer>) {
    const bytes = Buffer.concat([rest, piece]);
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
      if (!isUtf8(bytes.subarray(start, end))) return line;
      start = end + 1;
      line += 1;
    }
    rest = bytes.subarray(start);
    if (rest.length > LONGEST_LINE) return line;
  }
  return line;
}
