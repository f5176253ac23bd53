import fastifyStatic from '@fastify/static';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const CLIENT = fileURLToPath(new URL('../../../client/dist/', import.meta.url));
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Vite puts a hash of the content into the name of every file in this folder. */
const HASHED = 'assets/';
/** Where the page shows the support contact when nothing else can be loaded (MAINT-3). */
const NO_SUPPORT_EMAIL = '<meta name="support-email" content=""';
const NO_SUPPORT_LINK = '<p data-support-email></p>';
const APIS = /^(api|graphql)(\/|$)/;

/**
 * Serves the built client: its files, in the versions compressed at build time, and its page for every path that is not a
 * file, since the client routes its screens itself. Serves nothing when there is no build.
 * @param supportEmail the scheme's; validated when the scheme file was read
 */
export async function serveClient(server: FastifyInstance, supportEmail: string): Promise<void> {
  if (!existsSync(`${CLIENT}index.html`)) return;
  const files = filesOf(CLIENT);
  const email = escaped(supportEmail);
  const page = readFileSync(`${CLIENT}index.html`, 'utf8')
    .replace(NO_SUPPORT_EMAIL, () => NO_SUPPORT_EMAIL.replace('""', `"${email}"`))
    .replace(NO_SUPPORT_LINK, () => `<p><a href="mailto:${email}">${email}</a></p>`);
  await server.register(fastifyStatic, { root: CLIENT, serve: false, preCompressed: true });
  server.get('/*', (request: FastifyRequest, reply: FastifyReply) => {
    const file = (request.params as { '*': string })['*'];
    if (APIS.test(file)) {
      reply.callNotFound();
      return reply;
    }
    if (files.has(file) && file !== 'index.html') {
      return file.startsWith(HASHED)
        ? reply.sendFile(file, { immutable: true, maxAge: YEAR_MS })
        : reply.sendFile(file, { maxAge: 0 });
    }
    if (file.startsWith(HASHED)) {
      reply.callNotFound();
      return reply;
    }
    return reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The files to serve, listed once. Compressed versions are served in place of the originals, not under their own names.
 */
function filesOf(folder: string): Set<string> {
  return new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(br|gz|map)$/.test(entry.name))
      .map((entry) => relative(folder, `${entry.parentPath}/${entry.name}`).split(sep).join('/')),
  );
}
