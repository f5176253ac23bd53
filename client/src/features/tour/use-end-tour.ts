import { useEndTourMutation } from '../../generated/graphql';
import { cacheUser } from '../../domain/session/session';
import { closeTour } from './tour-store';

/** Closes the tour, and stores for the user that it need not be offered again; a failure only offers it again. */
export function useEndTour(): () => void {
  const [endTour] = useEndTourMutation();
  return () => {
    closeTour();
    endTour().then(
      ({ data }) => data && cacheUser(data.endTour),
      () => undefined,
    );
  };
}
