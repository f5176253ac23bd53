import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const LINE_FEED = 10;

/**
 * Copies a reference file without its invalid lines, which COPY cannot read.
 * @param lines from 1, ascending
 */
export async function writeWithoutLines(
  source: string,
  target: string,
  lines: readonly number[],
): Promise<void> {
  await pipeline(createReadStream(source), (chunks) => keptPieces(chunks, lines), createWriteStream(target));
}

/** No cell of a reference file contains a line break, so every line feed ends a row. */
async function* keptPieces(chunks: AsyncIterable<Buffer>, lines: readonly number[]): AsyncGenerator<Buffer> {
  let line = 1;
  let next = 0;
  for await (const chunk of chunks) {
    let kept = 0;
    let lineStart = 0;
    for (let end = chunk.indexOf(LINE_FEED); end >= 0; end = chunk.indexOf(LINE_FEED, lineStart)) {
      if (line === lines[next]) {
        yield chunk.subarray(kept, lineStart);
        kept = end + 1;
        next += 1;
      }
      line += 1;
      lineStart = end + 1;
    }
    yield chunk.subarray(kept, line === lines[next] ? lineStart : chunk.length);
  }
}
