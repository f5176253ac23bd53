import { aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';
import { callWithHost } from './harness/with-host.js';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const page = (path: string) => server.nobody.get<{ text: string }>(path);

describe('the development mailbox', () => {
  it('is announced at startup (MAIL-9)', () => {
    expect(server.process.output()).toMatch(/Mailbox: http:\/\/localhost:\d+\/mailbox/);
  });

  it('shows sent mails as a list, as text and as harmless HTML (MAIL-9)', async () => {
    const user = await aUser(server.database.db);
    await server.nobody.post('/api/auth/otp-login', { email: user.email });
    const [mail] = await server.mailbox.to(user.email);
    const code = await server.mailbox.codeFor(user.email);
    expect(mail!.from).toBe('settlement@prorata.example');
    expect(mail!.subject).toBe('Investor Class Action: Your One Time Password');
    expect(mail!.html).toContain(code);
    expect(mail!.text).toMatch(/If you did not ask for it/);
    expect((await page('/mailbox')).body.text).toContain(`/mailbox/${mail!.number}"`);
    expect((await page(`/mailbox/${mail!.number}`)).body.text).toContain(code);
    const body = await page(`/mailbox/${mail!.number}/body`);
    expect(body.body.text).toContain(code);
    expect(body.headers.get('content-security-policy')).toMatch(
      /^sandbox; default-src 'none'; style-src 'unsafe-inline'/,
    );
    expect((await page('/mailbox.css')).headers.get('content-type')).toMatch(/^text\/css/);
  });

  it.each(['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test:80'])(
    'is closed to pages that reach this machine %s',
    async (host) => {
      for (const path of ['/mailbox', '/mailbox.json', '/mailbox/1', '/mailbox/1/body'])
        expect((await callWithHost(server.process.url + path, host)).status).toBe(404);
    },
  );

  it.each(['0', '-1', 'abc', '99999', '1e9'])('has no mail number %s', async (number) => {
    expect((await page(`/mailbox/${number}`)).status).toBe(404);
  });

  it('does not exist when mail goes to a mail server (MAIL-9)', async () => {
    await server.process.stop();
    await server.start({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(server.process.output()).not.toContain('Mailbox');
    expect(Array.isArray((await page('/mailbox.json')).body)).toBe(false);
  });
});
