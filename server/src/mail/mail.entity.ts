import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';

/** A mail to be sent: written in the transaction of the change it reports, sent by the worker (MAIL-1). */
@Entity('mails')
@Index(['createdAt'])
export class Mail extends MadeRow {
  /** Made by the server, since the variables are sealed for this row before it is inserted. */
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  template: string;

  @Column('text')
  recipient: string;

  /** Sealed JSON (MAIL-5); forgotten once the mail is sent, too late or given up. */
  @Column('bytea', { nullable: true })
  variables: Buffer | null;

  /** The same at each try, so that a repeated mail is known for what it is (MAIL-6). */
  @Column('text')
  messageId: string;

  /** From this moment on the mail is of no use and is not sent: a code that has run out, or nobody to write to. */
  @Column('timestamptz', { nullable: true })
  deadAfter: Date | null;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;

  @Column('timestamptz', { nullable: true })
  failedAt: Date | null;
}
