import { hashPassword, verifyPassword } from './password-hashing.js';

describe('passwords', () => {
  it('are kept as argon2id with at least 19 MiB and two passes', async () => {
    expect(await hashPassword('secret')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('are right to the last byte, however long', async () => {
    const password = 'é'.repeat(500);
    const kept = await hashPassword(password);
    expect(await verifyPassword(kept, password)).toBe(true);
    for (const wrong of [`${password} `, 'é'.repeat(499), '', password.normalize('NFD')]) {
      expect(await verifyPassword(kept, wrong)).toBe(false);
    }
  });

  it('are wrong without an account, when empty and beyond 1 KiB', async () => {
    expect(await verifyPassword(undefined, 'secret')).toBe(false);
    expect(await verifyPassword(null, '')).toBe(false);
    const tooLong = 'x'.repeat(1025);
    expect(await verifyPassword(await hashPassword(tooLong), tooLong)).toBe(false);
  });

  it('take as long without an account as with one', async () => {
    const kept = await hashPassword('secret');
    const ways: [string | undefined, string][] = [
      [kept, 'wrong'],
      [kept, ''],
      [undefined, 'wrong'],
      [undefined, ''],
      [kept, 'x'.repeat(2_000)],
    ];
    for (const [hash, password] of ways) {
      const begun = performance.now();
      await verifyPassword(hash, password);
      // A way round the hash would take microseconds.
      expect(performance.now() - begun).toBeGreaterThan(5);
    }
  });
});
