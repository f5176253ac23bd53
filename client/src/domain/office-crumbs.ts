import { t } from '@rules/text.js';
import type { Crumb } from '../components/page/breadcrumbs';
import { paths } from './paths';

/** The first breadcrumb of a page that the office's navigation links to. */
export const HOME_CRUMB: Crumb = { to: paths.admin, name: t('Home') };

const below = (to: string, name: string): readonly Crumb[] => [HOME_CRUMB, { to, name }];

/** The breadcrumbs above the pages below a list of the office (SCREEN-33). */
export const ABOVE = {
  list: [HOME_CRUMB],
  submission: below(paths.submissionsNew, t('Submissions')),
  phoneSubmission: [
    ...below(paths.submissionsNew, t('Submissions')),
    { to: paths.adminCreateSubmission, name: t('Create Submission') },
  ],
  duplicate: below(paths.doubleUps, t('Duplicates')),
  importRun: below(paths.imports, t('Imports')),
  rulesVersion: below(paths.rules, t('Rules')),
  assessment: below(paths.assessments, t('Assessments')),
  distribution: below(paths.distributions, t('Distributions')),
  payment: below(paths.payments, t('Payments')),
  courtReport: below(paths.courtReports, t('Court reports')),
  objection: below(paths.objections, t('Objections')),
} as const satisfies Record<string, readonly Crumb[]>;

/** A claim above its own pages, as its list and SID name it. */
export function aboveClaim(id: string, name: string): readonly Crumb[] {
  return [
    { to: paths.submissionsNew, name: t('Submissions') },
    { to: paths.submissionView(id), name },
  ];
}

interface NumberedRun {
  id: string;
  number: number;
}

/** An assessment run above the list of its claims. */
export function aboveAssessedClaims({ id, number }: NumberedRun): readonly Crumb[] {
  return [...ABOVE.assessment, { to: paths.assessment(id), name: t('Run {number}', { number }) }];
}

/** A payment run above the list of its payments. */
export function abovePaymentRun({ id, number }: NumberedRun): readonly Crumb[] {
  return [...ABOVE.payment, { to: paths.paymentRun(id), name: t('Payment run {number}', { number }) }];
}

/** A court report above the lists of its figures. */
export function aboveCourtReport({ id, number }: NumberedRun): readonly Crumb[] {
  return [...ABOVE.courtReport, { to: paths.courtReport(id), name: t('Report {number}', { number }) }];
}

/** A distribution above its own pages. */
export function aboveDistribution({ id, number }: NumberedRun): readonly Crumb[] {
  return [
    ...ABOVE.distribution,
    { to: paths.distribution(id), name: t('Distribution {number}', { number }) },
  ];
}

/** An assessment run and the list of its claims above one of them. */
export function aboveAssessedClaim(run: NumberedRun): readonly Crumb[] {
  return [...aboveAssessedClaims(run), { to: paths.assessedClaims(run.id), name: t('Claims') }];
}
