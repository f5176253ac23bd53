import { randomBytes } from 'node:crypto';
import type { Answer, Client } from './client.js';

/**
 * How a form states the name of its file: like browsers (with quotes and line ends encoded), as a quoted string of RFC
 * 2183, in the extended form of RFC 8187, or not at all, like programs that send unnamed bytes.
 */
export const NAME_FORMS = ['browser', 'quoted', 'extended', 'none'] as const;
export type NameForm = (typeof NAME_FORMS)[number];

/** Sends a file, preceded by text fields, in a manually built form, so that the name can be arbitrary. */
export function uploadNamed<Body>(
  client: Client,
  path: string,
  form: NameForm,
  name: string,
  bytes: Buffer | string,
  texts: Record<string, string> = {},
): Promise<Answer<Body>> {
  const boundary = `part-${randomBytes(12).toString('hex')}`;
  const fields = Object.entries(texts).map(
    ([field, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"${nameParameter(form, name)}\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(fields.join('') + head),
    Buffer.from(bytes),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return client.send<Body>(path, { method: 'POST', headers, body: new Uint8Array(body) });
}

function nameParameter(form: NameForm, name: string): string {
  if (form === 'none') return '';
  if (form === 'extended') return `; filename*=UTF-8''${percentEncoded(name)}`;
  if (form === 'quoted') return `; filename="${name.replace(/["\\]/g, '\\$&')}"`;
  return `; filename="${name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')}"`;
}

const percentEncoded = (name: string) =>
  [...Buffer.from(name)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
