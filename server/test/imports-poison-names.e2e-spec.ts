import { PoisonCount } from './fixtures/imports/poison-count.js';
import {
  isDocumentName,
  isImportName,
  isSeen,
  nameInHeader,
  sentName,
} from './fixtures/imports/poison-names-kept.js';
import { poisonNames } from './fixtures/imports/poison-names.js';
import type { Client } from './harness/client.js';
import { fetchBytes, pdf, type Received } from './harness/documents.js';
import { aSubmission, anAdmin } from './harness/factories.js';
import { NAME_FORMS, type NameForm, uploadNamed } from './harness/named-upload.js';
import { TestServer } from './harness/test-server.js';

const { names: NAMES, seed } = poisonNames();
const count = new PoisonCount();
const AT_ONCE = 8;
const PER_CLAIM = 50;

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  // There is no worker: the processing of the files is not tested here.
  server = await TestServer.start({ ROLE: 'api' });
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(async () => {
  process.stdout.write(`poison in names: ${NAMES.length} texts (seed ${seed}) in ${String(count)}\n`);
  await server.close();
});

/** Each name in one of the ways to send it, in turn, and a file without a name. */
const SENT = [
  ...NAMES.map((name, at) => ({ at, name, form: NAME_FORMS[at % 3]! })),
  { at: NAMES.length, name: '', form: 'none' as NameForm },
];

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map(work));
}

/** Whether a response refuses a request with a message that a person who uploaded a file understands. */
const refuses = (status: number, message: string) =>
  status >= 400 && status < 500 && /\b(file|form|document|name)\b/i.test(message);

describe.each(['settlement-records', 'settlement-records/trade', 'assessment-notices'])(
  'the name of a file for %s',
  (kind) => {
    it('is stored without hiding characters and folders, or the file is refused with a message', async () => {
      const header = kind.endsWith('trade')
        ? 'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount'
        : 'sid,email,legalEntity';
      await each(SENT, async ({ at, name, form }) => {
        const bytes = kind === 'assessment-notices' ? pdf(String(at)) : `${header}\nP-${at},,,,,\n`;
        const answer = await uploadNamed<{ importId: string; message: string }>(
          admin,
          `/api/import/${kind}`,
          form,
          name,
          bytes,
        );
        const { status, body } = answer;
        if (status !== 202) {
          count.add(refuses(status, body.message) ? 'rejected' : 'lost', [form, name, status, body]);
          return;
        }
        const { importRun } = await admin.data<{ importRun: { fileName: string } }>(
          'query ($id: ID!) { importRun(id: $id) { fileName } }',
          { id: body.importId },
        );
        const kept = isImportName(importRun.fileName, sentName(form, name));
        count.add(kept ? 'kept' : 'lost', [form, name, importRun.fileName]);
      });
      expect(count.lostNow()).toEqual([]);
    });
  },
);

describe('the name of a document of a claim', () => {
  it.each(['of the file', 'in a field of its own'] as const)(
    '%s is stored, listed and returned with the file, or the file is refused with a message',
    async (place) => {
      const claims = await Promise.all(
        Array.from({ length: Math.ceil(SENT.length / PER_CLAIM) }, () =>
          aSubmission(server.database.db, server.ring),
        ),
      );
      const names = new Map<string, string>();
      await each(SENT, async ({ at, name, form }) => {
        const path = `/api/attachments/${claims[Math.floor(at / PER_CLAIM)]!.id}`;
        // A field with a blank text gives no name: the file's name then applies.
        const texts = place === 'of the file' ? undefined : { fileName: name };
        const { status, body } = await uploadNamed<Received>(
          admin,
          `${path}/upload`,
          texts ? 'none' : form,
          name,
          pdf(String(at)),
          texts,
        );
        if (status !== 201) {
          count.add(refuses(status, body.message!) ? 'rejected' : 'lost', [place, name, status, body]);
          return;
        }
        const { fileName } = body.metadata;
        const sent = texts ? Buffer.from(name).toString() : sentName(form, name);
        const file = await fetchBytes(admin, `${path}/${body.id}`);
        const isKept =
          isDocumentName(fileName, sent, '.pdf') &&
          nameInHeader(file.headers) === fileName &&
          file.status === 200;
        count.add(isKept ? 'kept' : 'lost', [place, form, name, fileName]);
        names.set(body.id, fileName);
      });
      expect(count.lostNow()).toEqual([]);
      for (const { id } of claims) {
        const { attachments } = await admin.data<{ attachments: { id: string; fileName: string }[] }>(
          'query ($id: ID!) { attachments(submissionId: $id) { id fileName } }',
          { id },
        );
        for (const row of attachments) expect(row.fileName).toBe(names.get(row.id));
      }
    },
  );
});

describe('the name of a link to a notice', () => {
  it('is stored unchanged, or refused at its field', async () => {
    await aSubmission(server.database.db, server.ring, { sid: 'L-1' });
    for (const { name } of SENT) {
      const { body } = await admin.graphql<{ saveNoticeLink: { name: string } }>(
        'mutation ($name: String!) { saveNoticeLink(sid: "L-1", name: $name, url: "https://example.com") { name } }',
        { name },
      );
      const refusal = body.errors?.[0]?.extensions;
      if (refusal) count.add(refusal.fields?.['name'] ? 'rejected' : 'lost', [name, refusal]);
      else {
        const kept = body.data!.saveNoticeLink.name;
        count.add(kept === name.trim() && isSeen(kept.replaceAll('.', 'x')) ? 'kept' : 'lost', [name, kept]);
      }
    }
    expect(count.lostNow()).toEqual([]);
  });
});
