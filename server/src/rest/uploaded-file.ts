import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { BadInput, UnsupportedType } from '../common/errors.js';
import { unlessStalled } from './stalled-form.js';
import { formError } from './upload-parts.js';

/** The largest uploaded file in bytes (ATTACH-5). */
export const UPLOAD_LIMIT = 2 * 1024 * 1024 * 1024;

/**
 * The only file of a multipart request, as a stream that the caller must read to its end.
 * @throws UnsupportedType when the request is not a multipart form, BadInput when it has no file or cannot be read
 */
export async function uploadedFile(request: FastifyRequest): Promise<MultipartFile> {
  if (!request.isMultipart())
    throw new UnsupportedType('Send the file as multipart/form-data, in a field named file.');
  const limits = {
    fileSize: UPLOAD_LIMIT,
    files: 1,
    fields: 10,
    fieldNameSize: 100,
    fieldSize: 1_000,
    parts: 11,
  };
  const file = await unlessStalled(request.raw, request.file({ limits })).catch((error: unknown) => {
    throw formError(error);
  });
  if (!file) throw new BadInput('Choose a file to import.', { file: 'Choose a file to import' });
  if (file.fieldname !== 'file') {
    file.file.resume();
    throw new BadInput('Send the file in a field named file.', { [file.fieldname]: 'is not recognised' });
  }
  return file;
}
