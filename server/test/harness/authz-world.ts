import { randomUUID } from 'node:crypto';
import { newAccessToken } from '../../src/auth/sessions/access-token.js';
import { newApiToken } from '../../src/auth/api-tokens/api-token-text.js';
import type { ApiToken } from '../../src/auth/api-tokens/api-token.entity.js';
import type { TokenScope } from '../../src/common/actor.js';
import { Role } from '../../src/common/actor.js';
import { ExportRun, ReportKind } from '../../src/exports/export-run.entity.js';
import { Passkey } from '../../src/passkeys/passkey.entity.js';
import type { User } from '../../src/users/user.entity.js';
import type { Caller, ObjectKind, ObjectName } from '../authz/callers.js';
import { LINKED_SID } from '../authz/notices.js';
import { accountOf } from '../authz/users.js';
import { aNotice, aProposal } from './proposals-and-notices.js';
import { pdf, uploadDocument } from './documents.js';
import { anApiTokenWith, aSubmission, aUser, anAdmin } from './factories.js';
import { importFile } from './importing.js';
import { aRegistration } from './registrations.js';
import type { TestServer } from './test-server.js';

const REJECTED_TRADE =
  'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nNO-SUCH-SID,BUY,2018-01-02,1,1,';

/** The callers and objects of the authorisation matrix. */
export interface World {
  tokens: Record<Caller, string | undefined>;
  objects: Record<ObjectKind, Record<ObjectName, string>>;
  member: User;
  administrator: User;
}

/** Creates the callers and objects of the matrix. */
export async function buildWorld(server: TestServer): Promise<World> {
  const { db } = server.database;
  const administrator = await anAdmin(db, { ...accountOf('own'), role: Role.MASTER_ADMIN });
  const otherAccount = await aUser(db, { ...accountOf('other'), role: Role.STANDARD });
  const otherAdministrator = await anAdmin(db);
  const member = await aUser(db);
  const session = async (user: User, change?: string) => {
    const { token } = await server.signIn(user);
    if (change) await db.query(change, [user.id]);
    return token;
  };
  const apiToken = (creator: User, scopes: TokenScope[], change?: Partial<ApiToken>) =>
    anApiTokenWith(db, { scopes, createdById: creator.id, ...change });
  const past = new Date(Date.now() - 1000);
  const tokenOf = async (...given: Parameters<typeof apiToken>) => (await apiToken(...given)).token;
  const memberToken = await session(member);
  const administratorToken = await session(administrator);

  const tokens: World['tokens'] = {
    anonymous: undefined,
    'forged session': newAccessToken().token,
    'altered session': `${memberToken!.slice(0, 12)}${memberToken![12] === 'A' ? 'B' : 'A'}${memberToken!.slice(13)}`,
    'expired session': await session(
      await aUser(db),
      'UPDATE sessions SET expires_at = now() WHERE user_id = $1',
    ),
    'idle session': await session(
      await anAdmin(db),
      `UPDATE sessions SET last_seen_at = now() - interval '31 min' WHERE user_id = $1`,
    ),
    'ended session': await session(
      await anAdmin(db),
      'UPDATE sessions SET revoked_at = now() WHERE user_id = $1',
    ),
    'disabled user': await session(await anAdmin(db), 'UPDATE users SET enabled = false WHERE id = $1'),
    'user with an unproven address': await session(
      await anAdmin(db),
      'UPDATE users SET verified_at = NULL WHERE id = $1',
    ),
    'forged token': newApiToken().token,
    'expired token': await tokenOf(administrator, ['read', 'write'], { expiresAt: past }),
    'revoked token': await tokenOf(administrator, ['read', 'write'], { revokedAt: past }),
    'token of a disabled administrator': await tokenOf(await anAdmin(db, { enabled: false }), [
      'read',
      'write',
    ]),
    'token of a demoted administrator': await tokenOf(await aUser(db), ['read', 'write']),
    member: memberToken,
    administrator: administratorToken,
    'read-only token': await tokenOf(administrator, ['read']),
    'read/write token': await tokenOf(administrator, ['read', 'write']),
  };

  const none = { absent: randomUUID(), malformed: 'not-an-id' };
  const run = async (asker: User, sid: string) => {
    const file = `${REJECTED_TRADE}${sid}\n`;
    return (await importFile(await server.signIn(asker), 'settlement-records/trade', file)).id;
  };
  const written = async ({ id: requestedById }: User) =>
    (await db.getRepository(ExportRun).save({ report: ReportKind.SETTLEMENTS, requestedById } as ExportRun))
      .id;
  const claim = async (owner: User) => (await aSubmission(db, server.ring, { ownerId: owner.id })).id;
  const registration = (owner: User) => aRegistration(db, server.ring, owner.id);
  const passkey = async ({ id: userId, email }: User) => {
    const key = { credentialId: userId, publicKey: Buffer.from('key'), transports: [] };
    const row = { userId, email, name: 'Phone', ...key };
    return (await db.getRepository(Passkey).save(row as unknown as Passkey)).id;
  };
  const proposal = async (author: User) => aProposal(db, server.ring, author.id, await claim(author));
  const noticed = async (owner: User, sid: string) => {
    await aSubmission(db, server.ring, { ownerId: owner.id, sid });
    await aNotice(db, sid);
    return sid;
  };
  await aSubmission(db, server.ring, { sid: LINKED_SID });
  const document = async (owner: User) => {
    const submissionId = await claim(owner);
    const { body } = await uploadDocument(await server.signIn(owner), submissionId, 'a.pdf', pdf());
    return { path: `${submissionId}/${body.id}`, id: body.id };
  };
  return {
    tokens,
    member,
    administrator,
    objects: {
      claims: { own: await claim(member), other: await claim(otherAccount), ...none },
      registrations: {
        own: await registration(member),
        other: await registration(otherAccount),
        ...none,
      },
      imports: { own: await run(administrator, '1'), other: await run(otherAdministrator, '2'), ...none },
      exports: { own: await written(administrator), other: await written(otherAdministrator), ...none },
      users: { own: administrator.id, other: otherAccount.id, ...none },
      passkeys: { own: await passkey(member), other: await passkey(otherAccount), ...none },
      proposals: { own: await proposal(member), other: await proposal(otherAccount), ...none },
      'proposals to withdraw': {
        own: await proposal(member),
        other: await proposal(otherAccount),
        ...none,
      },
      notices: { own: await aNotice(db, 'MATRIX-1'), other: await aNotice(db, 'MATRIX-2'), ...none },
      'noticed SIDs': {
        own: await noticed(member, 'MATRIX-OWN'),
        other: await noticed(otherAccount, 'MATRIX-OTHER'),
        ...none,
      },
      documents: {
        own: (await document(member)).path,
        other: (await document(otherAccount)).path,
        absent: `${none.absent}/${none.absent}`,
        malformed: `${none.malformed}/${none.malformed}`,
      },
      'documents to delete': {
        own: (await document(member)).id,
        other: (await document(otherAccount)).id,
        ...none,
      },
      'api tokens': {
        own: (await apiToken(administrator, ['read'])).id,
        other: (await apiToken(otherAdministrator, ['read'])).id,
        ...none,
      },
    },
  };
}
