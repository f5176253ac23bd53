import type { RulesDocument } from './rules-document.js';
import { describeRules } from './describe-rules.js';
import { soundRules } from './sound-rules.js';

const sound = soundRules as unknown as RulesDocument;
const sentencesOf = (assessment: object = {}, changed: Partial<RulesDocument> = {}) =>
  describeRules({ ...sound, ...changed, assessment: { ...sound.assessment, ...assessment } }).flatMap(
    ({ sentences }) => sentences,
  );

describe('the explanation of the rules', () => {
  it('answers the questions of members (RULES-8)', () => {
    expect(sentencesOf()).toEqual(
      expect.arrayContaining([
        'Shares bought from 24-Aug-2013 to 12-Nov-2014 can carry a claim.',
        'Shares bought from 24-Aug-2013 to 27-Jul-2014 carried $0.85 of inflation a share.',
        'A sale takes the shares that were held longest (first in, first out).',
        'Trading was halted from 30-Jul-2014 to 29-Aug-2014.',
        'A payment below $10.00 is not made; the others share it, the smallest first.',
        'No tax is withheld from residents who quoted a tax file number, an ABN or an exemption.',
        'Tax of 47 % of the interest is withheld from residents who quoted no tax file number, ABN or exemption.',
      ]),
    );
  });

  it.each<[string, object, Partial<RulesDocument>, string]>([
    [
      'a part of the price, in a range of prices',
      {
        method: 'PERCENT_INFLATION',
        bands: [{ id: 'A', from: '2014-01-02', to: '2014-01-02', percent: '0.425', priceAtLeast: '12.3456' }],
      },
      {},
      'Shares bought on 02-Jan-2014 at $12.3456 or more carried 42.5 % of their price.',
    ],
    [
      'another currency, and large amounts',
      { caps: { perClaim: '1234567.5' } },
      { currency: 'EUR' },
      'No claim is more than EUR 1,234,567.50.',
    ],
    [
      'weights',
      { weights: [{ from: '2014-01-01', to: '2014-12-31', weight: '1.05' }] },
      {},
      'The loss of shares bought from 01-Jan-2014 to 31-Dec-2014 counts 105 %.',
    ],
    [
      'transfers',
      { transfersIn: 'AS_ACQUISITION' },
      {},
      'A transfer in counts as a purchase at its stated price.',
    ],
    [
      'the price of a held share',
      { method: 'NOMINAL', heldPrice: '5' },
      {},
      'A share still held counts as worth $5.00.',
    ],
  ])('has a sentence for %s (RULES-8)', (_title, assessment, changed, sentence) => {
    expect(sentencesOf(assessment, changed)).toContain(sentence);
  });
});
