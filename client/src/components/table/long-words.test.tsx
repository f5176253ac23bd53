import { EmailText } from './email-text';
import { needsBreaks } from './long-words';

const LONG = 'x'.repeat(33);

it.each([
  ['a few short words', 'a few short words', false],
  ['a word of 33 letters', `a ${LONG}`, true],
  ['a long word in an element', <b key="b">{LONG}</b>, true],
  ['an ordinary address', <EmailText key="e">me@example.com</EmailText>, false],
  ['a long address', <EmailText key="e">{`${LONG}@example.com`}</EmailText>, true],
])('a table cell breaks words only when they are long: %s', (_, content, breaks) => {
  expect(needsBreaks(content, false)).toBe(breaks);
});
