import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SchemeModel } from '../scheme/scheme.model.js';
import { type CompressedText, compressedText } from './compressed-text.js';
import { escapeHtml } from '../common/escape-html.js';

/** The client's own rendering of its pages (client/src/app/landing-html.tsx). */
const RENDERING = new URL('../../../client/dist/rendering/landing.mjs', import.meta.url);
/** What the client's build says of its files (client/rendered-files.ts). */
const FILES = new URL('../../../client/dist/rendering/files.json', import.meta.url);

type Render = (scheme: SchemeModel) => { title: string; html: string; css: string };

interface Rendering {
  renderLanding: Render;
  renderSignIn: Render;
}

interface Files {
  /** The font that every page begins with. */
  font: string;
  /** The scripts of the sign-in page besides those that every page loads. */
  signIn: string[];
}

/** A page that is sent as HTML, ready to be sent. */
export interface RenderedFiles {
  page: CompressedText;
  styles: CompressedText;
}

const ROOT = '<div id="root">';
const TITLE = /<title>.*?<\/title>/;
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** The pages that are sent as HTML, by the name of their script and style sheet, whose query changes with its content. */
export const RENDERED = {
  landing: { path: '/', render: 'renderLanding' },
  'sign-in': { path: '/login', render: 'renderSignIn' },
} as const satisfies Record<string, { path: string; render: keyof Rendering }>;

export type RenderedName = keyof typeof RENDERED;

/**
 * Renders a page into the client's page, once for a process: its visitors then see it before any script of the
 * application (UX-25, UX-33). What loads that is `<name>.js`, with the addresses that the page names.
 * @param clientPage the client's index.html as it is served
 * @returns undefined when the client was built without it
 */
export async function renderPage(
  name: RenderedName,
  clientPage: string,
  scheme: SchemeModel,
): Promise<RenderedFiles | undefined> {
  if (!existsSync(fileURLToPath(RENDERING))) return undefined;
  const rendering = (await import(RENDERING.href)) as Rendering;
  const { title, html, css } = rendering[RENDERED[name].render](scheme);
  const entry = ENTRY.exec(clientPage)?.[1];
  if (!entry) throw new Error('The page of the client names no entry.');
  const { font, signIn } = JSON.parse(readFileSync(FILES, 'utf8')) as Files;
  const own = name === 'sign-in' ? signIn : [];
  const files = new Set([entry, ...Array.from(clientPage.matchAll(PRELOADED), ([, path]) => path!), ...own]);
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  const head = `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">
    <link rel="stylesheet" href="/${name}.css?${hash}">
    <script src="/${name}.js" data-application="${[...files].join(' ')}"></script>`;
  const shown = `<div id="${name}">${html}</div>`;
  const page = clientPage
    .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
    .replace(PRELOADED, '')
    .replace(ENTRY, () => head)
    // First, so that its link to the content is the first of the page. The application replaces what is in its root, and the
    // sign-in page, in front of it, stays until the application has the form.
    .replace(ROOT, () => (name === 'landing' ? `${ROOT}\n      ${shown}` : `${shown}\n    ${ROOT}`));
  return { page: await compressedText(page), styles: await compressedText(css) };
}
