import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { ContentsMenu, ContentsSide, type ContentsEntry } from './contents-list';
import { Card, SectionTitle, Stack } from './layout';

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    columnGap: '8',
    alignItems: 'start',
    mt: { base: '4', lg: '8' },
    // Next to a drawer there is room for one column.
    'html:has([data-drawer]) &': { gridTemplateColumns: 'minmax(0, 1fr)' },
    _print: { display: 'block' },
  },
});
const PartCard = chakra(Card, { base: { scrollMarginTop: { base: '16', lg: '6' } } });
const PartTitle = chakra(SectionTitle, {
  base: { mb: '4', _print: { mt: '6', mb: '2', breakAfter: 'avoid' } },
});

interface ContentsLayoutProps {
  entries: ContentsEntry[];
  children: ReactNode;
}

/** A long page in parts, with the table of contents at the side, or as a menu at the top of a narrow screen. */
export function ContentsLayout({ entries, children }: ContentsLayoutProps) {
  return (
    <>
      <ContentsMenu entries={entries} />
      <Columns>
        <ContentsSide entries={entries} />
        <Stack gap="wide">{children}</Stack>
      </Columns>
    </>
  );
}

/** One part of a long page, to which its entry in the table of contents links. */
export function Part({ id, title, children }: ContentsEntry & { children: ReactNode }) {
  return (
    <PartCard id={id}>
      <PartTitle>{title}</PartTitle>
      {children}
    </PartCard>
  );
}
