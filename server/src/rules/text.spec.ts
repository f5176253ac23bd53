import { activateLanguage, activeLanguage, ENGLISH, t } from './text.js';

describe('a text', () => {
  afterEach(() => activateLanguage(ENGLISH, {}));

  it('is the English sentence itself, until a language is activated (LANG-1)', () => {
    expect(activeLanguage()).toBe('en');
    expect(t('Save the claim')).toBe('Save the claim');
    expect(t("Won't be 'long'")).toBe("Won't be 'long'");
  });

  it('has its values in their places, numbers grouped where they are asked for (LANG-1)', () => {
    expect(t('{a} of {b, number}', { a: 1200, b: 1200 })).toBe('1200 of 1,200');
  });

  it.each([
    [1, '1 claim'],
    [0, '0 claims'],
    [1234, '1,234 claims'],
  ])('counts %i in the plural of the language (LANG-5)', (count, text) =>
    expect(t('{count, plural, one {# claim} other {# claims}}', { count })).toBe(text),
  );

  it('shows values as they are, also what looks like markup, a placeholder or an escape (LANG-1)', () => {
    const name = "<0>{x}</0> # \\u0041 \\x41 '{'";
    expect(t('{name} was saved', { name })).toBe(`${name} was saved`);
  });

  it('is in the active language, by its plural rules, and in English where it is not translated (LANG-1, LANG-5)', () => {
    activateLanguage('pl', {
      Save: 'Zapisz',
      '{count, plural, one {# claim} other {# claims}}':
        '{count, plural, one {# wniosek} few {# wnioski} many {# wniosków} other {# wniosku}}',
    });
    expect(activeLanguage()).toBe('pl');
    expect(t('Save')).toBe('Zapisz');
    expect(t('Cancel')).toBe('Cancel');
    const counted = (count: number) => t('{count, plural, one {# claim} other {# claims}}', { count });
    expect([1, 3, 5].map(counted)).toEqual(['1 wniosek', '3 wnioski', '5 wniosków']);
  });
});
