import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../path-table.js';

const LONGEST_SHOWN = 300;

/** Collects wrong and failed responses: a path with one is void, however fast it was. */
export class Answers {
  private readonly wrong: { path: Path; message: string }[] = [];

  /** Compares a result and, if it is wrong, records and prints it. */
  expect(path: Path, what: string, actual: unknown, expected: unknown): void {
    if (isDeepStrictEqual(actual, expected)) return;
    this.note('WRONG', path, `${what} is ${shown(actual)} but must be ${shown(expected)}`);
  }

  /** Records and prints that a path could not be measured. */
  fail(path: Path, error: unknown): void {
    this.note('FAILED', path, cut(messageOf(error)));
  }

  isVoid(path: Path): boolean {
    return this.reasonOf(path) !== undefined;
  }

  /** The first error of a path. */
  reasonOf(path: Path): string | undefined {
    return this.wrong.find((answer) => answer.path === path)?.message;
  }

  /** The first error of all. */
  get firstReason(): string | undefined {
    return this.wrong[0]?.message;
  }

  get allRight(): boolean {
    return this.wrong.length === 0;
  }

  private note(kind: string, path: Path, message: string): void {
    console.error(`  ${kind} ${path}: ${message}`);
    this.wrong.push({ path, message });
  }
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message || error.name : String(error);

const shown = (value: unknown) => cut(value === undefined ? 'nothing' : JSON.stringify(value));

const cut = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text);
