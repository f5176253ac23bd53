import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Tag } from '../../components/feedback/tag';
import { paths } from '../../domain/paths';

const SEVERITIES = {
  ERROR: { words: t('Error'), tone: 'error' },
  WARNING: { words: t('Warning'), tone: 'needs' },
  HINT: { words: t('Hint'), tone: 'plain' },
} as const;

/** The column with how grave a finding is. */
export const severityColumn = {
  header: t('Severity'),
  width: 'sixth',
  cell: ({ severity }: { severity: string }) => {
    const { words, tone } = SEVERITIES[severity as keyof typeof SEVERITIES];
    return <Tag tone={tone}>{words}</Tag>;
  },
} as const;

/** The column with a claim's SID, which links to how the run came to its result. */
export const claimColumn = (runId: string) => ({
  header: t('SID'),
  lead: true,
  cell: ({ submissionId, sid }: { submissionId: string; sid: string | null }) => (
    <TextLink to={paths.assessedClaim(runId, submissionId)}>{sid ?? t('Without a SID')}</TextLink>
  ),
});
