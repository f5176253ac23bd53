import { showToast } from '../../components/toast/toast-store';
import { MaintenanceDocument, SchemeDocument, useSetMaintenanceMutation } from '../../generated/graphql';
import { errorMessage } from '../../lib/error-message';

/** Throws the switch; the page and the banner ask anew. Gives whether it was thrown. */
export function useSetMaintenance() {
  const [set, { loading }] = useSetMaintenanceMutation({
    refetchQueries: [MaintenanceDocument, SchemeDocument],
    awaitRefetchQueries: true,
  });
  const setMaintenance = async (on: boolean): Promise<boolean> => {
    try {
      await set({ variables: { on } });
      showToast('success', on ? 'Maintenance is on.' : 'Maintenance is off.');
      return true;
    } catch (error) {
      showToast('error', errorMessage(error));
      return false;
    }
  };
  return { setMaintenance, loading };
}
