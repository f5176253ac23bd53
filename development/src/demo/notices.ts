import type PDFDocument from 'pdfkit';
import type { EntityManager } from 'typeorm';
import { uuidV7 } from '../../../server/src/common/uuid-v7.js';
import { AssessmentNotice } from '../../../server/src/notices/assessment-notice.entity.js';
import { noticeOwner } from '../../../server/src/notices/notice-owner.js';
import { newDataKey } from '../../../server/src/encryption/envelope.js';
import type { KeyRing } from '../../../server/src/encryption/key-ring.js';
import type { FileStore } from '../../../server/src/storage/file-store.js';
import { pdfPage } from './pdf-page.js';

const NAME = 'Assessment Notice';

/** Stores an invented assessment notice, as a PDF, for each of these claims. */
export async function keepDemoNotices(
  tx: EntityManager,
  ring: KeyRing,
  store: FileStore,
  claims: readonly { sid: string; legalEntity: string }[],
): Promise<void> {
  for (const claim of claims) {
    const id = uuidV7();
    const { key, wrapped: wrappedKey } = newDataKey(ring, noticeOwner(id));
    const { storageKey } = await store.put(await pdfOf(claim), key);
    await tx.insert(AssessmentNotice, { id, sid: claim.sid, name: NAME, storageKey, wrappedKey });
  }
}

function pdfOf({ sid, legalEntity }: { sid: string; legalEntity: string }): Promise<PDFDocument> {
  return pdfPage({ info: `${NAME} ${sid}`, shown: NAME }, (page) => {
    page.text(`SID: ${sid}`).text(`Legal entity: ${legalEntity}`).moveDown();
    page.text('This is an example of the notice that tells a group member what was assessed.');
  });
}
