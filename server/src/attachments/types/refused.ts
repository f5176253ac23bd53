import { UnsupportedType } from '../../common/errors.js';

/** The error for a document that is not accepted, with the same sentence as message and field error. */
export function refused(reason: string): UnsupportedType {
  return new UnsupportedType(reason, { file: reason });
}
