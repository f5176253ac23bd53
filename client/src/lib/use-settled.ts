import { useEffect, useState } from 'react';

/** A value once it has not changed for `milliseconds`, so that typing does not query the server for each letter. */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(
    function waitForPause() {
      const timer = setTimeout(() => setSettled(value), milliseconds);
      return () => clearTimeout(timer);
    },
    [value, milliseconds],
  );
  return settled;
}
