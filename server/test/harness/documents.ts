import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { deflateSync } from 'node:zlib';
import type { Answer, Client } from './client.js';

/** The smallest complete files of each type; `canary` is text that they contain. */
export function pdf(canary = ''): Buffer {
  return Buffer.from(
    `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]>>endobj\n%${canary}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
}

/** A picture of one grey pixel. */
export function png(canary = ''): Buffer {
  const ihdr = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', ihdr),
    pngChunk('tEXt', Buffer.from(`Comment\0${canary}`)),
    pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, check]);
}

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

export interface Received {
  id: string;
  metadata: { fileName: string; mimetype: string };
  message?: string;
}

/** Uploads a document like the client does. */
export function uploadDocument(
  client: Client,
  submissionId: string,
  name: string,
  bytes: Buffer | string,
  { kind, key, fileName }: { kind?: string; key?: string; fileName?: string } = {},
): Promise<Answer<Received>> {
  const body = new FormData();
  if (kind) body.set('kind', kind);
  if (fileName !== undefined) body.set('fileName', fileName);
  body.set('file', new Blob([new Uint8Array(Buffer.from(bytes))]), name);
  const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
  return client.send<Received>(`/api/attachments/${submissionId}/upload`, { method: 'POST', headers, body });
}

/** The bytes returned to a client for a path. */
export async function fetchBytes(
  client: Client,
  path: string,
): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
  const headers: Record<string, string> = client.token ? { authorization: `Bearer ${client.token}` } : {};
  const response = await fetch(client.url + path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

/** The behaviour of the scripted clamd. */
export type ClamdScript = 'scan' | 'hang' | 'error' | 'hang up';

/** A clamd that speaks the INSTREAM protocol and knows one virus: the EICAR test file. */
export class ScriptedClamd {
  script: ClamdScript = 'scan';
  scanned: Buffer[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static async start(port = 0): Promise<ScriptedClamd> {
    const server = createServer();
    const clamd = new ScriptedClamd(server);
    server.on('connection', (socket) => clamd.serve(socket));
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return clamd;
  }

  get url(): string {
    return `tcp://127.0.0.1:${(this.server.address() as { port: number }).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private serve(socket: Socket): void {
    let received = Buffer.alloc(0);
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket)).on('error', () => undefined);
    socket.on('data', (piece: Buffer) => {
      received = Buffer.concat([received, piece]);
      if (this.script === 'hang up') return void socket.destroy();
      if (this.script === 'error') return void socket.end('INSTREAM size limit exceeded. ERROR\0');
      const whole = streamOf(received);
      if (!whole || this.script === 'hang') return;
      this.scanned.push(whole);
      socket.end(
        whole.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
          ? 'stream: Eicar-Signature FOUND\0'
          : 'stream: OK\0',
      );
    });
  }
}

const COMMAND = 'zINSTREAM\0';

/** The scanned bytes once all have been received. @throws Error for a violation of the protocol */
function streamOf(received: Buffer): Buffer | undefined {
  if (received.length < COMMAND.length) return undefined;
  if (received.toString('latin1', 0, COMMAND.length) !== COMMAND) throw new Error('This is no INSTREAM.');
  const pieces: Buffer[] = [];
  for (let at = COMMAND.length; at + 4 <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    if (at + 4 + length > received.length) return undefined;
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
