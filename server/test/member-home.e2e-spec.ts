import { AmendmentState } from '../src/amendments/amendment-states.js';
import { Amendment } from '../src/amendments/amendment.entity.js';
import { AmendmentThread } from '../src/amendments/amendment-thread.entity.js';
import { Attachment, AttachmentKind, ScanState } from '../src/attachments/attachment.entity.js';
import { AssessmentNotice } from '../src/notices/assessment-notice.entity.js';
import { Relationship, type Submission } from '../src/submissions/submission.entity.js';
import { TradeList } from '../src/trades/trade-list.entity.js';
import { TransactionType } from '../src/trades/trade.entity.js';
import type { User } from '../src/users/user.entity.js';
import type { Client } from './harness/client.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const FACTS =
  '{ myClaimFacts { id hasTrades lacksProof hasUnreadableBalance isBlocked bankHold lacksTaxNumber request requestSince onlyOfficeWrote hasNewAnswer hasNotice createdAt } }';
const DRAFTS = '{ myDrafts { form subjectId savedAt } }';
const SAVE = `mutation ($form: DraftForm!, $subjectId: ID) {
  saveDraft(form: $form, subjectId: $subjectId, data: "{}", version: 0) { savedAt } }`;

interface Facts {
  id: string;
  hasTrades: boolean;
  lacksProof: boolean;
  hasUnreadableBalance: boolean;
  isBlocked: boolean;
  request: AmendmentState | null;
  requestSince: string | null;
  onlyOfficeWrote: boolean;
  hasNewAnswer: boolean;
  hasNotice: boolean;
  createdAt: string;
}

let server: TestServer;
let user: User;
let member: Client;

beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await aUser(server.database.db);
  member = await server.signIn(user);
});

const aClaim = (more: Parameters<typeof aSubmission>[2] = {}) =>
  aSubmission(server.database.db, server.ring, { ownerId: user.id, ...more });
const listed = async (client = member) => (await client.data<{ myClaimFacts: Facts[] }>(FACTS)).myClaimFacts;
const factsOf = async ({ id }: Submission) => (await listed()).find((facts) => facts.id === id);

const aThread = ({ id: submissionId }: Submission, state: AmendmentState, since: Date) =>
  server.database.db.getRepository(AmendmentThread).save({ submissionId, state, since });

const anAttachment = (claim: Submission, kind: AttachmentKind, scan = ScanState.CLEAN) =>
  server.database.db.getRepository(Attachment).save({
    submissionId: claim.id,
    uploaderId: user.id,
    kind,
    fileName: 'licence.jpg',
    mimetype: 'image/jpeg',
    size: '3',
    storageKey: `home-${claim.id}-${kind}-${scan}`,
    digest: Buffer.alloc(32),
    scan,
    wrappedKey: null,
  });

describe('the facts of the member’s home about their claims (SCREEN-34)', () => {
  it('are of own claims only, those filed and those of the verified address', async () => {
    const { db } = server.database;
    const filed = await aClaim();
    const addressed = await aClaim({ ownerId: null, email: user.email });
    await aClaim({ ownerId: (await aUser(db)).id });
    expect((await listed()).map(({ id }) => id).sort()).toEqual([filed.id, addressed.id].sort());
    expect(await listed(await server.signIn(await anAdmin(db)))).toEqual([]);
  });

  it('say whether there are trades; an opening balance is none', async () => {
    const claim = await aClaim();
    await aTrade(server.database.db, claim.id, { transactionType: TransactionType.OPEN });
    expect((await factsOf(claim))?.hasTrades).toBe(false);
    await aTrade(server.database.db, claim.id);
    expect((await factsOf(claim))?.hasTrades).toBe(true);
  });

  it('ask natural persons for a proof of identity, until one without a virus is there', async () => {
    const [person, company] = [await aClaim(), await aClaim({ relationship: Relationship.DIRECTOR })];
    const unknown = await aClaim({ relationship: null });
    await anAttachment(person, AttachmentKind.SUPPORTING);
    await anAttachment(person, AttachmentKind.IDENTITY, ScanState.INFECTED);
    expect((await factsOf(person))?.lacksProof).toBe(true);
    expect((await factsOf(company))?.lacksProof).toBe(false);
    expect((await factsOf(unknown))?.lacksProof).toBe(false);
    await anAttachment(person, AttachmentKind.IDENTITY);
    expect((await factsOf(person))?.lacksProof).toBe(false);
  });

  it('say that the opening balance is not a number, the claim’s or a later one of its trades (VIEW-32)', async () => {
    const [typed, imported] = [await aClaim({ openingBalance: '1,000' }), await aClaim()];
    expect(await factsOf(typed)).toMatchObject({ hasUnreadableBalance: true, isBlocked: false });
    expect((await factsOf(imported))?.hasUnreadableBalance).toBe(false);
    await server.database.db.getRepository(TradeList).upsert(
      [
        { submissionId: typed.id, openingBalance: '1000' },
        { submissionId: imported.id, openingBalance: 'NIL' },
      ],
      ['submissionId'],
    );
    expect((await factsOf(typed))?.hasUnreadableBalance).toBe(false);
    expect((await factsOf(imported))?.hasUnreadableBalance).toBe(true);
  });

  it('tell of an answer until the member has opened the claim, and again of the next one', async () => {
    const claim = await aClaim();
    const readBy = (client: Client) => client.data(`{ submission(id: "${claim.id}") { id } }`);
    await aThread(claim, AmendmentState.OPEN, new Date('2026-02-03T04:05:06Z'));
    expect(await factsOf(claim)).toMatchObject({ request: 'OPEN', hasNewAnswer: false });
    await aThread(claim, AmendmentState.ANSWERED, new Date('2026-02-04T04:05:06Z'));
    expect(await factsOf(claim)).toMatchObject({
      request: 'ANSWERED',
      requestSince: '2026-02-04T04:05:06.000Z',
      hasNewAnswer: true,
    });
    await readBy(await server.signIn(await anAdmin(server.database.db)));
    expect((await factsOf(claim))?.hasNewAnswer).toBe(true);
    await readBy(member);
    expect((await factsOf(claim))?.hasNewAnswer).toBe(false);
    await aThread(claim, AmendmentState.ANSWERED, new Date(Date.now() + 60_000));
    expect((await factsOf(claim))?.hasNewAnswer).toBe(true);
  });

  it('say that the office wrote first, until the member replies (AMEND-22)', async () => {
    const { db } = server.database;
    const claim = await aClaim();
    expect((await factsOf(claim))?.onlyOfficeWrote).toBe(false);
    await aThread(claim, AmendmentState.ANSWERED, new Date());
    const writes = (isAdmin: boolean) =>
      db
        .getRepository(Amendment)
        .save({ submissionId: claim.id, authorId: user.id, message: 'Trades, please', isAdmin });
    await writes(true);
    await member.data(`{ submission(id: "${claim.id}") { id } }`);
    expect(await factsOf(claim)).toMatchObject({
      request: 'ANSWERED',
      onlyOfficeWrote: true,
      hasNewAnswer: false,
    });
    await writes(false);
    expect((await factsOf(claim))?.onlyOfficeWrote).toBe(false);
  });

  it('tell of a notice that the member can read, not of that of a removed claim', async () => {
    const notices = server.database.db.getRepository(AssessmentNotice);
    const [given, removed] = [await aClaim({ sid: 'HOME-NOTICED' }), await aClaim({ sid: '00917' })];
    for (const sid of ['HOME-NOTICED', '00917'])
      await notices.save({ sid, name: 'Notice', url: 'https://example.com/n' });
    expect((await factsOf(given))?.hasNotice).toBe(true);
    expect((await factsOf(removed))?.hasNotice).toBe(false);
  });
});

describe('the list of a person’s drafts (DRAFT-8)', () => {
  it('has all of theirs without the content, the last saved first, and none of others', async () => {
    const claim = await aClaim();
    const other = await server.signIn(await aUser(server.database.db));
    await member.data(SAVE, { form: 'SUBMISSION_EDIT', subjectId: claim.id });
    await member.data(SAVE, { form: 'SUBMISSION_CREATE', subjectId: null });
    await server.database.db.query(
      `UPDATE drafts SET saved_at = now() - interval '1 hour' WHERE user_id = $1 AND form = 'SUBMISSION_EDIT'`,
      [user.id],
    );
    const { myDrafts } = await member.data<{ myDrafts: object[] }>(DRAFTS);
    expect(myDrafts).toEqual([
      { form: 'SUBMISSION_CREATE', subjectId: null, savedAt: expect.any(String) },
      { form: 'SUBMISSION_EDIT', subjectId: claim.id, savedAt: expect.any(String) },
    ]);
    expect(await other.data(DRAFTS)).toEqual({ myDrafts: [] });
  });
});
