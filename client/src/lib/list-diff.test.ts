import { listDiff } from './list-diff';

/** 'a:Buy 5' is a row with id a; ':Buy 5' is a row without an id. */
const rows = (...texts: string[]) =>
  texts.map((text) => {
    const [id, words = ''] = text.split(':');
    return { ...(id && { id }), sameness: words.toLowerCase(), words };
  });

describe('two lists are compared', () => {
  it.each<[string, string[], string[], object]>([
    ['alike', ['a:X', 'b:Y'], ['a:X', 'b:Y'], {}],
    ['in another order', ['a:X', 'b:Y'], ['b:Y', 'a:X'], {}],
    ['equal with other ids', ['a:X', 'b:Y'], [':X', 'c:y'], {}],
    ['one added', ['a:X'], ['a:X', 'b:Y'], { added: ['Y'] }],
    ['one of two equal ones added', [':X'], [':X', ':X'], { added: ['X'] }],
    ['one of two equal ones removed', ['a:X', 'b:X'], ['b:X'], { removed: ['X'] }],
    ['one removed', ['a:X', 'b:Y'], ['b:Y'], { removed: ['X'] }],
    ['one changed', ['a:X', 'b:Y'], ['a:X', 'b:Z'], { changed: [{ before: 'Y', now: 'Z' }] }],
    [
      'one of two equal ones changed',
      ['a:X', 'b:X'],
      ['a:Z', 'b:X'],
      { changed: [{ before: 'X', now: 'Z' }] },
    ],
    ['without ids a change is one removed and one added', [':X'], [':Z'], { added: ['Z'], removed: ['X'] }],
    [
      'all together',
      ['a:A', 'b:B', 'c:C'],
      ['a:A', 'b:BB', 'd:D'],
      { added: ['D'], removed: ['C'], changed: [{ before: 'B', now: 'BB' }] },
    ],
  ])('two lists are compared row by row: %s', (_name, before, now, expected) =>
    expect(listDiff(rows(...before), rows(...now))).toEqual({
      added: [],
      removed: [],
      changed: [],
      ...expected,
    }),
  );
});
