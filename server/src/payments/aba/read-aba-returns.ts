/** A returned payment: a record of type 2. */
export interface AbaReturn {
  bsb: string;
  accountNumber: string;
  /** 1 invalid BSB, 2 stopped, 3 closed, 4 deceased, 5 no such account, 6 refer to customer, 8 invalid user id, 9 technically invalid. */
  reason: string;
  transactionCode: string;
  /** An amount of money. */
  amount: string;
  title: string;
  reference: string;
  traceBsb: string;
  traceAccount: string;
  remitter: string;
  /** The day of the month on which the original file was processed. */
  originalDay: string;
  originalUserId: string;
}

/** Why a returns file is rejected; lines count from 1. */
export interface ReturnsRefusal {
  line: number;
  code:
    | 'EMPTY'
    | 'LINE_LENGTH'
    | 'RECORD_TYPE'
    | 'BSB_FORMAT'
    | 'ACCOUNT'
    | 'REASON'
    | 'AMOUNT'
    | 'REFERENCE'
    | 'TRAILER_MISSING'
    | 'TRAILER_TOTAL'
    | 'TRAILER_COUNT';
}

export type AbaReturns = { items: AbaReturn[]; refused?: undefined } | { refused: ReturnsRefusal[] };

const LENGTH = 120;
const REASON = /^[1-9]$/;

/**
 * Reads the returned payments in a Direct Entry returns file; the whole file is rejected if a line or a total is wrong.
 */
export function readAbaReturns(text: string): AbaReturns {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '' || lines.at(-1) === '\u001a') lines.pop();
  const refused: ReturnsRefusal[] = [];
  const refuse = (line: number, code: ReturnsRefusal['code']) => refused.push({ line, code });
  if (lines.length === 0) refuse(1, 'EMPTY');
  lines.forEach((line, at) => {
    if (line.length !== LENGTH) refuse(at + 1, 'LINE_LENGTH');
  });
  if (refused.length > 0) return { refused };
  const items: AbaReturn[] = [];
  lines.forEach((line, at) => {
    const isLast = at === lines.length - 1;
    const type = line[0];
    if (type !== (at === 0 ? '0' : isLast && type === '7' ? '7' : '2')) refuse(at + 1, 'RECORD_TYPE');
    if (type === '2') items.push(readReturn(line, (code) => refuse(at + 1, code)));
    if (type === '7' && isLast) checkTrailer(line, items, (code) => refuse(at + 1, code));
  });
  if (lines.at(-1)?.[0] !== '7') refuse(lines.length, 'TRAILER_MISSING');
  return refused.length > 0 ? { refused } : { items };
}

function readReturn(line: string, refuse: (code: ReturnsRefusal['code']) => void): AbaReturn {
  const at = (first: number, last: number) => line.slice(first - 1, last);
  const found = {
    bsb: at(2, 8),
    accountNumber: at(9, 17).trim(),
    reason: at(18, 18),
    transactionCode: at(19, 20),
    amount: moneyOf(at(21, 30)),
    title: at(31, 62).trimEnd(),
    reference: at(63, 80).trimEnd(),
    traceBsb: at(81, 87),
    traceAccount: at(88, 96).trim(),
    remitter: at(97, 112).trimEnd(),
    originalDay: at(113, 114),
    originalUserId: at(115, 120),
  };
  if (!/^\d{3}-\d{3}$/.test(found.bsb)) refuse('BSB_FORMAT');
  if (!/^\d{1,9}$/.test(found.accountNumber)) refuse('ACCOUNT');
  if (!REASON.test(found.reason)) refuse('REASON');
  if (!/^\d{10}$/.test(at(21, 30))) refuse('AMOUNT');
  if (found.reference === '') refuse('REFERENCE');
  return found;
}

function checkTrailer(
  line: string,
  items: readonly AbaReturn[],
  refuse: (code: ReturnsRefusal['code']) => void,
) {
  const at = (first: number, last: number) => line.slice(first - 1, last);
  const sums = [at(21, 30), at(31, 40), at(41, 50)];
  if (!sums.every((sum) => /^\d{10}$/.test(sum)) || !/^\d{6}$/.test(at(75, 80))) {
    refuse('TRAILER_TOTAL');
    return;
  }
  const [net = 0n, credits = 0n, debits = 0n] = sums.map(BigInt);
  const total = items.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  const off = credits > debits ? credits - debits : debits - credits;
  if (net !== off || credits + debits !== total) refuse('TRAILER_TOTAL');
  if (BigInt(at(75, 80)) !== BigInt(items.length)) refuse('TRAILER_COUNT');
}

function moneyOf(digits: string): string {
  return `${digits.slice(0, -2).replace(/^0+(?=\d)/, '')}.${digits.slice(-2)}`;
}

function centsOf(money: string): bigint {
  return /^\d+\.\d{2}$/.test(money) ? BigInt(money.replace('.', '')) : 0n;
}
