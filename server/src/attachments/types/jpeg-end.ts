import type { StoredBytes } from './stored-bytes.js';

const CHUNK = 64 * 1024;
const END_OF_IMAGE = 0xd9;

/**
 * Whether the picture in a JPEG is complete. Follows its markers from the start, so that neither the end of an embedded
 * preview nor a video appended by a phone is taken for the end of the picture.
 */
export async function hasJpegEnd(file: StoredBytes): Promise<boolean> {
  for (let at = 2; at < file.size;) {
    const step = follow(await file.read(at, CHUNK));
    if (step === 'ended') return true;
    at += step;
  }
  return false;
}

/** Goes from marker to marker; returns the offset reached when the bytes are too few for the next one. */
function follow(bytes: Buffer): 'ended' | number {
  let at = bytes.indexOf(0xff);
  while (at >= 0 && at + 1 < bytes.length) {
    const code = bytes[at + 1]!;
    if (code === END_OF_IMAGE) return 'ended';
    if (!hasLength(code)) at += code === 0xff ? 1 : 2;
    else if (at + 4 <= bytes.length) at += 2 + bytes.readUInt16BE(at + 2);
    // The offset of a marker cut off by the chunk; for one cut off by the end of the file, the offset after it.
    else return at > 0 ? at : bytes.length;
    if (at >= bytes.length) return at;
    at = bytes.indexOf(0xff, at);
  }
  return at > 0 ? at : bytes.length;
}

/** Image data, fill bytes and restart markers have no length; every other marker contains the length of its segment. */
function hasLength(code: number): boolean {
  const isRestart = code >= 0xd0 && code <= 0xd8;
  return code !== 0 && code !== 1 && code !== 0xff && !isRestart;
}
