import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow, TextColumn } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/** The claimant's relationship to the RGM (CLAIM-4). */
export enum Relationship {
  INDIVIDUAL = 'INDIVIDUAL',
  PARTNER = 'PARTNER',
  DIRECTOR = 'DIRECTOR',
  TRUSTEE = 'TRUSTEE',
  AGENT = 'AGENT',
}

export enum BankType {
  LOCAL = 'LOCAL',
  INTERNATIONAL = 'INTERNATIONAL',
}

export enum YesNo {
  YES = 'YES',
  NO = 'NO',
}

registerEnumType(Relationship, { name: 'Relationship' });
registerEnumType(BankType, { name: 'BankType' });
registerEnumType(YesNo, { name: 'YesNo' });

/**
 * The current claim (CLAIM-1). Tax number, trading account, BSB, SWIFT, account name and number are in no column:
 * they are encrypted together in `sealed`, with keyed blind indexes next to it for equality (ENCRYPT-3, ENCRYPT-5).
 */
@Entity('submissions')
@Check('submissions_sealed_check', 'octet_length(sealed) > 91')
@Index('submissions_email_idx', { synchronize: false })
@Index('submissions_search_idx', { synchronize: false })
@Index('submissions_lacks_bank_idx', { synchronize: false })
@Index('submissions_lacks_data_idx', { synchronize: false })
@Index('submissions_legal_entity_idx', { synchronize: false })
@Index('submissions_without_sid_idx', { synchronize: false })
@Index('submissions_without_tax_number_idx', { synchronize: false })
@Index('submissions_claim_type_idx', { synchronize: false })
export class Submission extends ChangingRow {
  /** A UUID of version 7, so that rows created together are adjacent in every index. */
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index({ unique: true })
  @Column('text', { nullable: true })
  sid: string | null;

  /** The e-mail address that owns the claim once verified (CLAIM-32, ACCESS-4). */
  @Column('text')
  email: string;

  @Index({ where: 'owner_id IS NOT NULL' })
  @Column('uuid', { nullable: true })
  ownerId: string | null;

  @ManyToOne(() => User, { nullable: true })
  @JoinColumn()
  owner: Relation<User> | null;

  @TextColumn() firstName: string;
  @TextColumn() lastName: string;
  @TextColumn() company: string;
  @TextColumn() position: string;
  @TextColumn() contactEmail: string;
  @TextColumn() mobile: string;

  @Column('enum', { enum: Relationship, enumName: 'relationship', nullable: true })
  relationship: Relationship | null;

  @TextColumn() claimType: string;
  @TextColumn() legalEntity: string;
  @TextColumn() registeredOwner: string;
  @TextColumn() abnAcn: string;

  @Column('enum', { enum: YesNo, enumName: 'yes_no', nullable: true })
  australianCitizen: YesNo | null;

  @TextColumn() bankName: string;

  @Column('enum', { enum: BankType, enumName: 'bank_type', nullable: true })
  bankType: BankType | null;

  @TextColumn() customerCity: string;
  @TextColumn() customerCountry: string;
  @TextColumn() paymentReference: string;

  @TextColumn() address: string;
  @TextColumn() suburb: string;
  @TextColumn() state: string;
  @TextColumn() postCode: string;
  @TextColumn() country: string;

  /** Text (CLAIM-10); a text that is not a number is stored and displayed as 0. */
  @Column('text', { default: '0' })
  openingBalance: string;

  /** The whole shares that the claimant states for the end of the period (TRADE-29), in digits; '' when not stated. */
  @TextColumn() closingBalance: string;

  /** The restricted fields in one envelope; null when none is given. */
  @Column('bytea', { nullable: true })
  sealed: Buffer | null;

  @Index({ where: 'tax_number_index IS NOT NULL' })
  @Column('bytea', { nullable: true })
  taxNumberIndex: Buffer | null;

  @Index({ where: 'trading_account_index IS NOT NULL' })
  @Column('bytea', { nullable: true })
  tradingAccountIndex: Buffer | null;

  /** The blind index of BSB (or SWIFT code) and account number as they are written. */
  @Index({ where: 'bank_account_index IS NOT NULL' })
  @Column('bytea', { nullable: true })
  bankAccountIndex: Buffer | null;

  /** The blind index of the account, the same however it is written (PAY-16). */
  @Index({ where: 'same_account_index IS NOT NULL' })
  @Column('bytea', { nullable: true })
  sameAccountIndex: Buffer | null;

  /** Which restricted fields are given (`GIVEN_BITS`), for lists, which open no envelope (LIST-10). */
  @Column('int', { default: 63 })
  restrictedGiven: number;

  /** Keyed hash of the last imported row; null for a claim that was never imported. */
  @Column('bytea', { nullable: true })
  importedDigest: Buffer | null;

  /** Set by an edit here, cleared by an import: a nightly file never undoes a correction (IMPORT-33). */
  @Column({ default: true })
  editedSinceImport: boolean;
}
