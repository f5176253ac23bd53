import type { AttachmentKind, AttachmentRowFragment } from '../../generated/graphql';

/**
 * The name of a document of the same kind with the same bytes; undefined when there is none, or the browser cannot
 * tell. A document with a virus does not count.
 */
export async function sameFile(
  file: File,
  kind: AttachmentKind,
  documents: readonly AttachmentRowFragment[],
): Promise<string | undefined> {
  const candidates = documents.filter(
    (document) => document.kind === kind && document.size === file.size && document.scan !== 'INFECTED',
  );
  if (candidates.length === 0) return undefined;
  const digest = await sha256(file);
  return candidates.find((document) => document.sha256 === digest)?.fileName;
}

/** In hexadecimal digits; undefined on a page without a secure connection. */
async function sha256(file: File): Promise<string | undefined> {
  try {
    const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  } catch {
    return undefined;
  }
}
