import type { Plugin } from 'vite';
import { catalogueModule } from '../scripts/lib/catalogue-texts.mjs';
import { pseudoMessage } from '../server/src/rules/pseudo-language.js';

const CATALOGUE = /\.po(\?pseudo)?$/;

/**
 * Lets the client import a file of locales/ as an object. With `?pseudo` it is the pseudo language, made from the English
 * texts.
 */
export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      if (!CATALOGUE.test(id)) return null;
      const pseudo = id.endsWith('?pseudo') ? pseudoMessage : undefined;
      return { code: catalogueModule(id.replace('?pseudo', ''), pseudo), moduleType: 'js' };
    },
  };
}
