import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { apiClient } from '../../domain/api/api-client';
import { startWithScheme } from '../../domain/scheme/scheme-store';
import { scheme } from '../../test-support/answers';
import { newAdministrator, NOT_YET } from '../../test-support/new-administrator';
import { answerGraphql, forgetPerson, signedInAs } from '../../test-support/open-app';
import { unstyledSystem } from '../../test-support/unstyled-system';
import { type Declaration, UnclaimedDeclarations } from './unclaimed-declarations';

afterEach(forgetPerson);

const shown = (one: Declaration) => (
  <ApolloProvider client={apiClient}>
    <ChakraProvider value={unstyledSystem}>
      <UnclaimedDeclarations declarations={[one]} />
    </ChakraProvider>
  </ApolloProvider>
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

it('a declaration is not confirmed by a new administrator, who may refuse it (USER-19)', async () => {
  startWithScheme(scheme.Scheme.scheme);
  answerGraphql({ ...signedInAs('MASTER_ADMIN'), ...newAdministrator });
  render(shown(declaration({})));
  expect(await screen.findByText(NOT_YET)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Refuse' })).toBeVisible();
});
