import { createHash, type Hash } from 'node:crypto';
import type pg from 'pg';
import { newDataKey } from '../../encryption/envelope.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { uuidV7 } from '../../common/uuid-v7.js';
import { uuidBytes } from '../../database/copy-buffer.js';
import { readUnits, writeCents } from '../../rules/decimals.js';
import type { FileStore } from '../../storage/file-store.js';
import { FileSplit } from '../../payments/split-payments.js';
import { openDetails } from '../../payments/frozen-details.js';
import { fileOwner } from '../payment-file-owner.js';
import { bankFile, fileLimits, type FileOrder, type LedgerPayment } from './bank-file.js';

const AT_ONCE = 5_000;

/** Where a payment is in the order of the files. */
interface Place {
  sid: string;
  id: string;
}

/** Before every payment. */
export const BEGINNING: Place = { sid: '', id: '00000000-0000-0000-0000-000000000000' };

/** The payments of a run that are in one file: those behind one place through another one. */
export interface FilePart {
  /** The place that it begins behind. */
  after: Place;
  through: Place;
  payments: number;
}

/** A file in the store, before any row names it. */
export interface StoredFile extends FilePart {
  id: string;
  storageKey: string;
  /** The data key, in the clear and wrapped. */
  key: Buffer;
  wrapped: Buffer;
  sha256: Buffer;
  size: number;
  /** An exact decimal. */
  total: string;
  /** Of the ids of its payments, in their order. */
  idsSha256: Buffer;
}

/** SQL for the ready payments of the run $1 with their frozen details, from behind a place through another one. */
const OF_PART = `run_id = $1 AND state = 'READY' AND details IS NOT NULL AND (sid, id) > ($2, $3::uuid)`;

const PLACES = `
  SELECT sid, id, net AS amount FROM payments WHERE ${OF_PART} ORDER BY sid, id LIMIT ${AT_ONCE}`;

/** Splits the ready payments of a run into files before a limit of the profile or its format is broken (PAY-8). */
export async function* fileParts(
  db: pg.Client,
  runId: string,
  order: Omit<FileOrder, 'id'>,
): AsyncGenerator<FilePart> {
  const split = new FileSplit(fileLimits(order));
  let part: FilePart | undefined;
  for (let at = BEGINNING; ;) {
    const { rows } = await db.query<Place & { amount: string }>(PLACES, [runId, at.sid, at.id]);
    for (const { sid, id, amount } of rows) {
      if (split.startsFile(readUnits(amount, 2))) {
        if (part) yield part;
        part = { after: at, through: at, payments: 0 };
      }
      at = { sid, id };
      part!.through = at;
      part!.payments += 1;
    }
    if (rows.length < AT_ONCE) break;
  }
  if (part) yield part;
}

const LEDGER = `
  SELECT id AS "paymentId", sid, details, (net * 100)::bigint AS cents, (withheld * 100)::bigint AS withheld FROM payments
  WHERE ${OF_PART} AND (sid, id) <= ($4, $5::uuid) ORDER BY sid, id LIMIT ${AT_ONCE}`;

/**
 * The ledger's payments of a file, in its order and in batches, read from the database each time.
 * @throws DecryptionError
 */
export async function* ledgerOf(
  db: pg.Client,
  runId: string,
  key: Buffer,
  { after, through }: FilePart,
): AsyncGenerator<LedgerPayment[]> {
  for (let at = after; ;) {
    const { rows } = await db.query<{
      paymentId: string;
      sid: string;
      details: Buffer;
      cents: string;
      withheld: string;
    }>(LEDGER, [runId, at.sid, at.id, through.sid, through.id]);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ details, cents, withheld, ...row }) => ({
      ...row,
      ...openDetails(key, row.paymentId, details),
      cents: BigInt(cents),
      withheld: BigInt(withheld),
    }));
    at = { sid: last.sid, id: last.paymentId };
  }
}

/** The SHA-256 of the ids of the payments in a file, as `idsSha256` has it. */
export const IDS_SHA256 = `
  SELECT sha256(coalesce(string_agg(uuid_send(id), '' ORDER BY sid, id), '')) AS sha256 FROM payments
  WHERE ${OF_PART} AND (sid, id) <= ($4, $5::uuid)`;

/** SQL that puts the payments of a part into the file $6. */
export const PUT_INTO_FILE = `
  INSERT INTO payment_file_items (file_id, payment_id, live)
  SELECT $6, id, true FROM payments WHERE ${OF_PART} AND (sid, id) <= ($4, $5::uuid)`;

/** The values of these statements. */
export const partValues = (runId: string, { after, through }: FilePart): string[] => [
  ...[runId, after.sid, after.id, through.sid, through.id],
];

/**
 * Writes one file into the store, encrypted under a key of its own. Nothing of it is left when it is refused.
 * @throws FileRefused with every reason; FilesUnavailable, StorageFull
 */
export async function storeFile(
  store: FileStore,
  ring: KeyRing,
  order: Omit<FileOrder, 'id'>,
  part: FilePart,
  ledger: AsyncIterable<LedgerPayment[]>,
): Promise<StoredFile> {
  const id = uuidV7();
  const sums = { payments: 0, cents: 0n, ids: createHash('sha256') };
  const hash = createHash('sha256');
  const { key, wrapped } = newDataKey(ring, fileOwner(id));
  const bytes = hashed(bankFile({ ...order, id }, summed(ledger, sums)), hash);
  const { storageKey, size } = await store.put(bytes, key);
  return {
    ...part,
    ...{ id, storageKey, key, wrapped, size },
    ...{ payments: sums.payments, total: writeCents(sums.cents) },
    ...{ sha256: hash.digest(), idsSha256: sums.ids.digest() },
  };
}

async function* hashed(pieces: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

async function* summed(
  ledger: AsyncIterable<LedgerPayment[]>,
  sums: { payments: number; cents: bigint; ids: Hash },
): AsyncGenerator<LedgerPayment[]> {
  for await (const payments of ledger) {
    for (const { cents, paymentId } of payments) {
      sums.cents += cents;
      sums.ids.update(uuidBytes(paymentId));
    }
    sums.payments += payments.length;
    yield payments;
  }
}
