import { CLAIM_FIELDS } from './claim-catalogue.js';
import { dayIn, type PhoneCall, phoneCallSchema } from './phone-call.js';
import { READ_ALOUD } from './read-aloud.js';
import { schemaErrors } from './schema-errors.js';

const TODAY = '2026-11-25';
const CALL: PhoneCall = {
  caller: 'Joan Quill',
  relation: 'MEMBER',
  day: TODAY,
  time: '09:05',
  checks: ['HOLDING', 'NOTICE'],
  note: '',
};
const errorsOf = (overrides: object) => schemaErrors(phoneCallSchema(TODAY), { ...CALL, ...overrides });

describe('the record of a telephone call (PHONE-2)', () => {
  it('is valid with a caller, a relation, a moment and two checks', () => {
    expect(errorsOf({})).toEqual({});
    expect(errorsOf({ note: 'Spoke slowly.\nAsked for a copy.' })).toEqual({});
  });

  it.each([
    [{ caller: ' ' }, 'caller', 'Enter the name of the caller'],
    [{ caller: 'A\nB' }, 'caller', 'The caller’s name contains characters that cannot be used'],
    [{ caller: 'x'.repeat(201) }, 'caller', 'The caller’s name can have at most 200 characters'],
    [{ relation: undefined }, 'relation', 'Choose what the caller is to the group member'],
    [{ relation: 'NEIGHBOUR' }, 'relation', 'Choose one of the relations'],
    [{ day: '' }, 'day', 'Enter the day of the call'],
    [{ day: '2026-02-30' }, 'day', 'Enter the day of the call as a date'],
    [{ day: '2026-11-26' }, 'day', 'The call cannot be after today'],
    [{ time: '24:00' }, 'time', 'Enter the time as hours and minutes, 14:05'],
    [{ checks: [] }, 'checks', 'Choose at least two ways in which you checked who is calling'],
    [{ checks: ['HOLDING'] }, 'checks', 'Choose at least two ways in which you checked who is calling'],
    [
      { checks: ['HOLDING', 'HOLDING'] },
      'checks',
      'Choose at least two ways in which you checked who is calling',
    ],
    [{ note: 'x'.repeat(1_001) }, 'note', 'The note can have at most 1,000 characters'],
  ])('refuses %j', (overrides, path, message) => {
    expect(errorsOf(overrides)).toEqual({ [path]: message });
  });

  it('refuses a check that is not in the list', () => {
    expect(errorsOf({ checks: ['HOLDING', 'NOTICE', 'VOICE'] })).toEqual({
      'checks.2': 'Choose from the checks in the list',
    });
  });

  it('has its day in the time zone of the scheme', () => {
    expect(dayIn('Australia/Sydney', new Date('2026-11-25T14:00:00Z'))).toBe('2026-11-26');
    expect(dayIn('Australia/Perth', new Date('2026-11-25T14:00:00Z'))).toBe('2026-11-25');
  });
});

describe('the sentences to read aloud (PHONE-3)', () => {
  it('ask for every field that members can see, and for no other', () => {
    const asked = CLAIM_FIELDS.filter(({ path }) => READ_ALOUD[path] !== null).map(({ path }) => path);
    expect(asked).toEqual(CLAIM_FIELDS.filter((field) => !field.administratorsOnly).map(({ path }) => path));
  });

  it('are whole sentences that do not repeat each other', () => {
    const sentences = Object.values(READ_ALOUD).filter((sentence) => sentence !== null);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*[.?]$/);
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
