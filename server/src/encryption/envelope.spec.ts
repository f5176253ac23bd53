import {
  newDataKey,
  decryptUnder,
  encrypt,
  DecryptionError,
  encryptUnder,
  decrypt,
  unwrapDataKey,
} from './envelope.js';
import { KeyRing } from './key-ring.js';

const ring = KeyRing.parse(KeyRing.generate());
const value = { taxNumber: '123 456 782', accountName: 'Zoë Łukasz' };

describe('an encrypted value', () => {
  it('decrypts to the original value, and reveals nothing of it', () => {
    const sealed = encrypt(ring, 'submissions:1', value);
    expect(decrypt(ring, 'submissions:1', sealed)).toEqual(value);
    expect(sealed.toString('latin1')).not.toContain('456');
  });

  it('is different each time', () => {
    expect(encrypt(ring, 'submissions:1', value).equals(encrypt(ring, 'submissions:1', value))).toBe(false);
  });

  it('is rejected in another row (ENCRYPT-2)', () => {
    expect(() => decrypt(ring, 'submissions:2', encrypt(ring, 'submissions:1', value))).toThrow(
      DecryptionError,
    );
  });

  it('is rejected when any byte of it is altered (ENCRYPT-4)', () => {
    const sealed = encrypt(ring, 'submissions:1', value);
    for (let at = 0; at < sealed.length; at += 1) {
      const altered = Buffer.from(sealed);
      altered[at]! ^= 1;
      expect(() => decrypt(ring, 'submissions:1', altered)).toThrow(DecryptionError);
    }
  });

  it('can be decrypted after the key ring was rotated, and not after its key was removed (ENCRYPT-4)', () => {
    const [k1, index] = ring.serialise().split(',');
    const [k2] = KeyRing.generate().replace('k1:', 'k2:').split(',');
    const sealed = encrypt(ring, 'submissions:1', value);
    const rotated = KeyRing.parse([k2, k1, index].join(','));
    expect(decrypt(rotated, 'submissions:1', sealed)).toEqual(value);
    expect(rotated.digest('a', 'x')).toEqual(ring.digest('a', 'x'));
    expect(() => decrypt(KeyRing.parse([k2, index].join(',')), 'submissions:1', sealed)).toThrow(
      DecryptionError,
    );
  });

  it('cannot be decrypted with another key ring', () => {
    expect(() =>
      decrypt(KeyRing.parse(KeyRing.generate()), 'submissions:1', encrypt(ring, 'submissions:1', value)),
    ).toThrow(DecryptionError);
  });
});

describe('a data key', () => {
  it('is wrapped for one owner only and encrypts many values (ENCRYPT-2)', () => {
    const { key, wrapped } = newDataKey(ring, 'import_runs:1');
    expect(unwrapDataKey(ring, 'import_runs:1', wrapped)).toEqual(key);
    expect(() => unwrapDataKey(ring, 'import_runs:2', wrapped)).toThrow(DecryptionError);
    expect(decryptUnder(key, 'row', encryptUnder(key, 'row', 'cells')).toString()).toBe('cells');
    expect(() => decryptUnder(key, 'other row', encryptUnder(key, 'row', 'cells'))).toThrow(DecryptionError);
  });
});

describe('a key ring', () => {
  it.each([
    '',
    'k1:short,index:short',
    'k1',
    KeyRing.generate().replace('index', 'other'),
    `index:${Buffer.alloc(32, 7).toString('base64')}`,
  ])('rejects an invalid key ring: %#', (text) => {
    expect(() => KeyRing.parse(text)).toThrow('DATA_KEY');
  });

  it('gives equal digests for equal values of one purpose only (ENCRYPT-5)', () => {
    expect(ring.digest('tfn', '1')).toEqual(ring.digest('tfn', '1'));
    expect(ring.digest('tfn', '1')).not.toEqual(ring.digest('tfn', '2'));
    expect(ring.digest('tfn', '1')).not.toEqual(ring.digest('account', '1'));
  });
});
