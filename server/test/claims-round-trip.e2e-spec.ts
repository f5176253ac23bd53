import { type Arbitrary, constantFrom, record, sample, string, tuple } from 'fast-check';
import { CLAIM_FIELDS, type ListedClaimField } from '../src/rules/claim-catalogue.js';
import { composed } from '../src/rules/text-values.js';
import { QUANTITY_DIGITS } from '../src/rules/trade-values.js';
import { ADMIN_CREATE, type ClaimInput, viewClaim } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { aCall, FILE } from './harness/phone-filings.js';
import { TestServer } from './harness/test-server.js';

/*
 * Any valid claim can be filed, exported, imported elsewhere and exported from there, with two equal files. Claims are
 * generated from the field catalogue, so that new fields are included.
 */

const CLAIMS = 60;
const SEED = 20261123;

let here: TestServer;
let elsewhere: TestServer;

beforeAll(async () => {
  [here, elsewhere] = [await TestServer.start(), await TestServer.start()];
});
afterAll(() => Promise.all([here.close(), elsewhere.close()]));

const LETTERS = ['a', 'Z', '0', ' ', '.', ',', ';', ':', "'", '"', '=', '+', '-', '@', '(', '|', '#'];
/** With letters in decomposed form, as PDFs give them. */
const OTHERS = ['ä', 'ß', 'n\u0303', 'o\u0302\u0300', '漢', 'Ω', '𝔸', '👩\u200d👧'];
/** An address of 254 characters. */
const LONGEST_EMAIL = `${'j'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(57)}.com`;

/** Texts that begin and end with a visible character, of any length up to the longest. */
function texts(most: number, lines: boolean): Arbitrary<string> {
  const unit = constantFrom(...LETTERS, ...OTHERS, ...(lines ? ['\n'] : []));
  const some = string({ unit, maxLength: 40 }).map((text) => `x${text.slice(0, 38)}y`.slice(0, most));
  const longest = string({
    unit: constantFrom('a', 'Z', '9', "'", '=', 'é'),
    minLength: most,
    maxLength: most,
  });
  return tuple(some, longest, constantFrom(0, 0, 1)).map(([short, long, which]) =>
    which ? `x${long.slice(2)}y` : short,
  );
}

function answers({ kind, choice, maxLength }: ListedClaimField): Arbitrary<string> {
  if (choice) return constantFrom(...choice.values);
  if (kind === 'email') return constantFrom('jane@example.com', LONGEST_EMAIL);
  if (kind === 'quantity') return constantFrom('0', '1000', 'NONE', '9'.repeat(maxLength));
  if (kind === 'shares') return constantFrom('0', '1000', '9'.repeat(QUANTITY_DIGITS));
  return texts(maxLength, kind === 'lines');
}

/** Whether a claim needs the field: one that is filed by telephone may lack the address (PHONE-4). */
const isNeeded = ({ path, required }: ListedClaimField) =>
  required !== undefined && path !== 'contactDetails.email';

/** A claim as filed: optional fields are sometimes empty, and only the bank fields for its country are given. */
const claims: Arbitrary<ClaimInput> = record(
  Object.fromEntries(
    CLAIM_FIELDS.map((field) => [
      field.path,
      isNeeded(field) ? answers(field) : tuple(answers(field), constantFrom(true, true, false)),
    ]),
  ) as Record<string, Arbitrary<string | [string, boolean]>>,
).map((given) => {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const { path, group, field, requiredFor } of CLAIM_FIELDS) {
    const answer = given[path]!;
    const text = typeof answer === 'string' ? answer : answer[1] ? answer[0] : '';
    const isAsked = requiredFor === undefined || requiredFor === given['bankDetails.bankType'];
    (groups[group] ??= {})[field] = isAsked ? text : '';
  }
  return groups as ClaimInput;
});

/** The export of all submissions. */
async function exported(admin: Client): Promise<Blob> {
  const answer = await admin.get<{ text: string }>('/api/reports/settlements-export');
  expect(answer.status).toBe(200);
  return new Blob([answer.body.text]);
}

/** The records of an export in the order of their SIDs, each without the trailing id, which differs between portals. */
async function recordsOf(file: Blob): Promise<string[]> {
  const [, ...records] = (await file.text()).split(/\r?\n(?=S-\d+,)/);
  return records.map((text) => text.trimEnd().replace(/,[0-9a-f-]{36}$/, '')).sort();
}

/** The answers of a claim's groups, by path; an unanswered one is ''. */
const answersIn = (groups: Record<string, Record<string, unknown>>) =>
  Object.fromEntries(CLAIM_FIELDS.map(({ path, group, field }) => [path, groups[group]![field] ?? '']));

/** As they are stored: in Unicode's composed form. */
const composedIn = (answers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(answers).map(([path, text]) => [path, composed(String(text))]));

async function answersOf(admin: Client, sid: string) {
  const { submissionSearch } = await admin.data<{ submissionSearch: { rows: { id: string }[] } }>(
    'query ($sid: String!) { submissionSearch(query: $sid) { rows { id } } }',
    { sid },
  );
  const { submissionData } = await viewClaim(admin, submissionSearch.rows[0]!.id);
  return answersIn(submissionData);
}

/** Files a claim: without an address only an operator at the telephone can. */
async function file(admin: Client, sid: string, input: ClaimInput): Promise<void> {
  if (hasAddress(input)) await admin.data(ADMIN_CREATE, { sid, input });
  else await admin.data(FILE, { sid, input, call: aCall() });
}

const hasAddress = ({ contactDetails }: ClaimInput) => contactDetails.email !== '';

it('any valid claim can be filed, exported, imported elsewhere and exported again (EXPORT-3, IMPORT-11)', async () => {
  const admin = await here.signIn(await anAdmin(here.database.db));
  const other = await elsewhere.signIn(await anAdmin(elsewhere.database.db));
  const filed = sample(claims, { numRuns: CLAIMS, seed: SEED });
  for (const [index, input] of filed.entries()) await file(admin, `S-${index}`, input);
  const whole = await exported(admin);
  const run = await importFile(other, 'settlement-records', whole);
  expect(run.rejections).toEqual([]);
  expect(run).toMatchObject({ status: 'DONE', read: CLAIMS, created: CLAIMS });
  for (const [index, input] of filed.entries())
    expect(await answersOf(other, `S-${index}`)).toEqual(composedIn(answersIn(input)));
  // As in the portal's own correction of its export: nothing counts as changed there.
  expect(await importFile(admin, 'settlement-records', whole)).toMatchObject({
    rejected: 0,
    unchanged: CLAIMS,
  });
  const [before, after] = [await recordsOf(whole), await recordsOf(await exported(other))];
  expect(before).toHaveLength(CLAIMS);
  expect(after.find((text, at) => text !== before[at])).toBeUndefined();
});

it('the claims of the round trip include the longest allowed value of every text', () => {
  const filed = sample(claims, { numRuns: CLAIMS, seed: SEED });
  const longest = CLAIM_FIELDS.filter(({ choice, kind }) => !choice && kind !== 'shares').map(
    ({ path, group, field, maxLength }) => ({
      path,
      isReached: filed.some((input) => String(input[group][field]).length === maxLength),
    }),
  );
  expect(longest.filter(({ isReached }) => !isReached)).toEqual([]);
});

it('the claims of the round trip include some without an address', () => {
  const filed = sample(claims, { numRuns: CLAIMS, seed: SEED });
  expect(new Set(filed.map(hasAddress))).toEqual(new Set([true, false]));
});
