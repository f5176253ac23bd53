import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import { Submission } from '../submissions/submission.entity.js';
import { User } from '../users/user.entity.js';

export enum AttachmentKind {
  IDENTITY = 'IDENTITY',
  SUPPORTING = 'SUPPORTING',
}

/** The state of the virus scan: PENDING documents cannot be opened until the scan ends, INFECTED ones never. */
export enum ScanState {
  NOT_SCANNED = 'NOT_SCANNED',
  PENDING = 'PENDING',
  CLEAN = 'CLEAN',
  INFECTED = 'INFECTED',
}

registerEnumType(AttachmentKind, { name: 'AttachmentKind' });
registerEnumType(ScanState, { name: 'ScanState' });

/** A stored document of a claim; its bytes are encrypted in the file store under `storageKey`. */
@Entity('attachments')
@Check('attachments_size_check', 'size >= 0')
export class Attachment extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid')
  submissionId: string;

  @ManyToOne(() => Submission, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn()
  submission: Relation<Submission>;

  @Column('uuid')
  uploaderId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  uploader: Relation<User>;

  @Column('enum', { enum: AttachmentKind, enumName: 'attachment_kind' })
  kind: AttachmentKind;

  @Column('text')
  fileName: string;

  @Column('text')
  mimetype: string;

  @Column('bigint')
  size: string;

  @Index({ unique: true })
  @Column('text')
  storageKey: string;

  /** SHA-256 of the bytes, for the certificate of a purge. */
  @Column('bytea')
  digest: Buffer;

  @Column('enum', { enum: ScanState, enumName: 'scan_state', default: ScanState.NOT_SCANNED })
  scan: ScanState;

  /** The file's data key, wrapped by the key ring or, for a proof of identity, by `KEY_FILE`; null once destroyed. */
  @Column('bytea', { nullable: true })
  wrappedKey: Buffer | null;
}
