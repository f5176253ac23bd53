import { useState } from 'react';
import { t } from '@rules/text.js';
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
        {t('Turn maintenance on')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        title={t('Close the portal to members and the public?')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{t('Keep it open')}</Button>
            <Button look="danger" pending={loading} onClick={() => void start()}>
              {t('Turn maintenance on')}
            </Button>
          </>
        }
      >
        <DialogBody>
          <Stack>
            <p>{t('In place of every page they will see:')}</p>
            <Notice tone="plain">{maintenanceText}</Notice>
            <p>
              {t(
                'Members who are working now will be interrupted; their saved drafts are kept. Only administrators can sign in until you turn maintenance off.',
              )}
            </p>
          </Stack>
        </DialogBody>
      </Dialog>
    </>
  );
}
