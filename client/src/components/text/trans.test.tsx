import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { activateLanguage, ENGLISH } from '@rules/text.js';
import { render } from '@testing-library/react';
import { unstyledSystem } from '../../test-support/unstyled-system';
import { Trans } from './trans';

const shown = (element: React.ReactElement) =>
  render(<ChakraProvider value={unstyledSystem}>{element}</ChakraProvider>).container.innerHTML;

describe('a sentence with elements in it', () => {
  afterEach(() => activateLanguage(ENGLISH, {}));

  const sentence = (name: string) => (
    <Trans
      id="Write to <0>the <1>office</1></0> about {name}: {count, plural, one {# row} other {# rows}}."
      parts={[(text) => <a href="/office">{text}</a>, (text) => <b>{text}</b>]}
      values={{ name: <i>{name}</i>, count: 2 }}
    />
  );

  it('has its parts around their words and its values in their places (LANG-2)', () => {
    expect(shown(sentence('Acme'))).toBe(
      'Write to <a href="/office">the <b>office</b></a> about <i>Acme</i>: 2 rows.',
    );
  });

  it('reads no part and no place in a value (LANG-2)', () => {
    expect(shown(<Trans id="Said {what}." values={{ what: '<0>a</0> {b} \uE000what\uE001' }} />)).toBe(
      'Said &lt;0&gt;a&lt;/0&gt; {b} \uE000what\uE001.',
    );
  });

  it('chooses between forms by a value (LANG-2)', () => {
    const sentence = (day: string) => (
      <Trans
        id="We have <0>it</0>{hasDay, select, true { of {day}} other {}}."
        parts={[(text) => <b>{text}</b>]}
        values={{ hasDay: String(day !== ''), day }}
      />
    );
    expect(shown(sentence('22-Feb-2023'))).toBe('We have <b>it</b> of <span>22-Feb-2023</span>.');
    expect(shown(sentence(''))).toBe('We have <b>it</b>.');
  });

  it('has the order of the words of its language (LANG-2)', () => {
    activateLanguage('de', {
      'Write to <0>the <1>office</1></0> about {name}: {count, plural, one {# row} other {# rows}}.':
        '{name}: <0>dem <1>Amt</1></0> schreiben ({count} Zeilen).',
    });
    expect(shown(sentence('Acme'))).toBe(
      '<i>Acme</i>: <a href="/office">dem <b>Amt</b></a> schreiben (2 Zeilen).',
    );
  });
});
