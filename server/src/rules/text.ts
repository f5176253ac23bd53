import { setupI18n } from '@lingui/core';
import { messageTokens } from './message-tokens.js';

/** The language that texts are written in. */
export const ENGLISH = 'en';

/** What placeholders stand for. A plural needs the number, other placeholders show the value as it is. */
export type TextValues = Record<string, string | number>;

/** Messages by their English text. */
export type Catalogue = Record<string, string>;

const i18n = setupI18n({ locale: ENGLISH, messages: { [ENGLISH]: {} } });
i18n.setMessagesCompiler(messageTokens);

/** The language of the texts, as a BCP 47 tag: English unless another has been activated. */
export function activeLanguage(): string {
  return i18n.locale;
}

/**
 * Sets the language of all texts that are formatted from now on (LANG-1). Texts of modules are formatted when these
 * are evaluated: activate the language before importing them.
 */
export function activateLanguage(language: string, catalogue: Catalogue): void {
  i18n.loadAndActivate({ locale: language, messages: catalogue });
}

/**
 * What `work` gives with all its texts in this language: for a program that writes to people of several (LANG-7). Only
 * for work that is done when it returns; what it starts is not in the language.
 */
export function inLanguage<Result>(language: string, catalogue: Catalogue, work: () => Result): Result {
  const { locale, messages } = i18n;
  activateLanguage(language, catalogue);
  try {
    return work();
  } finally {
    activateLanguage(locale, messages as Catalogue);
  }
}

/**
 * A text in the active language (LANG-1). The English text, in ICU's syntax, is its key in the catalogue, and is shown
 * where the catalogue has no other; so English needs no catalogue. A text without braces is shown as it is.
 */
export function t(message: string, values?: TextValues): string {
  if (message.includes('{')) return formatted(message, values);
  return (i18n.locale === ENGLISH ? undefined : (i18n.messages[message] as string | undefined)) ?? message;
}

/** Stands for a backslash while Lingui formats: it would decode \u0041 in what users have typed. */
const BACKSLASH = '\uE05C';

function formatted(message: string, values: TextValues = {}): string {
  if (!Object.values(values).some((value) => typeof value === 'string' && value.includes('\\')))
    return i18n._(message, values);
  const safe = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('\\', BACKSLASH) : value,
  ]);
  return i18n._(message, Object.fromEntries(safe) as TextValues).replaceAll(BACKSLASH, '\\');
}
