import type pg from 'pg';
import type { KeyRing } from '../../encryption/key-ring.js';
import { bankOf, detailsKey, openDetails, openSentAs } from '../../payments/frozen-details.js';
import { endToEndId } from '../../payments/pain/pain-rows.js';
import type { SentPayment } from '../../payments/returns/match-returns.js';
import type { DirectEntryReturns, StatusReport } from '../../payments/returns/returned-item.js';

const AT_ONCE = 5_000;

interface Row {
  paymentId: string;
  runId: string;
  fileId: string;
  details: Buffer;
  detailsKey: Buffer;
  /** Cents. */
  cents: string;
  /** yyyy-MM-dd */
  processingDate: string;
  isReturned: boolean;
  isFileRejected: boolean;
}

const sentSql = (which: string) => `
  SELECT p.id AS "paymentId", p.run_id AS "runId", i.file_id AS "fileId", p.details, r.details_key AS "detailsKey",
    (p.net * 100)::bigint AS cents, r.payment_day AS "processingDate",
    EXISTS (SELECT 1 FROM returned_items b WHERE b.payment_id = p.id) AS "isReturned",
    EXISTS (SELECT 1 FROM returned_items b WHERE b.payment_id = p.id AND b.rejection_id IS NOT NULL) AS "isFileRejected"
  FROM payment_runs r JOIN payments p ON p.run_id = r.id
    JOIN payment_file_items i ON i.payment_id = p.id AND i.live
    JOIN payment_files f ON f.id = i.file_id
  WHERE r.state IN ('WRITTEN', 'SENT', 'SETTLED') AND f.sent_at IS NOT NULL AND ${which}`;

const BY_SID = sentSql('p.sid = ANY ($1::text[])');
/** The tax office's reference begins as the scheme says, and not with the prefix of claims. */
const TAX = sentSql(`p.kind = 'TAX'`);
const BY_FILE = sentSql('i.file_id = ANY ($1::uuid[])');

/**
 * The payments that were sent to the bank under the references of a file of returns, or under the message that it answers, as
 * their files had them (PAIN-10).
 * @param prefix what the reference of a payment begins with
 * @throws DecryptionError
 */
export async function sentPayments(
  db: pg.Client,
  ring: KeyRing,
  file: DirectEntryReturns | StatusReport,
  prefix: string,
): Promise<SentPayment[]> {
  const sentAs = await sentFiles(db, ring);
  const opened = new Map<string, Buffer>();
  const paymentOf = (row: Row): SentPayment => {
    let key = opened.get(row.runId);
    if (!key) opened.set(row.runId, (key = detailsKey(ring, row.runId, row.detailsKey)));
    const details = openDetails(key, row.paymentId, row.details);
    const { accountNumber, reference } = details;
    const { paymentId, processingDate, isReturned, isFileRejected } = row;
    const sent = {
      paymentId,
      processingDate,
      isReturned,
      isFileRejected,
      bank: bankOf(details),
      accountNumber,
      cents: BigInt(row.cents),
    };
    if (file.format === 'PAIN') return { ...sent, reference: endToEndId(paymentId), sentAs: file.messageId };
    // Of a file that was written before this was noted, reference, amount and account have to do.
    return { ...sent, reference, sentAs: sentAs.get(row.fileId) ?? file.userIds[0] ?? '' };
  };
  if (file.format === 'PAIN') {
    const ids = [...sentAs].filter(([, id]) => id === file.messageId).map(([id]) => id);
    return (await db.query<Row>(BY_FILE, [ids])).rows.map(paymentOf);
  }
  const references = file.items.map(({ reference }) => reference);
  const sids = references.filter((one) => one.startsWith(prefix)).map((one) => one.slice(prefix.length));
  const found: SentPayment[] = (await db.query<Row>(TAX)).rows.map(paymentOf);
  for (let from = 0; from < sids.length; from += AT_ONCE) {
    const { rows } = await db.query<Row>(BY_SID, [[...new Set(sids.slice(from, from + AT_ONCE))]]);
    found.push(...rows.map(paymentOf));
  }
  return found;
}

/** What the bank knows each file by that was sent, by the file's id. */
async function sentFiles(db: pg.Client, ring: KeyRing): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string; sentAs: Buffer }>(
    'SELECT id, sent_as AS "sentAs" FROM payment_files WHERE sent_at IS NOT NULL AND sent_as IS NOT NULL',
  );
  return new Map(rows.map(({ id, sentAs }) => [id, openSentAs(ring, id, sentAs)]));
}
