import { readRulesText } from './rules-text.js';
import { soundRules } from './sound-rules.js';

const typed = JSON.stringify(soundRules, undefined, 2);
const errorsOf = (text: string) =>
  readRulesText(text).errors?.map(({ path, code, line }) => `${line} ${path} ${code}`);

describe('rules as a user typed them', () => {
  it('are stored as canonical JSON, whatever their layout and the order of their keys (RULES-9)', () => {
    const canonical = readRulesText(`\uFEFF${typed}`);
    const turned = Object.fromEntries(Object.entries(soundRules).reverse());
    expect(canonical).toMatchObject({ document: soundRules });
    expect(readRulesText(JSON.stringify(turned))).toEqual(
      expect.objectContaining({ canonical: (canonical as { canonical: string }).canonical }),
    );
  });

  it.each<[string, string, string[]]>([
    ['nothing', '', ['1  NOT_JSON']],
    ['a text that ends early', typed.slice(0, 30), ['2  NOT_JSON']],
    ['a million brackets', '['.repeat(1_000_000), ['1  NOT_JSON']],
    ['more than two million characters', `"${'x'.repeat(2_000_000)}"`, ['1  TOO_LONG']],
    [
      'a key twice',
      typed.replace('"currency": "AUD"', '"currency": "AUD",\n  "currency": "USD"'),
      ['6 currency KEY_TWICE'],
    ],
    [
      'keys twice, next to every other error',
      typed
        .replace('"currency": "AUD"', '"currency": "AUD",\n  "currency": "aud"')
        .replace('"0.85"', '5.1,\n        "inflation": 5.2'),
      [
        '6 currency KEY_TWICE',
        '23 assessment.bands.0.inflation KEY_TWICE',
        '6 currency NOT_ALLOWED',
        '23 assessment.bands.0.inflation NOT_A_DECIMAL',
      ],
    ],
    [
      'what the second of two parts lacks, at the second',
      typed.replace('"lastDay"', '"window": {}, "lastDay"'),
      [
        '12 assessment.window KEY_TWICE',
        '12 assessment.window.from MISSING',
        '12 assessment.window.to MISSING',
      ],
    ],
    [
      'a number in place of a decimal',
      typed.replace('"0.85"', '5.1'),
      ['21 assessment.bands.0.inflation NOT_A_DECIMAL'],
    ],
    ['an exponent', typed.replace('"0.85"', '"1e3"'), ['21 assessment.bands.0.inflation NOT_A_DECIMAL']],
    [
      'seven decimals',
      typed.replace('"0.85"', '"0.1234567"'),
      ['21 assessment.bands.0.inflation NOT_A_DECIMAL'],
    ],
    ['a zero character', typed.replace('Example', String.raw`\u0000`), ['3 name NOT_ALLOWED']],
    ['half a character', typed.replace('EXL', String.raw`\ud800`), ['4 security NOT_ALLOWED']],
    [
      'a character that hides',
      typed.replace('"id": "A"', String.raw`"id": "A\u202e"`),
      ['18 assessment.bands.0.id NOT_ALLOWED'],
    ],
    [
      'several at once',
      typed.replace('"AUD"', '"aud"').replace('"name"', '"title"'),
      ['3 title UNKNOWN_KEY', '1 name MISSING', '5 currency NOT_ALLOWED'],
    ],
  ])('report every error with its line: %s (RULES-2, RULES-9)', (_title, text, expected) => {
    expect(errorsOf(text)).toEqual(expected);
  });
});
