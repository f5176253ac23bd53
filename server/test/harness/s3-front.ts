import { once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ScratchS3 } from './s3.js';

/** An S3 error. */
export interface S3Refusal {
  status: number;
  code: string;
}

type Behaviour =
  | 'well'
  | 'frozen'
  | 'cut every second object'
  | (typeof BAD_LINES)[number]
  | (S3Refusal & { writesOnly?: true });

/** How a connection can fail while the store works. */
export const BAD_LINES = [
  'slow taking',
  'slow giving',
  'cut taking',
  'cut giving',
  'frozen after writing',
] as const;

/** A proxy of an S3 server that forwards requests, refuses them, does not respond, is very slow, or cuts connections. */
export interface S3Front {
  /** For STORAGE_URL. */
  url: string;
  /**
   * Sets its behaviour; a refusal may apply to writes only, as with a full store. Slow: a byte each half second, in either
   * direction; cut: in the middle of a request or response.
   */
  behave(as: Behaviour): void;
  /** Stops listening, like a server that is down. */
  stop(): Promise<void>;
}

export async function startS3Front(s3: ScratchS3): Promise<S3Front> {
  const behind = new URL(decodeURIComponent(/endpoint=([^&]+)/.exec(s3.url)![1]!));
  let behaviour: Behaviour = 'well';
  let given = 0;
  const isSecond = () => (given += 1) % 2 === 0;
  const server: Server = createServer((incoming, answer) => {
    const writes = incoming.method === 'PUT' || incoming.method === 'POST';
    if (behaviour === 'frozen' || (behaviour === 'frozen after writing' && !writes)) return;
    if (behaviour === 'slow taking') {
      drip(() => void incoming.read(1), incoming.socket);
      return;
    }
    if (behaviour === 'cut taking') {
      incoming.once('readable', () => incoming.socket.destroy());
      return;
    }
    if (typeof behaviour === 'object' && (writes || !behaviour.writesOnly)) {
      incoming.resume().once('end', () => refuse(answer, behaviour as S3Refusal));
      return;
    }
    const { method, url: path, headers } = incoming;
    const passedOn = request({ host: behind.hostname, port: behind.port, method, path, headers }, (reply) => {
      answer.writeHead(reply.statusCode!, reply.headers);
      if (behaviour === 'slow giving') {
        answer.flushHeaders();
        drip(() => answer.write(reply.read(1) ?? ''), incoming.socket);
        reply.once('end', () => answer.end());
      } else if (
        behaviour === 'cut giving' ||
        (behaviour === 'cut every second object' && method === 'GET' && isSecond())
      ) {
        answer.flushHeaders();
        reply.once('readable', () =>
          answer.write((reply.read() as Buffer | null)?.subarray(0, 1) ?? '', () => answer.destroy()),
        );
      } else reply.pipe(answer);
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

function drip(move: () => void, socket: Socket): void {
  const timer = setInterval(move, 500);
  socket.once('close', () => clearInterval(timer));
}

function refuse(answer: ServerResponse, { status, code }: S3Refusal): void {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No.</Message></Error>`);
}
