import fc from 'fast-check';
import type { Band, Days } from './assessment-document.js';
import { bandsThatOverlap, daysThatOverlap } from './overlaps.js';

const dayOf = (nth: number) => new Date(Date.UTC(2000, 0, 1 + nth)).toISOString().slice(0, 10);
const days = (from: number, to: number): Days => ({ from: dayOf(from), to: dayOf(to) });
const placed = <Entry>(entries: readonly Entry[]) => entries.map((entry, at) => ({ entry, at }));
const found = (entries: readonly Days[]) =>
  daysThatOverlap(placed(entries)).map(({ at, others }) => `${at} with ${others.join(', ')}`);

const band = (id: number, range: Days, least?: number, below?: number): Band => ({
  id: String(id),
  ...range,
  priceAtLeast: least === undefined ? null : String(least),
  priceBelow: below === undefined ? null : String(below),
});

const isMeeting = (one: Band, other: Band) =>
  one.from <= other.to &&
  other.from <= one.to &&
  BigInt(one.priceAtLeast ?? 0) < BigInt(other.priceBelow ?? 1_000) &&
  BigInt(other.priceAtLeast ?? 0) < BigInt(one.priceBelow ?? 1_000);

/** Short ranges, so that some meet and some do not. */
const bands = fc.array(
  fc
    .tuple(fc.nat(30), fc.nat(12), fc.option(fc.nat(20), { nil: undefined }), fc.integer({ min: 1, max: 8 }))
    .map(([from, length, least, height]) =>
      band(0, days(from, from + length), least, least === undefined ? undefined : least + height),
    ),
  { maxLength: 14 },
);

/** The least processor time of five runs, in milliseconds: others may be at work on the machine. */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...times);
}

describe('entries that overlap (RULES-22)', () => {
  it.each<[string, Days[], string[]]>([
    ['two in order', [days(0, 10), days(10, 20)], ['1 with 0']],
    ['two in another order', [days(10, 20), days(0, 10)], ['1 with 0']],
    ['none', [days(11, 20), days(0, 10)], []],
    ['three that share a day', [days(0, 10), days(5, 15), days(10, 20)], ['1 with 0', '2 with 0, 1']],
    [
      'two short ones in a long one that comes last',
      [days(10, 20), days(15, 30), days(0, 99)],
      ['1 with 0', '2 with 0, 1'],
    ],
    [
      'one that overlaps only an entry which overlaps another',
      [days(0, 10), days(8, 20), days(15, 30)],
      ['1 with 0', '2 with 1'],
    ],
    [
      'one that overlaps more than five',
      [...Array.from({ length: 9 }, (_, nth) => days(2 * nth, 2 * nth)), days(0, 99)],
      ['9 with 0, 1, 2, 3, 4'],
    ],
  ])('are %s', (_title, entries, expected) => {
    expect(found(entries)).toEqual(expected);
  });

  it('are all bands with an earlier one that shares a day and a price, whatever their order', () => {
    fc.assert(
      fc.property(bands, (list) => {
        const expected = list.flatMap((one, at) => {
          const others = list.slice(0, at).flatMap((other, nth) => (isMeeting(one, other) ? [nth] : []));
          return others.length > 0 ? [{ at, others }] : [];
        });
        const result = bandsThatOverlap(placed(list));
        expect(result.map(({ at }) => at)).toEqual(expected.map(({ at }) => at));
        result.forEach(({ others }, nth) => {
          const all = expected[nth]!.others;
          expect(all).toEqual(expect.arrayContaining(others));
          expect(others).toHaveLength(Math.min(all.length, 5));
        });
      }),
      { numRuns: 500 },
    );
  });

  it.each<[string, (nth: number, of: number) => Band]>([
    ['one a day', (nth) => band(nth, days(nth, nth))],
    ['by price on one day', (nth) => band(nth, days(0, 0), nth, nth + 1)],
    ['by price on many days', (nth, of) => band(nth, days(nth, of), nth, nth + 1)],
    [
      'a day each next to lasting ones',
      (nth, of) =>
        nth % 2 === 0 ? band(nth, days(0, of), nth + 1, nth + 2) : band(nth, days(nth, nth), 0, 1),
    ],
    [
      'in one that comes first',
      (nth, of) => (nth === 0 ? band(nth, days(0, of)) : band(nth, days(nth, nth))),
    ],
    [
      'in one that comes last',
      (nth, of) => (nth === of - 1 ? band(nth, days(0, of)) : band(nth, days(nth, nth))),
    ],
    ['all on one day', (nth) => band(nth, days(0, 0))],
  ])('are found in time that grows with the list: %s', (_title, bandOf) => {
    const list = (length: number) => placed(Array.from({ length }, (_, nth) => bandOf(nth, length)));
    const [some, fourTimes] = [list(2_500), list(10_000)];
    bandsThatOverlap(fourTimes);
    const once = timeOf(() => bandsThatOverlap(some));
    // In proportion four times as long, by squares sixteen times.
    expect(timeOf(() => bandsThatOverlap(fourTimes))).toBeLessThan(9 * once + 30);
    expect(bandsThatOverlap(fourTimes).length).toBeLessThanOrEqual(200);
  });
});
