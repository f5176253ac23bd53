import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './sources.mjs';

const text = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** For smaller files a compressed copy does not reduce the number of packets. */
const WORTH_IT_BYTES = 1024;

/** Writes a `.br` and a `.gz` next to each text file, so that the server need not compress responses. */
export async function precompress(folder) {
  const files = filesBelow(folder).filter((path) => text.test(path));
  await Promise.all(
    files.map(async (path) => {
      const content = readFileSync(path);
      if (content.length < WORTH_IT_BYTES) return;
      const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params: size }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
