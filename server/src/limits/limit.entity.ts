import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of rate-limiter-flexible, whose table this shape is; shared by all nodes (security rule 21). */
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
