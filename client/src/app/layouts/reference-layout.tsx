import { lazy, Suspense } from 'react';
import { useAuthenticated } from '../../domain/session/session';
import { LoadingPage } from '../loading-page';
import { PublicLayout } from './public-layout';

/** Nobody who is not signed in needs it. */
const SignedInFrame = lazy(async () => ({ default: (await import('./signed-in-frame')).SignedInFrame }));

/**
 * The layout of pages to look something up, which every footer links to: signed-in users keep their header, with the account
 * and the way home (SCREEN-36).
 */
export function ReferenceLayout() {
  if (!useAuthenticated()) return <PublicLayout />;
  return (
    <Suspense fallback={<LoadingPage />}>
      <SignedInFrame />
    </Suspense>
  );
}
