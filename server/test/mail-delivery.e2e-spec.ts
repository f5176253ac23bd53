import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasOpenssl, selfSigned } from './harness/certificate.js';
import { aUser } from './harness/factories.js';
import { hasRedis, startRedis } from './harness/redis.js';
import { SmtpSink } from './harness/smtp-sink.js';
import { TestServer } from './harness/test-server.js';

/** Requests a reset link. @returns the Message-ID its mail will have */
async function askForMail(server: TestServer): Promise<string> {
  const { email } = await aUser(server.database.db);
  expect((await server.nobody.post('/api/auth/forgot-password', { email })).status).toBe(200);
  const [mail] = await server.database.db.query<[{ id: string }]>(
    'SELECT message_id AS id FROM mails WHERE recipient = $1',
    [email],
  );
  return mail.id;
}

async function until(what: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if (await what()) return;
    await sleep(50);
  }
  throw new Error('It did not happen within 20 seconds.');
}

const sentAt = async ({ database }: TestServer, id: string) =>
  (
    await database.db.query<{ sent_at: Date | null }[]>('SELECT sent_at FROM mails WHERE message_id = $1', [
      id,
    ])
  )[0]!.sent_at;

const onRedis = hasRedis() ? it : it.skip;

onRedis(
  'a mail goes out by the queue on Redis, also one that was asked for before Redis lost everything (DURABLE-3)',
  async () => {
    const redis = await startRedis();
    const sink = await SmtpSink.start();
    const server = await TestServer.start({ REDIS_URL: redis.url, SMTP_URL: sink.url });
    try {
      const first = await askForMail(server);
      await until(() => sink.accepted.includes(first));
      await until(async () => (await sentAt(server, first)) !== null);
      await redis.empty();
      const second = await askForMail(server);
      await until(() => sink.accepted.includes(second));
      expect(sink.accepted).toEqual([first, second]);
    } finally {
      await server.close();
      await sink.down();
      await redis.stop();
    }
  },
);

const encrypted = hasOpenssl() ? describe : describe.skip;

encrypted('a mail server that offers STARTTLS', () => {
  it('receives mails encrypted when its certificate is trusted, and otherwise none at all (MAIL-11)', async () => {
    const certificate = await selfSigned();
    const sink = await SmtpSink.start(certificate);
    const url = `smtp://localhost:${sink.port}`;
    const server = await TestServer.start({ SMTP_URL: url });
    try {
      const refused = await askForMail(server);
      const tries = () =>
        server.database.db.query<unknown[]>('SELECT 1 FROM outbox WHERE last_error IS NOT NULL');
      await until(async () => (await tries()).length > 0);
      expect(sink.accepted).toEqual([]);
      expect(await sentAt(server, refused)).toBeNull();

      const trustedCertificate = join(server.dataDir, 'mail-server.pem');
      await writeFile(trustedCertificate, certificate.cert);
      await server.process.stop();
      await server.start({ NODE_EXTRA_CA_CERTS: trustedCertificate });
      await server.database.db.query('UPDATE outbox SET available_at = now() WHERE done_at IS NULL');
      await until(() => sink.encrypted.includes(refused));
      expect(sink.accepted).toEqual(sink.encrypted);
    } finally {
      await server.close();
      await sink.down();
    }
  });
});
