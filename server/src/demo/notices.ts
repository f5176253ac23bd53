import PDFDocument from 'pdfkit';
import type { EntityManager } from 'typeorm';
import { uuidV7 } from '../common/uuid-v7.js';
import { AssessmentNotice } from '../notices/assessment-notice.entity.js';
import { noticeOwner } from '../notices/notice-owner.js';
import { newDataKey } from '../sealing/envelope.js';
import type { KeyRing } from '../sealing/key-ring.js';
import type { FileStore } from '../storage/file-store.js';

const NAME = 'Assessment Notice';

/** Keeps an invented assessment notice, as a PDF, for each of these claims. */
export async function keepDemoNotices(
  tx: EntityManager,
  ring: KeyRing,
  store: FileStore,
  claims: readonly { sid: string; legalEntity: string }[],
): Promise<void> {
  for (const claim of claims) {
    const id = uuidV7();
    const { key, wrapped: wrappedKey } = newDataKey(ring, noticeOwner(id));
    const { storageKey } = await store.put(pdfOf(claim), key);
    await tx.insert(AssessmentNotice, { id, sid: claim.sid, name: NAME, storageKey, wrappedKey });
  }
}

function pdfOf({ sid, legalEntity }: { sid: string; legalEntity: string }): PDFDocument {
  const page = new PDFDocument({ size: 'A4', margin: 72, info: { Title: `${NAME} ${sid}` } });
  page.font('Helvetica-Bold').fontSize(20).text(NAME).moveDown();
  page.font('Helvetica').fontSize(12).text(`SID: ${sid}`).text(`Legal entity: ${legalEntity}`).moveDown();
  page.text('This is an example of the notice that tells a group member what was assessed.');
  page.end();
  return page;
}
