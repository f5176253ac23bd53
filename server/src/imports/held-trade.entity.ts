import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ImportRun } from './import-run.entity.js';

/** A trade row whose SID is in several places of its file: it waits here until the SID's rows are complete. */
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

  /** The checked row; null when the row is bad. */
  @Column('jsonb', { nullable: true })
  trade: unknown;

  @Column('text', { name: 'column_name', nullable: true })
  column: string | null;

  /** Why the row is bad; null when it is good. */
  @Column('text', { nullable: true })
  message: string | null;

  /** The row as it came, sealed: it is given back if the SID's list is refused. */
  @Column('bytea')
  sealedCells: Buffer;
}
