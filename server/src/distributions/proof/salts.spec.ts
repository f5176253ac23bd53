import { DecryptionError } from '../../encryption/envelope.js';
import { KeyRing } from '../../encryption/key-ring.js';
import { newSaltsKey, openSalt, sealSalt } from './salts.js';

const ONE = '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a44';
const OTHER = '0192f0c4-7b1e-7c33-9a53-0d2b6f1c2a45';
const SALT = Buffer.alloc(32, 7);

const ring = KeyRing.parse(KeyRing.generate());
const { key, wrapped: saltsKey } = newSaltsKey(ring, ONE);
const salt = sealSalt(key, ONE, OTHER, SALT);

describe('the salt of a line', () => {
  it('has the length that the table asks for, and is opened after the keys were rotated (FREEZE-2, ENCRYPT-4)', () => {
    expect(salt).toHaveLength(60);
    const [k1, index] = ring.serialise().split(',');
    const [k2] = KeyRing.generate().replace('k1:', 'k2:').split(',');
    const rotated = KeyRing.parse([k2, k1, index].join(','));
    const at = { distributionId: ONE, submissionId: OTHER };
    expect(openSalt(rotated, at, { saltsKey, salt })).toEqual(SALT);
    const removed = KeyRing.parse([k2, index].join(','));
    expect(() => openSalt(removed, at, { saltsKey, salt })).toThrow(DecryptionError);
  });

  it.each([
    { distributionId: ONE, submissionId: ONE },
    { distributionId: OTHER, submissionId: OTHER },
  ])('is refused for another claim and another distribution: %j (FREEZE-2, ENCRYPT-4)', (at) => {
    expect(() => openSalt(ring, at, { saltsKey, salt })).toThrow(DecryptionError);
  });

  it('is refused when a bit of it was altered (FREEZE-2, ENCRYPT-4)', () => {
    for (let byte = 0; byte < salt.length; byte += 1) {
      const altered = Buffer.from(salt);
      altered[byte]! ^= 1;
      expect(() =>
        openSalt(ring, { distributionId: ONE, submissionId: OTHER }, { saltsKey, salt: altered }),
      ).toThrow(DecryptionError);
    }
  });
});
