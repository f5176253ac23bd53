import { greetedName } from './greeting.js';

describe('the name in a mail to an address that is not verified (MAIL-14)', () => {
  it.each(['Margaret O’Brien', 'Jean-Luc  van der Berg', 'Zoë', 'Nguyễn Thị Minh'])('greets %s', (name) =>
    expect(greetedName(name, false)).toBe(name.replace(/ +/g, ' ')),
  );

  it.each([
    'evil.example',
    'Call 1800 123 456',
    'https://evil.example',
    'You have won a lot of money',
    'Win <b>now</b>',
    'Margaret\nO’Brien',
    'A'.repeat(41),
    '',
  ])('greets nobody when %j was typed', (name) => expect(greetedName(name, false)).toBeUndefined());

  it('is the account’s own once it is verified, whatever it is', () => {
    expect(greetedName('Dr. M. O’Brien, 3rd', true)).toBe('Dr. M. O’Brien, 3rd');
    expect(greetedName(null, true)).toBeUndefined();
  });
});
