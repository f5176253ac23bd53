import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { Caption, Muted } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { rulesPathText } from './rules-path-text';
import { useRulesDifferenceQuery, type RulesDifferenceQuery } from '../../generated/graphql';

type Difference = RulesDifferenceQuery['rulesDifference'][number];

/** The place of a value in words, with its name in the file. */
function placeOf({ path }: Difference) {
  return (
    <>
      {rulesPathText(path)}
      <Caption>{path}</Caption>
    </>
  );
}

/** The differences of a version to another one, value by value (RULES-10). */
export function RulesDifference({ from, to }: { from: number; to: number }) {
  const { data, error, refetch } = useRulesDifferenceQuery({ variables: { from, to } });
  const title = t('Changes from version {from}', { from });
  const columns: Column<Difference>[] = [
    { header: t('Value'), lead: true, width: 'third', cell: placeOf },
    { header: t('Version {from}', { from }), cell: ({ before }) => before ?? t('Not given') },
    { header: t('Version {to}', { to }), cell: ({ after }) => after ?? t('Not given') },
  ];
  if (error)
    return (
      <ErrorState
        message={t('The versions could not be compared.')}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (data?.rulesDifference.length === 0) return <Muted>{t('Both versions say the same.')}</Muted>;
  return (
    <DataTable
      caption={title}
      columns={columns}
      rows={data?.rulesDifference}
      rowKey={({ path }) => path}
      skeletonRows={3}
    />
  );
}
