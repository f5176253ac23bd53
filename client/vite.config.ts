import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What so many pages need is loaded as one file, not as dozens of small ones. */
const IN_MOST_PAGES = 32;

const api = 'http://localhost:3000';

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@rules': fileURLToPath(new URL('../server/src/rules', import.meta.url)) } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // The content security policy allows neither data: URLs nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'base', minShareCount: IN_MOST_PAGES }] } },
    },
  },
  server: { proxy: { '/graphql': api, '/api': api } },
});
