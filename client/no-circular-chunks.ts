import type { Plugin } from 'vite';

/**
 * Fails the build when files import each other in a circle: which module runs first would depend on the page that is
 * opened first, and on some a class or constant would not be there yet.
 */
export function noCircularChunks(): Plugin {
  return {
    name: 'no-circular-chunks',
    generateBundle(_options, bundle) {
      const done = new Set<string>();
      const follow = (file: string, way: readonly string[]): void => {
        if (way.includes(file)) this.error(`Files import each other: ${[...way, file].join(' → ')}`);
        if (done.has(file)) return;
        const output = bundle[file];
        if (output?.type === 'chunk') for (const next of output.imports) follow(next, [...way, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) follow(file, []);
    },
  };
}
