import { chunksBetween, segmentsOf } from './row-segments';

const textOf = (segments: ReturnType<typeof segmentsOf>) =>
  segments.map((segment) =>
    segment.kind === 'gap' ? `gap of ${segment.rows}` : `rows ${segment.from} to ${segment.to}`,
  );

describe('the parts of a long table that are rendered (TRADE-26)', () => {
  it('are the chunks in view, with an empty space above and below for the others', () => {
    expect(textOf(segmentsOf(1_020, { first: 4, last: 5 }, undefined))).toEqual([
      'gap of 100',
      'rows 100 to 125',
      'rows 125 to 150',
      'gap of 870',
    ]);
  });

  it('include the chunk of the focused row wherever it is', () => {
    expect(textOf(segmentsOf(500, { first: 0, last: 0 }, 450))).toEqual([
      'rows 0 to 25',
      'gap of 425',
      'rows 450 to 475',
      'gap of 25',
    ]);
  });

  it('are the last ones when the list has become shorter than the place in view', () => {
    expect(textOf(segmentsOf(120, { first: 40, last: 42 }, undefined))).toEqual([
      'gap of 100',
      'rows 100 to 120',
    ]);
  });

  it('there are no segments of an empty list', () => {
    expect(segmentsOf(0, { first: 0, last: 2 }, undefined)).toEqual([]);
  });
});

describe('the chunks at a place of the window (TRADE-26)', () => {
  const parts = [
    { chunk: 0, chunks: 10, top: -20_000, bottom: 0 },
    { chunk: 10, chunks: 1, top: 0, bottom: 2_000 },
    { chunk: 11, chunks: 100, top: 2_000, bottom: 202_000 },
  ];

  it('are found in rendered chunks and within empty spaces', () => {
    expect(chunksBetween(parts, -500, 2_100)).toEqual({ first: 9, last: 11 });
    expect(chunksBetween(parts, 50_000, 52_500)).toEqual({ first: 35, last: 36 });
  });

  it('are none when the list is out of view', () => {
    expect(chunksBetween(parts, 300_000, 301_000)).toBeUndefined();
  });
});
