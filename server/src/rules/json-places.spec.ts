import { BrokenJson, placesIn } from './json-places.js';

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
    expect(lineOf(TEXT, placesIn(TEXT).places.get(path)!)).toBe(line);
  });

  it.each([
    ['{"a": 1,\n"a": 1}', ['2 a']],
    ['{"list": [{\n"b": 1, "c": {},\n"\\u0062": 2}]}', ['3 list.0.b']],
    ['{"a": 1,\n"a": {"b": 1,\n"b": 2},\n"a": 3}', ['2 a', '3 a.b']],
  ])('finds every repeated key in %j, where it appears for the second time', (text, expected) => {
    const found = [...placesIn(text).repeated].map(([path, at]) => `${lineOf(text, at)} ${path}`);
    expect(found).toEqual(expected);
  });

  it('the place of a repeated key is the last, whose value parsers take', () => {
    const text = '{"a": 1,\n"a": 2,\n"a": 3}';
    expect(lineOf(text, placesIn(text).places.get('a')!)).toBe(3);
  });

  it('the same key in two objects of a JSON text does not count as repeated', () => {
    const { places, repeated } = placesIn('{"a": {"b": 1}, "c": {"b": 2}, "a.b": 3}');
    expect([...places.keys()]).toContain('c.b');
    expect([...repeated]).toEqual([]);
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
