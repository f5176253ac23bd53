import { escapeHtml } from '../../../server/src/common/escape-html.js';
import type { ReceivedMail } from './development-mailbox.js';

function page(title: string, main: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body><main>${main}</main></body>
</html>`;
}

/** The list of mails, newest first. */
export function listPage(mails: ReceivedMail[]): string {
  const rows = mails.map(
    (mail) => `<tr>
<td>${escapeHtml(mail.receivedAt.slice(11, 19))}</td>
<td>${escapeHtml(mail.to.join(', '))}</td>
<td><a href="/mailbox/${mail.number}">${escapeHtml(mail.subject) || '(no subject)'}</a></td>
</tr>`,
  );
  const table = `<table>
<thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table>`;
  const none = '<p>No mail yet. Reload this page when you expect a message.</p>';
  return page('Development mailbox', `<h1>Development mailbox</h1>${mails.length > 0 ? table : none}`);
}

/** One mail: addresses, subject, its text, and its HTML in a frame that can neither run nor load anything. */
export function mailPage(mail: ReceivedMail): string {
  const { number, from, to, subject, text, messageId } = mail;
  return page(
    subject,
    `<p><a href="/mailbox">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<dl>
<dt>From</dt><dd>${escapeHtml(from)}</dd>
<dt>To</dt><dd>${escapeHtml(to.join(', '))}</dd>
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
