import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

/** Where the server finds how to render the landing page; never served itself. */
const OUTPUT = join(root, 'client/dist/rendering/landing.mjs');

/** Bundles the landing page of the client for the server, which renders it with the texts of its scheme. */
export async function bundleLanding() {
  await build({
    absWorkingDir: root,
    entryPoints: ['client/src/app/landing-html.tsx'],
    outfile: OUTPUT,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minify: true,
    sourcemap: true,
    sourcesContent: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    plugins: [englishOnly],
    logLevel: 'error',
  });
}

/** The server renders the page in English; in another language the application shows it. */
export const englishOnly = {
  name: 'english-only',
  setup({ onLoad }) {
    onLoad({ filter: /\.po$/ }, () => ({ contents: 'export default {};', loader: 'js' }));
  },
};
