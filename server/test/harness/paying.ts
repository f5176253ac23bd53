import { setTimeout as sleep } from 'node:timers/promises';
import { IS_MOVING } from '../../src/payment-runs/moves-sql.js';
import { soundRules } from '../../src/rules/sound-rules.js';
import { encryptRestricted, NO_RESTRICTED } from '../../src/submissions/restricted-fields.js';
import type { User } from '../../src/users/user.entity.js';
import { addClaims, approvedRules, endedRun, finaliseRun, startRun } from './assessing.js';
import type { Client } from './client.js';
import { aFund, computed, saved } from './distributing.js';
import { anAdmin } from './factories.js';
import { Confirming, frozen } from './freezing.js';
import { patiently } from './kill-rounds.js';
import type { TestServer } from './test-server.js';

export interface ShownRun {
  id: string;
  number: number;
  state: string;
  version: number;
  message: string | null;
  refusals: { code: string; sid: string | null }[];
  progress: number;
  approvalsNeeded: number;
  approvedElsewhere: string;
  approver: string | null;
  figures: {
    payments: number;
    net: string;
    withheld: string;
    tax: string;
    held: { reason: string; payments: number; net: string }[];
  } | null;
  files: {
    id: string;
    number: number;
    live: boolean;
    payments: number;
    total: string;
    sha256: string;
    kept: boolean;
    fetches: number;
    receipt: string | null;
    rejection: {
      state: string;
      maker: string;
      decider: string | null;
      applied: boolean;
      confirmRefusal: string | null;
    } | null;
    reportRefusal: string | null;
    version: number;
  }[];
  acts: { act: string; mayDo: boolean; refusal: string | null }[];
}

export interface ShownPayment {
  id: string;
  submissionId: string | null;
  sid: string;
  net: string;
  state: string;
  heldReason: string | null;
  heldCodes: string[];
  heldBecause: string | null;
  account: string | null;
  version: number;
}

export const RUN = `id number state version message refusals { code sid } progress approvalsNeeded approvedElsewhere approver
  figures { payments net withheld tax held { reason payments net } }
  files { id number live payments total sha256 kept fetches receipt rejection { state maker decider applied confirmRefusal } reportRefusal version } acts { act mayDo refusal }`;

const BANK = { bsb: '062-000', accountName: 'Avery Claimant' };

/** The account of the nth claim: no two are the same, and none is part of another text. */
export const accountOf = (n: number) => String(704_000_000 + n * 1_013);

/** Gives each claim of `addClaims` an account of its own, released. */
export async function giveAccounts({ database: { db }, ring }: TestServer): Promise<void> {
  const claims = await db.query<{ id: string; sid: string }[]>(
    `SELECT id, sid FROM submissions WHERE sid LIKE 'A-%'`,
  );
  const columns = claims.map(({ id, sid }) =>
    encryptRestricted(
      ring,
      id,
      { ...NO_RESTRICTED, ...BANK, accountNo: accountOf(Number(sid.slice(2))) },
      'LOCAL',
    ),
  );
  await db.query(
    `UPDATE submissions s SET sealed = g.sealed, bank_account_index = g.place, same_account_index = g.same, bank_name = 'Bank of Tests', bank_type = 'LOCAL'
     FROM unnest($1::uuid[], $2::bytea[], $3::bytea[], $4::bytea[]) g (id, sealed, place, same) WHERE s.id = g.id`,
    [
      claims.map(({ id }) => id),
      columns.map(({ sealed }) => sealed),
      columns.map(({ bankAccountIndex }) => bankAccountIndex),
      columns.map(({ sameAccountIndex }) => sameAccountIndex),
    ],
  );
  await db.query('DELETE FROM bank_changes');
}

/** Changes the bank details of a claim by SQL; the change is held like any other. */
export async function setBank(
  { database: { db }, ring }: TestServer,
  id: string,
  accountNo: string,
  { bsb = BANK.bsb, accountName = BANK.accountName } = {},
): Promise<void> {
  const restricted = { ...NO_RESTRICTED, bsb: accountNo === '' ? '' : bsb, accountName, accountNo };
  const columns = encryptRestricted(ring, id, restricted, 'LOCAL');
  const { sealed, bankAccountIndex, sameAccountIndex, restrictedGiven } = columns;
  await db.query(
    `UPDATE submissions SET sealed = $2, bank_account_index = $3, restricted_given = $4, same_account_index = $5, bank_name = 'Bank of Tests', bank_type = 'LOCAL' WHERE id = $1`,
    [id, sealed, bankAccountIndex, restrictedGiven, sameAccountIndex],
  );
}

/** Gives a claim an account abroad, by SQL; the change is held like any other. */
export async function setBankAbroad(
  { database: { db }, ring }: TestServer,
  id: string,
  { accountNo, swiftCode, accountName = 'Avery Abroad', city = 'Köln', country = 'Germany' }: AccountAbroad,
): Promise<void> {
  const restricted = { ...NO_RESTRICTED, swiftCode, accountName, accountNo };
  const columns = encryptRestricted(ring, id, restricted, 'INTERNATIONAL');
  const { sealed, bankAccountIndex, sameAccountIndex } = columns;
  await db.query(
    `UPDATE submissions SET sealed = $2, bank_account_index = $3, bank_name = 'Bank abroad', bank_type = 'INTERNATIONAL',
       customer_city = $4, customer_country = $5, same_account_index = $6 WHERE id = $1`,
    [id, sealed, bankAccountIndex, city, country, sameAccountIndex],
  );
}

interface AccountAbroad {
  accountNo: string;
  swiftCode: string;
  accountName?: string;
  city?: string;
  country?: string;
}

/** A published distribution among so many claims, each with an account of its own. @returns its id */
export async function published(server: TestServer, claims: number, fund: object = {}): Promise<string> {
  const { db } = server.database;
  const { distribution: plan } = soundRules;
  const rates = { ...plan.withholding.rates, UNKNOWN: { rate: '0.47', rounding: 'WHOLE_DOLLAR_DOWN' } };
  const withholding = { ...plan.withholding, rates };
  await approvedRules(server, 1, { ...soundRules, distribution: { ...plan, withholding } });
  await addClaims(server, claims);
  await giveAccounts(server);
  // Whether the third one is resident is not known.
  await db.query(`UPDATE submissions SET australian_citizen = 'NO' WHERE sid <> 'A-000003'`);
  const [maker, approver] = [await Confirming.signedIn(server), await Confirming.signedIn(server)];
  const run = await endedRun(maker.client, (await startRun(maker.client)).id);
  await finaliseRun(server, run.id);
  const distribution = await computed(maker.client, await saved(maker.client, aFund(run.id, fund)));
  const { id } = await frozen(maker.client, distribution);
  const approved = await approver.acts('APPROVE', await frozenOf(maker.client, id));
  await approver.acts('PUBLISH', approved);
  return id;
}

const frozenOf = async (client: Client, id: string) =>
  (
    await client.data<{ distribution: never }>(
      `query ($id: ID!) { distribution(id: $id) { id version publishLines } }`,
      { id },
    )
  ).distribution;

export const PROFILE = {
  ...{ name: 'Trust account', institution: 'WBC', userName: 'SETTLEMENT SCHEME', userId: '301500' },
  ...{ description: 'DISTRIB 01', traceBsb: '032-001', traceAccount: '909123456', remitter: 'SETTLEMENT' },
  ...{ balanced: true, maxTotal: '', maxRows: '', longTitles: 'REFUSE' },
};

/** What a profile of pain.001 has other than one of Direct Entry. */
export const PAIN_PROFILE = {
  ...{ format: 'PAIN_03', institution: '', userName: '', userId: '', description: '', remitter: '' },
  ...{ balanced: false, initiator: 'SETTLEMENT SCHEME', initiatorId: 'ABC123', debtor: 'SETTLEMENT FUND' },
};

/** Saves a bank profile. @returns its id */
export async function aProfile(client: Client, overrides: object = {}): Promise<string> {
  const { saveBankProfile } = await client.data<{ saveBankProfile: { id: string } }>(
    'mutation ($input: BankProfileInput!) { saveBankProfile(input: $input) { id } }',
    { input: { ...PROFILE, ...overrides } },
  );
  return saveBankProfile.id;
}

export const PREPARE = `mutation ($distributionId: ID!, $profileId: ID!, $day: String!) {
  run: preparePayments(distributionId: $distributionId, profileId: $profileId, day: $day) { ${RUN} } }`;

/** The day of all runs: long ahead. */
export const DAY = '2099-03-02';

export async function runState(client: Client, id: string): Promise<ShownRun> {
  return (
    await client.data<{ run: ShownRun }>(`query ($id: ID!) { run: paymentRun(id: $id) { ${RUN} } }`, { id })
  ).run;
}

/** Waits until the worker has done its work on a run. */
export async function endedWork(client: Client, id: string, seconds = 60): Promise<ShownRun> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const run = await patiently(() => runState(client, id));
    if (run.state !== 'PREPARING' && run.state !== 'WRITING') return run;
    await sleep(50);
  }
  throw new Error(`The payment run ${id} did not end its work within ${seconds} seconds.`);
}

/** Waits until the payments of a run are moved to where its files and its state want them. */
export async function moved({ database: { db } }: TestServer, runId: string, seconds = 60): Promise<void> {
  for (let tries = 0; tries < seconds * 20; tries += 1) {
    const [{ moving }] = await db.query<[{ moving: boolean }]>(IS_MOVING, [runId]);
    if (!moving) return;
    await sleep(50);
  }
  throw new Error(`The payments of run ${runId} were not moved within ${seconds} seconds.`);
}

/**
 * Has a run prepared, as soon as the payments of another one are moved, and waits for the end.
 * @throws Error when it is refused
 */
export async function prepared(client: Client, distributionId: string, profileId: string): Promise<ShownRun> {
  for (let tries = 0; ; tries += 1) {
    const { body } = await client.graphql<{ run: ShownRun }>(PREPARE, {
      distributionId,
      profileId,
      day: DAY,
    });
    if (body.data) return endedWork(client, body.data.run.id);
    const isMoving = body.errors?.[0]?.message.includes('are being updated');
    if (!isMoving || tries === 600) throw new Error(JSON.stringify(body.errors));
    await sleep(100);
  }
}

/** All payments of a run, page by page. */
export async function paymentsOf(
  client: Client,
  runId: string,
  filter: object = {},
): Promise<ShownPayment[]> {
  const found: ShownPayment[] = [];
  for (let page = 1; ; page += 1) {
    const { payments } = await client.data<{
      payments: { payments: ShownPayment[]; pagination: { totalPages: number } };
    }>(
      `query ($runId: ID!, $state: PaymentState, $reason: PaymentHeldReason, $page: Int) {
         payments(runId: $runId, state: $state, reason: $reason, page: $page) {
           payments { id submissionId sid net state heldReason heldCodes heldBecause account version } pagination { totalPages } } }`,
      { runId, page, ...filter },
    );
    found.push(...payments.payments);
    if (page >= payments.pagination.totalPages) return found;
  }
}

const SEND_CODE = `mutation ($id: ID!, $version: Int!, $act: PaymentAct!) { sendPaymentsCode(id: $id, version: $version, act: $act) { message } }`;
const SEND_RELEASE_CODE =
  'mutation ($id: ID!, $version: Int!) { sendPaymentReleaseCode(id: $id, version: $version) { message } }';

const SEND_REISSUE_CODE =
  'mutation ($id: ID!, $version: Int!) { sendReissueCode(id: $id, version: $version) { message } }';

export const SEND_UNCLAIMED_CODE =
  'mutation ($id: ID!, $version: Int!) { sendUnclaimedCode(id: $id, version: $version) { message } }';

export const REISSUE = `mutation ($id: ID!, $version: Int!, $because: String!, $code: String!) {
  reissuePayment(id: $id, version: $version, because: $because, code: $code) { id reissuer reissueBecause } }`;

const SEND_FIND_PAID_CODE =
  'mutation ($id: ID!, $version: Int!) { sendFindPaidCode(id: $id, version: $version) { message } }';

export const FIND_PAID = `mutation ($id: ID!, $version: Int!, $because: String!, $code: String!) {
  findPaymentPaid(id: $id, version: $version, because: $because, code: $code) { id state finder foundPaidBecause mayReissue mayFindPaid } }`;

const SEND_FILE_REJECTED_CODE =
  'mutation ($id: ID!, $version: Int!) { sendFileRejectedCode(id: $id, version: $version) { message } }';

/** About a file that the bank rejected whole; `id` and `version` are the file's. */
export const REJECTED = {
  REPORT: `mutation ($id: ID!, $version: Int!, $because: String!, $reference: String!) {
    run: reportFileRejected(id: $id, version: $version, because: $because, reference: $reference) { ${RUN} } }`,
  CONFIRM: `mutation ($id: ID!, $version: Int!, $because: String!, $code: String!) {
    run: confirmFileRejected(id: $id, version: $version, because: $because, code: $code) { ${RUN} } }`,
  REFUSE: `mutation ($id: ID!, $version: Int!, $because: String!) {
    run: refuseFileRejected(id: $id, version: $version, because: $because) { ${RUN} } }`,
};

export const ACTS = {
  APPROVE: `mutation ($id: ID!, $version: Int!, $code: String!) { run: approvePayments(id: $id, version: $version, code: $code) { ${RUN} } }`,
  WRITE: `mutation ($id: ID!, $version: Int!, $code: String!) { run: writePayments(id: $id, version: $version, code: $code) { ${RUN} } }`,
};

interface Versioned {
  id: string;
  version: number;
}

/** Somebody of the office who pays; codes come from the mailbox. */
export class Payer {
  private codes = 0;

  private constructor(
    private readonly server: TestServer,
    readonly user: User,
    public client: Client,
  ) {}

  static async signedIn(server: TestServer, name = 'Pat Payer'): Promise<Payer> {
    const user = await anAdmin(server.database.db, { name });
    return new Payer(server, user, await server.signIn(user));
  }

  /** Signs in once more, at a server that has started again. */
  async again(): Promise<void> {
    // Nobody signs in as often as a drill starts servers.
    await this.server.database.db.query('DELETE FROM limits');
    this.client = await patiently(() => this.server.signIn(this.user));
  }

  /** The mailed code for an act. @throws Error when it is refused */
  async codeFor(
    act: keyof typeof ACTS | 'RELEASE' | 'REISSUE' | 'FIND_PAID' | 'FILE_REJECTED' | 'UNCLAIMED',
    { id, version }: Versioned,
  ): Promise<string> {
    await this.server.database.db.query('DELETE FROM limits');
    if (act === 'RELEASE') await this.client.data(SEND_RELEASE_CODE, { id, version });
    else if (act === 'REISSUE') await this.client.data(SEND_REISSUE_CODE, { id, version });
    else if (act === 'FIND_PAID') await this.client.data(SEND_FIND_PAID_CODE, { id, version });
    else if (act === 'FILE_REJECTED') await this.client.data(SEND_FILE_REJECTED_CODE, { id, version });
    else if (act === 'UNCLAIMED') await this.client.data(SEND_UNCLAIMED_CODE, { id, version });
    else await this.client.data(SEND_CODE, { id, version, act });
    this.codes += 1;
    return this.server.mailbox.codeAmong(this.user.email, this.codes);
  }

  /** Approves or writes with a code. @throws Error when it is refused */
  async acts(act: keyof typeof ACTS, { id, version }: Versioned): Promise<ShownRun> {
    const code = await this.codeFor(act, { id, version });
    return (await this.client.data<{ run: ShownRun }>(ACTS[act], { id, version, code })).run;
  }

  /** Writes the files, and waits for the end. */
  async writes(run: Versioned): Promise<ShownRun> {
    await this.acts('WRITE', run);
    return endedWork(this.client, run.id);
  }

  async releases(payment: Versioned, because = 'Two funds of one trustee'): Promise<ShownRun> {
    const code = await this.codeFor('RELEASE', payment);
    const { run } = await this.client.data<{ run: ShownRun }>(
      `mutation ($id: ID!, $version: Int!, $because: String!, $code: String!) {
         run: releasePayment(id: $id, version: $version, because: $because, code: $code) { ${RUN} } }`,
      { id: payment.id, version: payment.version, because, code },
    );
    return run;
  }

  /** Decides that a returned payment is made again. @throws Error when it is refused */
  async reissues(payment: Versioned, because = 'The bank says it was not paid'): Promise<void> {
    const code = await this.codeFor('REISSUE', payment);
    await this.client.data(REISSUE, { id: payment.id, version: payment.version, because, code });
  }

  /** Decides that a returned payment was paid after all. @throws Error when it is refused */
  async findsPaid(payment: Versioned, because = 'The bank confirms it'): Promise<object> {
    const code = await this.codeFor('FIND_PAID', payment);
    const given = { id: payment.id, version: payment.version, because, code };
    return (await this.client.data<{ findPaymentPaid: object }>(FIND_PAID, given)).findPaymentPaid;
  }

  /** A file by a single-use link. */
  async fetches(fileId: string): Promise<{ url: string; response: Response }> {
    const { ticket } = await this.client.data<{ ticket: { url: string } }>(
      'mutation ($id: ID!) { ticket: createDownloadTicket(kind: PAYMENT_FILE, id: $id) { url } }',
      { id: fileId },
    );
    const url = this.server.process.url + ticket.url;
    return { url, response: await fetch(url) };
  }
}

/** Stores a run that no worker knows of, with a profile that nobody can open. @returns its id */
export async function aStoredPaymentRun(
  { database: { db } }: TestServer,
  distributionId: string,
): Promise<string> {
  const [{ id }] = await db.query<[{ id: string }]>(
    `WITH profile AS (
       INSERT INTO bank_profiles (name, sealed, editor_id) SELECT 'Stored', ''::bytea, id FROM users LIMIT 1 RETURNING id, editor_id
     )
     INSERT INTO payment_runs (number, distribution_id, profile_id, profile_version, payment_day, maker_id)
     SELECT 1, $1, id, 1, '2099-03-02', editor_id FROM profile RETURNING id`,
    [distributionId],
  );
  return id;
}
