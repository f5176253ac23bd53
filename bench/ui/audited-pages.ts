import type { Locator, Page } from 'playwright-core';

/** A page that is audited, what it must show, and the goals of its figures. */
export interface AuditedPage {
  name: string;
  /** For whom it is opened; `claim` is the path of a claim of the signed-in member. */
  path: (claim: string) => string;
  isPrivate: boolean;
  /** The element the reader came for. */
  shown: (page: Page) => Locator;
  goals: Goals;
}

/** Goals of a page; those without a number are not set for it. */
interface Goals {
  performance?: number;
  requests?: number;
  kilobytes?: number;
  slowSeconds?: number;
}

/** The largest shift of the layout of any page. */
export const LARGEST_SHIFT = 0.02;

export const auditedPages: AuditedPage[] = [
  {
    name: 'landing',
    path: () => '/',
    isPrivate: false,
    shown: (page) => page.getByRole('link', { name: 'Login' }).first(),
    goals: { performance: 95, requests: 8, kilobytes: 45, slowSeconds: 5 },
  },
  {
    name: 'sign-in',
    path: () => '/login',
    isPrivate: false,
    shown: (page) => page.getByLabel('Password', { exact: true }),
    goals: { performance: 95, kilobytes: 120 },
  },
  {
    name: 'home',
    path: () => '/account/profile',
    isPrivate: true,
    shown: (page) => page.locator('a[href^="/settlement-scheme/view/"]').first(),
    goals: { performance: 90, kilobytes: 250 },
  },
  {
    name: 'claim',
    path: (claim) => claim,
    isPrivate: true,
    shown: (page) => page.getByRole('heading', { name: 'Contact Details' }),
    goals: { performance: 90, requests: 20, kilobytes: 250, slowSeconds: 12 },
  },
];
