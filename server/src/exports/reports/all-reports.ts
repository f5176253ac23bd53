import { ReportKind } from '../export-run.entity.js';
import { doubleUpsReport } from './double-ups-report.js';
import { registrationTradesReport } from './registration-trades-report.js';
import { registrationsReport } from './registrations-report.js';
import type { Report } from './report.js';
import { settlementTradesReport } from './settlement-trades-report.js';
import { settlementsReport } from './settlements-report.js';

/** The reports of EXPORT-1. */
export const REPORTS: Readonly<Record<ReportKind, Report>> = {
  [ReportKind.REGISTRATIONS]: registrationsReport,
  [ReportKind.REGISTRATION_TRADES]: registrationTradesReport,
  [ReportKind.SETTLEMENTS]: settlementsReport,
  [ReportKind.DOUBLE_UPS]: doubleUpsReport,
  [ReportKind.SETTLEMENT_TRADES]: settlementTradesReport,
};
