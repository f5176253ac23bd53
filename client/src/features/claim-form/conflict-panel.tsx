import { useEffect, useRef } from 'react';
import { Button } from '../../components/actions/button';
import { Notice } from '../../components/feedback/notice';
import { Caption, Card, Inline, Stack } from '../../components/page/layout';
import { DataTable, type Column } from '../../components/table/data-table';
import type { Difference } from './claim-conflict';

const given = (words: string) => words || 'Not given';

const columns: Column<Difference>[] = [
  { header: 'Field', cell: ({ label }) => label, lead: true },
  { header: 'When you began', cell: ({ before }) => given(before) },
  { header: 'Now', cell: ({ now }) => given(now) },
  { header: 'Yours', cell: ({ mine }) => (mine === undefined ? 'You did not change it' : given(mine)) },
];

interface ConflictPanelProps {
  differences: Difference[];
  pending: boolean;
  onTakeTheirs: () => void;
  onKeepMine: (form: HTMLFormElement | null) => void;
}

/**
 * Somebody else saved the claim since this form was opened: what they changed, beside what was typed. Nothing is
 * saved before the person has chosen.
 */
export function ConflictPanel({ differences, pending, onTakeTheirs, onKeepMine }: ConflictPanelProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(function goToPanel() {
    box.current?.focus();
  }, []);
  const both = differences.some(({ mine }) => mine !== undefined);
  return (
    <Card ref={box} tabIndex={-1} role="alert" aria-label="The claim was changed meanwhile">
      <Stack>
        <Notice tone="needs" title="Somebody else changed this claim while you were editing it">
          <p>
            Nothing has been saved yet, and everything you typed is still here.{' '}
            {both
              ? 'Where you both changed the same field, choose which answer stays.'
              : 'They changed other fields than you did, so both changes fit together.'}
          </p>
        </Notice>
        <DataTable
          caption="What changed meanwhile"
          columns={columns}
          rows={differences}
          rowKey={({ path }) => path}
        />
        <Inline>
          {both && (
            <Button onClick={onTakeTheirs} disabled={pending}>
              Take theirs for these fields
            </Button>
          )}
          <Button look="primary" onClick={(event) => onKeepMine(event.currentTarget.form)} pending={pending}>
            Keep mine and save
          </Button>
        </Inline>
        <Caption>
          {both
            ? 'Fields that you did not change keep their new answer either way. After taking theirs you can go on editing.'
            : 'Their answers stay as they are now; yours are saved beside them.'}
        </Caption>
      </Stack>
    </Card>
  );
}
