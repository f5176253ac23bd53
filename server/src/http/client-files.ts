import fastifyStatic from '@fastify/static';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { chosenLanguage } from '../common/chosen-language.js';
import type { Accent } from '../rules/colors/accent.js';
import { ENGLISH } from '../rules/text.js';
import type { SchemeModel } from '../scheme/scheme.model.js';
import { accentStyle } from './accent-style.js';
import { sendCompressed } from './compressed-text.js';
import { escapeHtml } from '../common/escape-html.js';
import { RENDERED, type RenderedFiles, type RenderedName, renderPage } from './rendered-page.js';

const CLIENT = fileURLToPath(new URL('../../../client/dist/', import.meta.url));
const YEAR_S = 365 * 24 * 60 * 60;
/** Vite puts a hash of the content into the name of every file in this folder. */
const HASHED = 'assets/';
/** Where the page shows the support contact when nothing else can be loaded (MAINT-3). */
const NO_SUPPORT_EMAIL = '<meta name="support-email" content=""';
const END_OF_HEAD = '</head>';
const NO_SUPPORT_LINK = '<p data-support-email></p>';
/** For this server only. */
const RENDERING = 'rendering/';
const APIS = /^(api|graphql)(\/|$)/;

/** Checks a published distribution, also without this server; its policy is in the page, for when it lies on a disk. */
const VERIFY_PAGE = 'verify.html';
const OWN_POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;

/** What the pages show of the portal, and how they are shown now. */
export interface ServedPortal {
  /** With maintenance off. */
  scheme: SchemeModel;
  accent: Accent | null;
  isInMaintenance: () => Promise<boolean>;
  logger: Pick<Logger, 'error'>;
}

/**
 * Serves the built client: its files, in the versions compressed at build time, and its page for every path that is not a
 * file, since the client routes its screens itself. The landing page and the sign-in page are sent as HTML, except during
 * maintenance and to readers of another language, for whom the client shows them. Serves nothing when there is no build.
 */
export async function serveClient(
  server: FastifyInstance,
  { scheme, accent, isInMaintenance, logger }: ServedPortal,
): Promise<void> {
  if (!existsSync(`${CLIENT}index.html`)) return;
  const files = filesOf(CLIENT);
  const style = accentStyle(accent);
  const email = escapeHtml(scheme.supportEmail);
  const page = readFileSync(`${CLIENT}index.html`, 'utf8')
    .replace(END_OF_HEAD, () => (style ? `  <style>${style}</style>\n  ${END_OF_HEAD}` : END_OF_HEAD))
    .replace(NO_SUPPORT_EMAIL, () => NO_SUPPORT_EMAIL.replace('""', `"${email}"`))
    .replace(NO_SUPPORT_LINK, () => `<p><a href="mailto:${email}">${email}</a></p>`);
  await server.register(fastifyStatic, { root: CLIENT, serve: false, preCompressed: true });
  for (const name of Object.keys(RENDERED) as RenderedName[]) {
    let rendered: Promise<RenderedFiles | undefined> | undefined;
    const load = () =>
      (rendered ??= renderPage(name, page, scheme).catch((error: unknown) => {
        logger.error(error, `The page ${name} could not be rendered; the client shows it.`);
        return undefined;
      }));
    server.get(RENDERED[name].path, async (request, reply) => {
      void reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8');
      const isEnglish = (chosenLanguage(request) ?? ENGLISH) === ENGLISH;
      const files = isEnglish && !(await isInMaintenance()) ? await load() : undefined;
      return files ? sendCompressed(request, reply, files.page) : reply.send(page);
    });
    server.get(`/${name}.css`, async (request, reply) => {
      const files = await load();
      if (!files) {
        reply.callNotFound();
        return reply;
      }
      void reply
        .header('Cache-Control', `public, max-age=${YEAR_S}, immutable`)
        .type('text/css; charset=utf-8');
      return sendCompressed(request, reply, files.styles);
    });
  }
  const policy = verifyPolicy(readFileSync(`${CLIENT}${VERIFY_PAGE}`, 'utf8'));
  for (const path of ['/verify', `/${VERIFY_PAGE}`])
    server.get(path, (_request, reply) =>
      reply.header('Content-Security-Policy', policy).sendFile(VERIFY_PAGE, { maxAge: 0 }),
    );
  server.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const file = (request.params as { '*': string })['*'];
    if (APIS.test(file)) {
      reply.callNotFound();
      return reply;
    }
    if (files.has(file) && file !== 'index.html') {
      return file.startsWith(HASHED)
        ? reply.sendFile(file, { immutable: true, maxAge: YEAR_S * 1_000 })
        : reply.sendFile(file, { maxAge: 0 });
    }
    if (file.startsWith(HASHED)) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

/**
 * The policy of the page that checks a distribution: its own, which allows exactly its script and styles, and no framing,
 * which a page cannot say of itself (VERIFY-6, SECURITY-2).
 */
function verifyPolicy(page: string): string {
  const own = OWN_POLICY.exec(page)?.[1];
  if (!own) throw new Error(`${VERIFY_PAGE} has no policy of its own.`);
  return `${own}; frame-ancestors 'none'`;
}

/**
 * The files to serve, listed once. Compressed versions are served in place of the originals, not under their own names.
 */
function filesOf(folder: string): Set<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
      .map((entry) => relative(folder, `${entry.parentPath}/${entry.name}`).split(sep).join('/'))
      .filter((file) => !file.startsWith(RENDERING)),
  );
}
