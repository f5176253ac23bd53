import { type Language, LANGUAGE_COOKIE, languageOf } from '@rules/languages.js';
import { activateLanguage } from '@rules/text.js';
import { keepChoice, readChoice } from './choice-cookie';

/** The language that was chosen in this browser; English unless another one was. */
export function chosenLanguage(): Language {
  return languageOf(readChoice(LANGUAGE_COOKIE));
}

/** Shows the portal in another language from now on, by loading the page again (LANG-3). What is typed is kept. */
export function chooseLanguage(tag: string): void {
  keepChoice(LANGUAGE_COOKIE, tag, '/');
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
