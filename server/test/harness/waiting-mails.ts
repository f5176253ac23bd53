import { randomUUID } from 'node:crypto';
import { mailOwner } from '../../src/mail/mail.service.js';
import { encrypt } from '../../src/encryption/envelope.js';
import type { TestServer } from './test-server.js';

/** Requests many mails at once, like a job that writes to everybody, to `bulk-1@example.com` and so on. */
export async function addWaitingMails({ database, ring }: TestServer, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await database.db.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO mails (id, template, recipient, variables, message_id)
       SELECT id, 'account-disabled', 'bulk-' || n || '@example.com', variables, '<' || id || '@example.com>'
       FROM unnest($1::uuid[], $2::bytea[]) WITH ORDINALITY AS mail(id, variables, n)`,
      [ids, ids.map((id) => encrypt(ring, mailOwner(id), { name: 'A Member' }))],
    );
    await tx.query(
      `INSERT INTO outbox (queue, name, payload)
       SELECT 'mails', 'send-mail', jsonb_build_object('mailId', id) FROM unnest($1::text[]) AS id`,
      [ids],
    );
    await tx.query(`SELECT pg_notify('outbox', 'mails')`);
  });
}
