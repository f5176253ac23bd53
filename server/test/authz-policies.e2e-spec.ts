import { DataSource } from 'typeorm';
import { type Actor, Role, type TokenActor, type UserActor } from '../src/common/actor.js';
import { Forbidden, NotFound } from '../src/common/errors.js';
import { dataSourceOptions } from '../src/persistence.js';
import type { MailLinks } from '../src/mail/mail-links.js';
import type { MailService } from '../src/mail/mail.service.js';
import { defaultScheme } from '../src/scheme/default-scheme.js';
import { IdempotencyService } from '../src/idempotency/idempotency.service.js';
import { KeyRing } from '../src/encryption/key-ring.js';
import { TOKEN_PERMISSIONS } from '../src/rules/permissions.js';
import { SubmissionMails } from '../src/submissions/editing/submission-mails.js';
import type { ActCodes } from '../src/auth/acts/act-codes.js';
import { ActProofs } from '../src/auth/acts/act-proofs.js';
import type { PasswordsService } from '../src/auth/passwords/passwords.service.js';
import { BankChanges } from '../src/submissions/editing/bank-changes.js';
import { SubmissionEditingService } from '../src/submissions/editing/submission-editing.service.js';
import type { Submission } from '../src/submissions/submission.entity.js';
import { SubmissionsEditor } from '../src/submissions/editing/submissions-editor.js';
import { SubmissionsService } from '../src/submissions/reading/submissions.service.js';
import type { User } from '../src/users/user.entity.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { createScratchDatabase, type ScratchDatabase } from './harness/scratch-database.js';

/**
 * Calls the services directly, without a guard: both APIs and jobs use them, so the policies tested here apply to all
 * (ACCESS-11).
 */
const ring = KeyRing.parse(KeyRing.generate());
const RECENT = { recentSignIn: true } as const;

let database: ScratchDatabase;
let app: DataSource;
let submissions: SubmissionsService;
let editing: SubmissionEditingService;
let member: User;
let otherMember: User;
let administrator: User;
let claims: { created: Submission; byEmail: Submission; others: Submission };
beforeAll(async () => {
  database = await createScratchDatabase();
  app = await new DataSource(dataSourceOptions(database.appUrl)).initialize();
  submissions = new SubmissionsService(app, defaultScheme, ring);
  const mails = new SubmissionMails({} as MailService, {} as MailLinks);
  const editor = new SubmissionsEditor(ring, mails);
  const codes = {} as ActCodes;
  const bankChanges = new BankChanges(app, codes, new ActProofs(app, codes, {} as PasswordsService));
  const idempotency = new IdempotencyService(ring);
  editing = new SubmissionEditingService(app, defaultScheme, editor, bankChanges, idempotency);
  const { db } = database;
  member = await aUser(db);
  otherMember = await aUser(db);
  administrator = await anAdmin(db);
  claims = {
    created: await aSubmission(db, ring, { ownerId: member.id }),
    byEmail: await aSubmission(db, ring, { email: member.email.toUpperCase() }),
    others: await aSubmission(db, ring, { ownerId: otherMember.id }),
  };
});
afterAll(async () => {
  await app.destroy();
  await database.drop();
});

const person = ({ id, email, name, role }: User): UserActor => ({
  kind: 'user',
  userId: id,
  email,
  name,
  role,
  sessionId: id,
});
const script = (...scopes: TokenActor['scopes']): TokenActor => ({
  kind: 'token',
  tokenId: member.id,
  name: 'script',
  scopes,
  permissions: [...TOKEN_PERMISSIONS],
  createdById: administrator.id,
  creatorRole: Role.MASTER_ADMIN,
});

/** Whether an actor can see each claim by its id. */
async function sees(actor: Actor): Promise<Record<string, boolean>> {
  const seen: Record<string, boolean> = {};
  for (const [name, { id }] of Object.entries(claims)) {
    const found = await submissions.get(actor, id).catch((error: unknown) => {
      if (!(error instanceof NotFound)) throw error;
      return undefined;
    });
    seen[name] = found !== undefined;
  }
  return seen;
}
const ALL = { created: true, byEmail: true, others: true };

describe('claims read through the service (ACCESS-11)', () => {
  it('are shown to a member who created them, or whose verified address they have in any case (ACCESS-4, ACCESS-5)', async () => {
    expect(await sees(person(member))).toEqual({ created: true, byEmail: true, others: false });
    expect(await sees(person(otherMember))).toEqual({ created: false, byEmail: false, others: true });
    const { submissions: listed } = await submissions.list(person(member), 1);
    expect(listed.map(({ id }) => id).sort()).toEqual([claims.created.id, claims.byEmail.id].sort());
  });

  it('are all shown to an administrator, a script and a job (ACCESS-3)', async () => {
    expect(await sees(person(administrator))).toEqual(ALL);
    expect(await sees(script('read'))).toEqual(ALL);
    expect(await sees({ kind: 'system', job: 'test' })).toEqual(ALL);
  });

  it('are owned only by people (APITOKEN-8)', async () => {
    expect(await submissions.listOwn(script('read', 'write', 'restricted'))).toEqual([]);
    expect(await submissions.listOwn(person(administrator))).toEqual([]);
    expect(await submissions.listOwn(person(member))).toHaveLength(2);
  });

  it('give the same error for another’s claim, a missing one and a malformed id (ACCESS-6)', async () => {
    const errors = new Set<string>();
    for (const id of [claims.others.id, '00000000-0000-7000-8000-000000000000', 'not-an-id'])
      await submissions.get(person(member), id).catch((error: unknown) => errors.add(String(error)));
    expect([...errors]).toEqual(['NotFound: Unable to view submission']);
  });

  it('show the Source to administrators, and never to a member (ACCESS-9)', async () => {
    const sourceFor = async (actor: Actor) =>
      (await submissions.get(actor, claims.created.id)).submissionData.legalDetails.claimType;
    expect(await sourceFor(person(member))).toBeNull();
    for (const actor of [person(administrator), script('read')])
      expect(await sourceFor(actor)).toBe('Paper form');
  });

  it('show restricted fields to people who may see the claim, and to a script with their scope (APITOKEN-4, VIEW-14)', async () => {
    const taxNumberFor = async (actor: Actor) =>
      (await submissions.get(actor, claims.created.id)).submissionData.legalDetails.taxNumber;
    for (const actor of [person(member), person(administrator), script('read', 'restricted')])
      expect(await taxNumberFor(actor)).toBe('123456782');
    expect(await taxNumberFor(script('read', 'write'))).toBe('');
  });

  it('record in the audit who read them, a script by its token (AUDIT-5)', async () => {
    await submissions.get(script('read'), claims.others.id);
    const [entry] = await database.db.query<object[]>(
      `SELECT actor_kind, actor_id FROM audit_entries WHERE subject_id = $1 ORDER BY id DESC LIMIT 1`,
      [claims.others.id],
    );
    expect(entry).toEqual({ actor_kind: 'token', actor_id: member.id });
  });

  it('are edited by those who may see them; SID, Source and trades only by administrators and scripts (ACCESS-10, CLAIM-30)', async () => {
    const save = (actor: UserActor | TokenActor, id: string, input: object, sid?: string) =>
      editing.update(actor, id, input, { sid }, {}, RECENT);
    const addressDetails = { address: '2 Test St', suburb: 'A', state: 'B', postCode: 'C', country: 'D' };
    const tradeDetails = { openingBalance: '9' };
    await save(person(member), claims.created.id, { addressDetails });
    await expect(save(person(member), claims.others.id, { addressDetails })).rejects.toThrow(NotFound);
    await expect(save(person(member), claims.created.id, {}, 'MINE')).rejects.toThrow(Forbidden);
    await expect(save(person(member), claims.created.id, { tradeDetails })).rejects.toThrow(Forbidden);
    for (const actor of [person(administrator), script('read', 'write')])
      await save(actor, claims.others.id, { addressDetails, tradeDetails }, `BY-${actor.kind}`);
    const { sid } = await submissions.get(person(otherMember), claims.others.id);
    expect(sid).toBe('BY-token');
  });

  it.each([
    [Role.REVIEWER, true],
    [Role.SUPPORT, false],
    [Role.AUDITOR, false],
  ])('are all visible to %s, including their own; edited: %s (ACCESS-13)', async (role, edits) => {
    const actor = person(await aUser(database.db, { role }));
    expect(await sees(actor)).toEqual(ALL);
    const own = await aSubmission(database.db, ring, { ownerId: actor.userId });
    for (const { id } of [claims.others, own]) {
      const edit = editing.update(actor, id, { tradeDetails: { openingBalance: '9' } }, {}, {}, RECENT);
      await (edits ? edit : expect(edit).rejects.toThrow('Your role does not allow this.'));
      await expect(editing.update(actor, id, {}, { sid: 'BY-THE-OFFICE' }, {}, RECENT)).rejects.toThrow(
        Forbidden,
      );
    }
  });
});
