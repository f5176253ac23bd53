import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { User } from '../src/users/user.entity.js';
import { pdf } from './harness/documents.js';
import { anApiTokenWith, aSubmission, anAdmin } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

let server: TestServer;
let claim: string;
beforeAll(async () => {
  server = await TestServer.start({ ROLE: 'api' });
  claim = (await aSubmission(server.database.db, server.ring)).id;
});
afterAll(() => server.close());

const PATHS: [path: () => string, name: string, bytes: string][] = [
  [() => `/api/attachments/${claim}/upload`, 'a.pdf', pdf().toString()],
  [
    () => '/api/import/settlement-records',
    'a.csv',
    'sid,email,legalEntity,taxNumber,openingBalance\n1,a@example.com,Fund,,\n',
  ],
  [
    () => '/api/import/settlement-records/trade',
    'a.csv',
    'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\n1,BUY,2018-01-02,1,1,\n',
  ],
  [() => '/api/import/assessment-notices', 'A-1.pdf', pdf().toString()],
];

const LOSES_ACCESS: [how: string, statement: string][] = [
  ['is disabled', 'UPDATE users SET enabled = false WHERE id = $1'],
  ['is signed out', 'UPDATE sessions SET revoked_at = now() WHERE user_id = $1'],
  ['is made a member', `UPDATE users SET role = 'STANDARD' WHERE id = $1`],
];

/** Uploads a file, and does something before the last bytes are sent. */
async function uploadWith(
  token: string,
  [path, name, bytes]: (typeof PATHS)[number],
  meanwhile: () => Promise<unknown>,
): Promise<number> {
  const call = request(server.nobody.url + path(), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  call.write(`--b\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`);
  call.write(bytes.slice(0, 20));
  await sleep(300);
  await meanwhile();
  call.end(`${bytes.slice(20)}\r\n--b--\r\n`);
  const [response] = await answered;
  response.resume();
  return response.statusCode!;
}

/** The rows and files that an upload leaves. */
const traces = async () => {
  const [rows] = await server.database.db.query<object[]>(
    `SELECT (SELECT count(*) FROM attachments) AS documents, (SELECT count(*) FROM import_runs) AS runs,
       (SELECT count(*) FROM outbox) AS jobs`,
  );
  const files = await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return { ...rows, files: files.filter((entry) => entry.isFile()).length };
};

const account = async () => {
  const user: User = await anAdmin(server.database.db);
  const { token } = await server.signIn(user);
  return { user, token: token! };
};

it.each(
  PATHS.flatMap((call) => LOSES_ACCESS.map(([how, statement]) => ({ how, statement, call, path: call[0] }))),
)(
  'an upload whose sender $how before its end leaves nothing (%#) (SESSION-4)',
  async ({ statement, call }) => {
    const { user, token } = await account();
    const before = await traces();
    expect(await uploadWith(token, call, () => server.database.db.query(statement, [user.id]))).toBe(401);
    expect(await traces()).toEqual(before);
  },
);

it.each(PATHS.map((call) => ({ call })))(
  'an upload of a script whose token is revoked before its end leaves nothing (%#)',
  async ({ call }) => {
    const { user } = await account();
    const { token, id } = await anApiTokenWith(server.database.db, {
      scopes: ['read', 'write'],
      createdById: user.id,
    });
    const before = await traces();
    const revoke = () =>
      server.database.db.query('UPDATE api_tokens SET revoked_at = now() WHERE id = $1', [id]);
    expect(await uploadWith(token, call, revoke)).toBe(401);
    expect(await traces()).toEqual(before);
  },
);

it('an upload of somebody who stays is stored', async () => {
  const { token } = await account();
  expect(await uploadWith(token, PATHS[0]!, () => Promise.resolve())).toBe(201);
});
