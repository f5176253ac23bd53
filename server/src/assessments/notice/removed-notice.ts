import { Conflict } from '../../common/errors.js';

/** Refuses the notice of a removed claim, on screen and as a PDF, to its owner and to the office (NOTICE-21). */
export const removedNotice = (): Conflict =>
  new Conflict('This claim was removed, so there is no notice of its assessment.');
