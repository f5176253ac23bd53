import { taxClassOf, taxStatus } from './tax-class.js';

describe('the tax class of a claim (SHARE-11)', () => {
  it.each([
    ['a resident with a tax file number', 'YES', '123 456 782', '', 'RESIDENT_QUOTED'],
    ['a resident with an ABN', 'YES', '', '51 824 753 556', 'RESIDENT_QUOTED'],
    ['a resident with a number that fails its check', 'YES', '123 456 789', '', 'RESIDENT_NOT_QUOTED'],
    ['a resident with zeros', 'YES', '000000000', '', 'RESIDENT_NOT_QUOTED'],
    ['a resident with an ACN only', 'YES', '', '004 085 616', 'RESIDENT_NOT_QUOTED'],
    ['a resident without a number', 'YES', '', '', 'RESIDENT_NOT_QUOTED'],
    ['a resident who wrote words', 'YES', 'exempt', 'n/a', 'RESIDENT_NOT_QUOTED'],
    ['somebody abroad, whatever number is given', 'NO', '123456782', '51824753556', 'NON_RESIDENT'],
    ['somebody who did not answer', null, '123456782', '', 'UNKNOWN'],
  ] as const)('%s', (_, australianCitizen, taxNumber, abnAcn, taxClass) => {
    expect(taxClassOf({ australianCitizen, taxNumber, abnAcn, exemption: null })).toBe(taxClass);
  });
});

describe('what a tax class rests on (TAX-1)', () => {
  it.each([
    [
      'the tax file number before the ABN',
      'YES',
      '123 456 782',
      '51 824 753 556',
      'RESIDENT_TFN',
      '123456782',
    ],
    ['the ABN where the number fails', 'YES', '123 456 789', '51 824 753 556', 'RESIDENT_ABN', '51824753556'],
    [
      'a number that fails its check',
      'YES',
      '123-456-789',
      '004 085 616',
      'RESIDENT_NUMBER_FAILS',
      '123456789',
    ],
    ['no number, only an ACN', 'YES', '', '004 085 616', 'RESIDENT_NO_NUMBER', ''],
    ['no number, only words', 'YES', 'not at hand', '', 'RESIDENT_NO_NUMBER', ''],
    ['residence abroad, without the number', 'NO', '123456782', '', 'NON_RESIDENT', ''],
    ['no answer, without the number', null, '123456782', '', 'UNKNOWN', ''],
  ] as const)('%s', (_, australianCitizen, taxNumber, abnAcn, basis, number) => {
    expect(taxStatus({ australianCitizen, taxNumber, abnAcn, exemption: null })).toMatchObject({
      basis,
      number,
    });
  });
});

describe('an exemption from quoting a number (TAX-8)', () => {
  const exempt = (answers: Partial<Parameters<typeof taxStatus>[0]>) => {
    const { taxClass, basis } = taxStatus({
      ...{ australianCitizen: 'YES', taxNumber: '', abnAcn: '', exemption: 'PENSION' },
      ...answers,
    });
    return [taxClass, basis];
  };

  it('counts as quoted for a resident without a number that passes its check', () => {
    expect(exempt({})).toEqual(['RESIDENT_QUOTED', 'RESIDENT_EXEMPT']);
    expect(exempt({ taxNumber: '123456789' })).toEqual(['RESIDENT_QUOTED', 'RESIDENT_EXEMPT']);
    expect(exempt({ taxNumber: '123456782' })).toEqual(['RESIDENT_QUOTED', 'RESIDENT_TFN']);
  });

  it('says nothing of residence', () => {
    expect(exempt({ australianCitizen: 'NO' })).toEqual(['NON_RESIDENT', 'NON_RESIDENT']);
    expect(exempt({ australianCitizen: null })).toEqual(['UNKNOWN', 'UNKNOWN']);
  });
});
