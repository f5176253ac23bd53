import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataKey, SealBroken, unwrapDataKey } from './envelope.js';
import { IdentityKeys } from './identity-keys.js';

let folder: string;
let path: string;
let keys: IdentityKeys;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prorata-keys-'));
  path = join(folder, 'deep', 'identity-keys.json');
  keys = new IdentityKeys(path);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key file', () => {
  it('is made on the first use, for its owner’s eyes only, and stays', () => {
    expect(keys.exists()).toBe(false);
    const { currentId } = keys.current();
    expect(keys.exists()).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(new IdentityKeys(path).current().currentId).toBe(currentId);
  });

  it('wraps data keys that no other key file opens', () => {
    const { key, wrapped } = newDataKey(keys.current(), 'attachments:1');
    expect(unwrapDataKey(keys.current(), 'attachments:1', wrapped)).toEqual(key);
    const other = new IdentityKeys(join(folder, 'other.json')).current();
    expect(() => unwrapDataKey(other, 'attachments:1', wrapped)).toThrow(SealBroken);
  });

  it('forgets a destroyed key for good, and once only', () => {
    const { ids } = keys.current();
    const { wrapped } = newDataKey(keys.current(), 'attachments:1');
    const before = readFileSync(path, 'utf8');
    keys.destroy(ids);
    const after = keys.current().currentId;
    expect(ids).not.toContain(after);
    expect(readFileSync(path, 'utf8')).not.toContain(
      (JSON.parse(before) as { keys: { key: string }[] }).keys[0]!.key,
    );
    expect(() => unwrapDataKey(keys.current(), 'attachments:1', wrapped)).toThrow(SealBroken);
    keys.destroy(ids);
    expect(keys.current().currentId).toBe(after);
  });

  it('ends a destruction that was cut off after the old bytes were overwritten', () => {
    const { ids } = keys.current();
    const replacement = new IdentityKeys(`${path}.new`).current().currentId;
    writeFileSync(path, Buffer.alloc(100, 7));
    expect(keys.current().currentId).toBe(replacement);
    keys.destroy(ids);
    expect(keys.current().currentId).toBe(replacement);
  });

  it.each(['', '{}', '{"keys":[]}', '{"keys":[{"id":"a","key":"short"}]}', 'k1:abc'])(
    'is refused when it holds %j',
    (text) => {
      keys.current();
      writeFileSync(path, text);
      expect(() => keys.current()).toThrow('holds no keys');
    },
  );
});
