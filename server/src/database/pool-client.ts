import type { Socket } from 'node:net';
import pg from 'pg';

/**
 * How long the server may send nothing while a query is running, in milliseconds; longer than its own statement timeout.
 */
export interface SilenceLimit {
  silenceLimitMillis?: number;
}

const TERMINATION_MS = 2_000;

interface WithSocket {
  connection: { stream: Socket };
}

/**
 * A connection whose errors never end the process and whose queries never wait forever.
 *
 * It always has an error listener: the pool may hand a connection over while data is being read and before its new owner
 * listens, and `end` removes all listeners first. Otherwise the loss of the database would be an uncaught error. The
 * query in progress fails anyway.
 *
 * A frozen database cannot even report that its own timeouts have passed. A connection that receives nothing while a
 * query is running is closed: the query fails, and the pool opens another connection.
 */
export class PoolClient extends pg.Client {
  private readonly silenceLimit: number | undefined;
  private silence: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig & SilenceLimit = {}) {
    super({ keepAlive: true, keepAliveInitialDelayMillis: 10_000, ...config });
    this.silenceLimit = config.silenceLimitMillis;
    const answered = () => {
      clearTimeout(this.silence);
      this.silence = undefined;
    };
    this.on('drain', answered).on('end', answered);
    const ask = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      this.silence ??= this.expectAnswer();
      return ask(...given);
    }) as typeof this.query;
    const end = this.end.bind(this) as (...given: unknown[]) => unknown;
    this.end = ((...given: unknown[]) => {
      this.closeIfUnanswered();
      return end(...given);
    }) as typeof this.end;
  }

  override emit(event: string | symbol, ...given: unknown[]): boolean {
    if (event === 'error' && this.listenerCount('error') === 0) return false;
    return pg.Client.prototype.emit.call(this, event as 'error', ...(given as [Error]));
  }

  /** Closes the socket without notifying the server; pending queries fail. */
  breakOff(): void {
    this.socket.destroy();
  }

  private get socket(): Socket {
    return (this as unknown as WithSocket).connection.stream;
  }

  private expectAnswer(): NodeJS.Timeout | undefined {
    if (!this.silenceLimit) return undefined;
    const received = this.socket.bytesRead;
    return setTimeout(() => {
      // A slow consumer pauses the socket, which is not silence of the server.
      if (this.socket.bytesRead !== received || this.socket.isPaused()) this.silence = this.expectAnswer();
      else this.breakOff();
    }, this.silenceLimit);
  }

  /** A frozen server does not answer the termination message. */
  private closeIfUnanswered(): void {
    const late = setTimeout(() => this.breakOff(), TERMINATION_MS).unref();
    this.once('end', () => clearTimeout(late));
  }
}
