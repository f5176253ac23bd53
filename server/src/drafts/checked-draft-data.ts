import { BadInput, TooLarge } from '../common/errors.js';
import { refuseUnwieldy } from '../common/json-shape.js';

/** Enough for a trade list of several thousand rows. */
export const MOST_DRAFT_BYTES = 1024 * 1024;

/**
 * Accepts the data of a draft unchanged if it is a JSON object within the limits of size and shape. The content is
 * validated when the form is submitted.
 * @throws BadInput, TooLarge
 */
export function checkedDraftData(data: string): string {
  if (Buffer.byteLength(data) > MOST_DRAFT_BYTES)
    throw new TooLarge('This is too long to be saved as a draft (1 MB at most).');
  const content = parse(data);
  if (typeof content !== 'object' || content === null || Array.isArray(content)) throw notJson();
  refuseUnwieldy(content, 'The draft');
  return data;
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw notJson();
  }
}

const notJson = () => new BadInput('The data of a draft must be a JSON object.');
