import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { palette } from '../src/rules/colors/palette.js';
import { loadScheme } from '../src/scheme/load-scheme.js';
import { aClaimInput } from './harness/claims.js';
import { anAdmin, aSubmission, aUser } from './harness/factories.js';
import { TestServer } from './harness/test-server.js';

const FILE = fileURLToPath(new URL('../../docs/samples/scheme-cedar-ridge.json', import.meta.url));
const file = loadScheme(FILE);

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({ SCHEME_FILE: FILE });
});
afterAll(() => server.close());

describe('the portal with another scheme file', () => {
  it('has a landing page with its texts and logos, escaped (SCHEME-1, UX-25)', async () => {
    const { body } = await server.nobody.get<{ text: string }>('/');
    expect(body.text).toContain(
      '<title>Cedar Ridge Securities Proceeding · Cedar Ridge Settlement Fund</title>',
    );
    expect(body.text).toContain('Larch &amp; Hemlock, Trustees');
    expect(body.text).not.toContain('Larch & Hemlock');
    for (const { image, alt } of file.logos)
      expect(body.text).toContain(`<img src="${image}" alt="${alt.replace('&', '&amp;')}"`);
    expect(body.text).not.toMatch(/Investor Class Action|prorata\.example|Corvane/);
  });

  it('uses the texts of the file (SCHEME-1)', async () => {
    const { scheme } = await server.nobody.data<{ scheme: object }>(`{ scheme {
      classActionTitle portalTitle settlementPortalTitle shareName openingBalanceDate tradePeriodStart tradePeriodEnd
      currency timeZone copyright privacyUrl acknowledgements landing { heading paragraphs } logos { image alt }
      assessmentName preliminaryNotice { name url } mayUpdate showNewSubmission } }`);
    expect(scheme).toMatchObject({
      classActionTitle: 'Cedar Ridge Securities Proceeding',
      openingBalanceDate: '2020-02-28',
      tradePeriodStart: '2020-02-29',
      tradePeriodEnd: '2021-06-30',
      currency: 'CAD',
      timeZone: 'America/Vancouver',
      logos: file.logos,
      assessmentName: 'Letter of entitlement',
      mayUpdate: false,
      showNewSubmission: true,
    });
    expect(scheme).toMatchObject({
      acknowledgements: expect.arrayContaining(['I accept the plan approved on 7 March 2023.']) as string[],
      landing: [
        {
          heading: 'The agreement',
          paragraphs: [expect.stringMatching(/^On 7 March 2023 /), expect.stringContaining('{email}')],
        },
        { heading: 'Who takes part' },
        { heading: 'What was alleged' },
      ],
    });
  });

  it('allows pictures only from the hosts of its logos (SECURITY-1)', async () => {
    const { headers } = await server.nobody.get('/');
    const policy = headers.get('content-security-policy')!;
    expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' https://pictures.cedar-ridge.example");
  });

  it('shows administrators every setting and the file (SCHEME-13)', async () => {
    const asAdmin = await server.signIn(await anAdmin(server.database.db));
    const { schemeSettings } = await asAdmin.data<{
      schemeSettings: { file: string; settings: { name: string; value: string }[] };
    }>('{ schemeSettings { file settings { section name value } } }');
    expect(schemeSettings.file).toBe(FILE);
    expect(schemeSettings.settings).toContainEqual({
      section: 'Removed claims',
      name: 'removedClaims.sids',
      value: 'CR-0007\nCR-0042\nCR-0108',
    });
  });

  it.each(['/', '/login', '/register', '/admin'])(
    'has its accent in the page %s, which the policy allows by its hash (SCHEME-17, SECURITY-1)',
    async (path) => {
      const { headers, body } = await server.nobody.get<{ text: string }>(path);
      const [head] = body.text.split('</head>');
      const [, style] = /<style>([^<]*)<\/style>/.exec(head!)!;
      const { light, dark } = file.accent!;
      expect(style).toContain(
        `:root{--prorata-colors-accent:${light};--prorata-colors-accent-solid:${light};`,
      );
      expect(style).toContain(
        `@media (prefers-color-scheme:dark){:root{--prorata-colors-accent:${dark};--prorata-colors-accent-solid:`,
      );
      const hash = createHash('sha256').update(style!).digest('base64');
      const policy = headers.get('content-security-policy')!;
      expect(/style-src ([^;]*)/.exec(policy)?.[1]).toBe(
        `'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-${hash}'`,
      );
    },
  );

  it('sends mails with buttons of its accent (SCHEME-17)', async () => {
    const { email } = await aUser(server.database.db);
    await server.nobody.post('/api/auth/forgot-password', { email });
    const [mail] = await server.mailbox.to(email);
    expect(mail!.html).toContain(`background-color:${file.accent!.light}`);
    expect(mail!.html).not.toContain(palette.accentSolid.light);
  });

  it('sends mails in its own name (SCHEME-1)', async () => {
    const { email } = await aUser(server.database.db);
    await server.nobody.post('/api/auth/otp-login', { email });
    const [mail] = await server.mailbox.to(email);
    const all = JSON.stringify(mail);
    expect(all).toContain('Cedar Ridge Securities Proceeding');
    expect(all).toContain('claims@cedar-ridge.example');
    expect(all).not.toContain('Investor Class Action');
    expect(all).not.toContain('prorata.example');
  });

  it('applies its own dates, removed claims and rules for members (SCHEME-1, CLAIM-29)', async () => {
    const { db } = server.database;
    const owner = await aUser(db);
    const removed = await aSubmission(db, server.ring, { ownerId: owner.id, sid: 'CR-0042' });
    const ordinary = await aSubmission(db, server.ring, { ownerId: owner.id, sid: '00917' });
    const asOwner = await server.signIn(owner);
    const view = (id: string) =>
      asOwner.data<{ submission: object }>(
        `{ submission(id: "${id}") { mayUpdate removed { date message } } }`,
      );
    expect(await view(removed.id)).toEqual({
      submission: { mayUpdate: false, removed: { date: '2022-09-14', message: file.removedClaims.message } },
    });
    expect(await view(ordinary.id)).toEqual({ submission: { mayUpdate: false, removed: null } });
    const update = await asOwner.send(`/api/settlement-submission/${ordinary.id}/update`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(aClaimInput()),
    });
    expect(update.status).toBe(403);
  });
});
