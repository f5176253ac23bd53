import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The number of events in a time window; shared by all nodes (LIMIT-4). */
@Entity('limits')
export class Limit {
  @PrimaryColumn('varchar', { length: 255 })
  key: string;

  @Column('int', { default: 0 })
  points: number;

  /** The end of the window, in milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}
