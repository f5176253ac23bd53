import { describeNotation, NotationEvidence } from './notation.js';

const LABELS = {
  tradeDate: 'Trade Date',
  quantity: 'Quantity',
  pricePerShare: 'Price per Share',
  totalAmount: 'Total Amount',
};

/** Collects the evidence of rows of date, quantity, price and total. */
function evidenceOf(rows: readonly string[]): NotationEvidence {
  const evidence = new NotationEvidence(LABELS);
  rows.forEach((row, index) => {
    const [tradeDate = '', quantity = '', pricePerShare = '', totalAmount = ''] = row.split('|');
    evidence.trade({ tradeDate, quantity, pricePerShare, totalAmount }, index + 2);
  });
  return evidence;
}

describe('the numbers of a table', () => {
  it.each([
    ['one proof settles what the others leave open', ['|100|9,125|912,500', '|100|9,12|912'], 'comma'],
    ['a proof before the open ones settles them', ['|100|9.12|912', '|100|9,125|912,500'], 'point'],
    ['whole numbers leave nothing to settle', ['|100|9|900'], undefined],
    ['a quantity has no decimals', ['|1,500|9|13,500'], 'point'],
    ['a quantity with a point has no decimals', ['|1.500|4|6.000'], 'comma'],
    ['a proof counts more than a quantity', ['|1,500|9|13,5', '|100|4|400'], 'comma'],
    ['words and broken numbers say nothing', ['|ten|1.2.3|9,12 €', '|5|1.5|7.5'], 'point'],
  ])('are unambiguous: %s', (_name, rows, way) =>
    expect(evidenceOf(rows).numbers.verdict()).toEqual({ kind: 'settled', way }),
  );

  it('are ambiguous when each could be another number, naming the first two', () => {
    const verdict = evidenceOf(['|100|9,125|912,500', '|100|4,500|450']).numbers.verdict();
    expect(verdict).toEqual({
      kind: 'open',
      texts: [
        { text: '9,125', line: 2, column: 'Price per Share' },
        { text: '912,500', line: 2, column: 'Total Amount' },
      ],
    });
  });

  it('are ambiguous where a quantity ends in three zeros', () => {
    expect(evidenceOf(['|1.000|4|4000']).numbers.verdict().kind).toBe('open');
  });

  it('are ambiguous where a quantity could be a part of a share by its total', () => {
    expect(evidenceOf(['|1,500|9,125|13,688']).numbers.verdict().kind).toBe('open');
  });

  it('contradict each other when two prove different decimal marks', () => {
    const verdict = evidenceOf(['|5|1,5|7,5', '|1|2|2', '|5|1,234.56|6172.80']).numbers.verdict();
    expect(verdict).toEqual({
      kind: 'contradicting',
      proofs: [
        { text: '1,5', line: 2, column: 'Price per Share' },
        { text: '1,234.56', line: 4, column: 'Price per Share' },
      ],
    });
  });

  it.each([
    [
      'a row is a trade of whole shares in thousands only',
      ['|1,500|5|7,500', '|30|9,12|273,60'],
      ['1,500', '9,12'],
    ],
    ['it comes after the proof', ['|30|9,12|273,60', '|1,500|5|7,500'], ['9,12', '1,500']],
    ['it is one with three decimals too', ['|1,000|5|5,000', '|30|9,12|273'], ['1,000', '9,12']],
    ['its thousands have a point', ['|30|9.12|273', '|1.000|5|5.000'], ['9.12', '1.000']],
    ['it has no price', ['|12,000||', '|30|9,12|273'], ['12,000', '9,12']],
    ['it has no price and whole shares come first', ['|30|9.12|273', '|12.000|0|0'], ['9.12', '12.000']],
    ['it has no price and there are no whole shares', ['|12,000||', '|1,5||'], ['12,000', '1,5']],
    ['its price is 0', ['|1,000|0|0', '|1,5||'], ['1,000', '1,5']],
  ])('contradict a proof that would give shares three decimals: %s', (_name, rows, texts) => {
    const verdict = evidenceOf(rows).numbers.verdict();
    expect(verdict).toMatchObject({ kind: 'contradicting', proofs: texts.map((text) => ({ text })) });
  });

  it.each([
    ['two, and a price', ['|100.00|5|500', '|1500.00|9.12|13680.00'], 'point'],
    ['three, and other rows show it', ['|2,000|5|10,000', '|3,000|9,12|27,360', '|12,000||'], 'comma'],
    ['three, and amounts have two', ['|2,000|5,00|10,00', '|100,000|9,12|912,00'], 'comma'],
    ['three, and all quantities have them', ['|2,000||', '|100,000||', '|4,000|9,12|36'], 'comma'],
    ['three, and no thousands would fit', ['|2.000|5|10', '|100.000|9.12|912'], 'point'],
  ])('are unambiguous where a program always writes decimals of shares: %s', (_name, rows, way) =>
    expect(evidenceOf(rows).numbers.verdict()).toEqual({ kind: 'settled', way }),
  );

  it('contradict a fractional quantity with three decimals', () => {
    const verdict = evidenceOf(['|1.000||', '|2,500||']).numbers.verdict();
    expect(verdict).toMatchObject({ kind: 'contradicting', proofs: [{ text: '1.000' }, { text: '2,500' }] });
  });

  it('contradict each other when quantities do and there is no other evidence', () => {
    expect(evidenceOf(['|1,500|4|6000', '|1.500|4|6000']).numbers.verdict().kind).toBe('contradicting');
  });
});

describe('the days of a table', () => {
  it.each([
    [['03/04/2018', '31/12/2018'], { kind: 'settled', way: 'day-first' }],
    [['03/04/2018', '12/31/2018'], { kind: 'settled', way: 'month-first' }],
    [['2018-12-31', '31-Dec-2018', '31.12.2018', '4/4/2018'], { kind: 'settled', way: undefined }],
    [['03-04-2018'], { kind: 'open', texts: [{ text: '03-04-2018', line: 2, column: 'Trade Date' }] }],
    [['45/12/2018', '13/13/2018'], { kind: 'settled', way: undefined }],
  ])('the order of the days %j', (days, verdict) => expect(evidenceOf(days).days.verdict()).toEqual(verdict));

  it('the days of a table contradict each other', () => {
    expect(evidenceOf(['12/31/2018', '31/12/2018']).days.verdict()).toMatchObject({
      kind: 'contradicting',
      proofs: [{ line: 2 }, { line: 3 }],
    });
  });
});

it.each([
  [{}, undefined],
  [{ numbers: 'comma', days: 'day-first' }, 'Numbers as 1.234,56; dates as 31/12/2018'],
  [{ numbers: 'point' }, 'Numbers as 1,234.56'],
  [{ days: 'month-first' }, 'Dates as 12/31/2018'],
] as const)('the format %j is described as %j', (notation, sentence) =>
  expect(describeNotation(notation)).toBe(sentence),
);
