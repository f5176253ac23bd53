import type { Client } from './harness/client.js';
import { aUser } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

const PSEUDO = 'ar-XB';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

/** A call of a browser in which a language was chosen; `cookie` may hold others too. */
function inBrowser(client: Client, cookie: string | undefined, query: string) {
  const headers = { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) };
  return client.send('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
}

async function languageOf(email: string): Promise<string> {
  const [user] = await server.database.db.query<{ language: string }[]>(
    'SELECT language FROM users WHERE email = $1',
    [email],
  );
  return user!.language;
}

async function mailTo(email: string) {
  await mailsSettled(server.database.db);
  const [mail] = await server.mailbox.to(email);
  return mail!;
}

/** Requests a mail to an account, without any cookie. */
async function askForReset(email: string): Promise<void> {
  expect((await server.nobody.post('/api/auth/forgot-password', { email })).status).toBe(200);
}

async function aMember() {
  const member = await aUser(server.database.db);
  return { email: member.email, as: await server.signIn(member) };
}

const PROFILE = '{ me { id } }';

describe('the language of a mail', () => {
  it('is the one that its receiver last used on screen, whoever asks for the mail (LANG-7)', async () => {
    const [reader, other] = [await aMember(), await aMember()];
    const answer = await inBrowser(reader.as, `scheme=dark; language=${PSEUDO}; x=1`, PROFILE);
    expect(answer.body).toHaveProperty('data.me.id');
    await Promise.all([askForReset(reader.email), askForReset(other.email)]);

    const mail = await mailTo(reader.email);
    expect(mail.subject).toMatch(/^Investor Class Action: \u200f⟦Ŕéšéţ ýöûŕ þåššŵöŕđ/);
    expect(mail.html).toContain('lang="ar-XB" dir="rtl"');
    expect(mail.text).toMatch(/\/reset-password\?token=[\w-]+/);
    expect(mail.text).not.toContain('password of your account');
    const english = await mailTo(other.email);
    expect(english.subject).toBe('Investor Class Action: Reset your password');
    expect(english.text).toContain('Someone has asked to reset the password of your account.');
  });

  it('of a registration is the one in which it was made, and a later one does not change it (LANG-7)', async () => {
    const register = (email: string, cookie: string) =>
      server.nobody.send('/api/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ name: 'Mrs Reader', email, password: 'correct horse 9 battery' }),
      });
    const email = 'reader-of-another-language@example.com';
    expect((await register(email, `language=${PSEUDO}`)).status).toBe(201);
    const mail = await mailTo(email);
    expect(mail.subject).toContain('⟦');
    expect(mail.text).toMatch(/\/register\/verify-account\?code=[\w-]+/);
    await server.database.db.query(`UPDATE mails SET created_at = created_at - interval '1 hour'`);
    await register(email, 'language=en');
    expect(await languageOf(email)).toBe(PSEUDO);
  });

  it('stays what it was for calls without a chosen language, and for one that is not offered (LANG-3)', async () => {
    const { email, as } = await aMember();
    expect(await languageOf(email)).toBe('en');
    await inBrowser(as, `language=${PSEUDO}`, PROFILE);
    for (const cookie of [
      undefined,
      'language=xx',
      'language=',
      'xlanguage=en',
      "language=en'; DROP TABLE users",
    ])
      await inBrowser(as, cookie, PROFILE);
    expect(await languageOf(email)).toBe(PSEUDO);
    await inBrowser(as, 'language=en', PROFILE);
    expect(await languageOf(email)).toBe('en');
  });

  it('is not changed by a call that does not count as use of the session, or by nobody (LANG-7)', async () => {
    const { email, as } = await aMember();
    const answer = await inBrowser(as, `language=${PSEUDO}`, '{ sessionEnd { secondsLeft } }');
    expect(answer.body).toHaveProperty('data.sessionEnd.secondsLeft');
    await inBrowser(server.nobody.with('x'.repeat(43)), `language=${PSEUDO}`, PROFILE);
    expect(await languageOf(email)).toBe('en');
  });
});
