import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SchemeModel } from '../scheme/scheme.model.js';
import { type CompressedText, compressedText } from './compressed-text.js';
import { escapeHtml } from '../common/escape-html.js';

/** The client's own rendering of the landing page (client/src/app/landing-html.tsx). */
const RENDERING = new URL('../../../client/dist/rendering/landing.mjs', import.meta.url);

interface Rendering {
  renderLanding(scheme: SchemeModel): { title: string; html: string; css: string };
}

/** The landing page of a scheme, ready to be sent. */
export interface LandingFiles {
  page: CompressedText;
  styles: CompressedText;
}

const ROOT = '<div id="root">';
const TITLE = /<title>.*?<\/title>/;
const ENTRY = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const PRELOADED = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;

/** The path of the style sheet of the rendered page; its query changes with its content. */
export const LANDING_STYLES = 'landing.css';

/**
 * Renders the landing page into the client's page, once for a process: its visitors then see it before any script, and
 * most never load the application (UX-25). What loads it is `landing.js`, with the addresses that the page names.
 * @param clientPage the client's index.html as it is served
 * @returns undefined when the client was built without it
 */
export async function renderLanding(
  clientPage: string,
  scheme: SchemeModel,
): Promise<LandingFiles | undefined> {
  if (!existsSync(fileURLToPath(RENDERING))) return undefined;
  const rendering = (await import(RENDERING.href)) as Rendering;
  const { title, html, css } = rendering.renderLanding(scheme);
  const entry = ENTRY.exec(clientPage)?.[1];
  if (!entry) throw new Error('The page of the client names no entry.');
  const files = [entry, ...Array.from(clientPage.matchAll(PRELOADED), ([, path]) => path!)];
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  const head = `<link rel="stylesheet" href="/${LANDING_STYLES}?${hash}">
    <script src="/landing.js" data-application="${files.join(' ')}"></script>`;
  const page = clientPage
    .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
    .replace(PRELOADED, '')
    .replace(ENTRY, () => head)
    // First, so that its link to the content is the first of the page.
    .replace(ROOT, () => `${ROOT}\n      <div id="landing">${html}</div>`);
  return { page: await compressedText(page), styles: await compressedText(css) };
}
