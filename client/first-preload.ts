import type { Plugin } from 'vite';

const START = /src\/start\.tsx$/;

/**
 * Names what the application's start needs in index.html, so that the browser requests it together with the entry,
 * which imports it only once the language is known. Without this the first page would wait for one request more.
 */
export function firstPreload(): Plugin {
  return {
    name: 'first-preload',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const start = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => START.test(id)),
        );
        if (start?.type !== 'chunk') throw new Error('No file has the start of the application.');
        const files = [start.fileName, ...start.imports].filter((file) => !html.includes(file));
        return files.map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        }));
      },
    },
  };
}
