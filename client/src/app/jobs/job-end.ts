import { t } from '@rules/text.js';
import type { ToastLink, ToastVariant } from '../../components/toast/toast-store';
import { paths } from '../../domain/paths';
import { describeExport } from '../../features/exports/export-text';
import type { MyAssessment, MyDistribution, MyExport, MyImport, MyPayments } from './use-my-jobs';

/** The alert about the end of a job. */
export interface JobEnd {
  variant: ToastVariant;
  message: string;
  link: ToastLink;
}

/** What is said when an import has ended: 'trades.csv: the import is done, 12 rows rejected.' */
export function endOfImport(run: MyImport): JobEnd {
  const link = { to: paths.importRun(run.id), words: t('Open the report') };
  return { ...importResult(run), link };
}

function importResult(run: MyImport): Omit<JobEnd, 'link'> {
  const { fileName, kind, checkOnly, rejected, status } = run;
  const what = checkOnly ? 'check' : 'import';
  switch (status) {
    case 'REFUSED':
      return { variant: 'error', message: t('{fileName}: the file was refused.', { fileName }) };
    case 'FAILED':
      return {
        variant: 'error',
        message: t('{fileName}: the {what, select, check {check} other {import}} has failed.', {
          fileName,
          what,
        }),
      };
    case 'CANCELLED':
      return {
        variant: 'neutral',
        message: t('{fileName}: the {what, select, check {check} other {import}} was cancelled.', {
          fileName,
          what,
        }),
      };
    default: {
      if (rejected === 0)
        return {
          variant: 'success',
          message: t('{fileName}: the {what, select, check {check} other {import}} is done.', {
            fileName,
            what,
          }),
        };
      return {
        variant: 'warning',
        message:
          kind === 'ASSESSMENT_NOTICES'
            ? t(
                '{fileName}: the {what, select, check {check} other {import}} is done, {rejected, plural, one {# file} other {# files}} rejected.',
                { fileName, what, rejected },
              )
            : t(
                '{fileName}: the {what, select, check {check} other {import}} is done, {rejected, plural, one {# row} other {# rows}} rejected.',
                { fileName, what, rejected },
              ),
      };
    }
  }
}

/** What is said when an export has ended: 'Submissions, CSV: the export is ready.' */
export function endOfExport(run: MyExport): JobEnd {
  const link = { to: paths.exports, words: t('All exports') };
  if (run.status === 'CANCELLED')
    return {
      variant: 'neutral',
      message: t('{describeExport}: the export was cancelled.', { describeExport: describeExport(run) }),
      link,
    };
  return run.status === 'FAILED'
    ? {
        variant: 'error',
        message: t('{describeExport}: the export has failed.', { describeExport: describeExport(run) }),
        link,
      }
    : {
        variant: 'success',
        message: t('{describeExport}: the export is ready.', { describeExport: describeExport(run) }),
        link,
      };
}

/** What is said when an assessment run has ended: 'Assessment run 3: both engines agree, it can be reviewed.' */
export function endOfAssessment({ id, number, state, disagreed }: MyAssessment): JobEnd {
  const link = { to: paths.assessment(id), words: t('Open the run') };
  const name = t('Assessment run {number}', { number });
  switch (state) {
    case 'FAILED':
      return { variant: 'error', message: t('{name}: the run has failed.', { name }), link };
    case 'CANCELLED':
      return { variant: 'neutral', message: t('{name}: the run was cancelled.', { name }), link };
    case 'DISAGREED': {
      const message = t(
        '{name}: {disagreed, plural, one {the two engines differ on # claim.} other {the two engines differ on # claims.}}',
        { name, disagreed },
      );
      return { variant: 'error', message, link };
    }
    default:
      return {
        variant: 'success',
        message: t('{name}: both engines agree, it can be reviewed.', { name }),
        link,
      };
  }
}

/** What is said when the worker is done with a distribution: 'Distribution 2: computed, both engines agree on every line.' */
export function endOfDistribution({
  id,
  number,
  state,
  disagreed,
  message,
  refused,
}: MyDistribution): JobEnd {
  const link = { to: paths.distribution(id), words: t('Open the distribution') };
  const name = t('Distribution {number}', { number });
  if (refused) return { variant: 'error', message: t('{name}: this fund cannot be shared.', { name }), link };
  if (message !== null) {
    const failed =
      state === 'COMPUTED'
        ? t('{name}: it was not frozen.', { name })
        : t('{name}: it was not computed.', { name });
    return { variant: 'error', message: failed, link };
  }
  if (state === 'DISAGREED') {
    const differ = t(
      '{name}: {disagreed, plural, one {the two engines differ on # line.} other {the two engines differ on # lines.}}',
      { name, disagreed },
    );
    return { variant: 'error', message: differ, link };
  }
  const done =
    state === 'COMPUTED'
      ? t('{name}: computed, both engines agree on every line.', { name })
      : t('{name}: frozen, another person can approve it.', { name });
  return { variant: 'success', message: done, link };
}

/** What is said when the worker is done with a payment run: 'Payment run 2: prepared, another person can approve it.' */
export function endOfPayments({ id, number, state, message }: MyPayments): JobEnd {
  const link = { to: paths.paymentRun(id), words: t('Open the run') };
  const name = t('Payment run {number}', { number });
  switch (state) {
    case 'PREPARED':
      return message === null
        ? {
            variant: 'success',
            message: t('{name}: prepared, another person can approve it.', { name }),
            link,
          }
        : { variant: 'error', message: t('{name}: it was not prepared whole.', { name }), link };
    case 'WRITTEN':
      return { variant: 'success', message: t('{name}: the files are written and checked.', { name }), link };
    case 'APPROVED':
      if (message !== null)
        return { variant: 'error', message: t('{name}: no file was written.', { name }), link };
  }
  return { variant: 'success', message: t('{name}: its payments are up to date.', { name }), link };
}
