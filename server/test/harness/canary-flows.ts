import { setTimeout as sleep } from 'node:timers/promises';
import { agreedRun, approvedRules, finaliseRun, publishRun } from './assessing.js';
import { anOfficer, type Officer, release, REVEAL, STOP, twoDaysLater } from './bank-changes.js';
import { CANARIES, canaryAccount, canaryHin, canaryTaxNumber } from './canaries.js';
import {
  canarySid,
  FORM_FILED,
  IMPORTED,
  KNOWN_ENTITY,
  MEMBER,
  recordsFile,
  TRADES,
  tradesFile,
} from './canary-files.js';
import { aClaimInput, aTradeInput, CREATE, idOf, put, UPDATE, UPDATE_SID, viewClaim } from './claims.js';
import type { Client } from './client.js';
import { aFund, computed, saved } from './distributing.js';
import { fetchBytes, pdf, uploadDocument } from './documents.js';
import { aUser, PASSWORD } from './factories.js';
import { Confirming, frozen } from './freezing.js';
import { importFile } from './importing.js';
import { RAISE, WITHDRAW } from './objecting.js';
import {
  aProfile,
  PAIN_PROFILE,
  Payer,
  paymentsOf,
  prepared,
  type ShownPayment,
  type ShownRun,
} from './paying.js';
import { returnOf, returnsAnnounced, returnsFile, sent, sentOf, statusReport } from './returning.js';
import type { TestServer } from './test-server.js';

/** What moves a claim to its payment and back, with canaries in every field that is restricted. */
export class CanaryFlow {
  member!: Client;
  distributionId!: string;
  runs: ShownRun[] = [];

  private constructor(
    readonly server: TestServer,
    readonly maker: Payer,
    readonly checker: Payer,
    readonly third: Payer,
    readonly releaser: Officer,
    readonly officers: readonly [Confirming, Confirming],
  ) {}

  static async begin(server: TestServer): Promise<CanaryFlow> {
    const people = await Promise.all(
      ['Mary Maker', 'Charles Checker', 'Theo Third'].map((name) => Payer.signedIn(server, name)),
    );
    const [maker, checker, third] = people as [Payer, Payer, Payer];
    const officers = [await Confirming.signedIn(server), await Confirming.signedIn(server)] as const;
    const flow = new CanaryFlow(
      server,
      maker,
      checker,
      third,
      await anOfficer(server, 'Rita Releaser'),
      officers,
    );
    flow.member = await server.signIn(await aUser(server.database.db, { email: MEMBER }));
    return flow;
  }

  idOf = (n: number) => idOf(this.server, canarySid(n));

  private async edit(n: number, accountNo: string): Promise<void> {
    const id = await this.idOf(n);
    const { version, tradeVersion, submissionData } = await viewClaim(this.member, id);
    const input = { bankDetails: { ...submissionData.bankDetails, accountNo } };
    await this.member.data(
      UPDATE.replace('$sid: String', '$proof: ActProofInput, $sid: String').replace(
        'input: $input',
        'input: $input, proof: $proof',
      ),
      { id, version, tradeVersion, input, proof: { password: PASSWORD } },
    );
  }

  /** Claims by an import, by the form with a draft and a document, and an exemption that the office decides. */
  async filesClaims(): Promise<void> {
    const { client } = this.maker;
    const records = await importFile(client, 'settlement-records', recordsFile());
    expect(records).toMatchObject({ status: 'DONE', created: IMPORTED, rejected: 1 });
    expect(await importFile(client, 'settlement-records/trade', tradesFile())).toMatchObject({
      status: 'DONE',
      rejected: 0,
    });
    const { bsb, accountName } = CANARIES;
    const [taxNumber, tradingAccount] = [canaryTaxNumber(FORM_FILED), canaryHin(FORM_FILED)];
    const bank = { bsb, accountName, accountNo: canaryAccount(FORM_FILED) };
    await this.member.data(
      'mutation ($data: String!) { saveDraft(form: SUBMISSION_CREATE, data: $data, version: 0) { version } }',
      { data: JSON.stringify({ ...bank, taxNumber }) },
    );
    const tradeData = TRADES.map(([transactionType, tradeDate, times]) =>
      aTradeInput({
        transactionType,
        tradeDate,
        quantity: String(100 * times),
        pricePerShare: '3',
        totalAmount: String(300 * times),
      }),
    );
    const input = aClaimInput({
      bankDetails: bank,
      legalDetails: { taxNumber, tradingAccount, legalEntity: `${KNOWN_ENTITY} ${FORM_FILED}` },
      tradeDetails: { openingBalance: '0', tradeData },
    });
    const { createSubmission } = await this.member.data<{ createSubmission: { submissionId: string } }>(
      CREATE,
      { input },
    );
    const id = createSubmission.submissionId;
    const { version } = await viewClaim(client, id);
    await client.data(UPDATE_SID, { id, version, sid: canarySid(FORM_FILED) });
    const uploaded = await uploadDocument(this.member, id, 'passport.pdf', pdf(CANARIES.passport), {
      kind: 'IDENTITY',
    });
    expect(uploaded.status).toBe(201);
    await client.data(
      `mutation ($id: ID!, $reason: String!) { decideTaxExemption(submissionId: $id, ground: PENSION, reason: $reason) { ground } }`,
      { id: await this.idOf(4), reason: CANARIES.exemption },
    );
    await this.server.database.db.query(
      `UPDATE submissions SET created_at = created_at - interval '1 day';
       UPDATE trade_lists SET created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day';
       UPDATE trades SET created_at = created_at - interval '1 day'`,
    );
  }

  /** Changes by the form, by REST and by an accepted proposal: released, stopped by its owner, and left open. */
  async changesAccounts(): Promise<void> {
    await this.edit(5, canaryAccount(5, true));
    const sixth = await this.idOf(6);
    const { bankDetails } = (await viewClaim(this.member, sixth)).submissionData;
    const changed = { bankDetails: { ...bankDetails, accountNo: canaryAccount(6, true) } };
    expect((await put(this.member, `/api/settlement-submission/${sixth}/update`, changed)).status).toBe(200);
    const { sendAmendment } = await this.member.data<{ sendAmendment: { proposal: { id: string } } }>(
      `mutation ($id: ID!, $proposal: ProposedChangeInput, $proof: ActProofInput) {
         sendAmendment(submissionId: $id, message: "Please pay here.", proposal: $proposal, proof: $proof) { proposal { id } } }`,
      {
        id: await this.idOf(9),
        proposal: { fields: [{ path: 'bankDetails.accountNo', value: canaryAccount(9, true) }] },
        proof: { password: PASSWORD },
      },
    );
    await this.maker.client.data(
      'mutation ($id: ID!) { decideProposal(id: $id, accept: true, reason: "") { state } }',
      { id: sendAmendment.proposal.id },
    );
    await twoDaysLater(this.server);
    await this.releases(5);
    const token = /not-me\?token=([\w-]+)/.exec(
      (await this.server.mailbox.all()).find(
        ({ to, text }) => to.includes('contact-6@example.com') && text.includes('/not-me?token='),
      )!.text,
    )![1];
    await this.server.nobody.data(STOP, { token });
  }

  private async releases(n: number): Promise<void> {
    const [change] = await this.server.database.db.query<[{ id: string; version: number }]>(
      `SELECT id, version FROM bank_changes WHERE submission_id = $1 AND state = 'PENDING'`,
      [await this.idOf(n)],
    );
    await this.releaser.client.data(REVEAL, { id: change.id });
    await release(this.server, this.releaser, change, { result: 'CLOSE_MATCH', words: 'Called back' });
  }

  /** From an assessment to which a member objects, to a published distribution. */
  async shares(): Promise<void> {
    await approvedRules(this.server);
    const { client } = this.maker;
    const runId = await agreedRun(client);
    await publishRun(this.server, runId);
    const { raiseObjection } = await this.member.data<{ raiseObjection: { id: string; version: number } }>(
      RAISE,
      {
        submissionId: await this.idOf(1),
        grounds: 'A purchase is missing.',
      },
    );
    await this.member.data(WITHDRAW, { id: raiseObjection.id, version: raiseObjection.version });
    await finaliseRun(this.server, runId);
    const [author, approver] = this.officers;
    const made = await computed(
      author.client,
      await saved(author.client, aFund(runId, { settlementSum: '2000.00' })),
    );
    expect(made).toMatchObject({ state: 'COMPUTED', message: null });
    const approved = await approver.acts('APPROVE', await frozen(author.client, made, true));
    this.distributionId = (await approver.acts('PUBLISH', approved)).id;
  }

  /** Pays by Direct Entry, takes two payments back, and pays them and those abroad by pain.001. */
  async pays(): Promise<void> {
    const { traceAccount, bankUserName: userName } = CANARIES;
    const first = await this.paid(await aProfile(this.maker.client, { userName }));
    const paid = await sentOf(this.maker.client, first);
    const returned = (n: number, reason: string) => this.returnedBy(paid.get(canarySid(n))!, n, reason);
    const wrong = returnsFile([{ ...returned(7, '3'), account: canaryAccount(8) }]);
    expect(await this.imports(wrong)).toMatchObject({ status: 'REFUSED', created: 0 });
    expect(await this.imports(returnsFile([returned(7, '3'), returned(8, '6')]))).toMatchObject({
      status: 'DONE',
      created: 2,
    });
    await returnsAnnounced(this.server);
    await this.edit(7, canaryAccount(7, true));
    await twoDaysLater(this.server);
    await this.releases(7);
    const eighth = (await paymentsOf(this.third.client, first.id)).find(({ sid }) => sid === canarySid(8))!;
    await this.third.reissues(eighth);
    const pain = { ...PAIN_PROFILE, name: 'By pain.001', traceAccount, initiator: userName };
    const second = await this.paid(await aProfile(this.maker.client, pain));
    const abroad = (await sentOf(this.maker.client, second)).get(canarySid(3))!;
    const report = statusReport(second.files[0]!.id, [{ id: abroad.id, reason: 'AC04' }]);
    expect(await this.imports(report, 'returns.xml')).toMatchObject({ status: 'DONE', created: 1 });
    await returnsAnnounced(this.server);
  }

  private returnedBy(payment: ShownPayment, n: number, reason: string) {
    return returnOf(payment, canaryAccount(n), { reason, bsb: CANARIES.bsb });
  }

  private imports(file: string, name = 'returns.txt') {
    return importFile(this.maker.client, 'returns', file, '', name);
  }

  private async paid(profileId: string): Promise<ShownRun> {
    const run = await prepared(this.maker.client, this.distributionId, profileId);
    const written = await this.checker.writes(await this.checker.acts('APPROVE', run));
    expect(written).toMatchObject({ state: 'WRITTEN', message: null });
    await sent(this.server, this.checker, written);
    this.runs.push(written);
    return written;
  }

  /** An export of all claims by the worker, with their restricted fields. @returns its id */
  async exports(): Promise<string> {
    const { client } = this.maker;
    const { run } = await client.data<{ run: { id: string } }>(
      'mutation { run: startExport(report: SETTLEMENTS, format: CSV) { id } }',
    );
    for (let tries = 0; tries < 400; tries += 1) {
      const { done } = await client.data<{ done: { status: string } }>(
        'query ($id: ID!) { done: exportRun(id: $id) { status } }',
        { id: run.id },
      );
      if (done.status === 'DONE') return run.id;
      await sleep(50);
    }
    throw new Error('The export did not end within 20 seconds.');
  }

  /** A file by its link. */
  async download(kind: string, id: string, client = this.maker.client): Promise<Buffer> {
    const { ticket } = await client.data<{ ticket: { url: string } }>(
      'mutation ($kind: DownloadKind!, $id: ID!) { ticket: createDownloadTicket(kind: $kind, id: $id) { url } }',
      { kind, id },
    );
    const { status, bytes } = await fetchBytes(this.server.nobody, ticket.url);
    expect([kind, status]).toEqual([kind, 200]);
    return bytes;
  }
}
