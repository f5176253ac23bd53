import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const module = new URL('../dist/auth/passwords/password-hashing.js', import.meta.url).href;

/**
 * Runs code in a separate process, since the threads that hash are those of the built server; returns the final value
 * of `result`.
 */
async function run<T>(lines: string): Promise<T> {
  const program = `
    import { hashPassword, verifyPassword } from ${JSON.stringify(module)};
    let result;
    ${lines}
    console.log(JSON.stringify(result));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', program]);
  return JSON.parse(stdout) as T;
}

describe('passwords', () => {
  it('are stored as argon2id with at least 19 MiB and two passes (SIGNIN-18)', async () => {
    expect(await run(`result = await hashPassword('secret');`)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/,
    );
  });

  it('are compared to the last byte, however long (SIGNIN-19)', async () => {
    const result = await run(`
      const password = 'é'.repeat(500);
      const kept = await hashPassword(password);
      const wrong = [password + ' ', 'é'.repeat(499), '', password.normalize('NFD')];
      result = await Promise.all([password, ...wrong].map((each) => verifyPassword(kept, each)));`);
    expect(result).toEqual([true, false, false, false, false]);
  });

  it('are wrong without an account, when empty and beyond 1 KiB', async () => {
    const result = await run(`
      const tooLong = 'x'.repeat(1025);
      result = await Promise.all([
        verifyPassword(undefined, 'secret'),
        verifyPassword(null, ''),
        verifyPassword(await hashPassword(tooLong), tooLong),
      ]);`);
    expect(result).toEqual([false, false, false]);
  });

  it('take as long to compare without an account as with one (SIGNIN-20)', async () => {
    const result = await run<number[]>(`
      const kept = await hashPassword('secret');
      const ways = [[kept, 'wrong'], [kept, ''], [undefined, 'wrong'], [undefined, ''], [kept, 'x'.repeat(2_000)]];
      result = [];
      for (const [hash, password] of ways) {
        const begun = performance.now();
        await verifyPassword(hash, password);
        result.push(performance.now() - begun);
      }`);
    // A hash takes milliseconds on any machine, a shortcut without one microseconds.
    for (const ms of result) expect(ms).toBeGreaterThan(1);
  });

  it('when one cannot be compared, only that one fails', async () => {
    const result = await run(`
      const refused = await verifyPassword('no hash', 'secret').catch((error) => error.constructor.name);
      result = [refused, await verifyPassword(await hashPassword('secret'), 'secret')];`);
    expect(result).toEqual(['Error', true]);
  });

  it('are hashed with a lower priority than requests (SIGNIN-21)', async () => {
    const result = await run<number[]>(`
      import { readdir, readFile } from 'node:fs/promises';
      await hashPassword('secret');
      const niceness = async (id) => {
        const stat = await readFile('/proc/self/task/' + id + '/stat', 'utf8');
        return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
      };
      result = await Promise.all([String(process.pid), ...(await readdir('/proc/self/task'))].map(niceness));`);
    const [own, ...threads] = result as [number, ...number[]];
    expect(threads.filter((each) => each > own)).toHaveLength(1);
  });
});
