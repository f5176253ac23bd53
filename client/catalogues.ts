import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import type { Plugin } from 'vite';
import { pseudoMessage } from './pseudo-language.js';

const CATALOGUE = /\.po(\?pseudo)?$/;

/**
 * Lets the client import a file of locales/ as an object: the translation of each English text that has one. With
 * `?pseudo` it is the pseudo language, made from the English texts.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      if (!CATALOGUE.test(id)) return null;
      const { items } = parsePo(readFileSync(id.replace('?pseudo', ''), 'utf8'));
      const translated = id.endsWith('?pseudo')
        ? items.map(({ msgid }) => [msgid, pseudoMessage(msgid)])
        : items.filter(({ msgstr }) => msgstr[0]).map(({ msgid, msgstr }) => [msgid, msgstr[0]]);
      // As a text, which browsers read faster than an object of this size.
      const text = JSON.stringify(JSON.stringify(Object.fromEntries(translated)));
      return { code: `export default JSON.parse(${text});`, moduleType: 'js' };
    },
  };
}
