import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import { IS_MOVING } from '../../server/src/payment-runs/moves-sql.js';
import type { BenchContext, Row } from '../context.js';
import { attempt } from '../harness/attempt.js';
import { median, shortNumber } from '../harness/figures.js';
import { copyFile } from '../limits/copy-file.js';

const POLL_MS = 100;
const LONGEST_MS = 3_600_000;
const DAY = '2099-03-02';

const COMMON = {
  ...{ traceBsb: '032-001', traceAccount: '909123456', maxTotal: '', maxRows: '', longTitles: 'CUT' },
  ...{ institution: '', userName: '', userId: '', description: '', remitter: '', balanced: false },
};
const PROFILES = {
  'payment-files': {
    ...COMMON,
    ...{ name: 'Bench, Direct Entry', format: 'ABA', institution: 'WBC', userName: 'SETTLEMENT SCHEME' },
    ...{ userId: '301500', description: 'DISTRIB 01', remitter: 'SETTLEMENT', balanced: true },
  },
  'payment-pain': {
    ...COMMON,
    ...{
      name: 'Bench, pain.001',
      format: 'PAIN_03',
      initiator: 'SETTLEMENT SCHEME',
      debtor: 'SETTLEMENT FUND',
    },
  },
} as const;
type PaymentPath = keyof typeof PROFILES;

interface Run {
  id: string;
  version: number;
  state: string;
  message: string | null;
  figures: { payments: number; net: string } | null;
  files: { payments: number; total: string; size: number }[];
}

const RUN = 'id version state message figures { payments net } files { payments total size }';
const SAVE = 'mutation ($input: BankProfileInput!) { saveBankProfile(input: $input) { id } }';
const PREPARE = `mutation ($distributionId: ID!, $profileId: ID!, $day: String!) {
  preparePayments(distributionId: $distributionId, profileId: $profileId, day: $day) { id } }`;
const READ = `query ($id: ID!) { paymentRun(id: $id) { ${RUN} } }`;
const CANCEL = `mutation ($id: ID!, $version: Int!) {
  cancelPayments(id: $id, version: $version, because: "For the next turn", neverSent: false) { id } }`;

/** Files of a payment run: opened, checked, written sealed, read back, reconciled; by each format (PAY-8, PAIN-12). */
export async function measurePayments(
  context: BenchContext,
  distributionId: string,
  people: readonly string[],
): Promise<Row[]> {
  const { options, product } = context;
  if (
    !['payment-files', 'payment-pain', 'payment-memory'].some((path) =>
      options.paths.has(path as PaymentPath),
    )
  )
    return [];
  product.forgetPeak();
  const rows: Row[] = [];
  for (const path of ['payment-files', 'payment-pain'] as const)
    rows.push(...(await attempt(context, path, () => measureFormat(context, path, distributionId, people))));
  return [...rows, { path: 'payment-memory', product: product.peakMB(), limit: null }];
}

async function measureFormat(
  context: BenchContext,
  path: PaymentPath,
  distributionId: string,
  people: readonly string[],
): Promise<Omit<Row, 'path'>> {
  const { admin } = context.product;
  const { saveBankProfile } = await admin.data<{ saveBankProfile: { id: string } }>(SAVE, {
    input: PROFILES[path],
  });
  const turns: { product: number; limit: number }[] = [];
  for (let turn = 0; turn < context.options.repeats; turn += 1) {
    const given = { distributionId, profileId: saveBankProfile.id, day: DAY };
    const { preparePayments } = await admin.data<{ preparePayments: { id: string } }>(PREPARE, given);
    const prepared = await ended(context, preparePayments.id, 'PREPARING');
    const start = performance.now();
    await startWriting(context, prepared.id, people);
    const written = await ended(context, prepared.id, 'WRITING');
    const seconds = (performance.now() - start) / 1000;
    await check(context, path, prepared, written);
    const copied = await copySeconds(context, prepared.id);
    const { payments } = written.figures!;
    const bytes = written.files.reduce((sum, { size }) => sum + size, 0);
    console.log(
      `  ${path}: ${shortNumber(payments)} payments, ${shortNumber(bytes)} bytes in ${written.files.length} files, ${shortNumber(seconds)} s  COPY ${shortNumber(copied)} s`,
    );
    turns.push({ product: payments / seconds, limit: payments / copied });
    await admin.data(CANCEL, { id: written.id, version: written.version });
    await moved(context, written.id);
  }
  return {
    product: median(turns.map(({ product }) => product)),
    limit: median(turns.map(({ limit }) => limit)),
  };
}

/** As if other people had approved the run and had it written. */
async function startWriting({ db }: BenchContext, id: string, people: readonly string[]): Promise<void> {
  await db.client.query(
    `UPDATE public.payment_runs SET state = 'APPROVED', approver_id = $2, approved_at = now(), version = version + 1 WHERE id = $1`,
    [id, people[1]],
  );
  await db.client.query(
    `UPDATE public.payment_runs SET state = 'WRITING', writer_id = $2, version = version + 1 WHERE id = $1`,
    [id, people[2]],
  );
  // Takes the place of the request, whose code goes by mail.
  await db.client.query(
    `INSERT INTO public.outbox (queue, name, payload)
     SELECT queue, 'write-payments', jsonb_build_object('paymentRunId', $1::text) FROM public.outbox WHERE name = 'prepare-payments' LIMIT 1`,
    [id],
  );
  await db.client.query(
    `SELECT pg_notify('outbox', queue) FROM public.outbox WHERE name = 'write-payments' LIMIT 1`,
  );
}

/** All ready payments are in its files, with their sum, and none is held by the writing. */
async function check(
  { db, answers }: BenchContext,
  path: PaymentPath,
  prepared: Run,
  { state, message, figures, files, id }: Run,
): Promise<void> {
  answers.expect(path, 'the run', { state, message }, { state: 'WRITTEN', message: null });
  answers.expect(path, 'what it pays', figures, prepared.figures);
  const stored = await db.one<{ payments: number; net: string }>(
    `SELECT count(*)::int AS payments, sum(p.net)::text AS net FROM public.payment_files f
       JOIN public.payment_file_items i ON i.file_id = f.id JOIN public.payments p ON p.id = i.payment_id AND p.state = 'IN_FILE'
     WHERE f.run_id = $1 AND f.live`,
    [id],
  );
  answers.expect(path, 'what is in its files', stored, prepared.figures);
  const counted = files.reduce((sum, { payments }) => sum + payments, 0);
  answers.expect(path, 'what its files say', counted, prepared.figures?.payments);
  answers.expect(path, 'whether anybody is paid', counted > 0, true);
}

async function ended({ product: { admin } }: BenchContext, id: string, open: string): Promise<Run> {
  for (const last = performance.now() + LONGEST_MS; performance.now() < last;) {
    const { paymentRun } = await admin.data<{ paymentRun: Run }>(READ, { id });
    if (paymentRun.state !== open) return paymentRun;
    await sleep(POLL_MS);
  }
  throw new Error(`The payment run is still ${open} after an hour.`);
}

async function moved({ db }: BenchContext, id: string): Promise<void> {
  const sql = IS_MOVING.replaceAll('FROM pay', 'FROM public.pay');
  for (const last = performance.now() + LONGEST_MS; performance.now() < last;) {
    if (!(await db.one<{ moving: boolean }>(sql, [id])).moving) return;
    await sleep(POLL_MS);
  }
  throw new Error('The payments of a cancelled run were not moved within an hour.');
}

/** Seconds in which COPY gives what is read to this process, sealed values as they lie, and takes the payments into a table like theirs. */
async function copySeconds({ db, folder }: BenchContext, id: string): Promise<number> {
  const start = performance.now();
  const claims = db.client.query(
    copyTo(
      `COPY (SELECT p.id, p.sid, p.net, p.withheld, s.bank_type, s.customer_city, s.customer_country, s.sealed
         FROM public.payments p JOIN public.submissions s ON s.id = p.submission_id WHERE p.run_id = '${id}' ORDER BY p.sid) TO STDOUT`,
    ),
  );
  for await (const piece of claims) void piece;
  const reading = performance.now() - start;
  const file = join(folder, 'payments.csv');
  const payments = db.client.query(
    copyTo(`COPY (SELECT * FROM public.payments WHERE run_id = '${id}') TO STDOUT (FORMAT csv, HEADER true)`),
  );
  await pipeline(payments, createWriteStream(file));
  await db.client.query(
    'CREATE TABLE public.bench_payments (LIKE public.payments INCLUDING INDEXES INCLUDING DEFAULTS)',
  );
  try {
    return reading / 1000 + (await copyFile(db, 'public.bench_payments', file));
  } finally {
    await db.client.query('DROP TABLE public.bench_payments');
  }
}
