import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { paths } from '../../domain/paths';
import type { OfficeCountsQuery } from '../../generated/graphql';

/** A page of the office without a tab. */
export interface OfficePlace {
  to: string;
  name: string;
  needs: Permission;
  count?: Exclude<keyof OfficeCountsQuery['officeCounts'], '__typename'>;
  /** The count in words, for screen readers: '2 unanswered'. */
  counted?: string;
}

/** The second level of the office's navigation (SCREEN-32): what is worked on daily first, settings last. */
export const OFFICE_PLACES: readonly OfficePlace[] = [
  {
    to: paths.amendments,
    name: t('Amendments'),
    needs: Permission.AmendmentsRead,
    count: 'unansweredRequests',
    counted: t('unanswered'),
  },
  { to: paths.notices, name: t('Notices'), needs: Permission.NoticesRead },
  {
    to: paths.doubleUps,
    name: t('Duplicates'),
    needs: Permission.DuplicatesRead,
    count: 'undecidedDoubleUps',
    counted: t('undecided'),
  },
  {
    to: paths.bankChanges,
    name: t('Bank changes'),
    needs: Permission.ClaimsRead,
    count: 'openBankChanges',
    counted: t('to decide'),
  },
  {
    to: paths.imports,
    name: t('Imports'),
    needs: Permission.ImportsRead,
    count: 'importsRunning',
    counted: t('running'),
  },
  { to: paths.exports, name: t('Exports'), needs: Permission.ExportsRead },
  { to: paths.rules, name: t('Rules'), needs: Permission.RulesRead },
  { to: paths.assessments, name: t('Assessments'), needs: Permission.AssessmentsRead },
  {
    to: paths.objections,
    name: t('Objections'),
    needs: Permission.ObjectionsRead,
    count: 'openObjections',
    counted: t('unassigned'),
  },
  { to: paths.distributions, name: t('Distributions'), needs: Permission.DistributionsRead },
  { to: paths.payments, name: t('Payments'), needs: Permission.PaymentsRead },
  { to: paths.deadlines, name: t('Deadlines'), needs: Permission.DeadlinesRead },
  { to: paths.schemeSettings, name: t('Settings'), needs: Permission.SchemeRead },
  { to: paths.maintenanceSwitch, name: t('Maintenance'), needs: Permission.SchemeRead },
  { to: paths.identityDocuments, name: t('Identity documents'), needs: Permission.AuditRead },
];
