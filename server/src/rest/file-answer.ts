import { StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { ServedFile } from '../downloads/download-openers.js';
import { begun } from './begun.js';

/** What a served file may do in a browser: be seen. No script, no request, no form, no origin (ATTACH-13). */
const POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/**
 * Sends a file so that nothing in it can run in our origin: shown in a tab where its type is harmless, else saved.
 * @throws what the first bytes cannot be had for
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

/** RFC 8187: what `encodeURIComponent` leaves alone and a header value may not hold is encoded too. */
const encodeExtended = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
