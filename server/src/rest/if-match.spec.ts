import { etagOf, versionOf } from './if-match.js';

describe('If-Match', () => {
  it('contains the version of the response in which it was read (RESTAPI-24)', () =>
    expect(versionOf(etagOf(7))).toBe(7));

  it.each([undefined, '', '*', ' * '])('requires no version: %j', (header) =>
    expect(versionOf(header)).toBeUndefined(),
  );

  it.each(['"x"', 'W/"7"', '7', '"7", "8"', '"-1"', '"12345678901"'])(
    'matches no version: %j (RESTAPI-24)',
    (header) => expect(versionOf(header)).toBe(0),
  );
});
