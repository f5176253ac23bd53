import type { FastifyRequest } from 'fastify';
import type { UploadPart } from '../attachments/attachment-upload.js';
import { AppError, BadInput, UnsupportedType } from '../common/errors.js';
import { ATTACHMENT_LIMITS } from '../rules/attachment-rules.js';
import { paced } from '../http/paced-bytes.js';
import { UNREADABLE_FORM, unlessStalled } from './stalled-form.js';

/** The longest name that is read; how much of it is kept the feature decides. */
const LONGEST_TEXT = 1_000;

/**
 * The parts of a multipart request as they come; a file must be read to its end before the next part is asked for. After the
 * last one the turn of a change is waited for.
 * @throws UnsupportedType when the request is no multipart form; BadInput for texts that are too long, a second file, too many
 * fields, and whatever else the parser says: a form that it cannot read is its sender's.
 */
export async function* uploadParts(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart())
    throw new UnsupportedType('Send the file as multipart/form-data, in a field named file.');
  const parts = request.parts({
    limits: {
      // One byte more, so that it is the feature that says so.
      fileSize: ATTACHMENT_LIMITS.bytes + 1,
      files: 1,
      fields: 5,
      parts: 6,
      fieldNameSize: 100,
      fieldSize: LONGEST_TEXT,
    },
  });
  try {
    for (;;) {
      const next = await unlessStalled(request.raw, parts.next());
      if (next.done) break;
      const part = next.value;
      if (part.type === 'file')
        yield { name: part.fieldname, fileName: nameOf(part), bytes: paced(request, part.file) };
      else if (part.valueTruncated || part.fieldnameTruncated || typeof part.value !== 'string')
        throw new BadInput('A field of the form is too long.', { [part.fieldname]: 'is too long' });
      else yield { name: part.fieldname, text: part.value };
    }
    await request.turns?.fileCame();
  } catch (error) {
    throw formError(error);
  }
}

/** The name that a form gives its file; '' where it gives none, as programs do that send bytes of no name. */
export function nameOf({ filename }: { filename?: string }): string {
  return filename ?? '';
}

/** What is wrong with a form that the parser refuses; it takes one of too many parts for one that is too large. */
export function formError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_FILES_LIMIT')
    return new BadInput('Send one file at a time, in a field named file.', {
      file: 'must be the only file',
    });
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT')
    return new BadInput('The form has too many fields.');
  return new BadInput(UNREADABLE_FORM);
}
