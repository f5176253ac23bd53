import { withoutEnd, withoutStart } from './text-ends.js';

it.each([
  ['12.500', '12.5'],
  ['0010', '001'],
  ['000', ''],
  ['', ''],
  ['1', '1'],
])('trimming removes the zeros from the end of %j', (text, cut) => expect(withoutEnd(text, '0')).toBe(cut));

it('any of several characters are removed from either end of a text', () => {
  expect(withoutStart('/./a/b./', '/.')).toBe('a/b./');
  expect(withoutEnd('/./a/b./', '/.')).toBe('/./a/b');
});
