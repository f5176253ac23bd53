import type pg from 'pg';
import type { KeyRing } from '../../encryption/key-ring.js';
import { readUnits } from '../../rules/decimals.js';
import type { TaxClass } from '../../rules/distribution/distribution-plan.js';
import type { SharingClaim } from '../../rules/distribution/share-fund.js';
import { taxClassOf } from '../../rules/distribution/tax-class.js';
import { decryptRestricted } from '../../submissions/restricted-fields.js';
import type { TaxExemptionGround } from '../../rules/distribution/tax-exemption.js';
import { exemptionSql } from '../../tax-exemptions/exemption-in-force.js';
import type { DistributionRow } from './distribution-row.js';
import { paidBeforeSql } from './paid-before.js';

/** A claim of the run, with the id that its line is stored under. */
export interface Sharing extends SharingClaim {
  submissionId: string;
}

/** The claims of a run that are shared among, and how many tax numbers were read for their classes. */
export interface Sharers {
  claims: Sharing[];
  taxNumbersRead: number;
}

interface Row {
  submissionId: string;
  sid: string;
  loss: string;
  australianCitizen: 'YES' | 'NO' | null;
  abnAcn: string;
  sealed: Buffer | null;
  exemption: TaxExemptionGround | null;
  /** Null for a distribution that follows none. */
  paidBefore: string | null;
}

const AT_ONCE = 5_000;
const CENT_PLACES = 2;

/** A claim that has been forgotten since has no answers left. */
const claimsOf = (runId: string, paid: string | null) => `
  DECLARE sharers NO SCROLL CURSOR WITH HOLD FOR
  SELECT r.submission_id AS "submissionId", r.sid, r.recognised_loss::text AS loss, s.australian_citizen AS "australianCitizen",
    coalesce(s.abn_acn, '') AS "abnAcn", s.sealed, ${exemptionSql('s.id')} AS exemption,
    ${paid ? 'coalesce(before.paid, 0.00)::text' : 'NULL'} AS "paidBefore"
  FROM assessment_results r LEFT JOIN submissions s ON s.id = r.submission_id
    ${paid ? `LEFT JOIN ${paid} before ON before.sid = r.sid COLLATE "C"` : ''}
  WHERE r.run_id = '${runId}' AND r.status = 'ASSESSED' ORDER BY r.sid COLLATE "C"`;

/**
 * Reads the assessed claims of a run with their tax classes, by the bytes of their SIDs. A class is worked out only where
 * tax may be withheld, and tax numbers are decrypted only of claims whose class depends on one (SHARE-11).
 */
export async function readSharers(
  db: pg.Client,
  distributionId: string,
  { runId, plan: { withholding }, isLater }: DistributionRow,
  ring: KeyRing,
  goOn: () => void,
): Promise<Sharers> {
  const isWithheld = withholding !== undefined && withholding !== null && withholding.base !== 'NONE';
  const claims: Sharing[] = [];
  let taxNumbersRead = 0;
  const numberOf = ({ submissionId, sealed }: Row): string => {
    if (!sealed) return '';
    taxNumbersRead += 1;
    return decryptRestricted(ring, submissionId, sealed).taxNumber;
  };
  const classOf = (row: Row, loss: bigint): TaxClass => {
    if (!isWithheld || loss === 0n) return 'UNKNOWN';
    const { australianCitizen, abnAcn, exemption } = row;
    return taxClassOf({
      australianCitizen,
      abnAcn,
      exemption,
      taxNumber: australianCitizen === 'YES' ? numberOf(row) : '',
    });
  };
  // A cursor takes no parameter.
  await db.query(claimsOf(runId, isLater ? paidBeforeSql(`'${distributionId}'`) : null));
  try {
    for (;;) {
      goOn();
      const { rows } = await db.query<Row>(`FETCH ${AT_ONCE} FROM sharers`);
      if (rows.length === 0) return { claims, taxNumbersRead };
      for (const row of rows) {
        const loss = readUnits(row.loss, CENT_PLACES);
        const { submissionId, sid, paidBefore } = row;
        claims.push({
          ...{ submissionId, sid, loss, taxClass: classOf(row, loss) },
          ...(paidBefore !== null && { paidBefore: readUnits(paidBefore, CENT_PLACES) }),
        });
      }
    }
  } finally {
    await db.query('CLOSE sharers');
  }
}
