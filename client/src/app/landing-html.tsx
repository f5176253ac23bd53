import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { t } from '@rules/text.js';
import { Notice } from '../components/feedback/notice';
import { paths } from '../domain/paths';
import { brandName, firstLogo } from '../domain/scheme/scheme-logo';
import { startWithScheme } from '../domain/scheme/scheme-store';
import { LandingPage } from '../features/landing/landing-page';
import type { SchemeQuery } from '../generated/types';
import { PublicLayout } from './layouts/public-layout';
import { renderedHtml } from './rendered-html';
import { LoginWithPasskeyPage } from './routes/login-with-passkey-page';

/** A page that a browser shows without the application. */
export interface RenderedPage {
  /** Of the browser tab; a text, not HTML. */
  title: string;
  html: string;
  /** For a file: the content security policy forbids styles in the page. */
  css: string;
}

type Scheme = SchemeQuery['scheme'];

/** The landing page for a visitor who is not signed in, in English, as the application shows it (UX-25). */
export function renderLanding(scheme: Scheme): RenderedPage {
  return rendered(scheme, paths.home, scheme.classActionTitle, <LandingPage />);
}

/** The sign-in page for a visitor who comes from nowhere, in English, as the application shows it (UX-33). */
export function renderSignIn(scheme: Scheme): RenderedPage {
  return rendered(
    scheme,
    paths.login,
    t('Login'),
    <>
      <LoginWithPasskeyPage />
      <NotFetched />
    </>,
  );
}

/** What sign-in.js puts above the form when it could not fetch the application: the form is still there (UX-34). */
function NotFetched() {
  return (
    <chakra.div id="not-fetched" mb="6" hidden>
      <Notice tone="error" title={t('We could not reach our server')}>
        {t(
          'Check your connection, then press the button again. What you typed is still here. If that does not help, load this page again.',
        )}
      </Notice>
    </chakra.div>
  );
}

function rendered(scheme: Scheme, path: string, title: string, page: ReactNode): RenderedPage {
  startWithScheme(scheme);
  const router = createMemoryRouter([{ element: <PublicLayout />, children: [{ path, element: page }] }], {
    initialEntries: [path],
  });
  return {
    title: `${title} · ${brandName(firstLogo(scheme))}`,
    ...renderedHtml(<RouterProvider router={router} />),
  };
}
