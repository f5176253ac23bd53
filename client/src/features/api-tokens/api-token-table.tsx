import { Tag } from '../../components/feedback/tag';
import { DataTable, type Column } from '../../components/table/data-table';
import type { ApiTokenRowFragment } from '../../generated/graphql';
import { dayOf, formatDate, formatMoment } from '../../lib/dates';
import { RevokeTokenButton } from './revoke-token-button';
import { describePermissions } from './permission-text';
import { describeScopes } from './scope-text';
import { describeState } from './token-state';
import { Permission } from '@rules/permissions.js';
import { Allowed } from '../../domain/session/allowed';

function columnsIn(timeZone: string): Column<ApiTokenRowFragment>[] {
  const day = (moment: string) => formatDate(dayOf(new Date(moment), timeZone));
  return [
    { header: 'Name', cell: (token) => token.name, lead: true },
    { header: 'Scope', cell: (token) => describeScopes(token.scopes) },
    { header: 'Permissions', cell: (token) => describePermissions(token.permissions) },
    { header: 'Created', cell: (token) => `${day(token.createdAt)} by ${token.createdBy}` },
    { header: 'Expiry date', cell: (token) => day(token.expiresAt), width: 'fit' },
    {
      header: 'Last used',
      cell: (token) => (token.lastUsedAt ? formatMoment(token.lastUsedAt, timeZone) : 'Never'),
      width: 'fit',
    },
    {
      header: 'State',
      cell: (token) => {
        const { words, tone } = describeState(token);
        return <Tag tone={tone}>{words}</Tag>;
      },
    },
    {
      header: 'Action',
      cell: (token) =>
        describeState(token).words === 'Active' ? (
          <Allowed permission={Permission.TokensManage}>
            <RevokeTokenButton token={token} />
          </Allowed>
        ) : (
          'None'
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
      caption="API tokens"
      columns={columnsIn(timeZone)}
      rows={tokens}
      rowKey={(token) => token.id}
      skeletonRows={3}
    />
  );
}
