import { Field, ID, ObjectType } from '@nestjs/graphql';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../users/user.entity.js';

/** A key that a person's device holds; here is its public half only. */
@ObjectType()
@Entity('passkeys')
export class Passkey {
  @Field(() => ID)
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index()
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  user: Relation<User>;

  /** The account's address when the passkey was added: with another one it opens nothing. */
  @Column('text')
  email: string;

  /** What the owner calls it. */
  @Field()
  @Column('text')
  name: string;

  /** The device's name for the key, base64url. */
  @Index({ unique: true })
  @Column('text')
  credentialId: string;

  /** COSE. */
  @Column('bytea')
  publicKey: Buffer;

  /** How often the device says it has signed; 0 for ever where it does not count. */
  @Column('bigint', { default: 0 })
  counter: string;

  /** How the device can be reached, as it says: `internal`, `usb`, `hybrid`. */
  @Column('text', { array: true })
  transports: string[];

  @Field()
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
