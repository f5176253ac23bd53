import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { PlainSelect } from '../../components/form/plain-fields';
import { DownloadIcon } from '../../components/icons';
import { Caption, Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import type { ExportFormat, ReportKind } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { formatLabels, reportLabels, restrictedWords } from './export-words';
import { LatestExports } from './latest-exports';
import { useStartExport } from './use-start-export';
import { Permission } from '@rules/permissions.js';
import { Allowed } from '../../domain/session/allowed';

const Choice = chakra('div', { base: { width: 'field.short' } });
const formats: readonly (readonly [ExportFormat, string])[] = [
  ['CSV', formatLabels.CSV],
  ['XLSX', formatLabels.XLSX],
];

interface ExportPanelProps {
  /** The reports that the page offers. */
  reports: readonly ReportKind[];
}

/** Starts exports and shows the latest ones; an export continues when the page is left. */
export function ExportPanel({ reports }: ExportPanelProps) {
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const { start, starting } = useStartExport();
  const restricted = restrictedWords(reports);
  return (
    <Card aria-labelledby="export-title">
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2" id="export-title">
            Export
          </SubsectionTitle>
          <TextLink to={paths.exports}>All exports</TextLink>
        </Inline>
        <Allowed permission={Permission.ExportsRun}>
          <Inline alignItems="flex-end">
            <Choice>
              <PlainSelect
                id="export-format"
                label="Format"
                value={format}
                options={formats}
                onChange={(value) => setFormat(value === 'XLSX' ? 'XLSX' : 'CSV')}
              />
            </Choice>
            {reports.map((report) => (
              <Button key={report} disabled={starting} onClick={() => void start(report, format)}>
                <DownloadIcon />
                Export {reportLabels[report].toLowerCase()}
              </Button>
            ))}
          </Inline>
          <Caption maxWidth="full">
            The files {restricted && `contain ${restricted}, and `}are kept for a week. You can leave this
            page while an export is being prepared; we will tell you when it is ready.
          </Caption>
        </Allowed>
        <LatestExports reports={reports} />
      </Stack>
    </Card>
  );
}
