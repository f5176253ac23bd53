/** Letters that do not decompose into a base letter and marks. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  ł: 'l',
  Ł: 'L',
  þ: 'th',
  Þ: 'TH',
};
const SINGLE_QUOTES = /[\u2018-\u201b\u2032]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;
const MARKS = /\p{Mn}/gu;
const TAKEN = /^[\w +\-@$!%&()*./#=:;?,'[\]^]*$/;

/** Transliterates a text to the characters allowed in Direct Entry, as far as possible. */
export function inAbaLetters(text: string): string {
  return text
    .replaceAll(/[ßẞæÆœŒøØđĐðÐłŁþÞ]/g, (letter) => LETTERS[letter]!)
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(SINGLE_QUOTES, "'")
    .replaceAll(DOUBLE_QUOTES, '"')
    .replaceAll(DASHES, '-');
}

/** Whether a text has only characters allowed in Direct Entry. */
export function isAbaText(text: string): boolean {
  return TAKEN.test(text);
}
