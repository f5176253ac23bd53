import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { PlainSelect } from '../../components/form/plain-fields';
import { DownloadIcon } from '../../components/icons';
import { Caption, Inline } from '../../components/page/layout';
import type { ExportFormat, ReportKind } from '../../generated/graphql';
import { formatLabels, reportLabels, restrictedText } from './export-text';
import { useStartExport } from './use-start-export';

const Choice = chakra('div', { base: { width: 'field.short' } });
const formats: readonly (readonly [ExportFormat, string])[] = [
  ['CSV', formatLabels.CSV],
  ['XLSX', formatLabels.XLSX],
];

interface ExportChoicesProps {
  reports: readonly ReportKind[];
  /** The submissions that the reports are limited to; all without them. */
  submissionIds?: readonly string[];
  /** Called when an export was requested. */
  onStart?: () => void;
}

/** The format and a button for each report, with what the files contain. */
export function ExportChoices({ reports, submissionIds, onStart }: ExportChoicesProps) {
  const [format, setFormat] = useState<ExportFormat>('CSV');
  const { start, starting } = useStartExport(submissionIds);
  const restricted = restrictedText(reports);
  const request = (report: ReportKind) => {
    void start(report, format);
    onStart?.();
  };
  return (
    <>
      <Inline alignItems="flex-end">
        <Choice>
          <PlainSelect
            id="export-format"
            label={t('Format')}
            value={format}
            options={formats}
            onChange={(value) => setFormat(value === 'XLSX' ? 'XLSX' : 'CSV')}
          />
        </Choice>
        {reports.map((report) => (
          <Button key={report} disabled={starting} onClick={() => request(report)}>
            <DownloadIcon />
            {t('Export {report}', { report: reportLabels[report].toLowerCase() })}
          </Button>
        ))}
      </Inline>
      <Caption maxWidth="full">
        {t(
          'The files {hasRestricted, select, true {contain {restricted}, and } other {}}are kept for a week. You can leave this page while an export is being prepared; we will tell you when it is ready.',
          { hasRestricted: String(Boolean(restricted)), restricted: restricted ?? '' },
        )}
      </Caption>
    </>
  );
}
