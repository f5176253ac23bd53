import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../path-table.js';

const LONGEST_SHOWN = 300;

/** Collects wrong answers: a path with one is void, however fast it was. */
export class Answers {
  private readonly wrong: { path: Path; message: string }[] = [];

  /** Notes a wrong answer of a path and says so at once. */
  expect(path: Path, what: string, actual: unknown, expected: unknown): void {
    if (isDeepStrictEqual(actual, expected)) return;
    const message = `${what} is ${shown(actual)} but must be ${shown(expected)}`;
    console.error(`  WRONG ${path}: ${message}`);
    this.wrong.push({ path, message });
  }

  isVoid(path: Path): boolean {
    return this.wrong.some((answer) => answer.path === path);
  }

  get allRight(): boolean {
    return this.wrong.length === 0;
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}
