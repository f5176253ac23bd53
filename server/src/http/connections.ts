import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** When an event loop turn took longer than this, something may have arrived meanwhile. */
const SHORT_TURN_MS = 1;

/**
 * Fastify, Nest and the gates add eleven listeners for the end of a streamed response; Node warns of a leak from the
 * eleventh on.
 */
const MOST_LISTENERS = 20;

/**
 * Pipelined requests that may wait on one connection. Browsers and proxies send one at a time; a connection with more is
 * closed.
 */
const MOST_WAITING = 10;

/** What Node's HTTP parser calls for each request; missing from its types. */
interface Parsed extends Socket {
  parser?: { onIncoming?: (request: IncomingMessage, keepsAlive: boolean) => number } | null;
}
/** The parser's return value for "the rest is not HTTP". */
const LEAVE_THE_REST = 2;

/**
 * Makes the parser skip the rest of a block once its connection was closed; otherwise it would parse and answer up to a
 * thousand more requests.
 */
function stopWhenCutOff(socket: Parsed): void {
  const { parser } = socket;
  const pass = parser?.onIncoming;
  if (!pass) return;
  parser.onIncoming = (request, keepsAlive) =>
    socket.destroyed ? LEAVE_THE_REST : pass(request, keepsAlive);
}

/** The connections of a server: bounds the requests on each, and lets none be cut off when the server stops. */
export class Connections {
  private readonly waiting = new Map<Socket, Set<ServerResponse>>();
  private ending = false;
  /** Connections and requests received so far. */
  private seen = 0;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.seen++;
      this.waiting.set(socket, new Set());
      stopWhenCutOff(socket);
      // A response that waits behind an earlier one is not notified when its connection closes.
      socket.once('close', () => this.waiting.delete(socket));
    });
    const handlers = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', (request, response) => {
      this.seen++;
      if (this.takes(request.socket, response))
        for (const handle of handlers) handle.call(server, request, response);
    });
  }

  /** Node parses a whole received block, up to a thousand requests, before the first one is answered. */
  private takes(socket: Socket, response: ServerResponse): boolean {
    const answers = this.waiting.get(socket);
    if (!answers || socket.destroyed) return false;
    if (answers.size === MOST_WAITING) {
      socket.destroy();
      return false;
    }
    response.setMaxListeners(MOST_LISTENERS);
    if (this.ending) response.shouldKeepAlive = false;
    answers.add(response);
    response.once('close', () => answers.delete(response));
    return true;
  }

  /**
   * From now on every response closes its connection and says so (`Connection: close`). Otherwise a proxy that reuses
   * connections could send a request at the moment its connection is closed, and the request would fail.
   */
  retire(): void {
    this.ending = true;
    for (const [socket, answers] of this.waiting)
      for (const response of answers) {
        response.shouldKeepAlive = false;
        // Its headers, already sent, promised to keep the connection open; the connection is closed after this response
        // all the same.
        if (response.headersSent) response.once('close', () => socket.destroySoon());
      }
  }

  /**
   * Waits for an event loop turn in which nothing arrived, so that nothing is pending when the port closes: connections
   * that the system accepted and the process did not would be reset.
   * @param ms the longest wait
   */
  async quietMoment(ms: number): Promise<void> {
    for (const end = performance.now() + ms; performance.now() < end;) {
      const begun = performance.now();
      const before = this.seen;
      await new Promise(setImmediate);
      if (this.seen === before && performance.now() - begun < SHORT_TURN_MS) return;
    }
  }
}
