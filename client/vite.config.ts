import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  },
  server: { proxy: { '/graphql': api, '/api': api } },
});
