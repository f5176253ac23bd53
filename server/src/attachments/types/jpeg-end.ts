import type { StoredBytes } from './stored-bytes.js';

const CHUNK = 64 * 1024;
const END_OF_IMAGE = 0xd9;

/**
 * Whether the picture in a JPEG goes on to its end. Its markers are followed from the first on, so that neither the end of
 * a preview inside nor a film that a telephone puts behind the picture is mistaken for it.
 */
export async function hasJpegEnd(file: StoredBytes): Promise<boolean> {
  for (let at = 2; at < file.size;) {
    const step = follow(await file.read(at, CHUNK));
    if (step === 'ended') return true;
    at += step;
  }
  return false;
}

/** Goes from marker to marker; how far it got when the bytes are not enough for the next one. */
function follow(bytes: Buffer): 'ended' | number {
  let at = bytes.indexOf(0xff);
  while (at >= 0 && at + 1 < bytes.length) {
    const code = bytes[at + 1]!;
    if (code === END_OF_IMAGE) return 'ended';
    if (!hasLength(code)) at += code === 0xff ? 1 : 2;
    else if (at + 4 <= bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    // Of a marker cut off by the chunk; one cut off by the end of the file leads behind it.
    else return at > 0 ? at : bytes.length;
    if (at >= bytes.length) return at;
    at = bytes.indexOf(0xff, at);
  }
  return at > 0 ? at : bytes.length;
}

/** Picture data, fill bytes and restarts have none; every other marker says how long its part is. */
function hasLength(code: number): boolean {
  const isRestart = code >= 0xd0 && code <= 0xd8;
  return code !== 0 && code !== 1 && code !== 0xff && !isRestart;
}
