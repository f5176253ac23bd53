import { matchReturns, type SentPayment } from './match-returns.js';
import type { DirectEntryReturns, ReturnedItem, StatusReport } from './returned-item.js';

const item: ReturnedItem = {
  line: 2,
  reference: 'SID0001',
  reasonCode: '3',
  reasonText: '',
  cents: 123n,
  bank: '062-000',
  accountNumber: '12345678',
  day: '15',
};
const payment: SentPayment = {
  paymentId: 'p1',
  reference: 'SID0001',
  cents: 123n,
  bank: '062000',
  accountNumber: '012345678',
  sentAs: '301500',
  processingDate: '2024-07-15',
  isReturned: false,
};
const other: SentPayment = { ...payment, paymentId: 'p2', reference: 'SID0002' };

const aba = (...items: Partial<ReturnedItem>[]): DirectEntryReturns => ({
  format: 'ABA',
  userIds: ['301500'],
  items: items.map((changed, at) => ({ ...item, line: at + 2, ...changed })),
});
const pain = (whole: StatusReport['whole'], ...items: Partial<ReturnedItem>[]): StatusReport => ({
  format: 'PAIN',
  messageId: 'M1',
  ...{ whole, made: [], madeWhole: null },
  items: items.map((changed, at) => ({ ...item, line: at + 5, ...changed })),
});
const inMessage = (...payments: SentPayment[]) => payments.map((sent) => ({ ...sent, sentAs: 'M1' }));

describe('returned payments', () => {
  it('are found by reference, amount and account, with leading zeros or without (PAIN-10)', () => {
    expect(matchReturns(aba({ reference: 'SID0002', reasonCode: '5' }, {}), [payment, other])).toEqual({
      returned: [
        { paymentId: 'p2', line: 2, reasonCode: '5', reasonText: '', whole: false },
        { paymentId: 'p1', line: 3, reasonCode: '3', reasonText: '', whole: false },
      ],
      ...{ before: [], made: [] },
    });
  });

  it('that came back before change nothing, and are named with what the file says of them (PAIN-10, RETURN-11)', () => {
    expect(matchReturns(aba({}), [{ ...payment, isReturned: true }])).toEqual({
      returned: [],
      before: [{ paymentId: 'p1', line: 2, reasonCode: '3', reasonText: '', whole: false }],
      made: [],
    });
  });

  it('that came back before, and that the bank says it made, are named with its status (RETURN-11)', () => {
    const sent = inMessage({ ...payment, isReturned: true }, { ...other, isReturned: false });
    const made = [
      { line: 7, reference: payment.reference, status: 'ACSC' },
      { line: 9, reference: other.reference, status: 'ACSC' },
    ];
    const found = { returned: [], before: [] };
    expect(matchReturns({ ...pain(null), made }, sent)).toEqual({
      ...found,
      made: [{ paymentId: 'p1', line: 7, status: 'ACSC' }],
    });
    expect(matchReturns({ ...pain(null), madeWhole: 'ACCC' }, sent)).toEqual({
      ...found,
      made: [{ paymentId: 'p1', line: 1, status: 'ACCC' }],
    });
  });

  it('are not those of a file that the bank rejected whole, if others fit (PAIN-10, PAY-15)', () => {
    const first = { ...payment, isReturned: true, isFileRejected: true };
    const again = { ...payment, paymentId: 'p9' };
    expect(matchReturns(aba({}), [first, again])).toMatchObject({
      returned: [{ paymentId: 'p9' }],
      before: [],
    });
    expect(matchReturns(aba({}), [first])).toMatchObject({ returned: [], before: [{ paymentId: 'p1' }] });
    const later = { ...again, processingDate: '2024-08-20' };
    expect(matchReturns(aba({ day: first.processingDate.slice(8) }), [first, later])).toMatchObject({
      returned: [],
      before: [{ paymentId: 'p1' }],
    });
  });

  it('of a reference that was issued anew are those of the same account or day (PAIN-10)', () => {
    const first = { ...payment, isReturned: true };
    const again = { ...payment, paymentId: 'p9', processingDate: '2024-08-20' };
    const moved = { ...again, accountNumber: '777' };
    expect(matchReturns(aba({}), [first, again])).toMatchObject({
      returned: [],
      before: [{ paymentId: 'p1' }],
    });
    expect(matchReturns(aba({ day: '20' }), [first, again])).toMatchObject({
      returned: [{ paymentId: 'p9' }],
      before: [],
    });
    expect(matchReturns(aba({ accountNumber: '777' }), [first, moved])).toMatchObject({
      returned: [{ paymentId: 'p9' }],
    });
    expect(matchReturns(aba({}), [{ ...payment, cents: 124n }, again])).toMatchObject({
      returned: [{ paymentId: 'p9' }],
    });
  });

  it.each<[string, DirectEntryReturns | StatusReport, SentPayment[], number, RegExp]>([
    ['an unknown reference', aba({}, { reference: 'SID9' }), [payment], 3, /reference/],
    ['another amount', aba({ cents: 124n }), [payment], 2, /amount/],
    ['another account', aba({ accountNumber: '12345679' }), [payment], 2, /account/],
    ['another bank', aba({ bank: '062-001' }), [payment], 2, /account/],
    ['a payment twice', aba({}, {}), [payment], 3, /twice/],
    ['a payment twice that came back before', aba({}, {}), [{ ...payment, isReturned: true }], 3, /twice/],
    ['two payments that it may be', aba({}), [payment, { ...payment, paymentId: 'p9' }], 2, /Several/],
    [
      'one that came back before or one issued anew',
      aba({ day: '01' }),
      [
        { ...payment, isReturned: true },
        { ...payment, paymentId: 'p9' },
      ],
      2,
      /Several/,
    ],
    ['another user id', { ...aba({}), userIds: ['301500', '004711'] }, [payment], 1, /user identification/],
    ['no payments of ours at all', { ...aba({}), userIds: ['004711'] }, [], 2, /reference/],
    ['an answer to an unknown message', pain(null, {}), [payment], 1, /message/],
    [
      'a file that the bank had already',
      pain({ reasonCode: 'DU01', reasonText: '' }, {}),
      inMessage(payment),
      1,
      /had it already/,
    ],
    ['a payment of another message', pain(null, {}), [payment, ...inMessage(other)], 5, /reference/],
  ])('are refused whole for %s (PAIN-10)', (_title, file, sent, line, reason) => {
    expect(matchReturns(file, sent)).toEqual({ refused: [{ line, reason: expect.stringMatching(reason) }] });
  });

  it('are refused with every reason at once (PAIN-10)', () => {
    const { refused } = matchReturns(aba({ cents: 1n }, { reference: 'SID9' }, { reference: 'SID0002' }), [
      payment,
      other,
    ]);
    expect(refused?.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('of a rejected whole are all payments of the message, with their own reasons where they are named (PAIN-10)', () => {
    const sent = [
      ...inMessage(payment, other, { ...other, paymentId: 'p3', isReturned: true }),
      { ...payment, paymentId: 'p4' },
    ];
    const whole = { reasonCode: 'AM04', reasonText: 'No funds' };
    const named = { cents: null, bank: null, accountNumber: null, reasonCode: 'AC04' };
    expect(matchReturns(pain(whole, named), sent)).toEqual({
      returned: [
        { paymentId: 'p1', line: 5, reasonCode: 'AC04', reasonText: '', whole: false },
        { paymentId: 'p2', line: 1, ...whole, whole: true },
      ],
      before: [{ paymentId: 'p3', line: 1, ...whole, whole: true }],
      made: [],
    });
    expect(matchReturns(pain(whole, { ...named, reasonCode: '' }), sent)).toMatchObject({
      returned: [{ paymentId: 'p1', line: 5, ...whole, whole: true }, {}],
    });
    expect(matchReturns(pain(null), sent)).toEqual({ returned: [], before: [], made: [] });
  });
});
