import { setTimeout as sleep } from 'node:timers/promises';
import { openPortal } from './lib/portal.mjs';
import { startSmtpServer } from './lib/smtp-server.mjs';
import { addWaitingMails } from './lib/waiting-mails.mjs';

/**
 * Checks that each mail arrives once at a mail server that greets after 40 seconds and responds 40 seconds after the
 * end of a mail.
 * @param {string[]} options the seconds, 40 by default; and the number of mails, 20 by default
 */
export async function drill([seconds = '40', count = '20']) {
  const ms = Number(seconds) * 1_000;
  const smtp = await startSmtpServer({ greetsMs: ms, answersMs: ms });
  const portal = await openPortal(['worker'], () => ({ SMTP_URL: smtp.url }));
  const begun = Date.now();
  try {
    await addWaitingMails(portal, Number(count));
    for (;;) {
      const { rows } = await portal.db.query('SELECT count(*)::int AS open FROM mails WHERE sent_at IS NULL');
      if (rows[0].open === 0) break;
      if (Date.now() - begun > 10 * ms + 60_000) throw new Error(`${rows[0].open} mails did not arrive.`);
      await sleep(200);
    }
  } finally {
    await portal.close();
    smtp.close();
  }
  const times = [...smtp.taken.values()];
  const twice = times.filter((times) => times > 1).length;
  const took = ((Date.now() - begun) / 1_000).toFixed(0);
  console.log(`${times.length} mails in ${took} s, ${twice} of them more than once`);
  return twice === 0 && times.length === Number(count);
}
