import { Column, Entity, PrimaryColumn } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';

/** A requested search for double ups; the last finished one gives the date of the list. */
@Entity('double_up_searches')
export class DoubleUpSearch extends MadeRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** The number of pairs found. */
  @Column('int', { nullable: true })
  found: number | null;

  @Column('timestamptz', { nullable: true })
  finishedAt: Date | null;
}
