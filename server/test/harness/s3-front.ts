import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ScratchS3 } from './s3.js';

/** A refusal in the words of S3. */
export interface S3Refusal {
  status: number;
  code: string;
}

/** Stands before an S3 server and passes on what comes, refuses it, or keeps silent. */
export interface S3Front {
  /** For STORAGE_URL. */
  url: string;
  /** From now on; a refusal may bind writes only, as a full store does. */
  behave(as: 'well' | 'frozen' | (S3Refusal & { writesOnly?: true })): void;
  /** Closes the door, as a server that is down. */
  stop(): Promise<void>;
}

export async function startS3Front(s3: ScratchS3): Promise<S3Front> {
  const behind = new URL(decodeURIComponent(/endpoint=([^&]+)/.exec(s3.url)![1]!));
  let behaviour: Parameters<S3Front['behave']>[0] = 'well';
  const server: Server = createServer((incoming, answer) => {
    if (behaviour === 'frozen') return;
    const writes = incoming.method === 'PUT' || incoming.method === 'POST';
    if (behaviour !== 'well' && (writes || !behaviour.writesOnly)) {
      incoming.resume().once('end', () => refuse(answer, behaviour as S3Refusal));
      return;
    }
    const { method, url: path, headers } = incoming;
    const passedOn = request({ host: behind.hostname, port: behind.port, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers);
      reply.pipe(answer);
    });
    passedOn.on('error', () => answer.destroy());
    incoming.pipe(passedOn);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`);
  return {
    url: s3.url.replace(/endpoint=[^&]+/, `endpoint=${endpoint}`),
    behave: (as) => (behaviour = as),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function refuse(answer: ServerResponse, { status, code }: S3Refusal): void {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
}
