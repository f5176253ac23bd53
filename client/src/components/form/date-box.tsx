import { readTradeDate } from '@rules/trade-values.js';
import { useState } from 'react';
import { t } from '@rules/text.js';
import { PlainInput } from './plain-fields';
import { formatDate } from '../../lib/dates';

interface DateBoxProps {
  id: string;
  label: string;
  /** yyyy-MM-dd, or ''. */
  value: string;
  /** Called when a date has been typed and the field is left, or Enter is pressed; '' when it was emptied. */
  onChange: (day: string) => void;
  /** Called on Enter with the date that was typed. */
  onEnter?: (day: string) => void;
}

/** A date that is typed, day before month, as everywhere in the product; it is shown as dd-MMM-yyyy once it is read. */
export function DateBox({ id, label, value, onChange, onEnter }: DateBoxProps) {
  const [typed, setTyped] = useState<string>();
  const [unreadable, setUnreadable] = useState('');
  const read = (): string | undefined => {
    const text = typed?.trim();
    if (text === undefined) return value;
    const day = text === '' ? '' : readTradeDate(text);
    setUnreadable(day === undefined ? t('“{text}” is not a date. Type it like 3/10/2017.', { text }) : '');
    if (day === undefined) return undefined;
    setTyped(undefined);
    if (day !== value) onChange(day);
    return day;
  };
  return (
    <PlainInput
      id={id}
      label={label}
      value={typed ?? formatDate(value)}
      onChange={setTyped}
      error={unreadable}
      control={{
        placeholder: 'dd/mm/yyyy',
        fontSize: { md: 'sm' },
        onBlur: () => void read(),
        onKeyDown: (event) => {
          if (event.key !== 'Enter') return;
          // The form around it must not be submitted.
          event.preventDefault();
          const day = read();
          if (day) onEnter?.(day);
        },
      }}
    />
  );
}
