import { taxClassOf } from './tax-class.js';

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
    expect(taxClassOf({ australianCitizen, taxNumber, abnAcn })).toBe(taxClass);
  });
});
