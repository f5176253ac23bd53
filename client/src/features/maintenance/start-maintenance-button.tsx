import { useState } from 'react';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { Notice } from '../../components/feedback/notice';
import { Stack } from '../../components/page/layout';
import { maintenanceText } from '../../domain/scheme/maintenance-text';
import { useSetMaintenance } from './use-set-maintenance';

/** Turns maintenance on, once the administrator has read what members will see. */
export function StartMaintenanceButton() {
  const [asking, setAsking] = useState(false);
  const { setMaintenance, loading } = useSetMaintenance();
  const start = async () => {
    if (await setMaintenance(true)) setAsking(false);
  };
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        Turn maintenance on
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title="Close the portal to members and the public?"
        footer={
          <>
            <Button onClick={() => setAsking(false)}>Keep it open</Button>
            <Button look="danger" pending={loading} onClick={() => void start()}>
              Turn maintenance on
            </Button>
          </>
        }
      >
        <DialogBody>
          <Stack>
            <p>In place of every page they will see:</p>
            <Notice tone="plain">{maintenanceText}</Notice>
            <p>
              Members who are working now will be interrupted; their saved drafts are kept. Only
              administrators can sign in until you turn maintenance off.
            </p>
          </Stack>
        </DialogBody>
      </Dialog>
    </>
  );
}
