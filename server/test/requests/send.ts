import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { GeneratedRequest } from './request.js';

export interface Received {
  status: number;
  type: string;
  /** The header, in seconds. */
  retryAfter?: string;
  text: string;
}

/** Keep-alive connections: only the responses are tested. */
export const newAgent = (connections: number) => new Agent({ keepAlive: true, maxSockets: connections });

/** Sends a request unchanged; a connection that ends without a response is an error. */
export function send(
  agent: Agent,
  url: string,
  { method, path, headers, body }: GeneratedRequest,
  token: string | undefined,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const call = request(
      url + path,
      {
        method,
        agent,
        headers: {
          ...headers,
          ...(body ? { 'content-length': body.length } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      },
      (answer) => {
        buffer(answer).then(
          (bytes) =>
            resolve({
              status: answer.statusCode!,
              type: answer.headers['content-type'] ?? '',
              retryAfter: answer.headers['retry-after'],
              text: bytes.toString(),
            }),
          reject,
        );
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
