import { t } from '@rules/text.js';
import { PlainSelect } from '../../components/form/plain-fields';

interface DoubleUpFilterProps {
  undecidedOnly: boolean;
  /** The number of groups with an undecided pair. */
  undecided: number | undefined;
  onChange: (undecidedOnly: boolean) => void;
}

/** The filter of the groups. */
export function DoubleUpFilter({ undecidedOnly, undecided, onChange }: DoubleUpFilterProps) {
  const label =
    undecided === undefined
      ? t('Undecided groups')
      : t('Undecided groups ({undecided, number})', { undecided });
  return (
    <div>
      <PlainSelect
        id="double-up-filter"
        label={t('Show')}
        value={undecidedOnly ? 'undecided' : 'all'}
        options={[
          ['undecided', label],
          ['all', t('All groups')],
        ]}
        onChange={(value) => onChange(value === 'undecided')}
      />
    </div>
  );
}
