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

/** The source of the chain and of the entries it covers. */
export interface AuditSource {
  /** The seals by ascending number. */
  seals(): AsyncIterable<Seal>;
  /** The existing entries with the ids of a seal. */
  entriesOf(seal: Seal): Promise<SealedEntry[]>;
  /** The entries outside these ranges, and whether each may still be waiting for its seal. */
  outside(ranges: IdRange[]): AsyncIterable<{ id: string; mayWait: boolean }>;
}

/** The number and hash of a seal, as recorded outside the database. */
export interface NotedSeal {
  number: number;
  hash: string;
}

export interface Verified {
  /** One sentence for each difference from the sealed audit. */
  findings: string[];
  /** The numbers of sealed entries and of entries waiting for a seal. */
  sealed: number;
  waiting: number;
  last: NotedSeal | undefined;
}

/**
 * Compares all audit entries with their seals, and all seals with their predecessors.
 * @param noted a seal recorded elsewhere; without it, removal of the whole end of the chain is not detected
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

/** Reports missing and changed entries of a seal. */
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
