import type PDFDocument from 'pdfkit';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EntityManager } from 'typeorm';
import type { AttachmentKeys } from '../../../server/src/attachments/attachment-keys.js';
import { Attachment, AttachmentKind } from '../../../server/src/attachments/attachment.entity.js';
import { uuidV7 } from '../../../server/src/common/uuid-v7.js';
import type { FileStore } from '../../../server/src/storage/file-store.js';
import { Submission } from '../../../server/src/submissions/submission.entity.js';
import { User } from '../../../server/src/users/user.entity.js';
import { DEMO_MEMBER } from './demo-scheme.js';
import { daysAfter } from './moments.js';
import { pdfPage } from './pdf-page.js';

interface DemoDocument {
  sid: string;
  /** Days after the claim was filed. */
  day: number;
  kind: AttachmentKind;
  fileName: string;
  mimetype: string;
  bytes: () => Readable | Promise<PDFDocument>;
}

const STATEMENT = 'Trade date,Side,Units,Price,Consideration\n01/02/2018,Buy,500,6.12,3060.00\n';

/**
 * The demo member's uploaded documents: a proof of identity, a contract note and a broker's statement, all invented.
 */
const DOCUMENTS: readonly DemoDocument[] = [
  {
    sid: '00123',
    day: 1,
    kind: AttachmentKind.IDENTITY,
    fileName: 'Driver licence.pdf',
    mimetype: 'application/pdf',
    bytes: () => pdfOf('Driver licence', 'An example of a proof of identity. It belongs to nobody.'),
  },
  {
    sid: '00123',
    // The day of the message in the thread that mentions it.
    day: 15,
    kind: AttachmentKind.SUPPORTING,
    fileName: 'Contract note October 2018.pdf',
    mimetype: 'application/pdf',
    bytes: () => pdfOf('Contract note', 'An example of a contract note that supports a claim.'),
  },
  {
    sid: '00124',
    day: 4,
    kind: AttachmentKind.SUPPORTING,
    fileName: 'Broker statement.csv',
    mimetype: 'text/csv',
    bytes: () => Readable.from([Buffer.from(STATEMENT)]),
  },
];

/** Stores the demo member's documents, encrypted like uploaded ones. */
export async function keepDemoDocuments(
  tx: EntityManager,
  keys: AttachmentKeys,
  store: FileStore,
): Promise<void> {
  const { id: uploaderId } = await tx.findOneByOrFail(User, { email: DEMO_MEMBER.email });
  for (const { sid, day, bytes, ...facts } of DOCUMENTS) {
    const { id: submissionId, createdAt: filed } = await tx.findOneByOrFail(Submission, { sid });
    const id = uuidV7();
    const createdAt = daysAfter(filed, day);
    const key = keys.create();
    const plain = await buffer(await bytes());
    const { storageKey, size } = await store.put(Readable.from([plain]), key);
    const wrappedKey = keys.wrap(id, facts.kind, key);
    await tx.insert(Attachment, {
      ...facts,
      id,
      submissionId,
      uploaderId,
      storageKey,
      wrappedKey,
      digest: createHash('sha256').update(plain).digest(),
      size: String(size),
      createdAt,
      updatedAt: createdAt,
    });
  }
}

function pdfOf(title: string, text: string): Promise<PDFDocument> {
  return pdfPage({ info: title, shown: title }, (page) => page.text(text));
}
