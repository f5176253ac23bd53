import { smtpOptions } from './smtp-options.js';

describe('smtpOptions', () => {
  it.each([
    ['smtp://mail.example:587', true, true],
    ['smtp://10.0.0.5', true, true],
    ['smtp://127.0.0.1.example', true, true],
    ['smtp://127.0.0.1:25', true, false],
    ['smtp://[::1]:25', true, false],
    ['smtp://localhost', true, false],
    ['smtp://mail.example:587', false, false],
  ])('%s, in production %s: insists on encryption %s', (url, production, requireTLS) => {
    expect(smtpOptions(url, production)).toMatchObject({ url, requireTLS });
  });
});
