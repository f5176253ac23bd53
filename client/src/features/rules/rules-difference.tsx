import { t } from '@rules/text.js';
import { ErrorState } from '../../components/feedback/states';
import { Muted, SectionTitle, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import { useRulesDifferenceQuery, type RulesDifferenceQuery } from '../../generated/graphql';

type Difference = RulesDifferenceQuery['rulesDifference'][number];

/** The differences of a version to an earlier one, value by value (RULES-10). */
export function RulesDifference({ from, to }: { from: number; to: number }) {
  const { data, error, refetch } = useRulesDifferenceQuery({ variables: { from, to } });
  const title = t('Changes from version {from}', { from });
  const columns: Column<Difference>[] = [
    { header: t('Value'), lead: true, width: 'third', cell: ({ path }) => path },
    { header: t('Version {from}', { from }), cell: ({ before }) => before ?? t('Not given') },
    { header: t('Version {to}', { to }), cell: ({ after }) => after ?? t('Not given') },
  ];
  return (
    <section aria-label={title}>
      <Stack>
        <SectionTitle>{title}</SectionTitle>
        {error ? (
          <ErrorState
            message={t('The versions could not be compared.')}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : data?.rulesDifference.length === 0 ? (
          <Muted>{t('Both versions say the same.')}</Muted>
        ) : (
          <DataTable
            caption={title}
            columns={columns}
            rows={data?.rulesDifference}
            rowKey={({ path }) => path}
            skeletonRows={3}
          />
        )}
      </Stack>
    </section>
  );
}
