import { atLeast, atMost, type Goal } from './goals.js';

/** The unit and goal of a path's figures. */
export interface Line {
  unit: string;
  /** Null for figures reported without a goal. */
  goal: Goal | null;
}

interface PathLines extends Line {
  /** Further figures of the path, by name, printed below it. */
  parts?: Record<string, Line>;
}

const RATE = 'requests/s';

/** The actions of an administrator in the view and in the edit form of a claim with many trades. */
function waits(inEdit: readonly string[]): Record<string, Line> {
  const inView = ['open', 'jump', 'scroll', 'filter', 'sort'];
  const names = [...inView, ...inEdit.map((name) => `edit: ${name}`)];
  return Object.fromEntries(names.map((name) => [name, { unit: 'ms', goal: atMost(100) }]));
}

const IN_FORM = ['open', 'type'];
const IN_GRID = ['jump', 'type in a cell', 'Tab', 'add a row', 'filter'];

/** The paths of OPS-16 with their goals, in the order in which they are measured and printed. */
export const PATHS = {
  'import-settlements': { unit: 'rows/s', goal: atLeast(0.6, { '1M': 0.65 }) },
  'import-trades': { unit: 'rows/s', goal: atLeast(0.75) },
  'import-unchanged': { unit: 'rows/s', goal: atLeast(3) },
  'import-memory': { unit: 'MB', goal: atMost(150) },
  'export-settlements': {
    unit: 'rows/s',
    goal: atLeast(0.15),
    parts: { memory: { unit: 'MB', goal: atMost(100) } },
  },
  'export-trades': { unit: 'rows/s', goal: atLeast(0.5) },
  'list-first': {
    unit: RATE,
    goal: atLeast(0.6),
    parts: { '50 connections': { unit: RATE, goal: atLeast(0.6) } },
  },
  'list-deep': { unit: RATE, goal: atLeast(1.2) },
  'list-any': {
    unit: RATE,
    goal: atLeast(0.35),
    parts: { jump: { unit: 'ms', goal: atMost(0.6) } },
  },
  // Signed in: compared with a bare server that looks up the session on each call, as any server with private data
  // must.
  'search-rare': {
    unit: RATE,
    goal: atLeast(0.9),
    parts: { 'signed in': { unit: RATE, goal: null } },
  },
  'search-none': {
    unit: RATE,
    goal: atLeast(0.9),
    parts: { 'signed in': { unit: RATE, goal: null } },
  },
  'search-common': { unit: 'ms', goal: atMost(2, 1) },
  // The audit entry is measured separately (OPS-18): once only the product writes one, once both do.
  'view-20': {
    unit: RATE,
    goal: atLeast(0.45),
    parts: { audited: { unit: RATE, goal: atLeast(0.6) } },
  },
  'view-400': {
    unit: RATE,
    goal: atLeast(0.9),
    parts: { audited: { unit: RATE, goal: atLeast(0.9) } },
  },
  'view-50k': {
    unit: 'ms',
    goal: atMost(2),
    parts: { 'all trades': { unit: RATE, goal: atLeast(0.9) } },
  },
  'sign-in': {
    unit: 'sign-ins/s',
    goal: atLeast(0.85),
    parts: { 'list-first p99': { unit: 'ms', goal: atMost(3) } },
  },
  'first-load-sign-in': { unit: 'kB', goal: atMost(215) },
  'first-load-admin': { unit: 'kB', goal: atMost(250) },
  'interaction-400': { unit: 'ms', goal: atMost(100), parts: waits([...IN_FORM, ...IN_GRID]) },
  // Its trades are too many to be part of the form (TRADE-34).
  'interaction-50k': { unit: 'ms', goal: atMost(100), parts: waits(IN_FORM) },
  // Both engines, findings, results, comparison and frozen text; the limit reads the same trades by claim and day.
  assess: { unit: 'trades/s', goal: atLeast(0.05, { '1M': 0.055 }) },
  // Trades read, the first engine, results written.
  'assess-engine': { unit: 'trades/s', goal: atLeast(0.15) },
  // Nothing has changed since the run before, which is the limit.
  'assess-again': { unit: 'trades/s', goal: atLeast(4) },
  'assess-memory': { unit: 'MB', goal: atMost(200) },
  // One claim, whose run holds up nobody else.
  'assess-50k': {
    unit: 'trades/s',
    goal: null,
    parts: { 'others next to it': { unit: 'ms', goal: atMost(50) } },
  },
  // Beside the view of the same claim; the long one beside COPY of its trades.
  notice: {
    unit: 'ms',
    goal: atMost(2),
    parts: {
      '50k trades': { unit: 'ms', goal: null },
      'others next to it': { unit: 'ms', goal: atMost(50) },
    },
  },
  // Lines shared and computed again in SQL, frozen text and tree stored; the limit reads the results and copies the lines in.
  distribute: { unit: 'lines/s', goal: atLeast(0.1) },
  'distribute-memory': { unit: 'MB', goal: atMost(200) },
  // A member's page with its proof, beside the view of the same claim.
  proof: { unit: 'ms', goal: atMost(2) },
  // All published lines by verify.mjs, beside hashing the same bytes.
  'verify-lines': { unit: 'lines/s', goal: atLeast(0.4) },
  // Bank details opened, checked and frozen, files written sealed, read back and reconciled; the limit reads the same columns,
  // sealed ones as they lie, and copies the payments in.
  'payment-files': { unit: 'payments/s', goal: atLeast(0.1) },
  // The same as pain.001, validated.
  'payment-pain': { unit: 'payments/s', goal: null },
  'payment-memory': { unit: 'MB', goal: atMost(200) },
  mixed: {
    unit: 'ms',
    goal: atMost(2),
    // The cost of concurrent users for the import: its rate with them, and without.
    parts: { import: { unit: 'rows/s', goal: null } },
  },
} satisfies Record<string, PathLines>;

export type Path = keyof typeof PATHS;

export const PATH_NAMES = Object.keys(PATHS) as Path[];

/** The unit and goal of a path, and of its parts by name. */
export function linesOf(path: Path): Line & { parts: Record<string, Line> } {
  const { unit, goal, parts = {} }: PathLines = PATHS[path];
  return { unit, goal, parts };
}
