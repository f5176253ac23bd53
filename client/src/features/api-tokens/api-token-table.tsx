import { Tag } from '../../components/feedback/tag';
import { DataTable, type Column } from '../../components/table/data-table';
import type { ApiTokenRowFragment } from '../../generated/graphql';
import { dayOf, formatDate, formatMoment } from '../../lib/dates';
import { RevokeTokenButton } from './revoke-token-button';
import { describePermissions } from './permission-text';
import { describeScopes } from './scope-text';
import { describeState } from './token-state';
import { Permission } from '@rules/permissions.js';
import { t } from '@rules/text.js';
import { Allowed } from '../../domain/session/allowed';

function columnsIn(timeZone: string): Column<ApiTokenRowFragment>[] {
  const day = (moment: string) => formatDate(dayOf(new Date(moment), timeZone));
  return [
    { header: t('Name'), cell: (token) => token.name, lead: true },
    { header: t('Scope'), cell: (token) => describeScopes(token.scopes) },
    { header: t('Permissions'), cell: (token) => describePermissions(token.permissions) },
    {
      header: t('Created'),
      cell: (token) => t('{day} by {createdBy}', { day: day(token.createdAt), createdBy: token.createdBy }),
    },
    { header: t('Expiry date'), cell: (token) => day(token.expiresAt), width: 'fit' },
    {
      header: t('Last used'),
      cell: (token) => (token.lastUsedAt ? formatMoment(token.lastUsedAt, timeZone) : t('Never')),
      width: 'fit',
    },
    {
      header: t('State'),
      cell: (token) => {
        const { words, tone } = describeState(token);
        return <Tag tone={tone}>{words}</Tag>;
      },
    },
    {
      header: t('Action'),
      cell: (token) =>
        describeState(token).words === 'Active' ? (
          <Allowed permission={Permission.TokensManage}>
            <RevokeTokenButton token={token} />
          </Allowed>
        ) : (
          t('None')
        ),
    },
  ];
}

interface ApiTokenTableProps {
  tokens: readonly ApiTokenRowFragment[] | undefined;
  timeZone: string;
}

/** Tokens with their permissions, validity and last use. */
export function ApiTokenTable({ tokens, timeZone }: ApiTokenTableProps) {
  return (
    <DataTable
      caption={t('API tokens')}
      columns={columnsIn(timeZone)}
      rows={tokens}
      rowKey={(token) => token.id}
      skeletonRows={3}
    />
  );
}
