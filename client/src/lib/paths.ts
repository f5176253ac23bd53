/** The routes of spec section 2 that have a screen. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  verifyAccount: '/register/verify-account',
  otpLogin: '/otp-login',
  otpVerification: (email: string) => `/otp-verification?email=${encodeURIComponent(email)}`,
  resetPassword: '/reset-password',
  changePassword: '/change-password',
  profile: '/account/profile',
  admin: '/admin',
  submissionsNew: '/admin/submissions-new',
  manageUsers: '/admin/manage-users',
  apiTokens: '/admin/api-tokens',
  imports: '/admin/imports',
  importRun: (id: string) => `/admin/imports/${encodeURIComponent(id)}`,
  submissionView: (id: string) => `/settlement-scheme/view/${encodeURIComponent(id)}`,
} as const;
