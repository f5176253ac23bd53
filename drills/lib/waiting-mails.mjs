import { randomUUID } from 'node:crypto';

const AT_ONCE = 5_000;

/** Queues many mails, like a job that writes to everybody. */
export async function addWaitingMails({ db, ring }, count) {
  const { encrypt } = await import('../../server/dist/encryption/envelope.js');
  const { mailOwner } = await import('../../server/dist/mail/mail.service.js');
  for (let left = count; left > 0; left -= AT_ONCE) {
    const ids = Array.from({ length: Math.min(left, AT_ONCE) }, () => randomUUID());
    await db.query(
      `WITH mail AS (
         INSERT INTO mails (id, template, recipient, variables, message_id)
         SELECT id, 'account-disabled', 'bulk@example.com', variables, '<' || id || '@example.com>'
         FROM unnest($1::uuid[], $2::bytea[]) AS mail(id, variables) RETURNING id
       ) INSERT INTO outbox (queue, name, payload) SELECT 'mails', 'send-mail', jsonb_build_object('mailId', id) FROM mail`,
      [ids, ids.map((id) => encrypt(ring, mailOwner(id), { name: 'A Member' }))],
    );
  }
  await db.query(`SELECT pg_notify('outbox', 'mails')`);
}
