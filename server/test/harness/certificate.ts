import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A key and its certificate, in PEM. */
export interface Certificate {
  key: string;
  cert: string;
}

/** Whether a certificate can be created here; Node cannot create one. */
export function hasOpenssl(): boolean {
  return spawnSync('openssl', ['version']).status === 0;
}

/** A self-signed certificate of this machine, valid for a day. */
export async function selfSigned(): Promise<Certificate> {
  const folder = await mkdtemp(join(tmpdir(), 'prorata-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  const made = spawnSync('openssl', ['req', '-x509', ...options, ...names, '-keyout', key, '-out', cert]);
  if (made.status !== 0) throw new Error(made.stderr.toString());
  const texts = await Promise.all([readFile(key, 'utf8'), readFile(cert, 'utf8')]);
  await rm(folder, { recursive: true });
  return { key: texts[0], cert: texts[1] };
}
