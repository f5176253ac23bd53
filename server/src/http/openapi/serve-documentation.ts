import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { openApiDocument } from './document.js';
import { documentationPage } from './page.js';

const STYLE = readFileSync(new URL('./style.css', import.meta.url), 'utf8');
/** A page without scripts or forms. */
const POLICY =
  "default-src 'none'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Serves the REST documentation, in production too: it reveals nothing that the open source does not. */
export function serveDocumentation(server: FastifyInstance, publicUrl: string): void {
  const json = JSON.stringify(openApiDocument(publicUrl));
  const page = documentationPage();
  const answer = (path: string, type: string, content: string) =>
    server.get(path, (_request, reply) =>
      reply.header('Content-Security-Policy', POLICY).type(`${type}; charset=utf-8`).send(content),
    );
  answer('/api/docs', 'text/html', page);
  answer('/api/docs/json', 'application/json', json);
  answer('/api/docs/style.css', 'text/css', STYLE);
}
