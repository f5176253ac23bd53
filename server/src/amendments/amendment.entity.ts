import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';

/** A message of the thread about a claim, from the member or an administrator. */
@Entity('amendments')
@Index(['submissionId', 'createdAt'])
@Check('amendments_message_check', `message <> ''`)
export class Amendment extends MadeRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid')
  submissionId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  submission: Relation<Submission>;

  @Column('uuid')
  authorId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  author: Relation<User>;

  @Column()
  isAdmin: boolean;

  @Column('text')
  message: string;
}
