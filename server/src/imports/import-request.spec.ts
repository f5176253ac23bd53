import { cleanFileName } from './import-request.js';

it.each([
  ['claims.csv', 'claims.csv'],
  ['C:\\files\\claims.csv', 'claims.csv'],
  ['../claims\u202e.csv ', 'claims.csv'],
  ['one\u2028two.csv', 'onetwo.csv'],
  ['.csv', '.csv'],
  ['', 'file'],
  ['files/', 'file'],
  ['\u200b', 'file'],
  ['\u3164', 'file'],
  ['\u2800 \ufe0f', 'file'],
  [' . ', 'file'],
  ['...', 'file'],
])('a file named %j is stored as %j', (given, kept) => expect(cleanFileName(given)).toBe(kept));

it('the name of an imported file is cut after 200 characters, and never inside one', () => {
  expect(cleanFileName('x'.repeat(300))).toBe('x'.repeat(200));
  expect(cleanFileName(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199));
});
