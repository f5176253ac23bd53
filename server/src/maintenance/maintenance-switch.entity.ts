import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The administrators' maintenance switch: one row for all nodes, created when it is first used. */
@Entity('maintenance_switches')
@Check('maintenance_switches_one_check', 'id = 1')
export class MaintenanceSwitch {
  @PrimaryColumn('smallint', { default: 1 })
  id: number;

  @Column('boolean')
  isOn: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  changedAt: Date;

  @Column('uuid')
  changedById: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  changedBy: Relation<User>;
}
