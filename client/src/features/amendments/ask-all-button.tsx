import { useState } from 'react';
import { t } from '@rules/text.js';
import { Button } from '../../components/actions/button';
import { ONLY_COPY_MS, showToast } from '../../components/toast/toast-store';
import { useAskPreviewLazyQuery, type AskPreviewQuery } from '../../generated/graphql';
import { causeText } from '../../lib/error-message';
import { AskAllForm } from './ask-all-form';

interface Asking {
  submissionIds: readonly string[];
  preview: AskPreviewQuery['askPreview'];
}

/** Sends one message to the owners of the selected submissions: shows whom it reaches, then what was sent. */
export function AskAllButton({ submissionIds }: { submissionIds: readonly string[] }) {
  const [ask] = useAskPreviewLazyQuery({ fetchPolicy: 'no-cache' });
  const [loading, setLoading] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const open = async () => {
    setLoading(true);
    const variables = { submissionIds: [...submissionIds] };
    const { data, error } = await ask({ variables }).finally(() => setLoading(false));
    if (!data)
      showToast(
        'error',
        t('We could not find out whom a message would reach. {causeText}', { causeText: causeText(error) }),
        ONLY_COPY_MS,
      );
    else if (data.askPreview.claims === 0)
      showToast(
        'warning',
        t(
          'Nobody can be asked: none of these submissions has an e-mail address, or was filed by a member with a verified one.',
        ),
        ONLY_COPY_MS,
      );
    else setAsking({ submissionIds, preview: data.askPreview });
  };
  return (
    <>
      <Button size="small" pending={loading} onClick={() => void open()}>
        {t('Ask all for…')}
      </Button>
      {asking && <AskAllForm {...asking} onClose={() => setAsking(undefined)} />}
    </>
  );
}
