import { once } from 'node:events';
import type { Readable } from 'node:stream';

/**
 * The stream, once its first bytes are there: an answer that has begun can only be broken off, one that has not still says why
 * not. @throws what they cannot be had for
 */
export async function begun(bytes: Readable): Promise<Readable> {
  await once(bytes, 'readable');
  return bytes;
}
