import type { TradeRow } from '@rules/trade-row.js';
import { claimEdits, type ClaimBase } from './claim-conflict';
import { changesOf, emptyClaim, type ClaimFormValues } from './claim-values';
import { tradeChanges } from './trade-changes';

const row = (key: string, quantity = '100'): TradeRow => ({
  key,
  ...(!key.startsWith('new') && { id: key }),
  transactionType: 'BUY',
  tradeDate: '2018-02-01',
  quantity,
  pricePerShare: '6.12',
  totalAmount: '612',
});
const withRows = (tradeData: TradeRow[]): ClaimFormValues => ({
  ...emptyClaim,
  tradeDetails: { ...emptyClaim.tradeDetails, tradeData },
});
const stored = (tradeVersion: number, rows: TradeRow[]): ClaimBase => ({
  version: 1,
  tradeVersion,
  values: withRows(rows),
});
const many = Array.from({ length: 5_000 }, (_, at) => row(`t${at}`));
/** As the server returns it: through JSON, and with rows that are other objects. */
const throughServer = (rows: TradeRow[], base: ClaimBase) =>
  JSON.stringify(claimEdits.toDraft(withRows(rows), base));
const restored = (draft: string, latest: ClaimBase) => {
  const { values, base } = claimEdits.fromDraft(
    JSON.parse(draft) as ReturnType<typeof claimEdits.toDraft>,
    latest,
  );
  return { rows: values.tradeDetails.tradeData, base: base.values.tradeDetails.tradeData };
};

describe('the draft of an edit (DRAFT-10)', () => {
  const base = stored(1, many);
  const edited = [row('t0', '7'), ...many.slice(1, 4_999), row('new-1')];

  it('has what was done to the trades, not the list', () => {
    const draft = throughServer(edited, base);
    expect(draft.length).toBeLessThan(5_000);
    expect(restored(draft, base)).toEqual({ rows: edited, base: many });
  });

  it.each([
    ['nothing', many],
    ['all deleted', []],
    ['a row emptied', [{ ...row('t0'), quantity: '' }, ...many.slice(1)]],
  ])('restores %s', (_, rows) => {
    expect(restored(throughServer(rows, base), base).rows).toEqual(rows);
  });

  it('leaves alone what others did to trades that it does not concern', () => {
    const draft = throughServer([row('t1', '7'), row('t2'), row('new-1')], stored(1, [row('t1'), row('t2')]));
    const latest = stored(2, [row('t9'), row('t1'), row('t2', '55')]);
    expect(restored(draft, latest)).toEqual({
      rows: [row('t9'), row('t1', '7'), row('t2', '55'), row('new-1')],
      base: latest.values.tradeDetails.tradeData,
    });
  });

  it('knows a trade as it was that others changed or deleted too', () => {
    const draft = throughServer([row('t1', '7')], stored(1, [row('t1'), row('t2')]));
    const latest = stored(2, [row('t1', '55')]);
    const { base: began, rows } = restored(draft, latest);
    expect(began).toEqual([row('t1'), row('t2')]);
    expect(rows).toEqual([row('t1', '7')]);
    const [difference] = claimEdits.differencesOf(stored(1, began), latest, withRows(rows));
    expect(difference).toMatchObject({ label: 'Trades', mine: '1 trade' });
  });

  it('of an older form is read as it was', () => {
    const old = JSON.stringify({ claim: withRows([row('t1', '7')]), base: stored(1, [row('t1')]) });
    expect(restored(old, stored(1, [row('t1')]))).toEqual({ rows: [row('t1', '7')], base: [row('t1')] });
  });
});

it('what was changed is compared once for each list', () => {
  const after = [row('t0', '7'), ...many.slice(1)];
  expect(tradeChanges(many, after)).toBe(tradeChanges(many, after));
});

describe('an edit (CLAIM-31, TRADE-34)', () => {
  it('sends no trades when only the opening balance was changed', () => {
    const before = withRows(many);
    const after = { ...before, tradeDetails: { ...before.tradeDetails, openingBalance: '5' } };
    expect(changesOf(before, after, true).input).toEqual({
      tradeDetails: { openingBalance: '5', closingBalance: '' },
    });
  });

  it('sends the whole list when a trade was', () => {
    const { input } = changesOf(
      withRows([row('t1'), row('t2')]),
      withRows([row('t1', '7'), row('t2')]),
      true,
    );
    expect(input.tradeDetails?.tradeData?.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['t1', '7'],
      ['t2', '100'],
    ]);
  });
});
