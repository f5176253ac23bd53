import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { AttentionIcon, DoneIcon, InformationIcon } from '../icons';

const Box = chakra('div', {
  base: {
    display: 'flex',
    // With large text on a phone the symbol is above the text: next to it, it would take a third of the line.
    flexWrap: 'wrap',
    columnGap: '3',
    rowGap: '1',
    p: 'gutter',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    _print: { borderColor: 'hairline' },
  },
  variants: {
    tone: {
      needs: { bg: 'needsSoft' },
      error: { bg: 'dangerSoft' },
      done: { bg: 'doneSoft' },
      plain: { bg: 'sunken' },
    },
  },
});
const Symbol = chakra('span', {
  base: { flexShrink: '0', pt: '0.5' },
  variants: {
    tone: {
      needs: { color: 'needs' },
      error: { color: 'danger' },
      done: { color: 'done' },
      plain: { color: 'muted' },
    },
  },
});
const Body = chakra('div', { base: { flex: '1 1 10rem', minWidth: '0', maxWidth: 'line' } });
const Title = chakra('p', { base: { fontWeight: 'semibold' } });

interface NoticeProps {
  /** The target of links to it. */
  id?: string;
  tone: 'needs' | 'error' | 'done' | 'plain';
  title?: string;
  children?: ReactNode;
  role?: 'alert' | 'status';
}

function SymbolOf({ tone }: Pick<NoticeProps, 'tone'>) {
  if (tone === 'done') return <DoneIcon />;
  return tone === 'plain' ? <InformationIcon /> : <AttentionIcon />;
}

/** A coloured note inside a page; a symbol and text accompany the colour, so that it is not the only signal. */
export function Notice({ id, tone, title, children, role }: NoticeProps) {
  return (
    <Box id={id} tone={tone} role={role}>
      <Symbol tone={tone}>
        <SymbolOf tone={tone} />
      </Symbol>
      <Body>
        {title && <Title>{title}</Title>}
        {children}
      </Body>
    </Box>
  );
}
