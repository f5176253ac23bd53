import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often something has happened in a window of time; shared by all nodes (LIMIT-4). */
@Entity('limits')
export class Limit {
  @PrimaryColumn('varchar', { length: 255 })
  key: string;

  @Column('int', { default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column('bigint', { nullable: true })
  expire: string | null;
}
