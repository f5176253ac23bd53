import { request } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateRawSync } from 'node:zlib';
import type { Client } from './harness/client.js';
import { anAdmin } from './harness/factories.js';
import { ended, importFile, sendFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const HEADER = 'sid,email,legalEntity';
const GOOD = 'A-1,a@example.com,Acme';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

const submissions = async () =>
  (await server.database.db.query<{ n: number }[]>('SELECT count(*)::int AS n FROM submissions'))[0]!.n;
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

describe('an import file that is obviously wrong is refused when it is sent (IMPORT-17)', () => {
  it.each([
    ['an empty file', '', 'file.csv: the file is empty.'],
    ['a header and nothing below it', `${HEADER}\n`, 'no row below'],
    ['a missing column', 'sid,email\nA,a@example.com', 'is missing the required column legalEntity'],
    [
      'trades in the picker for records',
      'sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\nA,BUY,2018-01-01,1,1,1',
      'use Import Trade Data',
    ],
    ['a column twice', 'sid,email,legalEntity,Legal Entity\nA,a@example.com,A,B', 'legalEntity'],
    ['a picture named .csv', new Blob([png]), 'file.csv'],
  ])('%s', async (_, file, sentence) => {
    const { status, body } = await admin.upload<{ message: string }>(
      '/api/import/settlement-records',
      'file.csv',
      file,
    );
    if (status === 202) {
      const run = await ended(admin, (body as unknown as { importId: string }).importId);
      expect(run.status).toBe('REFUSED');
      expect(run.message).toContain(sentence);
    } else {
      expect(status).toBe(400);
      expect(body.message).toContain(sentence);
    }
    expect(await submissions()).toBe(0);
  });

  it('no file, and a body that is not a form', async () => {
    expect(
      (await admin.send('/api/import/settlement-records', { method: 'POST', body: new FormData() })).status,
    ).toBe(400);
    expect((await admin.post('/api/import/settlement-records', { file: 'x' })).status).toBe(415);
  });

  it('an import is refused with an unknown option', async () => {
    for (const query of ['?mode=everything', '?check=maybe', '?unknown=1']) {
      expect(
        (await admin.upload(`/api/import/settlement-records${query}`, 'f.csv', `${HEADER}\n${GOOD}`)).status,
      ).toBe(400);
    }
  });
});

describe('an import file that is malformed further down is refused as a whole (IMPORT-17)', () => {
  const many = Array.from({ length: 9_000 }, (_, at) => `B-${at},b@example.com,Beta ${at}`).join('\n');

  it('an unclosed quote, reported with the line where it was opened', async () => {
    const run = await importFile(
      admin,
      'settlement-records',
      `${HEADER}\n${many}\nA-2,a@example.com,"Acme\n${GOOD}`,
    );
    expect(run).toMatchObject({ status: 'REFUSED', created: 0 });
    expect(run.message).toContain('line 9002');
    expect(await submissions()).toBe(0);
  });

  it('a cell of 10 MB', async () => {
    const run = await importFile(
      admin,
      'settlement-records',
      `${HEADER}\n${many}\nA-2,a@example.com,${'x'.repeat(10_000_000)}`,
    );
    expect(run).toMatchObject({ status: 'REFUSED', created: 0 });
    expect(run.message).toContain('line 9002');
    expect(await submissions()).toBe(0);
  });

  it('a workbook that unpacks to far more than its size (IMPORT-19)', async () => {
    const run = await importFile(admin, 'settlement-records', new Blob([bomb()]), '', 'bomb.xlsx');
    expect(run.status).toBe('REFUSED');
    expect(run.message).toMatch(/^bomb\.xlsx: /);
    expect(await submissions()).toBe(0);
  });
});

describe('an upload of an import file that is cut off', () => {
  it('leaves nothing behind, and the server keeps running', async () => {
    const before = await server.database.db.query('SELECT count(*) FROM import_runs');
    await abortedUpload(admin);
    await sleep(300);
    expect(await server.database.db.query('SELECT count(*) FROM import_runs')).toEqual(before);
    expect((await admin.get('/api/health/live')).status).toBe(200);
    const run = await importFile(admin, 'settlement-records', `${HEADER}\n${GOOD}`);
    expect(run).toMatchObject({ status: 'DONE', created: 1 });
  });
});

const keptFiles = async () =>
  (await readdir(join(server.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );

describe('an import form without its closing boundary', () => {
  it('gets a response, and leaves nothing behind', async () => {
    const body = `--cut\r\ncontent-disposition: form-data; name="file"; filename="half.csv"\r\n\r\n${HEADER}\n${GOOD}\n`;
    const headers = { 'content-type': 'multipart/form-data; boundary=cut' };
    const answer = await admin.send<{ message: string }>('/api/import/settlement-records', {
      method: 'POST',
      body,
      headers,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain('interrupted');
    // The file of the previous run may still be being deleted.
    for (let tries = 0; tries < 100 && (await keptFiles()).length > 0; tries += 1) await sleep(100);
    expect(await keptFiles()).toEqual([]);
  });

  it('is refused, like one whose file has another field name', async () => {
    const form = new FormData();
    form.set('upload', new Blob([`${HEADER}\n${GOOD}`]), 'file.csv');
    expect((await admin.send('/api/import/settlement-records', { method: 'POST', body: form })).status).toBe(
      400,
    );
  });
});

describe('the uploaded file', () => {
  it('is deleted when its run has ended (IMPORT-42)', async () => {
    const id = await sendFile(admin, 'settlement-records', `${HEADER}\n${GOOD}x`);
    await ended(admin, id);
    for (let tries = 0; tries < 50; tries += 1) {
      const [run] = await server.database.db.query<{ storage_key: string | null }[]>(
        'SELECT storage_key FROM import_runs WHERE id = $1',
        [id],
      );
      if (run!.storage_key === null) return;
      await sleep(100);
    }
    throw new Error('The received file was not removed.');
  });
});

/** Sends the first part of the announced bytes and disconnects. */
function abortedUpload(client: Client): Promise<void> {
  const { hostname, port } = new URL(client.url);
  return new Promise((resolve) => {
    const sent = request({
      hostname,
      port,
      path: '/api/import/settlement-records',
      method: 'POST',
      headers: {
        authorization: `Bearer ${client.token}`,
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': 1_000_000,
      },
    });
    sent.on('error', () => undefined).on('close', resolve);
    sent.write(
      `--cut\r\ncontent-disposition: form-data; name="file"; filename="half.csv"\r\n\r\n${HEADER}\n${GOOD}\n`,
    );
    setTimeout(() => sent.destroy(), 200);
  });
}

/** A workbook whose only sheet is 600 MB of one character, compressed. */
function bomb(): Buffer {
  const size = 600_000_000;
  const packed = deflateRawSync(Buffer.alloc(size, 0x20), { level: 9 });
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, name, packed]);
  const central = Buffer.alloc(46);
  central.write('504b0102', 'hex');
  central.writeUInt16LE(20, 4);
  fields.copy(central, 6, 0, 24);
  const directory = Buffer.concat([central, name]);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}
