import type { SessionEndTimesFragment } from '../../generated/graphql';

/** How long before the end the warning is shown. */
const WARN_SECONDS = 120;
/**
 * While the warning is shown, another tab may be in use: the server is polled at this interval, also after a failed
 * call.
 */
const ASK_AGAIN_MS = 15_000;
const TICK_MS = 1_000;

/** How a watch calls the server; both calls reject as GraphQL calls do, and a 401 response leaves the page. */
export interface SessionServer {
  ask: () => Promise<SessionEndTimesFragment>;
  keep: () => Promise<SessionEndTimesFragment>;
}

/** The state of the session's end. */
export interface SessionEndStatus {
  /** Seconds until the end once the warning is shown; undefined before. */
  secondsLeft?: number;
  /** The session reaches its maximum duration: it cannot be extended. */
  final: boolean;
  /** The last attempt to stay signed in did not reach the server. */
  unreachable: boolean;
}

/**
 * Watches the end of the session. It warns only after calling the server, since activity in any tab extends the
 * session. Each tick compares the clock, so that a computer waking from sleep shows the right time.
 */
export class SessionWatch {
  private status: SessionEndStatus = { final: false, unreachable: false };
  private readonly listeners = new Set<() => void>();
  private endsAt = Infinity;
  private askAt = 0;
  private asking = false;
  private warned = false;

  constructor(private readonly server: SessionServer) {}

  /** Starts watching; returns the function that stops it. */
  start = (): (() => void) => {
    const timer = setInterval(this.tick, TICK_MS);
    document.addEventListener('visibilitychange', this.onBack);
    window.addEventListener('online', this.onBack);
    this.tick();
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', this.onBack);
      window.removeEventListener('online', this.onBack);
    };
  };

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  current = () => this.status;

  /** Extends the session. */
  stay = async (): Promise<void> => {
    const begun = Date.now();
    try {
      this.note(await this.server.keep(), begun);
    } catch {
      this.show({ ...this.status, unreachable: true });
    }
  };

  private readonly tick = () => {
    if (Date.now() >= this.askAt && !this.asking) void this.ask();
    if (this.warned) this.show({ ...this.status, secondsLeft: this.secondsLeft() });
  };

  /** The user returns to the page, or the connection is back: the session may have changed meanwhile. */
  private readonly onBack = () => {
    if (document.visibilityState !== 'visible') return;
    this.askAt = 0;
    this.tick();
  };

  private async ask(): Promise<void> {
    const begun = Date.now();
    this.asking = true;
    try {
      this.note(await this.server.ask(), begun);
    } catch {
      this.askAt = Date.now() + ASK_AGAIN_MS;
    } finally {
      this.asking = false;
    }
  }

  /** Counts from when the request was sent, so that a slow response makes the end appear earlier, never later. */
  private note({ endsAt, latestAt, secondsLeft }: SessionEndTimesFragment, begun: number): void {
    this.endsAt = begun + secondsLeft * 1_000;
    this.warned = secondsLeft <= WARN_SECONDS;
    this.askAt = this.warned
      ? Math.min(begun + ASK_AGAIN_MS, this.endsAt + TICK_MS)
      : this.endsAt - WARN_SECONDS * 1_000;
    this.show({
      secondsLeft: this.warned ? this.secondsLeft() : undefined,
      final: endsAt === latestAt,
      unreachable: false,
    });
  }

  private secondsLeft(): number {
    return Math.max(0, Math.ceil((this.endsAt - Date.now()) / 1_000));
  }

  private show(next: SessionEndStatus): void {
    const { secondsLeft, final, unreachable } = this.status;
    if (next.secondsLeft === secondsLeft && next.final === final && next.unreachable === unreachable) return;
    this.status = next;
    for (const listener of this.listeners) listener();
  }
}
