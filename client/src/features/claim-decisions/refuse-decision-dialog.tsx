import { reasonSchema } from '@rules/reason-schema.js';
import { t } from '@rules/text.js';
import { TextAreaField } from '../../components/form/text-area-field';
import { showToast } from '../../components/toast/toast-store';
import { FormDialog } from '../../domain/draft/form-dialog';
import { useRefuseClaimDecisionMutation, type ClaimDecisionShownFragment } from '../../generated/graphql';
import { failedFormText } from '../../lib/error-message';
import { AFTER_DECISION } from './use-claim-decisions';

interface RefuseDecisionDialogProps {
  decision: ClaimDecisionShownFragment;
  onClose: () => void;
}

/** Refuses what somebody else proposed, or withdraws one's own proposal (DECIDE-8). */
export function RefuseDecisionDialog({ decision, onClose }: RefuseDecisionDialogProps) {
  const { id, version, isOwn } = decision;
  const [refuse] = useRefuseClaimDecisionMutation(AFTER_DECISION);
  const submit = async ({ reason }: { reason: string }) => {
    if (!(await refuse({ variables: { id, version, reason } })).data) return;
    showToast('success', isOwn ? t('The proposal has been withdrawn.') : t('The proposal has been refused.'));
    onClose();
  };
  return (
    <FormDialog
      name={`refuse-decision-${id}`}
      title={isOwn ? t('Withdraw the proposal') : t('Refuse the proposal')}
      action={isOwn ? t('Withdraw') : t('Refuse')}
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      onSubmit={submit}
      failure={failedFormText}
      onClose={onClose}
    >
      <TextAreaField
        name="reason"
        label={t('Reason')}
        hint={t('It stays with the claim for the office to read.')}
      />
    </FormDialog>
  );
}
