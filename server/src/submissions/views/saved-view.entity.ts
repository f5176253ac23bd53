import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MadeRow } from '../../database/changing-row.js';
import { User } from '../../users/user.entity.js';

/** A view of the list of claims that one person has saved under a name, unique regardless of case. */
@Entity('saved_views')
@Index('saved_views_name_idx', { synchronize: false })
export class SavedView extends MadeRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  user: Relation<User>;

  @Column('text')
  name: string;

  /** The query of the list's address, with the added columns. */
  @Column('text')
  query: string;
}
