import { useScheme } from '../../domain/scheme/use-scheme';
import { MaintenanceNotice } from '../maintenance-notice';

/** `/maintenance`: the notice, whether or not maintenance is on. */
export function MaintenanceRoute() {
  const { scheme } = useScheme();
  return <MaintenanceNotice supportEmail={scheme?.supportEmail} logo={scheme?.logos[0]} />;
}
