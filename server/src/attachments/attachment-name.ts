import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type AttachmentType } from '../rules/attachment-rules.js';

/** Controls, line ends, direction marks and other things that are not seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu;

/**
 * The name of a received document as it is kept: no folders, nothing unseen, no dots at its ends, at most 255 characters, and
 * with an ending of its type, so that a PDF named `bill.html` is not saved as a web page.
 */
export function attachmentName(given: string, type: AttachmentType): string {
  const bare = given
    .replace(UNSEEN, '')
    .replace(/^.*[/\\]/, '')
    .normalize('NFC')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const endings: readonly string[] = ATTACHMENT_TYPES[type];
  const ending = endings.find((one) => bare.toLowerCase().endsWith(`.${one}`));
  const stem = ending ? bare.slice(0, -ending.length - 1) : bare;
  const tail = ending ? bare.slice(-ending.length - 1) : `.${endings[0]}`;
  const room = ATTACHMENT_LIMITS.nameLength - tail.length;
  return (Array.from(stem).slice(0, room).join('').trim() || 'document') + tail;
}

/** Whether a name that was sent asks for this type where the bytes allow two: text is CSV when it says so. */
export function saysCsv(given: string): boolean {
  return /\.csv\s*$/i.test(given);
}
