import type pg from 'pg';
import { copiedRows, type CopyReader } from '../../database/copy-reader.js';
import type { KeyRing } from '../../encryption/key-ring.js';
import { GrowingColumn } from '../../rules/distribution/cents-column.js';
import { TAX_CLASSES, type TaxClass } from '../../rules/distribution/distribution-plan.js';
import type { SharingClaims } from '../../rules/distribution/share-fund.js';
import { taxClassOf, type TaxAnswers } from '../../rules/distribution/tax-class.js';
import type { TaxExemptionGround } from '../../rules/distribution/tax-exemption.js';
import { decryptRestricted } from '../../submissions/restricted-fields.js';
import { exemptionSql } from '../../tax-exemptions/exemption-in-force.js';
import { ClaimNames } from './claim-names.js';
import type { DistributionRow } from './distribution-row.js';
import { paidBeforeSql } from './paid-before.js';

/** The claims of a run that are shared among, and how many tax numbers were read for their classes. */
export interface Sharers {
  claims: SharingClaims;
  /** In the order of the claims. */
  names: ClaimNames;
  taxNumbersRead: number;
}

/** The columns that are read. */
const [ID, SID, LOSS, PAID, RESIDENT, ABN, EXEMPTION, SEALED] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const NAME_CELLS = SID + 1;

/** A claim that has been forgotten since has no answers left. COPY takes no parameter. */
const claimsOf = (runId: string, paid: string | null, isWithheld: boolean) => `
  SELECT r.submission_id, r.sid, r.recognised_loss, ${paid ? 'coalesce(before.paid, 0.00)' : '0.00'} AS paid,
    ${isWithheld ? ANSWERS : 'NULL, NULL, NULL, NULL'}
  FROM assessment_results r ${isWithheld ? 'LEFT JOIN submissions s ON s.id = r.submission_id' : ''}
    ${paid ? `LEFT JOIN ${paid} before ON before.submission_id = r.submission_id` : ''}
  WHERE r.run_id = '${runId}' AND r.status = 'ASSESSED' ORDER BY r.sid COLLATE "C"`;

/**
 * Sealed fields are read only where a tax number is among them that may decide. By its blind index, which every version of the
 * server writes with the envelope: `restricted_given` may be out of date while servers of an older version run.
 */
const ANSWERS = `s.australian_citizen, coalesce(s.abn_acn, ''), ${exemptionSql('s.id')},
    CASE WHEN s.australian_citizen = 'YES' AND r.recognised_loss > 0 AND s.tax_number_index IS NOT NULL THEN s.sealed END`;

/**
 * Reads the assessed claims of a run with their tax classes, by the bytes of their SIDs. A class is worked out only where
 * tax may be withheld, and tax numbers are decrypted only of claims whose class depends on one (SHARE-11). Held as columns,
 * so that a million take some 40 MB.
 */
export async function readSharers(
  db: pg.Client,
  distributionId: string,
  { runId, plan: { withholding }, isLater }: DistributionRow,
  ring: KeyRing,
  goOn: () => void,
): Promise<Sharers> {
  const isWithheld = withholding !== undefined && withholding !== null && withholding.base !== 'NONE';
  const losses = new GrowingColumn();
  const paid = new GrowingColumn();
  const names = new ClaimNames();
  const classes = new TaxClasses(ring);
  const paidBefore = isLater ? paidBeforeSql(`'${distributionId}'`, `'${runId}'`) : null;
  for await (const rows of copiedRows(db, claimsOf(runId, paidBefore, isWithheld))) {
    goOn();
    while (rows.next()) {
      const loss = rows.cents(LOSS);
      losses.add(loss);
      if (isLater) paid.add(rows.cents(PAID));
      names.add(rows.firstCells(NAME_CELLS));
      classes.add(isWithheld && loss > 0n ? rows : undefined);
    }
  }
  const claims = {
    loss: losses.end(),
    taxClass: classes.end(),
    paidBefore: isLater ? paid.end() : undefined,
  };
  return { claims, names, taxNumbersRead: classes.numbersRead };
}

/** The tax classes of the claims, a byte each. */
class TaxClasses {
  numbersRead = 0;
  private classes = new Uint8Array(1_024);
  private count = 0;

  constructor(private readonly ring: KeyRing) {}

  /** @param row absent where the class of the claim does not matter */
  add(row: CopyReader | undefined): void {
    if (this.count === this.classes.length) {
      const larger = new Uint8Array(this.classes.length * 2);
      larger.set(this.classes);
      this.classes = larger;
    }
    this.classes[this.count++] = TAX_CLASSES.indexOf(row ? this.classOf(row) : 'UNKNOWN');
  }

  end(): Uint8Array {
    return this.classes.subarray(0, this.count);
  }

  private classOf(row: CopyReader): TaxClass {
    const answers = {
      australianCitizen: row.text(RESIDENT) as TaxAnswers['australianCitizen'],
      abnAcn: row.text(ABN)!,
      exemption: row.text(EXEMPTION) as TaxExemptionGround | null,
      taxNumber: '',
    };
    const withoutNumber = taxClassOf(answers);
    const sealed = row.bytes(SEALED);
    if (!sealed || withoutNumber === 'RESIDENT_QUOTED') return withoutNumber;
    this.numbersRead += 1;
    const { taxNumber } = decryptRestricted(this.ring, row.uuid(ID), sealed);
    return taxClassOf({ ...answers, taxNumber });
  }
}
