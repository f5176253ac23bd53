import { registerEnumType } from '@nestjs/graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../users/user.entity.js';

/** The forms with drafts. */
export enum DraftForm {
  SUBMISSION_CREATE = 'SUBMISSION_CREATE',
  SUBMISSION_ADMIN_CREATE = 'SUBMISSION_ADMIN_CREATE',
  SUBMISSION_PHONE_CREATE = 'SUBMISSION_PHONE_CREATE',
  SUBMISSION_EDIT = 'SUBMISSION_EDIT',
  REGISTRATION_CREATE = 'REGISTRATION_CREATE',
  REGISTRATION_EDIT = 'REGISTRATION_EDIT',
  AMENDMENT = 'AMENDMENT',
}

registerEnumType(DraftForm, { name: 'DraftForm' });

/** The unsubmitted content of a form, one for each person, form and subject. */
@Entity('drafts')
export class Draft {
  @PrimaryColumn('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  user: Relation<User>;

  @PrimaryColumn('enum', { enum: DraftForm, enumName: 'draft_form' })
  form: DraftForm;

  /** The claim or registration that the form is about; '' for a new one. */
  @PrimaryColumn('text')
  subject: string;

  /** Encrypted like a claim, since it may contain restricted fields. */
  @Column('bytea')
  sealed: Buffer;

  @Column('int')
  version: number;

  @Index()
  @Column('timestamptz')
  savedAt: Date;
}
