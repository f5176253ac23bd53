import { render } from '@testing-library/react';
import { TaxKept } from './tax-kept';

it('unclaimed payments say how much tax stays with the tax office, where some does (UNCLAIMED-5)', () => {
  expect(render(<TaxKept tax="0.00" />).container).toBeEmptyDOMElement();
  expect(render(<TaxKept tax="1234.5" />).container).toHaveTextContent(
    'Some of them were sent before. $1,234.50 of tax was withheld from these and stays with the tax office.',
  );
});
