import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { addClaims, approvedRules, assessmentRun, startRun } from './harness/assessing.js';
import { anAdmin, aSubmission } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

it('measures', async () => {
  const server = await TestServer.start();
  const { db } = server.database;
  const admin = await server.signIn(await anAdmin(db));
  await approvedRules(server);
  const rss = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.child.pid}/status`, 'utf8'))![1]) / 1024;
  const measure = async (what: string) => {
    const idle = rss();
    const { id } = await startRun(admin);
    let most = 0, late = 0, calls = 0;
    const lates: number[] = [];
    let run = await assessmentRun(admin, id);
    let done = false;
    const watch = (async () => { while (!done) { run = await assessmentRun(admin, id); done = !['DRAFT', 'COMPUTING', 'COMPUTED'].includes(run.state); await sleep(500); } })();
    while (!done) {
      const t = performance.now();
      await server.nobody.get('/api/health/live');
      const took = performance.now() - t;
      lates.push(took); late = Math.max(late, took); calls++;
      most = Math.max(most, rss());
      await sleep(10);
    }
    await watch;
    const [row] = await db.query(`SELECT extract(epoch FROM finished_at - started_at) AS s FROM assessment_runs WHERE id = $1`, [id]);
    lates.sort((a, b) => a - b);
    console.log(what, JSON.stringify({ state: run.state, claims: run.claims, message: run.message, seconds: row.s, idle, most, late, p99: lates[Math.floor(calls * 0.99)], calls }));
  };
  await addClaims(server, 20_000);
  await db.query('ANALYZE');
  await measure('20k');
  await db.query('TRUNCATE submissions CASCADE');
  await addClaims(server, 100_000);
  await db.query('ANALYZE');
  await measure('100k');
  await db.query('TRUNCATE submissions CASCADE');
  await addClaims(server, 10_000);
  for (let n = 0; n < 4; n++) {
    const { id } = await aSubmission(db, server.ring, { createdAt: new Date(Date.now() - 86400000), openingBalance: '0' });
    await db.query(`INSERT INTO trade_lists (submission_id, created_at) VALUES ($1, now() - interval '1 day')`, [id]);
    await db.query(`INSERT INTO trades (submission_id, transaction_type, trade_date, quantity, price_per_share, total_amount, created_at)
      SELECT $1, CASE WHEN n % 2 = 0 THEN 'BUY' ELSE 'SELL' END::transaction_type, '2013-09-02'::date + (n % 300), 10 + n % 7, 3, 3 * (10 + n % 7), now() - interval '1 day' FROM generate_series(1, 50000) n`, [id]);
  }
  await db.query('ANALYZE');
  await measure('10k + 4 of 50,000');
  await server.close();
}, 600_000);
