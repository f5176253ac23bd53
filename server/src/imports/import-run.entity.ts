import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ApiToken } from '../auth/api-tokens/api-token.entity.js';
import { ChangingRow } from '../database/changing-row.js';
import { DAY_ORDERS, type DayOrder } from '../rules/day-forms.js';
import { DECIMAL_MARKS, type DecimalMark } from '../rules/number-forms.js';
import { User } from '../users/user.entity.js';
import { ImportKind, ImportMode } from './import-kinds.js';
import { ImportStatus } from './import-status.js';

registerEnumType(ImportKind, { name: 'ImportKind' });
registerEnumType(ImportMode, { name: 'ImportMode' });
registerEnumType(ImportStatus, { name: 'ImportStatus' });

/** One received file and how far it got. `appliedThrough` moves in the same transaction as the rows it covers. */
@Entity('import_runs')
@Index('import_runs_open_key', { synchronize: false })
@Index(['createdAt'])
@Index(['finishedAt'])
@Check(
  'import_runs_counts_check',
  'read >= 0 AND created >= 0 AND updated >= 0 AND unchanged >= 0 AND rejected >= 0 AND removed >= 0',
)
export class ImportRun extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('enum', { enum: ImportKind, enumName: 'import_kind' })
  kind: ImportKind;

  @Column('enum', { enum: ImportMode, enumName: 'import_mode' })
  mode: ImportMode;

  @Column({ default: false })
  checkOnly: boolean;

  @Column({ default: false })
  overwrite: boolean;

  /** The file's number format as set by the sender; null where it is detected from the file. */
  @Column('enum', { enum: DECIMAL_MARKS, enumName: 'decimal_mark', nullable: true })
  numbersAsked: DecimalMark | null;

  @Column('enum', { enum: DAY_ORDERS, enumName: 'day_order', nullable: true })
  daysAsked: DayOrder | null;

  /** The number format in use. Null until the whole file was validated, and where it makes no difference. */
  @Column('enum', { enum: DECIMAL_MARKS, enumName: 'decimal_mark', nullable: true })
  numbers: DecimalMark | null;

  @Column('enum', { enum: DAY_ORDERS, enumName: 'day_order', nullable: true })
  days: DayOrder | null;

  @Column('enum', { enum: ImportStatus, enumName: 'import_status', default: ImportStatus.RECEIVED })
  status: ImportStatus;

  /** Why a run was refused or failed, or what delays its retry, as a message for the user. */
  @Column('text', { nullable: true })
  message: string | null;

  @Column('text')
  fileName: string;

  @Column('bigint')
  fileSize: string;

  /** HMAC of the file's bytes: recognises the same file without storing a plain hash of restricted data. */
  @Column('bytea')
  fileDigest: Buffer;

  /** Null once the run has ended and the file is deleted. */
  @Column('text', { nullable: true })
  storageKey: string | null;

  /** The data key of the file and of its rejected rows, wrapped by the ring. */
  @Column('bytea', { nullable: true })
  wrappedKey: Buffer | null;

  @Column('uuid', { nullable: true })
  requestedById: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  requestedBy: Relation<User> | null;

  /** Set when a script requested the run; the account above is then the token's creator. */
  @Column('uuid', { nullable: true })
  requestedByTokenId: string | null;

  @ManyToOne(() => ApiToken, { nullable: true })
  @JoinColumn()
  requestedByToken: Relation<ApiToken> | null;

  /** The last row of the file that has been applied. */
  @Column('bigint', { default: 0 })
  appliedThrough: string;

  @Column('bigint', { default: 0 })
  bytesRead: string;

  @Column('int', { nullable: true })
  rowsTotal: number | null;

  @Column('int', { default: 0 })
  read: number;

  @Column('int', { default: 0 })
  created: number;

  @Column('int', { default: 0 })
  updated: number;

  @Column('int', { default: 0 })
  unchanged: number;

  @Column('int', { default: 0 })
  rejected: number;

  /** Trades removed because a REPLACE file no longer contains them. */
  @Column('int', { default: 0 })
  removed: number;

  /** The file's original header, for the file of rejected rows. */
  @Column('text', { array: true, default: () => `'{}'` })
  header: string[];

  @Column('text', { array: true, default: () => `'{}'` })
  unknownColumns: string[];

  @Column('timestamptz', { nullable: true })
  cancelRequestedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  startedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
