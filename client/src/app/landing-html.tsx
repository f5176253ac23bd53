import { createMemoryRouter, RouterProvider } from 'react-router';
import { brandName, firstLogo } from '../domain/scheme/scheme-logo';
import { startWithScheme } from '../domain/scheme/scheme-store';
import { LandingPage } from '../features/landing/landing-page';
import type { SchemeQuery } from '../generated/types';
import { PublicLayout } from './layouts/public-layout';
import { renderedHtml } from './rendered-html';

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
  const router = createMemoryRouter([
    { element: <PublicLayout />, children: [{ index: true, element: <LandingPage /> }] },
  ]);
  return {
    title: `${scheme.classActionTitle} · ${brandName(firstLogo(scheme))}`,
    ...renderedHtml(<RouterProvider router={router} />),
  };
}
