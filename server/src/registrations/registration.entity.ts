import { registerEnumType } from '@nestjs/graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChangingRow, TextColumn } from '../database/changing-row.js';
import { User } from '../users/user.entity.js';

/** In which capacity the shares were held (REGISTRATION-2). */
export enum GroupMemberType {
  INDIVIDUAL_JOINT_SHAREHOLDER = 'INDIVIDUAL_JOINT_SHAREHOLDER',
  COMPANY = 'COMPANY',
  TRUSTEE_CUSTODIAN_AGENT = 'TRUSTEE_CUSTODIAN_AGENT',
  OTHERS = 'OTHERS',
}

export enum GroupEntityType {
  AS_TRUSTEE = 'AS_TRUSTEE',
  AS_RESPONSIBLE_ENTITY = 'AS_RESPONSIBLE_ENTITY',
  AS_CUSTODIAN = 'AS_CUSTODIAN',
  AS_INVESTMENT_MANAGER = 'AS_INVESTMENT_MANAGER',
  AS_AGENT = 'AS_AGENT',
}

export enum RegisteredOwnerOption {
  SAME = 'SAME',
  DIFFERENT = 'DIFFERENT',
}

registerEnumType(GroupMemberType, { name: 'GroupMemberType' });
registerEnumType(GroupEntityType, { name: 'GroupEntityType' });
registerEnumType(RegisteredOwnerOption, { name: 'RegisteredOwnerOption' });

/** The older submission (Schedule A). The HIN/SRN is restricted and stored encrypted in `sealed`. */
@Entity('registrations')
@Check('registrations_sealed_check', 'octet_length(sealed) > 91')
export class Registration extends ChangingRow {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid')
  ownerId: string;

  @ManyToOne(() => User, { nullable: false })
  @JoinColumn()
  owner: Relation<User>;

  @TextColumn() title: string;
  @TextColumn() firstName: string;
  @TextColumn() middleName: string;
  @TextColumn() lastName: string;
  @TextColumn() company: string;
  @TextColumn() position: string;
  @TextColumn() landline: string;
  @TextColumn() mobile: string;
  @TextColumn() email: string;
  @TextColumn() mailingAddress: string;
  @TextColumn() suburb: string;
  @TextColumn() state: string;
  @TextColumn() postCode: string;
  @TextColumn() country: string;

  @Column('enum', { enum: GroupMemberType, enumName: 'group_member_type' })
  groupMemberType: GroupMemberType;

  @TextColumn() shareholderNames: string;
  @TextColumn() companyName: string;
  @TextColumn() abnAcnArsn: string;
  @TextColumn() trusteeName: string;

  @Column('enum', { enum: GroupEntityType, enumName: 'group_entity_type', nullable: true })
  groupEntityType: GroupEntityType | null;

  @TextColumn() beneficialOwner: string;

  @Column('boolean', { nullable: true })
  onBehalf: boolean | null;

  @TextColumn() othersSpecified: string;
  @TextColumn() groupMemberName: string;

  @Column({ default: true })
  sameAsContactAddress: boolean;

  @TextColumn() streetAddress: string;
  @TextColumn() suburb2: string;
  @TextColumn() state2: string;
  @TextColumn() postCode2: string;
  @TextColumn() country2: string;

  @Column('enum', { enum: RegisteredOwnerOption, enumName: 'registered_owner_option' })
  registeredOwnerOption: RegisteredOwnerOption;

  @TextColumn() registeredOwner: string;
  @TextColumn() openingBalance: string;

  @Column('bytea', { nullable: true })
  sealed: Buffer | null;
}
