import { OlderRegistrations } from '../../features/registrations/older-registrations';
import { MySubmissionsPage } from '../../features/submissions/my-submissions-page';
import { useMyRegistrationsQuery } from '../../generated/graphql';

/** The member's home: the current claims, and below them the registrations of the older form. */
export function MemberHomePage() {
  const { data, error } = useMyRegistrationsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <MySubmissionsPage
      below={<OlderRegistrations />}
      isBelowLoading={!data && !error}
      registrations={data?.myRegistrations ?? []}
    />
  );
}
