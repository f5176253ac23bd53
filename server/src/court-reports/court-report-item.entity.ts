import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { TextColumn } from '../database/changing-row.js';
import { CourtReport } from './court-report.entity.js';

/** A row of a list behind the figures of a report, as it was at its moment (COURT-3). A trigger keeps it. */
@Entity('court_report_items')
@Index(['reportId', 'list', 'kind', 'place'])
export class CourtReportItem {
  @PrimaryColumn('uuid')
  reportId: string;

  @ManyToOne(() => CourtReport, { nullable: false })
  @JoinColumn()
  report: Relation<CourtReport>;

  /** `CLAIMS`, or `FUND:2` for that of a distribution. */
  @PrimaryColumn('text')
  list: string;

  /** Counted from 1. */
  @PrimaryColumn('int')
  place: number;

  @TextColumn()
  kind: string;

  @Column('text', { nullable: true })
  sid: string | null;

  /** Not a reference: the row outlives its claim. */
  @Column('uuid', { nullable: true })
  submissionId: string | null;

  @Column('numeric', { precision: 18, scale: 2, nullable: true })
  amount: string | null;

  @Column('timestamptz', { nullable: true })
  at: Date | null;

  /** What it is, or why, in words. */
  @TextColumn()
  what: string;

  /** The two people of an act, by their names at the moment. */
  @TextColumn()
  madeBy: string;

  @TextColumn()
  checkedBy: string;
}
