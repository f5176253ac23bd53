/** As long as the server gives itself for an answer, and as much again for the way. */
export const SILENCE_MS = 30_000;
/** What a slow phone sends in a millisecond, in bytes: until a long body has gone there can be no answer. */
const SLOWEST = 10;

/** Nothing was heard for so long that nothing is expected any more: a network that hangs tells nobody. */
export class NoAnswerInTime extends Error {
  override readonly name = 'NoAnswerInTime';

  constructor() {
    super('The server took too long to respond.');
  }
}

/**
 * `fetch` that ends when nothing is heard for half a minute, before the answer or within it. An answer that keeps coming is
 * not cut off, however long it takes: a claim of 50,000 trades is minutes on its way to a phone.
 * @throws NoAnswerInTime, also while the body is read; else what `fetch` throws
 */
export async function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const silence = new Silence(init.signal ?? undefined);
  silence.allow(SILENCE_MS + (typeof init.body === 'string' ? init.body.length / SLOWEST : 0));
  try {
    const response = await silence.orEnd(fetch(input, { ...init, signal: silence.signal }));
    if (response.body) return new Response(piecewise(response.body, silence), response);
    silence.end();
    return response;
  } catch (error) {
    silence.end();
    throw error;
  }
}

/** Ends a request when it is silent for too long, or when who asked withdraws it. */
class Silence {
  private readonly request = new AbortController();
  private readonly ended: Promise<never>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly asked: AbortSignal | undefined) {
    const { signal } = this.request;
    this.ended = new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
    // Heard only while something is waited for.
    this.ended.catch(() => undefined);
    if (asked?.aborted) this.withdraw();
    asked?.addEventListener('abort', this.withdraw, { once: true });
  }

  get signal(): AbortSignal {
    return this.request.signal;
  }

  /** Waits for so long from now on. */
  allow(milliseconds = SILENCE_MS): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.request.abort(new NoAnswerInTime()), milliseconds);
  }

  /** What is waited for, or why it is not any more. */
  orEnd<T>(work: Promise<T>): Promise<T> {
    // First: a browser that is told to stop says no more than that it did.
    return Promise.race([this.ended, work]);
  }

  /** Nothing is waited for any more. */
  end(): void {
    clearTimeout(this.timer);
    this.asked?.removeEventListener('abort', this.withdraw);
  }

  private readonly withdraw = (): void => this.request.abort(this.asked?.reason);
}

/** The same bytes; each piece that comes gives the next one its time. */
function piecewise(body: ReadableStream<Uint8Array>, silence: Silence): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      silence.allow();
      try {
        const { done, value } = await silence.orEnd(reader.read());
        if (!done) {
          controller.enqueue(value);
          return;
        }
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      silence.end();
    },
    cancel: (reason) => {
      silence.end();
      return reader.cancel(reason);
    },
  });
}
