import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { ImportRun } from './import-run.entity.js';

/** A row of a file that was not applied, and why. The row itself is encrypted under the run's data key. */
@Entity('import_rejections')
@Index(['importRunId', 'line', 'id'])
export class ImportRejection extends MadeRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column('uuid')
  importRunId: string;

  @ManyToOne(() => ImportRun, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  importRun: Relation<ImportRun>;

  @Column('int')
  line: number;

  /** The column's name in the file; null when the row as a whole is invalid. */
  @Column('text', { name: 'column_name', nullable: true })
  column: string | null;

  @Column('text')
  message: string;

  @Column('bytea')
  sealedCells: Buffer;
}
