import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { MATCHINGS, METHODS, type AssessmentDocument } from '@rules/assessment/assessment-document.js';
import type { RulesDocument } from '@rules/rules-document.js';
import { soundRules } from '@rules/sound-rules.js';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '../../../components/theme/system';
import { KnownCases } from './known-cases';
import { KnownCaseResults } from './known-case-results';
import { knownCase, runKnownCases, type Vector } from './run-known-cases';

describe('the known cases (RULES-19)', () => {
  it.each(METHODS.flatMap((method) => MATCHINGS.map((matching) => [method, matching] as const)))(
    'with %s and %s come out as known, in everything that is known of them',
    async (method, matching) => {
      const cases = await runKnownCases({ method, matching });
      expect(cases.length).toBeGreaterThan(0);
      expect(cases.filter(({ holds }) => !holds)).toEqual([]);
    },
  );

  it('are run on demand, and say what they came to', async () => {
    render(
      <ChakraProvider value={system}>
        <KnownCases document={soundRules as RulesDocument} />
      </ChakraProvider>,
    );
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Run known cases' }));
    const { length } = await runKnownCases({ method: 'INFLATION_DIFF', matching: 'FIFO' });
    expect(await screen.findByText(`${length} known cases come out to the cent`)).toBeVisible();
    expect(screen.getAllByText('Equal')).toHaveLength(length);
    expect(screen.getAllByText('Blocked').length).toBeGreaterThan(1);
  });
});

describe('a case whose result is another (RULES-19)', () => {
  const vector = {
    id: 'X-1',
    kind: 'ASSESSMENT',
    source: 'by hand',
    rules: soundRules.assessment as AssessmentDocument,
    claim: {
      openingBalance: '0',
      trades: [
        {
          id: '1',
          transactionType: 'BUY' as const,
          tradeDate: '2014-03-03',
          quantity: '100',
          pricePerShare: '3',
          totalAmount: '300',
        },
      ],
    },
  };
  const result = (expected: Vector['expected']) => knownCase({ ...vector, expected });

  it.each([
    [{ recognisedLoss: '85.00', status: 'ASSESSED' }, true],
    [{ recognisedLoss: '85.01' }, false],
    [{ recognisedLoss: '85.00', limitedBy: 'CLAIM_CAP' }, false],
    [{ recognisedLoss: '85.00', notKnown: null }, false],
  ])('differs from %j unless %s', (expected, holds) => {
    expect(result(expected).holds).toBe(holds);
  });

  it('is listed first, and warns of an approval', () => {
    const cases = [result({ recognisedLoss: '85.00' }), { ...result({ recognisedLoss: '1.00' }), id: 'X-2' }];
    render(
      <ChakraProvider value={system}>
        <KnownCaseResults cases={cases} />
      </ChakraProvider>,
    );
    expect(screen.getByText('1 of 2 known cases differ')).toBeVisible();
    expect(screen.getByText(/^Do not approve rules with this method/)).toBeVisible();
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      expect.any(String),
      'X-2by hand1.0085.00Differs',
      'X-1by hand85.0085.00Equal',
    ]);
  });
});
