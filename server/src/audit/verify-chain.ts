import { type IdRange, rangesIn } from './id-ranges.js';
import {
  DIGEST_BYTES,
  digestOf,
  hashOf,
  NOTHING_BEFORE,
  type Seal,
  sealedDigests,
  type SealedEntry,
} from './seal-chain.js';

/** Where the chain and what it covers are read from. */
export interface AuditSource {
  /** The seals by rising number. */
  seals(): AsyncIterable<Seal>;
  /** The entries of these ids that are there. */
  entriesOf(seal: Seal): Promise<SealedEntry[]>;
  /** The entries outside these ranges, and whether each may still be waiting for its seal. */
  outside(ranges: IdRange[]): AsyncIterable<{ id: string; mayWait: boolean }>;
}

/** A seal as a person notes it: its number and its hash. */
export interface NotedSeal {
  number: number;
  hash: string;
}

export interface Verified {
  /** One sentence for each thing that is not as it was sealed. */
  findings: string[];
  /** Entries that a seal covers, and entries that wait for theirs. */
  sealed: number;
  waiting: number;
  last: NotedSeal | undefined;
}

/**
 * Compares every audit entry with its seal, and every seal with the one before it.
 * @param noted a seal that was noted elsewhere: without it an end that was cut off whole is not seen
 */
export async function verifyChain(source: AuditSource, key: Buffer, noted?: NotedSeal): Promise<Verified> {
  const result: Verified = { findings: [], sealed: 0, waiting: 0, last: undefined };
  const covered: IdRange[] = [];
  let previous: Buffer = NOTHING_BEFORE;
  let number = 0;
  let found = noted === undefined;
  for await (const seal of source.seals()) {
    for (number++; number < seal.number; number++) result.findings.push(`Seal ${number} was removed.`);
    if (!hashOf(key, seal, previous).equals(seal.hash))
      result.findings.push(`Seal ${seal.number}, or the one before it, was changed.`);
    if (noted?.number === seal.number) {
      found = true;
      if (noted.hash !== seal.hash.toString('hex'))
        result.findings.push(`Seal ${seal.number} is not the one that was noted.`);
    }
    result.findings.push(...compare(seal, await source.entriesOf(seal)));
    covered.push(...rangesIn(seal.ids));
    result.sealed += seal.digests.length / DIGEST_BYTES;
    result.last = { number: seal.number, hash: seal.hash.toString('hex') };
    previous = seal.hash;
    number = seal.number;
  }
  if (!found)
    result.findings.push(
      `Seal ${noted!.number} was noted but is missing: everything after seal ${number} was removed.`,
    );
  for await (const { id, mayWait } of source.outside(covered)) {
    if (mayWait) result.waiting++;
    else result.findings.push(`Entry ${id} was added by hand: no seal covers it.`);
  }
  return result;
}

/** What of a seal's entries is not there, or not as it was. */
function compare(seal: Seal, entries: SealedEntry[]): string[] {
  const present = new Map(entries.map((entry) => [entry.id, entry]));
  return sealedDigests(seal).flatMap(({ id, digest }) => {
    const entry = present.get(id);
    if (!entry) return [`Entry ${id} was removed.`];
    return digestOf(entry).equals(digest)
      ? []
      : [`Entry ${id} was changed. It now reads: ${entry.action}, ${entry.at}.`];
  });
}
