import { cutText, visible } from './visible-text.js';

it.each([
  ['plain', 'plain'],
  ['a\u0000b', 'a\\u{0}b'],
  ['one\ntwo', 'one\\u{a}two'],
  ['a\ud800b', 'a\\u{d800}b'],
  ['a\u202eb', 'a\\u{202e}b'],
  ['Zoë 😀', 'Zoë 😀'],
])('the text %j is shown as %j', (text, shown) => expect(visible(text, 100)).toBe(shown));

it('a displayed text is truncated between characters, with an ellipsis', () => {
  expect(visible('abc', 3)).toBe('abc');
  expect(visible('abcd', 3)).toBe('abc…');
  expect(visible('ab😀', 3)).toBe('ab…');
  expect(cutText('ab😀', 3)).toBe('ab');
  expect(cutText('ab😀', 4)).toBe('ab😀');
});
