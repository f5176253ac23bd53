import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';

/** The assessment notice of one SID: a link to another site, or a stored file. */
@Entity('assessment_notices')
@Check('assessment_notices_place_check', '(url IS NULL) <> (storage_key IS NULL)')
export class AssessmentNotice extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index({ unique: true })
  @Column('text')
  sid: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  url: string | null;

  @Column('text', { nullable: true })
  storageKey: string | null;

  @Column('bytea', { nullable: true })
  wrappedKey: Buffer | null;

  /** Keyed hash of a stored file, to recognise the same file. */
  @Column('bytea', { nullable: true })
  fileDigest: Buffer | null;
}
