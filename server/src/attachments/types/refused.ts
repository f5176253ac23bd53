import { UnsupportedType } from '../../common/errors.js';

/** A document that is not taken: one sentence, also at the field. */
export function refused(reason: string): UnsupportedType {
  return new UnsupportedType(reason, { file: reason });
}
