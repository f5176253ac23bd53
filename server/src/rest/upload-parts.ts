import type { FastifyRequest } from 'fastify';
import type { UploadPart } from '../attachments/attachment-upload.js';
import { AppError, BadInput, UnsupportedType } from '../common/errors.js';
import { ATTACHMENT_LIMITS } from '../rules/attachment-rules.js';
import { paced } from '../http/paced-bytes.js';
import { UNREADABLE_FORM, unlessStalled } from './stalled-form.js';

/** The longest text field that is read, in bytes; the feature decides how much of a name it keeps. */
const LONGEST_TEXT = 1_000;

/**
 * The parts of a multipart request as they arrive; a file must be read to its end before the next part is requested.
 * Waits for the turn of a change after the last part.
 * @throws UnsupportedType when the request is not a multipart form; BadInput for texts that are too long, a second file,
 * too many fields, and every other error of the parser, since an unreadable form is the client's error
 */
export async function* uploadParts(request: FastifyRequest): AsyncGenerator<UploadPart> {
  if (!request.isMultipart())
    throw new UnsupportedType('Send the file as multipart/form-data, in a field named file.');
  const parts = request.parts({
    limits: {
      // One byte above the limit, so that the feature reports files that are too large.
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
    await request.turns?.fileReceived();
  } catch (error) {
    throw formError(error);
  }
}

/** The file name in the form; '' when there is none, as some programs send. */
export function nameOf({ filename }: { filename?: string }): string {
  return filename ?? '';
}

/** The error for a form that the parser refuses; it reports too many parts like a file that is too large. */
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
