import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Muted, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { DataTable, type Column } from '../../components/table/data-table';
import { SideScroll } from '../../components/table/side-scroll';
import { showToast } from '../../components/toast/toast-store';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useScheme } from '../../domain/scheme/use-scheme';
import { Allowed } from '../../domain/session/allowed';
import { usePermission } from '../../domain/session/use-permission';
import {
  useBankProfilesQuery,
  useRevealBankProfileMutation,
  type BankProfileDetailsFragment,
  type BankProfilesQuery,
} from '../../generated/graphql';
import { formatMoment } from '../../lib/dates';
import { errorMessage } from '../../lib/error-message';
import { BankProfileDialog } from './bank-profile-dialog';
import { FORMATS } from './payment-text';

type Profile = BankProfilesQuery['bankProfiles'][number];

/** The profiles of the scheme's bank; their values are shown only to who changes them (PAY-1). */
export function BankProfilesPage() {
  const { scheme } = useScheme();
  const { data, error, refetch } = useBankProfilesQuery({ fetchPolicy: 'cache-and-network' });
  const [reveal, revealing] = useRevealBankProfileMutation();
  const [edited, setEdited] = useState<BankProfileDetailsFragment | null>();
  const mayEdit = usePermission(Permission.PaymentsProfiles);
  const profiles = data?.bankProfiles;
  const isEmpty = profiles?.length === 0;
  const open = async (id: string) => {
    try {
      const { data: shown } = await reveal({ variables: { id } });
      if (shown) setEdited(shown.revealBankProfile);
    } catch (failure) {
      showToast('error', errorMessage(failure, t('The server did not respond. Please try again.')));
    }
  };
  const add = (
    <Allowed permission={Permission.PaymentsProfiles}>
      <Button look="primary" onClick={() => setEdited(null)}>
        {t('New bank profile')}
      </Button>
    </Allowed>
  );
  const columns: Column<Profile>[] = [
    { header: t('Bank profile'), lead: true, cell: ({ name }) => name },
    { header: t('Format'), cell: ({ format }) => FORMATS[format] },
    { header: t('Saved by'), cell: ({ editor }) => editor },
    {
      header: t('Saved'),
      width: 'fit',
      cell: ({ updatedAt }) => formatMoment(updatedAt, scheme?.timeZone ?? 'UTC'),
    },
    ...(mayEdit
      ? [
          {
            header: t('Change'),
            width: 'fit' as const,
            cell: ({ id, name }: Profile) => (
              <Button
                pending={revealing.loading}
                aria-label={t('Change the profile {name}', { name })}
                onClick={() => void open(id)}
              >
                {t('Change')}
              </Button>
            ),
          },
        ]
      : []),
  ];
  return (
    <Page width="claim">
      <PageHeading above={ABOVE.payment} actions={profiles && !isEmpty && add}>
        {t('Bank profiles')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          {t(
            'A bank profile says how the bank takes payment files, and from which account it pays. It is stored encrypted, and each look at it is recorded.',
          )}
        </Muted>
        {error && !profiles ? (
          <ErrorState
            message={t('The bank profiles could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : isEmpty ? (
          <EmptyState title={t('No bank profiles yet')} action={add}>
            {t('The bank gives its values with the agreement for Direct Entry or pain.001.')}
          </EmptyState>
        ) : (
          <SideScroll label={t('Bank profiles')}>
            <DataTable
              caption={t('Bank profiles')}
              columns={columns}
              rows={scheme && profiles}
              rowKey={({ id }) => id}
              skeletonRows={2}
            />
          </SideScroll>
        )}
      </Stack>
      {edited !== undefined && <BankProfileDialog profile={edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}
