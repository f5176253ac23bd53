import { t } from '@rules/text.js';
import type { CourtReportState } from '../../generated/graphql';

/** The states of a report in words. */
export const REPORT_STATES: Record<CourtReportState, { words: string; tone: 'active' | 'done' | 'error' }> = {
  WAITING: { words: t('Being made'), tone: 'active' },
  MADE: { words: t('Made'), tone: 'done' },
  FAILED: { words: t('Not made'), tone: 'error' },
};
