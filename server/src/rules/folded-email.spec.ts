import { foldedEmail, isSameEmail } from './folded-email.js';

it.each([
  ['Mary.Jones@Example.COM', 'mary.jones@example.com'],
  ['x+y_z@a-b.example', 'x+y_z@a-b.example'],
  ['\u0130@example.com', '\u0130@example.com'],
  ['\u212a@example.com', '\u212a@example.com'],
  ['\u00c4@example.com', '\u00c4@example.com'],
  ['', ''],
])('the address %j is folded to %j (ACCOUNT-28)', (given, folded) => expect(foldedEmail(given)).toBe(folded));

it('an e-mail address in two cases is distinguished from two addresses (ACCOUNT-28)', () => {
  expect(isSameEmail('A@x.example', 'a@X.example')).toBe(true);
  expect(isSameEmail('\u0130@x.example', 'i@x.example')).toBe(false);
});
