import { anAdmin } from './harness/factories.js';
import { sendFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const FILE = [
  'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount',
  ...Array.from({ length: 10 }, (_, at) => `A-${at},BUY,2018-01-15,${at + 1},1,${at + 1}`),
].join('\n');

it('an appended file resumes where its newest run stopped, whatever the clocks of the nodes (IMPORT-4)', async () => {
  // There is no worker: the progress of each run is set directly.
  const server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  const admin = await server.signIn(await anAdmin(db));
  const appended = async () => {
    const id = await sendFile(admin, 'settlement-records/trade', FILE, '?mode=append');
    const [run] = await db.query<[{ mark: number }]>(
      'SELECT applied_through::int AS mark FROM import_runs WHERE id = $1',
      [id],
    );
    return { id, mark: run.mark };
  };
  const stop = (id: string, mark: number, madeId = id) =>
    db.query(
      `UPDATE import_runs SET id = $3, status = 'CANCELLED', finished_at = now(), applied_through = $2 WHERE id = $1`,
      [id, mark, madeId],
    );
  try {
    // The first run was created by a node whose clock is years ahead.
    await stop((await appended()).id, 2, 'ffffffff-0000-7000-8000-000000000000');
    const second = await appended();
    expect(second.mark).toBe(2);
    await stop(second.id, 7);
    expect((await appended()).mark).toBe(7);
  } finally {
    await server.close();
  }
});
