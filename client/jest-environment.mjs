import { webcrypto } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom with what every browser has and jsdom lacks, lent by Node. */
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
