import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { ON_OFFICE_HOME, OWN_AND_CHAKRAS } from './lib/own-components.mjs';
import { root } from './lib/root.mjs';

// Prints what each of our own components adds to a page, and what Chakra's would: `node scripts/component-sizes.mjs`
// (docs/decisions/0041-own-components.md).

/** What every page has, so that only the component is counted: React, Chakra's engine, our theme, buttons and links. */
const PAGE = `
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from './components/actions/button';
import { TextLink } from './components/actions/text-link';
import { system } from './components/theme/system';
export const page = [ChakraProvider, createRoot, useState, t, Button, TextLink, system];
`;

const components = Object.keys(OWN_AND_CHAKRAS);
/** The rows of the table: what is together on one page. */
const rows = [
  ...components.map((name) => [name, [name]]),
  ['those of the office’s home together', ON_OFFICE_HOME],
  ['all together', components],
];
const pages = new Map([
  ['nothing', ''],
  ...rows.flatMap(([row, those]) =>
    ['ours', 'chakras'].map((side) => [
      `${side} ${row}`,
      those.map((name) => OWN_AND_CHAKRAS[name][side]).join(''),
    ]),
  ),
]);
const names = [...pages.keys()];

/** Modules of client/src that exist in this script only. */
const inThisScript = {
  name: 'in-this-script',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^page \d+$/ }, ({ path }) => ({ path, namespace: 'page' }));
    onLoad({ filter: /./, namespace: 'page' }, ({ path }) => ({
      contents: PAGE + pages.get(names[Number(path.slice('page '.length))]),
      resolveDir: join(root, 'client/src'),
      loader: 'tsx',
    }));
  },
};

const { outputFiles } = await build({
  entryPoints: names.map((_, nth) => ({ in: `page ${nth}`, out: String(nth) })),
  outdir: root,
  plugins: [inThisScript],
  alias: { '@rules': join(root, 'server/src/rules') },
  bundle: true,
  write: false,
  minify: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});
const bytes = new Map(
  outputFiles.map(({ contents }, nth) => [names[nth], brotliCompressSync(contents).length]),
);
const added = (page) => ((bytes.get(page) - bytes.get('nothing')) / 1000).toFixed(1);
console.log('| component | ours | Chakra’s |\n| --- | ---: | ---: |');
for (const [row] of rows) console.log(`| ${row} | ${added(`ours ${row}`)} | ${added(`chakras ${row}`)} |`);
