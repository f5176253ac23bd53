import { jest } from '@jest/globals';

// Servers, databases and a browser on a busy machine now and then lose a race that no wait covers. `npm test` names each
// test that needed the second try.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
