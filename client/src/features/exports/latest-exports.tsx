import { Caption, Inline } from '../../components/page/layout';
import { RuledItem, RuledList, RuledName } from '../../components/page/ruled-list';
import type { ExportRunRowFragment, ReportKind } from '../../generated/graphql';
import { formatBytes } from '../../lib/amounts';
import { formatMoment } from '../../lib/dates';
import { useScheme } from '../../domain/scheme/use-scheme';
import { ExportRunAction } from './export-run-action';
import { ExportRunState } from './export-run-state';
import { describeExport, describeRows, isEnded } from './export-words';
import { useExportRuns } from './use-export-runs';

/** The newest export, and older ones that are still being written; few, so that the page's own list stays in view. */
const mostShown = 3;

const columns = { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 20rem) 10rem' };
const actionAtTheEnd = { '& > :last-child': { justifyContent: { md: 'flex-end' } } };

function factsOf(run: ExportRunRowFragment, timeZone: string): string {
  const facts = [formatMoment(run.createdAt, timeZone), run.requestedBy];
  if (run.status === 'DONE') facts.push(describeRows(run));
  if (run.fileSize !== null) facts.push(formatBytes(run.fileSize));
  return facts.join(' · ');
}

/**
 * The newest export of some reports and those being written, whoever requested them; renders nothing when there are
 * none.
 */
export function LatestExports({ reports }: { reports: readonly ReportKind[] }) {
  const { scheme } = useScheme();
  const { runs, error } = useExportRuns(1);
  const shown = runs
    ?.filter(({ report }) => reports.includes(report))
    .filter((run, place) => place === 0 || !isEnded(run))
    .slice(0, mostShown);
  if (error && !shown) return <Caption role="status">The latest exports could not be loaded.</Caption>;
  if (!scheme || !shown?.length) return null;
  return (
    <RuledList aria-label="Latest exports">
      {shown.map((run) => (
        <RuledItem key={run.id} gridTemplateColumns={columns} css={actionAtTheEnd}>
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
