import { readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { parsePo } from 'pofile-ts';
import { messageTokens } from './message-tokens.js';

const CATALOGUE = new URL('../../../locales/en.po', import.meta.url);

describe('the tokens of a message', () => {
  it('are those of Lingui’s compiler for every message of the catalogue (LANG-1)', () => {
    const messages = parsePo(readFileSync(CATALOGUE, 'utf8')).items.map(({ msgid }) => msgid);
    const compiled = messages.filter((message) => message.includes('{'));
    expect(compiled.length).toBeGreaterThan(400);
    for (const message of compiled)
      expect([message, messageTokens(message)]).toEqual([message, compileMessageOrThrow(message)]);
  });

  it.each([
    ['You can’t {verb} it', ['You can’t ', ['verb'], ' it']],
    ["It's ''{name}''", ["It's '", ['name'], "'"]],
    ["Type '{'name'}' here", ['Type {name} here']],
    ['{count, number} of {all}', [['count', 'number'], ' of ', ['all']]],
    [
      '{count, plural, =0 {none} one {# row} other {# rows of {name}}} left',
      [
        ['count', 'plural', { 0: ['none'], one: ['#', ' row'], other: ['#', ' rows of ', ['name']] }],
        ' left',
      ],
    ],
    ['{kind, select, true {yes} other {}}!', [['kind', 'select', { true: ['yes'], other: [] }], '!']],
  ])('of %s', (message, tokens) => expect(messageTokens(message)).toEqual(tokens));

  it.each(['{name', 'name}', '{}', '{a, plural, one}'])('refuse %s, whose braces do not match', (message) =>
    expect(() => messageTokens(message)).toThrow('this message'),
  );
});
