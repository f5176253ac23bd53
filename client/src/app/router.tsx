import { Permission } from '@rules/permissions.js';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { LoadingPage } from './loading-page';
import { ApiNotLoaded } from '../lib/api-not-loaded';
import { AppError } from './app-error';
import type { NeedsPermission } from './guards/require-permission';
import { PageError } from './page-error';

/** Loads the code of a layout. Throws ApiNotLoaded, which `AppError` distinguishes from a failed application. */
export const frame =
  <Frame,>(load: () => Promise<Frame>) =>
  async () => {
    try {
      return await load();
    } catch (cause) {
      throw new ApiNotLoaded(cause);
    }
  };

/** The permission that a page of the office requires, when it is another than reading claims. */
const needs = (permission: Permission): NeedsPermission => ({ needs: permission });

const adminRoutes: RouteObject[] = [
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

const authRoutes: RouteObject[] = [
  {
    path: 'login',
    lazy: async () => ({
      Component: (await import('./routes/login-with-passkey-page')).LoginWithPasskeyPage,
    }),
  },
  {
    path: 'otp-login',
    lazy: async () => ({ Component: (await import('../features/auth/sign-in/otp-login-page')).OtpLoginPage }),
  },
  {
    path: 'otp-verification',
    lazy: async () => ({
      Component: (await import('../features/auth/sign-in/otp-verification-page')).OtpVerificationPage,
    }),
  },
  {
    path: 'register',
    lazy: async () => ({ Component: (await import('../features/auth/account/register-page')).RegisterPage }),
  },
  {
    path: 'register/verify-account',
    lazy: async () => ({
      Component: (await import('../features/auth/account/verify-account-page')).VerifyAccountPage,
    }),
  },
  {
    path: 'reset-password',
    lazy: async () => ({
      Component: (await import('../features/auth/password/reset-password-page')).ResetPasswordPage,
    }),
  },
];

const privateRoutes: RouteObject[] = [
  {
    path: 'change-password',
    lazy: async () => ({ Component: (await import('./routes/sign-in-settings-page')).SignInSettingsPage }),
  },
  {
    path: 'account/profile',
    handle: { footer: true },
    lazy: async () => ({ Component: (await import('./routes/member-home-page')).MemberHomePage }),
  },
  {
    path: 'submission/create',
    lazy: async () => ({
      Component: (await import('../features/registrations/registration-create-page')).RegistrationCreatePage,
    }),
  },
  {
    path: 'submission/:id',
    lazy: async () => ({
      Component: (await import('../features/registrations/registration-edit-page')).RegistrationEditPage,
    }),
  },
  {
    path: 'submission/:id/view',
    lazy: async () => ({
      Component: (await import('../features/registrations/registration-view-page')).RegistrationViewPage,
    }),
  },
  {
    path: 'settlement-scheme/create',
    lazy: async () => ({ Component: (await import('./routes/create-submission-page')).CreateSubmissionPage }),
  },
  {
    path: 'settlement-scheme/edit/:submissionId',
    lazy: async () => ({ Component: (await import('./routes/edit-submission-page')).EditSubmissionPage }),
  },
  {
    path: 'settlement-scheme/view/:submissionId/assessment',
    lazy: async () => ({
      Component: (await import('./routes/claim-assessment-page')).ClaimAssessmentRoute,
    }),
  },
  {
    path: 'settlement-scheme/view/:submissionId/payment',
    lazy: async () => ({
      Component: (await import('../features/distributions/line/payment-line-page')).PaymentLinePage,
    }),
  },
  {
    path: 'settlement-scheme/view/:submissionId',
    lazy: async () => ({ Component: (await import('./routes/submission-view-page')).SubmissionViewPage }),
  },
  {
    lazy: frame(async () => ({ Component: (await import('./guards/require-permission')).RequirePermission })),
    children: adminRoutes,
  },
];

/** All routes; a page's code is loaded when it is opened. */
export const routes: RouteObject[] = [
  {
    lazy: async () => ({ Component: (await import('./providers')).Providers }),
    HydrateFallback: LoadingPage,
    ErrorBoundary: AppError,
    children: [
      {
        path: 'maintenance',
        lazy: async () => ({ Component: (await import('./routes/maintenance-route')).MaintenanceRoute }),
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/public-layout')).PublicLayout }),
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              {
                index: true,
                lazy: async () => ({
                  Component: (await import('../features/landing/landing-page')).LandingPage,
                }),
              },
              {
                path: 'confirm-claim',
                handle: { footer: true },
                lazy: async () => ({
                  Component: (await import('../features/phone-filings/confirm-claim-page')).ConfirmClaimPage,
                }),
              },
              ...authRoutes,
            ],
          },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./layouts/reference-layout')).ReferenceLayout }),
        children: [
          {
            ErrorBoundary: PageError,
            children: [
              {
                path: 'is-this-email-real',
                handle: { footer: true },
                lazy: async () => ({
                  Component: (await import('../features/mail-check/mail-check-page')).MailCheckPage,
                }),
              },
              {
                path: 'notice/:code?',
                handle: { footer: true },
                lazy: async () => ({
                  Component: (await import('../features/assessments/notice/notice-code-page')).NoticeCodePage,
                }),
              },
              {
                path: 'published',
                handle: { footer: true },
                lazy: async () => ({
                  Component: (await import('../features/distributions/published/published-distribution-page'))
                    .PublishedDistributionPage,
                }),
              },
              {
                path: 'accessibility',
                handle: { footer: true },
                lazy: async () => ({
                  Component: (await import('../features/accessibility/accessibility-page')).AccessibilityPage,
                }),
              },
            ],
          },
        ],
      },
      {
        lazy: frame(async () => ({ Component: (await import('./api-provider')).ApiProvider })),
        children: [
          {
            lazy: frame(async () => ({ Component: (await import('./layouts/own-layout')).OwnLayout })),
            children: [
              {
                ErrorBoundary: PageError,
                path: '*',
                lazy: async () => ({ Component: (await import('./routes/not-found-page')).NotFoundPage }),
              },
            ],
          },
          {
            lazy: frame(async () => ({
              Component: (await import('./guards/require-sign-in')).RequireSignIn,
            })),
            children: [
              {
                lazy: frame(async () => ({
                  Component: (await import('./layouts/private-layout')).PrivateLayout,
                })),
                children: [{ ErrorBoundary: PageError, children: privateRoutes }],
              },
            ],
          },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
