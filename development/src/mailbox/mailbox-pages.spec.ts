import type { ReceivedMail } from './development-mailbox.js';
import { listPage, mailPage } from './mailbox-pages.js';

const EVIL = `"><img src=x onerror='alert(1)'>&`;
const mail: ReceivedMail = {
  number: 7,
  receivedAt: '2026-11-21T10:11:12.000Z',
  from: EVIL,
  to: [EVIL],
  subject: EVIL,
  messageId: EVIL,
  text: `${EVIL} http://localhost:3000/x?a=1&b=2 <script>`,
  html: '<script>alert(1)</script>',
};

describe('the pages of the development mailbox', () => {
  it.each([
    ['list', listPage([mail])],
    ['mail', mailPage(mail)],
  ])('escape the content of a %s (SECURITY-4)', (_, html) => {
    expect(html).not.toMatch(/<(img|script)/i);
    expect(html).toContain('&quot;&gt;&lt;img');
  });

  it('turn the URLs in a text into links', () => {
    expect(mailPage(mail)).toContain('<a href="http://localhost:3000/x?a=1&amp;b=2">');
  });

  it('the pages of the development mailbox say that there is no mail', () => {
    expect(listPage([])).toContain('No mail yet');
  });
});
