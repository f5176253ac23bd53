import type pg from 'pg';
import { csvRecord } from '../../common/csv-text.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { bareIdentifier, isAbn } from '../../rules/australian-numbers.js';
import type { TaxClass } from '../../rules/distribution/distribution-plan.js';
import { taxStatus } from '../../rules/distribution/tax-class.js';
import type { TaxExemptionGround } from '../../rules/distribution/tax-exemption.js';
import { decryptRestricted } from '../../submissions/restricted-fields.js';
import { exemptionSql } from '../../tax-exemptions/exemption-in-force.js';

/** What every row of a report begins with. */
export interface TaxReportHead {
  financialYear: string;
  /** yyyy-MM-dd */
  paymentDate: string;
  payerName: string;
  payerAbn: string;
}

interface Row {
  id: string;
  sid: string;
  taxClass: TaxClass;
  principal: string;
  interest: string;
  payment: string;
  withheld: string;
  net: string;
  legalEntity: string;
  registeredOwner: string;
  contactPerson: string;
  relationship: string;
  address: string;
  suburb: string;
  state: string;
  postCode: string;
  country: string;
  australianCitizen: 'YES' | 'NO' | null;
  abnAcn: string;
  sealed: Buffer | null;
  exemption: TaxExemptionGround | null;
}

/** The columns of the report (TAX-6). */
export const TAX_REPORT_COLUMNS = [
  'financialYear',
  'paymentDate',
  'payerName',
  'payerAbn',
  'accountReference',
  'investorName',
  'registeredOwner',
  'contactPerson',
  'relationship',
  'address',
  'suburb',
  'state',
  'postCode',
  'country',
  'residency',
  'taxClass',
  'basis',
  'taxFileNumber',
  'abn',
  'exemption',
  'principal',
  'interest',
  'payment',
  'taxWithheld',
  'paidOut',
] as const;

const ROWS_AT_ONCE = 500;

/** A claim that has been forgotten since has a line without a name. */
const LINES = `
  SELECT l.submission_id AS id, l.sid, l.tax_class AS "taxClass", l.principal::text, l.interest::text, l.payment::text,
    l.withheld::text, l.net::text, coalesce(s.legal_entity, '') AS "legalEntity",
    coalesce(s.registered_owner, '') AS "registeredOwner",
    coalesce(trim(s.first_name || ' ' || s.last_name), '') AS "contactPerson",
    coalesce(s.relationship::text, '') AS relationship, coalesce(s.address, '') AS address,
    coalesce(s.suburb, '') AS suburb, coalesce(s.state, '') AS state, coalesce(s.post_code, '') AS "postCode",
    coalesce(s.country, '') AS country, s.australian_citizen AS "australianCitizen", coalesce(s.abn_acn, '') AS "abnAcn",
    s.sealed, ${exemptionSql('l.submission_id')} AS exemption
  FROM distribution_lines l LEFT JOIN submissions s ON s.id = l.submission_id
  WHERE l.distribution_id = $1 AND l.payment > 0 AND l.sid > $2 AND NOT EXISTS (SELECT 1 FROM payments u
    WHERE u.distribution_id = l.distribution_id AND u.submission_id = l.submission_id AND u.unclaimed_id IS NOT NULL) ORDER BY l.sid LIMIT ${ROWS_AT_ONCE}`;

const RESIDENCY = { YES: 'RESIDENT', NO: 'NON_RESIDENT' } as const;

/** Some rows of the report, and how many tax file numbers were decrypted for them. */
export interface TaxReportBatch {
  csv: string;
  rows: number;
  taxNumbersRead: number;
}

/**
 * The rows of a distribution's tax report, one for each payment, by SID (TAX-6). A tax file number is decrypted only for
 * residents, and written only if it passes its check.
 * @throws DecryptionError
 */
export async function* taxReportRows(
  client: pg.ClientBase,
  ring: KeyRing,
  distributionId: string,
  head: TaxReportHead,
): AsyncGenerator<TaxReportBatch> {
  for (let after = ''; ;) {
    const { rows } = await client.query<Row>(LINES, [distributionId, after]);
    const last = rows.at(-1);
    if (!last) return;
    after = last.sid;
    let taxNumbersRead = 0;
    const csv = rows.map((row) => {
      const { australianCitizen, id, sealed } = row;
      if (australianCitizen !== 'YES' || !sealed) return recordOf(head, row, '');
      taxNumbersRead += 1;
      return recordOf(head, row, decryptRestricted(ring, id, sealed).taxNumber);
    });
    yield { csv: csv.join(''), rows: rows.length, taxNumbersRead };
  }
}

function recordOf(head: TaxReportHead, row: Row, taxNumber: string): string {
  const { australianCitizen, abnAcn, exemption } = row;
  const { basis, number } = taxStatus({ australianCitizen, abnAcn, taxNumber, exemption });
  const abn = bareIdentifier(abnAcn);
  return csvRecord([
    head.financialYear,
    head.paymentDate,
    head.payerName,
    head.payerAbn,
    row.sid,
    row.legalEntity,
    row.registeredOwner,
    row.contactPerson,
    row.relationship,
    row.address,
    row.suburb,
    row.state,
    row.postCode,
    row.country,
    australianCitizen === null ? '' : RESIDENCY[australianCitizen],
    row.taxClass,
    basis,
    basis === 'RESIDENT_TFN' ? number : '',
    isAbn(abn) ? abn : '',
    basis === 'RESIDENT_EXEMPT' ? exemption : '',
    row.principal,
    row.interest,
    row.payment,
    row.withheld,
    row.net,
  ]);
}
