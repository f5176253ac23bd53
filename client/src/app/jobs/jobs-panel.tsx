import { Permission } from '@rules/permissions.js';
import { chakra } from '@chakra-ui/react/styled-system';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { SkeletonLines } from '../../components/feedback/skeleton';
import { Caption, Inline, Muted, Stack } from '../../components/page/layout';
import { RuledList } from '../../components/page/ruled-list';
import type { UploadUnderWay } from '../../domain/api/uploads-under-way';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import { failedPart } from '../../lib/error-message';
import { AssessmentJob, DistributionJob, ExportJob, ImportJob, PaymentsJob, UploadJob } from './job-item';
import {
  isRunning,
  type MyAssessment,
  type MyDistribution,
  type MyExport,
  type MyImport,
  type MyJobs,
  type MyPayments,
} from './use-my-jobs';

/** The server counts mails up to here. */
const MOST_MAILS = 1000;

const Width = chakra('div', { base: { width: { md: '32rem' }, maxWidth: 'full' } });
/** Twenty jobs are longer than the window; on a phone the panel itself scrolls. */
const Scrolling = chakra('div', {
  base: {
    maxHeight: { md: 'calc(100dvh - 14rem)' },
    overflowY: { md: 'auto' },
    me: { md: '-3' },
    pe: { md: '3' },
  },
});

const List = chakra(RuledList, { base: { '& > :first-child': { borderTopWidth: '0', pt: '0' } } });

type Job =
  | { kind: 'import'; run: MyImport }
  | { kind: 'export'; run: MyExport }
  | { kind: 'assessment'; run: MyAssessment }
  | { kind: 'distribution'; run: MyDistribution }
  | { kind: 'payments'; run: MyPayments };

/** Running jobs first, the newest before older ones; then the last to end. */
function sorted(given: MyJobs): Job[] {
  const { imports = [], exports = [], assessments = [], distributions = [], payments = [] } = given;
  const rank = ({ run }: Job) => (isRunning(run) ? `running ${run.createdAt}` : `ended ${run.finishedAt}`);
  const jobs: Job[] = [
    ...imports.map((run) => ({ kind: 'import' as const, run })),
    ...exports.map((run) => ({ kind: 'export' as const, run })),
    ...assessments.map((run) => ({ kind: 'assessment' as const, run })),
    ...distributions.map((run) => ({ kind: 'distribution' as const, run })),
    ...payments.map((run) => ({ kind: 'payments' as const, run })),
  ];
  return jobs.sort((one, other) => (rank(one) < rank(other) ? 1 : -1));
}

function mailsText(waiting: number): string {
  if (waiting >= MOST_MAILS)
    return t('{mostMails, number}+ e-mails are waiting to be sent.', { mostMails: MOST_MAILS });
  return t(
    '{waiting, plural, one {1 e-mail is waiting to be sent.} other {# e-mails are waiting to be sent.}}',
    {
      waiting,
    },
  );
}

function JobOf({ job, onFollow }: { job: Job; onFollow: () => void }) {
  if (job.kind === 'import') return <ImportJob run={job.run} onFollow={onFollow} />;
  if (job.kind === 'export') return <ExportJob run={job.run} />;
  if (job.kind === 'assessment') return <AssessmentJob run={job.run} onFollow={onFollow} />;
  if (job.kind === 'payments') return <PaymentsJob run={job.run} onFollow={onFollow} />;
  return <DistributionJob run={job.run} onFollow={onFollow} />;
}

interface JobsPanelProps {
  jobs: MyJobs;
  uploads: readonly UploadUnderWay[];
  /** Called when a link is followed. */
  onFollow: () => void;
}

/** The user's jobs, running ones first, and the uploads of this tab. */
export function JobsPanel({ jobs, uploads, onFollow }: JobsPanelProps) {
  const list = sorted(jobs);
  const isLoaded = jobs.imports !== undefined || jobs.exports !== undefined;
  return (
    <Width>
      <Stack>
        {list.length + uploads.length > 0 && (
          <Scrolling>
            <List aria-label={t('Jobs')}>
              {uploads.map((upload) => (
                <UploadJob key={upload.id} upload={upload} />
              ))}
              {list.map((job) => (
                <JobOf key={job.run.id} job={job} onFollow={onFollow} />
              ))}
            </List>
          </Scrolling>
        )}
        {isLoaded && list.length + uploads.length === 0 && (
          <Muted>
            {t(
              'You have started no import, export, assessment run, distribution or payment run since yesterday. What you start is shown here on every page.',
            )}
          </Muted>
        )}
        {!isLoaded && !jobs.error && <SkeletonLines count={3} />}
        {jobs.error !== undefined && (
          <Caption role="status">
            {t('{failedPart} Jobs continue; we will keep checking.', { failedPart: failedPart(jobs.error) })}
          </Caption>
        )}
        {jobs.mailsWaiting > 0 && <Caption>{mailsText(jobs.mailsWaiting)}</Caption>}
        <Inline>
          <Allowed permission={Permission.ImportsRead}>
            <TextLink to={paths.imports} onClick={onFollow}>
              {t('All import runs')}
            </TextLink>
          </Allowed>
          <Allowed permission={Permission.ExportsRead}>
            <TextLink to={paths.exports} onClick={onFollow}>
              {t('All exports')}
            </TextLink>
          </Allowed>
          <Allowed permission={Permission.AssessmentsRead}>
            <TextLink to={paths.assessments} onClick={onFollow}>
              {t('All assessment runs')}
            </TextLink>
          </Allowed>
          <Allowed permission={Permission.DistributionsRead}>
            <TextLink to={paths.distributions} onClick={onFollow}>
              {t('All distributions')}
            </TextLink>
          </Allowed>
        </Inline>
      </Stack>
    </Width>
  );
}
