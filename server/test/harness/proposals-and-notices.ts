import type { DataSource } from 'typeorm';
import { AmendmentProposal } from '../../src/amendments/amendment-proposal.entity.js';
import { AmendmentState } from '../../src/amendments/amendment-states.js';
import { AmendmentThread } from '../../src/amendments/amendment-thread.entity.js';
import { Amendment } from '../../src/amendments/amendment.entity.js';
import { encryptChanges } from '../../src/amendments/proposed-changes.js';
import type { ProposedChanges } from '../../src/rules/proposed-change.js';
import { uuidV7 } from '../../src/common/uuid-v7.js';
import { AssessmentNotice } from '../../src/notices/assessment-notice.entity.js';
import type { KeyRing } from '../../src/encryption/key-ring.js';

const ANOTHER_PHONE: ProposedChanges = {
  fields: [{ path: 'contactDetails.mobile', before: '0400000000', proposed: '0411111111' }],
  addTrades: [],
  removeTrades: [],
};

/** An undecided proposed change of a claim that `aSubmission` made, in an open thread; returns its id. */
export async function aProposal(
  db: DataSource,
  ring: KeyRing,
  authorId: string,
  submissionId: string,
  changes = ANOTHER_PHONE,
): Promise<string> {
  const thread = { submissionId, state: AmendmentState.OPEN, since: new Date(), unanswered: 1 };
  await db.getRepository(AmendmentThread).save(thread);
  const message = { submissionId, authorId, isAdmin: false, message: 'My telephone number has changed.' };
  const { id: amendmentId } = await db.getRepository(Amendment).save({ id: uuidV7(), ...message });
  const id = uuidV7();
  const sealed = encryptChanges(ring, id, changes);
  await db.getRepository(AmendmentProposal).insert({ id, amendmentId, submissionId, sealed });
  return id;
}

/** The assessment notice of a SID, a link to another site; returns its id. */
export async function aNotice(
  db: DataSource,
  sid: string,
  url = 'https://notices.example.com/a.pdf',
): Promise<string> {
  const notice = { id: uuidV7(), sid, name: 'Assessment Notice', url };
  await db.getRepository(AssessmentNotice).insert(notice);
  return notice.id;
}
