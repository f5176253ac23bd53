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

/** The public key of a passkey that a person's device holds. */
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

  /** The account's address when the passkey was added; it is not accepted for another address. */
  @Column('text')
  email: string;

  /** The name given by the owner. */
  @Field()
  @Column('text')
  name: string;

  /** The credential id, base64url. */
  @Index({ unique: true })
  @Column('text')
  credentialId: string;

  /** The public key in COSE format. */
  @Column('bytea')
  publicKey: Buffer;

  /** The device's signature counter; always 0 for devices that do not count. */
  @Column('bigint', { default: 0 })
  counter: string;

  /** The transports that the device supports: `internal`, `usb`, `hybrid`. */
  @Column('text', { array: true })
  transports: string[];

  @Field()
  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true })
  @Column('timestamptz', { nullable: true })
  lastUsedAt: Date | null;
}
