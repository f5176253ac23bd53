import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { UserActor } from '../common/actor.js';
import { hasFixedLineSql } from '../claim-facts/lacks-tax-number.js';
import { KeyRing } from '../encryption/key-ring.js';
import { taxStatus } from '../rules/distribution/tax-class.js';
import type { TaxExemptionGround } from '../rules/distribution/tax-exemption.js';
import { maskedValue } from '../rules/masked-value.js';
import { rulesInForce } from '../rules-versions/rules-in-force.js';
import type { SchemeFile } from '../scheme/scheme.js';
import { SCHEME } from '../scheme/scheme.token.js';
import { visibleSubmission } from '../submissions/reading/visible-submission.js';
import { decryptRestricted } from '../submissions/restricted-fields.js';
import { YesNo } from '../submissions/submission.entity.js';
import { isRemovedSql } from '../submissions/removed-claims.js';
import { exemptionSql } from '../tax-exemptions/exemption-in-force.js';
import type { ClaimTax } from './claim-tax.model.js';

/** Says on a claim how it will be taxed (TAX-1). */
@Injectable()
export class ClaimTaxService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly ring: KeyRing,
    @Inject(SCHEME) private readonly scheme: SchemeFile,
  ) {}

  /**
   * The tax class of a claim and what it rests on; null while the rules in force withhold nothing, for a removed claim, and
   * once its payment is frozen, which nothing changes.
   * @throws NotFound, also for somebody else's claim
   */
  async of(actor: UserActor, submissionId: string): Promise<ClaimTax | null> {
    const { id, sealed, australianCitizen, abnAcn } = await visibleSubmission(this.db, actor, submissionId);
    const rules = await rulesInForce(this.db, this.scheme.timeZone);
    const withholding = rules?.document?.distribution.withholding;
    if (!withholding || withholding.base === 'NONE') return null;
    const [{ isSettled, exemption }] = await this.db.query<
      [{ isSettled: boolean; exemption: TaxExemptionGround | null }]
    >(
      `SELECT (${isRemovedSql('s.sid')} OR ${hasFixedLineSql('s')}) AS "isSettled", ${exemptionSql('s.id')} AS exemption FROM submissions s WHERE s.id = $1`,
      [id],
    );
    if (isSettled) return null;
    // As in a distribution, a tax file number is decrypted only where the class depends on one.
    const taxNumber =
      australianCitizen === YesNo.YES ? decryptRestricted(this.ring, id, sealed).taxNumber : '';
    const { taxClass, basis, number } = taxStatus({ australianCitizen, abnAcn, taxNumber, exemption });
    return {
      taxClass,
      basis,
      number: maskedValue(number),
      exemption,
      base: withholding.base,
      rate: withholding.rates[taxClass]?.rate ?? null,
    };
  }
}
