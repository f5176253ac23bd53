import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { englishOnly } from './bundle-landing.mjs';
import { root } from './root.mjs';

const dist = join(root, 'client/dist');
const FONT = join(root, '.build/fonts/inter-first.woff2');

/**
 * Writes what anybody checks a published distribution with, both from the code that the portal shares by (VERIFY-6):
 * verify.mjs, for Node.js without packages, and verify.html, one file with everything in it, whose own policy allows
 * nothing but its script, its styles and its font.
 */
export async function bundleVerify() {
  const command = await bundled('server/src/verify-command.ts', { platform: 'node', format: 'esm' });
  writeFileSync(join(dist, 'verify.mjs'), command);
  const rendering = join(dist, 'rendering/verify.mjs');
  const renderer = await bundled('client/src/app/verify/verify-html.tsx', {
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  writeFileSync(rendering, renderer);
  const { renderVerifyPage } = await import(`${pathToFileURL(rendering).href}?${Date.now()}`);
  const script = await bundled('client/src/app/verify/verify-page.ts', {
    platform: 'browser',
    format: 'iife',
  });
  writeFileSync(join(dist, 'verify.html'), page(renderVerifyPage(), script));
}

function page({ title, html, css }, script) {
  const font = readFileSync(FONT).toString('base64');
  const icon = readFileSync(join(root, 'client/public/favicon.svg')).toString('base64');
  const face = `@font-face{font-family:'Inter Variable';font-weight:400 700;src:url(data:font/woff2;base64,${font}) format('woff2-variations')}`;
  const styles = `body{margin:0}\n${face}\n${css}`;
  // A closing tag inside of a text of the script would end it.
  const safe = script.replaceAll('</script', '<\\/script');
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(safe)}`,
    `style-src ${hashOf(styles)}`,
    'font-src data:',
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="data:image/svg+xml;base64,${icon}">
<style>${styles}</style>
</head>
<body>
${html}
<script>${safe}</script>
</body>
</html>
`;
}

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The code of an entry in one text, built as that of /verify is. */
export async function bundled(entry, options) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    target: options.platform === 'node' ? 'node20' : 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [englishOnly],
    logLevel: 'error',
    ...options,
  });
  return outputFiles[0].text;
}
