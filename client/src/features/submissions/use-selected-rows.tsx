import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Inline } from '../../components/page/layout';
import { showToast } from '../../components/toast/toast-store';
import type { SubmissionRowFragment } from '../../generated/graphql';
import { formatQuantity } from '../../lib/amounts';

/** Copies the SIDs, one a line, as a spreadsheet takes them. */
async function copySids(rows: readonly SubmissionRowFragment[]) {
  const sids = rows.flatMap(({ sid }) => sid ?? []);
  try {
    await navigator.clipboard.writeText(sids.join('\n'));
    showToast('success', `${formatQuantity(sids.length, 'SID', 'SIDs')} copied.`);
  } catch {
    showToast('error', 'The SIDs could not be copied. Your browser does not allow it here.');
  }
}

/** The selected rows of the list, also of other pages, and a line that shows how many there are. */
export function useSelectedRows(rows: readonly SubmissionRowFragment[] | undefined) {
  const [selected, setSelected] = useState<ReadonlyMap<string, SubmissionRowFragment>>(new Map());
  const toggle = (id: string) => {
    const row = selected.get(id) ?? rows?.find((among) => among.id === id);
    if (!row) return;
    const rest = new Map(selected);
    if (!rest.delete(id)) rest.set(id, row);
    setSelected(rest);
  };
  return {
    isSelected: (id: string) => selected.has(id),
    toggle,
    line: selected.size > 0 && (
      <Inline role="status">
        {formatQuantity(selected.size, 'submission', 'submissions')} selected
        <Button size="small" onClick={() => void copySids([...selected.values()])}>
          Copy SIDs
        </Button>
        <Button size="small" look="quiet" onClick={() => setSelected(new Map())}>
          Clear selection
        </Button>
      </Inline>
    ),
  };
}
