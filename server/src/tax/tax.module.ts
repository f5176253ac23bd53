import { Module } from '@nestjs/common';
import { ClaimTaxService } from './claim-tax.service.js';
import { TaxResolver } from './tax.resolver.js';

/** Tax on payments: what the class of a claim rests on, before it is paid. */
@Module({ providers: [ClaimTaxService, TaxResolver] })
export class TaxModule {}
