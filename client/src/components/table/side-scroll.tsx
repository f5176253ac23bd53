import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { WideTable } from './wide-table';

const Hint = chakra('p', {
  base: { textStyle: 'caption', color: 'muted', mb: '2', _print: { display: 'none' } },
});
/** The last column, with the row's link, stays in view while the others scroll. */
const Scroller = chakra(WideTable, {
  base: {
    md: {
      '& th:last-of-type, & td:last-of-type': {
        position: 'sticky',
        insetEnd: '0',
        bg: 'surface',
        borderStartWidth: '1px',
        borderColor: 'hairline',
      },
      '& [data-selected] > td:last-of-type': { bg: 'accentSoft' },
    },
    xl: { '& th:last-of-type, & td:last-of-type': { borderStartWidth: '0' } },
    _print: { '& th:last-of-type, & td:last-of-type': { position: 'static', borderStartWidth: '0' } },
  },
});

/** Whether the content of a box is wider than the box. */
function useIsCut() {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(function compareWidths() {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setIsCut(element.scrollWidth > element.clientWidth + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return { box, isCut };
}

interface SideScrollProps {
  /** The name of the table for screen readers. */
  label: string;
  className?: string;
  /** It has more columns than fit in every window. */
  full?: boolean;
  children: ReactNode;
}

/** A table that says so when columns are out of sight, scrolls by keyboard too, and keeps its last column in view. */
export function SideScroll({ label, className, full, children }: SideScrollProps) {
  const { box, isCut } = useIsCut();
  return (
    <>
      {isCut && <Hint>{t('Scroll the table sideways to see all columns.')}</Hint>}
      <Scroller
        ref={box}
        className={className}
        full={full}
        {...(isCut ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      >
        {children}
      </Scroller>
    </>
  );
}
