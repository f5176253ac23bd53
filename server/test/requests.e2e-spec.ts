import fc from 'fast-check';
import type { Agent } from 'node:http';
import { Role } from '../src/common/actor.js';
import type { User } from '../src/users/user.entity.js';
import { aNotice } from './harness/proposals-and-notices.js';
import { aSubmission, aTrade, aUser, anAdmin } from './harness/factories.js';
import { aRegistration } from './harness/registrations.js';
import { TestServer } from './harness/test-server.js';
import { everyTextCorrupted } from './requests/every-text.js';
import { graphqlRequests } from './requests/graphql-requests.js';
import { isOutOfTurn, responseProblem } from './requests/check-response.js';
import type { Caller, GeneratedRequest } from './requests/request.js';
import { restRequests } from './requests/rest-requests.js';
import { newAgent, type Received, send } from './requests/send.js';

/** `npm run drill -- requests` sets both. */
const COUNT = Number(process.env.REQUESTS ?? 20_000);
const SEED = Number(process.env.REQUESTS_SEED ?? 20_261_122);

/** The number of requests after which sessions and limits are reset, since requests end sessions and use up limits. */
const ROUND = 500;
/** More than the reports that are sent at once: a busy machine may ask a caller to come back for one (EXPORT-11). */
const AT_ONCE = 6;
/** Each waits five seconds for its turn, so this ends on the slowest machine. */
const MOST_TURNS = 12;
const MOST_SHOWN = 20;
/** A long drill reports its progress. */
const REPORT_EVERY = 50_000;
const AVERAGE_MS = 30;
const MOST_MS = 60_000 + COUNT * AVERAGE_MS;
/** The statuses for a caller whose session or role has ended. */
const NO_ACCESS: ReadonlySet<number> = new Set([401, 403]);

let server: TestServer;
let member: User;
let admin: User;
let corrupted: GeneratedRequest[];
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
  corrupted = everyTextCorrupted({ claim: claim.id, registration: registrationId, account: member.id });
  requests = fc.oneof(restRequests({ ids }), graphqlRequests({ ids }));
});
afterAll(() => server.close());

/** New sessions, for accounts restored to their initial state. */
async function freshTokens(): Promise<Record<Caller, string | undefined>> {
  const { db } = server.database;
  await db.query('DELETE FROM limits');
  for (const { id, email, role, passwordHash } of [member, admin])
    await db.query(
      'UPDATE users SET email = $2, role = $3, password_hash = $4, enabled = true, verified_at = now() WHERE id = $1',
      [id, email, role, passwordHash],
    );
  return {
    nobody: undefined,
    member: (await server.signIn(member)).token,
    administrator: (await server.signIn(admin)).token,
  };
}

/**
 * Sends a request. Another request of its round may have ended the session, and with it a file or report still being
 * sent; then the response to a caller without access counts.
 */
function sendWhole(agent: Agent, one: GeneratedRequest, token: string | undefined): Promise<Received> {
  const { url } = server.process;
  return sendInTurn(agent, one, token).catch(async (error: unknown) => {
    const again = await send(agent, url, one, token);
    if (!NO_ACCESS.has(again.status)) throw error;
    return again;
  });
}

/** Sends a request again for as long as its report has to wait for others, as that response asks for. */
async function sendInTurn(agent: Agent, one: GeneratedRequest, token: string | undefined): Promise<Received> {
  for (let turn = 1; ; turn += 1) {
    const answer = await send(agent, server.process.url, one, token);
    if (!isOutOfTurn(answer) || turn === MOST_TURNS) return answer;
  }
}

/** Sends requests in rounds of fresh sessions; returns the statuses and the wrong responses. */
async function sendAll(rounds: Iterable<GeneratedRequest[]>) {
  const agent = newAgent(AT_ONCE);
  const statuses: Record<string, number> = {};
  const wrong: object[] = [];
  let done = 0;
  for (const round of rounds) {
    if (wrong.length >= MOST_SHOWN) break;
    const tokens = await freshTokens();
    const waiting = round.entries();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, one] of waiting) {
          const answer = await sendWhole(agent, one, tokens[one.caller]);
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          const reason = responseProblem(answer);
          if (!reason) continue;
          wrong.push({ reason, at: done + index, ...shown(one), answer: answer.text.slice(0, 400) });
          process.stdout.write(`Wrong: ${JSON.stringify(wrong.at(-1))}\n`);
        }
      }),
    );
    done += round.length;
    if (done % REPORT_EVERY === 0) process.stdout.write(`${done} answered.\n`);
  }
  agent.destroy();
  process.stdout.write(`Their answers: ${JSON.stringify(statuses)}\n`);
  return wrong;
}

function expectUnharmed(): void {
  expect(server.process.child.exitCode).toBeNull();
  expect(server.process.output()).not.toMatch(/"level":(50|60|"error")/);
}

it(
  'the server responds to a text that cannot be stored or is too long, in every text field, without an internal error (ERROR-4, SECURITY-8)',
  async () => {
    process.stdout.write(`Spoilt texts: ${corrupted.length}.\n`);
    expect(corrupted.length).toBeGreaterThan(1_000);
    const rounds = Array.from({ length: Math.ceil(corrupted.length / ROUND) }, (_, i) =>
      corrupted.slice(i * ROUND, (i + 1) * ROUND),
    );
    expect(await sendAll(rounds)).toEqual([]);
    expectUnharmed();
  },
  MOST_MS,
);

function* generatedRounds(): Generator<GeneratedRequest[]> {
  for (let done = 0; done < COUNT; done += ROUND)
    yield fc.sample(requests, { numRuns: Math.min(ROUND, COUNT - done), seed: SEED + done });
}

it(
  `the server answers ${COUNT} generated requests, none by an error of its own or with internal details (ERROR-9)`,
  async () => {
    process.stdout.write(`Generated requests: ${COUNT} with seed ${SEED}.\n`);
    expect(member.role).toBe(Role.STANDARD);
    expect(await sendAll(generatedRounds())).toEqual([]);
    expectUnharmed();
  },
  MOST_MS,
);

const shown = ({ body, ...request }: GeneratedRequest) => ({
  ...request,
  body: body && JSON.stringify(body.toString('latin1').slice(0, 2_000)),
});
