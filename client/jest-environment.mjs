import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with the globals that every browser has and jsdom lacks; they are Node's. */
export default class BrowserLikeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const lent = {
      TextEncoder,
      TextDecoder,
      structuredClone,
      fetch,
      Headers,
      Request,
      Response,
      ReadableStream,
    };
    Object.assign(this.global, lent);
    Object.defineProperty(this.global, 'crypto', { value: webcrypto, configurable: true });
  }
}
