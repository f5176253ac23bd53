import { StartError } from '../config/start-error.js';
import { defaultScheme } from './default-scheme.js';
import { loadScheme, readScheme } from './load-scheme.js';

const text = (change: Record<string, unknown> = {}) =>
  JSON.stringify({ ...defaultScheme, ...change }, null, 2);
const refusal = (json: string) => {
  try {
    readScheme(json, 'scheme.json');
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as Error).message;
  }
  throw new Error('The scheme was taken.');
};

/** A scheme that pays withheld tax, to an account that is wrong in something. */
const payingTaxTo = (wrong: object) => {
  const account = {
    bsb: '093-003',
    accountNumber: '316385',
    accountName: 'TAX OFFICE',
    reference: '5510098',
  };
  return { payer: { name: 'Settlement Fund', abn: null, taxAccount: { ...account, ...wrong } } };
};

describe('the scheme file', () => {
  it('is the default one when none is given (SCHEME-3, SCHEME-6)', () => {
    expect(loadScheme(undefined).tradePeriod).toEqual({ start: '2017-08-24', end: '2018-11-12' });
    expect(readScheme(text(), 'scheme.json')).toEqual(defaultScheme);
  });

  it('of the default scheme has its court orders and removed claims with their dates (SCHEME-7)', () => {
    const { courtOrderDate, removedClaims } = loadScheme(undefined);
    expect([courtOrderDate, removedClaims.date]).toEqual(['2024-06-19', '2024-02-02']);
  });

  it('can describe another class action, as the sample does', () => {
    const sample = loadScheme('docs/samples/scheme-cedar-ridge.json');
    expect(sample.titles.classAction).not.toBe(defaultScheme.titles.classAction);
    expect(sample.removedClaims.sids).toHaveLength(3);
  });

  it('names the line of broken JSON (SCHEME-4)', () => {
    expect(refusal('{\n  "titles": {},\n  oops\n}')).toBe(
      'SCHEME_FILE scheme.json, line 3: this is not valid JSON.',
    );
  });

  it.each([
    [{ contactEmail: 'nobody' }, 'contactEmail: must be an e-mail address.'],
    [{ openingBalanceDate: '23/08/2017' }, 'openingBalanceDate: must be a date written yyyy-MM-dd.'],
    [
      { tradePeriod: { start: '2018-01-02', end: '2018-01-01' } },
      'tradePeriod.end: must not be before the start.',
    ],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone: must be a time zone such as Australia/Sydney.'],
    [{ currency: 'dollars' }, 'currency: must be a currency code such as AUD.'],
    [{ privacyUrl: 'javascript:alert(1)' }, 'privacyUrl: must be an https address.'],
    [{ colour: 'red' }, 'colour: is not known.'],
    [{ openingBalanceDate: '2020-02-30' }, 'openingBalanceDate: is not a day of the calendar.'],
    [{ openingBalanceDate: '30-02-2020' }, 'openingBalanceDate: must be a date written yyyy-MM-dd.'],
    [{ titles: [] }, 'titles: must be an object.'],
    [{ logos: {} }, 'logos: must be an array.'],
    [{ accent: '#0B6E6E' }, 'accent: must be an object.'],
    [{ accent: { light: '#0B6E6E' } }, 'accent.dark: is missing.'],
    [
      { accent: { light: 'teal', dark: '#5CC5BF' } },
      'accent.light: must be a colour of six hexadecimal digits',
    ],
    [
      { accent: { light: '#E0A030', dark: '#F2C14E' } },
      'accent.light: is hard to read in light mode: accent #E0A030 on sunken #F1F0EA has a contrast of 1.9:1 and needs 4.5:1.',
    ],
    [{ accent: { light: '#7A2E5D', dark: '#7A2E5D' } }, 'accent.dark: is hard to read in dark mode: '],
    [{ openingBalanceDate: '2017-08-25' }, 'must not be after the start of the trade period.'],
    [
      { payments: { secondApprovalAbove: '1,000' } },
      'payments.secondApprovalAbove: must be an amount such as',
    ],
    [{ payments: { referencePrefix: '0A' } }, 'payments.referencePrefix: must be 1 to 8 capital letters'],
    [payingTaxTo({ bsb: '999-999' }), 'payer.taxAccount.bsb: must be a BSB of six digits'],
    [
      payingTaxTo({ accountNumber: '1234567890' }),
      'payer.taxAccount.accountNumber: must have up to nine digits',
    ],
    [payingTaxTo({ reference: '0123' }), 'payer.taxAccount.reference: must be 1 to 18 plain letters'],
    [payingTaxTo({ accountName: 'Büro' }), 'payer.taxAccount.accountName: must be 1 to 32 plain letters'],
    [{ shareName: ' ' }, 'shareName: must not be empty.'],
    [{ shareName: 5 }, 'shareName: must be a string.'],
    [{ acknowledgements: [] }, 'acknowledgements: must have at least one entry.'],
    [{ logos: [{ image: 'http://a.example/l.svg', alt: 'A' }] }, 'logos.0.image: must be a path such as'],
  ])('names the field and line of %j (SCHEME-4)', (change, sentence) => {
    const message = refusal(text(change));
    expect(message).toMatch(/^SCHEME_FILE scheme\.json, line \d+: /);
    expect(message).toContain(sentence);
  });

  it.each(['[]', '5', '"scheme"', 'null'])('must be an object, which %s is not', (json) => {
    expect(refusal(json)).toBe('SCHEME_FILE scheme.json, line 1: the file: must be an object.');
  });

  it('names the line of a repeated setting (SCHEME-4)', () => {
    const json = text().replace('"currency":', '"timeZone": "Australia/Perth",\n  "currency":');
    const line = json.slice(0, json.indexOf('"timeZone": "Australia/Perth"')).split('\n').length;
    const message = refusal(json);
    expect(message).toBe(`SCHEME_FILE scheme.json, line ${line}: timeZone: appears twice.`);
    const inner = text().replace('"end":', '"start": "2017-08-24",\n    "end":');
    expect(refusal(inner)).toContain(': tradePeriod.start: appears twice.');
  });

  it('names the line of the part in which a title is missing, not of the same word elsewhere (SCHEME-4)', () => {
    const { heading: _left, ...settlement } = defaultScheme.landing.settlement;
    const json = text({ landing: { ...defaultScheme.landing, settlement } });
    const line = json.slice(0, json.indexOf('"settlement": {')).split('\n').length;
    expect(refusal(json)).toBe(
      `SCHEME_FILE scheme.json, line ${line}: landing.settlement.heading: is missing.`,
    );
    const { portal: _out, ...titles } = defaultScheme.titles;
    expect(refusal(text({ titles }))).toBe('SCHEME_FILE scheme.json, line 2: titles.portal: is missing.');
  });

  it('names a file that cannot be read (SCHEME-4)', () => {
    expect(() => loadScheme('/nowhere/scheme.json')).toThrow(
      'SCHEME_FILE /nowhere/scheme.json cannot be read (ENOENT).',
    );
  });
});
