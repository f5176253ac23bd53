import { registerEnumType } from '@nestjs/graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { MadeRow } from '../database/changing-row.js';
import { Session } from '../auth/sessions/session.entity.js';
import { User } from '../users/user.entity.js';

export enum DownloadKind {
  IMPORT_REJECTIONS = 'IMPORT_REJECTIONS',
  ATTACHMENT = 'ATTACHMENT',
  ASSESSMENT_NOTICE = 'ASSESSMENT_NOTICE',
  NOTICE_PDF = 'NOTICE_PDF',
  PURGE_CERTIFICATE = 'PURGE_CERTIFICATE',
  EXPORT = 'EXPORT',
  FROZEN_ASSESSMENT = 'FROZEN_ASSESSMENT',
  FROZEN_DISTRIBUTION = 'FROZEN_DISTRIBUTION',
  LINE_PROOF = 'LINE_PROOF',
  TAX_REPORT = 'TAX_REPORT',
  PAYMENT_FILE = 'PAYMENT_FILE',
  COURT_REPORT_PDF = 'COURT_REPORT_PDF',
  COURT_REPORT_CSV = 'COURT_REPORT_CSV',
}

registerEnumType(DownloadKind, { name: 'DownloadKind' });

/** A single-use link, valid for 60 seconds, for one person and one file (SECURITY-6). */
@Entity('download_tickets')
export class DownloadTicket extends MadeRow {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index({ unique: true })
  @Column('bytea')
  ticketHash: Buffer;

  @Index()
  @Column('uuid')
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  user: Relation<User>;

  /** The session that requested the link, which is deleted with it. */
  @Column('uuid')
  sessionId: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  session: Relation<Session>;

  @Column('enum', { enum: DownloadKind, enumName: 'download_kind' })
  kind: DownloadKind;

  @Column('text')
  subjectId: string;

  @Column('timestamptz')
  expiresAt: Date;

  @Column('timestamptz', { nullable: true })
  usedAt: Date | null;
}
