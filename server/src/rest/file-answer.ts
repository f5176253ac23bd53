import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ServedFile } from '../downloads/download-openers.js';
import { begun } from './begun.js';

/**
 * The content security policy of a served file: it can be displayed, but has no scripts, requests, forms or origin
 * (ATTACH-13).
 */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Sends a file so that nothing in it can run in our origin: displayed in a tab when its type is harmless, otherwise
 * saved.
 * @throws the error of the first bytes
 */
export async function fileAnswer(reply: FastifyReply, file: ServedFile): Promise<StreamableFile> {
  const { fileName, mimetype, bytes, size, opensInTab } = file;
  void reply.header('Content-Security-Policy', POLICY);
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
