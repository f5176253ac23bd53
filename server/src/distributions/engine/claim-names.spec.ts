import { ClaimNames } from './claim-names.js';

const cell = (text: string) => {
  const bytes = Buffer.from(text);
  const length = Buffer.alloc(4);
  length.writeInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

it('names of claims come back as they were given, also long ones, and again (DIST-3)', () => {
  const given = Array.from({ length: 9_000 }, (_, at) =>
    Buffer.concat([cell('0123456789abcdef'), cell(at % 997 === 5 ? 'Ü'.repeat(40_000) : `S-${at}`)]),
  );
  const names = new ClaimNames();
  for (const cells of given) names.add(cells);
  for (const _turn of [1, 2]) {
    let at = 0;
    let wrong = 0;
    for (const cells of names) if (!cells.equals(given[at++]!)) wrong += 1;
    expect([at, wrong]).toEqual([given.length, 0]);
  }
  expect([...new ClaimNames()]).toEqual([]);
});
