import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
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
});
const Words = chakra('div', { base: { minWidth: '0' } });
const Title = chakra('h1', { base: { overflowWrap: 'anywhere' } });
const Lead = chakra('p', { base: { textStyle: 'prose', color: 'muted', mt: '1' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface PageHeadingProps {
  children: string;
  /** The title of the browser tab when it differs from the heading. */
  title?: string;
  size?: 'title' | 'display';
  /** A line below the heading. */
  lead?: string;
  actions?: ReactNode;
}

/**
 * The page's h1. Sets the title of the browser tab, and receives the focus when the page was reached by a link within
 * the product.
 */
export function PageHeading({ children, title = children, size = 'title', lead, actions }: PageHeadingProps) {
  const heading = usePageHeading(title);
  return (
    <Row>
      <Words>
        <Title ref={heading} tabIndex={-1} textStyle={size}>
          {children}
        </Title>
        {lead && <Lead>{lead}</Lead>}
      </Words>
      {actions && <Actions>{actions}</Actions>}
    </Row>
  );
}
