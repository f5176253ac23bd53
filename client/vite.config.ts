import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, defaultClientConditions } from 'vite';
import { catalogues } from './catalogues.js';
import { chunksByAudience, isOfApi, isOfAudience } from './chunk-by-audience.js';
import { firstPreload } from './first-preload.js';
import { builtFonts, interFirst } from './inter-first.js';
import { noCircularChunks } from './no-circular-chunks.js';
import { renderedFiles } from './rendered-files.js';
import { usedParts } from './used-parts.js';

/** Rules of forms load it when somebody begins to fill one in. */
const VALIDATION = /node_modules\/(yup|property-expr|tiny-case|toposort)\//;

const { first, shared } = chunksByAudience();

const api = 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    catalogues(),
    firstPreload(),
    interFirst(),
    noCircularChunks(),
    renderedFiles(),
    usedParts(fileURLToPath(new URL('src', import.meta.url))),
  ],
  resolve: {
    alias: { '@rules': fileURLToPath(new URL('../server/src/rules', import.meta.url)), ...builtFonts },
    // RxJS then needs no helpers for classes and generators.
    conditions: ['es2015', ...defaultClientConditions],
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The content security policy allows neither data: URLs nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Declarations only, so that a page loads the documents that it uses and no others.
      // Emotion imports `hoist-non-react-statics` for a function that we do not use.
      treeshake: {
        moduleSideEffects: [
          { test: /src\/generated\/|node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: {
          // Otherwise a file for one audience takes along what the first paint needs.
          includeDependenciesRecursively: false,
          groups: [
            { name: first, priority: 2 },
            // Apart: pages for everybody open without it, however many others need it.
            { name: 'api', test: isOfApi },
            { name: 'validation', test: VALIDATION },
            { name: shared, test: isOfAudience },
          ],
        },
      },
    },
  },
  server: { proxy: { '/graphql': api, '/api': api } },
});
