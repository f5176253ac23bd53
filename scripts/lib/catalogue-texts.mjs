import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';

/**
 * A file of locales/ as a module with one object, for the bundles of client and server: the translation of each English
 * text that has one, or what `pseudo` makes of each English text.
 */
export function catalogueModule(file, pseudo) {
  const { items } = parsePo(readFileSync(file, 'utf8'));
  const translated = pseudo
    ? items.map(({ msgid }) => [msgid, pseudo(msgid)])
    : items.filter(({ msgstr }) => msgstr[0]).map(({ msgid, msgstr }) => [msgid, msgstr[0]]);
  // As a text, which is read faster than an object of this size.
  const text = JSON.stringify(JSON.stringify(Object.fromEntries(translated)));
  return `export default JSON.parse(${text});`;
}
