import type { PainVersion } from '../pain-profile.js';

/**
 * The XML schema of exactly the pain.001 files that are written, in one version. Each of its types is a restriction of
 * the type that ISO 20022 has in that place, so that a valid file is valid there, too (PAIN-3).
 */
export function painSchema(version: PainVersion): string {
  const namespace = `urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<xs:schema xmlns="${namespace}" xmlns:p="${namespace}" xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${namespace}" elementFormDefault="qualified">
  <xs:element name="Document" type="Document"/>
${STRUCTURE}
${version === '03' ? THIRD : NINTH}
${VALUES}
</xs:schema>
`;
}

/** Sequences that both versions have: the elements in their order, with their types; ? for one that may be absent. */
const SEQUENCES: Readonly<Record<string, string>> = {
  GroupHeader: 'MsgId:Id CreDtTm:Moment NbOfTxs:Count CtrlSum:Sum InitgPty:Initiator',
  Initiator: 'Nm:Name Id:PartyId?',
  PartyId: 'OrgId:OrganisationId',
  OrganisationId: 'Othr:OtherId',
  OtherId: 'Id:Id',
  Debtor: 'Nm:Name',
  DebtorAccount: 'Id:DebtorAccountId Ccy:Currency',
  DebtorAccountId: 'Othr:OtherLocal',
  OtherLocal: 'Id:LocalAccount',
  DebtorAgent: 'FinInstnId:Branch',
  Branch: 'ClrSysMmbId:Member PstlAdr:Australia',
  Member: 'ClrSysId:ClearingSystem MmbId:BranchNumber',
  ClearingSystem: 'Cd:AustralianBranches',
  Australia: 'Ctry:AustraliaCode',
  PaymentId: 'EndToEndId:Id',
  Amount: 'InstdAmt:Money',
  CreditorAgent: 'FinInstnId:CreditorBank',
  Creditor: 'Nm:Text PstlAdr:Address?',
  Address: 'TwnNm:Town Ctry:Country',
  CreditorAccount: 'Id:CreditorAccountId',
  OtherAccount: 'Id:Account',
  Remittance: 'Ustrd:Text',
  Transfer:
    'PmtId:PaymentId Amt:Amount CdtrAgt:CreditorAgent Cdtr:Creditor CdtrAcct:CreditorAccount RmtInf:Remittance',
};

const STRUCTURE = `  <xs:complexType name="Document">
    <xs:sequence>
      <xs:element name="CstmrCdtTrfInitn" type="Initiation">
        <xs:unique name="each-payment-once">
          <xs:selector xpath="p:PmtInf/p:CdtTrfTxInf/p:PmtId"/>
          <xs:field xpath="p:EndToEndId"/>
        </xs:unique>
      </xs:element>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="Initiation">
    <xs:sequence>
      <xs:element name="GrpHdr" type="GroupHeader"/>
      <xs:element name="PmtInf" type="PaymentInformation"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="PaymentInformation">
    <xs:sequence>
      <xs:element name="PmtInfId" type="Id"/>
      <xs:element name="PmtMtd" type="Method"/>
      <xs:element name="NbOfTxs" type="Count"/>
      <xs:element name="CtrlSum" type="Sum"/>
      <xs:element name="ReqdExctnDt" type="ExecutionDay"/>
      <xs:element name="Dbtr" type="Debtor"/>
      <xs:element name="DbtrAcct" type="DebtorAccount"/>
      <xs:element name="DbtrAgt" type="DebtorAgent"/>
      <xs:element name="CdtTrfTxInf" type="Transfer" maxOccurs="unbounded"/>
    </xs:sequence>
  </xs:complexType>
  <xs:complexType name="CreditorAccountId">
    <xs:choice>
      <xs:element name="IBAN" type="IBAN"/>
      <xs:element name="Othr" type="OtherAccount"/>
    </xs:choice>
  </xs:complexType>
  <xs:complexType name="Money">
    <xs:simpleContent>
      <xs:extension base="MoneyValue">
        <xs:attribute name="Ccy" type="Currency" use="required"/>
      </xs:extension>
    </xs:simpleContent>
  </xs:complexType>
${Object.entries(SEQUENCES)
  .map(([name, elements]) => sequence(name, elements))
  .join('\n')}`;

const THIRD = `${simple('ExecutionDay', 'xs:date', pattern('[0-9]{4}-[0-9]{2}-[0-9]{2}'))}
${creditorBank('BIC')}`;

const NINTH = `${sequence('ExecutionDay', 'Dt:Day')}
${simple('Day', 'xs:date', pattern('[0-9]{4}-[0-9]{2}-[0-9]{2}'))}
${creditorBank('BICFI')}`;

const VALUES = [
  simple('Id', 'xs:string', pattern('[A-Za-z0-9]([A-Za-z0-9\\-]{0,33}[A-Za-z0-9])?')),
  simple('Moment', 'xs:dateTime', pattern('[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z')),
  simple('Count', 'xs:string', pattern('[1-9][0-9]{0,14}')),
  simple('Sum', 'xs:decimal', pattern('[0-9]{1,16}\\.[0-9]{2}')),
  simple('MoneyValue', 'xs:decimal', `${pattern('[0-9]{1,16}\\.[0-9]{2}')}<xs:minInclusive value="0.01"/>`),
  simple('Currency', 'xs:string', pattern('[A-Z]{3}')),
  simple('Method', 'xs:string', '<xs:enumeration value="TRF"/>'),
  simple('AustralianBranches', 'xs:string', '<xs:enumeration value="AUBSB"/>'),
  simple('AustraliaCode', 'xs:string', '<xs:enumeration value="AU"/>'),
  simple('BranchNumber', 'xs:string', pattern('[0-9]{6}')),
  simple('LocalAccount', 'xs:string', pattern('[0-9]{1,34}')),
  simple('Account', 'xs:string', pattern('[A-Z0-9]{1,34}')),
  simple('IBAN', 'xs:string', pattern('[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}')),
  simple('BankCode', 'xs:string', pattern('[A-Z]{6}[A-Z2-9][A-NP-Z0-9]([A-Z0-9]{3})?')),
  simple('Country', 'xs:string', pattern('[A-Z]{2}')),
  simple('Name', 'xs:string', pattern(trimmed("A-Za-z0-9/\\-?:().,'+", 70))),
  simple('Town', 'xs:string', pattern(trimmed("A-Za-z0-9/\\-?:().,'+", 35))),
  simple('Text', 'xs:string', pattern(trimmed("A-Za-z0-9/\\-?:().,'+@$!%&amp;*#=;\\[\\]_\\^", 140))),
].join('\n');

/** Text that neither begins nor ends with a blank. */
function trimmed(characters: string, most: number): string {
  return `[${characters}]([${characters} ]{0,${most - 2}}[${characters}])?`;
}

function creditorBank(bic: 'BIC' | 'BICFI'): string {
  return `  <xs:complexType name="CreditorBank">
    <xs:choice>
      <xs:element name="${bic}" type="BankCode"/>
      <xs:sequence>
        <xs:element name="ClrSysMmbId" type="Member"/>
        <xs:element name="PstlAdr" type="Australia"/>
      </xs:sequence>
    </xs:choice>
  </xs:complexType>`;
}

function sequence(name: string, elements: string): string {
  const lines = elements.split(' ').map((element) => {
    const [tag = '', type = ''] = element.replace('?', '').split(':');
    const least = element.endsWith('?') ? ' minOccurs="0"' : '';
    return `      <xs:element name="${tag}" type="${type}"${least}/>`;
  });
  return `  <xs:complexType name="${name}">
    <xs:sequence>
${lines.join('\n')}
    </xs:sequence>
  </xs:complexType>`;
}

function simple(name: string, base: string, facets: string): string {
  return `  <xs:simpleType name="${name}">
    <xs:restriction base="${base}">${facets}</xs:restriction>
  </xs:simpleType>`;
}

function pattern(value: string): string {
  return `<xs:pattern value="${value}"/>`;
}
