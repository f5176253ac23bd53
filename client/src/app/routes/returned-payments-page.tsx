import { useApolloClient } from '@apollo/client/react';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/actions/button';
import { Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { Allowed } from '../../domain/session/allowed';
import { ImportRunPanel } from '../../features/imports/import-run-panel';
import { useReturnsPicker } from '../../features/imports/use-returns-picker';
import { BankContradictions } from '../../features/payments/bank-contradictions';
import { ReturnedPayments } from '../../features/payments/returned-payments';

const RUN = 'run';

/** What the bank sent back, and the import that says so (RETURN-1, RETURN-5). */
export function ReturnedPaymentsPage() {
  const client = useApolloClient();
  const [params, setParams] = useSearchParams();
  const show = (run: string | null) => setParams(run ? { [RUN]: run } : {}, { replace: true });
  const imports = useReturnsPicker(show);
  const run = params.get(RUN);
  return (
    <Page width="window">
      <PageHeading
        above={ABOVE.payment}
        actions={<Allowed permission={Permission.PaymentsWrite}>{imports.button}</Allowed>}
      >
        {t('Returned payments')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'Payments that the bank could not make, and what comes next. Nothing is paid again but by a payment run that others approve.',
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
        <BankContradictions />
        <ReturnedPayments />
      </Stack>
    </Page>
  );
}
