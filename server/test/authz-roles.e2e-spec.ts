import { Role } from '../src/common/actor.js';
import { Permission, roleMay } from '../src/rules/permissions.js';
import { GRAPHQL, REST } from './authz-matrix.js';
import { OBJECTS, type Operation, type Outcome, type Row } from './authz/callers.js';
import { type Need, NEEDS } from './authz/needs.js';
import { askAbout, methodsOf, rowsOf } from './harness/authz-asking.js';
import { buildWorld, type World } from './harness/authz-world.js';
import { anApiTokenWith, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

/**
 * The authorisation matrix by role: the permissions of each operation are declared once. Office roles and scripts with
 * a part of the permissions get the same result as an administrator or a script with all of them, or are refused
 * (ACCESS-13, APITOKEN-10).
 */
const ALL: Record<string, Operation> = { ...GRAPHQL, ...REST };

/** The index in a `Row` of the caller with all permissions of its kind. */
const ADMINISTRATOR = 1;
const WRITING_SCRIPT = 3;

interface Somebody {
  name: string;
  like: typeof ADMINISTRATOR | typeof WRITING_SCRIPT;
  may: (permission: Permission) => boolean;
}

const ofRole = (role: Role): Somebody => ({
  name: role,
  like: ADMINISTRATOR,
  may: (permission) => roleMay(role, permission),
});
const script = (...permissions: Permission[]): Somebody => ({
  name: `a script with ${permissions.join(' and ')}`,
  like: WRITING_SCRIPT,
  may: (permission) => permissions.includes(permission),
});
const EVERYBODY = [
  ofRole(Role.REVIEWER),
  ofRole(Role.SUPPORT),
  ofRole(Role.AUDITOR),
  script(Permission.ClaimsRead),
  script(Permission.ClaimsRead, Permission.ClaimsEdit),
  script(Permission.ImportsRead, Permission.ImportsRun),
];

let server: TestServer;
let world: World;
const tokens = new Map<string, string>();
beforeAll(async () => {
  server = await TestServer.start({ TRUSTED_PROXIES: '127.0.0.1' });
  world = await buildWorld(server);
  for (const somebody of EVERYBODY) tokens.set(somebody.name, await tokenOf(somebody));
});
afterAll(() => server.close());

async function tokenOf({ name, like, may }: Somebody): Promise<string> {
  const { db } = server.database;
  if (like === ADMINISTRATOR) {
    const { token } = await server.signIn(await aUser(db, { role: name as Role }));
    return token!;
  }
  const permissions = Object.values(Permission).filter(may);
  const createdById = world.administrator.id;
  return (await anApiTokenWith(db, { scopes: ['read', 'write'], permissions, createdById })).token;
}

function expectedOf(need: Need, row: Row, { like, may }: Somebody): Outcome {
  return typeof need === 'string' || need.every(may) ? row[like] : 'FORBIDDEN';
}

describe('the authorisation matrix by role', () => {
  it('declares the needs of each operation and no others (ACCESS-14)', () => {
    expect(Object.keys(NEEDS).sort()).toEqual(Object.keys(ALL).sort());
  });

  it.each(EVERYBODY.map((somebody) => [somebody.name, somebody] as const))(
    'holds for %s (ACCESS-13, ACCESS-14, APITOKEN-10)',
    async (_, somebody) => {
      const wrong: string[] = [];
      for (const [name, operation] of Object.entries(ALL)) {
        for (const method of methodsOf(name)) {
          for (const [object, row] of rowsOf(operation, OBJECTS)) {
            const expected = expectedOf(NEEDS[name]!, row, somebody);
            const token = operation.endsSession ? await tokenOf(somebody) : tokens.get(somebody.name);
            const { outcome, text } = await askAbout(server, world, operation, { method, token, object });
            if (outcome !== expected)
              wrong.push(`${method} ${name}, ${object}: ${outcome}, not ${expected}: ${text.slice(0, 200)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  it('shows restricted values masked to support staff, and empty to a script without the scope (ACCESS-13, APITOKEN-4)', async () => {
    const id = world.objects.claims.own;
    const query = `{ submission(id: "${id}") { submissionData { legalDetails { taxNumber } } } }`;
    const seen = async (token: string | undefined) =>
      (
        await server.nobody.with(token!).data<{
          submission: { submissionData: { legalDetails: { taxNumber: string } } };
        }>(query)
      ).submission.submissionData.legalDetails.taxNumber;
    const clear = await seen(world.tokens.administrator);
    expect(clear).not.toBe('');
    expect(await seen(tokens.get(Role.REVIEWER))).toBe(clear);
    expect(await seen(tokens.get(Role.AUDITOR))).toBe(clear);
    expect(await seen(tokens.get(Role.SUPPORT))).toMatch(/^••••/);
    expect(await seen(tokens.get('a script with claims.read'))).toBe('');
  });
});
