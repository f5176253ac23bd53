import { type Catalogue, ENGLISH } from './text.js';

/** A language in which the portal speaks: its screens and its mails. */
export interface Language {
  /** The BCP 47 tag: of the page, and of dates, numbers and plurals. */
  tag: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** Loads the texts; English is in the program. */
  load?: () => Promise<{ default: Catalogue }>;
}

const english: Language = { tag: ENGLISH, name: 'English', direction: 'ltr' };

/**
 * The languages that users may choose (LANG-4). A new one is its file in locales/ and a line here:
 * `{ tag: 'fr', name: 'Français', direction: 'ltr', load: () => import('../../../locales/fr.po') }`.
 */
export const LANGUAGES: readonly Language[] = [english];

/**
 * Shows what is not translated, is cut off or does not follow the direction: every text marked, longer, and from right
 * to left. It is made from the English catalogue and never offered; development and tests choose it (LANG-6).
 */
export const PSEUDO_LANGUAGE: Language = {
  tag: 'ar-XB',
  name: 'Pseudo',
  direction: 'rtl',
  load: () => import('../../../locales/en.po?pseudo'),
};

/** The cookie in which a browser keeps the chosen language (LANG-3). */
export const LANGUAGE_COOKIE = 'language';

/** The language with this tag; English for one that is not offered (LANG-3). */
export function languageOf(tag: string): Language {
  return [...LANGUAGES, PSEUDO_LANGUAGE].find((language) => language.tag === tag) ?? english;
}
