import { BadInput } from '../common/errors.js';
import { ATTACHMENT_KINDS } from '../rules/attachment-rules.js';
import type { AttachmentKind } from './attachment.entity.js';

/** A part of an uploaded form, in the order received: a text or the file. */
export type UploadPart =
  | { name: string; text: string }
  | { name: string; fileName: string; bytes: AsyncIterable<Buffer> };

/** The properties of an uploaded document besides its bytes. */
export interface AttachmentRequest {
  fileName: string;
  /** Absent on REST (ATTACH-2): the document then counts as a proof of identity, and may be of any type. */
  kind: AttachmentKind | undefined;
}

/** The result of an upload (RESTAPI-19). */
export interface AttachmentReceived {
  id: string;
  metadata: { fileName: string; mimetype: string };
}

/** The message for an interrupted upload. */
export const CUT_OFF = 'The upload was interrupted. Nothing was saved; please send the file again.';

/**
 * Validates the texts of the form; the field `fileName` takes precedence over the file name of the file part.
 * @throws BadInput for unknown fields and unknown kinds
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
