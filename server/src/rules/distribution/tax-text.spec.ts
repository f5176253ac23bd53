import { taxBasisText, taxSentences, taxTitle, type ClaimTaxFacts } from './tax-text.js';

const tax = (part: Partial<ClaimTaxFacts>): ClaimTaxFacts => ({
  basis: 'RESIDENT_NO_NUMBER',
  number: '',
  exemption: null,
  base: 'INTEREST',
  rate: '0.47',
  ...part,
});
const said = (part: Partial<ClaimTaxFacts>) => [taxTitle(tax(part)), ...taxSentences(tax(part))];

describe('what a member is told of the tax on a payment (TAX-2)', () => {
  it('names the reason, the part that is withheld and that giving a number is free', () => {
    expect(said({})).toEqual([
      'We will withhold tax from your payment because no tax file number was given',
      '47 % of the interest in your payment goes to the tax office.',
      'You do not have to give it. If you do before the payments are fixed, less or nothing is withheld.',
    ]);
  });

  it('names the end of a number that fails, and how to find the mistake', () => {
    expect(
      said({ basis: 'RESIDENT_NUMBER_FAILS', number: '••••789', base: 'TOTAL', rate: '0.4655' }),
    ).toEqual([
      'We will withhold tax from your payment because your tax file number cannot be right',
      '46.55 % of your payment goes to the tax office.',
      'In the number ending in 789 a digit may be missing or wrong. Please compare it with a letter from the tax office.',
    ]);
    expect(said({ basis: 'RESIDENT_NUMBER_FAILS', number: '••••' })[2]).toBe(
      'A digit may be missing or wrong. Please compare it with a letter from the tax office.',
    );
  });

  it.each([
    [
      { basis: 'RESIDENT_TFN', number: '••••782', rate: '0' },
      ['We will not withhold tax from your payment', 'We have your tax file number ending in 782.'],
    ],
    [
      { basis: 'RESIDENT_ABN', number: '••••556', rate: '0' },
      ['We will not withhold tax from your payment', 'We have your ABN ending in 556.'],
    ],
    [
      { basis: 'NON_RESIDENT', rate: '0.1' },
      [
        'We will withhold tax from your payment because you are not an Australian resident',
        '10 % of the interest in your payment goes to the tax office.',
      ],
    ],
    [
      { basis: 'UNKNOWN', rate: null },
      [
        'Nothing can be paid before we know whether you are an Australian resident',
        'The tax on your payment depends on it.',
      ],
    ],
    [
      { basis: 'RESIDENT_EXEMPT', rate: '0' },
      ['We will not withhold tax from your payment', 'You are exempt from giving a tax file number.'],
    ],
    [{ rate: '0' }, ['We will not withhold tax from your payment']],
  ] as const)('says of %j what it means', (part, words) => {
    expect(said(part)).toEqual(words);
  });
});

it('the office reads what a class rests on (TAX-1)', () => {
  expect(taxBasisText({ basis: 'RESIDENT_NUMBER_FAILS', number: '••••789', exemption: null })).toBe(
    'Australian resident; the tax file number ending in 789 does not pass its check',
  );
  expect(taxBasisText({ basis: 'RESIDENT_NO_NUMBER', number: '', exemption: null })).toBe(
    'Australian resident; no tax file number is given, and no ABN that passes its check',
  );
  expect(taxBasisText({ basis: 'RESIDENT_EXEMPT', number: '', exemption: 'PENSION' })).toBe(
    'Australian resident; exempt from quoting a tax file number: receives a pension or benefit',
  );
});
