import type { AssessmentDocument } from './assessment-document.js';

/**
 * The part of the rules that the checks of a ledger need, as a document of its own: its days and checks, without what
 * sets a loss.
 */
export function ledgerPart(assessment: AssessmentDocument): AssessmentDocument {
  const { openingDate, window, lastDay, sameDay, checks } = assessment;
  return {
    openingDate,
    window,
    lastDay,
    sameDay: sameDay ?? null,
    checks: checks ?? null,
    method: 'NOMINAL',
    heldPrice: '0',
    matching: 'FIFO',
  };
}
