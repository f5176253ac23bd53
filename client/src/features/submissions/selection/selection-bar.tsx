import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';
import { showToast } from '../../../components/toast/toast-store';
import type { SelectAll } from './use-select-all';
import type { SelectedRow, Selection } from './use-selection';

/** Stays in view above a long list; `data-page-bar` makes room for it above the table's header. */
const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    position: 'sticky',
    top: '0',
    zIndex: 'bar',
    px: '4',
    py: '2',
    bg: 'accentSoft',
    color: 'onAccentSoft',
    borderRadius: 'md',
    _print: { display: 'none' },
  },
});
const Count = chakra('p', { base: { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' } });
/** On a phone one line that scrolls sideways, so that the bar leaves room for the list. */
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    alignItems: 'center',
    gap: '2',
    minWidth: '0',
    mdDown: {
      mx: '-4',
      px: '4',
      py: '1',
      width: 'calc(100% + 2rem)',
      overflowX: 'auto',
      '& > *': { flexShrink: '0' },
    },
  },
});

/** Copies the SIDs, one a line, as a spreadsheet takes them. */
async function copySids(rows: readonly SelectedRow[]) {
  const sids = rows.flatMap(({ sid }) => sid ?? []);
  try {
    await navigator.clipboard.writeText(sids.join('\n'));
    showToast('success', t('{sids, plural, one {# SID} other {# SIDs}} copied.', { sids: sids.length }));
  } catch {
    showToast('error', t('The SIDs could not be copied. Your browser does not allow it here.'));
  }
}

interface SelectionBarProps {
  selection: Selection;
  /** The rest of the list, where it has pages. */
  all?: SelectAll;
  /** What can be done with the selected submissions. */
  actions: ReactNode;
}

/** How many submissions are selected, and what can be done with them; nothing while none is. */
export function SelectionBar({ selection, all, actions }: SelectionBarProps) {
  if (selection.rows.length === 0) return null;
  return (
    <Bar role="group" aria-label={t('Selection')} data-page-bar="selection">
      <Count role="status">
        {t('{rows, plural, one {# submission} other {# submissions}} selected', {
          rows: selection.rows.length,
        })}
      </Count>
      <Actions>
        {actions}
        <Button size="small" onClick={() => void copySids(selection.rows)}>
          {t('Copy SIDs')}
        </Button>
        {all?.label && (
          <Button size="small" look="quiet" pending={all.loading} onClick={() => void all.run()}>
            {all.label}
          </Button>
        )}
        <Button size="small" look="quiet" onClick={selection.clear}>
          {t('Clear selection')}
        </Button>
      </Actions>
    </Bar>
  );
}
