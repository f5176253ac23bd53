import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { system } from '../components/theme/system';
import { brandName, firstLogo } from '../domain/scheme/scheme-logo';
import { startWithScheme } from '../domain/scheme/scheme-store';
import { LandingPage } from '../features/landing/landing-page';
import type { SchemeQuery } from '../generated/types';
import { PublicLayout } from './layouts/public-layout';

/** A page that a browser shows without the application. */
export interface RenderedPage {
  /** Of the browser tab; a text, not HTML. */
  title: string;
  html: string;
  /** For a file: the content security policy forbids styles in the page. */
  css: string;
}

/** The landing page for a visitor who is not signed in, in English, as the application shows it (UX-25). */
export function renderLanding(scheme: SchemeQuery['scheme']): RenderedPage {
  startWithScheme(scheme);
  const cache = createCache({ key: 'prorata' });
  // Emotion then keeps the styles here, and writes none between the elements.
  cache.compat = true;
  const router = createMemoryRouter([
    { element: <PublicLayout />, children: [{ index: true, element: <LandingPage /> }] },
  ]);
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </CacheProvider>,
  );
  const styles = Object.values(cache.inserted).filter((style) => typeof style === 'string');
  return {
    title: `${scheme.classActionTitle} · ${brandName(firstLogo(scheme))}`,
    html,
    css: styles.join('\n'),
  };
}
