import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import type { CourtFigure } from '../rules/court-report/court-figure.js';
import { User } from '../users/user.entity.js';
import { CourtReportState } from './court-report-state.js';

registerEnumType(CourtReportState, { name: 'CourtReportState' });

/** The figures for the court as of one moment (COURT-1). A trigger keeps a report that was made. */
@Entity('court_reports')
@Index(['number'], { unique: true })
@Check(
  'court_reports_made_check',
  `(num_nulls(moment, snapshot, figures, csv, csv_sha256, pdf, pdf_sha256) = 0) = (state = 'MADE')`,
)
@Check('court_reports_notified_check', 'members_notified > 0')
export class CourtReport extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Counted from 1. */
  @Column('int')
  number: number;

  @Column('enum', {
    enum: CourtReportState,
    enumName: 'court_report_state',
    default: CourtReportState.WAITING,
  })
  state: CourtReportState;

  @Column('uuid')
  makerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  maker: Relation<User>;

  /** How many group members were told of the settlement, which the portal cannot count; null when not stated. */
  @Column('int', { nullable: true })
  membersNotified: number | null;

  /** Why it was not made, or what it waits for. */
  @Column('text', { nullable: true })
  message: string | null;

  /** When the snapshot was taken that all figures and lists are read in. */
  @Column('timestamptz', { nullable: true })
  moment: Date | null;

  /** The snapshot by its name in PostgreSQL. */
  @Column('text', { nullable: true })
  snapshot: string | null;

  @Column('jsonb', { nullable: true })
  figures: CourtFigure[] | null;

  @Column('bytea', { nullable: true, select: false })
  csv: Buffer | null;

  @Column('bytea', { nullable: true })
  csvSha256: Buffer | null;

  @Column('bytea', { nullable: true, select: false })
  pdf: Buffer | null;

  @Column('bytea', { nullable: true })
  pdfSha256: Buffer | null;
}
