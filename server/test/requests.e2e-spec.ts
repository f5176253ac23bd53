import fc from 'fast-check';
import { Role } from '../src/common/actor.js';
import type { User } from '../src/users/user.entity.js';
import { aNotice } from './harness/claim-papers.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { aRegistration } from './harness/registrations.js';
import { TestServer } from './harness/test-server.js';
import { graphqlRequests } from './requests/graphql-requests.js';
import { wrongWith } from './requests/judge.js';
import type { Caller, GeneratedRequest } from './requests/request.js';
import { restRequests } from './requests/rest-requests.js';
import { newAgent, send } from './requests/send.js';

/** `npm run drill -- requests` sets both. */
const COUNT = Number(process.env.REQUESTS ?? 20_000);
const SEED = Number(process.env.REQUESTS_SEED ?? 20_261_122);

/** After so many the sessions are fresh and the limits empty again: requests sign out and use them up. */
const ROUND = 500;
/** Few enough that no limit of what is done at once is met. */
const AT_ONCE = 6;
const MOST_SHOWN = 20;
const AVERAGE_MS = 30;

let server: TestServer;
let member: User;
let admin: User;
let requests: fc.Arbitrary<GeneratedRequest>;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  const { db } = server.database;
  member = await aUser(db, { email: 'avery.member@vale.example' });
  admin = await anAdmin(db);
  const claim = await aSubmission(db, server.ring, { sid: 'C-100', ownerId: member.id });
  await aTrade(db, claim.id);
  await aNotice(db, 'C-100');
  const registrationId = await aRegistration(db, server.ring, member.id);
  const ids = [
    claim.id,
    claim.id,
    registrationId,
    member.id,
    'C-100',
    '0198a000-0000-7000-8000-000000000000',
  ];
  requests = fc.oneof(restRequests({ ids }), graphqlRequests({ ids }));
});
afterAll(() => server.close());

/** New sessions, for accounts as they were. */
async function freshTokens(): Promise<Record<Caller, string | undefined>> {
  const { db } = server.database;
  await db.query('DELETE FROM limits');
  for (const { id, email, role, passwordHash } of [member, admin])
    await db.query(
      'UPDATE users SET email = $2, role = $3, password_hash = $4, enabled = true WHERE id = $1',
      [id, email, role, passwordHash],
    );
  return {
    nobody: undefined,
    member: (await server.signIn(member)).token,
    administrator: (await server.signIn(admin)).token,
  };
}

it(
  `answers ${COUNT} generated requests, none by a fault of its own or with what is inside`,
  async () => {
    process.stdout.write(`Generated requests: ${COUNT} with seed ${SEED}.\n`);
    expect(member.role).toBe(Role.STANDARD);
    const agent = newAgent(AT_ONCE);
    const statuses = new Map<number, number>();
    const wrong: object[] = [];
    for (let done = 0; done < COUNT && wrong.length < MOST_SHOWN; done += ROUND) {
      const tokens = await freshTokens();
      const numRuns = Math.min(ROUND, COUNT - done);
      const waiting = fc.sample(requests, { numRuns, seed: SEED + done }).entries();
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          for (const [index, one] of waiting) {
            const answer = await send(agent, server.process.url, one, tokens[one.caller]);
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            const reason = wrongWith(answer);
            if (reason)
              wrong.push({ reason, at: done + index, ...shown(one), answer: answer.text.slice(0, 400) });
          }
        }),
      );
    }
    agent.destroy();
    process.stdout.write(`Their answers: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}\n`);
    expect(wrong).toEqual([]);
    expect(server.process.child.exitCode).toBeNull();
    expect(server.process.output()).not.toMatch(/"level":(50|60|"error")/);
  },
  60_000 + COUNT * AVERAGE_MS,
);

const shown = ({ body, ...request }: GeneratedRequest) => ({
  ...request,
  body: body && JSON.stringify(body.toString('latin1').slice(0, 2_000)),
});
