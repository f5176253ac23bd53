import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ImportRun } from './import-run.entity.js';

/** A trade row of a scattered SID: it is held here until the SID's rows are complete. */
@Entity('import_held_trades')
export class HeldTrade {
  @PrimaryColumn('uuid')
  importRunId: string;

  @ManyToOne(() => ImportRun, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  importRun: Relation<ImportRun>;

  @PrimaryColumn('text')
  sid: string;

  @PrimaryColumn('bigint')
  rowNo: string;

  @Column('int')
  line: number;

  /** The validated row; null when the row is invalid. */
  @Column('jsonb', { nullable: true })
  trade: unknown;

  @Column('text', { name: 'column_name', nullable: true })
  column: string | null;

  /** Why the row is invalid; null when it is valid. */
  @Column('text', { nullable: true })
  message: string | null;

  /** The row as received, encrypted: it is returned if the SID's list is rejected. */
  @Column('bytea')
  sealedCells: Buffer;
}
