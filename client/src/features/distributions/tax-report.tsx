import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { DownloadIcon } from '../../components/icons';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { useTicket } from '../../domain/files/use-ticket';
import { usePermission } from '../../domain/session/use-permission';

interface TaxReportProps {
  id: string;
  number: number;
}

/** The report of interest and tax by investor, for those who may have tax file numbers in a file (TAX-6, TAX-7). */
export function TaxReport({ id, number }: TaxReportProps) {
  const mayExport = usePermission(Permission.TaxExport);
  const { download, loading } = useTicket('TAX_REPORT', id);
  if (!mayExport) return null;
  return (
    <Stack gap="tight">
      <Inline>
        <Button pending={loading} onClick={() => void download(`tax-report-distribution-${number}.csv`)}>
          <DownloadIcon />
          {t('Download the tax report')}
        </Button>
      </Inline>
      <Caption>
        {t(
          'It has the interest, the tax and the tax file number of each investor: the source of the annual investment income report, not the file to lodge. Each download is recorded.',
        )}
      </Caption>
    </Stack>
  );
}
