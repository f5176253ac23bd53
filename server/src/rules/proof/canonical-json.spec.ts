import { canonicalJson } from './canonical-json.js';

describe('a canonical text', () => {
  it('escapes each character as JSON does, alone and between others (RULES-9)', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0xd800; code += 1) {
      const text = `a${String.fromCharCode(code)}b`;
      if (canonicalJson(text) !== JSON.stringify(text)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(canonicalJson({ 'a"': '\\', b: '😀' })).toBe('{"a\\"":"\\\\","b":"😀"}');
  });

  it('is refused for half a character, also beside plain text (RULES-9)', () => {
    for (const half of ['\ud83d', 'plain \ud83d', 'plain \ude00 text'])
      for (const value of [half, { a: half }, { [half]: 'a' }, [{ b: '', a: half }]])
        expect(() => canonicalJson(value)).toThrow('half a character');
    expect(canonicalJson({ a: String.raw`\ud83d` })).toBe(String.raw`{"a":"\\ud83d"}`);
  });

  it('has sorted keys, whatever their order was (RULES-9)', () => {
    const inOrder = { '1': [{ a: '1', b: null }], '9': 5, A: { x: true, y: 'é' }, a: '' };
    const other = { a: '', A: { y: 'é', x: true }, '9': 5, '1': [{ b: null, a: '1' }] };
    const text = '{"1":[{"a":"1","b":null}],"9":5,"A":{"x":true,"y":"é"},"a":""}';
    expect([canonicalJson(inOrder), canonicalJson(other)]).toEqual([text, text]);
    // JavaScript orders these keys as numbers.
    expect(canonicalJson({ '9': 1, '10': 2 })).toBe('{"10":2,"9":1}');
  });

  it.each([1.5, 2 ** 53, Number.NaN])('is refused for the number %d (RULES-9)', (value) => {
    for (const document of [value, { a: value }, [{ b: 1, a: value }]])
      expect(() => canonicalJson(document)).toThrow('is no whole number');
  });
});
