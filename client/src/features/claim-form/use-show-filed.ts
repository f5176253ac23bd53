import { useNavigate } from 'react-router';
import { t } from '@rules/text.js';
import { showToast } from '../../components/toast/toast-store';
import { keepReceipt } from '../../domain/claim/receipt';
import { paths } from '../../domain/paths';

/** Ends the form of a claim that was filed: its draft is deleted, and the claim's page opens with the receipt. */
export function useShowFiled(draft: {
  discard: () => Promise<void>;
}): (submissionId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (submissionId) => {
    void draft.discard();
    showToast('success', t('Submission has been created'));
    keepReceipt(submissionId, 'filed');
    await navigate(paths.submissionView(submissionId));
  };
}
