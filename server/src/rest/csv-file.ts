import { StreamableFile } from '@nestjs/common';
import { Readable } from 'node:stream';

/** A response that a browser saves as a CSV file and never opens in the portal's origin (SECURITY-5). */
export function csvFile(csv: string | Readable, fileName: string): StreamableFile {
  const ascii = fileName.replace(/[^\w.-]+/g, '_');
  return new StreamableFile(typeof csv === 'string' ? Readable.from([Buffer.from(csv)]) : csv, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName)}`,
  });
}
