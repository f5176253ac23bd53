import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/** The reports of EXPORT-1. */
export enum ReportKind {
  REGISTRATIONS = 'REGISTRATIONS',
  REGISTRATION_TRADES = 'REGISTRATION_TRADES',
  SETTLEMENTS = 'SETTLEMENTS',
  DOUBLE_UPS = 'DOUBLE_UPS',
  SETTLEMENT_TRADES = 'SETTLEMENT_TRADES',
}

export enum ExportStatus {
  WAITING = 'WAITING',
  WRITING = 'WRITING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}

/** The format of the file. */
export enum ExportFormat {
  CSV = 'CSV',
  XLSX = 'XLSX',
}

registerEnumType(ExportFormat, { name: 'ExportFormat' });
registerEnumType(ReportKind, { name: 'ReportKind' });
registerEnumType(ExportStatus, { name: 'ExportStatus' });

/** A report written by the worker, kept encrypted in the file store for a week. */
@Entity('export_runs')
@Index(['createdAt'])
@Index(['finishedAt'])
@Check('export_runs_chosen_check', 'cardinality(chosen_ids) IS NOT DISTINCT FROM chosen_count')
export class ExportRun extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('enum', { enum: ReportKind, enumName: 'report_kind' })
  report: ReportKind;

  @Column('enum', { enum: ExportFormat, enumName: 'export_format', default: ExportFormat.CSV })
  format: ExportFormat;

  /** The claims it is limited to; null for a report of all. */
  @Column('uuid', { array: true, nullable: true, select: false })
  chosenIds: string[] | null;

  /** Their number, so that a list of exports need not read thousands of ids. */
  @Column('int', { nullable: true })
  chosenCount: number | null;

  @Column('enum', { enum: ExportStatus, enumName: 'export_status', default: ExportStatus.WAITING })
  status: ExportStatus;

  @Column('text', { nullable: true })
  message: string | null;

  @Column('uuid')
  requestedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  requestedBy: Relation<User>;

  @Column('int', { default: 0 })
  rowsWritten: number;

  /** Counted when writing starts. */
  @Column('int', { nullable: true })
  rowsTotal: number | null;

  @Column('bigint', { nullable: true })
  fileSize: string | null;

  @Column('text', { nullable: true })
  storageKey: string | null;

  @Column('bytea', { nullable: true })
  wrappedKey: Buffer | null;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
