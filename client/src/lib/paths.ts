/** The routes of spec section 2 that have a screen. */
export const paths = {
  home: '/',
  login: '/login',
  profile: '/account/profile',
  admin: '/admin',
  submissionsNew: '/admin/submissions-new',
  imports: '/admin/imports',
  importRun: (id: string) => `/admin/imports/${encodeURIComponent(id)}`,
  submissionView: (id: string) => `/settlement-scheme/view/${encodeURIComponent(id)}`,
} as const;
