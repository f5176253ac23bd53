import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { TextLink } from '../../components/actions/text-link';
import { EmptyState, ErrorState } from '../../components/feedback/states';
import { Muted, Stack } from '../../components/page/layout';
import { NoSuchPage } from '../../components/table/no-such-page';
import { Pagination } from '../../components/table/pagination';
import { Page } from '../../components/page/page';
import { ABOVE } from '../../domain/office-crumbs';
import { PageHeading } from '../../domain/scheme/page-heading';
import { useApiTokenListQuery, type CreateApiTokenMutation } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { useTypedBefore } from '../../domain/draft/use-kept-typing';
import { usePageParam } from '../../lib/use-page-param';
import { useScheme } from '../../domain/scheme/use-scheme';
import type { ApiTokenValues } from './api-token-form';
import { ApiTokenTable } from './api-token-table';
import { ConfirmApiTokenDialog } from './confirm-api-token-dialog';
import { CreateApiTokenDialog } from './create-api-token-dialog';
import { NewTokenPanel } from './new-token-panel';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Trans } from '../../components/text/trans';
import { Allowed } from '../../domain/session/allowed';

/** The page of API tokens for back-office scripts: create, monitor, revoke. */
export function ApiTokenListPage() {
  const { scheme } = useScheme();
  const [page, goToPage] = usePageParam();
  const { data, previousData, error, refetch } = useApiTokenListQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  const [asking, setAsking] = useState<{ typed?: Partial<ApiTokenValues> }>();
  useTypedBefore<Partial<ApiTokenValues>>('api-token', ({ values }) => setAsking({ typed: values }));
  /** What was chosen for the token that is being confirmed. */
  const [chosen, setChosen] = useState<ApiTokenValues>();
  const [created, setCreated] = useState<CreateApiTokenMutation['createApiToken']>();
  const timeZone = scheme?.timeZone ?? 'UTC';
  const create = (
    <Allowed permission={Permission.TokensManage}>
      <Button look="primary" disabled={!scheme} onClick={() => setAsking({})}>
        {t('Create API token')}
      </Button>
    </Allowed>
  );
  const tokens = data?.apiTokens.apiTokens;
  const pagination = (data ?? previousData)?.apiTokens.pagination;
  const isEmpty = pagination?.totalItems === 0;
  return (
    <Page width="window">
      <PageHeading above={ABOVE.list} actions={isEmpty ? undefined : create}>
        {t('API tokens')}
      </PageHeading>
      <Stack gap="wide">
        <Muted>
          <Trans
            id="For scripts that import and export data automatically. Back to <0>Users</0>."
            parts={[(text) => <TextLink to={paths.manageUsers}>{text}</TextLink>]}
          />
        </Muted>
        {created && <NewTokenPanel created={created} onDone={() => setCreated(undefined)} />}
        {error && !tokens ? (
          <ErrorState
            message={t('The API tokens could not be loaded.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : isEmpty ? (
          <EmptyState title={t('No API tokens yet')} action={create}>
            {t('A token lets a script use GraphQL and the REST API until it expires or you revoke it.')}
          </EmptyState>
        ) : tokens?.length === 0 ? (
          <NoSuchPage totalPages={pagination?.totalPages ?? 1} onPage={goToPage} />
        ) : (
          <div>
            <ApiTokenTable tokens={scheme && tokens} timeZone={timeZone} />
            {(pagination?.totalPages ?? 1) > 1 && (
              <Pagination page={page} totalPages={pagination?.totalPages ?? page} onPage={goToPage} />
            )}
          </div>
        )}
      </Stack>
      {asking && scheme && (
        <CreateApiTokenDialog
          timeZone={timeZone}
          typed={asking.typed}
          onClose={() => setAsking(undefined)}
          onChosen={setChosen}
        />
      )}
      {chosen && (
        <ConfirmApiTokenDialog
          values={chosen}
          timeZone={timeZone}
          onClose={() => setChosen(undefined)}
          onCreated={(answer) => {
            setChosen(undefined);
            setAsking(undefined);
            setCreated(answer);
          }}
        />
      )}
    </Page>
  );
}
