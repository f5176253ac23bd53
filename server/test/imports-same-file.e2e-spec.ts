import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { ended, sendFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const FILE = 'sid,email,legalEntity\nA-1,a@example.com,Acme\n';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

it('a file that meets another upload of itself, whose run ends in that moment, is imported all the same', async () => {
  // A sequence goes on where a transaction is undone: the first row meets a run that is gone when it is looked for.
  await server.database.db.query(`
    CREATE SEQUENCE meetings;
    CREATE FUNCTION meet() RETURNS trigger SECURITY DEFINER LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('meetings') = 1 THEN RAISE unique_violation USING CONSTRAINT = 'import_runs_open_key'; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER meet BEFORE INSERT ON import_runs FOR EACH ROW EXECUTE FUNCTION meet();
  `);
  const run = await ended(admin, await sendFile(admin, 'settlement-records', FILE));
  expect(run).toMatchObject({ status: 'DONE', created: 1 });
  const [met] = await server.database.db.query<{ times: string }[]>(
    'SELECT last_value AS times FROM meetings',
  );
  expect(met).toEqual({ times: '2' });
});

it('eight uploads of one file at once are runs of it, none of them a fault (IMPORT-29)', async () => {
  const ids = await Promise.all(
    Array.from({ length: 8 }, () => sendFile(admin, 'settlement-records', `${FILE}A-2,b@example.com,Beta\n`)),
  );
  for (const id of new Set(ids))
    expect(await ended(admin, id)).toMatchObject({ status: 'DONE', rejected: 0 });
});
