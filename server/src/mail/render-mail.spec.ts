import type { MailTemplate, MailTemplates } from './mail-templates.js';
import { renderMail } from './render-mail.js';
import type { MailFrame } from './templates/layout.js';

const EVIL = '<img src=x onerror=alert(1)> & "friends"';
const link = 'https://claims.example/x?code=abc-_123';

const FRAME: MailFrame = {
  classAction: 'Investor Class Action',
  portal: 'Settlement Administration Portal',
  contactEmail: 'settlement@prorata.example',
  contactPhone: { number: '1800 160 401', hours: 'Monday to Friday' },
  reader: EVIL,
  written: '25-Nov-2026 19:03 (Australia/Sydney time)',
  sender: 'notices@prorata.example',
  checkLink: 'https://claims.example/is-this-email-real',
};

const EXAMPLES: { [Name in MailTemplate]: MailTemplates[Name] } = {
  'verification-link': { link, registered: '22-Nov-2026 13:45', ownsClaims: true },
  'one-time-code': { code: '012345' },
  'act-code': { code: '012345', act: 'approve version 3 of the rules' },
  'reset-link': { link },
  'choose-password': { link },
  'already-registered': { loginLink: link },
  'account-disabled': {},
  'account-enabled': { loginLink: link },
  'password-changed': { loginLink: link },
  'passkey-added': { loginLink: link },
  'api-token-created': { name: EVIL, loginLink: link },
  'email-changed': { newEmail: 'new@example.com', link },
  'amendment-requested': { link, sid: 'RGM-1' },
  'amendment-answered': { link, ending: '124' },
  'amendments-answered': { loginLink: link, claims: 3 },
  'claim-assessed': { link, ending: '124', objectionsUntil: '31-Jan-2027' },
  'claims-assessed': { loginLink: link, claims: 3, objectionsUntil: '31-Jan-2027' },
  'claim-decision-proposed': { link, sid: 'RGM-1', removes: true },
  'claim-removed': { link, ending: '124', cureUntil: '31-Jan-2027' },
  'claim-restored': { link, ending: '124' },
  'deadline-extended': { link, ending: '124', kind: 'OBJECTION', due: '31-Jan-2027' },
  'deadline-near': { link, ending: '124', kind: 'OBJECTION', due: '31-Jan-2027' },
  'office-deadline-near': { link, kind: 'LATE_CLAIM', due: '31-Jan-2027' },
  'proposal-decided': { link, ending: '124' },
  'bank-details-changed': {
    loginLink: link,
    ending: '124',
    at: '22-Nov-2026 13:45 (Australia/Sydney time)',
  },
  'contact-changed': { loginLink: link, ending: '124' },
  'claim-email-changed': { loginLink: link, ending: '124' },
  'claim-assigned': { loginLink: link, ending: '124' },
  'claim-received': { link },
  'request-received': { link, ending: '124' },
  'document-received': { link, ending: '124' },
  'claim-copy': { link, ending: '124', days: '30' },
  'claim-copy-code': { code: '012345' },
  'identity-purge-requested': { link, requestedBy: EVIL },
};

describe.each(Object.keys(EXAMPLES) as MailTemplate[])('the mail %s', (template) => {
  const render = () => renderMail(template, EXAMPLES[template], FRAME);

  it('names the scheme and whom to ask, in HTML and in text', async () => {
    const { subject, html, text } = await render();
    expect(subject).toMatch(/^Investor Class Action: \S/);
    for (const part of [html, text]) {
      expect(part).toContain('Settlement Administration Portal');
      expect(part).toContain('settlement@prorata.example');
    }
  });

  it('greets its reader and says when it was written, from where, and how to check that (MAIL-13, MAIL-14)', async () => {
    const { html, text } = await render();
    expect(text).toContain(`Dear ${EVIL},`);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;friends&quot;');
    expect(text).toContain('Written on 25-Nov-2026 19:03 (Australia/Sydney time).');
    expect(text).toContain('All of ours come from notices@prorata.example.');
    expect(text).toContain('https://claims.example/is-this-email-real');
    expect(text).toContain('or call 1800 160 401 (Monday to Friday)');
  });

  it('says what to do if it was not you', async () => {
    const { text } = await render();
    expect(text).toMatch(
      /If (this was not you|you did not (ask for|expect) (it|this)|neither you nor anyone|you do not know of any claim)|Until it is answered/,
    );
  });

  it('carries what it is about, and nothing that could run or be loaded (SECURITY-4)', async () => {
    const { html, text } = await render();
    // The kind of a deadline is said in words.
    const values = Object.entries<unknown>(EXAMPLES[template])
      .map(([name, value]) => (name === 'kind' ? undefined : value))
      .filter((value) => typeof value === 'string')
      .filter((value) => value !== EVIL);
    for (const value of values) {
      expect(text).toContain(value);
      expect(html).toContain(value.replaceAll('&', '&amp;'));
    }
    expect(html).not.toMatch(/<(img|script|link|iframe)\b/i);
  });
});

it.each([
  ['deadline-near', 'to object to the assessment of your claim'],
  ['deadline-extended', 'to object to the assessment of your claim'],
  ['office-deadline-near', 'for late claims'],
] as const)('the mail %s says what the time is for (DEADLINE-6)', async (template, words) => {
  expect((await renderMail(template, EXAMPLES[template], FRAME)).text).toContain(`time ${words}`);
});
