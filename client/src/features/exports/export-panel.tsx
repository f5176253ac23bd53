import { TextLink } from '../../components/actions/text-link';
import { Card, Inline, Stack, SubsectionTitle } from '../../components/page/layout';
import type { ReportKind } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { ExportChoices } from './export-choices';
import { LatestExports } from './latest-exports';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

interface ExportPanelProps {
  /** The reports that the page offers. */
  reports: readonly ReportKind[];
}

/** Starts exports and shows the latest ones; an export continues when the page is left. */
export function ExportPanel({ reports }: ExportPanelProps) {
  return (
    <Card aria-labelledby="export-title">
      <Stack>
        <Inline spread>
          <SubsectionTitle as="h2" id="export-title">
            {t('Export')}
          </SubsectionTitle>
          <TextLink to={paths.exports}>{t('All exports')}</TextLink>
        </Inline>
        <Allowed permission={Permission.ExportsRun}>
          <ExportChoices reports={reports} />
        </Allowed>
        <LatestExports reports={reports} />
      </Stack>
    </Card>
  );
}
