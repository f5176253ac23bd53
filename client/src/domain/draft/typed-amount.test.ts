import { typedAmountText, typedAmount } from './typed-amount';

const row = (quantity: string, key = Math.random().toString()) => ({ key, quantity });

it('the typed amount counts the answers that differ from the initial values, and the rows', () => {
  const empty = { name: '', bank: { bsb: '', swift: '' }, trades: [] };
  const typed = { name: 'Acme', bank: { bsb: '062-000', swift: '' }, trades: [row('1'), row('1'), row('2')] };
  expect(typedAmount(empty, typed)).toEqual({ answers: 2, trades: 3 });
  expect(typedAmount(empty, empty)).toEqual({ answers: 0, trades: 0 });
});

it('the typed amount counts a changed row once, and a removed one, whatever its key', () => {
  expect(typedAmount([row('1'), row('2'), row('3')], [row('1'), row('5')])).toMatchObject({ trades: 2 });
  expect(typedAmount([row('1'), row('1')], [row('1')])).toMatchObject({ trades: 1 });
  expect(typedAmount([row('1'), row('2')], [row('2'), row('1')])).toMatchObject({ trades: 0 });
});

it.each([
  [{ answers: 24, trades: 3 }, '24 answers and 3 trades'],
  [{ answers: 1, trades: 0 }, '1 answer'],
  [{ answers: 0, trades: 1 }, '1 trade'],
  [{ answers: 0, trades: 0 }, ''],
])('the typed amount %j is written as "%s"', (amount, words) => {
  expect(typedAmountText(amount)).toBe(words);
});
