import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { Dialog, DialogBody } from '../../components/dialog/dialog';
import { useCancelIdentityPurgeMutation, useRequestIdentityPurgeMutation } from '../../generated/graphql';
import { useFailedChange } from '../../components/toast/use-failed-change';
import { refetchPurge } from './refetch-purge';
import { useTicket } from '../../domain/files/use-ticket';

interface RequestPurgeButtonProps {
  documents: string;
  disabled: boolean;
  /** The id of the text that says why the purge cannot be requested, or what its consequences are. */
  describedBy: string;
}

/** Requests the purge, after a question; this does not destroy anything yet. */
export function RequestPurgeButton({ documents, disabled, describedBy }: RequestPurgeButtonProps) {
  const [asking, setAsking] = useState(false);
  const [request, { loading }] = useRequestIdentityPurgeMutation(refetchPurge);
  const reportFailed = useFailedChange('IdentityPurge');
  const close = () => setAsking(false);
  const ask = () => request().catch(reportFailed).finally(close);
  return (
    <>
      <Button
        look="danger"
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => setAsking(true)}
      >
        {t('Request destruction')}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        role="alertdialog"
        title={t('Request the destruction of {documents}?', { documents })}
        footer={
          <>
            <Button onClick={close}>{t('Not now')}</Button>
            <Button look="danger" pending={loading} onClick={() => void ask()}>
              {t('Send request')}
            </Button>
          </>
        }
      >
        <DialogBody>
          <p>
            {t(
              'Nothing is destroyed yet. The other administrators are notified by e-mail, and the destruction starts as soon as one of them confirms it. Until then you can withdraw the request.',
            )}
          </p>
        </DialogBody>
      </Dialog>
    </>
  );
}

/** Withdraws the request. */
export function CancelPurgeButton() {
  const [cancel, { loading }] = useCancelIdentityPurgeMutation(refetchPurge);
  const reportFailed = useFailedChange('IdentityPurge');
  return (
    <Button pending={loading} onClick={() => void cancel().catch(reportFailed)}>
      {t('Withdraw the request')}
    </Button>
  );
}

/** Opens the certificate by a single-use link. */
export function CertificateButton({ id }: { id: string }) {
  const { openInTab, loading } = useTicket('PURGE_CERTIFICATE', id);
  return (
    <div>
      <Button look="primary" pending={loading} onClick={() => void openInTab()}>
        {t('Open the certificate')}
      </Button>
    </div>
  );
}
