import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type AttachmentType } from '../rules/attachment-rules.js';
import { withoutEnd, withoutStart } from '../rules/text-ends.js';
import { composed, isBlank } from '../rules/text-values.js';
import { withoutUnseen } from '../rules/visible-text.js';

/** Dots, and the white space that remains after invisible characters are removed. */
const BLANK =
  '. \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000';

/**
 * The stored name of an uploaded document: no folders, no invisible characters, no dots at its start or end, at most
 * 255 characters, and with an extension of its type, so that a PDF named `bill.html` is not saved as a web page;
 * `document` when nothing visible remains.
 */
export function attachmentName(given: string, type: AttachmentType): string {
  const name = composed(withoutUnseen(given).replace(/^.*[/\\]/, ''));
  const bare = withoutEnd(withoutStart(name, BLANK), BLANK);
  const endings: readonly string[] = ATTACHMENT_TYPES[type];
  const ending = endings.find((one) => bare.toLowerCase().endsWith(`.${one}`));
  const stem = ending ? bare.slice(0, -ending.length - 1) : bare;
  const tail = ending ? bare.slice(-ending.length - 1) : `.${endings[0]}`;
  const room = ATTACHMENT_LIMITS.nameLength - tail.length;
  const kept = Array.from(stem).slice(0, room).join('').trim();
  return (isBlank(kept) ? 'document' : kept) + tail;
}

/** Whether the submitted name has the extension .csv, which distinguishes CSV from other text. */
export function hasCsvExtension(given: string): boolean {
  return /\.csv\s*$/i.test(given);
}
