import { chakra } from '@chakra-ui/react/styled-system';
import { Tag } from '../../components/feedback/tag';
import { Caption, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { ProposalFragment } from '../../generated/graphql';
import { claimValueWords } from '../../lib/claim-choices';
import { describeTrade } from '../../lib/trade-words';

const Removed = chakra('del', { base: { color: 'muted', overflowWrap: 'anywhere' } });
const Added = chakra('ins', {
  base: { textDecoration: 'none', fontWeight: 'medium', overflowWrap: 'anywhere' },
});
const Absent = chakra('span', { base: { color: 'muted' } });
const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });
const ListTitle = chakra('p', { base: { textStyle: 'overline', mb: '1' } });
const Line = chakra('span', { base: { display: 'block', mt: '1' } });

/** The parts of a proposed change that are compared with the claim. */
export type Diff = Pick<ProposalFragment, 'fields' | 'tradesAdded' | 'tradesRemoved'>;
type Field = Diff['fields'][number];

function Value({ path, value }: { path: string; value: string }) {
  return value === '' ? <Absent>Not given</Absent> : claimValueWords(path, value);
}

/** The claim says something else now than when the change was proposed. */
const isOutdated = ({ before, current, proposed }: Field) => current !== before && current !== proposed;

function columnsFor(undecided: boolean): Column<Field>[] {
  return [
    { header: 'Field', cell: ({ label }) => label, lead: true },
    {
      header: 'Before',
      cell: (field) => (
        <>
          {field.before === '' ? (
            <Value path={field.path} value="" />
          ) : (
            <Removed>
              <Value path={field.path} value={field.before} />
            </Removed>
          )}
          {undecided && isOutdated(field) && (
            <Line>
              <Tag tone="needs">Outdated</Tag> now: <Value path={field.path} value={field.current} />
            </Line>
          )}
        </>
      ),
      width: 'third',
    },
    {
      header: 'Proposed',
      cell: (field) => (
        <Added>
          <Value path={field.path} value={field.proposed} />
        </Added>
      ),
      width: 'third',
    },
  ];
}

function Trades({ title, trades }: { title: string; trades: Diff['tradesAdded'] }) {
  if (trades.length === 0) return null;
  return (
    <div>
      <ListTitle>{title}</ListTitle>
      <List>
        {trades.map((trade, index) => (
          <li key={index}>{describeTrade(trade)}</li>
        ))}
      </List>
    </div>
  );
}

/** A proposed change beside the claim: each field before and after, transactions added and removed. */
export function ProposalDiff({ diff, undecided }: { diff: Diff; undecided: boolean }) {
  const { fields, tradesAdded, tradesRemoved } = diff;
  return (
    <Stack>
      {fields.length > 0 && (
        <DataTable
          caption="Proposed values"
          columns={columnsFor(undecided)}
          rows={fields}
          rowKey={({ path }) => path}
        />
      )}
      <Trades title="Transactions to add" trades={tradesAdded} />
      <Trades title="Transactions to remove" trades={tradesRemoved} />
      {fields.length + tradesAdded.length + tradesRemoved.length === 0 && (
        <Caption>This change holds nothing.</Caption>
      )}
    </Stack>
  );
}
