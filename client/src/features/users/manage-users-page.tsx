import { useState } from 'react';
import { Button, ButtonLink } from '../../components/actions/button';
import { useAskedSearch } from '../../components/dialog/use-asked-search';
import { Notice } from '../../components/feedback/notice';
import { Caption, Inline, Stack } from '../../components/page/layout';
import { Page } from '../../components/page/page';
import { PageHeading } from '../../domain/scheme/page-heading';
import type { UpdateUserInput } from '../../generated/graphql';
import { paths } from '../../domain/paths';
import { useTypedBefore } from '../../domain/draft/use-kept-typing';
import { useSearchParam } from '../../lib/use-search-param';
import { ConfirmAdministratorDialog } from './confirm-administrator-dialog';
import { EditUserDialog } from './edit-user-dialog';
import { KeepSentEdit } from './keep-sent-edit';
import { RoleFilter } from './role-filter';
import { UserList } from './user-list';
import { UserSearchDialog } from './user-search-dialog';
import { useRoleParam } from './use-role-param';
import { useUserUpdate } from './use-user-update';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';
import { usePermission } from '../../domain/session/use-permission';

/** All accounts: by role, by search, edited one at a time (USER-2, USER-3, USER-5). */
export function ManageUsersPage() {
  const mayManage = usePermission(Permission.UsersManage);
  const [role, setRole] = useRoleParam();
  const [search, setSearch] = useSearchParam();
  const asked = useAskedSearch(UserSearchDialog, search, setSearch);
  const [edited, setEdited] = useState<{ id: string; typed?: Partial<UpdateUserInput> }>();
  const { update, sent, refused, forgetRefused, asking, stopAsking } = useUserUpdate();
  useTypedBefore<Partial<UpdateUserInput>>('edit-user', ({ about, values }) =>
    setEdited({ id: about, typed: values }),
  );

  return (
    <Page width="window">
      <PageHeading
        actions={
          <>
            <Allowed permission={Permission.TokensRead}>
              <ButtonLink to={paths.apiTokens}>{t('API tokens')}</ButtonLink>
            </Allowed>
            <Allowed permission={Permission.AuditRead}>
              <ButtonLink to={paths.audit}>{t('Audit')}</ButtonLink>
            </Allowed>
            {asked.buttons}
          </>
        }
      >
        {t('Users')}
      </PageHeading>
      <Stack>
        {refused && (
          <Notice tone="error" title={refused.message}>
            <Inline mt="2">
              <Button
                size="small"
                onClick={() => {
                  setEdited({ id: refused.edit.id, typed: refused.edit.input });
                  forgetRefused();
                }}
              >
                {t('Edit again')}
              </Button>
              <Button size="small" look="quiet" onClick={forgetRefused}>
                {t('Dismiss')}
              </Button>
            </Inline>
          </Notice>
        )}
        <Inline>
          <RoleFilter role={role} onChange={setRole} />
          {search && <Caption role="status">{t('Search: “{search}”', { search })}</Caption>}
        </Inline>
        <UserList role={role} search={search} onEdit={mayManage ? (id) => setEdited({ id }) : undefined} />
      </Stack>
      {asked.dialog}
      {(sent ?? asking) && <KeepSentEdit edit={(sent ?? asking)!} />}
      {edited && (
        <EditUserDialog
          id={edited.id}
          typed={edited.typed}
          onClose={() => setEdited(undefined)}
          onSubmit={(edit) => {
            setEdited(undefined);
            void update(edit);
          }}
        />
      )}
      {asking && (
        <ConfirmAdministratorDialog
          edit={asking}
          onConfirm={(proof) => update(asking, proof)}
          onClose={() => {
            stopAsking();
            setEdited({ id: asking.id, typed: asking.input });
          }}
        />
      )}
    </Page>
  );
}
