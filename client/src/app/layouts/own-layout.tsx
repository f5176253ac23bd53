import { useAuthenticated } from '../../domain/session/session';
import { PrivateLayout } from './private-layout';
import { PublicLayout } from './public-layout';

/** A page that anybody may come upon, in the frame that its reader knows. */
export function OwnLayout() {
  return useAuthenticated() ? <PrivateLayout /> : <PublicLayout />;
}
