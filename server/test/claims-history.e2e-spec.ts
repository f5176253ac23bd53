import type { Submission } from '../src/submissions/submission.entity.js';
import type { User } from '../src/users/user.entity.js';
import {
  aClaimInput,
  ADD_TRADE,
  aTradeInput,
  CREATE,
  DELETE_TRADE,
  put,
  refusal,
  SUBMISSION_DATA,
  UPDATE,
  UPDATE_SID,
  viewClaim,
  type ViewedClaim,
  type ViewedTrade,
} from './harness/claims.js';
import type { Client } from './harness/client.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { importFile } from './harness/importing.js';
import { TestServer } from './harness/test-server.js';

const TRADE = '{ id transactionType tradeDate quantity pricePerShare totalAmount }';
const HISTORY = `query ($id: ID!, $page: Int) { claimHistory(submissionId: $id, page: $page) {
  sid legalEntity
  changes {
    id at action actorName mayView tradesAdded tradesRemoved
    fields { path label before after masked }
    addedTrades ${TRADE} removedTrades ${TRADE}
  }
  pagination { page totalItems totalPages }
} }`;
const AS_OF = `query ($id: ID!, $change: ID!) { claimAsOf(submissionId: $id, changeId: $change) {
  at sid email ${SUBMISSION_DATA}
} }`;

interface Change {
  id: string;
  at: string;
  action: string;
  actorName: string;
  mayView: boolean;
  tradesAdded: number;
  tradesRemoved: number;
  fields: { path: string; label: string; before: string; after: string; masked: boolean }[];
  addedTrades: ViewedTrade[];
  removedTrades: ViewedTrade[];
}

let server: TestServer;
let member: User;
let asMember: Client;
let asAdmin: Client;

beforeAll(async () => {
  server = await TestServer.start();
  const { db } = server.database;
  member = await aUser(db, { name: 'Morgan Member' });
  asMember = await server.signIn(member);
  asAdmin = await server.signIn(await anAdmin(db, { name: 'Ada Admin' }));
});
afterAll(() => server.close());

async function historyOf(id: string, page = 1) {
  const { claimHistory } = await asAdmin.data<{
    claimHistory: {
      sid: string | null;
      legalEntity: string;
      changes: Change[];
      pagination: { totalItems: number; totalPages: number };
    };
  }>(HISTORY, { id, page });
  return claimHistory;
}

const asOf = async (id: string, change: string) =>
  (
    await asAdmin.data<{ claimAsOf: Pick<ViewedClaim, 'sid' | 'email' | 'submissionData'> }>(AS_OF, {
      id,
      change,
    })
  ).claimAsOf;

const stateOf = ({ sid, email, submissionData }: Pick<ViewedClaim, 'sid' | 'email' | 'submissionData'>) => ({
  sid,
  email,
  submissionData,
});

/** A claim filed by the member and then changed in every way. */
async function aLife(): Promise<{ id: string; states: ReturnType<typeof stateOf>[] }> {
  const tradeData = [aTradeInput({ quantity: '1' }), aTradeInput({ quantity: '2' })];
  const { createSubmission } = await asMember.data<{ createSubmission: { submissionId: string } }>(CREATE, {
    input: aClaimInput({ tradeDetails: { tradeData } }),
  });
  const id = createSubmission.submissionId;
  const states: ReturnType<typeof stateOf>[] = [];
  const see = async () => {
    const claim = await viewClaim(asAdmin, id);
    states.push(stateOf(claim));
    return claim;
  };
  await see();
  const bankDetails = { ...aClaimInput().bankDetails, bankName: 'Other Bank', accountNo: '55556666' };
  await put(asMember, `/api/settlement-submission/${id}/update`, { bankDetails });
  await see();
  await asAdmin.data(UPDATE_SID, { id, version: 2, sid: `H-${states.length}-${id.slice(-6)}` });
  await see();
  await asAdmin.data(ADD_TRADE, { id, tradeVersion: 1, trade: aTradeInput({ quantity: '3' }) });
  const { submissionData } = await see();
  const tradeId = submissionData.tradeDetails.tradeData.find(({ quantity }) => quantity === '1')!.id;
  await asAdmin.data(DELETE_TRADE, { id, tradeVersion: 2, tradeId });
  await see();
  const contactDetails = { ...aClaimInput().contactDetails, firstName: 'Blake' };
  const tradeDetails = { openingBalance: '7', tradeData: [aTradeInput({ quantity: '4' })] };
  const input = { contactDetails, tradeDetails };
  await asAdmin.data(UPDATE, { id, version: 3, tradeVersion: 3, input });
  await see();
  return { id, states };
}

describe('the history of a claim', () => {
  it('shows who changed what, field by field, newest first and the filing last (HISTORY-1, HISTORY-2)', async () => {
    const { id } = await aLife();
    const { legalEntity, sid: current, changes, pagination } = await historyOf(id);
    expect([legalEntity, current]).toEqual([
      aClaimInput().legalDetails.legalEntity,
      expect.stringMatching(/^H-2-/),
    ]);
    expect(pagination).toMatchObject({ totalItems: 6, totalPages: 1 });
    expect(changes.map(({ action, actorName }) => `${action} by ${actorName}`)).toEqual([
      'Edited by Ada Admin',
      'Trade deleted by Ada Admin',
      'Trade added by Ada Admin',
      'SID changed by Ada Admin',
      'Edited by Morgan Member',
      'Filed by Morgan Member',
    ]);
    const [edited, deleted, added, sid, bank, filed] = changes;
    expect(edited).toMatchObject({ tradesAdded: 1, tradesRemoved: 2, addedTrades: [{ quantity: '4' }] });
    expect(edited!.fields).toEqual([
      {
        path: 'contactDetails.firstName',
        label: 'First name',
        before: 'Avery',
        after: 'Blake',
        masked: false,
      },
      {
        path: 'tradeDetails.openingBalance',
        label: 'Opening balance',
        before: '100',
        after: '7',
        masked: false,
      },
    ]);
    expect(deleted).toMatchObject({ fields: [], tradesRemoved: 1, removedTrades: [{ quantity: '1' }] });
    expect(added).toMatchObject({ fields: [], tradesAdded: 1, tradesRemoved: 0 });
    expect(sid!.fields).toMatchObject([{ path: 'sid', label: 'SID', before: '', masked: false }]);
    expect(bank!.fields).toEqual([
      {
        path: 'bankDetails.bankName',
        label: 'Bank name',
        before: 'Bank of Tests',
        after: 'Other Bank',
        masked: false,
      },
      {
        path: 'bankDetails.accountNo',
        label: 'Account number',
        before: '••••040',
        after: '••••666',
        masked: true,
      },
    ]);
    expect(filed).toMatchObject({ fields: [], tradesAdded: 2, tradesRemoved: 0, mayView: true });
    expect(JSON.stringify(changes)).not.toMatch(/10203040|55556666/);
  });

  it('shows the claim as it was after each change, including trades and restricted fields (HISTORY-3)', async () => {
    const { id, states } = await aLife();
    const { changes } = await historyOf(id);
    const seen = [];
    for (const { id: change } of changes) seen.unshift(stateOf(await asOf(id, change)));
    expect(seen).toEqual(states);
    const [{ count } = { count: 0 }] = await server.database.db.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM audit_entries WHERE subject_id = $1 AND action = 'submission.version-read'`,
      [id],
    );
    expect(count).toBe(6);
  });

  it('shows a version that was stored before a field was added to the claim, with that field empty (HISTORY-3)', async () => {
    const { id, states } = await aLife();
    await server.database.db.query(
      `UPDATE claim_versions SET content = content - ARRAY['mobile', 'relationship'] WHERE submission_id = $1 AND part = 'CLAIM'`,
      [id],
    );
    const { changes } = await historyOf(id);
    expect(changes[0]!.fields).toContainEqual({
      path: 'contactDetails.mobile',
      label: 'Phone',
      before: '',
      after: '0400 000 000',
      masked: false,
    });
    const { contactDetails, ...others } = states[0]!.submissionData;
    expect((await asOf(id, changes.at(-1)!.id)).submissionData).toEqual({
      ...others,
      contactDetails: { ...contactDetails, mobile: '', relationship: null },
    });
  });

  it('counts all trades of a change and shows 50, and has pages (SCREEN-25)', async () => {
    const { id } = await aSubmission(server.database.db, server.ring);
    const tradeData = Array.from({ length: 60 }, () => aTradeInput());
    await asAdmin.data(UPDATE, { id, version: 1, tradeVersion: 0, input: { tradeDetails: { tradeData } } });
    for (let version = 1; version <= 25; version += 1)
      await asAdmin.data(UPDATE_SID, { id, version, sid: `PAGES-${version}` });
    const first = await historyOf(id);
    expect(first.changes).toHaveLength(25);
    expect(first.changes.at(-1)).toMatchObject({ fields: [{ after: 'PAGES-1' }] });
    const { changes, pagination } = await historyOf(id, 2);
    expect(pagination).toMatchObject({ totalItems: 27, totalPages: 2 });
    expect(changes[0]).toMatchObject({ action: 'Edited', tradesAdded: 60 });
    expect(changes[0]!.addedTrades).toHaveLength(50);
    expect(changes[1]).toMatchObject({ action: 'Filed', actorName: 'Not recorded' });
    expect((await historyOf(id, 3)).changes).toEqual([]);
  });

  it('is available to administrators, for existing claims and changes (HISTORY-1)', async () => {
    const { id } = await aSubmission(server.database.db, server.ring, { ownerId: member.id });
    expect((await refusal(asMember, HISTORY, { id })).code).toBe('FORBIDDEN');
    expect((await refusal(asMember, AS_OF, { id, change: '1' })).code).toBe('FORBIDDEN');
    expect((await refusal(asAdmin, HISTORY, { id: member.id })).code).toBe('NOT_FOUND');
    for (const change of ['1', 'x', '9'.repeat(40), ''])
      expect((await refusal(asAdmin, AS_OF, { id, change })).code).toBe('NOT_FOUND');
  });
});

describe('the history of imported claims', () => {
  const records = (...rows: string[]) =>
    `sid,email,legalEntity,accountNo,openingBalance\n${rows.join('\n')}\n`;
  const trades = (...rows: string[]) =>
    `sid,transactionType,tradeDate,quantity,pricePerShare,totalAmount\n${rows.join('\n')}\n`;

  const bySid = async (sid: string) => {
    const [row] = await server.database.db.query<Pick<Submission, 'id'>[]>(
      'SELECT id FROM submissions WHERE sid = $1',
      [sid],
    );
    return row!.id;
  };

  it('names the file and its changes, and stores nothing for new or unchanged rows (HISTORY-1, HISTORY-2)', async () => {
    const send = (name: string, kind: 'settlement-records' | 'settlement-records/trade', text: string) =>
      importFile(asAdmin, kind, text, '', name);
    await send(
      'first.csv',
      'settlement-records',
      records('IMP-1,i1@example.com,One,11112222,10', 'IMP-2,i2@example.com,Two,,'),
    );
    const buy = 'BUY,2018-01-02,10,1,10';
    await send('trades.csv', 'settlement-records/trade', trades(`IMP-1,${buy}`, `IMP-2,${buy}`));
    await send(
      'second.csv',
      'settlement-records',
      records('IMP-1,i1@example.com,One Pty Ltd,33334444,10', 'IMP-2,i2@example.com,Two,,'),
    );
    await send(
      'more.csv',
      'settlement-records/trade',
      trades(`IMP-1,SELL,2018-01-03,4,1,4`, `IMP-1,OPEN,,55,,`, `IMP-2,${buy}`),
    );
    const id = await bySid('IMP-1');
    const { changes } = await historyOf(id);
    expect(changes).toMatchObject([
      {
        action: 'Imported',
        actorName: 'Import more.csv',
        tradesAdded: 2,
        tradesRemoved: 1,
        fields: [{ path: 'tradeDetails.openingBalance', before: '10', after: '55' }],
      },
      {
        action: 'Imported',
        actorName: 'Import second.csv',
        tradesAdded: 0,
        fields: [
          { path: 'legalDetails.legalEntity', before: 'One', after: 'One Pty Ltd' },
          { path: 'bankDetails.accountNo', before: '••••222', after: '••••444', masked: true },
        ],
      },
      { action: 'Trades imported', actorName: 'Import trades.csv', tradesAdded: 1, fields: [] },
      { action: 'Imported', actorName: 'Import first.csv', tradesAdded: 0, fields: [] },
    ]);
    expect((await asOf(id, changes[2]!.id)).submissionData).toMatchObject({
      legalDetails: { legalEntity: 'One' },
      bankDetails: { accountNo: '11112222' },
      tradeDetails: { openingBalance: '10', tradeData: [{ transactionType: 'BUY' }] },
    });
    const kept = await server.database.db.query<unknown[]>(
      'SELECT 1 FROM claim_versions WHERE submission_id = $1 UNION ALL SELECT 1 FROM removed_trades WHERE submission_id = $1',
      [await bySid('IMP-2')],
    );
    expect(kept).toEqual([]);
  });
});

describe('deleting a claim', () => {
  it('deletes its history', async () => {
    const { id } = await aLife();
    await server.database.db.query('DELETE FROM submissions WHERE id = $1', [id]);
    const left = await server.database.db.query<unknown[]>(
      'SELECT 1 FROM claim_versions WHERE submission_id = $1 UNION ALL SELECT 1 FROM removed_trades WHERE submission_id = $1',
      [id],
    );
    expect(left).toEqual([]);
  });
});
