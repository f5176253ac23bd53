import { useAuthenticated } from '../../domain/session/session';
import { PrivateLayout } from './private-layout';
import { PublicLayout } from './public-layout';

/** The layout of pages that anybody may open: the private one for signed-in users, otherwise the public one. */
export function OwnLayout() {
  return useAuthenticated() ? <PrivateLayout /> : <PublicLayout />;
}
