import { escapeHtml } from '../../../server/src/common/escape-html.js';
import type { ReceivedMail } from './development-mailbox.js';

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
<header><p>Mails of this trial. They are kept in memory and delivered to nobody.</p></header>
<main>${main}</main>
</body>
</html>`;
}

const moment = (receivedAt: string) =>
  `<time datetime="${escapeHtml(receivedAt)}">${escapeHtml(receivedAt.slice(11, 19))} UTC</time>`;

/** The list of mails, newest first. */
export function listPage(mails: ReceivedMail[]): string {
  const rows = mails.map(
    (mail) => `<li>
${moment(mail.receivedAt)}
<a href="/mailbox/${mail.number}">${escapeHtml(mail.subject) || '(no subject)'}</a>
<span>${escapeHtml(mail.to.join(', '))}</span>
</li>`,
  );
  const list = `<ol class="mails" aria-label="Mails, newest first" reversed>${rows.join('')}</ol>`;
  const none = `<div class="empty">
<p>No mail yet.</p>
<p>Do something that sends one, such as signing in by an e-mailed code, then reload this page.</p>
</div>`;
  return page('Development mailbox', `<h1>Development mailbox</h1>${mails.length > 0 ? list : none}`);
}

/** One mail: addresses, subject, its text, and its HTML in a frame that can neither run nor load anything. */
export function mailPage(mail: ReceivedMail): string {
  const { number, from, to, subject, text, messageId, receivedAt } = mail;
  return page(
    subject,
    `<p><a href="/mailbox">All mails</a></p>
<h1>${escapeHtml(subject) || '(no subject)'}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(from)}</dd>
<dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd>
<dt>Received</dt><dd>${moment(receivedAt)}</dd>
<dt>Message-ID</dt><dd>${escapeHtml(messageId)}</dd>
</dl>
<h2>Text</h2>
<pre>${withLinks(text)}</pre>
<h2>HTML</h2>
<iframe title="The mail as HTML" sandbox="" src="/mailbox/${number}/body"></iframe>`,
  );
}

/** The text of a mail with its URLs as links, since those in the frame do not work. */
function withLinks(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}
