import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { unstyledSystem } from '../../test-support/unstyled-system';
import { type Declaration, UnclaimedDeclarations } from './unclaimed-declarations';

const shown = (one: Declaration) => (
  <ChakraProvider value={unstyledSystem}>
    <UnclaimedDeclarations declarations={[one]} />
  </ChakraProvider>
);
const declaration = (part: Partial<Declaration>): Declaration => ({
  ...{ id: 'd1', state: 'PROPOSED', basis: 'Order of 1 June', due: '2026-06-01', payments: 2 },
  ...{ principal: '10.00', interest: '1.00', taxKept: '0.00', maker: 'Pat Maker', madeAt: '2026-06-02' },
  ...{ decider: null, decidedAt: null, refusedBecause: null, takenBy: null, version: 1 },
  ...{ importers: [], confirmRefusal: null },
  ...part,
});

it('a declaration names who imported returns of its payments, and is not confirmed by them (UNCLAIMED-2)', () => {
  const confirmRefusal = 'You imported returns of these payments.';
  const refused = declaration({ importers: ['Ann Importer', 'Bob Importer'], confirmRefusal });
  const { rerender } = render(shown(refused));
  expect(screen.getByText(/imported by Ann Importer, Bob Importer\. Another person/)).toBeVisible();
  expect(screen.getByText(confirmRefusal)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  rerender(shown(declaration({})));
  expect(screen.queryByText(/imported by/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeVisible();
});
