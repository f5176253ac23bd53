import { useState } from 'react';
import { t } from '@rules/text.js';
import { Caption, Inline } from '../../components/page/layout';
import { RuledItem, RuledList, RuledName } from '../../components/page/ruled-list';
import type { ExportRunRowFragment, ReportKind } from '../../generated/graphql';
import { formatBytes } from '../../lib/amounts';
import { formatMoment } from '../../lib/dates';
import { useScheme } from '../../domain/scheme/use-scheme';
import { ExportRunAction } from './export-run-action';
import { ExportRunState } from './export-run-state';
import { describeExport, describeRows, isEnded } from './export-text';
import { useExportRuns } from './use-export-runs';

/** The newest export, and older ones that are still being written; few, so that the page's own list stays in view. */
const mostShown = 3;

const columns = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 20rem) 10rem' };
const narrow = 'minmax(0, 1fr)';
const actionAtTheEnd = { '& > :last-child': { justifyContent: { md: 'flex-end' } } };

function factsOf(run: ExportRunRowFragment, timeZone: string): string {
  const facts = [formatMoment(run.createdAt, timeZone), run.requestedBy];
  if (run.status === 'DONE') facts.push(describeRows(run));
  if (run.fileSize !== null) facts.push(formatBytes(run.fileSize));
  return facts.join(' · ');
}

interface LatestExportsProps {
  reports: readonly ReportKind[];
  /** Below each other, for a narrow place. */
  stacked?: boolean;
  /** Only exports that were being written while this is on screen, until it is left. */
  watched?: boolean;
}

/** Exports that were being written at any time since the component was first rendered. */
function useSeenWriting(runs: readonly ExportRunRowFragment[] | undefined): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const writing = runs?.filter((run) => !isEnded(run) && !seen.has(run.id)) ?? [];
  if (writing.length > 0) setSeen(new Set([...seen, ...writing.map(({ id }) => id)]));
  return seen;
}

/**
 * The newest export of some reports and those being written, whoever requested them; renders nothing when there are
 * none.
 */
export function LatestExports({ reports, stacked = false, watched = false }: LatestExportsProps) {
  const { scheme } = useScheme();
  const { runs, error } = useExportRuns(1);
  const seen = useSeenWriting(runs);
  const shown = runs
    ?.filter(({ report }) => reports.includes(report))
    .filter((run, place) => !isEnded(run) || (watched ? seen.has(run.id) : place === 0))
    .slice(0, watched ? 1 : mostShown);
  if (error && !shown && !watched)
    return <Caption role="status">{t('The latest exports could not be loaded.')}</Caption>;
  if (!scheme || !shown?.length) return null;
  return (
    <RuledList aria-label={t('Latest exports')}>
      {shown.map((run) => (
        <RuledItem key={run.id} gridTemplateColumns={stacked ? narrow : columns} css={actionAtTheEnd}>
          <div>
            <RuledName>{describeExport(run)}</RuledName>
            <Caption>{factsOf(run, scheme.timeZone)}</Caption>
          </div>
          <ExportRunState run={run} />
          <Inline>
            <ExportRunAction run={run} />
          </Inline>
        </RuledItem>
      ))}
    </RuledList>
  );
}
