import { useEffect, useRef, type ReactNode } from 'react';
import type { ListDiff } from '../../lib/list-diff';
import { Notice } from '../feedback/notice';
import { Card, Inline, Stack } from '../page/layout';
import { DataTable, type Column } from '../table/data-table';
import { TitledLines } from '../table/titled-lines';

/** A change made by another user meanwhile, as displayed. */
export interface Difference {
  path: string;
  label: string;
  before: string;
  now: string;
  /** The value in the form, when this user has changed it too and differently. */
  mine?: string;
  /** Of a list: the rows that the other user changed, and those that this user changed. */
  rows?: { theirs: ListDiff; mine?: ListDiff };
}

const ROWS_AT_FIRST = 8;
const given = (words: string) => words || 'Not given';

const columns: Column<Difference>[] = [
  { header: 'Field', cell: ({ label }) => label, lead: true },
  { header: 'When you started', cell: ({ before }) => given(before) },
  { header: 'Now', cell: ({ now }) => given(now) },
  { header: 'Yours', cell: ({ mine }) => (mine === undefined ? 'You did not change it' : given(mine)) },
];

/** Whether the two edits conflict in a field, so that the user must choose. */
export function editsMeet(differences: readonly Difference[]): boolean {
  return differences.some(({ mine }) => mine !== undefined);
}

interface ConflictPanelProps {
  /** What was edited. */
  subject: 'claim' | 'registration';
  differences: Difference[];
  /** What the user can do now. */
  advice: string;
  /** The buttons. */
  actions: ReactNode;
  /** Content below the buttons. */
  footnote?: ReactNode;
}

/**
 * Another user saved the edited object after the form was opened: shows their changes next to what was typed. Takes the
 * focus. Nothing is saved before the user has chosen.
 */
export function ConflictPanel({ subject, differences, advice, actions, footnote }: ConflictPanelProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(function goToPanel() {
    box.current?.focus();
  }, []);
  return (
    <Card ref={box} tabIndex={-1} role="alert" aria-label={`The ${subject} was changed in the meantime`}>
      <Stack>
        <Notice tone="needs" title={`Someone else changed this ${subject} while you were editing it`}>
          <p>Your changes have not been saved yet. Everything you typed is still here. {advice}</p>
        </Notice>
        <DataTable
          caption="What changed in the meantime"
          columns={columns}
          rows={differences}
          rowKey={({ path }) => path}
        />
        {differences.map(
          ({ path, label, rows }) =>
            rows && (
              <Stack key={path} gap="tight" role="group" aria-label={`${label}, row by row`}>
                <RowChanges whose="They" diff={rows.theirs} />
                {rows.mine && <RowChanges whose="You" diff={rows.mine} />}
              </Stack>
            ),
        )}
        <Inline>{actions}</Inline>
        {footnote}
      </Stack>
    </Card>
  );
}

function RowChanges({ whose, diff }: { whose: 'They' | 'You'; diff: ListDiff }) {
  const changed = diff.changed.map(({ before, now }) => (
    <>
      {before} <strong>is now</strong> {now}
    </>
  ));
  return (
    <>
      <TitledLines title={`${whose} changed`} lines={changed} atFirst={ROWS_AT_FIRST} />
      <TitledLines title={`${whose} added`} lines={diff.added} atFirst={ROWS_AT_FIRST} />
      <TitledLines title={`${whose} removed`} lines={diff.removed} atFirst={ROWS_AT_FIRST} />
    </>
  );
}
