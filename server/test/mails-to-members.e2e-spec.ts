import { ADMIN_CREATE, aClaimInput, CREATE } from './harness/claims.js';
import type { Client } from './harness/client.js';
import { pdf, uploadDocument } from './harness/documents.js';
import { aSubmission, aUser, anAdmin } from './harness/factories.js';
import { mailsSettled } from './harness/mailbox.js';
import { TestServer } from './harness/test-server.js';

const SEND = `mutation ($id: ID!, $message: String!) { sendAmendment(submissionId: $id, message: $message) { id } }`;
/** What the answers of a receipt must not contain: values of the claim. */
const VALUES = /10203040|062-?000|123456782/;

let server: TestServer;
let asAdmin: Client;
beforeAll(async () => {
  server = await TestServer.start();
  asAdmin = await server.signIn(await anAdmin(server.database.db));
});
afterAll(() => server.close());

async function mailsTo(address: string) {
  await mailsSettled(server.database.db);
  return (await server.mailbox.all()).filter(({ to }) => to.includes(address));
}

/** A member with a claim whose SID is RGM-00124. */
async function aClaimant() {
  const member = await aUser(server.database.db, { name: "Mrs O'Brien" });
  const claim = await aSubmission(server.database.db, server.ring, { email: member.email });
  await server.database.db.query('UPDATE submissions SET sid = $2 WHERE id = $1', [
    claim.id,
    `RGM-${member.id.slice(-8)}-124`,
  ]);
  return { member, claim, asMember: await server.signIn(member) };
}

describe('a receipt by mail', () => {
  it('confirms a claim to the member who filed it, by name, with the moment and a link to it (MAIL-14, MAIL-15)', async () => {
    const member = await aUser(server.database.db, { name: "Mrs O'Brien" });
    const asMember = await server.signIn(member);
    const { createSubmission } = await asMember.data<{ createSubmission: { submissionId: string } }>(CREATE, {
      input: aClaimInput(),
    });
    const [mail, ...others] = await mailsTo(member.email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Investor Class Action: We have received your claim');
    expect(mail!.text).toContain("Dear Mrs O'Brien,");
    expect(mail!.text).toContain(`/settlement-scheme/view/${createSubmission.submissionId}`);
    expect(mail!.text).toMatch(/Written on \d\d-\w{3}-\d{4} \d\d:\d\d \(Sydney time\)\./);
    expect(mail!.text).toMatch(
      /We have received your claim on \d\d-\w{3}-\d{4} \d\d:\d\d \(Sydney time\)\. Its submission id is /,
    );
    expect(mail!.text).toContain(`Its submission id is ${createSubmission.submissionId}.`);
    expect(mail!.text).toContain('What happens next:');
    expect(mail!.text).toContain('/is-this-email-real');
    expect(mail!.text + mail!.html).not.toMatch(VALUES);
  });

  it('is not sent for what administrators file for others (MAIL-15)', async () => {
    const email = 'claimant-without-account@example.com';
    const input = aClaimInput();
    input.contactDetails = { ...input.contactDetails, email };
    await asAdmin.data(ADMIN_CREATE, { sid: 'RECEIPT-1', input });
    expect(await mailsTo(email)).toEqual([]);
  });

  it('confirms a request once until it is answered, and names the claim by the end of its SID (MAIL-14, MAIL-15)', async () => {
    const { member, claim, asMember } = await aClaimant();
    const send = (client: Client) =>
      client.data(SEND, { id: claim.id, message: 'Account 10203040, please.' });
    await send(asMember);
    await send(asMember);
    const [mail, ...others] = await mailsTo(member.email);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Investor Class Action: We have received your request');
    expect(mail!.text).toContain('your request about your claim ending 124.');
    expect(mail!.text + mail!.html).not.toMatch(VALUES);
    expect(mail!.text).not.toContain('RGM-');
    await send(asAdmin);
    await send(asMember);
    const subjects = (await mailsTo(member.email)).map(({ subject }) => subject.split(': ')[1]);
    expect(subjects.sort()).toEqual([
      'A message about your claim',
      'We have received your request',
      'We have received your request',
    ]);
  });

  it('confirms the documents of ten minutes once, to the member who uploads them (MAIL-15)', async () => {
    const { member, claim, asMember } = await aClaimant();
    const upload = (client: Client, name: string) => uploadDocument(client, claim.id, name, pdf(name));
    expect((await upload(asAdmin, 'office.pdf')).status).toBe(201);
    expect((await upload(asMember, 'first.pdf')).status).toBe(201);
    expect((await upload(asMember, 'second.pdf')).status).toBe(201);
    expect(await mailsTo(member.email)).toHaveLength(1);
    await server.database.db.query(
      `UPDATE attachments SET created_at = created_at - interval '11 minutes' WHERE submission_id = $1`,
      [claim.id],
    );
    expect((await upload(asMember, 'third.pdf')).status).toBe(201);
    const mails = await mailsTo(member.email);
    expect(mails).toHaveLength(2);
    for (const { text, html } of mails) expect(text + html).not.toMatch(/first|second|third/);
  });
});

it.each([
  ['Margaret O’Brien', 'Dear Margaret O’Brien,'],
  ['Win now at evil.example', undefined],
])('the verification mail for the name %s greets by it: %s (MAIL-14)', async (name, greeting) => {
  const email = `greeted-${name.length}@example.com`;
  await server.nobody.post('/api/register', { name, email, password: 'a password for nobody' });
  const [mail] = await mailsTo(email);
  expect(mail!.subject).toMatch(/Confirm your e-mail address$/);
  expect(/^Dear .*,$/m.exec(mail!.text)?.[0]).toBe(greeting);
  expect(mail!.text + mail!.html).not.toContain('evil.example');
});

describe('the language of a mail', () => {
  const PSEUDO = 'ar-XB';

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
