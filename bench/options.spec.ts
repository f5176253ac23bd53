import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOptions } from './options.js';

const folder = mkdtempSync(join(tmpdir(), 'bench-options-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the options of the bench', () => {
  it('rejects a file that cannot be written, in one sentence', () => {
    const file = join(folder, 'nowhere', 'bench.json');
    expect(() => readOptions(['--json', file])).toThrow(`--json cannot write to ${file} (ENOENT).`);
    expect(() => readOptions(['--json', folder])).toThrow(`--json cannot write to ${folder} (EISDIR).`);
  });

  it('does not change a file that can be written', () => {
    const file = join(folder, 'before.json');
    writeFileSync(file, 'before');
    readOptions(['--json', file]);
    readOptions(['--json', join(folder, 'new.json')]);
    expect(readFileSync(file, 'utf8')).toBe('before');
    expect(readdirSync(folder)).toEqual(['before.json']);
  });
});
