import type { Server, ServerResponse } from 'node:http';

/** In a longer turn of the event loop something may have come to the door meanwhile. */
const SHORT_TURN_MS = 1;

/** Fastify, Nest and the gates listen for the end of a streamed answer eleven times; Node warns of a leak from the eleventh on. */
const MOST_LISTENERS = 20;

/** The connections of a server that is to stop without cutting anybody off. */
export class Connections {
  private readonly answering = new Set<ServerResponse>();
  private ending = false;
  /** Connections and requests that came in. */
  private seen = 0;

  constructor(server: Server) {
    server.on('connection', () => this.seen++);
    server.prependListener('request', (_, response) => {
      this.seen++;
      response.setMaxListeners(MOST_LISTENERS);
      if (this.ending) response.shouldKeepAlive = false;
      this.answering.add(response);
      response.once('close', () => this.answering.delete(response));
    });
  }

  /**
   * From now on every answer is the last one of its connection and says so (`Connection: close`). A proxy that keeps
   * connections would else send a request on one in the moment in which it is closed, and have it refused.
   */
  retire(): void {
    this.ending = true;
    for (const response of this.answering) {
      response.shouldKeepAlive = false;
      // Its head has gone out and promised the next answer: the connection ends with this one all the same.
      const { socket } = response;
      if (response.headersSent) response.once('close', () => socket?.destroySoon());
    }
  }
  /**
   * Waits for a turn of the event loop in which nothing came in, so that nothing waits at the door when it is closed: a connection
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
