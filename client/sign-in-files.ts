import type { Plugin } from 'vite';

/** The page, and what its form loads when it is used. */
const PARTS =
  /app\/routes\/login-with-passkey-page\.tsx$|domain\/api\/api-client\.ts$|rules\/sign-in-schema\.ts$/;

/**
 * Lists the scripts of the sign-in page for the server, which sends that page as HTML: they are fetched while somebody
 * types, and are there when the form is sent (UX-33).
 */
export function signInFiles(): Plugin {
  return {
    name: 'sign-in-files',
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
      if (files.size === 0) this.error('No file has the sign-in page.');
      const paths = [...files].map((file) => `/${file}`);
      this.emitFile({ type: 'asset', fileName: 'rendering/sign-in.json', source: JSON.stringify(paths) });
    },
  };
}
