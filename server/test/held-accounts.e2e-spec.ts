import { rm } from 'node:fs/promises';
import { JobHandlers } from '../src/jobs/job-handlers.js';
import { NoteGivenFields } from '../src/submissions/editing/note-given-fields.js';
import { idOf } from './harness/claims.js';
import { sidOf } from './harness/held-payments.js';
import {
  accountOf,
  aProfile,
  endedWork,
  PAIN_PROFILE,
  Payer,
  paymentsOf,
  prepared,
  PROFILE,
  published,
  setBank,
  setBankAbroad,
  type ShownRun,
} from './harness/paying.js';
import { TAX_ACCOUNT, taxedScheme } from './harness/taxed.js';
import { TestServer } from './harness/test-server.js';

const IBAN = 'DE89370400440532013000';
const BANK = { bsb: PROFILE.traceBsb };

let server: TestServer;
let folder: string;
let maker: Payer;
let run: ShownRun;

const sql = (text: string) => server.database.db.query<object[]>(text);
const heldFor = async (n: number) => {
  const payment = (await paymentsOf(maker.client, run.id)).find(({ sid }) => sid === sidOf(n))!;
  return [payment.heldReason, ...payment.heldCodes];
};
const checkAgain = async () => {
  const { run: now } = await maker.client.data<{ run: ShownRun }>(
    'query ($id: ID!) { run: paymentRun(id: $id) { id version } }',
    { id: run.id },
  );
  await maker.client.data(
    'mutation ($id: ID!, $version: Int!) { checkPayments(id: $id, version: $version) { id } }',
    { id: run.id, version: now.version },
  );
  await endedWork(maker.client, run.id);
};

beforeAll(async () => {
  const scheme = await taxedScheme();
  folder = scheme.folder;
  server = await TestServer.start({ SCHEME_FILE: scheme.file });
  const distributionId = await published(server, 16, { settlementSum: '2000.00' });
  maker = await Payer.signedIn(server, 'Mary Maker');
  const id = (n: number) => idOf(server, sidOf(n));
  await setBank(server, await id(4), '066077088');
  await setBank(server, await id(5), '66 077-088');
  await setBankAbroad(server, await id(6), { accountNo: IBAN, swiftCode: 'COBADEFF' });
  await setBankAbroad(server, await id(8), { accountNo: IBAN, swiftCode: 'COBADEFFXXX' });
  await setBank(server, await id(9), `0${PROFILE.traceAccount}`, BANK);
  await setBank(server, await id(10), `000${TAX_ACCOUNT.accountNumber}`, { bsb: '093003' });
  await setBank(server, await id(11), PROFILE.traceAccount);
  await sql('DELETE FROM bank_changes');
  const profileId = await aProfile(maker.client, PAIN_PROFILE);
  run = await prepared(maker.client, distributionId, profileId);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

it('an account that several claims name is held however it is written (PAY-16)', async () => {
  for (const n of [4, 5, 6, 8]) expect(await heldFor(n)).toEqual(['SAME_ACCOUNT']);
});

it('the account that pays and that of the tax office are held; the same number elsewhere is not (PAY-17)', async () => {
  expect(await heldFor(9)).toEqual(['BANK_INVALID', 'PAYING_ACCOUNT']);
  expect(await heldFor(10)).toEqual(['BANK_INVALID', 'TAX_ACCOUNT']);
  expect(await heldFor(11)).toEqual([null]);
});

it('accounts of envelopes from before the index are compared as they are written, until the job has looked into them (PAY-16)', async () => {
  await setBank(server, await idOf(server, sidOf(12)), accountOf(13));
  await sql('UPDATE submissions SET same_account_index = NULL; DELETE FROM bank_changes');
  const versions = () => sql('SELECT count(*) FROM claim_versions');
  const before = await versions();
  await checkAgain();
  expect([await heldFor(4), await heldFor(6), await heldFor(13)]).toEqual([[null], [null], ['SAME_ACCOUNT']]);
  const { db } = server.database;
  const job = new NoteGivenFields(db, server.ring, new JobHandlers());
  for (let runs = 0; runs < 2; runs += 1) await job.run({}, undefined as never, AbortSignal.timeout(20_000));
  await checkAgain();
  for (const n of [4, 5, 6, 8, 12, 13]) expect(await heldFor(n)).toEqual(['SAME_ACCOUNT']);
  expect(await sql('SELECT id FROM bank_changes')).toEqual([]);
  expect(await versions()).toEqual(before);
});
