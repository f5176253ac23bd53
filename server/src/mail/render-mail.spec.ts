import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { pseudoMessage } from '../rules/pseudo-language.js';
import { activeLanguage, ENGLISH } from '../rules/text.js';
import type { ActOfCode, MailTemplate, MailTemplates } from './mail-templates.js';
import { mailLanguage, type MailLanguage, renderMail } from './render-mail.js';
import type { MailFrame } from './templates/layout.js';

const EVIL = '<img src=x onerror=alert(1)> & "friends"';
const link = 'https://claims.example/x?code=abc-_123';

const FRAME: MailFrame = {
  classAction: 'Investor Class Action',
  portal: 'Settlement Administration Portal',
  contactEmail: 'settlement@prorata.example',
  contactPhone: { number: '1800 160 401', hours: 'Monday to Friday' },
  reader: EVIL,
  written: new Date('2026-11-25T08:03:00Z'),
  timeZone: 'Australia/Sydney',
  sender: 'notices@prorata.example',
  checkLink: 'https://claims.example/is-this-email-real',
  accent: null,
};

const English: MailLanguage = { tag: ENGLISH, catalogue: {} };

const EXAMPLES: { [Name in MailTemplate]: MailTemplates[Name] } = {
  'verification-link': { link, registered: '2026-11-22T02:45:00.000Z', ownsClaims: true },
  'one-time-code': { code: '012345' },
  'act-code': { code: '012345', act: { name: 'approve-rules', number: 3 } },
  'reset-link': { link },
  'choose-password': { link },
  'already-registered': { loginLink: link },
  'account-disabled': {},
  'account-enabled': { loginLink: link },
  'password-changed': { loginLink: link },
  'passkey-added': { loginLink: link },
  'api-token-created': { name: EVIL, loginLink: link },
  'email-changed': { newEmail: 'new@example.com', link },
  'administrator-changed': {
    link,
    by: EVIL,
    what: 'EMAIL',
    email: 'new@example.com',
    oldEmail: 'old@example.com',
    until: '2026-11-22T02:45:00.000Z',
  },
  'amendment-requested': { link, sid: 'RGM-1' },
  'amendment-answered': { link, ending: '124' },
  'amendments-answered': { loginLink: link, claims: 3 },
  'claim-assessed': { link, ending: '124', objectionsUntil: '2027-01-31' },
  'claims-assessed': { loginLink: link, claims: 3, objectionsUntil: '2027-01-31' },
  'objection-received': { link, ending: '124' },
  'objection-decided': { link, ending: '124' },
  'objection-raised': { link, sid: 'RGM-1' },
  'objection-assigned': { link, sid: 'RGM-1' },
  'objection-ended': { link, sid: 'RGM-1', outcome: 'PARTLY_UPHELD' },
  'claim-decision-proposed': { link, sid: 'RGM-1', removes: true },
  'claim-removed': { link, ending: '124', cureUntil: '2027-01-31' },
  'claim-restored': { link, ending: '124' },
  'deadline-extended': { link, ending: '124', kind: 'OBJECTION', due: '2027-01-31' },
  'deadline-near': { link, ending: '124', kind: 'OBJECTION', due: '2027-01-31' },
  'office-deadline-near': { link, kind: 'LATE_CLAIM', due: '2027-01-31' },
  'proposal-decided': { link, ending: '124' },
  'bank-details-changed': {
    loginLink: link,
    ending: '124',
    at: '2026-11-22T02:45:00.000Z',
    account: '••••766',
    until: '2026-11-22T02:45:00.000Z',
    paymentDay: '2027-01-31',
    notMeLink: 'https://claims.example/not-me?token=x',
  },
  'bank-change-decided': { link, ending: '124', isReleased: true },
  'bank-change-stopped': { link, sid: 'RGM-1' },
  'bank-contradicted': { link, payments: 3 },
  'payment-returned': { link, ending: '124', reason: '3' },
  'contact-changed': { loginLink: link, ending: '124' },
  'claim-email-changed': { loginLink: link, ending: '124' },
  'claim-assigned': { loginLink: link, ending: '124' },
  'claim-received': { link, id: '01a21625-ada0-7000-ad9f-81556e6a0b6d' },
  'request-received': { link, ending: '124' },
  'document-received': { link, ending: '124' },
  'claim-copy': { link, ending: '124', days: '30' },
  'claim-copy-code': { code: '012345' },
  'identity-purge-requested': { link, requestedBy: EVIL },
};

/** Moments and days are variables as ISO writes them. */
function shownInEnglish(value: string): string {
  return value.replace(/^2026-11-22T.*$/, '22-Nov-2026 13:45').replace(/^2027-01-31$/, '31-Jan-2027');
}

const pseudo: MailLanguage = {
  tag: 'ar-XB',
  catalogue: Object.fromEntries(
    parsePo(readFileSync(new URL('../../../locales/en.po', import.meta.url), 'utf8')).items.map(
      ({ msgid }) => [msgid, pseudoMessage(msgid)],
    ),
  ),
};

/** What a deadline is for, how an objection ended, and what of an account was changed. */
const IN_WORDS = ['kind', 'outcome', 'what'];

describe.each(Object.keys(EXAMPLES) as MailTemplate[])('the mail %s', (template) => {
  const render = () => renderMail(template, EXAMPLES[template], FRAME, English);

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
    expect(text).toContain('Written on 25-Nov-2026 19:03 (Sydney time).');
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
    const values = Object.entries<unknown>(EXAMPLES[template])
      .map(([name, value]) => (IN_WORDS.includes(name) ? undefined : value))
      .filter((value) => typeof value === 'string')
      .filter((value) => value !== EVIL)
      .map(shownInEnglish);
    for (const value of values) {
      expect(text).toContain(value);
      expect(html).toContain(value.replaceAll('&', '&amp;'));
    }
    expect(html).not.toMatch(/<(img|script|link|iframe)\b/i);
  });
});

it('a mail has buttons of the scheme’s accent, and of ours without one (SCHEME-17)', async () => {
  const html = async (accent: string | null) =>
    (await renderMail('reset-link', { link }, { ...FRAME, accent }, English)).html;
  expect(await html(null)).toContain('background-color:#0B6E6E');
  expect(await html('#7A2E5D')).toContain('background-color:#7A2E5D');
  expect(await html('#7A2E5D')).not.toContain('#0B6E6E');
});

describe('a mail in another language', () => {
  const known = [...Object.values(FRAME), ...Object.values(FRAME.contactPhone!), 'Sydney']
    .filter((value) => typeof value === 'string')
    .concat(...Object.values(EXAMPLES).map((variables: object) => strings(variables)))
    .sort((a, b) => b.length - a.length);

  it.each(Object.keys(EXAMPLES) as MailTemplate[])(
    '%s has no text outside the catalogue (LANG-7)',
    async (template) => {
      const { subject, html, text } = await renderMail(template, EXAMPLES[template], FRAME, pseudo);
      expect(html).toContain('<html lang="ar-XB" dir="rtl">');
      expect(text).toContain('⟦');
      let left = `${subject}\n${text}`;
      for (const value of known) left = left.replaceAll(value, '');
      expect(left.match(/[A-Za-z]{2,}/g)).toBeNull();
    },
  );

  it('follows its plurals, dates and direction, and leaves other texts as they were (LANG-5, LANG-7)', async () => {
    const { text } = await renderMail('claims-assessed', EXAMPLES['claims-assessed'], FRAME, pseudo);
    const day = new Intl.DateTimeFormat('ar-XB', { dateStyle: 'medium', timeZone: 'UTC' });
    expect(text).toContain(day.format(new Date('2027-01-31T00:00:00Z')).slice(0, 2));
    expect(text).not.toContain('31-Jan-2027');
    expect(activeLanguage()).toBe(ENGLISH);
  });

  it('is English where the language is not offered, or cannot be loaded (LANG-3)', async () => {
    expect(await mailLanguage('xx')).toEqual(English);
    // Without a build there is no module of the pseudo language.
    expect(await mailLanguage('ar-XB')).toEqual(English);
  });
});

describe('the mail with the code for an act', () => {
  it.each<[ActOfCode, string]>([
    [{ name: 'change-bank-details', ending: '' }, 'change the bank details of your claim is'],
    [{ name: 'change-bank-details', ending: '124' }, 'change the bank details of your claim ending 124 is'],
    [{ name: 'approve-rules', number: 3 }, 'approve version 3 of the rules is'],
    [{ name: 'review-run', number: 1234 }, 'confirm the review of assessment run 1234 is'],
    [{ name: 'withdraw-run', number: 7 }, 'withdraw assessment run 7 is'],
    [{ name: 'approve-run', number: 7 }, 'approve assessment run 7 is'],
    [{ name: 'publish-run', number: 7 }, 'publish assessment run 7 is'],
    [{ name: 'finalise-run', number: 7 }, 'declare final assessment run 7 is'],
    [{ name: 'approve-distribution', number: 7 }, 'approve distribution 7 is'],
    [{ name: 'publish-distribution', number: 7 }, 'publish distribution 7 is'],
    [{ name: 'withdraw-distribution', number: 7 }, 'withdraw distribution 7 is'],
    [{ name: 'confirm-unclaimed', number: 7 }, 'confirm unclaimed payments of distribution 7 is'],
    [{ name: 'approve-payments', number: 7 }, 'approve payment run 7 is'],
    [{ name: 'write-payments', number: 7 }, 'write the files of payment run 7 is'],
    [{ name: 'reissue-payment', sid: '00917' }, 'make again the payment of the claim 00917 is'],
    [{ name: 'reissue-payment', sid: '' }, 'make again the payment of tax is'],
    [{ name: 'find-payment-paid', sid: '00917' }, 'decide that the payment of the claim 00917 was paid is'],
    [
      { name: 'confirm-file-rejected', run: 3, file: 2 },
      'confirm that the bank rejected file 2 of payment run 3 is',
    ],
    [{ name: 'find-payment-paid', sid: '' }, 'decide that the payment of tax was paid is'],
    [{ name: 'release-payment', sid: '00917' }, 'release the payment of the claim 00917 is'],
    [
      { name: 'make-administrator', email: 'robin@vale.example' },
      'make robin@vale.example an administrator is',
    ],
    [{ name: 'create-api-token' }, 'create an API token is'],
  ])('says what it is for: %j (ACT-1)', async (act, words) => {
    const { text } = await renderMail('act-code', { code: '012345', act }, FRAME, English);
    expect(text).toContain(`Your code to ${words}`);
  });
});

/** All texts in the variables of a mail. */
function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

describe('the mail about a published assessment (NOTICE-18)', () => {
  const until = '2027-01-31';
  const ofSeveral = (blocked: number) =>
    renderMail(
      'claims-assessed',
      { loginLink: link, claims: 3, blocked, objectionsUntil: until },
      FRAME,
      English,
    );

  it('says that a claim could not be assessed, and never that it was', async () => {
    const variables = { link, ending: '124', objectionsUntil: until, isBlocked: true };
    const { subject, text } = await renderMail('claim-assessed', variables, FRAME, English);
    expect(subject).toBe('Investor Class Action: Your claim could not be assessed yet');
    expect(text).toContain('Your claim ending 124 could not be assessed yet');
    expect(text).not.toContain('has been assessed');
  });

  it('counts assessed and blocked claims apart', async () => {
    const some = await ofSeveral(1);
    expect(some.subject).toBe('Investor Class Action: Your claims: some could not be assessed yet');
    expect(some.text).toContain('2 of your claims have been assessed.');
    expect(some.text).toContain(
      '1 of your claims could not be assessed yet, because something in its trades',
    );
    const all = await ofSeveral(3);
    expect(all.subject).toBe('Investor Class Action: Your claims could not be assessed yet');
    expect(all.text).not.toContain('been assessed. After');
    expect((await ofSeveral(0)).text).not.toContain('could not be assessed');
  });
});
