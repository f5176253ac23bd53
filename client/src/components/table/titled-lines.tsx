import { chakra } from '@chakra-ui/react/styled-system';
import { useState, type ReactNode } from 'react';
import { t } from '@rules/text.js';
import { LinkButton } from '../actions/text-link';

const List = chakra('ul', { base: { display: 'flex', flexDirection: 'column', gap: '1' } });
const ListTitle = chakra('p', { base: { textStyle: 'overline', mb: '1' } });

interface TitledLinesProps {
  title: string;
  lines: readonly ReactNode[];
  /** The number of items shown at first, the others on demand; all when absent. */
  atFirst?: number;
}

/** A short list with a title, such as the transactions that a change adds; renders nothing when it is empty. */
export function TitledLines({ title, lines, atFirst = Infinity }: TitledLinesProps) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  const shown = all ? lines : lines.slice(0, atFirst);
  return (
    <div>
      <ListTitle>{title}</ListTitle>
      <List>
        {shown.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </List>
      {shown.length < lines.length && (
        <LinkButton onClick={() => setAll(true)}>{t('Show all {lines}', { lines: lines.length })}</LinkButton>
      )}
    </div>
  );
}
