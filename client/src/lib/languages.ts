import { activateLanguage, ENGLISH, type Catalogue } from '@rules/text.js';
import { keepChoice, readChoice } from './choice-cookie';

/** A language in which the portal can be shown. */
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

const COOKIE = 'language';

/** The language that was chosen in this browser; English unless another one was. */
export function chosenLanguage(): Language {
  const tag = readChoice(COOKIE);
  return [...LANGUAGES, PSEUDO_LANGUAGE].find((language) => language.tag === tag) ?? english;
}

/** Shows the portal in another language from now on, by loading the page again (LANG-3). What is typed is kept. */
export function chooseLanguage(tag: string): void {
  keepChoice(COOKIE, tag === ENGLISH ? '' : tag, '/');
  window.location.reload();
}

/**
 * Activates the chosen language; texts of modules that are evaluated afterwards are in it. Undefined for English, which
 * needs nothing. If its texts cannot be loaded, the portal is shown in English.
 */
export function activateChosenLanguage(): Promise<void> | undefined {
  const language = chosenLanguage();
  return language.load?.().then(
    ({ default: catalogue }) => {
      activateLanguage(language.tag, catalogue);
      document.documentElement.lang = language.tag;
      document.documentElement.dir = language.direction;
    },
    () => undefined,
  );
}
