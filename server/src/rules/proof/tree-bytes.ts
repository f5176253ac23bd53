/** SHA-256. */
export type Hash = (bytes: Uint8Array) => Uint8Array;

/** The sums in a leaf, a node and the seal of a tree, in cents; each below 2^63. */
export interface Sums {
  loss: bigint;
  principal: bigint;
  interest: bigint;
}

/** A leaf or a node of the tree: its SHA-256 and its sums. */
export interface Node extends Sums {
  hash: Uint8Array;
}

/** The first byte of the hashed data separates leaves, nodes, commitments and seals. */
const LEAF = 0x00;
const NODE = 0x01;
const COMMITMENT = 0x02;
const SEAL = 0x03;

const HASH_BYTES = 32;
const SUM_BYTES = 24;
const LARGEST_SUM = (1n << 63n) - 1n;
const LONGEST_SID = 0xffff;

/**
 * The data hashed for a commitment, which hides the SID from anyone without the salt.
 * @param runId a UUID, or its bytes
 * @param sid a text, or its bytes in UTF-8
 */
export function commitmentBytes(
  salt: Uint8Array,
  runId: string | Uint8Array,
  sid: string | Uint8Array,
): Uint8Array {
  const run = typeof runId === 'string' ? uuidBytes(runId) : runId;
  const name = typeof sid === 'string' ? new TextEncoder().encode(sid) : sid;
  if (name.length > LONGEST_SID) throw new RangeError('A SID is too long for the proof');
  const length = Uint8Array.of(name.length >> 8, name.length & 0xff);
  return joined(Uint8Array.of(COMMITMENT), salt, run, length, name);
}

/** The data hashed for a leaf. */
export function leafBytes(commitment: Uint8Array, sums: Sums): Uint8Array {
  const bytes = new Uint8Array(1 + commitment.length + SUM_BYTES);
  bytes[0] = LEAF;
  bytes.set(commitment, 1);
  bytes.set(sumBytes(sums), 1 + commitment.length);
  return bytes;
}

/** The data hashed for the parent of two nodes. */
export function nodeBytes(left: Node, right: Node): Uint8Array {
  const bytes = new Uint8Array(1 + 2 * (HASH_BYTES + SUM_BYTES));
  bytes[0] = NODE;
  bytes.set(left.hash, 1);
  bytes.set(sumBytes(left), 1 + HASH_BYTES);
  bytes.set(right.hash, 1 + HASH_BYTES + SUM_BYTES);
  bytes.set(sumBytes(right), 1 + 2 * HASH_BYTES + SUM_BYTES);
  return bytes;
}

/** The data hashed for the seal. */
export function sealBytes(runId: string, count: number, root: Node): Uint8Array {
  return joined(Uint8Array.of(SEAL), uuidBytes(runId), longBytes(BigInt(count)), sumBytes(root), root.hash);
}

/**
 * The sums of two nodes.
 * @throws RangeError above 2^63 - 1
 */
export function addedSums(one: Sums, other: Sums): Sums {
  return {
    loss: inRange(one.loss + other.loss),
    principal: inRange(one.principal + other.principal),
    interest: inRange(one.interest + other.interest),
  };
}

export function hex(bytes: Uint8Array): string {
  let digits = '';
  for (const byte of bytes) digits += HEX[byte >> 4]! + HEX[byte & 15]!;
  return digits;
}

/**
 * Parses hexadecimal digits.
 * @throws RangeError for any other text
 */
export function unhex(digits: string): Uint8Array {
  if (!/^(?:[\da-f]{2})*$/i.test(digits)) throw new RangeError('This is not hexadecimal');
  return bytesOfHex(digits);
}

/** The bytes of digits that are known to be hexadecimal. */
export function bytesOfHex(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length / 2);
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = (nibble(digits.charCodeAt(at * 2)) << 4) | nibble(digits.charCodeAt(at * 2 + 1));
  return bytes;
}

const HEX = '0123456789abcdef';

/** Of `0` to `9`, `A` to `F`, `a` to `f`. */
function nibble(code: number): number {
  return code <= 57 ? code - 48 : (code & 15) + 9;
}

/** Written anew for each line and node of a million, so that none of them is made for one only. */
const written = new DataView(new ArrayBuffer(SUM_BYTES));
const writtenBytes = new Uint8Array(written.buffer);

/** The bytes of three sums; valid until the next call. */
function sumBytes({ loss, principal, interest }: Sums): Uint8Array {
  written.setBigUint64(0, inRange(loss));
  written.setBigUint64(8, inRange(principal));
  written.setBigUint64(16, inRange(interest));
  return writtenBytes;
}

function inRange(sum: bigint): bigint {
  if (sum < 0n || sum > LARGEST_SUM) throw new RangeError('A sum is too large for the proof');
  return sum;
}

/** 8 bytes, big-endian. */
function longBytes(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes;
}

function uuidBytes(uuid: string): Uint8Array {
  const bytes = unhex(uuid.replaceAll('-', ''));
  if (bytes.length !== 16) throw new RangeError('A run is named by a UUID');
  return bytes;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
