import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';

/** The script is a separate file, so that the content security policy stays as strict as the portal's. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
const FILES = {
  '/graphiql': ['explorer.html', 'text/html'],
  '/graphiql/explorer.css': ['explorer.css', 'text/css'],
  '/graphiql/explorer.mjs': ['explorer.mjs', 'text/javascript'],
} as const;

/** A page on which developers try out GraphQL. It needs introspection, so it is not served where that is off. */
export function serveGraphiql(server: FastifyInstance): void {
  for (const [path, [file, type]] of Object.entries(FILES)) {
    const content = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8');
    server.get(path, (_request, reply) =>
      reply
        .header('Content-Security-Policy', POLICY)
        .header('Cache-Control', 'no-store')
        .type(`${type}; charset=utf-8`)
        .send(content),
    );
  }
}
