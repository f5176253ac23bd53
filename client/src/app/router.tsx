import { createBrowserRouter, type RouteObject } from 'react-router';
import { LoadingPage } from './loading-page';
import { ApiNotLoaded } from '../lib/api-not-loaded';
import { AppError } from './app-error';
import { officeRoutes } from './office-routes';
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
    children: officeRoutes,
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
              {
                path: 'not-me',
                handle: { footer: true },
                lazy: async () => ({
                  Component: (await import('../features/bank-changes/not-me-page')).NotMePage,
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
