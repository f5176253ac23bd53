import { chakra } from '@chakra-ui/react/styled-system';
import { Tag } from '../../components/feedback/tag';
import type { ReactNode } from 'react';

const Mark = chakra(Tag, {
  base: { mt: '1', whiteSpace: 'normal', _print: { mt: '0', px: '0', fontSize: '8pt' } },
});
const Line = chakra('span', { base: { display: 'block' } });

interface MarkedProps {
  /** The warning about the value; undefined when it is as expected. */
  mark: string | undefined;
  children: ReactNode;
}

/** A value in the transaction table, with a muted warning below it when it is unusual. */
export function Marked({ mark, children }: MarkedProps) {
  if (!mark) return children;
  return (
    <>
      {children}
      <Line>
        <Mark tone="needs">{mark}</Mark>
      </Line>
    </>
  );
}
