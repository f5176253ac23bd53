import { setIn } from 'formik';
import { differencesOf, mergeEdits, type ClaimBase } from './claim-conflict';
import { emptyClaim, type ClaimFormValues } from './claim-values';

const phone = 'contactDetails.mobile';
const trades = 'tradeDetails.tradeData';

const row = (id: string, overrides: object = {}) => ({
  key: id,
  id,
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity: '1000',
  pricePerShare: '6.12',
  totalAmount: '6120',
  ...overrides,
});

const claim = (path: string, value: unknown): ClaimFormValues =>
  setIn(emptyClaim, path, value) as ClaimFormValues;
const version = (number: number, values: ClaimFormValues): ClaimBase => ({
  version: number,
  tradeVersion: 1,
  values,
});

describe('an answer that was changed meanwhile', () => {
  it.each([
    ['nobody changed it', '1', '1', '1', undefined],
    ['only I changed it', '1', '1', '2', undefined],
    ['only they changed it', '1', '2', '1', { before: '1', now: '2' }],
    ['both changed it alike', '1', '2', '2', undefined],
    ['both changed it alike but for a space', '1', '2', ' 2 ', undefined],
    ['both changed it', '1', '2', '3', { before: '1', now: '2', mine: '3' }],
    ['they emptied it', '1', '', '3', { before: '1', now: '', mine: '3' }],
  ])(
    'an answer is shown as a conflict only when it is one: %s: %j, %j, %j',
    (_, before, theirs, mine, expected) => {
      const found = differencesOf(
        version(1, claim(phone, before)),
        version(2, claim(phone, theirs)),
        claim(phone, mine),
      );
      expect(found).toEqual(expected ? [{ path: phone, label: 'Phone', ...expected }] : []);
    },
  );

  it("a difference is described in the form's labels", () => {
    const at = (value: string) => claim('bankDetails.bankType', value);
    expect(differencesOf(version(1, at('')), version(2, at('LOCAL')), at('INTERNATIONAL'))).toEqual([
      {
        path: 'bankDetails.bankType',
        label: 'Bank country',
        before: '',
        now: 'Local (Australia)',
        mine: 'International',
      },
    ]);
  });

  it.each([
    ['mine', '1', '1', '3', '3'],
    ['theirs', '1', '1', '3', '3'],
    ['mine', '1', '2', '1', '2'],
    ['theirs', '1', '2', '1', '2'],
    ['mine', '1', '2', '3', '3'],
    ['theirs', '1', '2', '3', '2'],
  ] as const)('merged with preference %s: %j, %j, %j is %j', (prefer, before, theirs, mine, expected) => {
    const merged = mergeEdits(
      version(1, claim(phone, before)),
      version(2, claim(phone, theirs)),
      claim(phone, mine),
      prefer,
    );
    expect(merged.contactDetails.mobile).toBe(expected);
  });
});

describe('trades that were changed meanwhile', () => {
  const before = version(1, claim(trades, [row('t1'), row('t2')]));
  const now = version(2, claim(trades, [row('t1'), row('t3', { quantity: '5' })]));

  it('are compared as one list, regardless of order, ids and notation', () => {
    const same = claim(trades, [row('t9', { quantity: '1,000' }), row('t8', { pricePerShare: '6.120000' })]);
    expect(differencesOf(before, version(2, same), before.values)).toEqual([]);
  });

  it('are merged in when they were not changed here', () => {
    expect(mergeEdits(before, now, before.values, 'mine').tradeDetails.tradeData).toEqual(
      now.values.tradeDetails.tradeData,
    );
  });

  it('changed trades are listed row by row: theirs, and mine when I changed them too', () => {
    const trade = (shares: string) => `Buy 01-Feb-2018: ${shares} shares at 6.1200, total 6,120.00`;
    const theirs = {
      added: [trade('5')],
      removed: [trade('1,000')],
      changed: [],
    };
    const [untouched] = differencesOf(before, now, before.values);
    expect(untouched?.rows).toEqual({ theirs });
    const mine = claim(trades, [
      row('t1', { quantity: '7' }),
      row('t2'),
      row('new', { id: undefined, quantity: 'x' }),
    ]);
    const [met] = differencesOf(before, now, mine);
    expect(met?.rows).toEqual({
      theirs,
      mine: {
        added: ['BUY · 2018-02-01 · x · 6.12 · 6120'],
        removed: [],
        changed: [{ before: trade('1,000'), now: trade('7') }],
      },
    });
  });

  it('comparing trades ignores blank rows', () => {
    const blank = { transactionType: '', tradeDate: '', quantity: '', pricePerShare: '', totalAmount: '' };
    const mine = claim(trades, [row('t1'), row('t2'), row('t4', { id: undefined, ...blank })]);
    expect(differencesOf(before, now, mine)).toMatchObject([{ path: trades, now: '2 trades' }]);
    expect(differencesOf(before, now, mine)[0]?.mine).toBeUndefined();
  });

  it('stay as typed when mine are kept, deleted ones as new ones', () => {
    const mine = claim(trades, [row('t1'), row('t2', { quantity: '7' })]);
    expect(differencesOf(before, now, mine)).toMatchObject([
      { path: trades, label: 'Trades', before: '2 trades', now: '2 trades', mine: '2 trades' },
    ]);
    const kept = mergeEdits(before, now, mine, 'mine').tradeDetails.tradeData;
    expect(kept.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['t1', '1000'],
      [undefined, '7'],
    ]);
  });
});
