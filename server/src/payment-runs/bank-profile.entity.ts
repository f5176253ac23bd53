import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';
import { BankFileFormat } from './bank-file-format.js';

/** How the scheme's bank takes payment files, with the account that pays; all but its name and its format is in the envelope (PAY-1). */
@Entity('bank_profiles')
@Index(['name'], { unique: true })
export class BankProfile extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** What the office calls it. */
  @Column('text')
  name: string;

  @Column('enum', { enum: BankFileFormat, enumName: 'bank_file_format', default: BankFileFormat.ABA })
  format: BankFileFormat;

  /** The envelope of its values. */
  @Column('bytea')
  sealed: Buffer;

  /** Who saved it last. */
  @Column('uuid')
  editorId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  editor: Relation<User>;
}
