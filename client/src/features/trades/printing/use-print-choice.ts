import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { onPrintAsked } from '../../../lib/print-page';

/** More transactions than this are a stack of paper: the user is asked first (TRADE-27). */
const MANY_TO_PRINT = 1_000;
/** The number that is printed unless the user chooses all. */
export const FIRST_PRINTED = 500;

/**
 * How many of a claim's transactions are printed. All are, unless there are many: then the user chooses, and from the
 * browser's menu, where nothing can be asked, the first are printed.
 */
export function usePrintChoice(total: number) {
  const [printing, setPrinting] = useState(false);
  const [asking, setAsking] = useState(false);
  const [choice, setChoice] = useState<'all' | 'first'>();
  const isMany = total > MANY_TO_PRINT;
  useEffect(function followPrinter() {
    // Renders synchronously: the printer does not wait.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => {
      setPrinting(false);
      setChoice(undefined);
    };
    window.addEventListener('beforeprint', start);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', start);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const ask = useEffectEvent((event: Event) => {
    if (!isMany) return;
    event.preventDefault();
    setAsking(true);
  });
  useEffect(function askBeforePrinting() {
    return onPrintAsked((event) => ask(event));
  }, []);
  useEffect(
    function printChosen() {
      // The dialog is gone by now and is not printed.
      if (choice) window.print();
    },
    [choice],
  );
  return {
    /** The number of rows to render while the page is printed; undefined at other times. */
    printed: printing ? (isMany && choice !== 'all' ? FIRST_PRINTED : total) : undefined,
    isMany,
    asking,
    cancel: () => setAsking(false),
    choose: (chosen: 'all' | 'first') => {
      setAsking(false);
      setChoice(chosen);
    },
  };
}
