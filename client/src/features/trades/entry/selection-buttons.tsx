import { Button } from '../../../components/actions/button';
import { formatCount, formatQuantity } from '../../../lib/amounts';

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
          Select none
        </Button>
      ) : (
        <Button look="quiet" disabled={shown === 0} onClick={onAll}>
          Select all{shown > 1 && ` ${formatCount(shown)}`}
        </Button>
      )}
      <Button look="quiet" disabled={selected === 0} onClick={onDelete}>
        {selected > 0 ? `Delete ${formatQuantity(selected, 'row', 'rows')}` : 'Delete selected'}
      </Button>
    </>
  );
}
