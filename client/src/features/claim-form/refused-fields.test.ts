import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { emptyClaim, type ClaimFormValues } from './claim-values';
import { mergeErrors, refusedFields, refusedTrades, stillRefused } from './refused-fields';

const refusal = (fields: Record<string, string>) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT', fields } }] });

const row = (key: string, quantity: string) => ({
  key,
  transactionType: quantity && 'BUY',
  tradeDate: quantity && '2018-02-01',
  quantity,
  pricePerShare: quantity && '1',
  totalAmount: quantity,
});

const values: ClaimFormValues = {
  ...emptyClaim,
  tradeDetails: {
    openingBalance: '5',
    closingBalance: '',
    tradeData: [row('a', '1'), row('b', ''), row('c', '2')],
  },
};

describe("the server's errors at fields", () => {
  it.each([
    ['contactDetails.mobile', { contactDetails: { mobile: 'No' } }],
    ['input.contactDetails.mobile', { contactDetails: { mobile: 'No' } }],
    ['sid', { sid: 'No' }],
    ['tradeDetails.openingBalance', { tradeDetails: { openingBalance: 'No' } }],
    ['tradeDetails.tradeData.1.quantity', { tradeDetails: { tradeData: 'No' } }],
    ['somewhere.else', {}],
  ])('an error of the server at %s is shown at the corresponding field of the form', (path, expected) => {
    expect(stillRefused(refusedFields(refusal({ [path]: 'No' }), values), values)).toEqual(expected);
  });

  it('an error of the server at a field disappears when the field is changed', () => {
    const refused = refusedFields(refusal({ sid: 'Taken' }), values);
    expect(stillRefused(refused, { ...values, sid: '2' })).toEqual({});
  });

  it('find the row that was typed, not counting blank rows', () => {
    const error = refusal({ 'tradeDetails.tradeData.1.quantity': 'Too many' });
    expect(refusedTrades(error, values.tradeDetails.tradeData)).toEqual({ 2: { quantity: 'Too many' } });
  });

  it('are empty for a network error', () => {
    expect(refusedFields(new Error('offline'), values).size).toBe(0);
  });
});

it('a field with two errors shows the first of them', () => {
  expect(mergeErrors([{ a: { b: 'one' } }, { a: { b: 'two', c: 'three' } }])).toEqual({
    a: { b: 'one', c: 'three' },
  });
});
