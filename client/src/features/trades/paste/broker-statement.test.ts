import { checkTradeRow, type TradeTexts } from '@rules/trade-row.js';
import { readPastedTrades } from './read-pasted-trades';
import { recogniseTable } from './recognise-table';
import { codeOfShare, readCode } from './share-codes';

const line = ({ transactionType, tradeDate, quantity, pricePerShare, totalAmount }: TradeTexts) =>
  [transactionType, tradeDate, quantity, pricePerShare, totalAmount].join(' | ');

const read = (text: string, share: string | undefined = 'CVE') => {
  const { rows, notes, codes } = readPastedTrades(recogniseTable(text, share));
  return { rows, lines: rows.map(line), notes: notes.join('\n'), codes };
};

/** Invented statements in the shapes of the brokers' files. */
const COMMSEC = [
  'Date,Reference,Details,Debit($),Credit($),Balance($)',
  '05/02/2018,C100000001,B 500 CVE @ 4.50,2269.95,,0.00',
  '06/02/2018,R200000002,Direct Transfer 000000 00000000 Drawer A MEMBER,,2269.95,0.00',
  '07/02/2018,C100000003,"S 1,200 CVE @ 5.100000  ",,6100.05,-6100.05',
  '08/02/2018,C100000004,B 10 HRW @ 20.00,219.95,,0.00',
  '09/02/2018,C100000005,S 20 BTL @ 3.00,,40.05,0.00',
  '09/02/2018,P300000006,Direct Transfer - Payee A MEMBER,40.05,,0.00',
].join('\n');
const NABTRADE = [
  'Order No,Status,Type,Security,Quantity,Price,Consideration,Brokerage,Trade date',
  'N1,Executed,Buy,CVE.ASX,"1,000",$4.50,"$4,500.00",$19.95,01/02/2018',
  'N2,Cancelled,Buy,CVE.ASX,"1,000",$4.40,"$4,400.00",,02/02/2018',
  'N3,Executed,Sell,HRW.ASX,5,$20.00,$100.00,$14.95,03/02/2018',
].join('\n');
const SELFWEALTH = [
  'Trade Date,Settlement Date,Action,Reference,Code,Name,Units,Average Price,Consideration,Brokerage,Total',
  '2018-02-01 00:00:00,2018-02-05 00:00:00,Buy,R-1,CVE,CORVANE,100,4.5,450,9.5,459.5',
  '2018-03-01 00:00:00,2018-03-05 00:00:00,Sell,R-2,CVE,CORVANE,40,5,200,9.5,190.5',
  '2018-03-02 00:00:00,2018-03-06 00:00:00,Buy,R-3,HRW,HARROW,40,5,200,9.5,209.5',
].join('\n');
const INTERACTIVE_BROKERS = [
  'Statement,Header,Field Name,Field Value',
  'Statement,Data,BrokerName,Interactive Brokers',
  'Trades,Header,DataDiscriminator,Asset Category,Currency,Symbol,Date/Time,Quantity,T. Price,C. Price,Proceeds,Comm/Fee,Basis,Realized P/L,MTM P/L,Code',
  'Trades,Data,Order,Stocks,AUD,CVE,"2018-02-01, 10:31:05","1,000",4.5,4.6,-4500,-6,4506,0,100,O',
  'Trades,Data,Trade,Stocks,AUD,CVE,"2018-02-01, 10:31:05","1,000",4.5,,-4500,-6,,,,',
  'Trades,Data,Order,Stocks,AUD,CVE,"2018-03-01, 11:00:00",-400,5,5,2000,-6,-1800,194,0,C',
  'Trades,SubTotal,,Stocks,AUD,CVE,,600,,,-2500,-12,2706,194,100,',
  'Trades,Data,Order,Forex,AUD,AUD.USD,"2018-03-02, 11:00:00",-400,0.78,,312,-2,,,,',
  'Trades,Data,Order,Stocks,AUD,HRW,"2018-03-03, 11:00:00",5,20,20,-100,-6,106,0,0,O',
  'Dividends,Header,Currency,Date,Description,Amount',
  'Dividends,Data,AUD,2018-04-01,CVE Cash Dividend,20',
].join('\n');
const FLEX = [
  '"Symbol","TradeDate","Buy/Sell","Quantity","TradePrice","Proceeds","IBCommission"',
  '"CVE","20180201;103105","BUY","100","4.5","-450","-6"',
  '"CVE","20180301;110000","SELL","-40","5","200","-6"',
].join('\n');

describe('the statement of a broker', () => {
  it.each<[string, string, string[], RegExp[]]>([
    [
      'CommSec',
      COMMSEC,
      ['BUY | 2018-02-05 | 500 | 4.50 | 2250.00', 'SELL | 2018-02-07 | 1200 | 5.100000 | 6120.00'],
      [
        /Left out: 2 rows of other shares \(HRW 1, BTL 1\)/,
        /Left out: 2 rows that are no trades, for example “Direct Transfer/,
        /days of settlement/,
        /2 totals were worked out/,
      ],
    ],
    [
      'CommSec, copied without its header',
      COMMSEC.split('\n').slice(1).join('\n').replaceAll(',', '\t').replace('1\t200', '1,200'),
      ['BUY | 2018-02-05 | 500 | 4.50 | 2250.00', 'SELL | 2018-02-07 | 1200 | 5.100000 | 6120.00'],
      [/Left out: 2 rows of other shares/, /Left out: 2 rows that are no trades/],
    ],
    [
      'nabtrade',
      NABTRADE,
      ['BUY | 2018-02-01 | 1000 | 4.50 | 4500.00'],
      [
        /Left out: 1 row of other shares \(HRW 1\)/,
        /Left out: 1 row that is no trade, for example “N2 Cancelled/,
      ],
    ],
    [
      'SelfWealth',
      SELFWEALTH,
      ['BUY | 2018-02-01 | 100 | 4.5 | 450', 'SELL | 2018-03-01 | 40 | 5 | 200'],
      [/Left out: 1 row of other shares \(HRW 1\)/],
    ],
    [
      'Interactive Brokers, as an activity statement',
      INTERACTIVE_BROKERS,
      ['BUY | 2018-02-01 | 1000 | 4.5 | 4500', 'SELL | 2018-03-01 | 400 | 5 | 2000'],
      [
        /Only the section Trades/,
        /Left out: 1 row of other shares \(HRW 1\)/,
        /Left out: 1 row that is no trade/,
      ],
    ],
    [
      'Interactive Brokers, as a Flex query',
      FLEX,
      ['BUY | 2018-02-01 | 100 | 4.5 | 450', 'SELL | 2018-03-01 | 40 | 5 | 200'],
      [],
    ],
  ])(
    'of %s is read without broken rows, and what is left out is counted (TRADE-20)',
    (_name, text, lines, notes) => {
      const statement = read(text);
      expect(statement.lines).toEqual(lines);
      expect(statement.rows.map(checkTradeRow)).toEqual(lines.map(() => ({})));
      notes.forEach((note) => expect(statement.notes).toMatch(note));
    },
  );

  const RULE = 'Total Amount Paid is quantity × price, without brokerage and other fees.';
  it.each([
    ['CommSec', COMMSEC],
    ['nabtrade', NABTRADE],
    ['SelfWealth', SELFWEALTH],
    ['Interactive Brokers', INTERACTIVE_BROKERS],
  ])('of %s says once that the totals are without brokerage (TRADE-31)', (_name, text) => {
    expect(read(text).notes.split(RULE)).toHaveLength(2);
  });

  it.each([
    ['Brokerage,Total', '19.95,4964.95', '19.95,1980.05'],
    ['Brokerage,GST,Total', '18.14,1.81,4964.95', '18.14,1.81,1980.05'],
    ['Net Amount', '4964.95', '1980.05'],
    ['Total incl. brokerage', '4964.95', '1980.05'],
  ])('has totals without the fees that %s says are in them (TRADE-31)', (columns, bought, sold) => {
    const { lines, notes } = read(
      `Date,Type,Units,Price,${columns}\n01/02/2018,Buy,1000,4.945,${bought}\n02/02/2018,Sell,400,5,${sold}`,
    );
    expect(lines).toEqual([
      'BUY | 2018-02-01 | 1000 | 4.945 | 4945.00',
      'SELL | 2018-02-02 | 400 | 5 | 2000.00',
    ]);
    expect(notes).toContain(RULE);
    expect(notes).toContain('2 totals of the statement include fees, and were replaced by quantity × price.');
  });

  it.each([
    ['nothing says why they differ', 'Total', '4964.95'],
    ['the fees do not explain the difference', 'Brokerage,Total', '19.95,4999.00'],
    ['they are less than a purchase cost', 'Net Amount', '4925.05'],
    ['the difference is too large for fees', 'Net Amount', '9945'],
  ])('keeps its totals when %s (TRADE-31)', (_why, columns, bought) => {
    const { rows } = read(`Date,Type,Units,Price,${columns}\n01/02/2018,Buy,1000,4.945,${bought}`);
    expect(rows[0]?.totalAmount).toBe(bought.split(',').at(-1));
  });

  it.each([
    ['dates', 'Text,One,Two,Three\na,1,2,3', /no column with the dates/],
    ['dates under known names', 'Type,Units,Price\nBuy,1,2', /no column with the dates/],
    ['types', 'Date,Units,Price\n01/02/2018,500,2', /no column that says Buy or Sell/],
  ])('without %s is not known (TRADE-32)', (_name, text, why) => {
    expect(readPastedTrades(recogniseTable(text)).unknown).toMatch(why);
  });

  it('without types is known by signs, by the chosen column, and before its share is chosen (TRADE-32)', () => {
    const table = recogniseTable('Date,Art,Units,Price\n01/02/2018,Buy,500,2');
    const columns = table.columns.map((field, at) => (at === 1 ? ('transactionType' as const) : field));
    const signs = 'Date,Units,Price\n01/02/2018,500,2\n02/02/2018,-200,3';
    const shares = 'Date,Code,Units,Price\n01/02/2018,ABC,500,2\n02/02/2018,XYZ,-200,3';
    expect(readPastedTrades({ ...table, columns }).unknown).toBeUndefined();
    expect(readPastedTrades(recogniseTable(signs)).unknown).toBeUndefined();
    expect(readPastedTrades(recogniseTable(shares, 'CVE')).unknown).toBeUndefined();
  });

  it('keeps a trade in words that it cannot read, so that it is marked', () => {
    const { rows } = read(`${COMMSEC}\n12/02/2018,C1,B many CVE @ 4.50,,,\n13/02/2018,C2,B 500 @ 4.50,,,`);
    expect(rows.slice(2).map(({ quantity }) => quantity)).toEqual(['many', '500 @ 4.50']);
    expect(rows.slice(2).map((row) => 'quantity' in checkTradeRow(row))).toEqual([true, true]);
  });

  it('keeps shares that were transferred or bought with a dividend', () => {
    const { lines } = read(
      'Date,Type,Code,Quantity,Price,Value\n01/02/2018,Transfer in,CVE,10,0,0\n02/02/2018,Dividend reinvestment plan,CVE,3,4,12\n03/02/2018,Dividend,CVE,,,12\n,,,13,,24',
    );
    expect(lines).toEqual([
      'TRANSFER_IN | 2018-02-01 | 10 | 0 | 0',
      'Dividend reinvestment plan | 2018-02-02 | 3 | 4 | 12',
    ]);
  });

  it('is not read before the share is chosen, when the claim’s is not in it', () => {
    expect(read(COMMSEC, 'XYZ').rows).toEqual([]);
    expect([...read(COMMSEC, 'XYZ').codes!]).toEqual([
      ['CVE', 2],
      ['HRW', 1],
      ['BTL', 1],
    ]);
    expect(readPastedTrades({ ...recogniseTable(COMMSEC, 'XYZ'), code: 'BTL' }).rows.map(line)).toEqual([
      'SELL | 2018-02-09 | 20 | 3.00 | 60.00',
    ]);
  });

  it('of one share is read when the scheme names no ticker code', () => {
    const { code } = recogniseTable(FLEX);
    expect(code).toBe('CVE');
    expect(recogniseTable(COMMSEC).code).toBeUndefined();
  });
});

describe('the ticker code of a share', () => {
  it.each([
    ['Corvane Engineering Limited (CVE)', 'CVE'],
    ['Corvane Engineering Limited (ASX: CVE)', 'CVE'],
    ['Corvane (formerly Cor Holdings) Limited (CVE.AX)', 'CVE'],
    ['Corvane Engineering Limited', undefined],
    ['Corvane (in liquidation)', undefined],
    ['Corvane Limited (2018)', undefined],
  ])('in %j is %s', (name, code) => expect(codeOfShare(name)).toBe(code));

  it.each([
    ['cve', 'CVE'],
    ['CVE.ASX', 'CVE'],
    ['ASX:CVE', 'CVE'],
    ['Corvane Engineering', undefined],
    ['', undefined],
  ])('%j is read as %s', (text, code) => expect(readCode(text)).toBe(code));
});
