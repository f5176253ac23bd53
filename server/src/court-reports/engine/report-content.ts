import type { CourtFigure } from '../../rules/court-report/court-figure.js';
import type { ReportedDistribution } from './report-lists.js';

/** What is known of a report before its figures. */
export interface ReportHead {
  number: number;
  maker: string;
  membersNotified: number | null;
  moment: Date;
  snapshot: string;
  classAction: string;
  timeZone: string;
  /** Of the scheme, such as AUD. */
  currency: string;
}

/** A row that the annexure and the document show. */
export interface ShownItem {
  list: string;
  kind: string;
  sid: string | null;
  amount: string | null;
  at: Date | null;
  what: string;
  madeBy: string;
  checkedBy: string;
}

/** What the files of a report are written from. */
export interface ReportContent {
  head: ReportHead;
  distributions: readonly ReportedDistribution[];
  figures: readonly CourtFigure[];
  /** The rows of the lists that are annexed. */
  items: readonly ShownItem[];
}
