import type { FundStep } from '../rules/distribution/distribution-plan.js';
import { costCaps } from './cost-caps.js';

const step = (basis: string, cap?: string): FundStep => ({
  ...{ name: 'Costs', kind: 'COSTS', from: 'INTEREST_FIRST', amount: '1.00', basis, cap },
});
const took = (principal: string, interest = '0.00') => ({ name: 'Costs', principal, interest });

describe('Costs against caps', () => {
  it('add up what all distributions took under one order, from both columns, to the cent (COURT-6)', () => {
    const first = {
      steps: [
        step('Order 1', '90071992547409.93'),
        step('Invoice 7'),
        step(' Order 1 ', '90071992547409.95'),
      ],
      waterfall: [took('90071992547409.91', '0.01'), took('5.00'), took('0.00', '0.01')],
    };
    const later = {
      steps: [step('Order 2', '0.00'), step('Order 1')],
      waterfall: [took('0.01'), took('9.00')],
    };
    expect(costCaps([first, later])).toEqual([
      { basis: 'Order 1', taken: '90071992547418.93', cap: '90071992547409.93' },
      { basis: 'Order 2', taken: '0.01', cap: '0.00' },
    ]);
  });

  it('are none where no step names a cap', () => {
    expect(costCaps([{ steps: [step('Order 1')], waterfall: [took('1.00')] }])).toEqual([]);
  });
});
