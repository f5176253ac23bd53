import { isTrue } from './workbook.js';

/** Follows the runs of a rich text, each with a font of its own. */
export class TextRuns {
  /**
   * The run is struck out, raised or lowered: the 2 in 1² is not a digit of a number, and struck-out text is not valid.
   */
  isMarked = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'si' || name === 'is' || name === 'r') this.isMarked = false;
    else if (name === 'strike') this.isMarked ||= isTrue(attributes['val'] ?? '1');
    else if (name === 'vertAlign') this.isMarked ||= attributes['val'] !== 'baseline';
  }
}
