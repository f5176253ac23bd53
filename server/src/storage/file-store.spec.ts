import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { SealBroken } from '../sealing/envelope.js';
import { FileStore } from './file-store.js';

const key = randomBytes(32);
let folder: string;
let store: FileStore;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prorata-store-'));
  store = new FileStore(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const paths = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((e) => e.isFile())
    .map((e) => join(e.parentPath, e.name));
const put = (bytes: Buffer) => store.put(Readable.from(bytes.length ? [bytes] : []), key);

describe('the file store', () => {
  it.each([0, 1, 65_535, 65_536, 65_537, 131_072, 300_000])(
    'gives back %i bytes as they were',
    async (size) => {
      const bytes = randomBytes(size);
      const { storageKey, size: stored } = await put(bytes);
      expect(stored).toBe(size);
      const file = await store.open(storageKey, key);
      expect(file.size).toBe(size);
      expect((await buffer(file.stream())).equals(bytes)).toBe(true);
      for (const [start, length] of [
        [0, 10],
        [65_530, 20],
        [size - 5, 50],
        [size, 1],
      ] as const) {
        if (start >= 0)
          expect((await file.read(start, length)).equals(bytes.subarray(start, start + length))).toBe(true);
      }
      await file.close();
    },
  );

  it('holds nothing readable', async () => {
    await put(Buffer.from('123456782'.repeat(50_000)));
    const [path] = await paths();
    expect((await readFile(path!)).includes('123456782')).toBe(false);
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
  ])('refuses a file %s', async (_, harm) => {
    const { storageKey } = await put(randomBytes(200_000));
    await harm((await paths())[0]!);
    const file = await store.open(storageKey, key);
    await expect(buffer(file.stream())).rejects.toThrow(SealBroken);
    await file.close();
  });

  it('leaves nothing of a stream that breaks', async () => {
    const broken = Readable.from(
      (function* () {
        yield randomBytes(100_000);
        throw new Error('the line went dead');
      })(),
    );
    await expect(store.put(broken, key)).rejects.toThrow('the line went dead');
    expect(await paths()).toEqual([]);
  });
});
