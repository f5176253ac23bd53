import { soundRules } from '@rules/sound-rules.js';
import type { RulesDocument } from '@rules/rules-document.js';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { system } from '../../components/theme/system';
import { InflationChart } from './inflation-chart';
import { inflationLine } from './inflation-line';

const rulesWith = (assessment: object): RulesDocument =>
  ({ ...soundRules, assessment: { ...soundRules.assessment, ...assessment } }) as RulesDocument;

const wordsOf = (assessment: object) =>
  inflationLine(rulesWith(assessment))?.parts.map(({ from, to, words }) => `${from} ${to} ${words}`);

describe('the inflation line of a version', () => {
  it('has the window, the halts and the bands by their days (RULES-15)', () => {
    expect(wordsOf({})).toEqual([
      '2013-08-24 2014-11-12 Shares bought on these days can carry a claim',
      '2013-08-24 2014-07-27 Band A: $0.85 of inflation a share',
      '2014-07-30 2014-08-29 Trading halted',
      '2014-08-30 2014-11-12 Band B: $0.30 of inflation a share',
    ]);
  });

  it('goes on to the end of the look-back, and leaves out what lies outside (RULES-15)', () => {
    const bands = [
      { id: 'Early', from: '2001-01-01', to: '2013-08-23', percent: '0.9' },
      { id: 'Dear', from: '2001-01-01', to: '2099-12-31', percent: '0.425', priceAtLeast: '5' },
    ];
    const lookBack = { from: '2014-11-13', to: '2015-02-10', mean: '1.5', rolling: [] };
    expect(
      wordsOf({ method: 'PERCENT_INFLATION', bands, lookBack, lastDay: '2015-02-10', checks: null }),
    ).toEqual([
      '2013-08-24 2014-11-12 Shares bought on these days can carry a claim',
      '2013-08-24 2015-02-10 Band Dear: 42.5 % of their price at $5.00 or more',
      '2014-11-13 2015-02-10 Look-back, mean $1.50',
    ]);
  });

  it('is absent where the method needs no bands', () => {
    expect(wordsOf({ method: 'NOMINAL', heldPrice: '1', bands: [] })).toBeUndefined();
  });
});

describe('the chart of the line', () => {
  it('draws each band and each period, and has the same as a table (RULES-15)', async () => {
    const { container } = render(
      <ChakraProvider value={system}>
        <InflationChart document={rulesWith({})} />
      </ChakraProvider>,
    );
    const steps = [...container.querySelectorAll('[data-step]')];
    expect(steps.map((step) => step.querySelector('title')?.textContent)).toEqual([
      '24-Aug-2013 to 27-Jul-2014: Band A: $0.85 of inflation a share',
      '30-Aug-2014 to 12-Nov-2014: Band B: $0.30 of inflation a share',
    ]);
    // The axis ends at 1.0: 0.85 lies at 15 of 100 from the top, 0.30 at 70.
    expect(steps.map((step) => step.getAttribute('y1'))).toEqual(['15', '70']);
    expect(steps[0]?.getAttribute('x1')).toBe('0');
    expect(steps[1]?.getAttribute('x2')).toBe('1000');
    const spans = [...container.querySelectorAll('[data-span]')].map((span) =>
      span.getAttribute('data-span'),
    );
    expect(spans).toEqual(['soft', 'striped']);
    await userEvent.click(screen.getByText('Show as a table'));
    const table = within(await screen.findByRole('table', { name: 'Inflation of a share, by days' }));
    expect(table.getAllByRole('row').at(3)).toHaveTextContent('30-Jul-2014');
    expect(table.getAllByRole('row').at(3)).toHaveTextContent('Trading halted');
  });
});
