import { BrokenJson, placesIn, RepeatedKey } from './json-places.js';

const TEXT = `{
  "a": "end",
  "list": [
    { "end": 1 },
    { "end": [true, null] }
  ],
  "end": "last \\"quoted\\""
}`;
const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

describe('the places in a JSON text', () => {
  it.each([
    ['', 1],
    ['a', 2],
    ['list', 3],
    ['list.0.end', 4],
    ['list.1.end', 5],
    ['list.1.end.1', 5],
    ['end', 7],
  ])('the path %j of a JSON text is found in line %i', (path, line) => {
    expect(lineOf(TEXT, placesIn(TEXT).get(path)!)).toBe(line);
  });

  it.each([
    ['{"a": 1,\n"a": 1}', 'a', 2],
    ['{"list": [{\n"b": 1, "c": {},\n"\\u0062": 2}]}', 'list.0.b', 3],
  ])('finds the repeated key in %j', (text, path, line) => {
    let repeated: unknown;
    try {
      placesIn(text);
    } catch (error) {
      repeated = error;
    }
    expect(repeated).toBeInstanceOf(RepeatedKey);
    const { path: found, position } = repeated as RepeatedKey;
    expect([found, lineOf(text, position)]).toEqual([path, line]);
  });

  it('the same key in two objects of a JSON text does not count as repeated', () => {
    expect([...placesIn('{"a": {"b": 1}, "c": {"b": 2}, "a.b": 3}').keys()]).toContain('c.b');
  });

  it.each([
    ['', 1],
    ['{', 1],
    ['{\n"a": 1,\n}', 3],
    ['{\n"a": 1\n"b": 2}', 3],
    ['{\n"a": oops}', 2],
    ['[1, 2', 1],
    ['{"a": 01}', 1],
    ['{"a": "line\nbreak"}', 1],
    ["{'a': 1}", 1],
    ['{}\n{}', 2],
    ['{"a": .5}', 1],
    ['{"a": "\\x"}', 1],
  ])('reports the error in %j: line %i, since no parser accepts it', (text, line) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    let position: number | undefined;
    try {
      placesIn(text);
    } catch (error) {
      if (error instanceof BrokenJson) position = error.position;
    }
    expect(position === undefined ? 'taken' : lineOf(text, position)).toBe(line);
  });
});
