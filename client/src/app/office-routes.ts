import { Permission } from '@rules/permissions.js';
import type { RouteObject } from 'react-router';
import type { NeedsPermission } from './guards/require-permission';

/** The permission that a page of the office requires, when it is another than reading claims. */
const needs = (permission: Permission): NeedsPermission => ({ needs: permission });

/** The pages of the office, each loaded when it is opened. */
export const officeRoutes: RouteObject[] = [
  {
    path: 'admin',
    lazy: async () => ({ Component: (await import('./routes/admin-home-page')).AdminHomePage }),
  },
  {
    path: 'admin/submissions',
    lazy: async () => ({ Component: (await import('./routes/submissions-old-page')).SubmissionsOldPage }),
  },
  {
    path: 'admin/exports',
    handle: needs(Permission.ExportsRead),
    lazy: async () => ({ Component: (await import('../features/exports/export-list-page')).ExportListPage }),
  },
  {
    path: 'admin/double-ups',
    handle: needs(Permission.DuplicatesRead),
    lazy: async () => ({ Component: (await import('./routes/double-ups-page')).DoubleUpsPage }),
  },
  {
    path: 'admin/double-ups/:firstId/:secondId',
    handle: needs(Permission.DuplicatesRead),
    lazy: async () => ({
      Component: (await import('../features/double-ups/double-up-compare-page')).DoubleUpComparePage,
    }),
  },
  {
    path: 'admin/bank-changes',
    lazy: async () => ({
      Component: (await import('../features/bank-changes/bank-changes-page')).BankChangesPage,
    }),
  },
  {
    path: 'admin/submissions-new',
    lazy: async () => ({ Component: (await import('./routes/submissions-new-page')).SubmissionsNewPage }),
  },
  {
    path: 'admin/create-submission',
    handle: needs(Permission.ClaimsEdit),
    lazy: async () => ({
      Component: (await import('./routes/admin-create-submission-page')).AdminCreateSubmissionPage,
    }),
  },
  {
    path: 'admin/create-submission/by-telephone',
    handle: needs(Permission.ClaimsEdit),
    lazy: async () => ({
      Component: (await import('./routes/phone-submission-page')).PhoneSubmissionPage,
    }),
  },
  {
    path: 'admin/manage-users',
    handle: needs(Permission.UsersRead),
    lazy: async () => ({ Component: (await import('../features/users/manage-users-page')).ManageUsersPage }),
  },
  {
    path: 'admin/audit',
    handle: needs(Permission.AuditRead),
    lazy: async () => ({ Component: (await import('../features/audit-entries/audit-page')).AuditPage }),
  },
  {
    path: 'admin/identity-documents',
    handle: needs(Permission.AuditRead),
    lazy: async () => ({
      Component: (await import('../features/attachments/identity-purge-page')).IdentityPurgePage,
    }),
  },
  {
    path: 'admin/api-tokens',
    handle: needs(Permission.TokensRead),
    lazy: async () => ({
      Component: (await import('../features/api-tokens/api-token-list-page')).ApiTokenListPage,
    }),
  },
  {
    path: 'admin/imports',
    handle: needs(Permission.ImportsRead),
    lazy: async () => ({
      Component: (await import('../features/imports/import-run-list-page')).ImportRunListPage,
    }),
  },
  {
    path: 'admin/imports/:importId',
    handle: needs(Permission.ImportsRead),
    lazy: async () => ({ Component: (await import('../features/imports/import-run-page')).ImportRunPage }),
  },
  {
    path: 'admin/amendments',
    handle: needs(Permission.AmendmentsRead),
    lazy: async () => ({
      Component: (await import('../features/amendments/amendment-queue-page')).AmendmentQueuePage,
    }),
  },
  {
    path: 'admin/maintenance',
    handle: needs(Permission.SchemeRead),
    lazy: async () => ({
      Component: (await import('../features/maintenance/maintenance-page')).MaintenancePage,
    }),
  },
  {
    path: 'admin/scheme',
    handle: needs(Permission.SchemeRead),
    lazy: async () => ({
      Component: (await import('../features/scheme-settings/scheme-settings-page')).SchemeSettingsPage,
    }),
  },
  {
    path: 'admin/rules',
    handle: needs(Permission.RulesRead),
    lazy: async () => ({ Component: (await import('../features/rules/rules-list-page')).RulesListPage }),
  },
  {
    path: 'admin/rules/new',
    handle: needs(Permission.RulesEdit),
    lazy: async () => ({ Component: (await import('../features/rules/rules-new-page')).RulesNewPage }),
  },
  {
    path: 'admin/rules/day-prices',
    handle: needs(Permission.RulesRead),
    lazy: async () => ({ Component: (await import('./routes/day-prices-page')).DayPricesPage }),
  },
  {
    path: 'admin/rules/:number',
    handle: needs(Permission.RulesRead),
    lazy: async () => ({
      Component: (await import('../features/rules/rules-version-page')).RulesVersionPage,
    }),
  },
  {
    path: 'admin/rules/:number/edit',
    handle: needs(Permission.RulesEdit),
    lazy: async () => ({ Component: (await import('../features/rules/rules-edit-page')).RulesEditPage }),
  },
  {
    path: 'admin/deadlines',
    handle: needs(Permission.DeadlinesRead),
    lazy: async () => ({ Component: (await import('./routes/deadlines-page')).DeadlinesPage }),
  },
  {
    path: 'admin/assessments',
    handle: needs(Permission.AssessmentsRead),
    lazy: async () => ({
      Component: (await import('../features/assessments/assessment-list-page')).AssessmentListPage,
    }),
  },
  {
    path: 'admin/assessments/:runId',
    handle: needs(Permission.AssessmentsRead),
    lazy: async () => ({
      Component: (await import('../features/assessments/assessment-run-page')).AssessmentRunPage,
    }),
  },
  {
    path: 'admin/assessments/:runId/claims',
    handle: needs(Permission.AssessmentsRead),
    lazy: async () => ({
      Component: (await import('../features/assessments/assessed-claims-page')).AssessedClaimsPage,
    }),
  },
  {
    path: 'admin/assessments/:runId/claims/:submissionId',
    handle: needs(Permission.AssessmentsRead),
    lazy: async () => ({
      Component: (await import('../features/assessments/assessed-claim-page')).AssessedClaimPage,
    }),
  },
  {
    path: 'admin/distributions',
    handle: needs(Permission.DistributionsRead),
    lazy: async () => ({
      Component: (await import('../features/distributions/distribution-list-page')).DistributionListPage,
    }),
  },
  {
    path: 'admin/distributions/new',
    handle: needs(Permission.DistributionsEdit),
    lazy: async () => ({
      Component: (await import('../features/distributions/distribution-new-page')).DistributionNewPage,
    }),
  },
  {
    path: 'admin/distributions/:distributionId',
    handle: needs(Permission.DistributionsRead),
    lazy: async () => ({
      Component: (await import('../features/distributions/distribution-page')).DistributionPage,
    }),
  },
  {
    path: 'admin/distributions/:distributionId/edit',
    handle: needs(Permission.DistributionsEdit),
    lazy: async () => ({
      Component: (await import('../features/distributions/distribution-edit-page')).DistributionEditPage,
    }),
  },
  {
    path: 'admin/distributions/:distributionId/lines',
    handle: needs(Permission.DistributionsRead),
    lazy: async () => ({
      Component: (await import('../features/distributions/distribution-lines-page')).DistributionLinesPage,
    }),
  },
  {
    path: 'admin/payments',
    handle: needs(Permission.PaymentsRead),
    lazy: async () => ({
      Component: (await import('../features/payments/payment-run-list-page')).PaymentRunListPage,
    }),
  },
  {
    path: 'admin/payments/profiles',
    handle: needs(Permission.PaymentsRead),
    lazy: async () => ({
      Component: (await import('../features/payments/bank-profiles-page')).BankProfilesPage,
    }),
  },
  {
    path: 'admin/payments/returns',
    handle: needs(Permission.PaymentsRead),
    lazy: async () => ({
      Component: (await import('./routes/returned-payments-page')).ReturnedPaymentsPage,
    }),
  },
  {
    path: 'admin/payments/:runId',
    handle: needs(Permission.PaymentsRead),
    lazy: async () => ({
      Component: (await import('../features/payments/payment-run-page')).PaymentRunPage,
    }),
  },
  {
    path: 'admin/payments/:runId/all',
    handle: needs(Permission.PaymentsRead),
    lazy: async () => ({
      Component: (await import('../features/payments/payments-page')).PaymentsPage,
    }),
  },
  {
    path: 'admin/court-reports',
    handle: needs(Permission.CourtReportsRead),
    lazy: async () => ({
      Component: (await import('../features/court-reports/court-report-list-page')).CourtReportListPage,
    }),
  },
  {
    path: 'admin/court-reports/:reportId',
    handle: needs(Permission.CourtReportsRead),
    lazy: async () => ({
      Component: (await import('../features/court-reports/court-report-page')).CourtReportPage,
    }),
  },
  {
    path: 'admin/court-reports/:reportId/list',
    handle: needs(Permission.CourtReportsRead),
    lazy: async () => ({
      Component: (await import('../features/court-reports/court-figure-page')).CourtFigurePage,
    }),
  },
  {
    path: 'admin/objections',
    handle: needs(Permission.ObjectionsRead),
    lazy: async () => ({
      Component: (await import('../features/assessments/objections/objection-list-page')).ObjectionListPage,
    }),
  },
  {
    path: 'admin/objections/:objectionId',
    handle: needs(Permission.ObjectionsRead),
    lazy: async () => ({ Component: (await import('./routes/objection-page')).ObjectionRoute }),
  },
  {
    path: 'admin/notices',
    handle: needs(Permission.NoticesRead),
    lazy: async () => ({ Component: (await import('./routes/notices-page')).NoticesPage }),
  },
  {
    path: 'settlement-scheme/view/:submissionId/history',
    handle: needs(Permission.HistoryRead),
    lazy: async () => ({
      Component: (await import('../features/claim-history/claim-history-page')).ClaimHistoryPage,
    }),
  },
  {
    path: 'settlement-scheme/view/:submissionId/history/:changeId',
    handle: needs(Permission.HistoryRead),
    lazy: async () => ({ Component: (await import('./routes/claim-as-of-page')).ClaimAsOfPage }),
  },
];
