import type { SessionEndTimesFragment } from '../../generated/graphql';

/** How long before the end the warning is shown. */
const WARN_SECONDS = 120;
/** While it is shown, another tab may be in use: the server is asked again this often, and after a failed question too. */
const ASK_AGAIN_MS = 15_000;
const TICK_MS = 1_000;

/** How a watch asks the server; both reject as GraphQL calls do, and a session that has ended leaves the page (401). */
export interface SessionServer {
  ask: () => Promise<SessionEndTimesFragment>;
  keep: () => Promise<SessionEndTimesFragment>;
}

/** What is known of the coming end. */
export interface SessionEndStatus {
  /** Seconds until the end once the warning is shown; undefined before. */
  secondsLeft?: number;
  /** The session's whole time is over then: it cannot be kept. */
  final: boolean;
  /** The last try to stay signed in did not reach the server. */
  unreachable: boolean;
}

/**
 * Watches the end of the session. Nothing is warned of before the server was asked, since whatever is done in any tab
 * puts the end off. Time is compared with the clock on each tick: a computer that slept wakes to the truth.
 */
export class SessionWatch {
  private status: SessionEndStatus = { final: false, unreachable: false };
  private readonly listeners = new Set<() => void>();
  private endsAt = Infinity;
  private askAt = 0;
  private asking = false;
  private warned = false;

  constructor(private readonly server: SessionServer) {}

  /** Begins watching; gives the way to end that. */
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

  /** Puts the end off. */
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

  /** Somebody looks at the page again, or the connection is back: what happened meanwhile is not known here. */
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

  /** Counts from when the question was sent, so that a slow answer makes the end come early, never late. */
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
