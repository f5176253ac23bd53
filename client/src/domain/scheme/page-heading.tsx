import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../../components/page/breadcrumbs';
import { usePageHeading } from './use-page-heading';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    mb: { base: '5', md: '6' },
  },
  variants: { compact: { true: { mb: { base: '4', md: '4' }, mt: { md: '-2' } } } },
});
const Words = chakra('div', { base: { minWidth: '0', '& > nav': { mb: '1' } } });
const Title = chakra('h1', { base: { overflowWrap: 'anywhere' } });
const Lead = chakra('p', { base: { textStyle: 'prose', color: 'muted', mt: '1' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  variants: { compact: { true: { alignItems: 'center', gap: '2' } } },
});

interface PageHeadingProps {
  children: string;
  /** The title of the browser tab when it differs from the heading. */
  title?: string;
  size?: 'title' | 'display';
  /** A line below the heading. */
  lead?: string;
  /** The pages above this one, as breadcrumbs over the heading. */
  above?: readonly Crumb[];
  /** The last breadcrumb, when it is shorter than the heading. */
  here?: string;
  actions?: ReactNode;
  /** Less space around it and many small buttons, where the list below should begin early. */
  compact?: boolean;
}

/**
 * The page's h1. Sets the title of the browser tab, and receives the focus when the page was reached by a link within
 * the product.
 */
export function PageHeading({
  children,
  title = children,
  size = 'title',
  lead,
  above,
  here = children,
  actions,
  compact = false,
}: PageHeadingProps) {
  const heading = usePageHeading(title);
  return (
    <Row compact={compact}>
      <Words>
        {above && <Breadcrumbs above={above} current={here} />}
        <Title ref={heading} tabIndex={-1} textStyle={size}>
          {children}
        </Title>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      {actions && <Actions compact={compact}>{actions}</Actions>}
    </Row>
  );
}
