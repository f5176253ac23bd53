import type { ValidationError } from 'yup';
import { amendmentSchema, cleanMessage, decisionSchema } from './amendment-schema.js';

const errorOf = (check: () => unknown) => {
  try {
    check();
    return undefined;
  } catch (error) {
    return (error as ValidationError).message;
  }
};

describe('a stored message', () => {
  it.each([
    ['  hello  ', 'hello'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['\u200b\u2060 \ufeff', ''],
    ['👩\u200d🌾', '👩\u200d🌾'],
    ['\u200e12/03/2018: sold\ufeff\u200b', '12/03/2018: sold'],
    ['\u200d', ''],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('the message %j is stored without invisible characters', (typed, kept) => {
    expect(cleanMessage(typed)).toBe(kept);
  });
});

describe('a message', () => {
  it.each([
    ['fit', 'Please correct my name.', undefined],
    ['of several lines', 'One\n\ttwo', undefined],
    ['as long as may be', 'x'.repeat(4_000), undefined],
    ['empty', '  ', 'Write a message'],
    ['too long', 'x'.repeat(4_001), 'The message can have at most 4,000 characters'],
    ['with a control character', 'a\u0007', 'The message contains characters that cannot be used'],
    ['turned around', '\u202eabc', 'The message contains characters that cannot be used'],
    ['isolated', '\u2066abc', 'The message contains characters that cannot be used'],
  ])('a message that is %s is accepted, or rejected with a message (AMEND-3)', (_, message, error) => {
    expect(errorOf(() => amendmentSchema.validateSync({ message }))).toBe(error);
  });
});

describe('the reason for a decision', () => {
  it.each([
    [true, '', undefined],
    [true, 'It agrees.', undefined],
    [false, 'It does not agree.', undefined],
    [false, ' ', 'Give a reason for declining'],
    [true, 'x'.repeat(2_001), 'The reason can have at most 2,000 characters'],
  ])('a decision with accept %s and the reason %j', (accept, reason, error) => {
    expect(errorOf(() => decisionSchema.validateSync({ reason }, { context: { accept } }))).toBe(error);
  });
});
