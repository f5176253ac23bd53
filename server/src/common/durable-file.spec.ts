import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDurably, moveDurably, writeDurably } from './durable-file.js';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prorata-durable-'));
  path = join(folder, 'deep', 'key');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a file that is written durably', () => {
  it('is complete and readable only by its owner, and leaves no other file behind', () => {
    createDurably(path, 'one');
    expect(readFileSync(path, 'utf8')).toBe('one');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'deep'))).toEqual(['key']);
  });

  it('is not overwritten when another process has created it first', () => {
    createDurably(path, 'first');
    createDurably(path, 'second');
    expect(readFileSync(path, 'utf8')).toBe('first');
    expect(readdirSync(join(folder, 'deep'))).toEqual(['key']);
  });

  it('can be overwritten in place, and replaced by another one', () => {
    createDurably(path, 'one');
    writeDurably(path, 'r+', 'two');
    expect(readFileSync(path, 'utf8')).toBe('two');
    writeDurably(`${path}.new`, 'wx', 'three');
    moveDurably(`${path}.new`, path);
    expect(readFileSync(path, 'utf8')).toBe('three');
  });

  it('is named by the error when it cannot be written', () => {
    writeFileSync(join(folder, 'deep'), '');
    expect(() => createDurably(path, 'one')).toThrow(`${path} cannot be written: E`);
    rmSync(join(folder, 'deep'));
    mkdirSync(path, { recursive: true });
    expect(() => moveDurably(`${path}.new`, path)).toThrow(`${path} cannot be written: E`);
  });
});
