import { randomFillSync } from 'node:crypto';

const random = Buffer.alloc(8 * 1000);
let used = random.length;
let lastMs = 0;
let sequence = 0;

/**
 * A UUID of version 7 (RFC 9562): milliseconds, a counter that keeps the order within one millisecond, then 62 random
 * bits. Generated here rather than by the database, because a row's encryption is bound to its id before the row is
 * inserted.
 */
export function uuidV7(): string {
  const now = Date.now();
  sequence = now > lastMs ? 0 : sequence + 1;
  if (now > lastMs) lastMs = now;
  if (sequence > 0xfff) {
    lastMs += 1;
    sequence = 0;
  }
  if (used + 8 > random.length) {
    randomFillSync(random);
    used = 0;
  }
  const tail = random.toString('hex', used, used + 8);
  used += 8;
  const time = lastMs.toString(16).padStart(12, '0');
  const variant = ((parseInt(tail[0]!, 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence.toString(16).padStart(3, '0')}-${variant}${tail.slice(1, 4)}-${tail.slice(4, 16)}`;
}
