import { Module } from '@nestjs/common';
import { TaxExemptionsResolver } from './tax-exemptions.resolver.js';
import { TaxExemptionsService } from './tax-exemptions.service.js';

/** Who need not quote a tax file number, and on what ground. */
@Module({ providers: [TaxExemptionsService, TaxExemptionsResolver] })
export class TaxExemptionsModule {}
