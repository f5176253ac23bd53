import { cutText, visible, withoutUnseen } from '../../rules/visible-text.js';

/** A file that cannot be imported at all: one sentence for a person, naming file, line and column. */
export class FileRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FileRefused';
  }
}

/** The maximum length of a message; quoted text may be longer. */
const SENTENCE_CHARACTERS = 1000;

/** The refusal of a file, by the name its sender gave it (shortened, without characters that hide). */
export function refuse(fileName: string, sentence: string): FileRefused {
  const shown = cutText(withoutUnseen(fileName).trim(), 120);
  return new FileRefused(visible(`${shown === '' ? 'The file' : shown}: ${sentence}`, SENTENCE_CHARACTERS));
}
