import { etagOf, versionOf } from './if-match.js';

describe('If-Match', () => {
  it('gives the version of the answer it was read from (RESTAPI-24)', () =>
    expect(versionOf(etagOf(7))).toBe(7));

  it.each([undefined, '', '*', ' * '])('asks for no version: %j', (header) =>
    expect(versionOf(header)).toBeUndefined(),
  );

  it.each(['"x"', 'W/"7"', '7', '"7", "8"', '"-1"', '"12345678901"'])(
    'fits no row: %j (RESTAPI-24)',
    (header) => expect(versionOf(header)).toBe(0),
  );
});
