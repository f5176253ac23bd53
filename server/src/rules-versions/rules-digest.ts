import { createHash } from 'node:crypto';

/** The SHA-256 of the text of rules in UTF-8. */
export function rulesDigest(document: string): Buffer {
  return createHash('sha256').update(document).digest();
}

/** Whether the text of rules has this SHA-256; it has not when somebody changed it by SQL (RULES-20). */
export function hasDigest(document: string, sha256: Buffer): boolean {
  return rulesDigest(document).equals(sha256);
}

/** What everybody is told in place of published rules whose text has another SHA-256. */
export function withheldText(number: number): string {
  return `The text of version ${number} of the rules no longer has the SHA-256 that was published, so it is not shown. Please tell us.`;
}

/** What the office is told of a version of the rules whose text has another SHA-256 than it had when it was approved. */
export function alteredText(number: number): string {
  return `The text of version ${number} of the rules was changed in the database: it no longer has the SHA-256 of the rules that were approved. Nothing may be based on it. Find out who changed it, and have the approved text restored.`;
}
