import { TRADE_FIELD_LABELS, type TradeField } from '@rules/trade-row.js';
import { useEffect, useRef } from 'react';
import { t } from '@rules/text.js';
import { shownValue, typeOptions } from '../trade-text';
import type { Editing } from './grid-columns';

interface CellEditorProps {
  field: TradeField;
  number: number;
  value: string;
  editing: Editing;
}

/**
 * The text input or select of a cell while it is edited. It holds its own text, so that a keystroke renders nothing
 * else.
 */
export function CellEditor({ field, number, value, editing }: CellEditorProps) {
  const { typed, byMouse = false } = editing;
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(
    function startEditing() {
      select.current?.focus();
      input.current?.focus();
      if (typed === undefined) input.current?.select();
      if (!byMouse) return;
      try {
        select.current?.showPicker();
      } catch {
        // Without showPicker(), or when it is not allowed, the next click opens the choices.
      }
    },
    [typed, byMouse],
  );
  const name = t('Row {number}, {field}', { number, field: TRADE_FIELD_LABELS[field] });
  if (field === 'transactionType') {
    return (
      <select ref={select} data-editor="" aria-label={name} defaultValue={value}>
        {typeOptions(value).map(([type, words]) => (
          <option key={type} value={type}>
            {words}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      ref={input}
      data-editor=""
      aria-label={name}
      autoComplete="off"
      inputMode={field === 'tradeDate' ? undefined : 'decimal'}
      defaultValue={typed ?? (field === 'tradeDate' ? shownValue(field, value) : value)}
    />
  );
}
