import { cutText, visible, withoutUnseen } from '../../rules/visible-text.js';

/** A file that cannot be imported at all, with a one-sentence message for the user that names file, line and column. */
export class FileRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileRefused';
  }
}

/** The maximum length of a message; quoted text may be longer. */
const SENTENCE_CHARACTERS = 1000;

/** The refusal of a file, with its name as submitted, but shortened and without invisible characters. */
export function refuse(fileName: string, sentence: string): FileRefused {
  const shown = cutText(withoutUnseen(fileName).trim(), 120);
  return new FileRefused(visible(`${shown === '' ? 'The file' : shown}: ${sentence}`, SENTENCE_CHARACTERS));
}
