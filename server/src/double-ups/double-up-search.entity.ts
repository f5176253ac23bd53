import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';

/** A search for double ups that was asked for; the last one that ended says of which moment the list is. */
@Entity('double_up_searches')
export class DoubleUpSearch extends MadeRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Pairs. */
  @Column('int', { nullable: true })
  found: number | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
