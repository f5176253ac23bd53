import { t } from '@rules/text.js';
import { PanelButton } from '../../components/actions/panel-button';
import { Muted, Stack } from '../../components/page/layout';
import type { ReportKind } from '../../generated/graphql';
import { ExportChoices } from './export-choices';

interface ExportSelectedProps {
  reports: readonly ReportKind[];
  submissionIds: readonly string[];
}

/** Starts exports of the selected submissions only. */
export function ExportSelected({ reports, submissionIds }: ExportSelectedProps) {
  return (
    <PanelButton label={t('Export these')} align="start">
      {(close) => (
        <Stack>
          <Muted>
            {t(
              'Only the {submissionIds, plural, one {# selected submission} other {# selected submissions}}.',
              { submissionIds: submissionIds.length },
            )}
          </Muted>
          <ExportChoices reports={reports} submissionIds={submissionIds} onStart={close} />
        </Stack>
      )}
    </PanelButton>
  );
}
