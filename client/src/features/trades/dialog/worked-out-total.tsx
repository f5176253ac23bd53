import type { TradeTexts } from '@rules/trade-row.js';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { withTotal } from '../with-total';

/** Keeps the form's total at quantity × price until the user types another one. Renders nothing. */
export function WorkedOutTotal() {
  const { values, setFieldValue } = useFormikContext<TradeTexts>();
  const before = useRef(values);
  useEffect(
    function fillTotal() {
      before.current = withTotal(before.current, values);
      const { totalAmount } = before.current;
      if (totalAmount !== values.totalAmount) void setFieldValue('totalAmount', totalAmount);
    },
    [values, setFieldValue],
  );
  return null;
}
