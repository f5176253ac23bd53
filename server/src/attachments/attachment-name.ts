import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type AttachmentType } from '../rules/attachment-rules.js';
import { withoutEnd, withoutStart } from '../rules/text-ends.js';
import { composed, isBlank } from '../rules/text-values.js';
import { withoutUnseen } from '../rules/visible-text.js';

/** Dots, and what is left of white space once the invisible is gone. */
const BLANK =
  '. \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000';

/**
 * The name of a received document as it is kept: no folders, nothing invisible, no dots at its ends, at most 255
 * characters, and with an ending of its type, so that a PDF named `bill.html` is not saved as a web page; `document`
 * when nothing is seen of it.
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

/** Whether a name that was sent asks for this type where the bytes allow two: text is CSV when it says so. */
export function saysCsv(given: string): boolean {
  return /\.csv\s*$/i.test(given);
}
