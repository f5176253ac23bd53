import { setTimeout as sleep } from 'node:timers/promises';
import { aUser } from './harness/factories.js';
import { runOutLeases, tryNow } from './harness/outbox.js';
import { mailsSettled } from './harness/mailbox.js';
import { SmtpSink } from './harness/smtp-sink.js';
import { TestServer } from './harness/test-server.js';

let sink: SmtpSink;
let server: TestServer;
beforeAll(async () => {
  sink = await SmtpSink.start();
  server = await TestServer.start({ SMTP_URL: sink.url });
});
afterAll(async () => {
  await server.close();
  await sink.down();
});
beforeEach(async () => {
  sink.behaviour = 'polite';
  sink.answers.clear();
  await sql('DELETE FROM limits');
});

const sql = <Row = Record<string, unknown>>(statement: string, parameters: unknown[] = []) =>
  server.database.db.query<Row[]>(statement, parameters);

/** Requests a reset link. @returns the Message-ID its mail will have */
async function askForMail(): Promise<string> {
  const user = await aUser(server.database.db);
  const { status } = await server.nobody.post('/api/auth/forgot-password', { email: user.email });
  expect(status).toBe(200);
  const [mail] = await sql<{ id: string }>('SELECT message_id AS id FROM mails WHERE recipient = $1', [
    user.email,
  ]);
  return mail!.id;
}

async function until(what: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  for (let tries = 0; tries < seconds * 20; tries++) {
    if (await what()) return;
    await sleep(50);
  }
  throw new Error(`It did not happen within ${seconds} seconds.`);
}

const failedOnce = async () =>
  (await sql(`SELECT 1 FROM outbox WHERE done_at IS NULL AND last_error IS NOT NULL`)).length > 0;
const mailOf = async (messageId: string) =>
  (await sql('SELECT sent_at, failed_at, variables FROM mails WHERE message_id = $1', [messageId]))[0]!;

describe('a mail', () => {
  it('is sent with the Message-ID of its row, and then its contents are deleted (MAIL-5)', async () => {
    const id = await askForMail();
    await until(() => sink.accepted.includes(id));
    await mailsSettled(server.database.db);
    expect(await mailOf(id)).toMatchObject({
      variables: null,
      failed_at: null,
      sent_at: expect.any(Date) as Date,
    });
  });

  it('waits while the mail server is down, and health reports it with 200 (MAIL-7, OPS-15)', async () => {
    await sink.down();
    const id = await askForMail();
    await until(failedOnce);
    await until(async () => {
      const { status, body } = await server.nobody.get('/api/health/ready');
      expect(status).toBe(200);
      return body.status === 'degraded';
    });
    expect(sink.accepted).not.toContain(id);
    await sink.up();
    // It is sent by itself when the delay is over and the sweep runs; the tests below do not wait for either.
    await until(() => sink.accepted.includes(id));
  });

  it.each(['later', 'hangs up'] as const)(
    'is retried when the mail server %s (MAIL-7)',
    async (behaviour) => {
      sink.behaviour = behaviour;
      const id = await askForMail();
      await until(failedOnce);
      sink.behaviour = 'polite';
      await tryNow(server);
      await until(() => sink.accepted.includes(id));
      expect(sink.accepted.filter((accepted) => accepted === id)).toHaveLength(1);
    },
  );

  it('arrives once at a slow server', async () => {
    sink.behaviour = 'slow';
    const id = await askForMail();
    await until(() => sink.accepted.includes(id));
    await mailsSettled(server.database.db);
    expect(sink.accepted.filter((accepted) => accepted === id)).toHaveLength(1);
  });

  it('arrives once at a server that greets after 12 seconds and responds 22 seconds after the final dot', async () => {
    sink.greetsAfter = 12_000;
    sink.answersAfter = 22_000;
    const id = await askForMail();
    await until(() => sink.accepted.includes(id));
    sink.greetsAfter = 0;
    sink.answersAfter = 0;
    const another = await askForMail();
    await until(() => sink.accepted.includes(another), 5);
    await mailsSettled(server.database.db, 40);
    expect(sink.accepted.filter((accepted) => accepted === id)).toHaveLength(1);
  });

  it('does not wait behind one that the server does not respond to, which is retried when its connection ends (MAIL-7)', async () => {
    sink.behaviour = 'silent after the dot';
    const silent = await askForMail();
    await until(() => sink.unconfirmed.includes(silent));
    sink.behaviour = 'polite';
    const id = await askForMail();
    await until(() => sink.accepted.includes(id), 5);
    expect(sink.accepted).not.toContain(silent);
    // Its response has arrived: a mail cut off before that would be sent again in the next test, to a silent server.
    await until(async () => (await mailOf(id)).variables === null);
    await sink.down();
    await sink.up();
    await until(failedOnce);
    await tryNow(server);
    await until(() => sink.accepted.includes(silent));
    await mailsSettled(server.database.db);
  });

  it('a mail with a code is not waited for any longer than the code is valid (MAIL-8)', async () => {
    sink.behaviour = 'silent after the dot';
    const user = await aUser(server.database.db);
    await sql(`CREATE FUNCTION short_lived() RETURNS trigger LANGUAGE plpgsql
               AS $$ BEGIN NEW.dead_after := now() + interval '2 seconds'; RETURN NEW; END $$`);
    await sql(
      'CREATE TRIGGER short_lived BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION short_lived()',
    );
    await server.nobody.post('/api/auth/otp-login', { email: user.email });
    await sql('DROP FUNCTION short_lived CASCADE');
    await mailsSettled(server.database.db);
    const [mail] = await sql('SELECT sent_at, failed_at FROM mails WHERE recipient = $1', [user.email]);
    expect(mail).toEqual({ sent_at: null, failed_at: null });
  });

  it('is given up when the mail server will never accept it, and no log contains the address', async () => {
    sink.behaviour = 'never';
    const id = await askForMail();
    await mailsSettled(server.database.db);
    expect(await mailOf(id)).toMatchObject({ sent_at: null, failed_at: expect.any(Date) as Date });
    // The row is written before the log output arrives here.
    await until(() => server.process.output().includes('did not accept a message (550)'));
    expect(server.process.output()).not.toContain('somebody@example.com');
    expect(JSON.stringify(await sql('SELECT last_error FROM outbox'))).not.toContain('@');
  });

  it.each([
    ['the connection', { CONN: '554 your address is on a list' }],
    ['our host name', { EHLO: '550 who are you', HELO: '550 who are you' }],
    ['mail without authentication', { MAIL: '530 5.7.0 authentication required' }],
    ['our sender address', { MAIL: '550 5.1.8 no such domain' }],
    ['a recipient without authentication', { RCPT: '530 5.7.0 authentication required' }],
    ['a command', { RCPT: '503 bad sequence of commands' }],
    ['the text, with a sequence error', { DATA: '503 bad sequence of commands' }],
    ['the mail because of an internal error', { DOT: '451 out of disk' }],
  ])('waits when the server refuses %s (MAIL-7)', async (_what, answers: Record<string, string>) => {
    for (const [verb, answer] of Object.entries(answers)) sink.answers.set(verb, answer);
    const id = await askForMail();
    await until(failedOnce);
    expect(await mailOf(id)).toMatchObject({ sent_at: null, failed_at: null });
    sink.answers.clear();
    await tryNow(server);
    await until(() => sink.accepted.includes(id));
    await mailsSettled(server.database.db);
  });

  it.each([
    ['the recipient', 'RCPT', '551 not here'],
    ['the text', 'DOT', '554 5.7.1 spam'],
  ])('is given up when the mail server refuses %s permanently', async (_what, verb, answer) => {
    sink.answers.set(verb, answer);
    const id = await askForMail();
    await mailsSettled(server.database.db);
    expect(await mailOf(id)).toMatchObject({ sent_at: null, failed_at: expect.any(Date) as Date });
  });

  it('is not given up for a day, however often it was attempted (MAIL-7)', async () => {
    await sink.down();
    const id = await askForMail();
    await until(failedOnce);
    await sql('UPDATE outbox SET attempts = 9 WHERE done_at IS NULL');
    await tryNow(server);
    await until(async () => {
      const [row] = await sql<{ attempts: number; lease: number; held: boolean }>(
        'SELECT attempts, lease, leased_until IS NOT NULL AS held FROM outbox ORDER BY id DESC LIMIT 1',
      );
      return row!.lease >= 2 && row!.attempts === 9 && !row!.held;
    });
    await sink.up();
    await tryNow(server);
    await until(() => sink.accepted.includes(id));
  });

  it('a mail with an expired code is never sent (MAIL-8)', async () => {
    const user = await aUser(server.database.db);
    await sink.down();
    await server.nobody.post('/api/auth/otp-login', { email: user.email });
    await until(failedOnce);
    await sql(`UPDATE mails SET dead_after = now() WHERE recipient = $1`, [user.email]);
    await sink.up();
    const before = sink.accepted.length;
    await tryNow(server);
    await mailsSettled(server.database.db);
    const [mail] = await sql('SELECT sent_at, variables FROM mails WHERE recipient = $1', [user.email]);
    expect(mail).toEqual({ sent_at: null, variables: null });
    expect(sink.accepted).toHaveLength(before);
  });

  it('does not delay a worker that stops, and is sent by the next (MAIL-10)', async () => {
    sink.behaviour = 'silent after the dot';
    const id = await askForMail();
    await until(() => sink.unconfirmed.includes(id));
    const begun = Date.now();
    expect(await server.process.stop()).toBe(0);
    expect(Date.now() - begun).toBeLessThan(10_000);
    sink.behaviour = 'polite';
    await server.start();
    await until(() => sink.accepted.includes(id));
  });

  it('is sent at most twice after a crash, with one Message-ID (MAIL-6)', async () => {
    await server.process.stop();
    await server.start({ FAULT: 'mail-accepted:1' });
    const id = await askForMail();
    await until(() => server.process.child.signalCode === 'SIGKILL');
    await server.start();
    await runOutLeases(server);
    await tryNow(server);
    await mailsSettled(server.database.db);
    expect(sink.accepted.filter((accepted) => accepted === id)).toHaveLength(2);
    expect((await mailOf(id)).sent_at).not.toBeNull();
  });
});
