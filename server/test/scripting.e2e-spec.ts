import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { REPORTS } from '../src/exports/reports/all-reports.js';
import { aClaimInput } from './harness/claims.js';
import { anAdmin, anApiToken, aSubmission } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const SCRIPTS = join(DOCS, 'samples/scripts');
const RECORDS = join(DOCS, 'samples/settlement-records.csv');
/** The tests need nothing but Node: without curl, the tests with curl are skipped. */
const withCurl = spawnSync('curl', ['--version']).status === 0 ? it : it.skip;

let server: TestServer;
let folder: string;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ KNOWN_DOCUMENTS_ONLY: 'true' });
  token = await anApiToken(server.database.db, ['read', 'write', 'restricted']);
});
afterAll(() => server.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prorata-scripts-'));
  for (const name of readdirSync(SCRIPTS)) await copyFile(join(SCRIPTS, name), join(folder, name));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a script as the page describes, in a folder with all scripts. */
async function run(name: string, ...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const command = name.endsWith('.sh') ? 'bash' : process.execPath;
  const child = spawn(command, [name, ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, PRORATA_URL: server.nobody.url, PRORATA_TOKEN: token },
  });
  let [out, error] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (error += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, out, error };
}
const made = (name: string) => readFile(join(folder, name), 'utf8');
const linesOf = (text: string) => text.trim().split('\n');

describe('docs/scripting.md', () => {
  it('contains each script exactly as in docs/samples/scripts', () => {
    const page = readFileSync(join(DOCS, 'scripting.md'), 'utf8');
    const blocks = [...page.matchAll(/^```(?:bash|js) (\S+)\n([\s\S]*?)^```$/gm)];
    const shown = Object.fromEntries(blocks.map(([, name, text]) => [name, text]));
    const kept = Object.fromEntries(
      readdirSync(SCRIPTS).map((name) => [name, readFileSync(join(SCRIPTS, name), 'utf8')]),
    );
    expect(shown).toEqual(kept);
  });
});

describe('the nightly import', () => {
  it('the nightly import in Node imports, waits, and changes nothing the next night', async () => {
    const first = await run('nightly-import.mjs', 'settlement-records', RECORDS);
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse(first.out)).toMatchObject({ status: 'DONE', read: 120, rejected: 0 });
    const again = await run('nightly-import.mjs', 'settlement-records', RECORDS);
    expect(JSON.parse(again.out)).toMatchObject({ status: 'DONE', unchanged: 120 });
  });

  it('the nightly import in Node saves the rejected rows, and fails for an invalid file', async () => {
    const bad = 'sid,email,legalEntity\nN-1,n@example.com,Good\nN-2,no address,Bad\n';
    await writeFile(join(folder, 'bad.csv'), bad);
    expect((await run('nightly-import.mjs', 'settlement-records', 'bad.csv')).code).toBe(2);
    expect(await made('rejected.csv')).toContain('N-2');
    await writeFile(join(folder, 'other.csv'), 'colour\nred\n');
    const refused = await run('nightly-import.mjs', 'settlement-records', 'other.csv');
    expect(refused.code).toBe(1);
    expect(refused.error).toMatch(/400: .*column/);
  });

  withCurl('with curl does the same', async () => {
    const trades = join(DOCS, 'samples/trades.csv');
    const done = await run('nightly-import.sh', 'settlement-records/trade', trades);
    expect(done).toMatchObject({ code: 0, error: '' });
    expect(done.out).toContain('"status":"DONE"');
    const bad = 'sid,email,legalEntity\nN-1,n@example.com,Good\nN-2,no address,Bad\n';
    await writeFile(join(folder, 'bad.csv'), bad);
    expect((await run('nightly-import.sh', 'settlement-records', 'bad.csv')).code).toBe(2);
    expect(await made('rejected.csv')).toContain('N-2');
    await writeFile(join(folder, 'other.csv'), 'colour\nred\n');
    const refused = await run('nightly-import.sh', 'settlement-records', 'other.csv');
    expect(refused.code).toBe(1);
    expect(refused.error).toMatch(/"statusCode":400,"message":".*column/);
  });
});

describe('with a person instead of a token', () => {
  // A person's documents must be known, while a token may send any.
  const asPerson = async (script: string, ...args: string[]) => {
    const kept = token;
    token = (await server.signIn(await anAdmin(server.database.db))).token!;
    try {
      const ended = await run(script, ...args);
      expect(ended).toMatchObject({ code: 0, error: '' });
    } finally {
      token = kept;
    }
  };
  it('the nightly import in Node works', () => asPerson('nightly-import.mjs', 'settlement-records', RECORDS));
  it('the incremental export works', () => asPerson('incremental-export.mjs'));
  withCurl('the nightly import with curl works', () =>
    asPerson('nightly-import.sh', 'settlement-records', RECORDS),
  );
});

describe('the incremental export', () => {
  it('exports everything the first time, then the changes', async () => {
    const { db } = server.database;
    expect(await run('incremental-export.mjs')).toMatchObject({ code: 0, error: '' });
    const [counted] = await db.query<{ count: string }[]>('SELECT count(*) FROM submissions');
    const all = linesOf(await made('claims.jsonl')).map((line) => JSON.parse(line) as { sid: string });
    expect(all).toHaveLength(Number(counted!.count));
    // Simulates that all of them were created long before.
    await db.query(`UPDATE submissions SET updated_at = '2026-01-01'`);
    await db.query(`UPDATE trade_lists SET updated_at = '2026-01-01'`);
    await rm(join(folder, 'claims.jsonl'));
    await db.query(`UPDATE submissions SET updated_at = now() WHERE sid = '070123'`);
    expect(await run('incremental-export.mjs')).toMatchObject({ code: 0, error: '' });
    expect(linesOf(await made('claims.jsonl')).map((line) => JSON.parse(line) as object)).toMatchObject([
      { sid: '070123' },
    ]);
  });
});

describe('finding a claim by its SID', () => {
  const scripts = ['find-by-sid.mjs', 'find-by-sid.sh'];
  const check = async (script: string) => {
    const found = await run(script, '070123');
    expect(found).toMatchObject({ code: 0, error: '' });
    expect(found.out).toMatch(/"sid": ?"070123"/);
    const none = await run(script, '0701239999');
    expect(none.code).toBe(1);
    expect(none.error).toContain('No claim has the SID 0701239999');
  };
  it('works in Node', () => check(scripts[0]!));
  withCurl('works with curl', () => check(scripts[1]!));

  const checkShort = async (script: string) => {
    const { code, error } = await run(script, 'AB');
    expect(code).toBe(1);
    expect(error).toContain('Type at least 3 characters');
  };
  it('reports in Node that two characters are too few for a search', () => checkShort(scripts[0]!));
  withCurl('reports with curl that two characters are too few for a search', () => checkShort(scripts[1]!));

  it('a SID of two characters can be found in the exported claims, as the page says', async () => {
    const { db } = server.database;
    await aSubmission(db, server.ring, { sid: 'AB' });
    expect((await run('incremental-export.mjs')).code).toBe(0);
    const page = readFileSync(join(DOCS, 'scripting.md'), 'utf8');
    const [, pattern] = /`grep '(.*)' claims\.jsonl`/.exec(page)!;
    expect(linesOf(await made('claims.jsonl')).filter((line) => line.includes(pattern!))).toHaveLength(1);
  });
});

describe('the other scripts', () => {
  withCurl('save every report', async () => {
    expect(await run('reports.sh')).toMatchObject({ code: 0, error: '' });
    expect(linesOf(await made('settlements-export.csv')).length).toBeGreaterThan(100);
    expect(await made('settlements-trade-export.csv')).toContain('070123,');
    const every = Object.values(REPORTS).map(({ path }) => `${path.replaceAll('/', '-')}.csv`);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(every));
  });

  it('file a claim once, however often they run', async () => {
    const claim = JSON.stringify({ sid: 'SCRIPT-1', submissionData: aClaimInput() });
    await writeFile(join(folder, 'claim.json'), claim);
    const first = await run('create-submission.mjs', 'claim.json');
    expect(first).toMatchObject({ code: 0, error: '' });
    expect(await run('create-submission.mjs', 'claim.json')).toEqual(first);
    const { db } = server.database;
    const rows = await db.query<{ id: string }[]>(`SELECT id FROM submissions WHERE sid = 'SCRIPT-1'`);
    expect(rows).toEqual([{ id: first.out.trim() }]);
  });

  it('assign a claim to another address, and change nothing the second time', async () => {
    const { db } = server.database;
    const claim = `SELECT id, email, version FROM submissions WHERE sid = '070123'`;
    const [before] = await db.query<{ id: string; version: number }[]>(claim);
    for (let runs = 0; runs < 2; runs++)
      expect(await run('give-claim.mjs', before!.id, 'right@example.com')).toEqual({
        code: 0,
        out: '',
        error: '',
      });
    expect(await db.query(claim)).toEqual([
      { id: before!.id, email: 'right@example.com', version: before!.version + 1 },
    ]);
  });

  const waitingFor = async (script: string, ...args: string[]) => {
    await server.database.db.query(
      `UPDATE limits SET points = 600, expire = (extract(epoch FROM clock_timestamp()) * 1000)::bigint + 1500
       WHERE key LIKE 'api-token:%'`,
    );
    const began = Date.now();
    const ended = await run(script, ...args);
    expect(ended.code).toBe(0);
    expect(Date.now() - began).toBeGreaterThan(1_000);
    return ended;
  };
  it('wait when they get Retry-After', () => waitingFor('find-by-sid.mjs', '070123'));

  withCurl('wait for Retry-After with curl, and save nothing of refused responses', async () => {
    expect((await waitingFor('find-by-sid.sh', '070123')).out).toMatch(/^\{"submission":/);
    await waitingFor('reports.sh');
    expect(await made('submissions-rcr-export-v1.csv')).not.toContain('statusCode');
    expect(await made('settlements-export.csv')).not.toContain('statusCode');
    const records = ['settlement-records', RECORDS] as const;
    expect((await waitingFor('nightly-import.sh', ...records)).out).toMatch(/^\{"data":/);
  });
});
