import { t } from '@rules/text.js';
import { Button } from '../../../components/actions/button';

interface SelectionButtonsProps {
  /** The numbers of rows that are shown, and that are selected. */
  shown: number;
  selected: number;
  onAll: () => void;
  onNone: () => void;
  onDelete: () => void;
}

/** The buttons that select all rows that are shown, or none, and delete the selected ones. */
export function SelectionButtons({ shown, selected, onAll, onNone, onDelete }: SelectionButtonsProps) {
  return (
    <>
      {selected > 0 ? (
        <Button look="quiet" onClick={onNone}>
          {t('Select none')}
        </Button>
      ) : (
        <Button look="quiet" disabled={shown === 0} onClick={onAll}>
          {t('Select all{hasShown, select, true { {shown, number}} other {}}', {
            hasShown: String(shown > 1),
            shown,
          })}
        </Button>
      )}
      <Button look="quiet" disabled={selected === 0} onClick={onDelete}>
        {selected > 0
          ? t('Delete {selected, plural, one {# row} other {# rows}}', { selected })
          : t('Delete selected')}
      </Button>
    </>
  );
}
