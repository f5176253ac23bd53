import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/actions/button';
import { Notice } from '../../../components/feedback/notice';
import { Card, Inline, Stack } from '../../../components/page/layout';
import { DataTable, type Column } from '../../../components/table/data-table';
import {
  differencesOf,
  mergeEdits,
  type RegistrationBase,
  type RegistrationDifference,
} from './registration-conflict';
import type { RegistrationFormValues } from './registration-form-values';

const given = (words: string) => words || 'Not given';

const columns: Column<RegistrationDifference>[] = [
  { header: 'Field', cell: ({ label }) => label, lead: true },
  { header: 'When you began', cell: ({ before }) => given(before) },
  { header: 'Now', cell: ({ now }) => given(now) },
  { header: 'Yours', cell: ({ mine }) => (mine === undefined ? 'You did not change it' : given(mine)) },
];

interface RegistrationConflictPanelProps {
  base: RegistrationBase;
  now: RegistrationBase;
  /** From here on the edit goes over this version. */
  onSettled: (now: RegistrationBase) => void;
}

/**
 * Somebody else saved the registration since this form was opened: what they changed, beside what was typed. Both are
 * brought together in the form; nothing is saved before Submit is pressed again.
 */
export function RegistrationConflictPanel({ base, now, onSettled }: RegistrationConflictPanelProps) {
  const { values, setValues } = useFormikContext<RegistrationFormValues>();
  const box = useRef<HTMLElement>(null);
  useEffect(function goToPanel() {
    box.current?.focus();
  }, []);
  const differences = differencesOf(base, now, values);
  const both = differences.some(({ mine }) => mine !== undefined);
  const settle = (prefer: 'mine' | 'theirs') => {
    void setValues(mergeEdits(base, now, values, prefer));
    onSettled(now);
  };
  return (
    <Card ref={box} tabIndex={-1} role="alert" aria-label="The registration was changed meanwhile">
      <Stack>
        <Notice tone="needs" title="Somebody else changed this registration while you were editing it">
          <p>
            Nothing of yours has been saved yet, and everything you typed is still here.{' '}
            {both
              ? 'Choose which answers stay where you both changed the same field; their other changes are taken over. Then press Submit again.'
              : 'They changed other fields than you did. Take their changes over, then press Submit again.'}
          </p>
        </Notice>
        <DataTable
          caption="What changed meanwhile"
          columns={columns}
          rows={differences}
          rowKey={({ path }) => path}
        />
        <Inline>
          {both && <Button onClick={() => settle('mine')}>Keep my answers</Button>}
          <Button look="primary" onClick={() => settle('theirs')}>
            {both ? 'Take their answers' : 'Take their changes over'}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
