import { OlderRegistrations } from '../../features/registrations/older-registrations';
import { MySubmissionsPage } from '../../features/submissions/my-submissions-page';

/** The member's home: the current claims, and below them the registrations of the older form. */
export function MemberHomePage() {
  return <MySubmissionsPage below={<OlderRegistrations />} />;
}
