import { Decimal } from 'decimal.js';
import { demoClaims, DEMO_ADMIN, DEMO_MEMBER } from './demo-scheme.js';
import { HOLDER_KINDS } from './holders.js';
import { isAbn, isAcn, isTfn } from './identifiers.js';
import { DISCLOSURE_DAY, CLOSING_CENTS, TRADING_DAYS } from './prices.js';
import { OPENING_DAY } from './trade-lists.js';

const claims = demoClaims();
const trades = claims.flatMap((claim) => claim.trades);

describe('the demo scheme', () => {
  it('the demo scheme is the same every time', () => {
    expect(demoClaims()).toEqual(claims);
  });

  it('has a few hundred claims of every kind, at home and abroad', () => {
    expect(claims.length).toBeGreaterThan(300);
    expect(new Set(claims.map((claim) => claim.kind))).toEqual(new Set(HOLDER_KINDS));
    const countries = new Set(claims.map((claim) => claim.fields.customerCountry));
    expect(countries).toEqual(new Set(['', 'New Zealand', 'United Kingdom', 'Singapore', 'United States']));
  });

  it('uses no SID twice, keeps leading zeros, and leaves some claims without one', () => {
    const sids = claims.flatMap((claim) => (claim.sid === null ? [] : [claim.sid]));
    expect(new Set(sids).size).toBe(sids.length);
    expect(sids.filter((sid) => /^0\d+$/.test(sid)).length).toBeGreaterThan(100);
    expect(claims.length - sids.length).toBeGreaterThan(4);
  });

  it('has claims without trades, one with 400, and none with more', () => {
    const counts = claims.map((claim) => claim.trades.filter((row) => row.transactionType !== 'OPEN').length);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(5);
    expect(counts.filter((count) => count === 400)).toHaveLength(1);
    expect(Math.max(...counts)).toBe(400);
  });

  it('has totals that are quantity times price exactly, on trading days of the period', () => {
    const days = new Set([OPENING_DAY, ...TRADING_DAYS]);
    for (const { quantity, pricePerShare, totalAmount, tradeDate } of trades) {
      expect(new Decimal(quantity).times(pricePerShare).toFixed()).toBe(totalAmount);
      expect(days.has(tradeDate)).toBe(true);
    }
    expect([TRADING_DAYS[0], TRADING_DAYS.at(-1)]).toEqual(['2017-08-24', '2018-11-12']);
  });

  it('never sells shares that are not held, and repeats no row of a claim', () => {
    for (const { fields, trades: rows } of claims) {
      let holding = /^\d+$/.test(fields.openingBalance) ? Number(fields.openingBalance) : 0;
      for (const row of rows) {
        if (row.transactionType === 'SELL' || row.transactionType === 'TRANSFER_OUT')
          holding -= Number(row.quantity);
        else if (row.transactionType !== 'OPEN') holding += Number(row.quantity);
        expect(holding).toBeGreaterThanOrEqual(0);
      }
      expect(new Set(rows.map((row) => Object.values(row).join())).size).toBe(rows.length);
    }
  });

  it('has a share that loses more than half of its price on the disclosure day', () => {
    const day = TRADING_DAYS.indexOf(DISCLOSURE_DAY);
    expect(CLOSING_CENTS[day]! * 2).toBeLessThan(CLOSING_CENTS[day - 1]!);
  });

  it('has correct check digits for companies and wrong ones for tax file numbers', () => {
    for (const { abnAcn, taxNumber } of claims.map((claim) => claim.fields)) {
      const digits = abnAcn.replace(/\D/g, '');
      if (abnAcn !== '') expect(digits.length === 9 ? isAcn(digits) : isAbn(digits)).toBe(true);
      expect(isTfn(taxNumber)).toBe(false);
    }
    expect(isAbn('51 824 753 556')).toBe(true);
    expect(isAcn('004 085 616')).toBe(true);
    expect(isAcn('004 085 617')).toBe(false);
  });

  it('contains no contact details of real people', () => {
    for (const { email, contactEmail, mobile } of claims.map((claim) => claim.fields)) {
      expect(email).toMatch(/@[a-z0-9-]+\.example$/);
      expect(contactEmail).toMatch(/^$|@[a-z0-9-]+\.example$/);
      expect(mobile.replaceAll(' ', '')).toMatch(
        /^$|^(0|\+61)49157\d{4}$|^\+447700900\d{3}$|^\+1\d{3}55501\d{2}$/,
      );
    }
  });

  it('gives the member three claims: a complete one with forty trades, one with missing fields, one of a company', () => {
    const own = claims.filter((claim) => claim.fields.email === DEMO_MEMBER.email);
    expect(own.map((claim) => claim.kind)).toEqual(['individual', 'joint', 'company']);
    expect(own[0]!.trades.filter((row) => row.transactionType !== 'OPEN')).toHaveLength(40);
    expect(own[1]!.fields.bsb).toBe('');
    for (const { password } of [DEMO_ADMIN, DEMO_MEMBER]) expect(password.length).toBeGreaterThanOrEqual(12);
  });

  it('has every format of an opening balance', () => {
    const balances = new Set(claims.map((claim) => claim.fields.openingBalance));
    for (const text of ['', '0', 'NONE', 'approx. 1,500 (see letter of 3 May)'])
      expect(balances.has(text)).toBe(true);
  });
});
