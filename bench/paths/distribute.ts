import { createHash, randomBytes } from 'node:crypto';
import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { to as copyTo } from 'pg-copy-streams';
import type { BenchContext, Row } from '../context.js';
import { makeAccounts } from '../harness/accounts.js';
import { attempt } from '../harness/attempt.js';
import { median, shortNumber } from '../harness/figures.js';
import { JsonCaller } from '../harness/json-caller.js';
import { millisecondsInTurn } from '../harness/milliseconds.js';
import { copyFile } from '../limits/copy-file.js';
import { claimsWith } from './claims-with.js';
import { measurePayments } from './payments.js';
import { PAYMENT, PROOF, VIEW } from './queries.js';

const POLL_MS = 100;
const CALLS = 60;
const TRADES = 20;
const VERIFY = fileURLToPath(new URL('../../client/dist/verify.mjs', import.meta.url));
/** A leaf has a commitment and three sums behind its first byte, a node two hashes with theirs. */
const LEAF_BYTES = 1 + 32 + 24;
const NODE_BYTES = 1 + 2 * (32 + 24);

interface Distribution {
  id: string;
  version: number;
  state: string;
  leaves: number | null;
}

const SAVE = `mutation ($input: DistributionInput!) { saveDistribution(input: $input) { id version state leaves } }`;
const COMPUTE = `mutation ($id: ID!, $version: Int!) { computeDistribution(id: $id, version: $version) { id } }`;
const FREEZE = `mutation ($id: ID!, $version: Int!) {
  freezeDistribution(id: $id, version: $version, publishLines: true) { id } }`;
const READ = `query ($id: ID!) { distribution(id: $id) { id version state leaves } }`;

/** A fund shared, frozen and published, a member's line with its proof, and the check of all lines (SHARE-9, FREEZE-3). */
export async function measureDistributions(
  context: BenchContext,
  runId: string,
  people: readonly string[],
): Promise<Row[]> {
  const paths = [
    ...(['distribute', 'distribute-memory', 'proof', 'verify-lines'] as const),
    ...(['payment-files', 'payment-pain', 'payment-memory'] as const),
  ];
  if (!paths.some((path) => context.options.paths.has(path))) return [];
  await makeFinal(context, runId, people);
  context.product.forgetPeak();
  let frozen: Distribution | undefined;
  const shared = await attempt(context, 'distribute', async () => {
    const turns: { product: number; limit: number }[] = [];
    for (let turn = 0; turn < context.options.repeats; turn += 1) {
      const start = performance.now();
      frozen = await shareAndFreeze(context, runId);
      const seconds = (performance.now() - start) / 1000;
      const copied = await copySeconds(context, runId, frozen.id);
      const lines = frozen.leaves!;
      console.log(`  distribute: ${shortNumber(seconds)} s  COPY ${shortNumber(copied)} s`);
      turns.push({ product: lines / seconds, limit: lines / copied });
    }
    return {
      product: median(turns.map(({ product }) => product)),
      limit: median(turns.map(({ limit }) => limit)),
    };
  });
  const memory: Row = { path: 'distribute-memory', product: context.product.peakMB(), limit: null };
  if (!frozen) return shared;
  await publish(context, frozen.id, people);
  const proof = await attempt(context, 'proof', () => measureProof(context));
  const verified = await attempt(context, 'verify-lines', () => measureVerifying(context));
  const paid = await measurePayments(context, frozen.id, people);
  return [...shared, memory, ...proof, ...verified, ...paid];
}

/** Shares the fund and freezes the result as the product does, by its worker. */
async function shareAndFreeze(context: BenchContext, runId: string): Promise<Distribution> {
  const { admin } = context.product;
  const input = {
    name: 'For this bench',
    runId,
    // So that as many in each hundred are paid at every scale.
    settlementSum: `${context.options.submissions * 10}.00`,
    interest: '12345.67',
    steps: [],
  };
  const { saveDistribution: draft } = await admin.data<{ saveDistribution: Distribution }>(SAVE, { input });
  await admin.data(COMPUTE, draft);
  const computed = await ended(context, draft.id, 'COMPUTING');
  context.answers.expect('distribute', 'the state of the computed distribution', computed.state, 'COMPUTED');
  await admin.data(FREEZE, computed);
  const frozen = await ended(context, draft.id, 'FREEZING');
  context.answers.expect('distribute', 'the state of the frozen distribution', frozen.state, 'FROZEN');
  return frozen;
}

async function ended({ product: { admin } }: BenchContext, id: string, open: string): Promise<Distribution> {
  for (;;) {
    const { distribution } = await admin.data<{ distribution: Distribution }>(READ, { id });
    if (distribution.state !== open) return distribution;
    await sleep(POLL_MS);
  }
}

/** Seconds in which COPY gives the results to this process, and takes the lines into a table like theirs. */
async function copySeconds({ db, folder }: BenchContext, runId: string, id: string): Promise<number> {
  const start = performance.now();
  const results = db.client.query(
    copyTo(
      `COPY (SELECT submission_id, sid, recognised_loss FROM public.assessment_results WHERE run_id = '${runId}') TO STDOUT`,
    ),
  );
  for await (const piece of results) void piece;
  const reading = performance.now() - start;
  const file = join(folder, 'lines.csv');
  const lines = db.client.query(
    copyTo(
      `COPY (SELECT * FROM public.distribution_lines WHERE distribution_id = '${id}') TO STDOUT (FORMAT csv, HEADER true)`,
    ),
  );
  await pipeline(lines, createWriteStream(file));
  await db.client.query(
    'CREATE TABLE public.bench_lines (LIKE public.distribution_lines INCLUDING INDEXES INCLUDING DEFAULTS)',
  );
  try {
    return reading / 1000 + (await copyFile(db, 'public.bench_lines', file));
  } finally {
    await db.client.query('DROP TABLE public.bench_lines');
  }
}

async function makeFinal({ db }: BenchContext, runId: string, people: readonly string[]): Promise<void> {
  await db.client.query('ALTER TABLE public.assessment_runs DISABLE TRIGGER keep_assessment_runs');
  await db.client.query(
    `UPDATE public.assessment_runs SET state = 'FINAL', finaliser_id = $2, second_finaliser_id = $3 WHERE id = $1`,
    [runId, people[1], people[2]],
  );
  await db.client.query('ALTER TABLE public.assessment_runs ENABLE TRIGGER keep_assessment_runs');
}

/** Publishes a frozen distribution as if other people had acted on it. */
async function publish({ db }: BenchContext, id: string, people: readonly string[]): Promise<void> {
  await db.client.query(
    `UPDATE public.distributions SET state = 'APPROVED', approver_id = $2, approved_at = now() WHERE id = $1`,
    [id, people[1]],
  );
  await db.client.query(
    `UPDATE public.distributions SET state = 'PUBLISHED', publisher_id = $2, published_at = now() WHERE id = $1`,
    [id, people[2]],
  );
}

/** A member's line with the path to the seal, beside the view of the same claim. */
async function measureProof(context: BenchContext): Promise<Omit<Row, 'path'>> {
  const { product, db, answers } = context;
  const [id] = await claimsWith(context, TRADES);
  const [email] = await makeAccounts(context, 'STANDARD', 1);
  await db.client.query(
    'UPDATE public.submissions SET owner_id = (SELECT id FROM public.users WHERE email = $2) WHERE id = $1',
    [id, email],
  );
  const { body } = await product.admin
    .with('')
    .post<{ tokens: { access: { token: string } } }>('/api/auth/signin', {
      email,
      password: product.signIn.password,
    });
  const caller = new JsonCaller(`${product.admin.url}/graphql`, body.tokens.access.token, 1);
  const asks = (query: string, variables: object) => {
    const text = JSON.stringify({ query, variables });
    return () => caller.call(text);
  };
  try {
    const line = asks(PAYMENT, { submissionId: id });
    const proof = asks(PROOF, { submissionId: id });
    const { data } = JSON.parse(await proof()) as { data: { distributionLineProof: string } };
    const { steps } = JSON.parse(data.distributionLineProof) as { steps: unknown[] };
    answers.expect('proof', 'whether it has steps', steps.length > 0, true);
    const times = await millisecondsInTurn(context.options, CALLS, {
      proof: async () => {
        await line();
        await proof();
      },
      view: asks(VIEW, { id }),
    });
    return { product: times.proof.p50, limit: times.view.p50, timed: times.proof };
  } finally {
    caller.close();
    await db.client.query('UPDATE public.submissions SET owner_id = NULL WHERE id = $1', [id]);
  }
}

/** verify.mjs on all published lines, beside hashing as many bytes in as many pieces. */
async function measureVerifying(context: BenchContext): Promise<Omit<Row, 'path'>> {
  const { product, folder, answers, options } = context;
  const root = join(folder, 'published.json');
  const lines = join(folder, 'published.csv');
  const get = async (path: string) => {
    const response = await fetch(`${product.admin.url}/api/published/distribution${path}`);
    return Buffer.from(await response.arrayBuffer());
  };
  writeFileSync(root, await get(''));
  writeFileSync(lines, await get('/lines'));
  let count = -1;
  for await (const piece of createReadStream(lines))
    for (const byte of piece as Buffer) if (byte === 10) count += 1;
  const rates: { product: number; limit: number }[] = [];
  for (let turn = 0; turn < options.repeats; turn += 1) {
    const start = performance.now();
    const { stdout } = await promisify(execFile)(process.execPath, [VERIFY, root, lines]);
    const verified = (performance.now() - start) / 1000;
    answers.expect(
      'verify-lines',
      'whether all holds',
      stdout.includes('Everything that was checked holds.'),
      true,
    );
    rates.push({ product: count / verified, limit: count / hashingSeconds(count) });
  }
  return {
    product: median(rates.map(({ product: rate }) => rate)),
    limit: median(rates.map(({ limit }) => limit)),
  };
}

/** Seconds in which Node hashes what a tree of so many leaves is made of. */
function hashingSeconds(leaves: number): number {
  const bytes = randomBytes(NODE_BYTES);
  const leaf = bytes.subarray(0, LEAF_BYTES);
  const start = performance.now();
  for (let hashed = 0; hashed < leaves; hashed += 1) createHash('sha256').update(leaf).digest();
  for (let hashed = 1; hashed < leaves; hashed += 1) createHash('sha256').update(bytes).digest();
  return (performance.now() - start) / 1000;
}
