import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** In a longer turn of the event loop something may have arrived meanwhile. */
const SHORT_TURN_MS = 1;

/** Fastify, Nest and the gates listen for the end of a streamed answer eleven times; Node warns of a leak from the eleventh on. */
const MOST_LISTENERS = 20;

/** Requests of one connection that wait for their answers. Browsers and proxies send one at a time; one that sends more is cut off. */
const MOST_WAITING = 10;

/** What Node's own parser calls with each request; its types lack it. */
interface Parsed extends Socket {
  parser?: { onIncoming?: (request: IncomingMessage, keepsAlive: boolean) => number } | null;
}
/** The parser's word for "what follows is not mine". */
const LEAVE_THE_REST = 2;

/**
 * Has the parser leave the rest of a block when the connection was cut off in its midst: it would make a request and an answer of
 * each of another thousand requests.
 */
function stopWhenCutOff(socket: Parsed): void {
  const { parser } = socket;
  const pass = parser?.onIncoming;
  if (!pass) return;
  parser.onIncoming = (request, keepsAlive) =>
    socket.destroyed ? LEAVE_THE_REST : pass(request, keepsAlive);
}

/** The connections of a server: none has many requests at once, and none is cut off when the server stops. */
export class Connections {
  private readonly waiting = new Map<Socket, Set<ServerResponse>>();
  private ending = false;
  /** Connections and requests that came in. */
  private seen = 0;

  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.seen++;
      this.waiting.set(socket, new Set());
      stopWhenCutOff(socket);
      // An answer whose turn has not come does not hear that its connection closed.
      socket.once('close', () => this.waiting.delete(socket));
    });
    const handlers = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', (request, response) => {
      this.seen++;
      if (this.takes(request.socket, response))
        for (const handle of handlers) handle.call(server, request, response);
    });
  }

  /** Node hands on whatever a received block holds, a thousand requests, before the first is answered. */
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
   * From now on every answer is the last one of its connection and says so (`Connection: close`). A proxy that keeps
   * connections would else send a request on one in the moment in which it is closed, and have it refused.
   */
  retire(): void {
    this.ending = true;
    for (const [socket, answers] of this.waiting)
      for (const response of answers) {
        response.shouldKeepAlive = false;
        // Its head has gone out and promised the next answer: the connection ends with this one all the same.
        if (response.headersSent) response.once('close', () => socket.destroySoon());
      }
  }

  /**
   * Waits for a turn of the event loop in which nothing came in, so that nothing waits when it is closed: a connection
   * that the system has taken and the process has not would be reset. @param ms the longest it waits
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
