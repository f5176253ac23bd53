import { setTimeout as sleep } from 'node:timers/promises';
import { DISPATCH_DUE } from '../src/jobs/dispatch.js';
import { anAdmin, aUser } from './harness/factories.js';
import { importRun, sendFile } from './harness/importing.js';
import { queueBackends, type ScratchRedis } from './harness/redis.js';
import { createScratchDatabase } from './harness/scratch-database.js';
import { SmtpSink } from './harness/smtp-sink.js';
import { TestServer } from './harness/test-server.js';
import { addWaitingMails } from './harness/waiting-mails.js';

const MAILS = 3_000;

/** The seconds within which other jobs start, however many mails wait. */
const SOON = 5;

async function within(seconds: number, what: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end;) {
    if (await what()) return;
    await sleep(50);
  }
  throw new Error(`It did not happen within ${seconds} seconds.`);
}

describe.each(queueBackends())('with the queue on %s', (_, startQueue) => {
  let redis: ScratchRedis | undefined;
  let sink: SmtpSink;
  let server: TestServer;

  beforeAll(async () => {
    redis = await startQueue();
    sink = await SmtpSink.start();
    server = await TestServer.start({ SMTP_URL: sink.url, ...(redis && { REDIS_URL: redis.url }) });
  });
  afterAll(async () => {
    await server.close();
    await sink.down();
    await redis?.stop();
  });
  beforeEach(() => server.database.db.query('TRUNCATE mails, outbox'));
  afterEach(() => {
    sink.silentAbout = undefined;
    sink.laterFor = undefined;
  });

  const atTheQueue = async () => {
    const [row] = await server.database.db.query<[{ count: number }]>(
      `SELECT count(*)::int FROM outbox WHERE dispatched_at IS NOT NULL AND done_at IS NULL AND leased_until IS NULL`,
    );
    return row.count;
  };
  const triedMails = async () => {
    const [row] = await server.database.db.query<[{ count: number }]>(
      'SELECT count(*)::int FROM outbox WHERE last_error IS NOT NULL',
    );
    return row.count;
  };

  /** Requests a code. @returns whether its mail has arrived */
  const askForCode = async () => {
    const { email } = await aUser(server.database.db);
    await server.nobody.post('/api/auth/otp-login', { email });
    const [mail] = await server.database.db.query<[{ id: string }]>(
      'SELECT message_id AS id FROM mails WHERE recipient = $1',
      [email],
    );
    return () => sink.accepted.includes(mail.id);
  };

  it(`starts an import within ${SOON} seconds while ${MAILS} mails wait for a mail server that is down`, async () => {
    const admin = await server.signIn(await anAdmin(server.database.db));
    await sink.down();
    try {
      await addWaitingMails(server, MAILS);
      await within(20, async () => (await triedMails()) > 0);
      const id = await sendFile(admin, 'settlement-records', 'sid,email,legalEntity\nQ-1,q@example.com,Q\n');
      await within(SOON, async () => (await importRun(admin, id)).status !== 'RECEIVED');
      expect(await atTheQueue()).toBeLessThanOrEqual(100);
    } finally {
      await sink.up();
    }
  });

  it(`sends a sign-in code within ${SOON} seconds while the mail server is silent about thirty other mails`, async () => {
    sink.silentAbout = /bulk/;
    await addWaitingMails(server, 30);
    await within(20, async () => (await heldMails()) >= 5);
    await within(SOON, await askForCode());
  });

  it('sends other mails although the mail server does not respond to more than are sent at a time', async () => {
    sink.silentAbout = /bulk-\d@/;
    const before = sink.accepted.length;
    await addWaitingMails(server, 20);
    await within(30, () => sink.accepted.length === before + 11);
  });

  it(`sends a new mail within ${SOON} seconds while the server puts ${MAILS / 10} others off`, async () => {
    sink.laterFor = /bulk/;
    await addWaitingMails(server, MAILS / 10);
    await within(60, async () => (await triedMails()) === MAILS / 10);
    sink.laterFor = /bulk-\d{2}/;
    const before = sink.accepted.length;
    await addWaitingMails(server, 1);
    await within(SOON, () => sink.accepted.length > before);
  });

  const heldMails = async () => {
    const [row] = await server.database.db.query<[{ count: number }]>(
      'SELECT count(*)::int FROM outbox WHERE leased_until > now() AND done_at IS NULL',
    );
    return row.count;
  };
});

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  Plans?: Plan[];
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
}

describe('the due jobs of one queue', () => {
  it.each([
    ['mails', 100],
    ['imports', 1],
  ])('are found in %s by an index, with 100,000 mails waiting', async (queue, found) => {
    const database = await createScratchDatabase();
    try {
      await database.db.query(
        `INSERT INTO outbox (queue, name, payload, attempts, available_at)
         SELECT 'mails', 'send-mail', '{}', n % 10, now() + make_interval(secs => 30 * (n % 10)) FROM generate_series(1, 100000) n`,
      );
      await database.db.query(
        `INSERT INTO outbox (queue, name, payload) VALUES ('imports', 'apply-import', '{}')`,
      );
      await database.db.query('ANALYZE outbox');
      const [row] = await database.db.query<[{ 'QUERY PLAN': [{ Plan: Plan }] }]>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${DISPATCH_DUE.replace('$1', `'${queue}'`).replace('$1', `'${queue}'`).replace('$2', '100').replace('$3', '100')}`,
      );
      const { Plan: plan } = row['QUERY PLAN'][0];
      const nodes = (node: Plan): string[] => [node['Node Type'], ...(node.Plans ?? []).flatMap(nodes)];
      expect(plan['Actual Rows']).toBe(found);
      expect(nodes(plan)).not.toContain('Seq Scan');
      expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(found * 30 + 100);
    } finally {
      await database.drop();
    }
  });
});
