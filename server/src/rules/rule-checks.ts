import { textError } from './text-values.js';

/** Why a value of a rules document is rejected. */
export type RuleErrorCode =
  | 'TOO_LONG'
  | 'NOT_JSON'
  | 'KEY_TWICE'
  | 'UNKNOWN_KEY'
  | 'MISSING'
  | 'NOT_A_DAY'
  | 'NOT_A_DECIMAL'
  | 'ABOVE_ONE'
  | 'NOT_ALLOWED'
  | 'REVERSED'
  | 'OVERLAP'
  | 'NOT_AFTER_OPENING'
  | 'BEFORE_WINDOW_ENDS'
  | 'NOT_IN_ORDER'
  | 'FIRST_DAY_MISSING'
  | 'NOT_THE_LAST_DAY'
  | 'NOT_WITH_METHOD'
  | 'NEEDS_LOTS'
  | 'NOT_TOGETHER';

/** An error in a rules document: its path has keys and list indexes joined by dots (`bands.0.from`). */
export interface RuleError {
  path: string;
  code: RuleErrorCode;
  /** The paths of the entries that an entry overlaps. */
  others?: readonly string[];
}

export type Report = (path: string, code: RuleErrorCode, others?: readonly string[]) => void;

/** Adds what is reported to a list. */
export function reportTo(errors: RuleError[]): Report {
  return (path, code, others) => errors.push({ path, code, ...(others && { others }) });
}

/** Validates an existing value and reports its errors. */
export type Check = (value: unknown, path: string, report: Report) => void;

interface Key {
  check: Check;
  required: boolean;
}

const DECIMAL = /^\d{1,14}(?:\.\d{1,6})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The maximum lengths of a text and of a list in rules. */
const LONGEST_TEXT = 200;
const LONGEST_LIST = 10_000;

export function required(check: Check): Key {
  return { check, required: true };
}

/** A key that may be absent; null means the same. */
export function optional(check: Check): Key {
  return { check, required: false };
}

/** Whether a text is an existing date, yyyy-MM-dd. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value) || value < '0001') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Whether a value is an amount, price or rate: a plain decimal text with at most 14 digits and 6 decimals. */
export function isDecimal(value: unknown): value is string {
  return typeof value === 'string' && DECIMAL.test(value);
}

export const day: Check = (value, path, report) => {
  if (!isDay(value)) report(path, 'NOT_A_DAY');
};

export const decimal: Check = (value, path, report) => {
  if (!isDecimal(value)) report(path, 'NOT_A_DECIMAL');
};

/** A fraction of 1. */
export const part: Check = (value, path, report) => {
  if (!isDecimal(value)) report(path, 'NOT_A_DECIMAL');
  else if (!/^0*(?:1(?:\.0*)?|0?(?:\.\d*)?)$/.test(value)) report(path, 'ABOVE_ONE');
};

export const text: Check = (value, path, report) => {
  if (
    typeof value !== 'string' ||
    value.trim() === '' ||
    value.length > LONGEST_TEXT ||
    textError(value, false) !== undefined
  ) {
    report(path, 'NOT_ALLOWED');
  }
};

export const flag: Check = (value, path, report) => {
  if (typeof value !== 'boolean') report(path, 'NOT_ALLOWED');
};

export function count(most: number): Check {
  return (value, path, report) => {
    if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > most) {
      report(path, 'NOT_ALLOWED');
    }
  };
}

export function oneOf(values: readonly string[]): Check {
  return (value, path, report) => {
    if (typeof value !== 'string' || !values.includes(value)) report(path, 'NOT_ALLOWED');
  };
}

export function list(check: Check): Check {
  return (value, path, report) => {
    if (!Array.isArray(value) || value.length > LONGEST_LIST) report(path, 'NOT_ALLOWED');
    else value.forEach((entry, at) => check(entry, `${path}.${at}`, report));
  };
}

/** An object with exactly these keys. */
export function object(keys: Readonly<Record<string, Key>>): Check {
  return (value, path, report) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      report(path, 'NOT_ALLOWED');
      return;
    }
    const at = (key: string) => (path === '' ? key : `${path}.${key}`);
    for (const key of Object.keys(value)) {
      if (!Object.hasOwn(keys, key)) report(at(key), 'UNKNOWN_KEY');
    }
    for (const [key, { check, required: isRequired }] of Object.entries(keys)) {
      const found: unknown = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
      if (found !== undefined && found !== null) check(found, at(key), report);
      else if (isRequired) report(at(key), 'MISSING');
    }
  };
}
