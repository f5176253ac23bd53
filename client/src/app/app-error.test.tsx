import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from '../components/theme/system';
import { maintenanceWords } from '../lib/maintenance-words';
import { AppError } from './app-error';
import { frame } from './router';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('what stands in place of everything', () => {
  const told = console.error;
  beforeEach(() => {
    console.error = () => undefined;
  });
  afterEach(() => {
    console.error = told;
    cleanup();
  });

  function open(lazy: () => Promise<object>) {
    const router = createMemoryRouter(
      [{ ErrorBoundary: AppError, HydrateFallback: () => null, children: [{ path: '/', lazy }] }],
      { initialEntries: ['/'] },
    );
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>,
    );
  }

  it('says that the server cannot be reached when the frame of signed-in pages is not loaded', async () => {
    open(frame(lost));
    expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible();
    expect(screen.getByText('We could not reach the server.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(maintenanceWords)).not.toBeInTheDocument();
  });

  it('is the maintenance notice for what else fails', async () => {
    open(() => Promise.reject(new Error('Nothing works.')));
    expect(await screen.findByRole('heading', { name: maintenanceWords })).toBeVisible();
    expect(screen.queryByText('We could not reach the server.')).not.toBeInTheDocument();
  });
});
