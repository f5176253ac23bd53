import { BadInput } from '../common/errors.js';
import { ATTACHMENT_KINDS } from '../rules/attachment-rules.js';
import type { AttachmentKind } from './attachment.entity.js';

/** A piece of a received form, in the order it came: a text or the file. */
export type UploadPart =
  { name: string; text: string } | { name: string; fileName: string; bytes: AsyncIterable<Buffer> };

/** What is asked for a document besides its bytes. */
export interface AttachmentRequest {
  fileName: string;
  /** Absent on REST (ATTACH-2): then it counts as a proof of identity, and may be of any type. */
  kind: AttachmentKind | undefined;
}

/** What the upload answers (RESTAPI-19). */
export interface AttachmentReceived {
  id: string;
  metadata: { fileName: string; mimetype: string };
}

/** What is said of an upload that ends before its end. */
export const CUT_OFF = 'The upload was interrupted. Nothing was saved; please send the file again.';

/**
 * Checks the texts of the form; the field `fileName` counts more than the name of the file part.
 * @throws BadInput for fields that are not known and kinds that are none.
 */
export function attachmentRequest(texts: Map<string, string>, partName: string): AttachmentRequest {
  for (const name of texts.keys()) {
    if (name !== 'fileName' && name !== 'kind')
      throw new BadInput(`${name} is not recognised.`, { [name]: 'is not recognised' });
  }
  const kind = texts.get('kind');
  if (kind !== undefined && !Object.hasOwn(ATTACHMENT_KINDS, kind))
    throw new BadInput('kind must be IDENTITY or SUPPORTING.', { kind: 'must be IDENTITY or SUPPORTING' });
  return { fileName: texts.get('fileName')?.trim() || partName, kind: kind as AttachmentKind | undefined };
}
