import { Button } from '../../components/actions/button';
import { PanelButton } from '../../components/actions/panel-button';
import { Caption, Stack } from '../../components/page/layout';
import { formatQuantity } from '../../lib/amounts';
import type { SelectAll } from './use-select-all';
import type { SelectedRow, Selection } from './use-selection';

interface SelectMenuProps {
  selection: Selection;
  /** The rows on screen. */
  rows: readonly SelectedRow[] | undefined;
  all?: SelectAll;
}

/** Selects more than one submission: those on screen, or the whole list. */
export function SelectMenu({ selection, rows, all }: SelectMenuProps) {
  return (
    <PanelButton label="Select">
      {(close) => (
        <Stack gap="tight">
          <Button
            size="small"
            disabled={!rows || rows.length === 0}
            onClick={() => {
              selection.add(rows ?? []);
              close();
            }}
          >
            Select {formatQuantity(rows?.length ?? 0, 'submission', 'submissions')} on this page
          </Button>
          {all?.label && (
            <Button
              size="small"
              pending={all.loading}
              onClick={() => {
                void all.run().then(close);
              }}
            >
              {all.label}
            </Button>
          )}
          <Caption>Or use the box at a SID, or the key x on a row.</Caption>
        </Stack>
      )}
    </PanelButton>
  );
}
