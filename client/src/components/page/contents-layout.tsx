import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { SkeletonLines } from '../feedback/skeleton';
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
  variants: {
    hasRail: {
      true: {
        rowGap: '6',
        '2xl': { gridTemplateColumns: '11.5rem minmax(0, 1fr) 27rem', columnGap: '6' },
        // The contents stay at the side of both.
        '& > nav, & > [data-side]': { gridRow: '1 / span 2' },
      },
    },
  },
});
/**
 * The part that on a very wide window is next to the others and stays in view, with its own scrolling. A table in it is
 * a list of cards, as on a phone.
 */
const Rail = chakra('section', {
  base: {
    minWidth: '0',
    gridColumn: { lg: '2', '2xl': '3' },
    gridRow: { '2xl': '1' },
    '2xl': {
      position: 'sticky',
      top: 'calc(var(--page-bar, 0px) + 1rem)',
      maxHeight: 'calc(100dvh - var(--page-bar, 0px) - 2rem)',
      overflowY: 'auto',
      borderRadius: 'md',
      '& table, & tbody': { display: 'block' },
      '& thead': { srOnly: true },
      '& tbody tr': { display: 'block', px: '4', py: '3' },
      '& tbody td': {
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: '4',
        px: '0',
        py: '1',
        borderBottomWidth: '0',
        textAlign: 'start',
        _before: { content: 'attr(data-label)', color: 'muted', fontSize: 'sm' },
      },
      '& tbody tr:not(:last-of-type) > td': { borderBottomWidth: '0' },
      '& tbody tr:not(:last-of-type)': { borderBottomWidth: '1px', borderColor: 'hairline' },
    },
    // Next to a drawer it stands below the others.
    'html:has([data-drawer]) &': {
      gridColumn: '1',
      gridRow: 'auto',
      position: 'static',
      maxHeight: 'none',
      overflowY: 'visible',
    },
    _print: { position: 'static', maxHeight: 'none', overflow: 'visible' },
  },
});
const PartCard = chakra(Card, { base: { scrollMarginTop: { base: '16', lg: '6' } } });
const PartTitle = chakra(SectionTitle, {
  base: { mb: '4', _print: { mt: '6', mb: '2', breakAfter: 'avoid' } },
});

const Side = chakra('div', { base: { display: { base: 'none', lg: 'block' } } });

interface ContentsLayoutProps {
  entries: ContentsEntry[];
  children: ReactNode;
  /** The last part, next to the others on a very wide window, with the name of its landmark. */
  rail?: { label: string; part: ReactNode };
}

/** A long page in parts, with the table of contents at the side, or as a menu at the top of a narrow screen. */
export function ContentsLayout({ entries, children, rail }: ContentsLayoutProps) {
  return (
    <>
      <ContentsMenu entries={entries} />
      <Columns hasRail={rail !== undefined}>
        <ContentsSide entries={entries} />
        <Stack gap="wide">{children}</Stack>
        {rail && (
          <Rail data-rail="" aria-label={rail.label}>
            {rail.part}
          </Rail>
        )}
      </Columns>
    </>
  );
}

interface ContentsSkeletonProps {
  /** How many parts are shown, and whether one is next to them. */
  parts: number;
  hasRail?: boolean;
}

/** The columns and parts of such a page while its data load. */
export function ContentsSkeleton({ parts, hasRail = false }: ContentsSkeletonProps) {
  return (
    <Columns hasRail={hasRail} aria-hidden>
      <Side data-side>
        <SkeletonLines count={8} />
      </Side>
      <Stack gap="wide">
        {Array.from({ length: parts }, (_, index) => (
          <Card key={index}>
            <SkeletonLines count={8} height="25rem" />
          </Card>
        ))}
      </Stack>
      {hasRail && (
        <Rail as="div">
          <Card>
            <SkeletonLines count={8} height="25rem" />
          </Card>
        </Rail>
      )}
    </Columns>
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
