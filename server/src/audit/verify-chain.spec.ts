import { randomBytes, randomInt } from 'node:crypto';
import { type IdRange, idsIn, rangesBetween, rangesIn, rangesOf } from './id-ranges.js';
import { digestOf, hashOf, NOTHING_BEFORE, type Seal, type SealedEntry } from './seal-chain.js';
import { type AuditSource, verifyChain } from './verify-chain.js';

const KEY = randomBytes(32);
const SEALS = 6;
const ENTRIES_EACH = 10;
const ROUNDS = 500;

/** An audit in memory in which no entry is waiting for a seal. */
class Audit implements AuditSource {
  constructor(
    public entries: SealedEntry[],
    public chain: Seal[],
  ) {}

  async *seals() {
    for (const seal of [...this.chain].sort((a, b) => a.number - b.number)) yield await Promise.resolve(seal);
  }

  entriesOf({ ids }: Seal) {
    const wanted = new Set(idsIn(ids));
    return Promise.resolve(this.entries.filter(({ id }) => wanted.has(id)));
  }

  async *outside(ranges: IdRange[]) {
    const between = rangesBetween(ranges);
    for (const { id } of this.entries)
      if (between.some(([from, to]) => BigInt(id) >= from && BigInt(id) < to))
        yield await Promise.resolve({ id, mayWait: false });
  }
}

const anEntry = (id: number): SealedEntry => ({
  id: String(id),
  at: `2026-01-01T00:00:00.${String(id).padStart(6, '0')}Z`,
  actorKind: 'user',
  actorId: '01890000-0000-7000-8000-000000000001',
  action: 'submission.edited',
  subjectType: 'submission',
  subjectId: `claim-${id}`,
  details: '{"fields": ["sid"]}',
});

/** Creates sealed entries; every seventh id is unused, as after a rolled-back transaction. */
function anAudit(): Audit {
  const entries: SealedEntry[] = [];
  const chain: Seal[] = [];
  let id = 0;
  for (let number = 1; number <= SEALS; number++) {
    const mine = Array.from({ length: ENTRIES_EACH }, () => anEntry(++id % 7 === 0 ? ++id : id));
    entries.push(...mine);
    const seal = {
      number,
      sealedAt: `2026-01-01T00:0${number}:00.000000Z`,
      ids: rangesOf(mine.map((entry) => entry.id)),
      through: String(id),
      digests: Buffer.concat(mine.map(digestOf)),
    };
    chain.push({ ...seal, hash: hashOf(KEY, seal, chain.at(-1)?.hash ?? NOTHING_BEFORE) });
  }
  return new Audit(entries, chain);
}

const any = <Item>(items: Item[]): Item => items[randomInt(items.length)]!;

function flipBit(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy[randomInt(copy.length)]! ^= 1 << randomInt(8);
  return copy;
}

const FIELDS = ['id', 'at', 'actorKind', 'actorId', 'action', 'subjectType', 'subjectId', 'details'] as const;

/** Ways to tamper with an audit. @returns the id or seal that the findings must name */
const MUTATIONS: ((audit: Audit) => string)[] = [
  (audit) => {
    const entry = any(audit.entries);
    const { id } = entry;
    const field = any([...FIELDS]);
    entry[field] = field === 'id' ? String(-Number(id)) : `${entry[field]}.`;
    return `Entry ${id} was`;
  },
  (audit) => {
    const entry = any(audit.entries);
    audit.entries = audit.entries.filter((other) => other !== entry);
    return `Entry ${entry.id} was removed`;
  },
  (audit) => {
    const id = any([-5, 0, 7, 14, 21, 28, 1_000_000]);
    audit.entries.push(anEntry(id));
    return `Entry ${id} was added`;
  },
  (audit) => {
    const [one, other] = [audit.entries[randomInt(30)]!, audit.entries[30 + randomInt(30)]!];
    [one.subjectId, other.subjectId] = [other.subjectId, one.subjectId];
    return `Entry ${one.id} was changed`;
  },
  (audit) => {
    // An attacker who changes the digest with the entry does not have the key of the seal.
    const seal = any(audit.chain);
    const at = randomInt(ENTRIES_EACH);
    const entry = audit.entries.find(({ id }) => id === idsIn(seal.ids)[at])!;
    entry.action = 'nothing';
    seal.digests = Buffer.from(seal.digests);
    digestOf(entry).copy(seal.digests, at * 32);
    return `Seal ${seal.number}, or the one before it, was changed`;
  },
  (audit) => {
    const seal = any(audit.chain);
    const number = seal.number;
    const change = any<() => unknown>([
      () => (seal.hash = flipBit(seal.hash)),
      () => (seal.digests = flipBit(seal.digests)),
      () => (seal.through = String(Number(seal.through) + 1)),
      () => (seal.sealedAt = '2020-01-01T00:00:00.000000Z'),
      () => (seal.ids = rangesOf(idsIn(seal.ids).slice(1))),
    ]);
    change();
    return `Seal ${number}, or the one before it, was changed`;
  },
  (audit) => {
    // A whole seal with its entries, in the middle or at the end.
    const seal = any(audit.chain);
    const gone = new Set(idsIn(seal.ids));
    audit.chain = audit.chain.filter((other) => other !== seal);
    audit.entries = audit.entries.filter(({ id }) => !gone.has(id));
    return seal.number === SEALS ? `Seal ${SEALS} was noted` : `Seal ${seal.number} was removed`;
  },
  (audit) => {
    audit.chain = [];
    audit.entries = [];
    return `Seal ${SEALS} was noted`;
  },
  (audit) => {
    // The whole chain recomputed over a changed entry, without the key.
    audit.entries[0]!.action = 'nothing';
    const wrong = randomBytes(32);
    audit.chain.reduce<Buffer>((previous, seal) => {
      const mine = audit.entries.filter(({ id }) => idsIn(seal.ids).includes(id));
      seal.digests = Buffer.concat(mine.map(digestOf));
      return (seal.hash = hashOf(wrong, seal, previous));
    }, NOTHING_BEFORE);
    return 'Seal 1, or the one before it, was changed';
  },
];

describe('the chain over the audit', () => {
  const noted = { number: SEALS, hash: '' };

  it('verifies an unchanged audit', async () => {
    const audit = anAudit();
    const last = { number: SEALS, hash: audit.chain.at(-1)!.hash.toString('hex') };
    expect(await verifyChain(audit, KEY, last)).toEqual({
      findings: [],
      sealed: SEALS * ENTRIES_EACH,
      waiting: 0,
      last,
    });
  });

  it(`finds each of ${ROUNDS} changes, removals and additions, of entries and of seals, and names it (AUDIT-4)`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const audit = anAudit();
      noted.hash = audit.chain.at(-1)!.hash.toString('hex');
      const expected = MUTATIONS[round % MUTATIONS.length]!(audit);
      const { findings } = await verifyChain(audit, KEY, noted);
      expect(findings).toContainEqual(expect.stringContaining(expected));
    }
  });
});

describe('ranges of ids', () => {
  it('are written in PostgreSQL’s multirange format, and read again', () => {
    expect(rangesOf(['1', '2', '3', '7', '9', '10'])).toBe('{[1,4),[7,8),[9,11)}');
    expect(idsIn('{[1,4),[7,8)}')).toEqual(['1', '2', '3', '7']);
    expect(rangesOf([])).toBe('{}');
  });

  it('ranges of ids have a complement', () => {
    const [low, high] = [-(2n ** 63n), 2n ** 63n - 1n];
    expect(rangesBetween(rangesIn('{[5,8),[1,3)}'))).toEqual([
      [low, 1n],
      [3n, 5n],
      [8n, high],
    ]);
  });
});
