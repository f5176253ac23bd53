import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isUUID } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAudit } from '../audit/audit.js';
import type { UserActor } from '../common/actor.js';
import { Conflict, NotFound } from '../common/errors.js';
import { requirePermission } from '../common/policy.js';
import { DownloadOpeners, type ServedFile } from '../downloads/download-openers.js';
import { DownloadKind } from '../downloads/download-ticket.entity.js';
import { unwrapDataKey } from '../encryption/envelope.js';
import { KeyRing } from '../encryption/key-ring.js';
import { Permission } from '../rules/permissions.js';
import { FileStore } from '../storage/file-store.js';
import { extensionOf } from './bank-file-format.js';
import { refuseContradicted } from './contradictions/bank-contradictions.service.js';
import { COUNT_OVERTAKEN } from './held-sql.js';
import { PaymentFile } from './payment-file.entity.js';
import { fileOwner } from './payment-file-owner.js';
import { PaymentRunState } from './payment-state.js';

/** Serves payment files through single-use links (PAY-9). */
@Injectable()
export class PaymentFileDownloads implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    private readonly store: FileStore,
    private readonly openers: DownloadOpeners,
  ) {}

  onModuleInit(): void {
    this.openers.register(DownloadKind.PAYMENT_FILE, (actor, id) => this.open(actor, id));
  }

  /**
   * A file that may be sent to the bank, or was; each opening is counted and audited. Links are only created for users with
   * `payments.files`.
   * @throws Forbidden without `restricted.read`; NotFound; Conflict when bank details changed since it was written, or the bank rejected it
   */
  async open(actor: UserActor, id: string): Promise<ServedFile> {
    requirePermission(actor, Permission.RestrictedRead);
    const found = isUUID(id)
      ? await this.db.getRepository(PaymentFile).findOne({ where: { id }, relations: { run: true } })
      : null;
    if (!found?.storageKey || !found.wrappedKey || !isServed(found)) throw gone();
    const { run, sha256 } = found;
    if (found.sentAt === null) await this.refuseOvertaken(found);
    const key = unwrapDataKey(this.ring, fileOwner(id), found.wrappedKey);
    const file = await this.store.open(found.storageKey, key);
    try {
      await this.db.transaction(async (tx) => {
        // A cancellation waits for this count, or this finds the file cancelled.
        await tx.query('SELECT 1 FROM payment_runs WHERE id = $1 FOR SHARE', [run.id]);
        const now = await tx.findOne(PaymentFile, { where: { id }, relations: { run: true } });
        if (!now || !isServed(now)) throw gone();
        await refuseRejected(tx, id);
        if (now.sentAt === null) await refuseContradicted(tx, run.id);
        await tx.query('UPDATE payment_files SET fetches = fetches + 1 WHERE id = $1', [id]);
        const details = { run: run.number, sha256: sha256.toString('hex') };
        await recordAudit(tx, actor, 'payment-file.read', { type: 'payment-file', id }, details);
      });
    } catch (error) {
      await file.close();
      throw error;
    }
    const bytes = file.stream();
    bytes.once('close', () => void file.close());
    return {
      fileName: `payments-${run.number}-${found.number}.${extensionOf(found.format)}`,
      mimetype: 'application/octet-stream',
      size: file.size,
      bytes,
    };
  }

  /** What was changed after the file was written is paid to neither account. */
  private async refuseOvertaken({ id, run }: PaymentFile): Promise<void> {
    const [{ changed }] = await this.db.query<[{ changed: number }]>(COUNT_OVERTAKEN, [id, run.writtenAt]);
    if (changed === 0) return;
    const claims = changed === 1 ? 'one claim' : `${changed} claims`;
    throw new Conflict(
      `Since this file was written, ${claims} in it got a reason not to be paid, or other bank details. Cancel what was not sent of this run, and prepare another one.`,
    );
  }
}

/** What the bank is said to have rejected is paid by another file: nobody sends it once more (PAY-15). */
async function refuseRejected(tx: EntityManager, id: string): Promise<void> {
  const [found] = await tx.query<object[]>(
    `SELECT 1 FROM file_rejections WHERE file_id = $1 AND state <> 'REFUSED'`,
    [id],
  );
  if (found) throw new Conflict('The bank rejected this file. It is not sent once more.');
}

/** Whether a file may still be sent to the bank, or was sent. */
function isServed({ live, sentAt, run }: PaymentFile): boolean {
  return live && (sentAt !== null || run.state === PaymentRunState.WRITTEN);
}

const gone = () => new NotFound('This payment file is no longer available.');
