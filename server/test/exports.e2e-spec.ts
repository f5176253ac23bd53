import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ExportProgress } from '../src/exports/export-progress.js';
import type { Client } from './harness/client.js';
import { anAdmin, aSubmission, aTrade, aUser } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

interface Run {
  id: string;
  status: string;
  fileName: string;
  rowsWritten: number;
  rowsTotal: number | null;
  available: boolean;
}

const RUN = 'id status fileName rowsWritten rowsTotal available';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

/** An export finished by the worker. */
async function written(report: string, format: string): Promise<Run> {
  let { run } = await admin.data<{ run: Run }>(
    `mutation ($report: ReportKind!, $format: ExportFormat!) { run: startExport(report: $report, format: $format) { ${RUN} } }`,
    { report, format },
  );
  for (let tries = 0; tries < 300 && ['WAITING', 'WRITING'].includes(run.status); tries += 1) {
    await sleep(100);
    const query = `query ($id: ID!) { run: exportRun(id: $id) { ${RUN} } }`;
    ({ run } = await admin.data<{ run: Run }>(query, { id: run.id }));
  }
  return run;
}
const linkTo = async (id: string, client = admin) =>
  (
    await client.graphql<{ ticket: { url: string } }>(
      'mutation ($id: ID!) { ticket: createDownloadTicket(kind: EXPORT, id: $id) { url } }',
      { id },
    )
  ).body;
const fetchFile = (url: string) => fetch(server.process.url + url);

describe('an export', () => {
  it('is written by the worker, downloaded once through a link, and audited (EXPORT-13)', async () => {
    const { db } = server.database;
    await aSubmission(db, server.ring, { sid: 'E-1', accountNo: '55667788' });
    const run = await written('SETTLEMENTS', 'CSV');
    expect(run).toMatchObject({ status: 'DONE', rowsWritten: 1, rowsTotal: 1, available: true });
    const { url } = (await linkTo(run.id)).data!.ticket;
    const file = await fetchFile(url);
    expect(file.headers.get('content-disposition')).toContain(`attachment; filename="${run.fileName}"`);
    expect(await file.text()).toContain('55667788');
    expect((await fetchFile(url)).status).toBe(404);
    const actions = await db.query<{ action: string }[]>(
      `SELECT action FROM audit_entries WHERE subject_id = $1 ORDER BY id`,
      [run.id],
    );
    expect(actions.map(({ action }) => action)).toEqual([
      'export.requested',
      'export.written',
      'export.read',
    ]);
    const { exportRuns } = await admin.data<{ exportRuns: { exportRuns: Run[] } }>(
      `{ exportRuns { exportRuns { ${RUN} } } }`,
    );
    expect(exportRuns.exportRuns[0]).toEqual(run);
  });

  it('an export as a workbook is imported again without changes', async () => {
    const { db } = server.database;
    const claim = await aSubmission(db, server.ring, { sid: '=00042' });
    await aTrade(db, claim.id);
    await aTrade(db, claim.id, { quantity: '123456789012345', tradeDate: '2018-04-30' });
    const run = await written('SETTLEMENT_TRADES', 'XLSX');
    const file = await (await fetchFile((await linkTo(run.id)).data!.ticket.url)).blob();
    const again = await importFile(admin, 'settlement-records/trade', file, '', run.fileName);
    expect(again).toMatchObject({ status: 'DONE', read: 2, unchanged: 2, rejected: 0 });
  });

  it('an export as a workbook keeps every character of a claim, including line ends (EXPORT-3)', async () => {
    const { db } = server.database;
    await aSubmission(db, server.ring, {
      sid: '\uff1d42',
      address: 'Level 1\r\n=2 High Street\n\tRear',
      legalEntity: '\uff0bPlus & "Sons" <Pty> Ltd',
    });
    const run = await written('SETTLEMENTS', 'XLSX');
    const file = await (await fetchFile((await linkTo(run.id)).data!.ticket.url)).blob();
    const again = await importFile(admin, 'settlement-records', file, '', run.fileName);
    expect(again).toMatchObject({ status: 'DONE', rejected: 0, updated: 0, created: 0 });
    expect(again.unchanged).toBe(again.read);
  });

  it('is written by the worker that holds its lease, and not by one that has lost it (EXPORT-12)', async () => {
    const { db } = server.database;
    const { id } = await written('SETTLEMENTS', 'CSV');
    const [job] = await db.query<{ id: string; lease: number }[]>(
      `SELECT id, lease FROM outbox WHERE payload->>'exportRunId' = $1`,
      [id],
    );
    // Simulates that a worker has just started to write it.
    await db.query(`UPDATE export_runs SET status = 'WRITING', rows_total = 5 WHERE id = $1`, [id]);
    await db.query(
      `UPDATE outbox SET done_at = NULL, leased_until = now() + interval '1 hour' WHERE id = $1`,
      [job!.id],
    );
    const progress = (lease: number) => new ExportProgress(db, id, { outboxId: job!.id, lease } as never);
    const state = () => db.query<object[]>('SELECT status, rows_total FROM export_runs WHERE id = $1', [id]);
    const file = { storageKey: randomUUID(), size: 1 };
    const late = progress(job!.lease - 1);
    await late.start();
    expect(await late.finish(file)).toBe(false);
    expect(await state()).toEqual([{ status: 'WRITING', rows_total: 5 }]);
    expect(await progress(job!.lease).finish(file)).toBe(true);
    expect(await state()).toEqual([{ status: 'DONE', rows_total: 0 }]);
  });

  it('is cancelled while it waits or is written, and not after its end (EXPORT-16)', async () => {
    const { db } = server.database;
    const { id } = await written('SETTLEMENTS', 'CSV');
    const cancel = async () =>
      (
        await admin.data<{ run: Run }>(`mutation ($id: ID!) { run: cancelExport(id: $id) { ${RUN} } }`, {
          id,
        })
      ).run;
    expect(await cancel()).toMatchObject({ status: 'DONE', available: true });
    const [[job]] = await db.query<[{ id: string; lease: number }[], number]>(
      `UPDATE outbox SET done_at = NULL, leased_until = now() + interval '1 hour' WHERE payload->>'exportRunId' = $1
       RETURNING id, lease`,
      [id],
    );
    await db.query(
      `UPDATE export_runs SET status = 'WRITING', finished_at = NULL, storage_key = NULL WHERE id = $1`,
      [id],
    );
    expect(await cancel()).toMatchObject({ status: 'CANCELLED', available: false });
    const worker = new ExportProgress(db, id, { outboxId: job!.id, lease: job!.lease } as never);
    expect(await worker.finish({ storageKey: randomUUID(), size: 1 })).toBe(false);
    expect(await cancel()).toMatchObject({ status: 'CANCELLED' });
    const actions = await db.query<unknown[]>(
      `SELECT FROM audit_entries WHERE subject_id = $1 AND action = 'export.cancelled'`,
      [id],
    );
    expect(actions).toHaveLength(1);
  });

  it('is no longer available after a week (EXPORT-14)', async () => {
    const { db } = server.database;
    const { id } = await written('SETTLEMENTS', 'CSV');
    await db.query(`UPDATE export_runs SET finished_at = now() - interval '8 days' WHERE id = $1`, [id]);
    await server.process.stop();
    await server.start();
    admin = admin.at(server.process.url);
    const gone = async () => {
      const query = `query ($id: ID!) { exportRun(id: $id) { available } }`;
      const { exportRun } = await admin.data<{ exportRun: Run }>(query, { id });
      return !exportRun.available;
    };
    for (let tries = 0; tries < 300 && !(await gone()); tries += 1) await sleep(100);
    expect(await gone()).toBe(true);
  });

  it('has no download link for members (ACCESS-7)', async () => {
    const member = await server.signIn(await aUser(server.database.db));
    const { id } = await written('SETTLEMENTS', 'CSV');
    expect((await linkTo(id, member)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
