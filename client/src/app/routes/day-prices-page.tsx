import { Permission } from '@rules/permissions.js';
import { useApolloClient } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { Allowed } from '../../domain/session/allowed';
import { dayPricesKind } from '../../features/imports/import-kinds';
import { ImportMenu } from '../../features/imports/import-menu';
import { ImportRunPanel } from '../../features/imports/import-run-panel';
import { useImportPickers } from '../../features/imports/use-import-pickers';
import { DayPrices } from '../../features/rules/day-prices';

const KINDS = [dayPricesKind];
const RUN = 'run';

/** The market's prices by day: what they are, and the import that brings them (RULES-17, RULES-18). */
export function DayPricesPage() {
  const client = useApolloClient();
  const [params, setParams] = useSearchParams();
  const show = (run: string | null) => setParams(run ? { [RUN]: run } : {}, { replace: true });
  const imports = useImportPickers(show, KINDS);
  const run = params.get(RUN);
  return (
    <Page width="claim">
      <PageHeading
        above={ABOVE.rulesVersion}
        actions={
          <>
            <Allowed permission={Permission.RulesEdit}>{imports.buttons}</Allowed>
            <Allowed permission={Permission.ImportsRead}>
              <ImportMenu kinds={KINDS} />
            </Allowed>
          </>
        }
      >
        {t('Day prices')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'The lowest and highest price of the share on each day of trading. A trade whose price is outside them is questioned. An import never changes what was assessed before it.',
          )}
        </Muted>
        {imports.upload}
        {run && (
          <ImportRunPanel
            key={run}
            id={run}
            onFinished={() => void client.refetchQueries({ include: 'active' })}
            actions={
              <Button look="quiet" size="small" onClick={() => show(null)}>
                {t('Close report')}
              </Button>
            }
          />
        )}
        <DayPrices />
      </Stack>
    </Page>
  );
}
