import { t } from '@rules/text.js';
import { showToast } from '../../components/toast/toast-store';
import { MaintenanceDocument, useSetMaintenanceMutation } from '../../generated/graphql';
import { askForScheme } from '../../domain/scheme/scheme-store';
import { useFailedChange } from '../../components/toast/use-failed-change';

/** Turns maintenance on or off; page and banner are reloaded. Returns whether it succeeded. */
export function useSetMaintenance() {
  const [set, { loading }] = useSetMaintenanceMutation({
    refetchQueries: [MaintenanceDocument],
    awaitRefetchQueries: true,
  });
  const reportFailed = useFailedChange(t('Maintenance'));
  const setMaintenance = async (on: boolean): Promise<boolean> => {
    try {
      await set({ variables: { on } });
      await askForScheme({ after: true });
      showToast('success', on ? t('Maintenance is on.') : t('Maintenance is off.'));
      return true;
    } catch (error) {
      reportFailed(error);
      void askForScheme({ after: true });
      return false;
    }
  };
  return { setMaintenance, loading };
}
