import { PanelButton } from '../../components/actions/panel-button';
import { TextLink } from '../../components/actions/text-link';
import { Stack } from '../../components/page/layout';
import { paths } from '../../domain/paths';
import { Allowed } from '../../domain/session/allowed';
import type { ReportKind } from '../../generated/graphql';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { ExportChoices } from './export-choices';
import { LatestExports } from './latest-exports';

/** Starts exports from the page's heading, and offers the latest file; what is being written is shown on the page. */
export function ExportMenu({ reports }: { reports: readonly ReportKind[] }) {
  return (
    <PanelButton label={t('Export')}>
      {(close) => (
        <Stack>
          <Allowed permission={Permission.ExportsRun}>
            <ExportChoices reports={reports} onStart={close} />
          </Allowed>
          <LatestExports reports={reports} stacked />
          <TextLink to={paths.exports}>{t('All exports')}</TextLink>
        </Stack>
      )}
    </PanelButton>
  );
}
