import type { Plugin } from 'vite';

/** The page, and what its form loads when it is used. */
const PARTS =
  /app\/routes\/login-with-passkey-page\.tsx$|domain\/api\/api-client\.ts$|rules\/sign-in-schema\.ts$/;

/** The font that every page begins with (inter-first.ts). */
const FONT = /inter-first-[^/]+\.woff2$/;

/**
 * Lists for the server what the pages that it sends as HTML need: the font, which their style sheet would name too late,
 * and the scripts of the sign-in page, which are fetched while somebody types, and are there when the form is sent (UX-33).
 */
export function renderedFiles(): Plugin {
  return {
    name: 'rendered-files',
    generateBundle(_options, bundle) {
      const files = new Set<string>();
      const add = (file: string) => {
        if (files.has(file)) return;
        files.add(file);
        const output = bundle[file];
        if (output?.type === 'chunk') output.imports.forEach(add);
      };
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.some((id) => PARTS.test(id))) add(file.fileName);
      const font = Object.keys(bundle).find((file) => FONT.test(file));
      if (files.size === 0 || !font) this.error('No file has the sign-in page, or the first font.');
      const list = { font: `/${font}`, signIn: [...files].map((file) => `/${file}`) };
      this.emitFile({ type: 'asset', fileName: 'rendering/files.json', source: JSON.stringify(list) });
    },
  };
}
