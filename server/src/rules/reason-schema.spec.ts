import { schemaErrorAt } from './schema-errors.js';
import { reasonSchema } from './reason-schema.js';

describe('the reason of a decision', () => {
  it.each([
    ['Not', undefined],
    ['  The letter of 3 March\r\nsays so ', undefined],
    ['', 'Give a reason'],
    [' .', 'Say why in a few words: they are kept with the decision'],
    ['ok', 'Say why in a few words: they are kept with the decision'],
    ['\u200b\u200b\u200b', 'Give a reason'],
    ['Why\u0000', 'The reason contains characters that cannot be used'],
    ['x'.repeat(2_000), undefined],
    ['x'.repeat(2_001), 'The reason can have at most 2,000 characters'],
  ])('%j is answered with %j (RUN-11)', (reason, error) =>
    expect(schemaErrorAt(reasonSchema, 'reason', { reason })).toBe(error),
  );
});
