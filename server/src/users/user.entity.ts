import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Role } from '../common/actor.js';
import { ChangingRow } from '../database/changing-row.js';
import { ENGLISH } from '../rules/text.js';

registerEnumType(Role, { name: 'Role' });

/** An account. E-mail addresses are compared without case, A to Z; a unique index on the folded address enforces it. */
@ObjectType()
@Entity('users')
@Index('users_email_key', { synchronize: false })
@Index(['role', 'createdAt', 'id'])
@Check('users_unproven_password_check', `unproven_password IN ('ONE', 'SEVERAL')`)
export class User extends ChangingRow {
  @Field(() => ID)
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Field()
  @Column({ type: 'text' })
  name: string;

  @Field()
  @Column({ type: 'text' })
  email: string;

  @Field(() => Role)
  @Column({ type: 'enum', enum: Role, enumName: 'user_role', default: Role.STANDARD })
  role: Role;

  @Column({ default: true })
  enabled: boolean;

  /** The argon2id PHC string; null for members who have only used codes. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  /**
   * Whether one or several different passwords were registered while the address is unverified; null once it is
   * verified, and for accounts created otherwise. If there were several, none of them is used.
   */
  @Column({ type: 'text', nullable: true })
  unprovenPassword: 'ONE' | 'SEVERAL' | null;

  /** When the e-mail address was verified, `timeCreatedAt` of ACCOUNT-14; null while pending. */
  @Column({ type: 'timestamptz', nullable: true })
  verifiedAt: Date | null;

  /**
   * From when on the account checks what others did, after an administrator opened it to somebody (USER-17); a trigger sets it
   * (migration delay-new-checkers). Once it is past, it means nothing.
   */
  @Field(() => Date, { nullable: true })
  @Column({ type: 'timestamptz', nullable: true })
  checksFrom: Date | null;

  /** When the user finished or left the tour of the portal (TOUR-1); null while it is offered. */
  @Column({ type: 'timestamptz', nullable: true })
  tourEndedAt: Date | null;

  /** The BCP 47 tag of the language that this person last used on screen; their mails are written in it (LANG-7). */
  @Column({ type: 'text', default: ENGLISH })
  language: string;

  @Field(() => Boolean)
  get tourEnded(): boolean {
    return this.tourEndedAt !== null;
  }

  /** False for members who have only used codes; they set their first password without a current one. */
  @Field(() => Boolean)
  get hasPassword(): boolean {
    return Boolean(this.passwordHash);
  }
}
