import type { ReactNode } from 'react';
import { Card, Muted, SectionTitle, Stack } from '../components/page/layout';

interface ExampleProps {
  title: string;
  /** When to use it. */
  use: string;
  children: ReactNode;
}

/** One part of the page of components: what it is for, then the real components. */
export function Example({ title, use, children }: ExampleProps) {
  return (
    <Card>
      <Stack>
        <SectionTitle>{title}</SectionTitle>
        <Muted>{use}</Muted>
        {children}
      </Stack>
    </Card>
  );
}
