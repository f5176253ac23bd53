import {
  cleanSid,
  cleanText,
  composed,
  isBlank,
  looksLikeEmail,
  textError,
  withFormulaQuote,
  withoutFormulaQuote,
} from './text-values.js';

describe('a SID', () => {
  it.each([
    [' 00123 ', '00123'],
    ['00\u200b123', '00123'],
    ['\ufeff00123', '00123'],
    ['0012\u00ad3', '00123'],
    ['\u202e00123', '00123'],
    ['\u00a0aB1', 'aB1'],
    ['e\u0301', '\u00e9'],
    ['\u200b', ''],
  ])('%j is stored as %j (CLAIM-37)', (text, expected) => expect(cleanSid(text)).toBe(expected));
});

describe('the quote before a formula', () => {
  it.each([
    ["'=1", '=1'],
    ["'+61 400", '+61 400'],
    ["'-5", '-5'],
    ["'@x", '@x'],
    ["'\tx", '\tx'],
    ["''=1", "'=1"],
    ["'abc", "'abc"],
    ["'", "'"],
    ['=1', '=1'],
  ])('%j becomes %j (IMPORT-39)', (text, expected) => expect(withoutFormulaQuote(text)).toBe(expected));
});

describe('the quote that an export adds', () => {
  it.each([
    ['=1', "'=1"],
    ['+61 400', "'+61 400"],
    ["'=1", "''=1"],
    ['\uff1d1', "'\uff1d1"],
    ['\uff201', "'\uff201"],
    ["'abc", "'abc"],
    ['', ''],
    ['a=1', 'a=1'],
    ['\n=1', "'\n=1"],
    ['\r\n=1', "'\r\n=1"],
    [' =1', "' =1"],
    [' \t +1', "' \t +1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u3000\uff0b1', "'\u3000\uff0b1"],
    ['\ufeff=1', "'\ufeff=1"],
    ['\u200b@x', "'\u200b@x"],
    ['\u0000=1', "'\u0000=1"],
    ['\u001f-1', "'\u001f-1"],
    ['\tx', "'\tx"],
    ['\nx', "'\nx"],
    ["'\n=1", "''\n=1"],
    ["' =1", "'' =1"],
    [' a', ' a'],
    ["' a", "' a"],
    ["\n'=1", "'\n'=1"],
  ])('%j is written as %j and read back unchanged (EXPORT-8, IMPORT-39)', (text, written) => {
    expect(withFormulaQuote(text)).toBe(written);
    expect(withoutFormulaQuote(written)).toBe(text);
  });
});

describe('a text of invisible characters', () => {
  it.each([
    '',
    ' \n\t',
    '\u200b',
    '\u200e\u200f',
    '\u061c',
    '\u200d',
    '\u200c \u2060',
    '\ufeff',
    '\u3164',
    '\u2800\ufe0f',
  ])('%j is blank, and stored as empty', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(cleanText(text)).toBe('');
  });

  it.each([' a ', 'نامه\u200cای', '👩\u200d🌾', '0'])('the text %j is not blank', (text) => {
    expect(isBlank(text)).toBe(false);
    expect(cleanText(text)).toBe(text.trim());
  });
});

describe('an e-mail address', () => {
  it.each(['jane@example.com', 'J.O+x@mail.example.com.au', "o'neill@example.co"])(
    'the e-mail address %s is accepted',
    (text) => expect(looksLikeEmail(text)).toBe(true),
  );
  it.each([
    '',
    'jane',
    'jane@',
    '@example.com',
    'jane@example',
    'jane@@example.com',
    'a b@example.com',
    'jane@example..com',
    'jane@-example.com',
    'jane@example.com, bob@example.com',
    '<jane@example.com>',
    'jane@example.com\n',
    `${'a'.repeat(65)}@example.com`,
    `jane@${'a.'.repeat(130)}com`,
  ])('the e-mail address %j is rejected', (text) => expect(looksLikeEmail(text)).toBe(false));

  it('is checked quickly even for a text that makes a regular expression backtrack', () => {
    expect(looksLikeEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
  });
});

describe('the errors of a text', () => {
  it.each([
    ['Łódź Pty Ltd', true, undefined],
    ['Level 1\n2 High St', true, undefined],
    ['a\tb', false, 'contains a line break or a tab'],
    ['a\u0000b', true, 'contains control characters'],
    ['a\u0085b', true, 'contains control characters'],
    ['a\uffffb', true, 'contains control characters'],
    ...Array.from('\u061c\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff').map(
      (mark): [string, boolean, string] => [`Ad${mark}min`, true, 'contains invisible control characters'],
    ),
    ['نامه\u200cای', false, undefined],
    ['👩\u200d🌾', false, undefined],
    ['a\ud800', true, 'contains a broken character'],
    ['😀', false, undefined],
    [`a${'\u0301'.repeat(30)}`, false, undefined],
    [`a${'\u0301\u0323'.repeat(16)}`, false, 'contains a letter with more than 30 accents'],
  ])('%j (lines %j): %j (SECURITY-8)', (text, lines, expected) =>
    expect(textError(text, lines)).toBe(expected),
  );
});

describe('the composed form of a text', () => {
  it.each([
    ['e\u0301', '\u00e9'],
    ['u\u0323\u0308', '\u1ee5\u0308'],
    ['a\u0301\u0323', '\u1ea1\u0301'],
  ])('the composed form of %j is %j', (text, expected) => expect(composed(text)).toBe(expected));

  it('is not computed where it would take minutes', () => {
    const piled = `a${'\u0301\u0323'.repeat(500_000)}`;
    expect(composed(piled)).toBe(piled);
  });
});
