import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ServedFile } from '../downloads/download-openers.js';
import { begun } from './begun.js';

/**
 * The content security policy of a served file: it can be displayed, but has no scripts, requests, forms or origin
 * (ATTACH-13). One that opens in a tab may also be shown inside the portal's own pages (ATTACH-20).
 */
const policyOf = (ancestors: "'self'" | "'none'") =>
  `sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors ${ancestors}`;

/**
 * Lets the portal's own pages show the answer in a frame, an error too: in place of a document it says why there is
 * none. Called before the file is opened.
 */
export function letOwnPagesFrame(reply: FastifyReply): void {
  void reply.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'self'");
  void reply.header('X-Frame-Options', 'SAMEORIGIN');
}

/**
 * Sends a file so that nothing in it can run in our origin: displayed in a tab when its type is harmless, otherwise
 * saved.
 * @throws the error of the first bytes
 */
export async function fileAnswer(reply: FastifyReply, file: ServedFile): Promise<StreamableFile> {
  const { fileName, mimetype, bytes, size, opensInTab } = file;
  void reply.header('Content-Security-Policy', policyOf(opensInTab ? "'self'" : "'none'"));
  void reply.header('X-Frame-Options', opensInTab ? 'SAMEORIGIN' : 'DENY');
  void reply.header('X-Content-Type-Options', 'nosniff');
  const ascii = fileName.replace(/[^\w.-]+/g, '_');
  const how = opensInTab ? 'inline' : 'attachment';
  return new StreamableFile(await begun(bytes), {
    type: mimetype,
    length: size,
    disposition: `${how}; filename="${ascii}"; filename*=UTF-8''${encodeExtended(fileName)}`,
  });
}

/** RFC 8187: also encodes the characters that `encodeURIComponent` keeps and a header value must not contain. */
const encodeExtended = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
