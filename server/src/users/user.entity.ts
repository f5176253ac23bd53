import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Role } from '../common/actor.js';
import { ChangingRow } from '../database/changing-row.js';

registerEnumType(Role, { name: 'Role' });

/** An account. E-mail addresses are compared without case, A to Z: a unique index on the folded address holds that. */
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

  /** PHC string of argon2id; null for members who only ever used codes. */
  @Column({ type: 'text', nullable: true })
  passwordHash: string | null;

  /**
   * Whether one password or several different ones were registered while nobody has proven the address; null once it is
   * proven, and for accounts that were made otherwise. Of several none is kept.
   */
  @Column({ type: 'text', nullable: true })
  unprovenPassword: 'ONE' | 'SEVERAL' | null;

  /** The moment the e-mail was proven: `timeCreatedAt` of ACCOUNT-14; empty while pending. */
  @Column({ type: 'timestamptz', nullable: true })
  verifiedAt: Date | null;

  /** False for members who only ever used codes; they set their first password without a current one. */
  @Field(() => Boolean)
  get hasPassword(): boolean {
    return Boolean(this.passwordHash);
  }
}
