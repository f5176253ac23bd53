import { AmendmentState } from '../../src/amendments/amendment-states.js';
import { AmendmentThread } from '../../src/amendments/amendment-thread.entity.js';
import { BankType } from '../../src/submissions/submission.entity.js';
import type { User } from '../../src/users/user.entity.js';
import type { Client } from './client.js';
import { uploadDocument, pdf } from './documents.js';
import { aSubmission, aTrade } from './factories.js';
import type { TestServer } from './test-server.js';

/** How many claims `claimsToFilter` adds. */
export const ALL = 14;

/**
 * The claims of a scheme, one for each property that a filter distinguishes; the demo scheme lists 00917 as removed.
 * Two belong to the member.
 */
export async function claimsToFilter(
  { database: { db }, ring }: TestServer,
  asAdmin: Client,
  member: User,
): Promise<void> {
  const add = (sid: string | null, legalEntity: string, more: Parameters<typeof aSubmission>[2] = {}) =>
    aSubmission(db, ring, { sid, legalEntity, ...more });
  const whole = await add('B-1', 'beta Holdings');
  await aTrade(db, whole.id);
  const second = await add('B-2', 'Alpha Holdings', { ownerId: member.id, claimType: 'Portal' });
  const third = await add('NO-ACCOUNT', 'Gamma', { accountNo: '', claimType: '' });
  await add('OLD', 'Old Pty Ltd', { id: '0193a000-0000-7000-8000-000000000001' });
  await db.query(
    `INSERT INTO double_ups (first_id, second_id, reasons, group_id) VALUES
    ($1, $2, '{ABN_ACN}', $1), ($1, $3, '{ABN_ACN}', $1)`,
    [whole.id, second.id, third.id],
  );
  await db.query(
    `INSERT INTO double_up_marks (first_id, second_id, verdict, marked_by_id)
    VALUES ($1, $2, 'NOT_DUPLICATE', $3)`,
    [whole.id, third.id, member.id],
  );
  await add('NO-BANK', 'Delta', { bankName: '' });
  await add('NO-CITY', 'Epsilon', { bankType: BankType.INTERNATIONAL, customerCountry: 'Fiji', bsb: '' });
  await add('SEALED-NONE', 'Zeta', {
    taxNumber: '',
    tradingAccount: '',
    bsb: '',
    accountName: '',
    accountNo: '',
  });
  await add('NO-PHONE', 'Eta', { mobile: '' });
  await add(null, '', { ownerId: member.id });
  await add('00917', 'Removed Pty Ltd');
  const asked = await add('ASKED', 'Theta', { taxNumber: '', abnAcn: '51 824 753 556' });
  const answered = await add('ANSWERED', 'Iota', { taxNumber: '', abnAcn: '004 085 616' });
  const emptied = await add('EMPTIED', 'Kappa');
  const { id: tradeId } = await aTrade(db, emptied.id);
  await db.query('DELETE FROM trades WHERE id = $1', [tradeId]);
  const imported = await add('IMPORTED', 'Lambda');
  await aTrade(db, imported.id, { imported: true });
  await db.query(`UPDATE trade_lists SET imported_digest = '\\x01' WHERE submission_id = $1`, [imported.id]);
  const threads = db.getRepository(AmendmentThread);
  const since = new Date();
  await threads.save({ submissionId: asked.id, state: AmendmentState.OPEN, since, unanswered: 1 });
  await threads.save({ submissionId: answered.id, state: AmendmentState.ANSWERED, since });
  const message = (submissionId: string, isAdmin: boolean) =>
    db.query(
      `INSERT INTO amendments (submission_id, author_id, is_admin, message) VALUES ($1, $2, $3, 'Please')`,
      [submissionId, member.id, isAdmin],
    );
  for (const [{ id }, isAdmin] of [
    [asked, false],
    [asked, false],
    [answered, true],
  ] as const)
    await message(id, isAdmin);
  const upload = await uploadDocument(asAdmin, whole.id, 'statement.pdf', pdf(), { kind: 'SUPPORTING' });
  if (upload.status >= 300) throw new Error(JSON.stringify(upload.body));
}
