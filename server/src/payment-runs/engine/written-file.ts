import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { newDataKey } from '../../encryption/envelope.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { uuidV7 } from '../../common/uuid-v7.js';
import { writeCents } from '../../rules/decimals.js';
import type { FileStore } from '../../storage/file-store.js';
import { openDetails } from '../../payments/frozen-details.js';
import { fileOwner } from '../payment-file-owner.js';
import { bankFile, type FileOrder, type LedgerPayment } from './bank-file.js';
import type { Frozen } from './freeze-details.js';

const AT_ONCE = 5_000;

/** A file in the store, before any row names it. */
export interface StoredFile {
  id: string;
  storageKey: string;
  /** The data key, in the clear and wrapped. */
  key: Buffer;
  wrapped: Buffer;
  sha256: Buffer;
  size: number;
  paymentIds: string[];
  /** An exact decimal. */
  total: string;
}

const LEDGER = `
  SELECT id AS "paymentId", sid, details, (net * 100)::bigint AS cents, (withheld * 100)::bigint AS withheld FROM payments
  WHERE run_id = $1 AND state = 'READY' AND details IS NOT NULL AND id = ANY ($2::uuid[]) ORDER BY sid`;

/** The ledger's payments of a file, in its order, read from the database each time. @throws DecryptionError */
export async function ledgerOf(
  db: pg.Client,
  runId: string,
  key: Buffer,
  payments: readonly Frozen[],
): Promise<LedgerPayment[]> {
  const found: LedgerPayment[] = [];
  for (let from = 0; from < payments.length; from += AT_ONCE) {
    const ids = payments.slice(from, from + AT_ONCE).map(({ id }) => id);
    const { rows } = await db.query<{
      paymentId: string;
      sid: string;
      details: Buffer;
      cents: string;
      withheld: string;
    }>(LEDGER, [runId, ids]);
    for (const { details, cents, withheld, ...row } of rows)
      found.push({
        ...row,
        ...openDetails(key, row.paymentId, details),
        cents: BigInt(cents),
        withheld: BigInt(withheld),
      });
  }
  return found;
}

/**
 * Writes one file into the store, encrypted under a key of its own.
 * @returns it, or why it cannot be written
 * @throws FilesUnavailable, StorageFull
 */
export async function storeFile(
  store: FileStore,
  ring: KeyRing,
  order: Omit<FileOrder, 'id'>,
  ledger: readonly LedgerPayment[],
): Promise<{ stored: StoredFile; refused?: undefined } | { refused: { row: number; code: string }[] }> {
  const id = uuidV7();
  const file = bankFile({ ...order, id }, ledger);
  if (file.refused) return file;
  const { bytes } = file;
  const { key, wrapped } = newDataKey(ring, fileOwner(id));
  const { storageKey, size } = await store.put(Readable.from([bytes]), key);
  const total = writeCents(ledger.reduce((sum, { cents }) => sum + cents, 0n));
  const sha256 = createHash('sha256').update(bytes).digest();
  const paymentIds = ledger.map(({ paymentId }) => paymentId);
  return { stored: { id, storageKey, key, wrapped, sha256, size, paymentIds, total } };
}
