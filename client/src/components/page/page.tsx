import type { ComponentProps, ReactNode } from 'react';
import { Main } from './frame';

interface PageProps {
  width: ComponentProps<typeof Main>['width'];
  children: ReactNode;
}

/** A page's own content, in the width for its kind of page. */
export function Page({ width, children }: PageProps) {
  return (
    <Main id="main" tabIndex={-1} width={width}>
      {children}
    </Main>
  );
}
