import { MOST_RETURNS_BYTES } from '../../payments/returns/read-returns.js';
import { refuse } from './file-refused.js';
import type { ByteSource } from './source.js';

/** Throws FileRefused for an empty file of returned payments, and for one that is too large to be read whole. */
export function refuseReturnsSize({ size }: Pick<ByteSource, 'size'>, fileName: string): void {
  if (size === 0) throw refuse(fileName, 'the file is empty.');
  if (size > MOST_RETURNS_BYTES) throw refuse(fileName, 'the file is larger than 16 MB, the most we accept.');
}
