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
  ])('%s, in production %s: insists on encryption %s (MAIL-11)', (url, production, requireTLS) => {
    expect(smtpOptions(url, production)).toMatchObject({ url, requireTLS });
  });

  it('waits as long as RFC 5321 asks: five minutes for the greeting, ten after the final dot', () => {
    const { connectionTimeout, greetingTimeout, socketTimeout } = smtpOptions('smtp://localhost', false);
    expect(greetingTimeout).toBeGreaterThanOrEqual(5 * 60_000);
    expect(connectionTimeout).toBeGreaterThan(greetingTimeout);
    expect(socketTimeout).toBeGreaterThanOrEqual(10 * 60_000);
  });
});
