import { t } from '@rules/text.js';

/** The server's own time limit for a response, doubled to allow for the network. */
export const SILENCE_MS = 30_000;
/**
 * Upload speed of a slow phone, in bytes per millisecond: the response cannot come before a long body has been sent.
 */
const SLOWEST = 10;

/** No data arrived for so long that the request is given up: a hanging network raises no error by itself. */
export class NoAnswerInTime extends Error {
  override readonly name = 'NoAnswerInTime';

  constructor() {
    super(t('The server took too long to respond.'));
  }
}

/**
 * `fetch` that fails when no data arrives for half a minute, before or during the response. A response that keeps
 * arriving is not cut off, however long it takes: a claim of 50,000 trades takes minutes on a phone.
 * @throws NoAnswerInTime, also while the body is read; otherwise what `fetch` throws
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

/** Aborts a request when no data arrives for too long, or when the caller aborts it. */
class Silence {
  private readonly request = new AbortController();
  private readonly ended: Promise<never>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly asked: AbortSignal | undefined) {
    const { signal } = this.request;
    this.ended = new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
    // Prevents an unhandled rejection while nothing awaits the promise.
    this.ended.catch(() => undefined);
    if (asked?.aborted) this.withdraw();
    asked?.addEventListener('abort', this.withdraw, { once: true });
  }

  get signal(): AbortSignal {
    return this.request.signal;
  }

  /** Starts the timeout again. */
  allow(milliseconds = SILENCE_MS): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.request.abort(new NoAnswerInTime()), milliseconds);
  }

  /** The result of the work, or a rejection when the request was aborted. */
  orEnd<T>(work: Promise<T>): Promise<T> {
    // `ended` is first: the browser's own rejection says only that the request was aborted.
    return Promise.race([this.ended, work]);
  }

  /** Stops the timeout. */
  end(): void {
    clearTimeout(this.timer);
    this.asked?.removeEventListener('abort', this.withdraw);
  }

  private readonly withdraw = (): void => this.request.abort(this.asked?.reason);
}

/** The same bytes; each chunk that arrives starts the timeout again. */
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
