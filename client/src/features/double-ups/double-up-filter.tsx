import { PlainSelect } from '../../components/form/plain-fields';
import { formatCount } from '../../lib/amounts';

interface DoubleUpFilterProps {
  undecidedOnly: boolean;
  /** The number of groups with an undecided pair. */
  undecided: number | undefined;
  onChange: (undecidedOnly: boolean) => void;
}

/** The filter of the groups. */
export function DoubleUpFilter({ undecidedOnly, undecided, onChange }: DoubleUpFilterProps) {
  const count = undecided === undefined ? '' : ` (${formatCount(undecided)})`;
  return (
    <div>
      <PlainSelect
        id="double-up-filter"
        label="Show"
        value={undecidedOnly ? 'undecided' : 'all'}
        options={[
          ['undecided', `Undecided groups${count}`],
          ['all', 'All groups'],
        ]}
        onChange={(value) => onChange(value === 'undecided')}
      />
    </div>
  );
}
