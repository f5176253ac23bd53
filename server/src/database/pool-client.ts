import type { Socket } from 'node:net';
import pg from 'pg';

/** How long the server may keep silent while it is asked something, in milliseconds; over its own limit of a statement. */
export interface Patience {
  silenceLimitMillis?: number;
}

const LAST_WORD_MS = 2_000;

interface WithSocket {
  connection: { stream: Socket };
}

/**
 * A connection that never ends the process and never waits for ever.
 *
 * Somebody always listens to it: the pool hands one on to who waits in the midst of reading what the database sent, before
 * they listen, and who closes one takes all listeners off first. The news that the database goes would else be an error that
 * nobody caught. Their query tells of it.
 *
 * A database that is frozen can say nothing, not even that a limit of its own has passed. A connection that is silent while
 * it is asked something is broken off: its query fails, and the pool makes another one.
 */
export class PoolClient extends pg.Client {
  private readonly silenceLimit: number | undefined;
  private silence: NodeJS.Timeout | undefined;

  constructor(config: pg.ClientConfig & Patience = {}) {
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
      this.waitForLastWord();
      return end(...given);
    }) as typeof this.end;
  }

  override emit(event: string | symbol, ...given: unknown[]): boolean {
    if (event === 'error' && this.listenerCount('error') === 0) return false;
    return pg.Client.prototype.emit.call(this, event as 'error', ...(given as [Error]));
  }

  /** Ends the connection without a word to the server; what waits for an answer fails. */
  breakOff(): void {
    this.socket.destroy();
  }

  private get socket(): Socket {
    return (this as unknown as WithSocket).connection.stream;
  }

  private expectAnswer(): NodeJS.Timeout | undefined {
    if (!this.silenceLimit) return undefined;
    const heard = this.socket.bytesRead;
    return setTimeout(() => {
      // A reader who is slow stops the socket: what is silent then is not the server.
      if (this.socket.bytesRead !== heard || this.socket.isPaused()) this.silence = this.expectAnswer();
      else this.breakOff();
    }, this.silenceLimit);
  }

  /** A server that is frozen does not say goodbye. */
  private waitForLastWord(): void {
    const late = setTimeout(() => this.breakOff(), LAST_WORD_MS).unref();
    this.once('end', () => clearTimeout(late));
  }
}
