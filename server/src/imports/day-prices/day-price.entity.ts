import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { MadeRow } from '../../database/changing-row.js';
import { ImportRun } from '../import-run.entity.js';

/**
 * A day's lowest and highest price on the market, as a file brought it (RULES-17). The newest row of a day holds; a
 * trigger keeps the earlier ones, by which earlier runs were computed.
 */
@Entity('day_prices')
@Index(['day', 'id'])
@Check('day_prices_range_check', 'low > 0 AND low <= high')
export class DayPrice extends MadeRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  /** yyyy-MM-dd */
  @Column('date')
  day: string;

  @Column('numeric', { precision: 20, scale: 6 })
  low: string;

  @Column('numeric', { precision: 20, scale: 6 })
  high: string;

  @Column('uuid')
  importRunId: string;

  @ManyToOne(() => ImportRun, { nullable: false })
  @JoinColumn()
  importRun: Relation<ImportRun>;
}
