import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { PanelButton } from '../../../components/actions/panel-button';
import { Caption, Stack } from '../../../components/page/layout';
import type { SelectAll } from '../selection/use-select-all';
import type { SelectedRow, Selection } from '../selection/use-selection';

interface SelectMenuProps {
  selection: Selection;
  /** The rows on screen. */
  rows: readonly SelectedRow[] | undefined;
  all?: SelectAll;
}

/** Selects more than one submission: those on screen, or the whole list. */
export function SelectMenu({ selection, rows, all }: SelectMenuProps) {
  return (
    <PanelButton label={t('Select')}>
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
            {t('Select {rows, plural, one {# submission} other {# submissions}} on this page', {
              rows: rows?.length ?? 0,
            })}
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
          <Caption>{t('Or use the box at a SID, or the key x on a row.')}</Caption>
        </Stack>
      )}
    </PanelButton>
  );
}
