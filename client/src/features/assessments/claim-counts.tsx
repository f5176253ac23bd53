import { findingText } from '@rules/assessment/finding-text.js';
import { t } from '@rules/text.js';
import { TextLink } from '../../components/actions/text-link';
import { Caption } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import type { AssessmentFiguresPartFragment } from '../../generated/graphql';
import { formatCount } from '../../lib/amounts';
import { severityColumn } from './result-columns';
import { limitText, STATUS_LABELS } from './result-text';
import { TitledTable } from './titled-table';

type Figures = AssessmentFiguresPartFragment;

interface StatusesProps {
  runId: string;
  statuses: Figures['statuses'];
  editedSince: number;
}

const ORDER = Object.keys(STATUS_LABELS);

/** What became of the claims, and those that were edited afterwards; each links to its claims. */
export function ClaimsByStatus({ runId, statuses, editedSince }: StatusesProps) {
  const rows = [
    ...statuses
      .toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))
      .map(({ status, claims }) => ({
        key: status,
        words: STATUS_LABELS[status],
        to: paths.assessedClaims(runId, { status }),
        claims,
      })),
    {
      key: 'edited',
      words: t('Edited since, so that another run may come to another loss'),
      to: paths.assessedClaims(runId, { edited: '1' }),
      claims: editedSince,
    },
  ];
  return (
    <TitledTable
      title={t('What became of the claims')}
      columns={[
        {
          header: t('Claims that are'),
          lead: true,
          cell: ({ to, words }) => <TextLink to={to}>{words}</TextLink>,
        },
        { header: t('Claims'), align: 'end', width: 'sixth', cell: ({ claims }) => formatCount(claims) },
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      none={t('There are no claims.')}
    />
  );
}

const RANK = ['ERROR', 'WARNING', 'HINT'];

/** The findings of the checks, errors first; each links to its claims. */
export function ClaimsByFinding({ runId, findings }: { runId: string; findings: Figures['findings'] }) {
  const rows = findings.toSorted(
    (one, other) => RANK.indexOf(one.severity) - RANK.indexOf(other.severity) || other.claims - one.claims,
  );
  return (
    <TitledTable
      title={t('What the checks found')}
      lead={t(
        'An error blocks its claim: it has no loss until its transactions are corrected or the error is accepted. Warnings and hints do not.',
      )}
      columns={[
        {
          header: t('Finding'),
          lead: true,
          cell: ({ code }) => (
            <>
              <TextLink to={paths.assessedClaims(runId, { finding: code })}>{findingText(code)}</TextLink>
              <Caption>{code}</Caption>
            </>
          ),
        },
        severityColumn,
        { header: t('Claims'), align: 'end', width: 'sixth', cell: ({ claims }) => formatCount(claims) },
        {
          header: t('Of them blocked'),
          align: 'end',
          width: 'sixth',
          cell: ({ blocked }) => formatCount(blocked),
        },
      ]}
      rows={rows}
      rowKey={({ code }) => code}
      none={t('The checks found nothing.')}
    />
  );
}

/** What limited the losses; each links to its claims. Nothing is shown where nothing did. */
export function ClaimsByLimit({ runId, limits }: { runId: string; limits: Figures['limits'] }) {
  if (limits.every(({ limitedBy }) => limitedBy === 'NONE')) return null;
  return (
    <TitledTable
      title={t('What limited the losses')}
      columns={[
        {
          header: t('Limited by'),
          lead: true,
          cell: ({ limitedBy }) => (
            <TextLink to={paths.assessedClaims(runId, { limit: limitedBy })}>{limitText(limitedBy)}</TextLink>
          ),
        },
        { header: t('Claims'), align: 'end', width: 'sixth', cell: ({ claims }) => formatCount(claims) },
      ]}
      rows={limits}
      rowKey={({ limitedBy }) => limitedBy}
      none=""
    />
  );
}
