import { OlderRegistrations } from '../../features/registrations/older-registrations';
import { MySubmissionsPage } from '../../features/submissions/home/my-submissions-page';
import { TourOffer } from '../../features/tour/tour-offer';
import { useMyRegistrationsQuery } from '../../generated/graphql';

/** The member's home: the current claims, and below them the registrations of the older form. */
export function MemberHomePage() {
  const { data, error, refetch } = useMyRegistrationsQuery({ fetchPolicy: 'cache-and-network' });
  const registrations = data?.myRegistrations;
  return (
    <MySubmissionsPage
      aboveTasks={<TourOffer />}
      below={
        <OlderRegistrations
          registrations={registrations}
          error={registrations ? undefined : error}
          onRetry={() => void refetch()}
        />
      }
      isBelowLoading={!registrations && !error}
      registrations={registrations ?? []}
    />
  );
}
