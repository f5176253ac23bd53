import type { DistributionPlan, Fund } from '../distribution/distribution-plan.js';
import type { Columns } from '../distribution/waterfall.js';
import { t } from '../text.js';
import type { ProofStep } from './merkle-sum-tree.js';
import { unhex, type Sums } from './tree-bytes.js';
import type { LineProof, PublishedRoot } from './verify-proof.js';

/** The format of the published result of a distribution. */
export const PUBLISHED_FORMAT = 'prorata-published/1';
/** The format of a member's line with its proof. */
export const PROOF_FORMAT = 'prorata-proof/1';

/** What is published of a distribution, as read from its file; amounts in cents. */
export interface PublishedResult extends PublishedRoot {
  /** The money that nobody is entitled to. */
  residue: Columns;
  /** Absent where it is not published: the sharing is then not repeated. */
  fund?: Fund;
  plan?: DistributionPlan;
  /** It is no longer in force. */
  isWithdrawn: boolean;
  /** It shares what another distribution left, so that what was paid before counts. */
  isLater: boolean;
}

/** A member's file: the line, its salt and its path. */
export interface ProofFile extends LineProof {
  payment: bigint;
  withheld: bigint;
  net: bigint;
}

/** Why a file cannot be checked, in a sentence for the user. */
export class FileRefused extends Error {}

type Json = Readonly<Record<string, unknown>>;

const CENT_PLACES = 2;
const MONEY = /^\d{1,17}\.\d\d$/;
const HASH = /^[\da-f]{64}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** More than the levels of any tree that a computer can hold. */
const MOST_STEPS = 64;
const SUMS = ['loss', 'principal', 'interest'] as const;

/**
 * Reads the published result.
 * @throws FileRefused naming the first value that is missing or not in its form
 */
export function readPublished(json: Json): PublishedResult {
  const count = json['count'];
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) throw notReadable('count');
  return {
    runId: textOf(json, 'runId', UUID),
    count,
    root: { hash: unhex(textOf(json, 'root', HASH)), ...sumsOf(json) },
    seal: unhex(textOf(json, 'seal', HASH)),
    residue: { principal: money(json, 'residuePrincipal'), interest: money(json, 'residueInterest') },
    isWithdrawn: typeof json['withdrawnAt'] === 'string',
    isLater: isJson(json['follows']),
    ...(isJson(json['fund']) && { fund: json['fund'] as unknown as Fund }),
    ...(isJson(json['plan']) && { plan: json['plan'] }),
  };
}

/**
 * Reads a member's file.
 * @throws FileRefused naming the first value that is missing or not in its form
 */
export function readProof(json: Json): ProofFile {
  const { line, steps } = json;
  if (!isJson(line)) throw notReadable('line');
  if (!Array.isArray(steps) || steps.length > MOST_STEPS) throw notReadable('steps');
  const sid = line['sid'];
  if (typeof sid !== 'string' || sid.length === 0 || sid.length > 1_000) throw notReadable('line.sid');
  return {
    runId: textOf(json, 'runId', UUID),
    salt: unhex(textOf(json, 'salt', HASH)),
    sid,
    ...sumsOf(line, 'line.'),
    payment: money(line, 'payment', 'line.'),
    withheld: money(line, 'withheld', 'line.'),
    net: money(line, 'net', 'line.'),
    steps: steps.map((step: unknown, at) => stepOf(step, `steps[${at}].`)),
  };
}

/**
 * Reads an amount with two decimals into cents; undefined for any other text. A number is refused, since it may have
 * been rounded on the way.
 */
export function readCents(value: unknown): bigint | undefined {
  return typeof value === 'string' && MONEY.test(value)
    ? BigInt(value.slice(0, -CENT_PLACES - 1) + value.slice(-CENT_PLACES))
    : undefined;
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stepOf(step: unknown, path: string): ProofStep {
  if (!isJson(step)) throw notReadable(path.slice(0, -1));
  return {
    side: textOf(step, 'side', /^[LR]$/, path) as ProofStep['side'],
    hash: unhex(textOf(step, 'hash', HASH, path)),
    ...sumsOf(step, path),
  };
}

function sumsOf(json: Json, path = ''): Sums {
  const [loss, principal, interest] = SUMS.map((key) => money(json, key, path));
  return { loss: loss!, principal: principal!, interest: interest! };
}

function money(json: Json, key: string, path = ''): bigint {
  const cents = readCents(json[key]);
  if (cents === undefined) throw notReadable(path + key);
  return cents;
}

function textOf(json: Json, key: string, form: RegExp, path = ''): string {
  const value = json[key];
  if (typeof value !== 'string' || !form.test(value)) throw notReadable(path + key);
  return value;
}

function notReadable(path: string): FileRefused {
  return new FileRefused(
    t('‘{path}’ is missing in this file, or is not written as it should be. Download the file again.', {
      path,
    }),
  );
}
