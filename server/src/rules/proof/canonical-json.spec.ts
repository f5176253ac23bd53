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
      expect(() => canonicalJson(half)).toThrow('half a character');
  });
});
