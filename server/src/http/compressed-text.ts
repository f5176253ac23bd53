import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A text that is sent often, compressed once. */
export interface CompressedText {
  plain: string;
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a text for all browsers. */
export async function compressedText(plain: string): Promise<CompressedText> {
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)]);
  return { plain, br, gzip: gzipped };
}

/** Sends the text as the browser accepts it; the reply has its type already. */
export function sendCompressed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  text: CompressedText,
): FastifyReply {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(?:\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]!.trim());
  void reply.header('Vary', 'Accept-Encoding, Cookie');
  for (const encoding of ['br', 'gzip'] as const)
    if (accepted.includes(encoding)) return reply.header('Content-Encoding', encoding).send(text[encoding]);
  return reply.send(text.plain);
}
