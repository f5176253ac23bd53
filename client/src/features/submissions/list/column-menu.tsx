import { t } from '@rules/text.js';
import { PanelButton } from '../../../components/actions/panel-button';
import { Checkbox } from '../../../components/form/checkbox';
import { Caption, Stack } from '../../../components/page/layout';
import { moreColumns, useChosenColumns } from './use-chosen-columns';

/** Adds columns to the list, for the signed-in person in this browser. */
export function ColumnMenu() {
  const [chosen, toggle] = useChosenColumns();
  return (
    <PanelButton label={t('Columns')}>
      {() => (
        <Stack gap="tight">
          {moreColumns.map(([column, label]) => (
            <Checkbox
              key={column}
              label={label}
              checked={chosen.includes(column)}
              onChange={() => toggle(column)}
            />
          ))}
          <Caption>{t('Only you see these columns, in this browser.')}</Caption>
        </Stack>
      )}
    </PanelButton>
  );
}
