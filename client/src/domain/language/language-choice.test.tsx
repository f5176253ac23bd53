import { jest } from '@jest/globals';
import { LANGUAGES, PSEUDO_LANGUAGE } from '@rules/languages.js';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '../../components/theme/system';
import { chosenLanguage } from '../../lib/languages';
import { readChoice, keepChoice } from '../../lib/choice-cookie';
import { LanguageChoice } from './language-choice';

const german = { tag: 'de', name: 'Deutsch', direction: 'ltr' } as const;

function open(languages?: typeof LANGUAGES) {
  render(
    <ChakraProvider value={system}>
      <LanguageChoice languages={languages} />
    </ChakraProvider>,
  );
}

describe('the choice of a language', () => {
  afterEach(() => keepChoice('language', '', '/'));

  it('is not shown while there is only one, and never has the pseudo language (LANG-4, LANG-6)', () => {
    open();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(LANGUAGES).not.toContain(PSEUDO_LANGUAGE);
  });

  it('names each language in itself, marks the present one and keeps the chosen one (LANG-3, LANG-4)', async () => {
    // jsdom cannot load the page again, and reports that.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    open([...LANGUAGES, german]);
    expect(screen.getByRole('navigation', { name: 'Language' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-current', 'true');
    const choice = screen.getByRole('button', { name: 'Deutsch' });
    expect(choice).toHaveAttribute('lang', 'de');
    await userEvent.click(choice);
    expect(readChoice('language')).toBe('de');
  });

  it('is English where a language is kept that is not offered (LANG-3)', () => {
    keepChoice('language', 'xx', '/');
    expect(chosenLanguage().tag).toBe('en');
    keepChoice('language', 'ar-XB', '/');
    expect(chosenLanguage()).toBe(PSEUDO_LANGUAGE);
  });
});
