import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * The stream, once its first bytes are available: an error before the response begins can still be reported, later the
 * response can only be aborted.
 * @throws the error of the first bytes
 */
export async function begun(bytes: Readable): Promise<Readable> {
  await once(bytes, 'readable');
  return bytes;
}
