import { Module } from '@nestjs/common';
import { ClaimTaxService } from './claim-tax.service.js';
import { DownloadsModule } from '../downloads/downloads.module.js';
import { TaxReportService } from './report/tax-report.service.js';
import { TaxResolver } from './tax.resolver.js';

/** Tax on payments: what the class of a claim rests on before it is paid, and the report for the tax office. */
@Module({ imports: [DownloadsModule], providers: [ClaimTaxService, TaxResolver, TaxReportService] })
export class TaxModule {}
