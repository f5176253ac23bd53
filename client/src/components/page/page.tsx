import type { ComponentProps, ReactNode } from 'react';
import { Main } from './frame';

interface PageProps {
  width: ComponentProps<typeof Main>['width'];
  children: ReactNode;
}

/** A page's own content at the width of its kind. */
export function Page({ width, children }: PageProps) {
  return (
    <Main id="main" tabIndex={-1} width={width}>
      {children}
    </Main>
  );
}
