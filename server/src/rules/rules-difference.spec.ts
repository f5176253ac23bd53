import { differences } from './rules-difference.js';

const band = (id: string, inflation: string) => ({ id, from: '2013-08-24', inflation });

describe('two documents', () => {
  it.each<[string, unknown, unknown, string[]]>([
    ['that are equal', { a: '1', b: null, c: [] }, { c: [], a: '1' }, []],
    ['of which one has more', { a: '1' }, { a: '1', b: { c: 2 } }, ['b.c: null 2']],
    [
      'whose entries moved, by their ids',
      { bands: [band('A', '1'), band('B', '2')] },
      { bands: [band('B', '3'), band('A', '1')] },
      ['bands.B.inflation: 2 3'],
    ],
    [
      'whose entries have an id twice, by their places',
      { bands: [band('A', '1'), band('A', '2')] },
      { bands: [band('A', '1'), band('A', '3')] },
      ['bands.1.inflation: 2 3'],
    ],
    ['whose days moved, by their places', ['x', 'y'], ['y'], ['0: x y', '1: y null']],
  ])('are compared value by value: %s (RULES-10)', (_title, before, after, expected) => {
    expect(differences(before, after).map((one) => `${one.path}: ${one.before} ${one.after}`)).toEqual(
      expected,
    );
  });
});
