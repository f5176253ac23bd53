import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { storageLocation } from '../src/config/storage-location.js';
import { FileMissing } from '../src/common/errors.js';
import { DecryptionError } from '../src/encryption/envelope.js';
import { CHECK_HOLDS_MS, FileStore } from '../src/storage/file-store.js';
import { startS3 } from './harness/s3.js';

interface Backing {
  store: FileStore;
  /** The folder in which its bytes are stored. */
  folder: string;
  end(): Promise<void>;
}

const onDisk = async (): Promise<Backing> => {
  const folder = await mkdtemp(join(tmpdir(), 'prorata-store-'));
  return {
    store: await FileStore.at({ kind: 'disk', folder }),
    folder,
    end: () => rm(folder, { recursive: true }),
  };
};

const onS3 = async (): Promise<Backing> => {
  const s3 = await startS3('scheme/files');
  return {
    store: await FileStore.at(storageLocation({ STORAGE_URL: s3.url }, '')),
    folder: s3.folder,
    end: () => s3.stop(),
  };
};

const key = randomBytes(32);

describe.each([
  ['the disk', onDisk],
  ['S3', onS3],
])('the file store on %s', (_, start) => {
  let backing: Backing;
  let store: FileStore;
  beforeAll(async () => {
    backing = await start();
    ({ store } = backing);
  });
  afterAll(() => backing.end());
  afterEach(async () => {
    for (const name of await store.olderThan(new Date(Date.now() + 60_000))) await store.remove(name);
  });

  const put = (bytes: Buffer) => store.put(Readable.from(bytes.length ? [bytes] : []), key);
  const names = () => store.olderThan(new Date(Date.now() + 60_000));
  /** The file of the backing store with a stored file; s3rver adds files with metadata. */
  const pathOf = async (storageKey: string) => {
    const entries = await readdir(backing.folder, { recursive: true, withFileTypes: true });
    const found = entries.find(
      (e) => e.isFile() && e.name.includes(storageKey) && !/metadata|\.md5/.test(e.name),
    );
    return join(found!.parentPath, found!.name);
  };

  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000, 5_500_000, 12_000_000])(
    'returns %i bytes unchanged',
    async (size) => {
      const bytes = randomBytes(size);
      const { storageKey, size: stored } = await put(bytes);
      expect(stored).toBe(size);
      const file = await store.open(storageKey, key);
      expect(file.size).toBe(size);
      expect((await buffer(file.stream())).equals(bytes)).toBe(true);
      for (const [from, length] of [
        [0, 10],
        [65_530, 20],
        [size - 5, 50],
        [size, 1],
      ] as const) {
        if (from >= 0)
          expect((await file.read(from, length)).equals(bytes.subarray(from, from + length))).toBe(true);
      }
      await file.close();
    },
  );

  it('contains nothing readable, and no meaningful names (ATTACH-7)', async () => {
    const { storageKey } = await put(Buffer.from('123456782'.repeat(50_000)));
    expect((await readFile(await pathOf(storageKey))).includes('123456782')).toBe(false);
    expect(storageKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    [
      'altered',
      async (path: string) => {
        const bytes = await readFile(path);
        bytes[70_000]! ^= 1;
        await writeFile(path, bytes);
      },
    ],
    ['cut off at a chunk', (path: string) => truncate(path, 2 * (65_536 + 16))],
    ['cut off inside a chunk', (path: string) => truncate(path, 100_000)],
    [
      'with two chunks exchanged',
      async (path: string) => {
        const bytes = await readFile(path);
        const size = 65_536 + 16;
        await writeFile(
          path,
          Buffer.concat([bytes.subarray(size, 2 * size), bytes.subarray(0, size), bytes.subarray(2 * size)]),
        );
      },
    ],
  ])('refuses a file %s (ENCRYPT-4)', async (_how, corrupt) => {
    const { storageKey } = await put(randomBytes(200_000));
    await corrupt(await pathOf(storageKey));
    const file = await store.open(storageKey, key);
    await expect(buffer(file.stream())).rejects.toThrow(DecryptionError);
    await file.close();
  });

  it.each([100_000, 11_000_000])('leaves nothing of a stream that breaks after %i bytes', async (size) => {
    const broken = Readable.from(
      (function* () {
        yield randomBytes(size);
        throw new Error('the line went dead');
      })(),
    );
    await expect(store.put(broken, key)).rejects.toThrow('the line went dead');
    expect(await names()).toEqual([]);
  });

  it('lists files written before a time, and deletes files, also twice', async () => {
    const { storageKey } = await put(Buffer.from('one'));
    expect(await store.olderThan(new Date(Date.now() - 60_000))).toEqual([]);
    expect(await names()).toEqual([storageKey]);
    await store.remove(storageKey);
    await store.remove(storageKey);
    await store.dropUnfinished(new Date());
    expect(await names()).toEqual([]);
    await expect(store.open(storageKey, key)).rejects.toThrow(FileMissing);
  });

  it('reports whether it can be used', async () => {
    await store.check();
  });
});

it('a file store reports when its bucket does not exist', async () => {
  const s3 = await startS3();
  const store = await FileStore.at(
    storageLocation({ STORAGE_URL: s3.url.replace('@documents', '@nowhere') }, ''),
  );
  await expect(store.check()).rejects.toThrow();
  await s3.stop();
  await expect(store.check()).rejects.toThrow();
});

it('a store is checked again after a while, also when the clock was set back', async () => {
  const { store, end } = await onDisk();
  const real = Date.now;
  await store.check();
  Date.now = () => real() - 3_600_000;
  try {
    const before = store.check();
    await sleep(CHECK_HOLDS_MS + 100);
    expect(store.check()).not.toBe(before);
    await store.check();
  } finally {
    Date.now = real;
    await end();
  }
});
