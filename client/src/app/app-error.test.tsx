import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from '../components/theme/system';
import { maintenanceText } from '../domain/scheme/maintenance-text';
import { AppError } from './app-error';
import { NotLoaded } from './not-loaded';
import { PageError } from './page-error';
import { frame } from './router';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status: number) => () => Promise.resolve(new Response(null, { status }));

describe('the page when the application fails', () => {
  const consoleError = console.error;
  beforeEach(() => {
    console.error = () => undefined;
  });
  afterEach(() => {
    console.error = consoleError;
    jest.restoreAllMocks();
    cleanup();
  });

  function open(lazy: () => Promise<object>, ErrorBoundary = AppError) {
    const router = createMemoryRouter(
      [{ ErrorBoundary, HydrateFallback: () => null, children: [{ path: '/', lazy }] }],
      { initialEntries: ['/'] },
    );
    render(
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>,
    );
  }

  it.each([
    ['the device is offline', false, noAnswer, 'Your device is offline.', /when your device is back online/],
    [
      'there is no response',
      true,
      noAnswer,
      'We could not reach the server.',
      /your connection or our server/,
    ],
    [
      'the server is unavailable',
      true,
      answer(503),
      'Our server is busy or temporarily unavailable.',
      /connection works/,
    ],
    [
      'the server is available again',
      true,
      answer(200),
      'Part of this page could not be loaded.',
      /available again/,
    ],
  ])(
    'reports the cause when the code of the page does not load: %s',
    async (_, online, ask, message, help) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
      globalThis.fetch = ask;
      open(frame(lost));
      expect(await screen.findByText(help)).toBeVisible();
      expect(screen.getByText(message)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect(screen.queryByText(/Check your connection/)).not.toBeInTheDocument();
      expect(screen.queryByText(maintenanceText)).not.toBeInTheDocument();
    },
  );

  it('names the cause when the code of one page does not load', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    open(lost, PageError);
    expect(await screen.findByText('Your device is offline.')).toBeVisible();
    cleanup();
    open(() => Promise.reject(new Error('Nothing works.')), PageError);
    expect(await screen.findByText('This page could not be shown.')).toBeVisible();
  });

  it('tries again by itself once the device is online', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    globalThis.fetch = answer(200);
    const onRetry = jest.fn();
    open(() => Promise.resolve({ Component: () => <NotLoaded onRetry={onRetry} /> }));
    expect(await screen.findByText('Your device is offline.')).toBeVisible();
    expect(onRetry).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1));
  });

  it('is the maintenance notice for any other failure (MAINT-3)', async () => {
    open(() => Promise.reject(new Error('Nothing works.')));
    expect(await screen.findByRole('heading', { name: maintenanceText })).toBeVisible();
    expect(screen.queryByText('We could not reach the server.')).not.toBeInTheDocument();
  });
});
